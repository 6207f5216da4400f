// Cards on their way from a picture to the next.
#include "views/scene/items/flightpath.h"
#include "views/scene/items/tablesceneprivate.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kFallsOver = layer::kFlying + 700; ///< what falls is seen over what stays

} // namespace

void TableScene::Private::fly(const std::vector<Flight>& flights) {
    // The first of a pile lies on the others. In a fan, and as long as they still lie side by side, each lies
    // over the one before; what stops to be looked at is over the rest.
    const qreal many = qreal(flights.size());
    qreal order = 0;
    for (const Flight& flight : flights) {
        ++order;
        const qreal z = layer::kFlying + (flight.under             ? 0.5
                                          : !flight.stop.isEmpty() ? many + order
                                          : flight.waits           ? order
                                                                   : many + 1 - order);
        ++underWay[flight.to.place];
        const bool known = scene->cardRect(flight.to).isValid();
        const QRectF end = known ? scene->cardRect(flight.to) : flight.toRect;
        if (flight.from.isEmpty() || end.isEmpty()) {
            --underWay[flight.to.place];
            landOne(flight.to);
            continue;
        }
        auto item = std::make_unique<CardItem>(brushes);
        CardItem* card = item.get();
        card->setZValue(z);
        transients.add(std::move(item));
        const auto landed = [this, card, to = flight.to] {
            landOne(to);
            transients.remove(card);
        };
        if (flight.fades)
            fadeIn(card, flight, end, landed);
        else
            travel(card, flight, end, landed);
    }
}

void TableScene::Private::fadeIn(CardItem* card, const Flight& flight, QRectF end,
                                 const std::function<void()>& landed) {
    brushes.faces.ensure(flight.after, brushes.physical(end.size()));
    card->dress(flight.after, end.size());
    card->setPos(end.topLeft());
    card->setOpacity(0);
    animator.run(
        card, flight.delay, flight.millis, [card](qreal t) { card->setOpacity(t); },
        [this, landed, place = flight.to.place] {
            --underWay[place];
            landed();
        });
}

void TableScene::Private::travel(CardItem* card, const Flight& flight, QRectF end,
                                 const std::function<void()>& landed) {
    const FlightPath path(flight, end, shown.layout().unit);
    // It is rendered once, in the largest size in which it is seen.
    const QSizeF size(cardWidth(path.largest()), path.largest());
    card->carried = true; // with its shadow
    for (const CardArt* art : {&flight.before, &flight.seenAtStop(), &flight.after})
        brushes.faces.ensure(*art, brushes.physical(size));
    const auto pose = [=, tag = flight.atStop.tag](qreal millis) {
        const FlightPose now = path.at(millis);
        card->dress(now.side == CardSide::Leaving    ? flight.before
                    : now.side == CardSide::Stopping ? flight.seenAtStop()
                                                     : flight.after,
                    size);
        card->mount(now.mounted, now.mounted ? tag : QString());
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
    card->setVisible(flight.delay == 0 || flight.waits);
    const int whole = path.millis();
    const auto rested = std::make_shared<bool>(false);
    animator.run(
        card, flight.delay, whole,
        [this, card, pose, whole, path, rested, place = flight.to.place](qreal t) {
            if (!card->isVisible()) card->setVisible(true);
            const qreal millis = std::round(t * whole);
            pose(millis);
            if (!*rested && millis >= path.restsAfter()) {
                *rested = true;
                --underWay[place];
            }
        },
        landed);
}

void TableScene::Private::landOne(Spot to) {
    Zone* zone = zoneOf(to.place);
    if (!zone) return;
    if (zone->heap) zone->heap->setArriving(std::max(0, zone->heap->arriving() - 1));
    if (CardItem* card = cardOf(to)) card->setVisible(!carried.isOf(to));
}

int TableScene::arriving(Place place) const {
    const auto found = m->underWay.find(place);
    return found == m->underWay.end() ? 0 : found->second;
}

void TableScene::send(const Flight& flight) {
    m->fly({flight});
}

} // namespace tacklebox
