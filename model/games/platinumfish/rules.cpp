#include "model/games/platinumfish/platinumfish.h"

#include "model/engine/matchshell.h"

namespace tacklebox {

using namespace platinumfish;
using packs::Rank;
using Log = EventLog<PlatinumFish>;

namespace {

constexpr PileId kDeck{PileKind::Deck};
constexpr PileId kDiscard{PileKind::Discard};

PileId matchesOf(Seat seat) {
    return {PileKind::Matches, seat};
}

// ---- Moving cards ----

/// Deals up to `count` cards face down, as long as the deck lasts (P-17, P-22).
void dealHidden(State& state, Seat seat, int count, Log& log) {
    for (; count > 0 && !state.deck.empty(); --count) {
        const Card card = state.deck.draw();
        state.hands[seat].add(card);
        log.moved(PlatinumFish::faceOf(card), kDeck, handOf(seat), SeatSet::of(seat));
    }
}

/// Lays the first two cards of `rank` in the hand. Equal cards are interchangeable, so their faces decide
/// (P-04).
void layMatch(State& state, Seat seat, Rank rank, Log& log) {
    for (int half = 0; half < 2; ++half) {
        const Card card = (state.hands[seat] & kCardsOfRank[rank]).first();
        state.hands[seat].remove(card);
        state.matched.add(card);
        log.moved(PlatinumFish::faceOf(card), handOf(seat), matchesOf(seat));
    }
    state.matches.add({seat, rank});
}

void layAllMatches(State& state, Seat seat, Log& log) {
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        for (int pairs = (state.hands[seat] & kCardsOfRank[rank]).size() / 2; pairs > 0; --pairs)
            layMatch(state, seat, rank, log);
}

/// Takes a card into the hand face up. Returns true if it made a pair, which is laid at once (P-07).
bool takeShown(State& state, Seat seat, Card card, PileId from, Log& log) {
    const bool matches = state.hands[seat].intersects(kCardsOfRank[rankOf(card)]);
    state.hands[seat].add(card);
    log.moved(PlatinumFish::faceOf(card), from, handOf(seat));
    if (matches) layMatch(state, seat, rankOf(card), log);
    return matches;
}

/// The deck as a set, computed as all cards not elsewhere, which is faster. If cards are out of the game,
/// reads the deck instead.
CardSet cardsInDeck(const State& state) {
    CardSet elsewhere = state.matched | state.discard.asSet();
    for (const CardSet& hand : state.hands)
        elsewhere |= hand;
    const CardSet cards = CardSet::range(0, kDeckSize) - elsewhere;
    return cards.size() == state.deck.size() ? cards : state.deck.asSet();
}

// ---- Between turns ----

/// The last card has left the deck (P-23): most pairs win, ties are shared (P-24).
void endGame(State& state, Log& log) {
    DealResult deal;
    for (const LaidMatch& laid : state.matches)
        ++deal.points[laid.seat];
    scoreDeal(state.match, deal, log);
    endMatch(state, leaders(deal.points, state.match.seats),
             {.phase = Phase::Over, .dice = state.status.dice}, log);
}

void beginTurn(State& state, Seat seat, Log& log) {
    SeatSet playersToAct = SeatSet::of(seat);
    if (state.searcher != kNoSeat)
        playersToAct = playersToAct | SeatSet::all(state.match.seats).without(state.searcher); // P-12
    setStatus(state, {.phase = Phase::Draw, .turn = seat, .playersToAct = playersToAct}, log);
}

/// Waits for a chance step. Nobody may move before it; the current phase is over.
void await(State& state, PendingChance pending, Seat roller, Log& log) {
    state.pendingChance = pending;
    state.roller = roller;
    setStatus(state, {.phase = Phase::Draw, .turn = state.status.turn, .dice = state.status.dice}, log);
}

/// Ends a turn after a roll, an ask or a new hand. Players without cards get new hands first, beginning with
/// the player on turn; then the next turn begins (P-16, P-19, P-21).
void endTurn(State& state, Log& log) {
    if (state.deck.empty()) return endGame(state, log);
    Seat seat = state.status.turn;
    for (int i = 0; i < state.match.seats; ++i, seat = leftOf(seat, state.match.seats))
        if (state.hands[seat].empty()) return await(state, PendingChance::RefillRoll, seat, log);
    beginTurn(state, leftOf(state.status.turn, state.match.seats), log);
}

/// Continues after a new hand was dealt, or a card of it matched from the discard pile.
void goOnWithRefill(State& state, Seat seat, Log& log) {
    if (state.deck.empty()) return endGame(state, log);
    if (state.hands[seat].empty()) return await(state, PendingChance::RefillRoll, seat, log); // P-20
    if (discardMatches(state, seat).empty()) return endTurn(state, log);
    Status status = state.status;
    status.phase = Phase::Refill;
    status.playersToAct = SeatSet::of(seat);
    status.refillSeat = seat;
    setStatus(state, status, log);
}

// ---- Start ----

/// Continues after the first pairs: new hands from the dealer's left until all players keep a card (P-05),
/// then the first discard and the first turn.
void goOnWithStart(State& state, Log& log) {
    if (state.deck.empty()) return endGame(state, log);
    const Seat first = leftOf(state.match.dealer, state.match.seats);
    Seat seat = first;
    for (int i = 0; i < state.match.seats; ++i, seat = leftOf(seat, state.match.seats))
        if (state.hands[seat].empty()) return await(state, PendingChance::StartRefillRoll, seat, log);
    if (state.turnsUpFirst) {
        const Card card = state.deck.draw();
        state.discard.putOnTop(card);
        log.moved(PlatinumFish::faceOf(card), kDeck, kDiscard);
        if (state.deck.empty()) return endGame(state, log);
    }
    beginTurn(state, first, log);
}

void layStartingMatches(State& state, Log& log) {
    Seat seat = state.match.dealer;
    for (int i = 0; i < state.match.seats; ++i) {
        seat = leftOf(seat, state.match.seats);
        layAllMatches(state, seat, log);
    }
    goOnWithStart(state, log);
}

// ---- Moves ----

void draw(State& state, Seat seat, Log& log) {
    state.searcher = kNoSeat;
    const Card card = state.deck.draw();
    const bool matches = state.hands[seat].intersects(kCardsOfRank[rankOf(card)]);
    if (matches) {
        takeShown(state, seat, card, kDeck, log);
    } else {
        state.discard.putOnTop(card); // P-08
        log.moved(PlatinumFish::faceOf(card), kDeck, kDiscard);
    }
    if (state.deck.empty()) return endGame(state, log);
    if (!matches) return await(state, PendingChance::TurnRoll, seat, log);
    if (state.hands[seat].empty()) return endTurn(state, log);                                      // P-19
    setStatus(state, {.phase = Phase::Draw, .turn = seat, .playersToAct = SeatSet::of(seat)}, log); // P-09
}

void takeDiscard(State& state, Seat seat, Log& log) {
    state.searcher = kNoSeat;
    takeShown(state, seat, state.discard.draw(), kDiscard, log);
    if (state.hands[seat].empty()) return endTurn(state, log);
    setStatus(state, {.phase = Phase::Draw, .turn = seat, .playersToAct = SeatSet::of(seat)}, log);
}

/// Shuffles once, whoever calls first (P-12).
void callForShuffle(State& state, Log& log) {
    state.searcher = kNoSeat;
    if (state.deck.size() > 1) return await(state, PendingChance::Shuffle, kNoSeat, log);
    log.shuffled(PileKind::Deck, state.deck);
    beginTurn(state, state.status.turn, log);
}

/// Takes the copy nearest the top (P-13); it may match or stay in the hand (P-14).
void take(State& state, Seat seat, Rank rank, Log& log) {
    int at = state.deck.size() - 1;
    while (rankOf(state.deck[at]) != rank)
        --at;
    const Card card = state.deck[at];
    state.deck.removeAt(at);
    takeShown(state, seat, card, kDeck, log);
    state.searcher = seat;
    endTurn(state, log);
}

void ask(State& state, Seat seat, Seat target, Rank rank, Log& log) {
    const CardSet held = state.hands[target] & kCardsOfRank[rank];
    if (held.empty()) {
        log.add(Said{target, Saying::NoneToGive});
    } else {
        state.hands[target].remove(held.first());
        takeShown(state, seat, held.first(), handOf(target), log);
    }
    endTurn(state, log);
}

/// Takes the copy nearest the top.
void matchDiscard(State& state, Seat seat, Face face, Log& log) {
    int at = state.discard.size() - 1;
    while (PlatinumFish::faceOf(state.discard[at]) != face)
        --at;
    const Card card = state.discard[at];
    state.discard.removeAt(at);
    takeShown(state, seat, card, kDiscard, log);
    goOnWithRefill(state, seat, log);
}

// ---- Rolls ----

/// Rolls one die and deals the cards (P-02).
void rollForCards(State& state, Seat seat, int die, Log& log) {
    log.add(Rolled{seat, {std::uint8_t(die), 0}});
    Status status = state.status;
    status.dice = {std::uint8_t(die), 0};
    setStatus(state, status, log);
    dealHidden(state, seat, std::max(die, kLeastDealt), log);
}

void rollForStart(State& state, Seat seat, int die, Log& log) {
    rollForCards(state, seat, die, log);
    if (seat == state.match.dealer || state.deck.empty()) return layStartingMatches(state, log);
    await(state, PendingChance::StartRoll, leftOf(seat, state.match.seats), log);
}

/// Rolls for a turn: the player may take a rolled rank if the deck has one (P-10, P-11), else ask an opponent
/// (P-15).
void rollForSearch(State& state, Seat seat, int a, int b, Log& log) {
    log.add(Rolled{seat, {std::uint8_t(a), std::uint8_t(b)}});
    const RankSet rolled = ranksRolled(a, b);
    RankSet there = 0;
    for (int depth = 0; depth < state.deck.size() && there != rolled; ++depth)
        there = RankSet(there | (kRankBitOf[state.deck.fromTop(depth)] & rolled));
    setStatus(state,
              {.phase = there ? Phase::Take : Phase::Ask,
               .turn = seat,
               .playersToAct = SeatSet::of(seat),
               .dice = {std::uint8_t(a), std::uint8_t(b)},
               .choices = there},
              log);
}

constexpr auto kPacks = [] {
    Pile<kDeckSize> cards;
    for (int i = 0; i < kDeckSize; ++i)
        cards.add(Card(i % packs::kStandardFaces * 2 + i / packs::kStandardFaces));
    return cards;
}();

} // namespace

std::span<const Card> PlatinumFish::deck(const Options&) {
    return {kPacks.begin(), kPacks.end()};
}

Layout PlatinumFish::shuffled(const Options&, int, Random& random) {
    Layout layout;
    layout.deck = kPacks;
    random.shuffle(layout.deck);
    return layout;
}

const char* PlatinumFish::validationError(const Options&, int seats, const Layout& layout) {
    // Only the least number of cards taken at the start is certain.
    int taken = layout.discardGiven ? 0 : 1;
    for (int seat = 0; seat < seats; ++seat) {
        bool keepsCard = false;
        for (const CardSet& cards : kCardsOfRank)
            keepsCard = keepsCard || (layout.hands[seat] & cards).size() % 2;
        if (!keepsCard) taken += kLeastDealt;
    }
    if (layout.deck.size() <= taken) return "The deck is empty, so the game would already be over.";
    return nullptr;
}

void PlatinumFish::newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                   const Layout& layout, Log& log) {
    beginMatch(state, options, seats, dealer, layout);
    state.turnsUpFirst = !layout.discardGiven;
    state.hands = layout.hands;
    state.deck = layout.deck;
    state.discard = layout.discard;
    state.matches = layout.matches;
    state.matched = layout.matched;
    state.status.turn = leftOf(dealer, seats);
    log.dealt(state);
    if (layout.hasHands)
        layStartingMatches(state, log);
    else
        await(state, PendingChance::StartRoll, leftOf(dealer, seats), log);
}

void PlatinumFish::apply(State& state, Seat seat, const Move& move, Log& log) {
    // Done is hidden: it reveals that the player could have matched more.
    const SeatSet observers = move.kind == MoveKind::Done ? SeatSet::of(seat) : kAllSeats;
    log.moveMade(seat, move, kAllSeats, observers);
    switch (move.kind) {
    case MoveKind::Draw: return draw(state, seat, log);
    case MoveKind::TakeDiscard: return takeDiscard(state, seat, log);
    case MoveKind::Shuffle: return callForShuffle(state, log);
    case MoveKind::Take: return take(state, seat, move.rank, log);
    case MoveKind::Ask: return ask(state, seat, move.target, move.rank, log);
    case MoveKind::Decline: return endTurn(state, log);
    case MoveKind::MatchDiscard: return matchDiscard(state, seat, move.card, log);
    case MoveKind::Done: return endTurn(state, log);
    }
}

Chance PlatinumFish::chance(const State& state) {
    switch (state.pendingChance) {
    case PendingChance::Nothing: return {};
    case PendingChance::StartRoll:
    case PendingChance::StartRefillRoll:
    case PendingChance::RefillRoll: return {.kind = ChanceKind::Roll, .dice = 1};
    case PendingChance::TurnRoll: return {.kind = ChanceKind::Roll, .dice = 2};
    case PendingChance::Shuffle:
        return {.kind = ChanceKind::Shuffle, .pile = PileKind::Deck, .cards = cardsInDeck(state)};
    }
    return {};
}

void PlatinumFish::applyChance(State& state, const Outcome<Layout>& outcome, Log& log) {
    const PendingChance pending = state.pendingChance;
    const Seat roller = state.roller;
    state.pendingChance = PendingChance::Nothing;
    state.roller = kNoSeat;
    switch (pending) {
    case PendingChance::Nothing: return;
    case PendingChance::StartRoll: return rollForStart(state, roller, outcome.dice[0], log);
    case PendingChance::StartRefillRoll:
        rollForCards(state, roller, outcome.dice[0], log);
        layAllMatches(state, roller, log);
        return goOnWithStart(state, log);
    case PendingChance::RefillRoll:
        rollForCards(state, roller, outcome.dice[0], log);
        layAllMatches(state, roller, log);
        return goOnWithRefill(state, roller, log);
    case PendingChance::TurnRoll: return rollForSearch(state, roller, outcome.dice[0], outcome.dice[1], log);
    case PendingChance::Shuffle:
        state.deck.assign(outcome.order);
        log.shuffled(PileKind::Deck, state.deck);
        return beginTurn(state, state.status.turn, log);
    }
}

} // namespace tacklebox
