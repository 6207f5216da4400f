// The frame that all tables share (ux.md 1.1): a strip of opponents above, the middle, own sets, the
// hand below.
#pragma once

#include "views/scene/picture/picture.h"

namespace tacklebox {

struct TableFrame {
    qreal unit = 1;       ///< S = clamp(min(width / 1280, height / 690), 0.72, 3)
    qreal gap = 8;        ///< between any two parts, and to the edge of the view
    QRectF strip;         ///< opponents' panels, divided evenly
    QRectF middle;        ///< everything between the strip and the own sets
    QRectF sets;          ///< the own sets; empty where the table has none
    QRectF hand;          ///< the own hand, with room above for raised cards and for a second row
    qreal handHeight = 0; ///< of a card in hand: 164 units, less where the view is low
    bool watched = false; ///< forWatchers()

    /// The frame in a view of `size`. `setsHeight`: how high the own sets are, in units (0 for none).
    /// `handCards` in `handGroups` groups lie in the hand: many of them in a narrow view need a second row,
    /// for which the hand gets more height.
    static TableFrame of(QSizeF size, qreal setsHeight, int handCards = 0, int handGroups = 0);
    /// The frame for those who only look on: no hand of their own, and panels so high that hands lie open in
    /// them.
    static TableFrame forWatchers(QSizeF size);
    /// The panels of `count` opponents, from the left.
    std::vector<QRectF> panels(int count) const;
    /// The parts of one panel: at its left the portrait, where it is wide enough for one, and beside it the
    /// `lines` of text that the scene writes (name and points, then the note) on top, below them the backs,
    /// and lowest the strip of what the seat has laid, which takes `laidShare` of that room.
    struct PanelParts {
        QRectF portrait, lines, backs, laid;
    };
    PanelParts parts(const QRectF& panel, qreal laidShare = 0.5, int lines = 2) const;
    /// How high a card in a part of a panel that has so much room may be: where hands may lie open, no higher
    /// than that several stand side by side.
    qreal panelCard(qreal room) const;
    /// How many lines of text these panels need: one where no seat has a note and all are wide enough for
    /// name and points side by side.
    int panelLines(const std::vector<SeatPicture>& seats) const;
};

} // namespace tacklebox
