// Loads the program's typefaces.
#pragma once

#include <QFont>
#include <QString>

#include <concepts>

class QWidget;

namespace tacklebox::theme {

/// The family of the display face, League Spartan ExtraBold; the system's default if it can't be loaded.
QString displayFamily();
/// The font of texts, `pixels` high.
QFont textFont(qreal pixels, bool strong = false);
/// The font of titles, `pixels` high.
QFont titleFont(qreal pixels);
/// Reduces the font by whole pixels until `fits(font)`, or to `least` pixels.
template <typename Fits>
requires std::predicate<Fits, const QFont&> QFont fitText(QFont font, qreal least, Fits fits) {
    while (font.pixelSize() > least && !fits(font))
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}
/// The same until `line` is no wider than `width`.
QFont fitText(const QFont& font, qreal least, const QString& line, qreal width);
/// Sets the font of a label and adds room above it: Ä, Ö and Ü of the display face extend above its ascent.
void writeTitle(QWidget& label, const QFont& font);
/// The size of the widget's font in pixels, which follows the user's font size.
qreal fontPixels(const QWidget& widget);

} // namespace tacklebox::theme
