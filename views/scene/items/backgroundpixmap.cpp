#include "views/scene/items/backgroundpixmap.h"

#include "views/theme/blit.h"
#include "views/theme/scenery.h"

#include <QPainter>

#include <cmath>

namespace tacklebox {

SceneryLayout sceneryLayoutOf(const TableLayout& layout, QSizeF size) {
    SceneryLayout scenery{.size = size,
                          .scale = layout.unit,
                          .skyBottom = layout.skyBottom,
                          .middle = layout.water,
                          .rail = layout.rail};
    if (layout.background == Background::Dock &&
        !layout.water.isEmpty()) { // the boards are between the sky and the lake
        scenery.middle = QRectF(0, layout.skyBottom, size.width(), layout.water.top() - layout.skyBottom);
        for (std::size_t i = 0; i < scenery.coves.size() && i < layout.coves.size(); ++i)
            scenery.coves[i] = layout.coves[i];
    }
    return scenery;
}

BackgroundPixmap::BackgroundPixmap(QObject* parent) : QObject(parent) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kLiveMillis);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        m_picture = {};
        emit settled();
    });
}

void BackgroundPixmap::change() {
    const bool live = m_changed.isValid() && m_changed.elapsed() < kLiveMillis && !m_picture.isNull();
    m_changed.start();
    if (live)
        m_settle.start();
    else
        clear();
}

void BackgroundPixmap::clear() {
    m_settle.stop();
    m_picture = {};
}

void BackgroundPixmap::paint(QPainter& painter, QPointF topLeft, QSizeF size, qreal ratio,
                             const TableLayout& layout) {
    if (stretched()) {
        painter.drawPixmap(QRectF(topLeft, size), m_picture, QRectF(m_picture.rect()));
        return;
    }
    const QSize physical = (size * ratio).toSize();
    if (m_picture.isNull() || std::abs(m_picture.width() - physical.width()) > 1 ||
        std::abs(m_picture.height() - physical.height()) > 1 || m_scenery != theme::choice().scenery) {
        m_scenery = theme::choice().scenery;
        m_picture = sceneryOf(layout.background, sceneryLayoutOf(layout, size), ratio, m_scenery);
    }
    blit(painter, topLeft, m_picture, size);
}

} // namespace tacklebox

#include "moc_backgroundpixmap.cpp"
