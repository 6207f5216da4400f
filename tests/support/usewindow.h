#pragma once

#include <QApplication>
#include <QWidget>

namespace tacklebox::testing {

/// Shows, activates and focuses the window.
inline void useWindow(QWidget& window) {
    window.show();
    QApplication::setActiveWindow(&window);
    window.setFocus();
}

} // namespace tacklebox::testing
