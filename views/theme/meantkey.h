// Keys by their label, on every keyboard layout.
#pragma once

#include <QString>

class QKeyEvent;

namespace tacklebox {

/// Returns the upper-case letter, the digit or the sign of the pressed key: "R", "3", "?". Returns an empty
/// string for a key that types nothing and while Ctrl, Alt or Meta is held.
///
/// A key of the digit row gives its digit, even if the layout types another character there (French, Czech,
/// Shift). A letter of another alphabet (Cyrillic, Greek, Hebrew, Arabic) gives the letter that a US keyboard
/// has on that key, as Qt's shortcuts do. Latin letters and signs stay what they are.
QString meantKey(const QKeyEvent& event);

} // namespace tacklebox
