// The program's window given another size while it is seen.
#pragma once

#include "app/desktop/mainwindow.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QtTest>

namespace tacklebox::testing {

/// Its letters follow only when the size has stood still for a moment, and then the table is shown anew and
/// what moves lands: to be waited for, or it happens in the midst of a test. False where they do not follow.
inline bool resizeTo(MainWindow& window, QSize size) {
    window.resize(size);
    return QTest::qWaitFor([&] { return theme::scale() == tokens::scaleOf(size.width(), size.height()); });
}

} // namespace tacklebox::testing
