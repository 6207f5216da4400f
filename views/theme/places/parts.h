// Shared parts of the places. Lengths are in units: the painter is scaled so that a window of 1280 x 800
// pixels is 1280 x 800 units.
#pragma once

#include "views/theme/colours.h"
#include "views/theme/tokens.h"

#include <QBrush>
#include <QColor>
#include <QPainterPath>
#include <QRectF>

#include <array>
#include <initializer_list>
#include <utility>
#include <vector>

class QPainter;

namespace tacklebox::places {

/// A SceneryLayout in units.
struct Stage {
    qreal width = 0;
    qreal bottom = 0; ///< lower edge of the place: the rail's upper edge, or the view's lower edge
    qreal sky = 0;    ///< lower edge of the sky
    QRectF middle;
    std::array<QRectF, 4> coves;
    bool buds = true;
};

void paintBackRoom(QPainter& p, const Stage& stage);
void paintHarbourMouth(QPainter& p, const Stage& stage);
void paintIce(QPainter& p, const Stage& stage);
void paintBeach(QPainter& p, const Stage& stage);
void paintDock(QPainter& p, const Stage& stage);
void paintLilyPond(QPainter& p, const Stage& stage);

inline constexpr QColor kWood(0x8a, 0x55, 0x30), kWoodLight(0xb9, 0x81, 0x4c), kWoodDark(0x4b, 0x2a, 0x13);

/// Pseudo-random numbers that are the same every time.
class Scatter {
  public:
    explicit Scatter(quint32 seed) : m_state(seed * 2654435761U + 12345U) {}
    qreal between(qreal low, qreal high);

  private:
    quint32 m_state;
};

/// The colour of `over` at that alpha on `under`.
QColor mixed(const QColor& under, const QColor& over, qreal alpha);

using Stops = std::initializer_list<std::pair<qreal, QColor>>;
QBrush downwards(qreal top, qreal bottom, Stops stops);
QBrush acrossTo(qreal left, qreal right, Stops stops);
QBrush around(QPointF middle, qreal radius, Stops stops);

QPainterPath ellipse(QPointF middle, qreal rx, qreal ry);
inline QPainterPath disc(QPointF middle, qreal radius) {
    return ellipse(middle, radius, radius);
}
QPainterPath rounded(const QRectF& rect, qreal radius);
/// A smooth line through the points; `closed`: a loop.
QPainterPath through(const std::vector<QPointF>& points, bool closed = false);
QPainterPath polygon(std::initializer_list<QPointF> points);
/// The silhouette of a row of hills. Their tops are at most `height` above `foot` and about `period` apart.
/// It extends below `bottom`.
QPainterPath ridge(qreal width, qreal foot, qreal height, qreal period, qreal phase, qreal bottom);

/// Fills a rectangle without antialiasing, which may leave pixels at the picture's edge half filled.
void fillAliased(QPainter& p, const QRectF& rect, const QBrush& brush);
void fill(QPainter& p, const QPainterPath& path, const QBrush& brush);
/// Fills and outlines a path.
void fillOutlined(QPainter& p, const QPainterPath& path, const QBrush& brush, qreal width,
                  const QColor& ink = tokens::kInk);
void stroke(QPainter& p, const QPainterPath& path, qreal width, const QColor& colour = tokens::kInk);
void stroke(QPainter& p, QPointF from, QPointF to, qreal width, const QColor& colour = tokens::kInk);

/// The appearance of boards.
struct Boards {
    QColor wood, dark;
    qreal length = 300; ///< of a board
    bool nails = true;
};
/// Paints `rows` rows of boards, one below the other.
void boards(QPainter& p, const QRectF& rect, int rows, const Boards& look);
/// The wooden rail in front of the player, with its edge.
void rail(QPainter& p, const QRectF& rect);

/// Small waves in staggered rows.
void waves(QPainter& p, const QRectF& rect, int rows, const QColor& colour, qreal width = 2.4);

/// A fir, 72 units high at size 1.
void fir(QPainter& p, QPointF foot, qreal size, const QColor& needles, bool snow = false);

/// The surface of still water: two rings and one highlight.
void surface(QPainter& p, const QRectF& water, const QBrush& brush, const QColor& ring);
/// A leaf of a water lily.
void leaf(QPainter& p, QPointF middle, qreal radius, const QColor& green = QColor(0x3f, 0xa3, 0x6b));

} // namespace tacklebox::places
