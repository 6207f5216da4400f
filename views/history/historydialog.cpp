#include "views/history/historydialog.h"

#include "model/store/store.h"
#include "model/table/replay.h"
#include "views/history/emptypage.h"
#include "views/history/historyactions.h"
#include "views/history/pastfilters.h"
#include "views/history/pastgames.h"
#include "views/history/pastlist.h"
#include "views/history/pastwords.h"
#include "views/history/savefile.h"
#include "views/history/unfinished.h"
#include "views/theme/boxes.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/pillbar.h"
#include "views/theme/stagestyle.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QMetaMethod>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

constexpr int kCheckMillis = 150;

constexpr QSize kHistorySheet(1120, 690); ///< in units of scale 1
} // namespace

HistoryDialog::HistoryDialog(Store& store, QWidget* parent)
    : StageDialog(kHistorySheet, parent), m_store(store), m_historyActions(new HistoryActions(store, this)),
      m_games(new PastGames(store, this)) {
    setHeading(tr("Games played"), tr("Resume an unfinished game or rewatch a finished one."));
    frame().setBand(theme::counterBand());
    m_nothing = new EmptyPage;
    connect(m_nothing, &EmptyPage::newTableWanted, this, &HistoryDialog::newTableWanted);
    m_details = new QLabel;
    m_details->setObjectName(QStringLiteral("details"));
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    // Large text does not fit on one page: the list gets its own, which scrolls.
    const bool large = theme::textFactor() > PastList::kLargeText;
    m_filters = new PastFilters(*m_games, this);
    connect(m_filters, &PastFilters::searchConfirmed, this, [this] {
        if (m_pages) m_pages->setCurrent(0);
        m_list->setFocus(Qt::TabFocusReason);
    });
    if (!large) head().addWidget(m_filters);
    m_stack = new QStackedWidget;
    m_list = new PastList(*m_games, this);
    m_list->setObjectName(QStringLiteral("list"));
    m_list->setAccessibleName(tr("Games played"));
    connect(m_list, &QTreeView::activated, this, &HistoryDialog::open);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HistoryDialog::showSelection);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_nothing);
    m_stack->setMinimumHeight(fontMetrics().lineSpacing() * (large ? 4 : 8));
    body().addWidget(m_stack, 1);
    if (large)
        addPages();
    else
        foot().addWidget(m_details);
    addButtons();

    m_check.setSingleShot(true);
    m_check.setInterval(kCheckMillis);
    connect(&m_check, &QTimer::timeout, this, &HistoryDialog::checkRecord);
    connect(m_games, &PastGames::modelReset, this, &HistoryDialog::filtered);
    connect(m_games, &PastGames::found, this, &HistoryDialog::filtered);
    connect(m_historyActions, &HistoryActions::deleted, this, &HistoryDialog::refresh);
    new QShortcut(QKeySequence::Find, this, [this] {
        if (m_pages) m_pages->setCurrent(1);
        m_filters->focusSearch();
    });
    refresh();
    m_list->setFocus();
}

void HistoryDialog::addPages() {
    m_pages =
        new PillBar({tr("Games", "a page of a dialog"), tr("Filters and details", "a page of a dialog")});
    m_pages->setObjectName(QStringLiteral("pages"));
    head().addWidget(m_pages);
    m_aside = new QWidget;
    auto* column = columnOf({m_filters, m_details, kRoom}, m_aside);
    column->setContentsMargins(0, 0, 0, 0);
    body().addWidget(m_aside, 1);
    m_aside->hide();
    connect(m_pages, &PillBar::currentChanged, this, [this](int page) {
        m_stack->setVisible(page == 0);
        m_aside->setVisible(page == 1);
    });
}

void HistoryDialog::addButtons() {
    const auto add = [&](const QString& words, const char* name) {
        QPushButton* made = button(words); // no default button: Enter belongs to the list
        made->setObjectName(QString::fromLatin1(name));
        return made;
    };
    m_watch = add(tr("&Watch"), "watch");
    m_goOn = add(tr("&Resume"), "goOn");
    m_giveUp = add(tr("&Delete ..."), "giveUp");
    m_save = add(tr("&Save as file ..."), "save");
    QPushButton* statistics = add(tr("S&tatistics ..."), "statistics");
    m_table = add(tr("Save all as spreadsh&eet ..."), "table");
    m_forget = add(tr("Delete &all ..."), "forget");
    QPushButton* close = add(tr("Close"), "close");
    connect(m_watch, &QPushButton::clicked, this, &HistoryDialog::open);
    connect(m_goOn, &QPushButton::clicked, this, &HistoryDialog::open);
    connect(m_giveUp, &QPushButton::clicked, this,
            [this] { emit giveUpWanted(m_games->match(m_list->currentRow()).id); });
    connect(m_save, &QPushButton::clicked, this, &HistoryDialog::saveAsFile);
    connect(statistics, &QPushButton::clicked, this, &HistoryDialog::statisticsWanted);
    connect(m_table, &QPushButton::clicked, m_historyActions, &HistoryActions::saveTable);
    connect(m_forget, &QPushButton::clicked, m_historyActions, &HistoryActions::confirmDelete);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_forget->setProperty(theme::kDangerProperty, true);
    close->setProperty(theme::kKeyProperty, keys::nameOf(keys::Command::Close));
    for (QPushButton* main : {m_watch, m_goOn}) {
        main->setProperty(theme::kKeyProperty, keys::nameOf(keys::Command::Accept));
        main->setProperty(theme::kMainProperty, true);
    }
    if (theme::textFactor() > PastList::kLargeText) {
        auto* row = new ButtonRow;
        row->setWidgets({m_save, statistics, m_table, m_forget});
        static_cast<QVBoxLayout*>(m_aside->layout())->insertWidget(2, row);
    } else {
        setRare({m_save, statistics, m_table, m_forget});
    }
    setButtons({close, m_giveUp, m_watch, m_goOn});
}

void HistoryDialog::showState(PastSelection::State state) {
    m_filters->setState(state);
}

void HistoryDialog::refresh() {
    m_games->refresh();
    m_filters->refresh();
    m_table->setEnabled(m_games->summary().finished > 0);
    m_forget->setEnabled(m_games->summary().finished > 0);
    m_list->fitColumns();
    showSelection();
}

void HistoryDialog::filtered() {
    const int all = m_games->summary().finished + m_games->summary().unfinished;
    const int wanted = m_games->rowCount();
    m_filters->count();
    if (!m_store.isOpen())
        m_nothing->setMessage(
            tr("Games aren't being saved right now (see the earlier message), so there are no "
               "past games to show."),
            false);
    else if (all == 0)
        m_nothing->setMessage(
            tr("No games yet. Pick a poster in the lobby and play: your games are listed here, so "
               "you can resume or rewatch them."),
            true);
    else if (m_games->searches())
        m_nothing->setMessage(tr("Searching all games ..."), false);
    else
        m_nothing->setMessage(tr("No games match. Change the filters or clear the search."), false);
    m_filters->setVisible(all > 0);
    m_details->setVisible(all > 0);
    m_stack->setCurrentWidget(wanted > 0 ? static_cast<QWidget*>(m_list) : m_nothing);
    if (wanted > 0 && !m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_games->index(0, 0));
    if (m_list->currentIndex().isValid()) m_list->scrollTo(m_list->currentIndex());
    showSelection();
}

void HistoryDialog::showSelection() {
    const int row = m_list->currentRow();
    const QString error = row >= 0 ? m_games->error(row) : QString();
    const bool heard = isSignalConnected(QMetaMethod::fromSignal(&HistoryDialog::replayWanted));
    const bool finished = row >= 0 && m_games->match(row).finished;
    const bool unfinished = row >= 0 && !finished;
    const bool free = unfinished && m_games->match(row).playedBy != PlayedBy::OtherProgram;
    m_watch->setEnabled(heard && finished && error.isEmpty());
    m_watch->setVisible(!unfinished);
    m_goOn->setEnabled(isSignalConnected(QMetaMethod::fromSignal(&HistoryDialog::resumeWanted)) && free);
    m_goOn->setVisible(unfinished);
    m_giveUp->setEnabled(isSignalConnected(QMetaMethod::fromSignal(&HistoryDialog::giveUpWanted)) && free);
    m_giveUp->setVisible(unfinished);
    m_save->setEnabled(row >= 0);
    QString details;
    if (row >= 0) {
        const MatchSummary match = m_games->match(row);
        const Seat you = m_games->you(match);
        details = finished ? matchDetails(match, you) : unfinishedDetails(match, you);
    }
    if (!error.isEmpty()) details += u'\n' + error;
    m_details->setText(details);
    if (finished && error.isEmpty()) m_check.start();
}

void HistoryDialog::checkRecord() {
    const int row = m_list->currentRow();
    if (row < 0 || !m_games->match(row).finished) return;
    const MatchSummary line = m_games->match(row);
    const auto stored = m_store.read(line.id);
    QString error = tr("This saved game no longer exists.");
    if (stored && Replay::open(stored->record, line.seats, kNoSeat, &error)) return;
    m_games->setError(row, tr("This saved game is damaged: %1", "how, in a sentence").arg(error));
    showSelection();
}

void HistoryDialog::open() {
    if (m_goOn->isEnabled()) return emit resumeWanted(m_games->match(m_list->currentRow()).id);
    checkRecord(); // Enter may come before m_check fires
    if (m_watch->isEnabled()) emit replayWanted(m_games->match(m_list->currentRow()).id);
}

void HistoryDialog::saveAsFile() {
    if (m_list->currentRow() < 0) return;
    const MatchSummary line = m_games->match(m_list->currentRow());
    const QString name = line.game + line.played.toLocalTime().toString(QStringLiteral("-yyyy-MM-dd"));
    askForFileToSave({tr("Save this game"), name + QStringLiteral(".tacklebox"),
                      tr("Recorded games (*.tacklebox)"), QStringLiteral(".tacklebox")},
                     this, [this](const QString& file) { saveTo(file); });
}

bool HistoryDialog::saveTo(const QString& file) {
    if (m_list->currentRow() < 0) return false;
    const auto stored = m_store.read(m_games->match(m_list->currentRow()).id);
    QString error = tr("This saved game no longer exists.");
    if (stored && writeRecord(file, stored->playedRecord(), &error)) return true;
    m_historyActions->warn(tr("Can't save the game there: %1").arg(error));
    return false;
}

void HistoryDialog::connectNotify(const QMetaMethod& signal) {
    for (const QMetaMethod& heard : {QMetaMethod::fromSignal(&HistoryDialog::replayWanted),
                                     QMetaMethod::fromSignal(&HistoryDialog::resumeWanted),
                                     QMetaMethod::fromSignal(&HistoryDialog::giveUpWanted)})
        if (signal == heard) showSelection();
}

} // namespace tacklebox

#include "moc_historydialog.cpp"
