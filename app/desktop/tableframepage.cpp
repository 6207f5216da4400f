#include "app/desktop/tableframepage.h"

#include "app/desktop/tabwidthkeeper.h"
#include "model/table/table.h"
#include "views/panels/announcer.h"
#include "views/panels/logpanel.h"
#include "views/panels/pilespanel.h"
#include "views/panels/scorespanel.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/seatpanels.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/scene/tableview.h"
#include "views/sounds/sounds.h"

#include <QAbstractButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace tacklebox {

TableFramePage::TableFramePage(FaceStore& faces, int listsWidth, QWidget* parent)
    : QWidget(parent), m_view(new TableView(faces)), m_log(new LogPanel), m_scores(new ScoresPanel),
      m_piles(new PilesPanel), m_announcer(new Announcer(this)), m_lists(new QTabWidget),
      m_sounds(new Sounds(this)), m_column(new QVBoxLayout(this)), m_splitter(new QSplitter) {
    m_lists->setMinimumWidth(240);
    connect(addCloseButton(*m_lists), &QAbstractButton::clicked, this, [this] {
        showLists(false);
        takeFocus();
    });
    m_splitter->addWidget(m_view);
    m_splitter->addWidget(m_lists);
    m_tabWidths = new TabWidthKeeper(m_splitter, m_lists, listsWidth);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setCollapsible(0, false);
    m_splitter->setCollapsible(1, false);
    m_lists->hide();
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_splitter, 1);
    m_column->addWidget(m_announcer);
    m_sounds->setView(*m_view);
    connect(m_log, &LogPanel::reasonAsked, m_announcer, &Announcer::announcePrivate);
    connect(&m_view->input(), &TableInput::rulesWanted, this, &TableFramePage::rulesWanted);
}

TableFramePage::~TableFramePage() = default;

void TableFramePage::follow(Presenter* presenter) {
    for (TableObserver* observer : m_observers) {
        observer->setPresenter(nullptr); // first: it must not ask about a table that is gone
        observer->setTable(presenter ? &presenter->table() : nullptr);
        if (!presenter) continue;
        observer->setPresenter(presenter);
        observer->showUpTo(presenter->shownUpTo());
    }
}

void TableFramePage::tellObservers(int number) {
    for (TableObserver* observer : m_observers)
        observer->eventShown(number);
}

void TableFramePage::showLists(bool shown) {
    m_listsChosen = true;
    setListsShown(shown);
}

void TableFramePage::showListsUnasked(bool shown) {
    if (!m_listsChosen && shown != listsShown()) setListsShown(shown);
}

void TableFramePage::setListsShown(bool shown) {
    const bool hadFocus = m_lists->isAncestorOf(window()->focusWidget());
    m_lists->setVisible(shown);
    if (hadFocus && !shown) takeFocus();
    if (shown) m_tabWidths->widen();
    emit listsShownChanged(shown);
}

bool TableFramePage::listsShown() const {
    return !m_lists->isHidden();
}

void TableFramePage::useSettings(const Settings& settings) {
    m_announcer->setLevel(settings.announcements);
    m_sounds->setVolumes(settings.sounds);
    m_view->director().setVoices(settings.voices());
    m_view->tableScene().seats().setCalm(settings.quietTable);
}

void TableFramePage::takeFocus() {
    m_view->setFocus();
}

void TableFramePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_sounds->setUnattended(false);
}

void TableFramePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_sounds->setUnattended(true);
}

bool TableFramePage::needsOtherFaces() {
    const std::pair style{theme::choice().deck, theme::textFactor()};
    return std::exchange(m_faceStyle, style) != style && m_table;
}

} // namespace tacklebox

#include "moc_tableframepage.cpp"
