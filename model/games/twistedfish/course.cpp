#include "model/games/twistedfish/course.h"

#include "model/games/twistedfish/conditions.h"

#include <limits>

namespace tacklebox {

using namespace twistedfish;

namespace {

/// So many quiet turns a seat, in a row and each with an empty pond at its end, end the hand (T-42).
constexpr int kQuietRounds = 6;

void beginTurn(State& state, Seat seat, Log& log) {
    state.won = kNoCard;
    state.drawn = false;
    state.quiet = true;
    setStatus(state, {Phase::Turn, seat, waitingAtOpenMoment(state, seat)}, log);
}

int pointsOf(const State& state, Seat seat) {
    int points = 0;
    for (const Basket& basket : state.baskets)
        if (basket.owner == seat) points += valueOf(basket.fish) * std::popcount(basket.colours); // T-37
    for (Fish fish = 0; fish < kFishes; ++fish)
        points -= valueOf(fish) * countOf(state, seat, fish);
    return points - kZingerCost * (state.hands[seat] & kAllZingers).size();
}

/// The sum, kept within what a total can hold: a match that nobody ever wins could go on losing points.
std::int16_t added(int total, int points) {
    using Limits = std::numeric_limits<std::int16_t>;
    return std::int16_t(std::clamp<int>(total + points, Limits::min(), Limits::max()));
}

/// The usual deal: a card at a time from the dealer's left, eight each or as far as the pond goes.
void dealHands(State& state, Log& log) {
    Seat seat = state.match.dealer;
    for (int left = kHandSize * state.match.seats; left > 0 && !state.pond.empty(); --left) {
        seat = leftOf(seat, state.match.seats);
        const Card card = state.pond.draw();
        state.hands[seat].add(card);
        log.moved(card, kPond, handOf(seat), SeatSet::of(seat));
    }
}

void deal(State& state, const Layout& layout, Log& log) {
    state.due = Due::Nothing;
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
    if (!layout.handsGiven) dealHands(state, log);
    beginTurn(state, first, log);
}

} // namespace

void twistedfish::setStatus(State& state, const Status& status, Log& log) {
    if (status == state.status) return;
    log.add(StatusChanged<Status>{state.status, status});
    state.status = status;
}

void twistedfish::endTurn(State& state, bool dead, Log& log) {
    const int seats = state.match.seats;
    state.quietOnEmptyPond = std::uint8_t(state.quiet && state.pond.empty() ? state.quietOnEmptyPond + 1 : 0);
    state.quietAndDead = std::uint8_t(state.quiet && dead ? state.quietAndDead + 1 : 0);
    if (state.quietOnEmptyPond >= kQuietRounds * seats) return endHand(state, Ending::QuietOnEmptyPond, log);
    if (state.quietAndDead >= seats) return endHand(state, Ending::AllDead, log);
    beginTurn(state, leftOf(state.status.turn, seats), log);
}

void twistedfish::endHand(State& state, Ending ending, Log& log) {
    MatchScore& match = state.match;
    match.last = {.out = ending == Ending::WentOut ? state.status.turn : kNoSeat,
                  .ending = std::uint8_t(ending),
                  .any = true};
    for (Seat seat = 0; seat < match.seats; ++seat) {
        match.last.points[seat] = std::int16_t(pointsOf(state, seat));
        match.scores[seat] = added(match.scores[seat], match.last.points[seat]);
    }
    log.add(Scored{match.last.points, match.scores, match.last.out, match.seats, match.last.ending});

    const int top = *std::max_element(match.scores.begin(), match.scores.begin() + match.seats);
    SeatSet leaders;
    for (Seat seat = 0; seat < match.seats; ++seat)
        if (match.scores[seat] == top) leaders.add(seat);
    const int target = state.options.value[kOptionTarget];
    if (target > 0 && (top < target || leaders.size() > 1)) { // a tie at the top plays on
        state.due = Due::Deal;
        return setStatus(state, {Phase::Turn, state.status.turn, {}}, log);
    }
    match.over = true;
    match.winners = leaders;
    setStatus(state, {Phase::Over, kNoSeat, {}}, log);
    log.add(Over{leaders});
}

void twistedfish::dealNext(State& state, const Layout& layout, Log& log) {
    ++state.match.round;
    state.match.dealer = leftOf(state.match.dealer, state.match.seats);
    deal(state, layout, log);
}

std::span<const Card> TwistedFish::deck(const Options&) {
    static constexpr auto kDeck = [] {
        std::array<Card, kDeckSize> cards{};
        for (int i = 0; i < kDeckSize; ++i)
            cards[i] = Card(i);
        return cards;
    }();
    return kDeck;
}

Layout TwistedFish::shuffled(const Options& options, int, Random& random) {
    Layout layout;
    for (const Card card : deck(options))
        layout.pond.add(card);
    random.shuffle(layout.pond);
    return layout;
}

const char* TwistedFish::fault(const Options&, int, const Layout& layout) {
    if (layout.baskets.size() == kFishes)
        return "Every fish has its basket: that hand would be over already.";
    return nullptr;
}

void TwistedFish::open(State& state, const Options& options, int seats, Seat dealer, const Layout& layout,
                       Log& log) {
    state = State{};
    state.options = options;
    state.match.seats = std::uint8_t(seats);
    state.match.dealer = dealer;
    state.match.scores = layout.scores;
    deal(state, layout, log);
}

} // namespace tacklebox
