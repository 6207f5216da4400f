// The frame that all tables share: the players in the sky, the middle, and the rail with what belongs to the
// person at the screen. All of it is measured in units (TableFrame::unit) of a window of 1280x800.
#pragma once

#include "views/scene/picture/picture.h"

namespace tacklebox {

/// Where the parts of one player lie.
struct SeatFrame {
    QRectF whole;    ///< all of it
    QRectF portrait; ///< the face, a square
    QRectF tag;      ///< the room for name and points, across the lower edge of the face
    QRectF chip;     ///< the room for a note, below all else
    QRectF backs;    ///< the hand
    QRectF laid;     ///< the coins of what he has laid; null where the table has none
    qreal card = 0;  ///< how high a card of the hand may be
    qreal coin = 0;  ///< how large a coin
};

struct TableFrame {
    /// What a table wants room for.
    struct Wish {
        int opponents = 3;
        int spare = 0;        ///< places right of them that stay free
        bool person = true;   ///< somebody is at the screen
        bool watched = false; ///< nobody is, and hands lie open at their players
        bool laid = true;     ///< players lay sets: coins beside their faces
        qreal catches = 84;   ///< units, for what the person has laid, between the face and the hand
        qreal side = 0;       ///< units, at the right end of the rail
        qreal rail = 182;     ///< units, how high the rail is
    };

    qreal unit = 1; ///< tokens::tableScaleOf() of the view with a ribbon
    qreal text = 1; ///< theme::textFactor()
    qreal gap = 8;
    QRectF column;       ///< 1440 units wide at most: players and what lies on the rail keep within it
    qreal skyBottom = 0; ///< the horizon
    QRectF middle;       ///< between the players and the rail
    QRectF rail;         ///< the part of it that is not under the ribbon; null for those who only watch
    QRectF hand;         ///< null where nobody is at the screen
    qreal handHeight = 0;
    SeatFrame own;                ///< of the person at the screen, without `whole` and `backs`
    QRectF side;                  ///< at the right end of the rail
    std::vector<SeatFrame> seats; ///< of the others, from the left

    static TableFrame of(QSizeF size, const Wish& wish);
    /// Puts what all tables have into a layout: its measures, and the faces and tags of `seats` and `me`.
    TableLayout layout(const std::vector<SeatPicture>& seats, Seat me) const;

  private:
    void addSeats(QSizeF size, const Wish& wish);
    void addWatchedSeats(QSizeF size, const Wish& wish);
    void addOwn(const Wish& wish);
    qreal tagHeight() const;
    qreal chipHeight() const;
};

} // namespace tacklebox
