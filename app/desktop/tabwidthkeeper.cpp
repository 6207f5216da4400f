#include "app/desktop/tabwidthkeeper.h"

#include "views/theme/dialogparts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

#include <utility>

namespace tacklebox {

namespace {

constexpr int kTableWidth = 640;        ///< pixels; tables are never laid out for less
constexpr qreal kLeastFontScale = 0.45; ///< as a share of the usual size

struct Lists {
    Q_DECLARE_TR_FUNCTIONS(Lists)
};

/// A close button that grows with the font.
class ListsCloser : public CloseDisc {
  public:
    using CloseDisc::CloseDisc;
    QSize sizeHint() const override {
        const int side = fontMetrics().height() + 10;
        return {side, side};
    }
};

} // namespace

QAbstractButton* addCloseButton(QTabWidget& lists) {
    auto* button = new ListsCloser(&lists);
    button->setObjectName(QStringLiteral("closeLists"));
    button->setAccessibleName(Lists::tr("Close"));
    button->setToolTip(Lists::tr("Close (F9)"));
    lists.setCornerWidget(button);
    return button;
}

TabWidthKeeper::TabWidthKeeper(QSplitter* splitter, QTabWidget* lists, int least)
    : QObject(lists), m_splitter(splitter), m_lists(lists), m_least(least), m_wanted(width()) {
    lists->installEventFilter(this);
    splitter->installEventFilter(this);
}

int TabWidthKeeper::most() const {
    const int whole = m_splitter->width() - m_splitter->handleWidth();
    return qMax(m_least, qMin(whole / 2, whole - kTableWidth));
}

int TabWidthKeeper::width() const {
    const int tabs = m_lists->tabBar()->sizeHint().width(),
              button = m_lists->cornerWidget()->sizeHint().width();
    return qMax(m_least, tabs + button + 4);
}

void TabWidthKeeper::fitFont() {
    if (m_fitting) return;
    m_fitting = true;
    QTabBar* tabs = m_lists->tabBar();
    tabs->setFont({});
    m_preferredWidth = width();
    const int usual = QFontInfo(tabs->font()).pixelSize();
    for (int pixels = usual - 1; width() > most() && pixels >= usual * kLeastFontScale; --pixels) {
        QFont font = tabs->font();
        font.setPixelSize(pixels);
        tabs->setFont(font);
    }
    m_fitting = false;
}

int TabWidthKeeper::preferredWidth() {
    fitFont();
    return m_preferredWidth;
}

void TabWidthKeeper::widen() {
    fitFont();
    m_splitter->setSizes({qMax(1, m_splitter->width() - width()), width()});
}

bool TabWidthKeeper::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_splitter) {
        if (event->type() == QEvent::Resize && m_lists->isVisible() && width() > most())
            QMetaObject::invokeMethod(this, &TabWidthKeeper::widen, Qt::QueuedConnection);
    } else if (event->type() == QEvent::LayoutRequest && !m_fitting &&
               std::exchange(m_wanted, width()) < width() && m_lists->isVisible() &&
               m_lists->width() < width()) {
        QMetaObject::invokeMethod(this, &TabWidthKeeper::widen, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tacklebox
