// Ben Franklin's undo (W-37, W-38).
#include "model/games/whatthefish/steps.h"

namespace tacklebox::whatthefish {

namespace {

/// Places of cards, in the order in which their moves are logged.
constexpr std::array<PileId, kMostPlayers + 5> kSpots = {{handOf(0), handOf(1), handOf(2), handOf(3),
                                                          handOf(4), handOf(5), PileId{}, kSwim, kFrozen,
                                                          kDraw, kDiscard}};
constexpr std::size_t kOutOfGameSpot = 6, kDrawSpot = 9;

/// The cards at each place.
using Spots = std::array<CardSet, kSpots.size()>;

Spots spotsOf(const Position& position) {
    CardSet frozen, played;
    for (const Frozen& one : position.frozen)
        frozen.add(one.card);
    for (const Card card : position.played)
        played.add(card);
    const auto& hands = position.hands;
    Spots spots = {hands[0],
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
    for (const CardSet& cards : spots)
        inGame |= cards;
    spots[kOutOfGameSpot] = CardSet::range(0, kDeckSize) - inGame;
    return spots;
}

std::size_t spotOf(const Spots& spots, Card card) {
    std::size_t spot = 0;
    while (!spots[spot].has(card))
        ++spot;
    return spot;
}

/// The seats that see a card's face at this place.
SeatSet seenAt(PileId pile) {
    if (pile.kind == PileKind::Hand) return SeatSet::of(pile.seat);
    return pile.kind == PileKind::Draw ? SeatSet() : kAllSeats;
}

/// The cards that the action played; a flush plays none.
List<Card, kDeckSize> cardsPlayed(const State& state) {
    List<Card, kDeckSize> cards;
    const LastAction& last = state.status.last;
    if (isWtf(last.kind))
        cards.add((state.before.hands[last.seat] & cardsLike(wtfOf(last.kind))).first());
    else if (last.kind != MoveKind::Flush)
        for (int i = state.before.played.size(); i < state.now.played.size(); ++i)
            cards.add(state.now.played[i]);
    return cards;
}

/// Two equal cards that were shuffled together are indistinguishable, and a replayed record may number them
/// differently. So if possible, one of the pair stays where it is.
void pairAgain(Card card, const Spots& from, Spots& to) {
    const Card twin = Card(card + 1);
    const std::size_t cardFrom = spotOf(from, card), twinFrom = spotOf(from, twin);
    const std::size_t cardTo = spotOf(to, card), twinTo = spotOf(to, twin);
    if (cardTo == kDrawSpot || twinTo == kDrawSpot) return; // not shuffled
    const int stay = (cardFrom == cardTo) + (twinFrom == twinTo);
    const int stayIfSwapped = (cardFrom == twinTo) + (twinFrom == cardTo);
    const bool inOrder = (cardFrom < twinFrom) == (cardTo < twinTo);
    if (stayIfSwapped < stay || (stayIfSwapped == stay && inOrder)) return;
    to[cardTo].remove(card);
    to[twinTo].remove(twin);
    to[cardTo].add(twin);
    to[twinTo].add(card);
}

void takeFranklinOut(Pile<kDeckSize>& pile) {
    for (int i = 0; i < pile.size(); ++i)
        if (pile[i] == kFranklin) return pile.removeAt(i);
}

} // namespace

void undoLastAction(State& state, Log& log) {
    const Seat player = state.status.last.seat;
    const auto undone = cardsPlayed(state);
    Position& now = state.now;
    const Spots from = log.recording() ? spotsOf(now) : Spots{};

    now = state.before;
    // Before the action Franklin may have been in another hand, in the draw pile or, with a reshuffle, in the
    // discard pile.
    for (CardSet& hand : now.hands)
        hand.remove(kFranklin);
    takeFranklinOut(now.draw);
    takeFranklinOut(now.discard);
    now.discard.putUnder(kFranklin);
    for (int i = 0; i < undone.size(); ++i) {
        now.hands[player].remove(undone[i]);
        now.frozen.add({.card = undone[i], .seat = player, .opens = i == 0});
    }

    if (!log.recording()) return;
    Spots to = spotsOf(now);
    const auto tell = [&](Card card, std::size_t start, std::size_t end) {
        log.moved(faceOf(card), kSpots[start], kSpots[end], seenAt(kSpots[start]) | seenAt(kSpots[end]));
    };
    const auto tellOne = [&](Card card) {
        const std::size_t start = spotOf(from, card), end = spotOf(to, card);
        if (start != end) tell(card, start, end);
    };
    tellOne(kFranklin);
    CardSet others = CardSet::range(0, kDeckSize - 1);
    for (const Card card : undone) {
        tellOne(card);
        others.remove(card);
    }
    if (state.status.last.kind == MoveKind::Flush) {
        CardSet changed;
        for (std::size_t spot = 0; spot < kSpots.size(); ++spot)
            changed |= from[spot] - to[spot];
        for (Card card = 0; card < kFranklin; card = Card(card + 2))
            if (changed.has(card) || changed.has(Card(card + 1))) pairAgain(card, from, to);
    }
    // Grouped by origin and destination. In card order, two hands that change back would reveal how their
    // cards compare.
    for (std::size_t start = 0; start < kSpots.size(); ++start) {
        const CardSet left = (from[start] - to[start]) & others;
        if (left.empty()) continue;
        for (std::size_t end = 0; end < kSpots.size(); ++end)
            for (const Card card : left& to[end])
                tell(card, start, end);
    }
}

} // namespace tacklebox::whatthefish
