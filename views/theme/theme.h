// Colours and letters that panels, dialogs and the lobby share with the tables (ux.md 4.4, 6.3).
#pragma once

#include "views/theme/colours.h"

#include <QColor>
#include <QFont>
#include <QRect>

class QPainter;
class QWidget;

namespace tacklebox::theme {

using tacklebox::kInk, tacklebox::kPaper, tacklebox::kGold;
inline const QColor kWaterLight(0x2B, 0x75, 0x7D), kWaterDark(0x15, 0x3A, 0x43);

/// `share` 0: `from`; 1: `to`.
QColor mixed(const QColor& from, const QColor& to, qreal share);
/// The letters of titles: League Spartan if the program carries it, else the system's, bold.
QFont titleFont(qreal pixels);
/// The water that all tables stand on, with a few faint contour lines.
void drawWater(QPainter& painter, const QRect& rect);
/// The focus ring: 3 px gold, 2 px ink outside.
void drawRing(QPainter& painter, const QRectF& rect, qreal radius);
/// The widget's font in pixels, so that sizes follow the text setting.
qreal fontPixels(const QWidget& widget);

} // namespace tacklebox::theme
