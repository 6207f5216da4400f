// Unfinished games: resuming and giving up.
#include "app/desktop/mainwindow.h"

#include "app/desktop/tablepage.h"
#include "model/store/journal.h"
#include "model/table/table.h"
#include "views/games/games.h"
#include "views/history/pastwords.h"
#include "views/history/unfinished.h"
#include "views/lobby/lobby.h"
#include "views/lobby/shelffacts.h"

#include <QMessageBox>
#include <QSet>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

/// The saved state of the table; if that can't be read, only the players.
ResumeState resumeStateOf(const StoredMatch& stored) {
    return ResumeState::fromText(stored.resumeState).value_or(ResumeState{.seats = stored.line.seats});
}

/// Resumes the match. Returns null if its record is refused.
std::unique_ptr<Table> wholeTable(const StoredMatch& stored) {
    QString error;
    return Table::resume(stored.record, resumeStateOf(stored), &error);
}

/// Resumes the readable part of the match.
std::unique_ptr<Table> readableTable(const StoredMatch& stored, Damage* damage) {
    ResumeState resumeState = resumeStateOf(stored);
    if (resumeState.seats.isEmpty()) resumeState.seats = stored.line.seats;
    return Table::resumeDamaged(stored.recordWith({}), stored.steps, resumeState, damage);
}

} // namespace

void MainWindow::updateLobby() {
    ShelfFacts facts = factsOf(*m_store, QDateTime::currentDateTime());
    const FulfilledTasks fulfilled = fulfilledTasks();
    for (const GameInfo& game : gameInfos())
        facts.tasks[game.id] = nextTask(game.id, fulfilled);
    m_lobby->setFacts(facts);
    updateLessons();
}

std::optional<MatchSummary> MainWindow::unfinished(qint64 match) const {
    const QList<MatchSummary> lines = m_store->unfinished();
    const auto line =
        std::find_if(lines.begin(), lines.end(), [match](const MatchSummary& l) { return l.id == match; });
    return line == lines.end() ? std::nullopt : std::optional(*line);
}

std::optional<Damage> MainWindow::openStored(const StoredMatch& stored) {
    if (auto table = wholeTable(stored)) {
        sit(std::move(table), stored.line.id);
        return std::nullopt;
    }
    Damage damage;
    auto table = readableTable(stored, &damage);
    // If only chance steps were missing, the seed repeats them.
    if (table && damage.validSteps == damage.storedSteps) {
        sit(std::move(table), stored.line.id, damage);
        return std::nullopt;
    }
    ResumeState resumeState = resumeStateOf(stored);
    resumeState.damage = damage;
    m_store->setResumeState(stored.line.id, resumeState.toText());
    m_store->release(stored.line.id);
    return damage;
}

bool MainWindow::resumeLast(QString* error) {
    QSet<qint64> tried;
    QStringList refused;
    bool gone = false;
    while (!gone) {
        const QList<MatchSummary> free = m_store->resumable();
        const auto next = std::find_if(free.begin(), free.end(), [&](const MatchSummary& line) {
            return !line.damage && !tried.contains(line.id);
        });
        if (next == free.end()) break;
        tried.insert(next->id);
        const auto stored = m_store->resume(next->id);
        if (!stored) continue; // another program was faster
        if (const auto damage = openStored(*stored))
            refused << tr("The game of %1 last played %2 can't be resumed where you left it.",
                          "a game, and when")
                               .arg(unfinishedTitle(*next), whenWords(next->played)) +
                           u' ' + damageWords(*damage);
        else
            gone = true;
    }
    updateLobby();
    if (!refused.isEmpty())
        refused << tr("You'll find it in the lobby, after the other unfinished games.", "a damaged game");
    if (gone) {
        if (!refused.isEmpty()) showMessage(refused.join(u' '));
        return true;
    }
    const QList<MatchSummary> left = m_store->unfinished();
    const bool damaged = std::any_of(left.begin(), left.end(), [](const MatchSummary& line) {
        return line.damage && line.playedBy == PlayedBy::Nobody;
    });
    if (!refused.isEmpty())
        *error = refused.join(u' ');
    else if (damaged)
        *error = tr("The remaining unfinished games are damaged. The lobby shows what you can do.");
    else if (!left.isEmpty())
        *error = tr("All unfinished games are open in other windows.");
    else
        *error = tr("There's no game to resume.");
    return false;
}

void MainWindow::resumeMatch(qint64 match) {
    const auto line = unfinished(match);
    if (line && line->playedBy == PlayedBy::ThisProgram) return backToTable();
    if (!line) {
        showMessage(tr("This game is no longer saved."));
        return updateLobby();
    }
    leaveTable([this, match, line] {
        const auto stored = m_store->resume(match);
        if (!stored) {
            showMessage(tr("This game is open in another window."));
            return updateLobby();
        }
        if (const auto damage = openStored(*stored)) {
            updateLobby();
            askAboutDamage(
                *line, *damage, this, [this, match] { resumeDamaged(match); },
                [this, match] { giveUp(match, this); });
        }
    });
}

void MainWindow::resumeDamaged(qint64 match) {
    Damage damage;
    const auto stored = m_store->resume(match);
    auto table = stored ? readableTable(*stored, &damage) : nullptr;
    if (table) return sit(std::move(table), match, damage);
    if (stored) m_store->release(match);
    updateLobby();
}

void MainWindow::giveUp(qint64 match, QWidget* window, const std::function<void()>& done) {
    const auto line = unfinished(match);
    if (!line) return updateLobby();
    askToGiveUp(*line, window, [this, match, done] {
        if (match == matchId()) {
            m_journal.reset();
            m_page->leave();
            if (m_stack->currentWidget() == m_page) m_stack->setCurrentWidget(m_lobby);
            m_lobby->setResumable({});
        }
        if (!m_store->remove(match) && unfinished(match))
            showMessage(tr("This game is open in another window."));
        updateLobby();
        if (done) done();
    });
}

QString MainWindow::savedGameMessage() const {
    const Table* table = m_page->table();
    if (!table || !m_journal || m_journal->match() == 0 || !m_store->isOpen() ||
        table->waitingFor() == WaitingFor::Over)
        return {};
    return tr("Your game of %1 is saved. You'll find it in the lobby.").arg(table->title());
}

} // namespace tacklebox
