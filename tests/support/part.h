// Finds widgets by object name.
#pragma once

#include <QWidget>

namespace tacklebox::testing {

/// Returns the child with that object name, or null.
template <class W>
W* part(const QWidget& of, const char* name) {
    return of.findChild<W*>(QString::fromLatin1(name));
}

} // namespace tacklebox::testing
