// Replays and what-if tables in the window.
#include "app/desktop/daytable.h"
#include "app/desktop/lessonguide.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/replaypage.h"
#include "app/desktop/tablepage.h"
#include "model/store/store.h"
#include "model/table/replay.h"
#include "model/table/reviewdesk.h"
#include "views/dialogs/reviewdialog.h"
#include "views/dialogs/whatifdialog.h"
#include "views/games/games.h"
#include "views/history/matchnews.h"
#include "views/lobby/lobby.h"
#include "views/settings/careermemory.h"
#include "views/theme/stagedialog.h"

#include <QMessageBox>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

/// The seat from which a match is first shown: that of the only person, or kNoSeat (spectator) if several
/// played. Without names it is the first seat, which usualSeats() gives to a person.
Seat usualViewer(const QList<SeatPlan>& seats) {
    if (seats.isEmpty()) return 0;
    const auto isPerson = [](const SeatPlan& seat) { return seat.person; };
    if (std::count_if(seats.begin(), seats.end(), isPerson) != 1) return kNoSeat;
    return Seat(std::find_if(seats.begin(), seats.end(), isPerson) - seats.begin());
}

/// The reasons that the bots at `table` gave. A record does not contain them.
QHash<int, QString> reasonsAt(const Table& table) {
    QHash<int, QString> reasons;
    for (int event = 0; event < table.events(); ++event)
        if (const QString reason = table.reasonFor(event); !reason.isEmpty()) reasons.insert(event, reason);
    return reasons;
}

} // namespace

QString MainWindow::titleOfTable() const {
    const Table& table = *m_page->table();
    return table.plan().whatIf ? tr("%1 (what if) - Tacklebox").arg(table.title())
                               : tr("%1 - Tacklebox").arg(table.title());
}

QString MainWindow::titleOfBar() const {
    if (atPuzzles()) return titleOfPuzzles();
    const bool watching = m_stack->currentWidget() == m_replayPage;
    const Table* table = watching ? m_replayPage->table() : atTable() ? m_page->table() : nullptr;
    if (!table) return {};
    QStringList parts{table->title()};
    if (m_guide && m_guide->isActive() && !watching) return tr("Learn to play \u00b7 %1").arg(table->title());
    if (table->plan().whatIf) parts << tr("what if");
    if (m_dayTable && !watching) parts << m_dayTable->title();
    if (watching)
        parts << tr("replay");
    else if (table->score().round > 1 && table->score().round < 1000)
        parts << dealTitle(table->plan().game, QString::number(table->score().round));
    if (const QString target = targetWords(table->plan()); !target.isEmpty()) parts << target;
    return parts.join(QStringLiteral(" \u00b7 "));
}

void MainWindow::pauseForOtherPage() {
    Table* table = m_page->table();
    if (!table || !atTable() || table->waitingFor() == WaitingFor::Over || table->paused()) return;
    m_page->pauseForOtherPage(); // if several people play, the page hides an open hand
    m_pausedHere = true;
}

void MainWindow::showReplay(std::unique_ptr<Table> replay) {
    if (m_stack->currentWidget() != m_replayPage) m_fromTable = atTable();
    pauseForOtherPage();
    setWindowTitle(tr("%1 (replay) - Tacklebox").arg(replay->title()));
    m_stack->setCurrentWidget(&replayPage());
    m_replayPage->show(std::move(replay));
    updateBar(); // its title names the table that is shown now
}

bool MainWindow::openReplay(const QByteArray& record, const QList<SeatPlan>& seats, QString* error,
                            const std::optional<ResumeState>& resumeState) {
    auto replay = Replay::open(record, seats, usualViewer(seats), error);
    if (!replay) return false;
    if (resumeState) Replay::of(replay.get())->setLateMoves(*resumeState);
    showReplay(std::move(replay));
    return true;
}

bool MainWindow::openReplay(const StoredMatch& match, QString* error) {
    return openReplay(match.record, match.line.seats, error, ResumeState::fromText(match.resumeState));
}

void MainWindow::replayStored(qint64 match) {
    QString error = tr("This game is no longer saved.");
    const auto stored = m_store->read(match);
    if (!stored || !openReplay(*stored, &error))
        StageMessageBox::warning(this, tr("Can't replay this game"), error);
}

void MainWindow::watchFromBeginning() {
    const Table* table = m_page->table();
    if (!table) return;
    const bool over = table->waitingFor() == WaitingFor::Over;
    QString error;
    if (!openReplay(table->record(), table->plan().seats, &error, table->resumeState()))
        StageMessageBox::warning(this, tr("Can't replay this game"), error);
    else if (over)
        m_replayPage->replay()->setReasons(reasonsAt(*table));
}

void MainWindow::watchFrom(int event) {
    watchFromBeginning();
    Replay* replay = m_stack->currentWidget() == m_replayPage ? m_replayPage->replay() : nullptr;
    if (!replay) return;
    m_replayPage->goTo(replay->positionOf(event) - 1);
    m_replayPage->goTo(replay->positionOf(event)); // shows the event as it happens and stops there
}

void MainWindow::reviewDeal() {
    const QPointer<Table> table = m_page->table();
    if (!table || !ReviewDialog::isFor(*table)) return;
    auto* dialog = new ReviewDialog(*table, this, {}, m_reviews.get());
    connect(dialog, &QDialog::accepted, this, [this, dialog, table] {
        if (!table || m_page->table() != table) return;
        if (dialog->nextAction() == ReviewDialog::NextAction::See) {
            watchFromBeginning();
            Replay* replay = m_stack->currentWidget() == m_replayPage ? m_replayPage->replay() : nullptr;
            if (replay) m_replayPage->goTo(replay->positionOf(dialog->event()) - 1);
            return;
        }
        QString error;
        if (!tryFrom(dialog->record(), dialog->step(), &error))
            StageMessageBox::warning(this, tr("Can't open this table"), error);
    });
    openDialog(dialog);
}

bool MainWindow::tryFrom(const QByteArray& record, int step, QString* error) {
    TablePlan plan = m_page->table()->plan();
    plan.whatIf = true;
    plan.tempo = Tempo::RoundTheTable; // time to think
    auto table = Table::openRecord(beginningOf(record, step), plan, error);
    if (!table) return false;
    leaveFor(std::move(table));
    return true;
}

QString MainWindow::matchNews() const {
    const Table& table = *m_page->table();
    const Seat seat = onlyPersonOf(table.plan().seats);
    if (seat == kNoSeat || !m_store->isOpen()) return {};
    return newsOfMatch(m_store->results().results, matchId(), table.title());
}

QString MainWindow::saveFulfilledTasks() {
    if (!m_settingsStore) return {};
    const Table& table = *m_page->table();
    const QStringList before = savedTasks(*m_settingsStore, table.plan().game);
    QStringList now = before;
    for (const CareerTask* task : tacklebox::fulfilledTasks(table))
        if (const QString id = QString::fromLatin1(task->id); !now.contains(id)) now << id;
    if (now == before) return {};
    saveTasks(*m_settingsStore, table.plan().game, now);
    return newsOfTasks(table.plan().game, before, now);
}

ReplayPage& MainWindow::replayPage() {
    if (m_replayPage) return *m_replayPage;
    m_replayPage = new ReplayPage(*m_faces);
    m_stack->addWidget(m_replayPage);
    connect(m_replayPage, &ReplayPage::leaveWanted, this, &MainWindow::leaveReplay);
    connect(m_replayPage, &ReplayPage::whatIfWanted, this, &MainWindow::askWhatIf);
    connect(m_replayPage, &ReplayPage::rulesWanted, this, &MainWindow::showRules);
    connect(m_replayPage, &ReplayPage::listsShownChanged, this, &MainWindow::replayListsShown);
    m_replayPage->useSettings(m_settings);
    return *m_replayPage;
}

void MainWindow::leaveReplay() {
    if (m_replayPage) m_replayPage->leave();
    if (m_fromTable && m_page->table())
        backToTable();
    else
        showLobby();
}

void MainWindow::askWhatIf() {
    m_replayPage->play(false);
    if (!m_replayPage->bar().whyNoWhatIf().isEmpty()) return;
    const QPointer<Table> table = m_replayPage->table();
    auto* dialog = new WhatIfDialog(table->plan(), m_replayPage->where(), this);
    connect(dialog, &QDialog::accepted, this, [this, dialog, table] {
        if (!table || m_replayPage->table() != table) return;
        QString error;
        if (!playOnFromHere(dialog->plan(), &error))
            StageMessageBox::warning(this, tr("Can't open this table"), error);
    });
    openDialog(dialog);
}

bool MainWindow::playOnFromHere(const TablePlan& plan, QString* error) {
    const Replay* replay = m_replayPage ? m_replayPage->replay() : nullptr;
    if (!replay || !replay->finished()) { // it would reveal hidden cards
        *error = tr("You can branch off from a game once it has finished.");
        return false;
    }
    auto table = Table::openRecord(replay->recordSoFar(), plan, error);
    if (!table) return false;
    leaveFor(std::move(table));
    return true;
}

} // namespace tacklebox
