// The layout of tables with a pond in the middle: the draw pile is on the water, and laid sets are beside the
// portraits.
#pragma once

#include "views/games/common/tableframe.h"

namespace tacklebox {

class Table;

/// The parameters of such a table.
struct PondTable {
    PileId pile;   ///< the draw pile on the water
    PileKind laid; ///< the kind of the piles of laid sets
    Background background = Background::BackRoom;
    QSizeF water{420, 208}; ///< units: the size of its surface
};

/// The shared part of the layout, and measures for the rest.
struct PondLayout {
    TableFrame frame;
    TableLayout layout;
    QRectF beside; ///< the room right of the water
};

/// Lays out `picture` in a view of that size. `me` is the viewer (kNoSeat: nobody).
PondLayout pondLayout(const Table& table, Seat me, QSizeF size, const TablePicture& picture,
                      const PondTable& pond);

} // namespace tacklebox
