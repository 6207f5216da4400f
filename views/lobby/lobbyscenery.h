// Paints the room of the lobby (wall, lamp light, sign, shelf, counter) and small pictures in the same style.
#pragma once

#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QList>
#include <QPixmap>
#include <QRectF>
#include <QString>

class QPainter;

namespace tacklebox {

/// The layout of the room, in logical pixels of the picture.
struct RoomPlan {
    QSize size;
    qreal unit = 1;      ///< pixels per unit at scale 1
    QRectF sign;         ///< the board with the program's name; its chains reach the upper edge
    QList<qreal> boards; ///< upper edges of shelf boards
    qreal counter = 0;   ///< upper edge

    bool operator==(const RoomPlan&) const = default;
};

/// The height of a shelf board, in units.
inline constexpr qreal kBoardHeight = 40;

/// Paints the whole room, from (0, 0).
void paintRoom(QPainter& painter, const RoomPlan& plan, theme::Scenery scenery);

/// Returns the room as a pixmap of size * ratio physical pixels.
QPixmap paintedRoom(const RoomPlan& plan, qreal ratio, theme::Scenery scenery);

/// Paints a small picture of a table: its background, the players' portraits, and the back of its cards on
/// the water. `faces` must have the same size; they overlap if the picture is narrow. `unit`: pixels per
/// unit.
void paintSnapshot(QPainter& painter, const QRectF& rect, qreal unit, Background background,
                   const QList<QPixmap>& faces, const QPixmap& back);

/// Paints a caption on a dark chip.
void paintChip(QPainter& painter, const QRectF& rect, const QString& words, const QFont& font, qreal unit);

/// An SVG, rendered at the exact size needed and cached until another size is needed.
class SvgPicture {
  public:
    SvgPicture() = default;
    explicit SvgPicture(const QString& file) : m_file(file) {}
    /// Returns the picture. With `live`, it may have the previous size.
    const QPixmap& at(QSizeF logical, qreal ratio, bool live = false);

  private:
    QString m_file;
    QPixmap m_pixmap;
};

} // namespace tacklebox
