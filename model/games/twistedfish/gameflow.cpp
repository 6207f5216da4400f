#include "model/games/twistedfish/gameflow.h"

#include "model/engine/matchshell.h"
#include "model/games/twistedfish/conditions.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

/// T-42: the round ends after a run of this many quiet turns for each seat, if all ended with an empty pond.
constexpr int kQuietTurnsOfEach = 6;

void beginTurn(State& state, Seat seat, Log& log) {
    state.won = kNoCard;
    state.drawn = false;
    state.quiet = true;
    setStatus(state, {Phase::Turn, seat, playersToActAtOpenMoment(state, seat)}, log);
}

int pointsOf(const State& state, Seat seat) {
    int points = 0;
    for (const Basket& basket : state.baskets)
        if (basket.owner == seat) points += valueOf(basket.fish) * std::popcount(basket.colours); // T-37
    for (Fish fish = 0; fish < kFishes; ++fish)
        points -= valueOf(fish) * countOf(state, seat, fish);
    return points - kZingerCost * (state.hands[seat] & kAllZingers).size();
}

/// Deals eight cards each, one at a time from the dealer's left, as far as the pond lasts.
void dealHands(State& state, Log& log) {
    Seat seat = state.match.dealer;
    for (int remaining = kHandSize * state.match.seats; remaining > 0 && !state.pond.empty(); --remaining) {
        seat = leftOf(seat, state.match.seats);
        const Card card = state.pond.draw();
        state.hands[seat].add(card);
        log.moved(card, kPond, handOf(seat), SeatSet::of(seat));
    }
}

void deal(State& state, const Layout& layout, Log& log) {
    state.pendingChance = PendingChance::Nothing;
    state.pulling = {};
    state.quietOnEmptyPond = 0;
    state.quietAndDead = 0;
    state.hands = layout.hands;
    state.pond = layout.pond;
    state.discard = layout.discard;
    state.baskets = layout.baskets;
    const Seat first = leftOf(state.match.dealer, state.match.seats);
    state.status = {Phase::Turn, first, {}};
    log.dealt(state);
    if (!layout.hasHands) dealHands(state, log);
    beginTurn(state, first, log);
}

} // namespace

void twistedfish::endTurn(State& state, bool dead, Log& log) {
    const int seats = state.match.seats;
    state.quietOnEmptyPond = std::uint8_t(state.quiet && state.pond.empty() ? state.quietOnEmptyPond + 1 : 0);
    state.quietAndDead = std::uint8_t(state.quiet && dead ? state.quietAndDead + 1 : 0);
    if (state.quietOnEmptyPond >= kQuietTurnsOfEach * seats)
        return endRound(state, Ending::QuietOnEmptyPond, log);
    if (state.quietAndDead >= seats) return endRound(state, Ending::AllDead, log);
    beginTurn(state, leftOf(state.status.turn, seats), log);
}

void twistedfish::endRound(State& state, Ending ending, Log& log) {
    DealResult result{.out = ending == Ending::WentOut ? state.status.turn : kNoSeat,
                      .ending = std::uint8_t(ending)};
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        result.points[seat] = std::int16_t(pointsOf(state, seat));
    scoreDeal(state.match, result, log);

    const SeatSet leading = leaders(state.match.scores, state.match.seats);
    const int target = state.options.value[kOptionTarget];
    if (target > 0 &&
        (state.match.scores[leading.first()] < target || leading.size() > 1)) { // a tie continues
        state.pendingChance = PendingChance::Deal;
        return setStatus(state, {Phase::Turn, state.status.turn, {}}, log);
    }
    endMatch(state, leading, {Phase::Over, kNoSeat, {}}, log);
}

void twistedfish::dealNext(State& state, const Layout& layout, Log& log) {
    beginNextDeal(state.match);
    deal(state, layout, log);
}

std::span<const Card> TwistedFish::deck(const Options&) {
    return kCardsInOrder<kDeckSize>;
}

Layout TwistedFish::shuffled(const Options& options, int, Random& random) {
    Layout layout;
    for (const Card card : deck(options))
        layout.pond.add(card);
    random.shuffle(layout.pond);
    return layout;
}

const char* TwistedFish::validationError(const Options&, int, const Layout& layout) {
    if (layout.baskets.size() == kFishes)
        return "Every fish is in a basket, so the round would already be over.";
    return nullptr;
}

void TwistedFish::newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                  const Layout& layout, Log& log) {
    beginMatch(state, options, seats, dealer, layout);
    deal(state, layout, log);
}

} // namespace tacklebox
