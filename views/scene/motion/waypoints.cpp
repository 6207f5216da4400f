// FlightPlanner: waypoints of cards on their way, clear of faces, words and piles.
#include "views/scene/items/speechbubbles.h"
#include "views/scene/motion/flightplanner.h"
#include "views/scene/picture/zonegeometry.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace motiontimes;

namespace {

constexpr qreal kTowardsMiddle = 0.4; ///< how far a gift is moved from its straight way to the middle
constexpr qreal kUnderFaces = 8;      ///< units between the card and the names above it ...
constexpr qreal kUnderBubble = 66;    ///< ... and from the name of a player who speaks
constexpr qreal kOverBubble = 6;      ///< units to the bubble of a player whose hand is below

} // namespace

/// These words are about equally long in all games and languages.
QRectF FlightPlanner::giftWords(Seat giver) const {
    return m_scene.bubbles().boxFor({.seat = giver, .words = QStringLiteral("Here you are.")});
}

QRectF FlightPlanner::besideWords(QRectF box, Seat giver, qreal unit) const {
    constexpr qreal kApart = 8; // units
    const QRectF open = m_scene.openRect();
    const QRectF said = giftWords(giver);
    box.moveBottom(open.bottom() - kApart * unit);
    if (!said.adjusted(0, -kApart * unit, 0, kApart * unit).intersects(box)) return box;
    if (said.left() - open.left() > open.right() - said.right())
        box.moveRight(said.left() - kApart * unit);
    else
        box.moveLeft(said.right() + kApart * unit);
    return box;
}

QRectF FlightPlanner::besidePiles(QRectF box, qreal preferredX, qreal unit) const {
    const qreal gap = 20 * unit; // the count extends beyond the pile's corner
    for (const ZonePicture& zone : m_scene.picture().zones) {
        const QRectF pile = isDrawnFrom(zone.place.kind) ? m_scene.cardRect({zone.place, 0}) : QRectF();
        if (!box.adjusted(-gap, 0, gap, 0).intersects(pile)) continue;
        if (preferredX < pile.center().x())
            box.moveRight(pile.left() - gap);
        else
            box.moveLeft(pile.right() + gap);
    }
    return box;
}

void FlightPlanner::stopInTheMiddle(std::vector<Flight>& flights, const std::vector<Moved>& moves,
                                    const TableLayout& layout, const Waypoint& waypoint) const {
    const QRectF scope = m_scene.sceneRect().adjusted(8, 8, -8, -8);
    QRectF middle = layout.bubbles.isEmpty() ? scope : layout.bubbles;
    const int n = int(flights.size());
    const qreal high =
        std::floor(std::min(std::max(layout.handHeight * waypoint.size, 60.0), scope.height() * 0.6));
    const qreal wide = cardWidth(high);
    const qreal step = n > 1 ? std::min(wide * 0.62, (scope.width() - wide) / (n - 1)) : 0;
    QPointF centre = middle.center();
    if (waypoint.where > 0) {
        QPointF from, to;
        for (const Flight& flight : flights) {
            from += flight.from.center() / n;
            to += flight.toRect.center() / n;
        }
        const QPointF onTheWay = from + (to - from) * waypoint.where;
        centre = onTheWay + (middle.center() - onTheWay) * kTowardsMiddle; // clear of both portraits
    }
    const QSizeF fan(wide + step * (n - 1), high);
    QRectF box(centre - QPointF(fan.width() / 2, fan.height() / 2), fan);
    const auto keepInside = [&] {
        box.moveLeft(
            std::clamp(box.left(), scope.left(), std::max(scope.left(), scope.right() - fan.width())));
    };
    keepInside();
    if (waypoint.where > 0) { // below the faces and names that it passes
        qreal faces = scope.top();
        const PileId giver = moves.front().from;
        for (std::size_t seat = 0; seat < layout.tags.size(); ++seat) {
            const QRectF& tag = layout.tags[seat];
            const bool speaks = giver.kind == PileKind::Hand && giver.seat == Seat(seat);
            if (!tag.isEmpty() && tag.bottom() < middle.center().y() && tag.left() - wide / 2 < box.right() &&
                box.left() < tag.right() + wide / 2) {
                const qreal told = speaks ? std::max({tag.bottom(), layout.chips[seat].bottom(),
                                                      layout.memories[seat].bottom()})
                                          : tag.bottom();
                faces = std::max(faces, told + (speaks ? kUnderBubble : kUnderFaces) * layout.unit);
            }
        }
        box.moveTop(std::max(box.top(), faces));
        // The bubble of the viewer is above the hand.
        const QRectF hand = m_scene.zoneRect(giver);
        if (giver.kind == PileKind::Hand && hand.top() > middle.center().y()) {
            const QRectF said = giftWords(giver.seat);
            const qreal room = m_scene.openRect().bottom() - kUnderBubble * layout.unit;
            box.moveBottom(std::min({box.bottom(), room, said.top() - kOverBubble * layout.unit}));
        } else if (giver.kind == PileKind::Hand && box.bottom() > m_scene.openRect().bottom()) {
            box = besideWords(box, giver.seat, layout.unit);
        }
        // Do not stop a face-down card over a face-down pile: it would look discarded and redrawn.
        const Moved& gift = moves.front();
        if (gift.face == kHidden && giver.kind == PileKind::Hand && gift.to.kind == PileKind::Hand) {
            box = besidePiles(box, centre.x(), layout.unit);
            keepInside();
        }
    }
    box.moveTop(std::clamp(box.top(), scope.top(), std::max(scope.top(), scope.bottom() - fan.height())));
    box = besideRace(box, layout.unit);
    const int last = flights.back().delay + flights.back().millis;
    for (int k = 0; k < n; ++k) {
        Flight& flight = flights[std::size_t(k)];
        flight.waypoint = QRectF(box.topLeft() + QPointF(step * k, 0), QSizeF(wide, high));
        flight.waypointArt = m_presenter.art(moves[std::size_t(k)].face);
        flight.hold =
            last - flight.delay - flight.millis + pause(waypoint.hold) + scaled(waypoint.stagger) * k;
        flight.onward = std::max(1, scaled(waypoint.onward));
    }
}

} // namespace tacklebox
