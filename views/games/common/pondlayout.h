// Where everything lies at a table with a pond in its middle: the cards to draw on the water, what players
// have laid beside their faces.
#pragma once

#include "views/games/common/tableframe.h"

namespace tacklebox {

class Table;

/// What is different at each of these tables.
struct PondTable {
    PileId pile;   ///< the cards in the water
    PileKind laid; ///< where a seat's sets lie
    Ground ground = Ground::BackRoom;
    QSizeF water{420, 208}; ///< units, its surface
};

/// The layout as far as these tables share it, and what the rest is measured by.
struct PondLayout {
    TableFrame frame;
    TableLayout layout;
    QRectF beside; ///< the room right of the water
};

/// Lays out `picture` in a view of that size for `me`, the player at the screen (kNoSeat: nobody).
PondLayout pondLayout(const Table& table, Seat me, QSizeF size, const TablePicture& picture,
                      const PondTable& pond);

} // namespace tacklebox
