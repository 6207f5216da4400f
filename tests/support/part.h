// Parts of windows, found by the names that they have in the program.
#pragma once

#include <QWidget>

namespace tacklebox::testing {

/// The part of a window that has that name, or null.
template <class W>
W* part(const QWidget& of, const char* name) {
    return of.findChild<W*>(QString::fromLatin1(name));
}

} // namespace tacklebox::testing
