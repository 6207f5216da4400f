// The room that the lobby is: planked wall, lamp light, the sign on its chains, shelf and counter. And
// what stands in it, drawn in the same hand: snapshots of tables, paper, tape.
#pragma once

#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QList>
#include <QPixmap>
#include <QRectF>
#include <QString>

class QPainter;

namespace tacklebox {

/// Where things are, in logical pixels of the picture.
struct RoomPlan {
    QSize size;
    qreal unit = 1;      ///< pixels of a unit at scale 1
    QRectF sign;         ///< the board with the program's name; its chains go up to the edge
    QList<qreal> boards; ///< upper edges of shelf boards
    qreal counter = 0;   ///< upper edge

    bool operator==(const RoomPlan&) const = default;
};

/// How high a shelf board is, in units.
inline constexpr qreal kBoardHeight = 40;

/// All of it, from (0, 0) on.
void paintRoom(QPainter& painter, const RoomPlan& plan, theme::Scenery scenery);

/// A pixmap of size * ratio physical pixels.
QPixmap paintedRoom(const RoomPlan& plan, qreal ratio, theme::Scenery scenery);

/// A small picture of a table: the colours and light of its ground, the
/// faces of those at it (pixmaps of the same size, as many as fit, overlapping where it is narrow), and the
/// back of its cards in the middle of the water. `unit`: pixels of a unit.
void paintSnapshot(QPainter& painter, const QRectF& rect, qreal unit, Ground ground,
                   const QList<QPixmap>& faces, const QPixmap& back);

/// Words on a chip of night, as captions on scenery have it.
void paintChip(QPainter& painter, const QRectF& rect, const QString& words, const QFont& font, qreal unit);

/// An SVG, rendered at exactly the size at which it is drawn, and kept until it is drawn in another one.
class SvgPicture {
  public:
    SvgPicture() = default;
    explicit SvgPicture(const QString& file) : m_file(file) {}
    /// `live`: while sizes change quickly the picture of the last one will do, if there is one.
    const QPixmap& at(QSizeF logical, qreal ratio, bool live = false);

  private:
    QString m_file;
    QPixmap m_pixmap;
};

} // namespace tacklebox
