#pragma once

#include "views/scene/picture/picture.h"

#include <vector>

namespace tacklebox {

/// A text of a zone and its box.
struct ZoneText {
    QRectF rect;
    int group = -1; ///< the group whose heading it is; -1: the zone's own text

    bool operator==(const ZoneText&) const = default;
};

/// Rectangles of everything in a zone, in scene coordinates. Corners of cards are on whole pixels.
struct ZoneGeometry {
    QSizeF card;               ///< size of one card, 5:7
    std::vector<QRectF> cards; ///< one for each card. Pile: all equal. Backs and Adrift: cards beyond `drawn`
                               ///< share the last drawn spot. Coins: on their coin
    int drawn = 0;             ///< Pile, Backs and Adrift: the number of cards that are drawn
    std::vector<QRectF> coins; ///< Coins: as many as fit; the last one represents all the rest. A wide one
                               ///< has its note on the right
    std::vector<QRectF> trays; ///< backgrounds of groups that have one
    QRectF title, caption;     ///< null: none
    QRectF empty;              ///< outline where a card is missing; null if there are cards
    QRectF badge;              ///< disc with the number of cards; null: none
    std::vector<ZoneText> headings;
    bool twoRows = false; ///< a hand in two rows

    bool operator==(const ZoneGeometry&) const = default;
    /// Returns true if titles, headings, trays and badge are equal; cards and coins may differ.
    bool sameTexts(const ZoneGeometry& other) const {
        return title == other.title && caption == other.caption && empty == other.empty &&
               badge == other.badge && headings == other.headings && trays == other.trays;
    }
};

/// Lays out `zone` in `box`. `unit` is TableLayout::unit, `textHeight` the line height of zone texts.
ZoneGeometry geometryOf(const ZonePicture& zone, const TableLayout::ZoneBox& box, qreal unit,
                        qreal textHeight);

/// Rotation of the card at a drift spot, in degrees (Arrangement::Adrift).
qreal driftTurn(int spot);

/// The width of a card of that height (5:7), in whole pixels.
qreal cardWidth(qreal height);

} // namespace tacklebox
