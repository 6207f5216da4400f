// The program's own letters: the one place that loads them.
#pragma once

#include <QString>

namespace tacklebox::theme {

/// The family of the display face, League Spartan ExtraBold; the system's own where it cannot be loaded.
QString displayFamily();
/// The family of the text face, Nunito in the weights 600 and 800; the system's own where it cannot be
/// loaded.
QString textFamily();

} // namespace tacklebox::theme
