// The program's own letters: the one place that loads them.
#pragma once

#include <QFont>
#include <QString>

namespace tacklebox::theme {

/// The family of the display face, League Spartan ExtraBold; the system's own where it cannot be loaded.
QString displayFamily();
/// The family of the text face, Nunito in the weights 600 and 800; the system's own where it cannot be
/// loaded.
QString textFamily();
/// The letters of texts, so many pixels high.
QFont textFont(qreal pixels, bool strong = false);

} // namespace tacklebox::theme
