// Parts that widgets and items paint alike, in the colours of currentTheme(): boxes, buttons, chips,
// key caps, the focus ring. `unit` is the length in pixels of a unit of scale 1.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QFont;
class QFontMetrics;
class QPainter;
class QWidget;

namespace tacklebox::theme {

/// The unit for a widget's font: 1 if its text is as high as body text at scale 1.
qreal unitOf(const QWidget& widget);

/// Paints a box of secondary importance on paper.
void drawBox(QPainter& painter, const QRectF& rect, qreal radius, qreal unit);
/// Paints a sheet of paper; the line of its outline is centred on the edge of `rect`.
void drawPaper(QPainter& painter, const QRectF& rect, qreal unit);
/// Paints the background of captions on scenery.
void drawChip(QPainter& painter, const QRectF& rect, qreal unit);
/// Paints the focus ring around `box`: light gold, with ink between.
void drawFocusAround(QPainter& painter, const QRectF& box, qreal radius, qreal unit);
/// How far that ring extends beyond its box.
constexpr qreal focusReach(qreal unit) {
    return 3.4 * unit;
}

/// How prominent a button is.
enum class ButtonKind : quint8 {
    Main,   ///< gold: the default button
    Plain,  ///< paper
    Quiet,  ///< in the panel's colour, on a dark background
    Danger, ///< for destructive actions
};
struct ButtonState {
    ButtonKind kind = ButtonKind::Plain;
    bool enabled = true, pressed = false, hovered = false, focused = false, checked = false;
};
/// Paints a button's background in `rect`, which includes room for its focus ring. Returns the rectangle for
/// its text. A pressed button moves down over its edge.
QRectF drawButton(QPainter& painter, const QRectF& rect, const ButtonState& state, qreal unit);
/// The width of the focus ring around a button.
constexpr qreal buttonMargin(qreal unit) {
    return focusReach(unit);
}
/// The colour of text on such a button.
QColor buttonInk(const ButtonState& state);

/// The width of a key cap in that font; 0 if there is no key.
int capWidth(const QFontMetrics& metrics, const QString& key);
/// Paints a key cap on a button of that state, in the painter's font.
void drawCap(QPainter& painter, const QRectF& cap, const QString& key, const ButtonState& on, qreal unit);

/// Paints a small fish that swims to the left.
void drawFish(QPainter& painter, const QRectF& box, const QColor& colour);
/// Paints four small fish, `fish` of them filled: the strength of a bot.
void drawStrength(QPainter& painter, const QRectF& box, int fish);
/// Paints a triangle that points down, to a list to open. `up`: the list is open.
void drawTriangle(QPainter& painter, const QRectF& box, const QColor& colour, bool up = false);
/// Paints the tick of a check box.
void drawTick(QPainter& painter, const QRectF& box, const QColor& colour);

} // namespace tacklebox::theme
