// The lists beside the table.
#include "app/desktop/tablepage.h"
#include "app/desktop/tabwidthkeeper.h"
#include "views/dialogs/curtain.h"
#include "views/panels/logpanel.h"
#include "views/panels/movespanel.h"
#include "views/panels/orderspanel.h"
#include "views/panels/scorespanel.h"
#include "views/theme/tokens.h"

#include <QListView>
#include <QResizeEvent>
#include <QTabWidget>

namespace tacklebox {

namespace {

/// On pages of at least this width the lists are shown unasked, if they leave the table kRoomForTable units.
/// With a large font they could take half of the page.
constexpr int kRoomForLists = 1500;
constexpr qreal kRoomForTable = 980;

} // namespace

void TablePage::showLists(bool shown) {
    if (m_curtain->hangs()) return emit listsShownChanged(listsShown());
    TableFramePage::showLists(shown);
}

void TablePage::showMoves() {
    if (m_curtain->hangs()) return;
    if (m_moves->list()->hasFocus()) { // the same key leads back
        m_view->setFocus();
        return;
    }
    showLists(true);
    m_lists->setCurrentIndex(0);
    m_moves->list()->setFocus();
}

void TablePage::showScores() {
    if (m_curtain->hangs()) return;
    showLists(true);
    m_lists->setCurrentWidget(m_scores);
    m_scores->setFocus();
}

void TablePage::showOrders() {
    if (m_curtain->hangs()) return;
    const QString none = m_orders->whyNone();
    if (!none.isEmpty()) return showNotice(none);
    if (m_orders->isVisible()) return showLists(false);
    showLists(true);
    m_lists->setCurrentWidget(m_orders);
    m_orders->setFocus();
}

void TablePage::showOrdersTab() {
    m_lists->setTabVisible(m_lists->indexOf(m_orders), m_orders->whyNone().isEmpty());
}

void TablePage::showReasons() {
    if (m_curtain->hangs()) return;
    showLists(true);
    m_lists->setCurrentIndex(0);
    m_log->showLastReason();
}

void TablePage::showLogAt(int event) {
    if (m_curtain->hangs()) return;
    if (m_log->isVisible() && m_log->isMarked(event)) return showLists(false);
    showLists(true);
    m_lists->setCurrentIndex(0);
    m_log->mark(event);
}

void TablePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_curtain->setGeometry(rect());
    fitLists();
}

void TablePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // The tabs get the new font a moment later.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &TablePage::fitLists, Qt::QueuedConnection);
}

void TablePage::fitLists() {
    if (m_curtain->hangs()) return;
    showListsUnasked(width() >= kRoomForLists && width() - m_tabWidths->preferredWidth() >=
                                                     kRoomForTable * tokens::tableScaleOf(width(), height()));
}

} // namespace tacklebox
