#include "app/desktop/wholetabs.h"

#include <QEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

#include <utility>

namespace tacklebox {

WholeTabs::WholeTabs(QSplitter* splitter, QTabWidget* lists, int least)
    : QObject(lists), m_splitter(splitter), m_lists(lists), m_least(least), m_wanted(width()) {
    lists->installEventFilter(this);
}

int WholeTabs::width() const {
    return qMax(m_least, m_lists->tabBar()->sizeHint().width() + 4);
}

void WholeTabs::widen() {
    m_splitter->setSizes({qMax(1, m_splitter->width() - width()), width()});
}

bool WholeTabs::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest && std::exchange(m_wanted, width()) < width() &&
        m_lists->isVisible() && m_lists->width() < width())
        QMetaObject::invokeMethod(this, &WholeTabs::widen, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace tacklebox
