#include "views/scene/items/groundpicture.h"

#include "views/theme/facestore.h"
#include "views/theme/scenery.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

SceneryLayout sceneryLayoutOf(const TableLayout& layout, QSizeF size) {
    constexpr qreal kSky = 0.24; // of the height: what the panels of the others lie on
    SceneryLayout scenery{
        .size = size, .scale = layout.unit, .skyBottom = kSky * size.height(), .middle = layout.water};
    if (!layout.ribbon.isEmpty()) {
        const qreal top = layout.ribbon.bottom() - 16 * layout.unit;
        scenery.rail = QRectF(0, top, size.width(), size.height() - top);
    }
    if (layout.ground == Ground::Dock && !layout.water.isEmpty()) {
        // The lake has the whole of its box, and the boards are what lies above it.
        const QRectF lake = layout.water;
        scenery.skyBottom = std::min(scenery.skyBottom, lake.top() - 8 * layout.unit);
        scenery.middle = QRectF(0, scenery.skyBottom, size.width(), lake.top() - scenery.skyBottom);
        const qreal gap = 12 * layout.unit, each = (lake.width() - 5 * gap) / 4;
        for (std::size_t i = 0; i < scenery.coves.size(); ++i)
            scenery.coves[i] = QRectF(lake.left() + gap + qreal(i) * (each + gap), lake.top() + gap, each,
                                      lake.height() - 2 * gap);
    }
    return scenery;
}

GroundPicture::GroundPicture(QObject* parent) : QObject(parent) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kLiveMillis);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        m_picture = {};
        emit settled();
    });
}

void GroundPicture::change() {
    const bool live = m_changed.isValid() && m_changed.elapsed() < kLiveMillis && !m_picture.isNull();
    m_changed.start();
    if (live)
        m_settle.start();
    else
        clear();
}

void GroundPicture::clear() {
    m_settle.stop();
    m_picture = {};
}

void GroundPicture::paint(QPainter& painter, QPointF topLeft, QSizeF size, qreal ratio,
                          const TableLayout& layout) {
    if (stretched()) {
        painter.drawPixmap(QRectF(topLeft, size), m_picture, QRectF(m_picture.rect()));
        return;
    }
    const QSize physical = (size * ratio).toSize();
    if (m_picture.isNull() || std::abs(m_picture.width() - physical.width()) > 1 ||
        std::abs(m_picture.height() - physical.height()) > 1 || m_scenery != theme::choice().scenery) {
        m_scenery = theme::choice().scenery;
        m_picture = sceneryOf(layout.ground, sceneryLayoutOf(layout, size), ratio, m_scenery);
    }
    blit(painter, topLeft, m_picture, size);
}

} // namespace tacklebox

#include "moc_groundpicture.cpp"
