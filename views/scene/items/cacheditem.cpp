#include "views/scene/items/cacheditem.h"

#include "views/theme/blit.h"

#include <QPainter>

namespace tacklebox {

void CachedItem::invalidate() {
    m_drawing = QPixmap();
    update();
}

void CachedItem::setBounds(QRectF bounds) {
    const QRectF whole(bounds.toAlignedRect());
    if (whole == m_bounds) return;
    prepareGeometryChange();
    m_bounds = whole;
}

void CachedItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (m_bounds.isEmpty() || showsNothing()) return;
    const QSize size = m_paintContext.physical(m_bounds.size());
    if (m_drawing.size() != size) {
        m_drawing = QPixmap(size);
        m_drawing.fill(Qt::transparent);
        QPainter p(&m_drawing);
        p.setRenderHint(QPainter::Antialiasing);
        p.scale(m_paintContext.ratio, m_paintContext.ratio);
        p.translate(-m_bounds.topLeft());
        draw(p);
    }
    blit(*painter, m_bounds.topLeft(), m_drawing, m_bounds.size());
}

} // namespace tacklebox
