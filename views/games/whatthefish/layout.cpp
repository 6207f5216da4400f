// Where everything of the picture lies.
#include "views/games/whatthefish/parts.h"
#include "views/theme/scenery.h"

#include <tuple>

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
    layout.ground = Ground::HarbourMouth;

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
    const auto sides = across(middle, {5, 1}, gap);
    const QRectF track = sides[0];
    layout.water = track;
    layout.pan = panOf(track);
    const qreal quay = track.left() + kQuayShare * track.width(),
                buoys = track.left() + kBuoyShare * track.width();
    layout.sea = QRectF(QPointF(buoys, track.top()), track.bottomRight());
    // What is awaited stands above those who swim, from the quay to the line between the buoys.
    const bool watched = mine >= game().seats(); // nobody has a prompt that says the sums
    const QRectF lane(QPointF(quay + 8 * unit, track.top() + 4 * unit),
                      QPointF(buoys, track.bottom() - 5 * unit));
    const qreal line = std::max(26 * unit, 20.0);
    layout.notes[kAwaitNote] = QRectF(lane.left(), lane.top(), lane.width() - 26 * unit, line);
    if (watched) layout.notes[kArithmeticNote] = layout.notes[kAwaitNote].translated(0, line);
    layout.zones[kSwimming] = {lane.adjusted(0, (watched ? 2 : 1) * line + 3 * unit, 0, 0), 190 * unit};
    const qreal end = std::round(0.26 * track.height());
    const auto endOf = [&](qreal left, qreal right) {
        const auto parts =
            down(inset(QRectF(QPointF(left, track.top()), QPointF(right, track.bottom())), 5 * unit),
                 {0.8, 1.6, 4}, 2 * unit);
        return std::pair{parts[0],
                         QRectF(parts[1].left(), track.bottom() - end - 6 * unit, parts[1].width(), end)};
    };
    std::tie(layout.notes[kPanNote], layout.notes[kAttackNote]) = endOf(track.left(), quay - 4 * unit);
    std::tie(layout.notes[kSeaNote], layout.notes[kBarNote]) = endOf(buoys + 20 * unit, track.right());
    layout.bubbles = inset(track, 0.2 * track.height());

    const auto rightSide = down(sides[1], {5, 1}, gap);
    layout.notes[kSwimsNote] = rightSide[1];
    const ZonePicture* frozen = picture.zone(kFrozen);
    const bool freezes = frozen && !frozen->cards.empty();
    const auto right = down(rightSide[0], freezes ? std::vector<qreal>{3, 2} : std::vector<qreal>{1}, gap);
    const auto piles = across(right[0], {1, 1}, gap);
    layout.zones[kDiscard] = {piles[0], 140 * unit};
    layout.zones[kDraw] = {piles[1], 140 * unit};
    if (freezes) layout.zones[kFrozen] = {right[1], 90 * unit};
    return layout;
}

} // namespace tacklebox
