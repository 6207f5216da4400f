// What the parts of StageStyle share: units, boxes and the state of a button.
#pragma once

#include "views/theme/parts.h"

#include <QFont>
#include <QString>

class QStyleOption;

namespace tacklebox::theme {

/// The unit that belongs to a widget's font, or the application's where there is no widget.
qreal unitFor(const QWidget* widget);
/// A rounded box whose outline, `width` pixels wide, lies within `rect`.
void drawOutlined(QPainter& painter, const QRectF& rect, qreal radius, const QColor& ground,
                  const QColor& line, qreal width);
/// A rounded box without an outline.
void drawFilled(QPainter& painter, const QRectF& rect, qreal radius, const QColor& ground);
/// The state of a button as an option of Qt tells it; its kind by the properties of `widget`, which may be
/// null.
ButtonState stateOf(const QStyleOption& option, const QWidget* widget);
/// The key that the widget shows in a cap (kKeyProperty); empty for none.
QString keyOf(const QWidget* widget);
/// The font of the caps of keys.
QFont capFont(qreal unit);

} // namespace tacklebox::theme
