#include "model/games/platinumfish/bot/playout.h"

#include "model/games/platinumfish/bot/dice.h"

#include <cstring>

namespace tacklebox::platinumfish {

using packs::Rank;

namespace {

Rank lowest(RankSet ranks) {
    return Rank(std::countr_zero(ranks));
}

/// Removes the last item equal to `rank` from the first `size` of a list.
void takeOut(std::array<Rank, kDeckSize>& list, int& size, Rank rank) {
    int at = size - 1;
    while (list[std::size_t(at)] != rank)
        --at;
    --size;
    std::memmove(list.data() + at, list.data() + at + 1, std::size_t(size - at));
}

} // namespace

Playout::Playout(const State& determinization, std::uint64_t chance, const SeatTypes& types)
    : m_chance(chance), m_random(chance), m_types(types) {
    m_seats = determinization.match.seats;
    m_topOnly = determinization.options.value[kDiscardAfterRefill] == kTopDiscard;
    m_turn = determinization.status.turn;
    m_choices = determinization.status.choices;
    m_refillSeat = determinization.status.refillSeat;
    switch (determinization.status.phase) {
    case Phase::Take: m_next = Next::Take; break;
    case Phase::Ask: m_next = Next::Ask; break;
    case Phase::Refill:
    case Phase::Wait: m_next = Next::Refill; break;
    case Phase::Draw:
    case Phase::Over: m_next = Next::Draw; break;
    }
    for (Seat seat = 0; seat < m_seats; ++seat)
        m_hands[seat] = ranksIn(determinization.hands[seat]);
    for (const LaidMatch& laid : determinization.matches)
        ++m_points[laid.seat];
    for (const Card card : determinization.deck) {
        const Rank rank = rankOf(card);
        m_deck[std::size_t(m_deckSize++)] = rank;
        ++m_inDeck[rank];
        m_deckRanks |= rankBit(rank);
    }
    for (const Card card : determinization.discard) {
        const Rank rank = rankOf(card);
        m_pile[std::size_t(m_pileSize++)] = rank;
        ++m_inPile[rank];
        m_pileRanks |= rankBit(rank);
    }
}

// ---- Moving cards ----

void Playout::match(Seat seat, Rank rank) {
    m_hands[seat] &= RankSet(~rankBit(rank));
    ++m_points[seat];
}

Rank Playout::drawTop() {
    const Rank rank = m_deck[std::size_t(--m_deckSize)];
    if (--m_inDeck[rank] == 0) m_deckRanks &= RankSet(~rankBit(rank));
    return rank;
}

void Playout::removeFromDeck(Rank rank) {
    takeOut(m_deck, m_deckSize, rank);
    if (--m_inDeck[rank] == 0) m_deckRanks &= RankSet(~rankBit(rank));
}

void Playout::removeFromPile(Rank rank) {
    takeOut(m_pile, m_pileSize, rank);
    if (--m_inPile[rank] == 0) m_pileRanks &= RankSet(~rankBit(rank));
}

void Playout::shuffle() {
    for (int left = m_deckSize; left > 1; --left)
        std::swap(m_deck[std::size_t(m_random.below(left))], m_deck[std::size_t(left - 1)]);
}

// ---- Moves ----

void Playout::draw() {
    const Rank rank = drawTop();
    if (hasRank(m_hands[m_turn], rank)) {
        match(m_turn, rank);
        if (m_hands[m_turn] == 0) endTurn();
        return;
    }
    m_pile[std::size_t(m_pileSize++)] = rank;
    ++m_inPile[rank];
    m_pileRanks |= rankBit(rank);
    m_lacks[m_turn] |= rankBit(rank);
    if (over()) return;
    const int a = die(), b = die();
    m_choices = RankSet(ranksRolled(a, b) & m_deckRanks);
    m_next = m_choices ? Next::Take : Next::Ask;
}

void Playout::takeDiscard() {
    const Rank rank = m_pile[std::size_t(m_pileSize - 1)];
    removeFromPile(rank);
    match(m_turn, rank);
    if (m_hands[m_turn] == 0) endTurn();
}

void Playout::take(Rank rank) {
    removeFromDeck(rank);
    if (hasRank(m_hands[m_turn], rank))
        match(m_turn, rank);
    else
        m_hands[m_turn] |= rankBit(rank);
    endTurn();
}

void Playout::ask(Seat target, Rank rank) {
    if (hasRank(m_hands[target], rank)) {
        m_hands[target] &= RankSet(~rankBit(rank));
        if (hasRank(m_hands[m_turn], rank))
            match(m_turn, rank);
        else
            m_hands[m_turn] |= rankBit(rank);
    }
    m_lacks[target] |= rankBit(rank);
    endTurn();
}

// ---- Between turns ----

void Playout::endTurn() {
    Seat seat = m_turn;
    for (int i = 0; i < m_seats && !over(); ++i, seat = leftOf(seat, m_seats))
        while (m_hands[seat] == 0 && newHand(seat))
            matchDiscards(seat);
    m_turn = leftOf(m_turn, m_seats);
    m_next = Next::Draw;
    m_random = Random::forStep(m_chance, ++m_turnNumber);
}

/// Rolls and deals a new hand. Returns false if that emptied the deck.
bool Playout::newHand(Seat seat) {
    m_lacks[seat] = 0;
    for (int cards = std::max(kLeastDealt, die()); cards > 0 && m_deckSize > 0; --cards) {
        const RankSet rank = rankBit(drawTop());
        m_points[seat] = std::int16_t(m_points[seat] + ((m_hands[seat] & rank) != 0));
        m_hands[seat] ^= rank;
    }
    return !over();
}

/// Matches all cards of a new hand that it can.
void Playout::matchDiscards(Seat seat) {
    if (m_topOnly) {
        while (m_pileSize > 0 && hasRank(m_hands[seat], m_pile[std::size_t(m_pileSize - 1)])) {
            const Rank rank = m_pile[std::size_t(m_pileSize - 1)];
            removeFromPile(rank);
            match(seat, rank);
        }
        return;
    }
    for (RankSet ranks = m_hands[seat] & m_pileRanks; ranks; ranks &= RankSet(ranks - 1)) {
        removeFromPile(lowest(ranks));
        match(seat, lowest(ranks));
    }
}

/// Completes the matching of a new hand.
void Playout::finishRefill(Seat seat) {
    matchDiscards(seat);
    endTurn();
}

// ---- Policies ----

/// Matches the rank that would be hardest to match later, or else keeps the easiest. A rank can be matched by
/// the dice while the deck has it, or by a draw within the next round.
Rank Playout::rankToTake() {
    if (m_types[m_turn] != OpponentType::Sensible) {
        RankSet ranks = m_choices;
        for (int skip = m_random.below(std::popcount(ranks)); skip > 0; --skip)
            ranks &= RankSet(ranks - 1);
        return lowest(ranks);
    }
    const RankSet matching = RankSet(m_choices & m_hands[m_turn]);
    Rank best = kNoRank;
    int bestValue = 0;
    for (RankSet ranks = matching ? matching : m_choices; ranks; ranks &= RankSet(ranks - 1)) {
        const Rank rank = lowest(ranks);
        const int copies = m_inDeck[rank] - !matching;
        const int ease =
            (copies > 0) * kRollsOfRank[rank] * (m_deckSize + 1) + 36 * 2 * (m_seats - 1) * copies;
        const int value = matching ? -ease : ease;
        if (best != kNoRank && value <= bestValue) continue;
        best = rank;
        bestValue = value;
    }
    return best;
}

/// Asks any player with cards for any rank.
void Playout::askAnything() {
    Seat target = kNoSeat;
    int count = 0;
    for (Seat seat = 0; seat < m_seats; ++seat)
        if (seat != m_turn && m_hands[seat] && m_random.below(++count) == 0) target = seat;
    if (target == kNoSeat) return endTurn();
    ask(target, Rank(m_random.below(packs::kRanks)));
}

/// Asks the player with the most cards, for a rank that they are not known to lack.
void Playout::askAsOneDoes() {
    Seat target = kNoSeat;
    int most = 0;
    for (Seat seat = 0; seat < m_seats; ++seat) {
        const int cards = std::popcount(m_hands[seat]);
        if (seat == m_turn || cards <= most) continue;
        if (!(m_hands[m_turn] & ~m_lacks[seat])) continue;
        most = cards;
        target = seat;
    }
    if (target == kNoSeat) return endTurn();
    ask(target, lowest(RankSet(m_hands[m_turn] & ~m_lacks[target])));
}

void Playout::play(Seat seat, const Move& move) {
    switch (move.kind) {
    case MoveKind::Draw: return draw();
    case MoveKind::TakeDiscard: return takeDiscard();
    case MoveKind::Shuffle: return shuffle();
    case MoveKind::Take: return take(move.rank);
    case MoveKind::Ask: return ask(move.target, move.rank);
    case MoveKind::Decline: return endTurn();
    case MoveKind::MatchDiscard:
        removeFromPile(packs::rankOf(move.card));
        match(seat, packs::rankOf(move.card));
        return finishRefill(seat);
    case MoveKind::Done: return endTurn();
    }
}

void Playout::step() {
    switch (m_next) {
    case Next::Draw:
        if (m_pileSize > 0 && hasRank(m_hands[m_turn], m_pile[std::size_t(m_pileSize - 1)]) &&
            (m_types[m_turn] != OpponentType::AnyMove || m_random.below(2) == 0))
            return takeDiscard();
        return draw();
    case Next::Take: return take(rankToTake());
    case Next::Ask: return m_types[m_turn] == OpponentType::Sensible ? askAsOneDoes() : askAnything();
    case Next::Refill: return finishRefill(m_refillSeat);
    }
}

void Playout::finish() {
    while (!over())
        step();
}

} // namespace tacklebox::platinumfish
