#include "model/games/gofish/gofish.h"

#include "model/engine/matchshell.h"

namespace tacklebox {

using namespace gofish;
using Log = EventLog<GoFish>;

namespace {

constexpr PileId kPond{PileKind::Pond};

/// All asks by rank and set of targets; a row lists the lowest seat first.
using AskRow = std::array<Move, kMostPlayers>;
constexpr auto kAsks = [] {
    std::array<std::array<AskRow, 1 << kMostPlayers>, packs::kRanks> asks{};
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        for (int bits = 0; bits < 1 << kMostPlayers; ++bits) {
            int count = 0;
            for (Seat target = 0; target < kMostPlayers; ++target)
                if (bits >> target & 1) asks[rank][bits][count++] = {MoveKind::Ask, target, rank};
        }
    return asks;
}();

// ---- Moving cards ----

/// Draws the top card. The pond must not be empty.
Card draw(State& state, Seat seat) {
    const Card card = state.pond.draw();
    state.hands[seat].add(card);
    state.cardMoved = true;
    return card;
}

/// Draws a card that only the drawer sees.
void drawHidden(State& state, Seat seat, Log& log) {
    log.moved(draw(state, seat), kPond, handOf(seat), SeatSet::of(seat));
}

void give(State& state, Seat from, Seat to, CardSet cards, Log& log) {
    state.hands[from] -= cards;
    state.hands[to] |= cards;
    state.cardMoved = true;
    if (!log.recording()) return;
    for (const Card card : cards)
        log.moved(card, handOf(from), handOf(to));
}

void layBook(State& state, Seat seat, Rank rank, Log& log) {
    const CardSet cards = cardsOfRank(rank);
    state.hands[seat] -= cards;
    state.books.add({seat, rank});
    if (!log.recording()) return;
    for (const Card card : cards)
        log.moved(card, handOf(seat), {PileKind::Books, seat});
}

/// F-12: true if the book just laid emptied the hand and that ends the game.
bool isFirstOut(const State& state, Seat seat) {
    return state.options.value[kEnd] == kFirstOut && state.hands[seat].empty();
}

// ---- Ending ----

void endGame(State& state, Ending ending, Seat out, Log& log) {
    DealResult game{.out = out, .ending = std::uint8_t(ending)};
    for (const Book& book : state.books)
        ++game.points[book.seat];
    scoreDeal(state.match, game, log);
    if (state.match.round < state.options.value[kGames]) { // F-13
        state.dealDue = true;
        setStatus(state, {Phase::Turn, state.status.turn, {}}, log);
        return;
    }
    endMatch(state, leaders(state.match.scores, state.match.seats), {Phase::Over, kNoSeat, {}}, log);
}

// ---- Turn order ----

/// The next player to the left, skipping empty hands while the pond is empty (F-07, F-09). Requires a hand
/// with a card then.
Seat nextInTurn(const State& state, Seat seat) {
    do
        seat = leftOf(seat, state.match.seats);
    while (state.hands[seat].empty() && state.pond.empty());
    return seat;
}

/// Passes the turn. Returns false if this ends the game, after too many quiet turns (F-11).
bool pass(State& state, Log& log) {
    state.quietTurns = state.cardMoved ? 0 : std::uint8_t(state.quietTurns + 1);
    if (state.quietTurns == kMostQuietTurns) {
        endGame(state, Ending::Quiet, kNoSeat, log);
        return false;
    }
    const Seat next = nextInTurn(state, state.status.turn);
    state.cardMoved = false;
    setStatus(state, {Phase::Turn, next, SeatSet::of(next)}, log);
    return true;
}

/// Continues with the same or the next player until somebody can ask, or ends the game (F-10).
void continueGame(State& state, bool samePlayer, Log& log) {
    for (;; samePlayer = false) {
        const SeatSet holders = holdersOf(state);
        if (state.pond.empty() && holders.size() < 2)
            return endGame(state, holders.empty() ? Ending::AllBooks : Ending::NobodyCanAsk, kNoSeat, log);
        if (!samePlayer && !pass(state, log)) return;
        const Seat seat = state.status.turn;
        if (!holders.has(seat)) { // F-07
            if (state.pond.empty()) continue;
            drawHidden(state, seat, log);
        }
        if (!holders.without(seat).empty()) return;
        // F-08: nobody to ask; pass the turn.
    }
}

/// Draws after a miss (F-05).
void goFishing(State& state, Seat seat, Rank rank, Log& log) {
    if (state.pond.empty()) return continueGame(state, false, log);
    const Card card = draw(state, seat);
    const Rank fished = packs::rankOf(card);
    const bool caught = fished == rank && state.options.value[kLucky];
    log.moved(card, kPond, handOf(seat), caught ? kAllSeats : SeatSet::of(seat));
    if (caught) log.add(Said{seat, Saying::GotWhatIFishedFor});
    if (state.hands[seat].contains(cardsOfRank(fished))) {
        layBook(state, seat, fished, log);
        if (isFirstOut(state, seat)) return endGame(state, Ending::FirstOut, seat, log);
    }
    continueGame(state, caught, log);
}

// ---- Dealing ----

/// F-02: deals one card at a time from the dealer's left, until the pond is empty at the latest.
void dealHands(State& state, Log& log) {
    Seat seat = state.match.dealer;
    for (int left = handSize(state.match.seats) * state.match.seats; left > 0 && !state.pond.empty();
         --left) {
        seat = leftOf(seat, state.match.seats);
        drawHidden(state, seat, log);
    }
}

/// F-06: lays dealt books from the dealer's left, ace first. Returns false if that ends the game (F-12).
bool layDealtBooks(State& state, Log& log) {
    Seat seat = state.match.dealer;
    for (int i = 0; i < state.match.seats; ++i) {
        seat = leftOf(seat, state.match.seats);
        const RankSet books = booksIn(state.hands[seat]);
        for (const Rank rank : books)
            layBook(state, seat, rank, log);
        if (books.empty() || !isFirstOut(state, seat)) continue;
        endGame(state, Ending::FirstOut, seat, log);
        return false;
    }
    return true;
}

void deal(State& state, const Layout& layout, Log& log) {
    const Seat first = leftOf(state.match.dealer, state.match.seats);
    state.hands = layout.hands;
    state.pond = layout.pond;
    state.books = layout.books;
    state.quietTurns = 0;
    state.dealDue = false;
    state.status = {Phase::Turn, first, SeatSet::of(first)};
    log.dealt(state);
    if (!layout.hasHands) dealHands(state, log);
    if (!layDealtBooks(state, log)) return;
    // A player skipped right after the deal has had no turn, so it must not count as a quiet one.
    state.cardMoved = state.pond.empty() && state.hands[first].empty();
    continueGame(state, true, log);
}

} // namespace

std::span<const Card> GoFish::deck(const Options&) {
    return kCardsInOrder<kDeckSize>;
}

Layout GoFish::shuffled(const Options&, int, Random& random) {
    Layout layout;
    for (const Card card : kCardsInOrder<kDeckSize>)
        layout.pond.putOnTop(card);
    random.shuffle(layout.pond);
    return layout;
}

const char* GoFish::validationError(const Options& options, int seats, const Layout& layout) {
    // The dealer does not matter for whether a game can begin.
    State state;
    Log silent;
    silent.recording(false);
    newInitialState(state, options, seats, 0, layout, silent);
    if (!state.match.last.any) return nullptr;
    if (Ending(state.match.last.ending) != Ending::FirstOut)
        return "Nobody could ask for a card, so the game would already be over.";
    // F-12: a shuffled deal may end a game at once, but a given hand must not.
    if (layout.hasHands) return "A hand has nothing but books, so the game would already be over.";
    return nullptr;
}

void GoFish::newInitialState(State& state, const Options& options, int seats, Seat dealer,
                             const Layout& layout, Log& log) {
    beginMatch(state, options, seats, dealer, layout);
    deal(state, layout, log);
}

void GoFish::legalMoves(const State& state, Seat seat, MoveList<Move>& moves) {
    if (!state.status.playersToAct.has(seat)) return;
    const SeatSet targets = holdersOf(state).without(seat);
    const int count = targets.size();
    for (const Rank rank : ranksIn(state.hands[seat]))
        moves.addFirst(count, kAsks[rank][targets.bits()]);
}

Refusal GoFish::check(const State& state, Seat seat, const Move& move) {
    if (!state.status.playersToAct.has(seat)) return {.reason = Reason::NotYourMove};
    if (move.target == seat) return {.reason = Reason::NotYourself};
    if (!state.hands[seat].intersects(cardsOfRank(move.rank)))
        return {.reason = Reason::HoldsNoneOfKind, .first = move.rank};
    if (state.hands[move.target].empty()) return {.reason = Reason::EmptyHand, .seat = move.target};
    return {};
}

void GoFish::apply(State& state, Seat seat, const Move& move, Log& log) {
    log.add(MoveMade<Move>{seat, move});
    const CardSet asked = cardsOfRank(move.rank);
    const CardSet given = state.hands[move.target] & asked;
    if (given.empty()) {
        log.add(Said{move.target, Saying::GoFishing});
        return goFishing(state, seat, move.rank, log);
    }
    give(state, move.target, seat, given, log);
    if (state.hands[seat].contains(asked)) {
        layBook(state, seat, move.rank, log);
        if (isFirstOut(state, seat)) return endGame(state, Ending::FirstOut, seat, log);
    }
    continueGame(state, true, log);
}

Chance GoFish::chance(const State& state) {
    return {.kind = state.dealDue ? ChanceKind::Deal : ChanceKind::None};
}

void GoFish::applyChance(State& state, const Outcome<Layout>& outcome, Log& log) {
    beginNextDeal(state.match);
    deal(state, outcome.layout, log);
}

} // namespace tacklebox
