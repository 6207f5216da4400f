// Ben Franklin's undo (W-37, W-38).
#include "model/games/whatthefish/steps.h"

namespace tacklebox::whatthefish {

namespace {

/// All piles, in the order in which cards that leave them are logged. PileId{} is out of the game.
constexpr std::array<PileId, kMostPlayers + 5> kPiles = {{handOf(0), handOf(1), handOf(2), handOf(3),
                                                          handOf(4), handOf(5), PileId{}, kSwim, kFrozen,
                                                          kDraw, kDiscard}};
constexpr std::size_t kOutOfGame = 6, kDrawPile = 9;

/// The cards in each of kPiles.
using CardsByPile = std::array<CardSet, kPiles.size()>;

CardsByPile cardsByPile(const Position& position) {
    CardSet frozen, played;
    for (const Frozen& one : position.frozen)
        frozen.add(one.card);
    for (const Card card : position.played)
        played.add(card);
    const auto& hands = position.hands;
    CardsByPile piles = {hands[0],
                         hands[1],
                         hands[2],
                         hands[3],
                         hands[4],
                         hands[5],
                         CardSet(),
                         played,
                         frozen,
                         position.draw.asSet(),
                         position.discard.asSet()};
    CardSet inGame;
    for (const CardSet& cards : piles)
        inGame |= cards;
    piles[kOutOfGame] = CardSet::range(0, kDeckSize) - inGame;
    return piles;
}

/// The index in kPiles of the pile with this card.
std::size_t pileOf(const CardsByPile& piles, Card card) {
    std::size_t pile = 0;
    while (!piles[pile].has(card))
        ++pile;
    return pile;
}

/// The seats that see the faces of the cards in this pile.
SeatSet facesVisibleTo(PileId pile) {
    if (pile.kind == PileKind::Hand) return SeatSet::of(pile.seat);
    return pile.kind == PileKind::Draw ? SeatSet() : kAllSeats;
}

/// The cards that the last action played; a flush plays none.
List<Card, kDeckSize> cardsPlayed(const State& state) {
    List<Card, kDeckSize> cards;
    const LastAction& last = state.status.last;
    if (isWtf(last.kind))
        cards.add((state.before.hands[last.seat] & cardsWithFace(wtfOf(last.kind))).first());
    else if (last.kind != MoveKind::Flush)
        for (int i = state.before.played.size(); i < state.now.played.size(); ++i)
            cards.add(state.now.played[i]);
    return cards;
}

/// `card` and `card + 1` have the same face. After a shuffle they are indistinguishable, and a replayed
/// record may number them differently. Swaps them in `to` if more of them then stay in their pile, or as many
/// and the order of their piles stays the same.
void matchEqualCards(Card card, const CardsByPile& from, CardsByPile& to) {
    const Card twin = Card(card + 1);
    const std::size_t cardFrom = pileOf(from, card), twinFrom = pileOf(from, twin);
    const std::size_t cardTo = pileOf(to, card), twinTo = pileOf(to, twin);
    if (cardTo == kDrawPile || twinTo == kDrawPile) return; // not shuffled
    const int stay = (cardFrom == cardTo) + (twinFrom == twinTo);
    const int stayIfSwapped = (cardFrom == twinTo) + (twinFrom == cardTo);
    const bool inOrder = (cardFrom < twinFrom) == (cardTo < twinTo);
    if (stayIfSwapped < stay || (stayIfSwapped == stay && inOrder)) return;
    to[cardTo].remove(card);
    to[twinTo].remove(twin);
    to[cardTo].add(twin);
    to[twinTo].add(card);
}

void removeFranklin(Pile<kDeckSize>& pile) {
    for (int i = 0; i < pile.size(); ++i)
        if (pile[i] == kFranklin) return pile.removeAt(i);
}

} // namespace

void undoLastAction(State& state, Log& log) {
    const Seat player = state.status.last.seat;
    const auto undone = cardsPlayed(state);
    Position& now = state.now;
    const CardsByPile from = log.recording() ? cardsByPile(now) : CardsByPile{};

    now = state.before;
    // Before the action Franklin may have been in another hand, in the draw pile or, with a reshuffle, in the
    // discard pile.
    for (CardSet& hand : now.hands)
        hand.remove(kFranklin);
    removeFranklin(now.draw);
    removeFranklin(now.discard);
    now.discard.putUnder(kFranklin);
    for (int i = 0; i < undone.size(); ++i) {
        now.hands[player].remove(undone[i]);
        now.frozen.add({.card = undone[i], .seat = player, .opens = i == 0});
    }

    if (!log.recording()) return;
    CardsByPile to = cardsByPile(now);
    const auto logMove = [&](Card card, std::size_t start, std::size_t end) {
        log.moved(faceOf(card), kPiles[start], kPiles[end],
                  facesVisibleTo(kPiles[start]) | facesVisibleTo(kPiles[end]));
    };
    const auto logIfMoved = [&](Card card) {
        const std::size_t start = pileOf(from, card), end = pileOf(to, card);
        if (start != end) logMove(card, start, end);
    };
    logIfMoved(kFranklin);
    CardSet others = CardSet::range(0, kDeckSize - 1);
    for (const Card card : undone) {
        logIfMoved(card);
        others.remove(card);
    }
    if (state.status.last.kind == MoveKind::Flush) {
        CardSet changed;
        for (std::size_t pile = 0; pile < kPiles.size(); ++pile)
            changed |= from[pile] - to[pile];
        for (Card card = 0; card < kFranklin; card = Card(card + 2))
            if (changed.has(card) || changed.has(Card(card + 1))) matchEqualCards(card, from, to);
    }
    // Grouped by origin and destination. Logged in the order of card numbers, the undo of a swap of hands
    // would reveal which hand has the lower cards.
    for (std::size_t start = 0; start < kPiles.size(); ++start) {
        const CardSet left = (from[start] - to[start]) & others;
        if (left.empty()) continue;
        for (std::size_t end = 0; end < kPiles.size(); ++end)
            for (const Card card : left& to[end])
                logMove(card, start, end);
    }
}

} // namespace tacklebox::whatthefish
