// What is drawn under everything on the table, kept as a picture. While the window is being dragged to
// another size the last picture is stretched, since drawing it anew is most of what a step of that would
// cost.
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

/// Where the parts of the place lie under a table that is laid out so in a view of that size.
SceneryLayout sceneryLayoutOf(const TableLayout& layout, QSizeF size);

class GroundPicture : public QObject {
    Q_OBJECT

  public:
    explicit GroundPicture(QObject* parent = nullptr);

    /// The size or what is on the ground has changed. Changes that follow each other within kLiveMillis
    /// stretch the picture there is; settled() tells that it is drawn anew at the next paint().
    void change();
    /// Nothing of it is of use any more.
    void clear();
    /// It is a picture of another size, stretched until the size stands still.
    bool stretched() const { return m_settle.isActive(); }
    /// Covers `size` logical pixels of the painter at `ratio` physical ones each.
    void paint(QPainter& painter, QPointF topLeft, QSizeF size, qreal ratio, const TableLayout& layout);

    static constexpr int kLiveMillis = 150;

  signals:
    void settled();

  private:
    QPixmap m_picture;
    Scenery m_scenery = Scenery::Standard; ///< that it shows
    QElapsedTimer m_changed;               ///< since the last change
    QTimer m_settle;
};

} // namespace tacklebox
