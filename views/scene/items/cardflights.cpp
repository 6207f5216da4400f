#include "views/scene/items/cardflights.h"

#include "views/scene/items/animator.h"
#include "views/scene/items/carditem.h"
#include "views/scene/items/carriedcard.h"
#include "views/scene/items/flightpath.h"
#include "views/scene/items/transients.h"
#include "views/scene/items/zoneitems.h"
#include "views/scene/picture/laidouttable.h"

#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kFallsOver = layer::kFlying + 700; ///< falling cards are above all others

} // namespace

CardFlights::CardFlights(PaintContext& paintContext, Animator& animator, Transients& transients,
                         const LaidOutTable& table, ZoneItems& zones, const CarriedCard& carried)
    : m_paintContext(paintContext), m_animator(animator), m_transients(transients), m_table(table),
      m_zones(zones), m_carried(carried) {}

void CardFlights::send(const std::vector<Flight>& flights) {
    // The first card is above the others. But in a fan, and while cards wait, each is above the one before.
    // Cards that stop on their way are above the rest.
    const qreal many = qreal(flights.size());
    qreal order = 0;
    for (const Flight& flight : flights) {
        ++order;
        const qreal z = layer::kFlying + (flight.landsBelow            ? 0.5
                                          : !flight.waypoint.isEmpty() ? many + order
                                          : flight.visibleBefore       ? order
                                                                       : many + 1 - order);
        ++m_underWay[flight.to.place];
        const QRectF spot = m_table.cardRect(flight.to.place, flight.to.index);
        const QRectF end = spot.isValid() ? spot : flight.toRect;
        if (flight.from.isEmpty() || end.isEmpty()) {
            --m_underWay[flight.to.place];
            land(flight.to);
            continue;
        }
        auto item = std::make_unique<CardItem>(m_paintContext);
        CardItem* card = item.get();
        card->setZValue(z);
        m_transients.add(std::move(item));
        const auto landed = [this, card, to = flight.to] {
            land(to);
            m_transients.remove(card);
        };
        if (flight.fades)
            fadeIn(card, flight, end, landed);
        else
            travel(card, flight, end, landed);
    }
}

void CardFlights::fadeIn(CardItem* card, const Flight& flight, QRectF end,
                         const std::function<void()>& landed) {
    m_paintContext.faces.ensure(flight.after, m_paintContext.physical(end.size()));
    card->setArt(flight.after, end.size());
    card->setPos(end.topLeft());
    card->setOpacity(0);
    m_animator.run(
        card, flight.delay, flight.millis, [card](qreal t) { card->setOpacity(t); },
        [this, landed, place = flight.to.place] {
            --m_underWay[place];
            landed();
        });
}

void CardFlights::travel(CardItem* card, const Flight& flight, QRectF end,
                         const std::function<void()>& landed) {
    const FlightPath path(flight, end, m_table.layout().unit);
    // Render the card once, in its largest size.
    const QSizeF size(cardWidth(path.largest()), path.largest());
    card->carried = true; // with its shadow
    for (const CardArt* art : {&flight.before, &flight.artAtWaypoint(), &flight.after})
        m_paintContext.faces.ensure(*art, m_paintContext.physical(size));
    const auto pose = [=, tag = flight.waypointActions.tag](qreal millis) {
        const FlightPose now = path.at(millis);
        card->setArt(now.side == CardSide::Leaving    ? flight.before
                     : now.side == CardSide::Stopping ? flight.artAtWaypoint()
                                                      : flight.after,
                     size);
        card->setGoldFrame(now.mounted, now.mounted ? tag : QString());
        card->setPale(now.pale);
        if (now.falls) card->setZValue(kFallsOver);
        const QPointF corner = now.middle - QPointF(size.width() / 2, size.height() / 2);
        card->setPos(std::round(corner.x()), std::round(corner.y()));
        const qreal scale = std::abs(now.height / size.height() - 1) < 0.01 ? 1 : now.height / size.height();
        QTransform shape;
        if (scale != 1 || now.narrow != 1 || now.lean != 0) {
            shape.translate(size.width() / 2, size.height() / 2);
            shape.rotate(now.lean);
            shape.scale(scale * now.narrow, scale);
            shape.translate(-size.width() / 2, -size.height() / 2);
        }
        card->setTransform(shape);
    };
    pose(0);
    card->setVisible(flight.delay == 0 || flight.visibleBefore);
    const int whole = path.millis();
    const auto rested = std::make_shared<bool>(false);
    m_animator.run(
        card, flight.delay, whole,
        [this, card, pose, whole, path, rested, place = flight.to.place](qreal t) {
            if (!card->isVisible()) card->setVisible(true);
            const qreal millis = std::round(t * whole);
            pose(millis);
            if (!*rested && millis >= path.restsAfter()) {
                *rested = true;
                --m_underWay[place];
            }
        },
        landed);
}

void CardFlights::land(CardRef to) {
    m_zones.land(to, m_carried.isOf(to));
}

int CardFlights::arriving(PileId place) const {
    const auto found = m_underWay.find(place);
    return found == m_underWay.end() ? 0 : found->second;
}

} // namespace tacklebox
