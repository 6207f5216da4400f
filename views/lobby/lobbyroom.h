// The background of the lobby, and captions on its wood.
#pragma once

#include "views/lobby/lobbyscenery.h"

#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace tacklebox {

/// The background of the lobby. Its picture is as large as the window, so it is cached only until nothing has
/// been painted for a second. After that, small areas are painted directly.
class LobbyRoom : public QWidget {
  public:
    explicit LobbyRoom(QWidget* parent = nullptr) : QWidget(parent) {
        m_still.setSingleShot(true);
        m_still.setInterval(kStillMillis);
        connect(&m_still, &QTimer::timeout, this, [this] { m_picture = {}; });
    }

    /// Sets the layout. `live`: sizes change quickly, so the previous picture may be stretched meanwhile.
    void set(const RoomPlan& plan, theme::Scenery scenery, bool live) {
        const bool same = plan == m_plan && scenery == m_scenery;
        m_plan = plan;
        m_scenery = scenery;
        if (same && (m_picture.isNull() || m_painted == m_plan)) return; // it is painted already, or will be
        if (live && !m_picture.isNull()) return update();
        m_picture = {};
        update();
    }

    bool hasCachedPicture() const { return !m_picture.isNull(); }

  protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        const QRect uncovered = event->rect();
        const bool little = 4 * qint64(uncovered.width()) * uncovered.height() < qint64(width()) * height();
        if (m_picture.isNull() && little) return paintRoom(painter, m_plan, m_scenery);
        m_still.start();
        if (m_picture.isNull()) {
            m_painted = m_plan;
            m_picture = paintedRoom(m_plan, devicePixelRatioF(), m_scenery);
        }
        if (m_painted == m_plan) return painter.drawPixmap(0, 0, m_picture);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false); // while the window is being resized
        painter.drawPixmap(rect(), m_picture, m_picture.rect());
    }

  private:
    static constexpr int kStillMillis = 1000;

    RoomPlan m_plan, m_painted;
    theme::Scenery m_scenery = theme::Scenery::Standard;
    QPixmap m_picture;
    QTimer m_still;
};

/// A caption on wood.
class WoodCaption : public QLabel {
  public:
    using QLabel::QLabel;
    qreal unit = 1; ///< pixels per unit at scale 1

    /// The size that the text needs.
    QSize captionSize() const {
        return {qRound(fontMetrics().horizontalAdvance(text()) + 20 * unit),
                qRound(fontMetrics().height() + 6 * unit)};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintChip(painter, rect(), text(), font(), unit);
    }
};

} // namespace tacklebox
