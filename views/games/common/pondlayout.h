// Where everything lies at a table with a pond in its middle: the cards to draw on the water, sets in front
// of their owners. Twisted Fish and Rainbow Fish lie so; each adds what is its own beside the water.
#pragma once

#include "views/games/common/tableframe.h"

namespace tacklebox {

class Table;

/// What is different at each of these tables.
struct PondTable {
    Place pile;      ///< the cards in the water
    PlaceKind laid;  ///< where a seat's sets lie
    int ownNote = 0; ///< the note left of the own sets
    Ground ground = Ground::BackRoom;
};

/// The layout as far as these tables share it, and what the rest is measured by.
struct PondLayout {
    TableFrame frame;
    TableLayout layout;
    QSizeF pile;        ///< of the cards in the water
    qreal pileCard = 0; ///< how high one of them may be
    qreal side = 0;     ///< the room left and right of the water, between the gaps
};

/// Lays out `picture` in a view of that size for `me`, the player at the screen (kNoSeat: nobody).
PondLayout pondLayout(const Table& table, Seat me, QSizeF size, const TablePicture& picture,
                      const PondTable& pond);

} // namespace tacklebox
