#pragma once

#include <QTest>
#include <QWidget>

namespace tacklebox::testing {

inline void showActive(QWidget& window) {
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

/// Shows, activates and focuses the window.
inline void useWindow(QWidget& window) {
    showActive(window);
    window.setFocus();
}

} // namespace tacklebox::testing
