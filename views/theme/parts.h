// The parts of the stage that widgets and items paint alike, in the colours of currentTheme(): panels,
// buttons, coins, chips, key caps, the ring of the focus. `unit` is the length of a unit of scale 1 in
// pixels.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QFont;
class QFontMetrics;
class QPainter;
class QWidget;

namespace tacklebox::theme {

/// The unit that belongs to a widget's letters: 1 where its words are as high as body text at scale 1.
qreal unitOf(const QWidget& widget);

/// A panel of paper: rounded, outlined in ink, on a hard shadow that lies within `rect` at its lower right.
void drawPanel(QPainter& painter, const QRectF& rect, qreal radius, qreal unit);
/// A box on paper, of second rank; `lit`: in focus.
void drawBox(QPainter& painter, const QRectF& rect, qreal radius, qreal unit, bool lit = false);
/// The ground under captions on scenery.
void drawChip(QPainter& painter, const QRectF& rect, qreal unit);
/// A round coin with a short word in the middle: a count, points, a rank.
void drawCoin(QPainter& painter, const QPointF& middle, qreal radius, const QString& word, qreal unit);
/// The ring of the focus along the outside of `box`: light gold, with ink between.
void drawFocusAround(QPainter& painter, const QRectF& box, qreal radius, qreal unit);
/// How far that ring reaches over its box.
constexpr qreal focusReach(qreal unit) {
    return 3.4 * unit;
}

/// How much a button asks for the eye.
enum class ButtonKind : quint8 {
    Main,   ///< gold: what Enter does
    Plain,  ///< paper
    Quiet,  ///< in the panel's colour, on dark ground
    Danger, ///< something is gone for good
};
struct ButtonState {
    ButtonKind kind = ButtonKind::Plain;
    bool enabled = true, pressed = false, hovered = false, focused = false, checked = false;
};
/// A button's ground in `rect`, which has room for the ring of its focus; returns where its words go. Pressed
/// it moves down by its edge and loses it.
QRectF drawButton(QPainter& painter, const QRectF& rect, const ButtonState& state, qreal unit);
/// What is around the words of a button: the ring's room on all sides, and the edge below.
constexpr qreal buttonMargin(qreal unit) {
    return focusReach(unit);
}
/// The words on such a button.
QColor buttonInk(const ButtonState& state);

/// How wide the cap of a key is in these letters, which are the cap's own; 0 for no key.
int capWidth(const QFontMetrics& letters, const QString& key);
/// The cap of a key, written in the painter's font, on a button of that state.
void drawCap(QPainter& painter, const QRectF& cap, const QString& key, const ButtonState& on, qreal unit);

/// A small fish that swims to the left.
void drawFish(QPainter& painter, const QRectF& box, const QColor& colour);
/// Four small fish side by side, so many of them filled: how strong a bot is.
void drawStrength(QPainter& painter, const QRectF& box, int fish);
/// A triangle that points down: there is a choice below. `up`: it is open.
void drawTriangle(QPainter& painter, const QRectF& box, const QColor& colour, bool up = false);
/// The tick of a box.
void drawTick(QPainter& painter, const QRectF& box, const QColor& colour);

} // namespace tacklebox::theme
