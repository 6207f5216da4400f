// The frame that all tables share: the opponents in the sky, the middle, and the rail with the viewer's
// things. Everything scales with TableFrame::unit, which is 1 in a window of 1280x800.
#pragma once

#include "views/scene/picture/picture.h"

namespace tacklebox {

/// The rectangles of a player.
struct SeatFrame {
    QRectF whole;    ///< everything
    QRectF portrait; ///< a square
    QRectF tag;      ///< room for name and points, across the portrait's lower edge
    QRectF chip;     ///< room for a note, below everything but the memory aid
    QRectF memory;   ///< the memory aid; null if it is off
    QRectF backs;    ///< the hand
    QRectF laid;     ///< coins of laid sets; null if the table has none
    qreal card = 0;  ///< maximum height of a card in the hand
    qreal coin = 0;  ///< size of a coin
};

struct TableFrame {
    /// The requirements of a table.
    struct Requirements {
        int opponents = 3;
        int spare = 0;           ///< free places to the right of the opponents
        bool person = true;      ///< there is a viewer
        bool handsOpen = false;  ///< there is none, and all hands are open
        bool laid = true;        ///< players lay sets: coins beside their portraits
        int memoryRows = -1;     ///< of the memory aid; 0: a list, -1: none
        qreal ownLaidWidth = 84; ///< units for the viewer's sets, between portrait and hand
        qreal side = 0;          ///< units at the right end of the rail
        qreal rail = 182;        ///< units: the height of the rail
    };

    qreal unit = 1; ///< tokens::tableScaleOf() of the view with a prompt bar
    qreal text = 1; ///< theme::textFactor()
    qreal gap = 8;
    QRectF column;       ///< at most 1440 units wide: horizontal bounds for players and things on the rail
    qreal skyBottom = 0; ///< the horizon
    QRectF middle;       ///< between the players and the rail
    QRectF rail;         ///< the part that is not under the prompt bar; null while a replay is watched
    QRectF hand;         ///< null if there is no viewer
    qreal handHeight = 0;
    SeatFrame own;                ///< of the viewer, without `whole` and `backs`
    QRectF side;                  ///< at the right end of the rail
    std::vector<SeatFrame> seats; ///< of the opponents, from the left

    static TableFrame of(QSizeF size, const Requirements& requirements);
    /// Returns a layout with the parts that all tables have: measures, and the portraits, tags and hands of
    /// `seats` and `me`. Laid sets of that kind get their rooms, too.
    TableLayout layout(const std::vector<SeatPicture>& seats, Seat me,
                       std::optional<PileKind> laid = {}) const;

  private:
    void addSeats(QSizeF size, const Requirements& requirements);
    void addWatchedSeats(QSizeF size, const Requirements& requirements);
    void addOwn(const Requirements& requirements);
    qreal tagHeight() const;
    qreal chipHeight() const;
    qreal memoryHeight(int rows) const;
};

} // namespace tacklebox
