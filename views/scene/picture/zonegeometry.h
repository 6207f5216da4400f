// How the cards of a zone lie in its box: plain geometry, no items.
#pragma once

#include "views/scene/picture/picture.h"

#include <vector>

namespace tacklebox {

/// A text of a zone and the box it is written in.
struct ZoneText {
    QRectF rect;
    int group = -1; ///< the heading of that group; -1 for the zone's own texts

    bool operator==(const ZoneText&) const = default;
};

/// Where everything of a zone lies, in scene coordinates; corners of cards on whole pixels.
struct ZoneGeometry {
    QSizeF card;               ///< one card, 5:7
    std::vector<QRectF> cards; ///< as many as the picture has; of a Pile all on one spot, of Backs and Adrift
                               ///< the others on the last of those that are drawn, of Coins on their coins
    int drawn = 0;             ///< Pile, Backs and Adrift: how many of them are drawn
    std::vector<QRectF> coins; ///< Coins: those that have room; the last stands for all others too
    std::vector<QRectF> trays; ///< the grounds of groups that have one
    QRectF title, caption;     ///< null where there is none
    QRectF empty;              ///< the outline of the missing card; null if there are cards
    QRectF badge;              ///< the number of cards, a disc; null for none
    std::vector<ZoneText> headings;
    bool twoRows = false; ///< a hand in two rows

    bool operator==(const ZoneGeometry&) const = default;
    /// Whether all but its cards lies as there.
    bool sameTexts(const ZoneGeometry& other) const {
        return title == other.title && caption == other.caption && empty == other.empty &&
               badge == other.badge && headings == other.headings && trays == other.trays;
    }
};

/// Lays out `zone` in `box`. `unit` is the layout's, `textHeight` the height of a line of its text.
ZoneGeometry geometryOf(const ZonePicture& zone, const TableLayout::ZoneBox& box, qreal unit,
                        qreal textHeight);

/// By how many degrees the card that drifts on that spot is turned (Arrangement::Adrift).
qreal driftTurn(int spot);

/// The width of a card of that height, 5:7, in whole pixels.
qreal cardWidth(qreal height);

} // namespace tacklebox
