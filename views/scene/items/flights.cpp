// Cards on their way from a picture to the next.
#include "views/scene/items/tablesceneprivate.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

void TableScene::Private::fly(const std::vector<Flight>& flights) {
    qreal z = layer::kFlying + qreal(flights.size());
    for (const Flight& flight : flights) {
        ++underWay[flight.to.place];
        const bool known = scene->cardRect(flight.to).isValid();
        const QRectF end = known ? scene->cardRect(flight.to) : flight.toRect;
        if (flight.from.isEmpty() || end.isEmpty()) {
            landOne(flight.to);
            continue;
        }
        auto item = std::make_unique<CardItem>(brushes);
        CardItem* card = item.get();
        // It flies in the size in which it lands, so that one pixmap serves all the way.
        const QSizeF size = end.size();
        card->carried = true;
        card->dress(flight.before, size);
        card->setZValue(z--);
        card->setPos(flight.from.center() - QPointF(size.width() / 2, size.height() / 2));
        const CardArt middleArt = flight.stopArt.file.isEmpty() ? flight.after : flight.stopArt;
        const bool turns = !(flight.before == middleArt), turnsBack = !(middleArt == flight.after);
        card->setVisible(flight.delay == 0);
        pass(std::move(item));
        if (flight.fades) {
            card->carried = false;
            card->dress(flight.after, size);
            card->setPos(end.topLeft());
            card->setOpacity(0);
            animator.run(
                card, flight.delay, flight.millis,
                [card](qreal t) {
                    card->setVisible(true);
                    card->setOpacity(t);
                },
                [this, card, to = flight.to] {
                    landOne(to);
                    gone(card);
                });
            continue;
        }
        const bool stops = flight.hold > 0 && !flight.stop.isEmpty();
        const qreal whole1 = flight.millis * (stops ? 2.0 : 1.0) + (stops ? flight.hold : 0);
        const qreal first = stops ? flight.millis / whole1 : 1.0;
        const qreal second = stops ? (flight.millis + flight.hold) / whole1 : 1.0;
        const QPointF a = flight.from.center(), c = end.center();
        const QPointF b = stops ? flight.stop.center() : c;
        const qreal growth = flight.from.width() > 0 ? flight.from.width() / size.width() : 1;
        const qreal atStop = stops ? flight.stop.width() / size.width() : 1;
        const Flight plan = flight;
        animator.run(
            card, flight.delay, int(whole1),
            [=](qreal t) {
                if (!card->isVisible()) card->setVisible(true);
                QPointF middle;
                qreal scale = 1, leg = 1;
                if (t <= first) {
                    leg = t / first;
                    const qreal e = eased(plan.easing, leg);
                    middle = between(a, b, e);
                    scale = growth + ((stops ? atStop : 1.0) - growth) * e;
                } else if (t < second) {
                    middle = b;
                    scale = atStop;
                } else {
                    const qreal e = eased(plan.easing, (t - second) / (1 - second));
                    middle = between(b, c, e);
                    scale = atStop + (1 - atStop) * e;
                }
                qreal narrow = 1;
                if (turns) { // turns early on the way, the face changes at the edge
                    const qreal f = std::clamp(leg / 0.6, 0.0, 1.0);
                    narrow = std::max(0.04, std::abs(std::cos(f * M_PI)));
                    card->dress(f < 0.5 ? plan.before : middleArt, size);
                }
                if (turnsBack && t >= second) {
                    const qreal f = std::clamp((t - second) / (1 - second) / 0.6, 0.0, 1.0);
                    narrow = std::max(0.04, std::abs(std::cos(f * M_PI)));
                    card->dress(f < 0.5 ? middleArt : plan.after, size);
                }
                if (std::abs(scale - 1) < 0.01) scale = 1;
                const QPointF corner = middle - QPointF(size.width() / 2, size.height() / 2);
                card->setPos(std::round(corner.x()), std::round(corner.y()));
                if (scale != 1 || narrow != 1) {
                    QTransform turned;
                    turned.translate(size.width() / 2, size.height() / 2);
                    turned.scale(scale * narrow, scale);
                    turned.translate(-size.width() / 2, -size.height() / 2);
                    card->setTransform(turned);
                } else if (!card->transform().isIdentity()) {
                    card->setTransform(QTransform());
                }
            },
            [this, card, to = flight.to] {
                landOne(to);
                gone(card);
            });
    }
}

void TableScene::Private::landOne(Spot to) {
    --underWay[to.place];
    Zone* zone = zoneOf(to.place);
    if (!zone) return;
    if (zone->heap) zone->heap->setArriving(std::max(0, zone->heap->arriving() - 1));
    if (CardItem* card = cardOf(to)) card->setVisible(!isCarried(card));
}

int TableScene::arriving(Place place) const {
    const auto found = m->underWay.find(place);
    return found == m->underWay.end() ? 0 : found->second;
}

void TableScene::send(const Flight& flight) {
    m->fly({flight});
}

} // namespace tacklebox
