#pragma once

#include "views/scene/picture/picture.h"
#include "views/theme/scenery.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPixmap>
#include <QSizeF>
#include <QTimer>

class QPainter;

namespace tacklebox {

/// Returns the layout of the scenery under a table with that layout and size.
SceneryLayout sceneryLayoutOf(const TableLayout& layout, QSizeF size);

/// The background of the table, cached as a pixmap. While the window is being resized the last pixmap is
/// stretched, because redrawing it is most of the cost of a resize step.
class BackgroundPixmap : public QObject {
    Q_OBJECT

  public:
    explicit BackgroundPixmap(QObject* parent = nullptr);

    /// Call this after a change of the size or the background. Changes within kLiveMillis of each other
    /// stretch the current pixmap. The first paint() after settled() redraws it.
    void change();
    /// Discards the pixmap.
    void clear();
    /// Returns true while a pixmap of another size is stretched, until the size is stable.
    bool stretched() const { return m_settle.isActive(); }
    /// Paints `size` logical pixels, each of `ratio` physical pixels.
    void paint(QPainter& painter, QPointF topLeft, QSizeF size, qreal ratio, const TableLayout& layout);

    static constexpr int kLiveMillis = 150;

  signals:
    void settled();

  private:
    QPixmap m_picture;
    Scenery m_scenery = Scenery::Standard; ///< the scenery in the pixmap
    QElapsedTimer m_changed;               ///< since the last change()
    QTimer m_settle;
};

} // namespace tacklebox
