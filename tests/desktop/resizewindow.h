// Resizes the program's visible window.
#pragma once

#include "app/desktop/mainwindow.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QtTest>

namespace tacklebox::testing {

/// Waits until the scale has followed the new size: the table is then rebuilt and motion ends, which must not
/// happen during a test. Returns false on a time-out.
inline bool resizeTo(MainWindow& window, QSize size) {
    window.resize(size);
    return QTest::qWaitFor([&] { return theme::scale() == tokens::scaleOf(size.width(), size.height()); });
}

} // namespace tacklebox::testing
