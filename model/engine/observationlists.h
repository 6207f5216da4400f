// Functions for observations that follow a Moved event.
#pragma once

#include "model/engine/cards.h"

namespace tacklebox {

/// Removes a card from an observed list: the first with that face (in a pile the one nearest the top), or a
/// hidden one if the list does not show it.
constexpr void takeOut(FaceList& list, Face face) {
    for (const Face wanted : {face, kHidden})
        for (int i = 0; i < list.size(); ++i)
            if (list[i] == wanted) return list.removeAt(i);
    if (!list.empty()) list.removeAt(0); // unreachable: the list shows faces that the event hides
}

/// Adds a card to a hand, which is sorted by face with hidden cards last.
constexpr void putSorted(FaceList& hand, Face face) {
    int at = hand.size();
    while (at > 0 && hand[at - 1] > face)
        --at;
    hand.insert(at, face);
}

constexpr void putOnTop(FaceList& pile, Face face) {
    pile.insert(0, face);
}
constexpr void putUnder(FaceList& pile, Face face) {
    pile.add(face);
}

/// The faces of a set of cards in deck order; all kHidden if not `visible`.
template <class G>
FaceList faces(const CardSet& cards, bool visible) {
    FaceList list;
    for (const Card card : cards)
        list.add(visible ? G::faceOf(card) : kHidden);
    return list;
}

/// The faces of a pile, top first; all kHidden if not `visible`.
template <class G, int N>
FaceList facesFromTop(const Pile<N>& pile, bool visible) {
    FaceList list;
    for (int depth = 0; depth < pile.size(); ++depth)
        list.add(visible ? G::faceOf(pile.fromTop(depth)) : kHidden);
    return list;
}

/// The faces of cards in list order.
template <class G, int N>
FaceList facesInOrder(const List<Card, N>& cards) {
    FaceList list;
    for (const Card card : cards)
        list.add(G::faceOf(card));
    return list;
}

} // namespace tacklebox
