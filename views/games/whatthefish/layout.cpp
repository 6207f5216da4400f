// Where everything of the picture lies.
#include "views/games/whatthefish/parts.h"

namespace tacklebox {

using namespace whatthefishview;

TableLayout WhatTheFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    const Seat mine = me();
    const ZonePicture* hand = picture.zone(handOf(mine));
    const TableFrame frame = frameOf(game(), size, 0, hand);
    const qreal unit = frame.unit, gap = 10 * unit;
    TableLayout layout;
    layout.unit = unit;
    layout.handHeight = frame.handHeight;
    layout.ground = Ground::Track;

    const std::vector<QRectF> panels = frame.panels(int(picture.seats.size()));
    for (std::size_t i = 0; i < picture.seats.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        layout.seats[seat] = panels[i];
        const TableFrame::PanelParts parts = frame.parts(panels[i], 0);
        layout.portraits[seat] = parts.portrait;
        layout.zones[handOf(seat)] = {parts.backs, frame.panelCard(parts.backs.height())};
    }
    if (hand) {
        // The lanes have titles above the cards.
        layout.handHeight = std::min(frame.handHeight, frame.hand.height() - 26 * unit);
        layout.zones[handOf(mine)] = {frame.hand, layout.handHeight};
    }

    const QRectF middle = inset(frame.middle, gap / 2);
    const auto sides = across(middle, {3, 1.1}, 2 * gap);
    const auto left = down(sides[0], {3, 1}, gap);
    layout.water = left[0];
    // Titles of the waves stand above the cards; both in the middle of the water.
    const QRectF water = inset(left[0], 12 * unit);
    const qreal high = std::min(water.height(), 206 * unit);
    layout.zones[kSwimming] = {QRectF(water.left(), water.center().y() - high / 2, water.width(), high),
                               180 * unit};
    const auto lines = across(left[1], {3, 5, 2}, gap);
    const qreal bar = std::min(lines[0].height(), 34 * unit);
    layout.notes[kBarNote] = QRectF(lines[0].left(), lines[0].center().y() - bar / 2, lines[0].width(), bar);
    layout.notes[kArithmeticNote] = lines[1];
    layout.notes[kSwimsNote] = lines[2];
    layout.bubbles = lines[1];

    const ZonePicture* frozen = picture.zone(kFrozen);
    const bool freezes = frozen && !frozen->cards.empty();
    const auto right = down(sides[1], freezes ? std::vector<qreal>{3, 2} : std::vector<qreal>{1}, gap);
    const auto piles = across(right[0], {1, 1}, gap);
    layout.zones[kDiscard] = {piles[0], 140 * unit};
    layout.zones[kDraw] = {piles[1], 140 * unit};
    if (freezes) layout.zones[kFrozen] = {right[1], 90 * unit};
    return layout;
}

} // namespace tacklebox
