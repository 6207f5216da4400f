// Helpers of StageStyle: units, boxes and the state of a button.
#pragma once

#include "views/theme/parts.h"
#include "views/theme/shapes.h"

#include <QFont>
#include <QString>

class QStyleOption;

namespace tacklebox::theme {

/// The unit for a widget's font, or for the application's font without a widget.
qreal unitFor(const QWidget* widget);
/// Paints a rounded box without an outline. Keeps the painter's state.
void drawFilled(QPainter& painter, const QRectF& rect, qreal radius, const QColor& background);
/// Returns the state of a button from Qt's option, and its kind from the properties of `widget`, which may be
/// null.
ButtonState stateOf(const QStyleOption& option, const QWidget* widget);
/// Returns the key that the widget shows in a cap (kKeyProperty); empty if there is none.
QString keyOf(const QWidget* widget);
/// The fonts of push buttons and of key caps.
QFont buttonFont(const QWidget& widget);
QFont capFont(qreal unit);

} // namespace tacklebox::theme
