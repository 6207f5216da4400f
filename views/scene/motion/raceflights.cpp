// FlightPlanner: cards of a race.
#include "views/scene/motion/flightplanner.h"
#include "views/scene/motion/grouping.h"
#include "views/scene/picture/laidouttable.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace motiontimes;

TransferKind FlightPlanner::endOfRace(int first, int last) const {
    Table& table = m_presenter.table();
    for (int number = first - 1; number >= 0; --number) {
        const std::optional<TableEvent> event = table.event(number);
        if (!event || std::holds_alternative<StatusEvent>(event->what)) continue;
        if (std::holds_alternative<Said>(event->what)) return TransferKind::Pan;
        break;
    }
    for (int number = last; number < table.events(); ++number) {
        const std::optional<TableEvent> event = table.event(number);
        if (!event || std::holds_alternative<StatusEvent>(event->what) ||
            std::holds_alternative<Moved>(event->what))
            continue;
        if (std::holds_alternative<Scored>(event->what)) return TransferKind::Escape;
        break;
    }
    return TransferKind::Other;
}

Seat FlightPlanner::raceOwner(const TablePicture& picture) const {
    for (const SeatPicture& seat : picture.seats)
        if (seat.inTurn) return seat.seat;
    return m_presenter.table().viewer();
}

QRectF FlightPlanner::besideRace(QRectF box, qreal unit) const {
    const QRectF race = m_scene.laidOut().racing(0);
    const qreal gap = 14 * unit;
    if (race.isEmpty() || !box.adjusted(-gap, 0, gap, 0).intersects(race)) return box;
    const QRectF lies = m_scene.zoneRect(laneOf(m_scene.picture())->place);
    if (race.right() + gap + box.width() <= lies.right())
        box.moveLeft(race.right() + gap);
    else if (race.left() - gap - box.width() >= lies.left())
        box.moveRight(race.left() - gap);
    return box;
}

void FlightPlanner::raceFlights(std::vector<Flight>& flights, const std::vector<Moved>& moves,
                                TransferKind transfer, const TablePicture& after,
                                const TableLayout& layout) const {
    if (transfer == TransferKind::Hook) {
        const ZonePicture& lane = *laneOf(after);
        const QRectF fish = m_scene.cardRect({lane.place, 0});
        const auto isRing = [&](const Flight& flight) {
            const int i = flight.to.index;
            const int group = i < 0 ? -1 : lane.cards[std::size_t(i)].group;
            return group >= 0 && group < int(lane.groups.size()) && lane.groups[std::size_t(group)].answered;
        };
        const int last = flights.back().delay + flights.back().millis;
        const int hold = pause(isRing(flights.back()) ? kRingHold : kHookHold);
        for (std::size_t k = 0; k < flights.size(); ++k) {
            Flight& flight = flights[k];
            constexpr qreal kPuller = 0.84, kStep = 0.42;
            QRectF at = cardIn(fish, fish.height() * kPuller);
            if (isRing(flight))
                at.translate(qreal(k) * kStep * at.width(), 0);
            else
                at.moveRight(fish.left() - qreal(flights.size() - 1 - k) * kStep * at.width());
            flight.waypoint = at;
            flight.waypointArt = m_presenter.art(moves[k].face);
            flight.hold = last - flight.delay - flight.millis + hold;
            flight.onward = std::max(1, scaled(kPull));
        }
        return;
    }
    Flight& fish = flights.front();
    const bool lost = transfer == TransferKind::Pan;
    fish.delay = 0;
    fish.millis = std::max(1, scaled(lost ? kIntoPan : kEscape));
    fish.easing = lost ? QEasingCurve::InCubic : QEasingCurve::InOutCubic;
    fish.leapHeight = lost ? 70 : 130;
    fish.waypoint = lost ? cardIn(layout.pan, layout.pan.height() * 0.9)
                         : cardIn(layout.sea, std::min(fish.from.height(), layout.sea.width() * 1.2));
    fish.waypoint.moveTopLeft(QPointF(std::round(fish.waypoint.left()), std::round(fish.waypoint.top())));
    if (lost) fish.waypoint.moveBottom(std::round(layout.pan.bottom() - 0.28 * layout.pan.height()));
    fish.waypointArt = m_presenter.art(moves.front().face);
    fish.hold = pause(lost ? kPanHold : kFreeHold);
    fish.onward = std::max(1, scaled(kClearAway));
    for (std::size_t k = 1; k < flights.size(); ++k) {
        flights[k].delay = fish.millis + fish.hold + scaled(int(20 * k));
        flights[k].millis = std::max(1, scaled(kClearAway));
        flights[k].visibleBefore = true;
    }
}

} // namespace tacklebox
