#include "views/scene/items/fishingline.h"

#include "views/scene/items/animator.h"
#include "views/scene/items/transients.h"
#include "views/scene/picture/laidouttable.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

FishingLine::FishingLine(QGraphicsScene& scene, Animator& animator, Transients& transients,
                         const LaidOutTable& table)
    : m_scene(scene), m_animator(animator), m_transients(transients), m_table(table) {}

void FishingLine::cast(std::optional<CastLine> line, int delay, int millis) {
    if (line == m_line) return;
    m_line = line;
    if (m_item) { // reel in the current line
        LineItem* old = m_item.get();
        m_transients.add(std::move(m_item));
        m_animator.run(
            old, delay, std::max(1, millis),
            [old, from = old->castShare()](qreal t) {
                old->setCast(from * (1 - eased(QEasingCurve::InOutCubic, t)));
            },
            [this, old] { m_transients.remove(old); });
    }
    if (!line) return;
    m_item = std::make_unique<LineItem>();
    m_item->setZValue(layer::kLine);
    m_scene.addItem(m_item.get());
    layEnds();
    LineItem* item = m_item.get();
    if (millis <= 0) {
        item->setCast(1);
        return;
    }
    m_animator.run(item, delay, millis, [item](qreal t) { item->setCast(eased(QEasingCurve::OutCubic, t)); });
}

void FishingLine::turn(int delay, int millis) {
    if (!m_line || !m_item) return;
    std::swap(m_line->from, m_line->to);
    LineItem* item = m_item.get();
    layEnds();
    item->setZValue(layer::kFlying + 800); // above the card that turned it
    item->setTurned(0);
    m_animator.run(item, delay, std::max(1, millis), [item](qreal t) {
        item->setCast(1);
        item->redden();
        item->setTurned(eased(QEasingCurve::OutBack, t));
    });
}

void FishingLine::sink(int delay, int millis) {
    if (!m_item) return;
    m_line.reset();
    LineItem* item = m_item.get();
    m_transients.add(std::move(m_item));
    m_animator.run(
        item, delay, std::max(1, millis),
        [item](qreal t) {
            item->setPos(0, 160 * eased(QEasingCurve::InQuad, t));
            item->setOpacity(1 - t);
        },
        [this, item] { m_transients.remove(item); });
}

void FishingLine::clear() {
    m_line.reset();
    if (m_item) m_animator.stop(m_item.get());
    m_item.reset();
}

QPointF FishingLine::endAt(Seat seat) const {
    const TableLayout& layout = m_table.layout();
    if (const QRectF face = m_table.portraitAbove(seat); !face.isEmpty()) {
        // Below the texts, so that the hook does not cross them.
        const qreal told = std::max(m_table.textBottom(seat), layout.tags[seat].bottom());
        return {face.center().x(), told - 3 * layout.unit};
    }
    const QRectF panel = m_table.seatRect(seat);
    if (!panel.isEmpty()) return {panel.center().x(), panel.bottom() - 4 * layout.unit};
    QRectF hand = m_table.zoneRect(handOf(seat));
    if (hand.isEmpty()) hand = m_scene.sceneRect();
    return {hand.center().x(), hand.top() - 6 * layout.unit};
}

void FishingLine::layEnds() {
    if (m_item && m_line) m_item->set(endAt(m_line->from), endAt(m_line->to), m_table.layout().unit);
}

} // namespace tacklebox
