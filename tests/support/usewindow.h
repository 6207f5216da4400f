#pragma once

#include <QApplication>
#include <QWidget>

namespace tacklebox::testing {

/// Somebody is in this window, which has the focus.
inline void useWindow(QWidget& window) {
    window.show();
    QApplication::setActiveWindow(&window);
    window.setFocus();
}

} // namespace tacklebox::testing
