#include "views/games/whatthefish/parts.h"
#include "views/theme/scenery.h"

#include <tuple>

namespace tacklebox {

using namespace whatthefishview;

TableLayout WhatTheFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    constexpr qreal kPile = 74, kFrozenWide = 170; // units
    const Seat mine = me();
    const bool sits = picture.own.seat != kNoSeat;
    const ZonePicture* frozen = picture.zone(kFrozen);
    const bool freezes = frozen && !frozen->cards.empty();
    const TableFrame frame =
        frameOf(game(), size, picture, {.laid = false, .ownLaidWidth = 0, .side = 2 * kPile + 44});
    const qreal unit = frame.unit, gap = std::round(8 * unit);
    TableLayout layout = frame.layout(picture.seats, mine);
    layout.background = Background::HarbourMouth;
    for (std::size_t i = 0; i < frame.seats.size(); ++i)
        layout.zones[handOf(picture.seats[i].seat)] = {frame.seats[i].backs, frame.seats[i].card};
    if (sits) layout.zones[handOf(mine)] = {frame.hand, frame.handHeight};

    // The lane takes the whole width, from the horizon down to the rail.
    const QRectF middle = frame.middle;
    QRectF piles = frame.side;
    const qreal below = frame.rail.isEmpty() ? size.height() : frame.rail.top();
    const QRectF track(0, frame.skyBottom, size.width(), below - frame.skyBottom);
    layout.water = track;
    layout.pan = panOf(track);
    const qreal quay = track.left() + kQuayShare * track.width(),
                buoys = track.left() + kBuoyShare * track.width();
    layout.sea = QRectF(QPointF(buoys, track.top()), track.bottomRight());
    // The note about the next decision is above the swimmers, from the quay to the buoys.
    const bool watched = !sits; // no prompt tells the sums
    QRectF lane(QPointF(quay + 10 * unit, middle.top()), QPointF(buoys - 4 * unit, middle.bottom()));
    if (piles.isEmpty()) { // there is no rail: beside the lane
        piles = QRectF(lane.right() - (2 * kPile + 16) * unit, lane.bottom() - 140 * unit,
                       (2 * kPile + 16) * unit, 140 * unit);
        lane.setRight(piles.left() - gap);
    }
    const qreal line = std::round(std::max(26 * unit, 20.0) * frame.text);
    const qreal swims = std::round(0.3 * lane.width());
    layout.notes[kAwaitNote] = QRectF(lane.left(), lane.top(), lane.width() - swims - gap, line);
    layout.notes[kSwimsNote] = QRectF(lane.right() - swims, lane.top(), swims, line);
    if (watched) layout.notes[kArithmeticNote] = QRectF(lane.left(), lane.top() + line, lane.width(), line);
    QRectF swimming = lane.adjusted(0, (watched ? 2 : 1) * line + 3 * unit, 0, 0);
    if (freezes) {
        const QRectF ice(lane.right() - kFrozenWide * unit, swimming.top(), kFrozenWide * unit,
                         swimming.height());
        layout.zones[kFrozen] = {ice, 90 * unit};
        swimming.setRight(ice.left() - gap);
    }
    layout.zones[kSwimming] = {swimming, 164 * unit};
    // In a low middle with large text, the sums take more of it.
    const qreal end =
        std::round(std::max(0.26 * middle.height(), std::min(0.46 * middle.height(), 2.1 * line)));
    const auto endOf = [&](qreal left, qreal right) {
        const QRectF room(QPointF(left, middle.top()), QPointF(right, middle.bottom()));
        return std::pair{QRectF(room.left(), room.top() + 0.06 * room.height(), room.width(),
                                std::min(2.2 * line, 0.34 * room.height())),
                         QRectF(room.left(), room.bottom() - end, room.width(), end)};
    };
    std::tie(layout.notes[kPanNote], layout.notes[kAttackNote]) = endOf(4 * unit, quay - 8 * unit);
    std::tie(layout.notes[kSeaNote], layout.notes[kBarNote]) =
        endOf(buoys + 32 * unit, track.right() - 6 * unit);
    layout.bubbles = inset(swimming, 0.1 * swimming.height());

    const auto both = across(piles, {1, 1}, gap);
    layout.zones[kDiscard] = {both[0], kPile * 1.4 * unit};
    layout.zones[kDraw] = {both[1], kPile * 1.4 * unit};
    return layout;
}

} // namespace tacklebox
