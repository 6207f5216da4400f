// What the tables of What the Fish!, Platinum Fish and The Great Lakes Fish-Out do alike: rectangles in rows
// and columns, suits and ranks on labels, lists of faces as cards.
#pragma once

#include "model/games/packs/standardcards.h"
#include "views/scene/picture.h"

#include <vector>

namespace tacklebox::tablekit {

// ---- rectangles ----

/// `rect` cut into parts from the left; widths go by `shares`, with `gap` between two of them.
std::vector<QRectF> across(const QRectF& rect, const std::vector<qreal>& shares, qreal gap);
/// The same from the top down.
std::vector<QRectF> down(const QRectF& rect, const std::vector<qreal>& shares, qreal gap);
/// `rect` smaller by `by` on every side; empty, not inside out, where it is too small for that.
QRectF inset(const QRectF& rect, qreal by);
/// A row of equal squares, at most as large as `most`, from the left of `rect`.
std::vector<QRectF> boxes(const QRectF& rect, int count, qreal most, qreal gap);

// ---- the standard pack ----

/// One character: spade, heart, diamond, club.
QString suitSign(packs::Suit suit);
/// "A", "2" ... "K".
QString rankLabel(packs::Rank rank);

// ---- cards ----

/// The faces of a list as cards, in order.
template <class Faces>
std::vector<CardPicture> cardsOf(const Faces& faces) {
    std::vector<CardPicture> cards;
    cards.reserve(std::size_t(faces.size()));
    for (const Face face : faces)
        cards.push_back({.face = face});
    return cards;
}

} // namespace tacklebox::tablekit
