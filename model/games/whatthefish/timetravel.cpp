// Ben Franklin (W-37, W-38).
#include "model/games/whatthefish/steps.h"

#include <tuple>
#include <utility>

namespace tacklebox::whatthefish {

namespace {

/// A place, with an order among places that has no other meaning.
struct Spot : Place {
    constexpr bool operator<(const Spot& other) const {
        return kind != other.kind ? kind < other.kind : seat < other.seat;
    }
};

/// A card on its way back.
struct Way {
    Card card;
    Spot from, to;
};

using Places = std::array<Spot, kDeckSize>;

/// Where every card is; cards out of the game have the same place before and after.
Places placesOf(const Waters& waters) {
    Places places{};
    for (Seat seat = 0; seat < kMostPlayers; ++seat)
        for (const Card card : waters.hands[seat])
            places[card] = {handOf(seat)};
    for (const Card card : waters.draw)
        places[card] = {{PlaceKind::Draw}};
    for (const Card card : waters.discard)
        places[card] = {{PlaceKind::Discard}};
    for (const Card card : waters.played)
        places[card] = {{PlaceKind::Swim}};
    for (const Frozen& frozen : waters.frozen)
        places[frozen.card] = {{PlaceKind::Frozen}};
    return places;
}

/// Those who see a card's face at one end of its way; everybody where it lies open.
SeatSet seenAt(Place place) {
    if (place.kind == PlaceKind::Hand) return SeatSet::of(place.seat);
    return place.kind == PlaceKind::Draw ? SeatSet() : kAllSeats;
}

/// The cards that the action itself played; a flush plays none.
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

/// Once two equal-looking cards have been shuffled together, nobody can say which of them lay where before,
/// and a record that is replayed may number them otherwise. So of such a pair one stays where it is, if that
/// will do.
void pairAgain(Card card, Card twin, const Places& from, Places& to) {
    if (to[card].kind == PlaceKind::Draw || to[twin].kind == PlaceKind::Draw) return; // never shuffled
    const int stay = (from[card] == to[card]) + (from[twin] == to[twin]);
    const int stayIfSwapped = (from[card] == to[twin]) + (from[twin] == to[card]);
    const bool inOrder = (from[card] < from[twin]) == (to[card] < to[twin]);
    if (stayIfSwapped > stay || (stayIfSwapped == stay && !inOrder)) std::swap(to[card], to[twin]);
}

void takeFranklinOut(Pile<kDeckSize>& pile) {
    for (int i = 0; i < pile.size(); ++i)
        if (pile[i] == kFranklin) return pile.removeAt(i);
}

} // namespace

void undoLastAction(State& state, Log& log) {
    const Seat player = state.status.last.seat;
    const auto undone = cardsPlayed(state);
    const Waters was = state.now;
    Waters& now = state.now;

    now = state.before;
    // Before the action Franklin may have been in another hand, in the draw pile or, with a reshuffle, in the
    // discard.
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
    const Places from = placesOf(was);
    Places to = placesOf(now);
    const bool flushed = state.status.last.kind == MoveKind::Flush;
    const auto tell = [&](Card card) {
        if (from[card] == to[card]) return;
        log.moved(faceOf(card), from[card], to[card], seenAt(from[card]) | seenAt(to[card]));
    };
    tell(kFranklin);
    CardSet others = CardSet::range(0, kDeckSize - 1);
    for (const Card card : undone) {
        tell(card);
        others.remove(card);
    }
    List<Way, kDeckSize> ways;
    for (Card card = 0; card < kFranklin; card = Card(card + 2)) {
        const Card twin = Card(card + 1);
        if (flushed) pairAgain(card, twin, from, to);
        const bool turned = std::pair(from[twin], to[twin]) < std::pair(from[card], to[card]);
        for (const Card one : {turned ? twin : card, turned ? card : twin})
            if (others.has(one)) ways.add({one, from[one], to[one]});
    }
    // Told way by way: in the order of the cards, two hands that change back would tell how they compare.
    std::sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
        return std::tie(a.from, a.to, a.card) < std::tie(b.from, b.to, b.card);
    });
    for (const Way& way : ways)
        tell(way.card);
}

} // namespace tacklebox::whatthefish
