// Loads the program's typefaces.
#pragma once

#include <QFont>
#include <QString>

class QWidget;

namespace tacklebox::theme {

/// The family of the display face, League Spartan ExtraBold; the system's default if it can't be loaded.
QString displayFamily();
/// The font of texts, `pixels` high.
QFont textFont(qreal pixels, bool strong = false);
/// The font of titles, `pixels` high.
QFont titleFont(qreal pixels);
/// Sets the font of a label and adds room above it: Ä, Ö and Ü of the display face extend above its ascent.
void writeTitle(QWidget& label, const QFont& font);
/// The size of the widget's font in pixels, which follows the user's font size.
qreal fontPixels(const QWidget& widget);

} // namespace tacklebox::theme
