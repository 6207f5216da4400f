// TableScene: effects over the table, such as dice and rings.
#include "views/scene/items/tablesceneprivate.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

/// Lets a ring grow and fade once. `transients` and `animator` must outlive the motion.
void spread(Transients& transients, Animator& animator, QRectF around, QColor colour, RingShape shape,
            qreal z, int delay, int millis) {
    if (around.isEmpty() || millis <= 0) return;
    auto item = std::make_unique<RingItem>(around, colour, shape);
    RingItem* ring = item.get();
    ring->setZValue(z);
    ring->setVisible(false);
    transients.add(std::move(item));
    animator.run(
        ring, delay, millis,
        [ring](qreal t) {
            ring->setVisible(true);
            ring->set(t, 26 * eased(QEasingCurve::OutQuad, t));
        },
        [&transients, ring] { transients.remove(ring); });
}

} // namespace

void TableScene::performItem(std::unique_ptr<QGraphicsItem> item, const Appearance& appearance,
                             std::function<void(qreal)> step) {
    QGraphicsItem* actor = item.get();
    actor->setAcceptedMouseButtons({});
    actor->setZValue(appearance.z);
    actor->setPos(appearance.at);
    actor->setVisible(false);
    m->transients.add(std::move(item));
    m->animator.run(
        actor, appearance.delay, appearance.millis,
        [actor, appearance, step = std::move(step)](qreal t) {
            actor->setVisible(true);
            if (appearance.in > 0)
                actor->setOpacity(comesAndGoes(t, appearance.millis, appearance.in, appearance.out));
            step(t);
        },
        [this, actor] { m->transients.remove(actor); });
}

PaintContext& TableScene::paintContext() const {
    return m->paintContext;
}

void TableScene::carryNotes(const std::vector<int>& ids, QPointF by) {
    for (const int id : ids)
        if (const auto note = m->notes.find(id); note != m->notes.end()) note->second->setPos(by);
}

void TableScene::tumble(QPointF from, int first, int second, const std::vector<QRectF>& rests, int millis,
                        int stay) {
    const int values[2] = {first, second};
    const int count = second > 0 ? 2 : 1;
    for (int k = 0; k < count; ++k) {
        const qreal side = std::round(56 * m->shown.layout().unit);
        QRectF rest(from + QPointF((k - (count - 1) / 2.0) * side * 1.3 - side / 2, -side / 2),
                    QSizeF(side, side));
        if (std::size_t(k) < rests.size() && !rests[std::size_t(k)].isEmpty()) rest = rests[std::size_t(k)];
        auto die = std::make_unique<NoteItem>(m->paintContext);
        die->set({.kind = NotePicture::Kind::Die, .value = values[k]}, rest);
        // The die comes from the player who rolls. It hops three times, lower each time, turns, and comes to
        // rest.
        const QPointF delta = from - rest.center();
        const qreal hop = 46 * m->shown.layout().unit, spin = k % 2 ? -600 : 480, whole = millis + stay;
        perform(std::move(die), {.z = layer::kEffects, .millis = millis + stay},
                [=, value = values[k]](NoteItem& item, qreal share) {
                    const qreal t = std::min(1.0, share * whole / millis), rolls = (1 - t) * (1 - t);
                    const int step = std::min(8, int(8.9 * (1 - rolls)));
                    item.tumble(step >= 8 ? 0 : 1 + (step * 5 + k * 3 + value) % 6, spin * rolls * (1 - t));
                    const QPointF at = delta * (rolls * (1 - t));
                    item.setPos(std::round(at.x()),
                                std::round(at.y() - hop * (1 - t) * std::abs(std::sin(t * 3 * M_PI))));
                });
    }
}

void TableScene::ripple(QRectF around, QColor colour, int delay, int millis) {
    spread(m->transients, m->animator, around, colour, RingShape::Frame, layer::kEffects - 1, delay, millis);
}

void TableScene::rings(QRectF pile, QColor colour, int delay, int millis) {
    // Water is seen at an angle: rings on it are flat, and below the cards.
    constexpr qreal kAround = 1.15, kFlat = 0.5;
    constexpr qreal kWithin = 0.9; // share of a pond that rings fill
    const bool pond = pile.width() > 2 * pile.height();
    const qreal wide = pond ? kWithin * pile.width() : kAround * std::max(pile.width(), pile.height());
    QRectF around(0, 0, wide, std::min(kFlat * wide, pond ? kWithin * pile.height() : wide));
    around.moveCenter(pile.center());
    spread(m->transients, m->animator, around, colour, RingShape::Water, layer::kCards - 1, delay, millis);
}

void TableScene::outline(QRectF rect, int millis) {
    if (rect.isEmpty() || millis <= 0) return;
    auto item = std::make_unique<RingItem>(rect, kGold);
    RingItem* ring = item.get();
    ring->setZValue(layer::kEffects - 1);
    m->transients.add(std::move(item));
    m->animator.run(
        ring, 0, millis, [ring](qreal t) { ring->set(t, 2); }, [this, ring] { m->transients.remove(ring); });
}

} // namespace tacklebox
