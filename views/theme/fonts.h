// The program's own typefaces: the one place that loads them.
#pragma once

#include <QFont>
#include <QString>

class QWidget;

namespace tacklebox::theme {

/// The family of the display face, League Spartan ExtraBold; the system's own where it cannot be loaded.
QString displayFamily();
/// The family of the text face, Nunito in the weights 600 and 800; the system's own where it cannot be
/// loaded.
QString textFamily();
/// The font of texts, so many pixels high.
QFont textFont(qreal pixels, bool strong = false);
/// The font of titles, so many pixels high.
QFont titleFont(qreal pixels);
/// Gives a label that font, and room above it: its Ä, Ö and Ü reach higher than it says.
void writeTitle(QWidget& label, const QFont& font);
/// The size of the widget's font in pixels, which follows the text setting.
qreal fontPixels(const QWidget& widget);

} // namespace tacklebox::theme
