// Small steps that every View takes when it follows a Moved event.
#pragma once

#include "model/engine/cards.h"

namespace tacklebox {

/// Takes a card out of a list as a viewer sees it: the first with that face (of a pile: the one nearest the
/// top), or a hidden one where the list does not show it.
constexpr void takeOut(FaceList& list, Face face) {
    for (const Face wanted : {face, kHidden})
        for (int i = 0; i < list.size(); ++i)
            if (list[i] == wanted) return list.removeAt(i);
    if (!list.empty())
        list.removeAt(0); // the face was hidden from the viewer, the list is not: cannot happen
}

/// Puts a card into a hand, which is sorted by face with hidden cards last.
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

/// A set of cards as a list of faces in deck order, or of as many hidden ones.
template <class G>
FaceList faces(const CardSet& cards, bool visible) {
    FaceList list;
    for (const Card card : cards)
        list.add(visible ? G::faceOf(card) : kHidden);
    return list;
}

/// A pile as a list of faces, top first, or of as many hidden ones.
template <class G, int N>
FaceList facesFromTop(const Pile<N>& pile, bool visible) {
    FaceList list;
    for (int depth = 0; depth < pile.size(); ++depth)
        list.add(visible ? G::faceOf(pile.fromTop(depth)) : kHidden);
    return list;
}

/// Cards in the order of a list, as faces.
template <class G, int N>
FaceList facesInOrder(const List<Card, N>& cards) {
    FaceList list;
    for (const Card card : cards)
        list.add(G::faceOf(card));
    return list;
}

} // namespace tacklebox
