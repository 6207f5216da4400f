#include "model/games/greatlakes/greatlakes.h"

#include "model/engine/matchshell.h"

namespace tacklebox {

using namespace greatlakes;
using Log = EventLog<GreatLakes>;

namespace {

constexpr PileId kLake{PileKind::Lake};

PileId chosenBy(Seat seat) {
    return {PileKind::Chosen, seat};
}
PileId keptBy(Seat seat) {
    return {PileKind::Kept, seat};
}
PileId caughtBy(Seat seat) {
    return {PileKind::Caught, seat};
}

/// G-15: the seat has fished out this suit.
bool isClosed(const State& state, Seat seat, packs::Suit suit) {
    const SuitList& fished = state.fished[seat];
    return std::find(fished.begin(), fished.end(), suit) != fished.end();
}

void beginRound(State& state, Log& log) {
    setStatus(state, {Phase::Choose, kNoSeat, SeatSet::all(state.match.seats)}, log);
}

/// Scores the finished game. Ends the match if a single leader has reached the target, or after the last
/// game (G-19, G-23). Otherwise, the next deal is due.
void endGame(State& state, Log& log) {
    DealResult game;
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        game.points[seat] = std::int16_t(state.caught[seat].size());
    scoreDeal(state.match, game, log);

    const SeatSet leading = leaders(state.match.scores, state.match.seats);
    const bool decided =
        leading.size() == 1 && state.match.scores[leading.first()] >= state.options.value[kTarget];
    if (!decided && state.match.round < kMostGames) {
        state.dealDue = true;
        setStatus(state, {state.status.phase, state.status.turn, {}}, log);
        return;
    }
    endMatch(state, leading, {Phase::Over, kNoSeat, {}}, log);
}

void stock(State& state, Seat seat, Log& log) {
    const Card card = state.kept[seat];
    state.kept[seat] = kNoCard;
    state.lake.putOnTop(card);
    log.moved(card, keptBy(seat), kLake);
}

void addToCatch(State& state, Seat seat, Card card) {
    state.caught[seat].add(card);
    state.catches.add(card);
}

void fishOut(State& state, Seat seat, Log& log) {
    const packs::Suit suit = packs::suitOf(state.kept[seat]);
    for (int depth = 0; depth < state.lake.size();) {
        const Card card = state.lake.fromTop(depth);
        if (packs::suitOf(card) != suit) {
            ++depth;
            continue;
        }
        state.lake.removeAt(state.lake.size() - 1 - depth);
        addToCatch(state, seat, card);
        log.moved(card, kLake, caughtBy(seat));
    }
    addToCatch(state, seat, state.kept[seat]);
    log.moved(state.kept[seat], keptBy(seat), caughtBy(seat));
    state.kept[seat] = kNoCard;
    state.fished[seat].add(suit);
}

/// Waits for the next keeper from the dealer's left. Without one, begins the next round or ends the game.
/// A keeper whose suit is closed stocks the lake automatically (G-15, G-16).
void continueWithNextKeeper(State& state, Log& log) {
    Seat seat = state.match.dealer;
    for (int i = 0; i < state.match.seats; ++i) {
        seat = leftOf(seat, state.match.seats);
        if (state.kept[seat] == kNoCard) continue;
        if (isClosed(state, seat, packs::suitOf(state.kept[seat])))
            stock(state, seat, log);
        else
            return setStatus(state, {Phase::Keep, seat, SeatSet::of(seat)}, log);
    }
    if (state.hands[0].empty())
        endGame(state, log);
    else
        beginRound(state, log);
}

/// Reveals the chosen cards (G-06). Their players keep the highest card of each suit (G-07); the others go
/// into the lake (G-11).
void reveal(State& state, Log& log) {
    const int seats = state.match.seats;
    CardSet revealed;
    for (Seat seat = 0; seat < seats; ++seat) {
        revealed.add(state.chosen[seat]);
        log.add(Shown{seat, state.chosen[seat]});
    }
    std::array<int, packs::kSuits> highest{};
    for (const Card card : revealed)
        highest[packs::suitOf(card)] = std::max(highest[packs::suitOf(card)], valueInRound(card, revealed));

    Seat seat = state.match.dealer;
    for (int i = 0; i < seats; ++i) {
        seat = leftOf(seat, seats);
        const Card card = state.chosen[seat];
        state.chosen[seat] = kNoCard;
        if (valueInRound(card, revealed) == highest[packs::suitOf(card)]) {
            state.kept[seat] = card;
            log.moved(card, chosenBy(seat), keptBy(seat));
        } else {
            state.lake.putOnTop(card);
            log.moved(card, chosenBy(seat), kLake);
        }
    }
    continueWithNextKeeper(state, log);
}

/// Sets up a deal and begins its first round.
void deal(State& state, const Layout& layout, Log& log) {
    state.hands = layout.hands;
    state.lake = layout.lake;
    state.caught = {};
    state.catches.clear();
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        for (const Card card : layout.caught[seat])
            addToCatch(state, seat, card);
    state.fished = layout.fished;
    state.chosen.fill(kNoCard);
    state.kept.fill(kNoCard);
    state.dealDue = false;
    state.status = {Phase::Choose, kNoSeat, SeatSet::all(state.match.seats)};
    log.dealt(state);
}

} // namespace

int greatlakes::valueInRound(Card card, CardSet revealed) {
    const packs::Suit suit = packs::suitOf(card);
    if (packs::rankOf(card) != packs::kAce) return packs::rankOf(card) + 1;
    const CardSet courts = CardSet::range(packs::faceOf(packs::kJack, suit), 3);
    return revealed.intersects(courts) ? 14 : 1;
}

std::span<const Card> GreatLakes::deck(const Options&) {
    return kCardsInOrder<kDeckSize>;
}

Layout GreatLakes::shuffled(const Options& options, int seats, Random& random) {
    Layout layout;
    Pile<kDeckSize> pack;
    for (const Card card : deck(options))
        pack.add(card);
    random.shuffle(pack);
    for (int each = kDeckSize / seats; each > 0; --each)
        for (int seat = 0; seat < seats; ++seat)
            layout.hands[seat].add(pack.draw());
    layout.lake = pack; // G-05
    return layout;
}

const char* GreatLakes::validationError(const Options&, int seats, const Layout& layout) {
    for (int seat = 1; seat < seats; ++seat)
        if (layout.hands[seat].size() != layout.hands[0].size())
            return "All hands must have the same number of cards.";
    if (layout.hands[0].empty()) return "Nobody has a card, so the game would already be over.";
    return nullptr;
}

void GreatLakes::newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                 const Layout& layout, Log& log) {
    beginMatch(state, options, seats, dealer, layout);
    deal(state, layout, log);
}

void GreatLakes::legalMoves(const State& state, Seat seat, MoveList<Move>& moves) {
    if (!state.status.playersToAct.has(seat)) return;
    if (state.status.phase == Phase::Choose) {
        for (const Card card : state.hands[seat])
            moves.add({MoveKind::Choose, card});
    } else {
        moves.add({MoveKind::FishOut});
        moves.add({MoveKind::Stock});
    }
}

Refusal GreatLakes::check(const State& state, Seat seat, const Move& move) {
    if (!state.status.playersToAct.has(seat)) return {.reason = Reason::NotYourMove};
    if (move.kind == MoveKind::Choose) {
        if (state.status.phase != Phase::Choose) return {.reason = OwnReason::ChoiceIsFinal};
        if (!state.hands[seat].has(move.card)) return {.reason = Reason::NotInHand, .face = move.card};
        return {};
    }
    if (state.status.phase != Phase::Keep) return {.reason = OwnReason::ChooseFirst};
    return {};
}

void GreatLakes::apply(State& state, Seat seat, const Move& move, Log& log) {
    switch (move.kind) {
    case MoveKind::Choose: {
        log.add(MoveMade<Move>{seat, move, SeatSet::of(seat)});
        state.hands[seat].remove(move.card);
        state.chosen[seat] = move.card;
        log.moved(move.card, handOf(seat), chosenBy(seat), SeatSet::of(seat));
        Status status = state.status;
        status.playersToAct.remove(seat);
        if (status.playersToAct.empty()) return reveal(state, log);
        return setStatus(state, status, log);
    }
    case MoveKind::FishOut:
        log.add(MoveMade<Move>{seat, move});
        fishOut(state, seat, log);
        return continueWithNextKeeper(state, log);
    case MoveKind::Stock:
        log.add(MoveMade<Move>{seat, move});
        stock(state, seat, log);
        return continueWithNextKeeper(state, log);
    }
}

Chance GreatLakes::chance(const State& state) {
    return {.kind = state.dealDue ? ChanceKind::Deal : ChanceKind::None};
}

void GreatLakes::applyChance(State& state, const Outcome<Layout>& outcome, Log& log) {
    beginNextDeal(state.match);
    deal(state, outcome.layout, log);
}

} // namespace tacklebox
