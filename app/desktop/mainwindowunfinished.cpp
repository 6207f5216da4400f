// What the window does with games that were kept unfinished: shows them in the lobby, goes on with them, and
// gives them up.
#include "app/desktop/mainwindow.h"

#include "app/desktop/tablepage.h"
#include "model/store/journal.h"
#include "model/table/table.h"
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

/// What the match was in beside its record; where that cannot be read, at least who sat there.
ResumeState resumeStateOf(const StoredMatch& stored) {
    return ResumeState::fromText(stored.resumeState).value_or(ResumeState{.seats = stored.line.seats});
}

/// Goes on with it; null if its record is refused as it is.
std::unique_ptr<Table> wholeTable(const StoredMatch& stored) {
    QString fault;
    return Table::resume(stored.record, resumeStateOf(stored), &fault);
}

/// Goes on with as much of it as can be read.
std::unique_ptr<Table> readableTable(const StoredMatch& stored, Damage* damage) {
    ResumeState resumeState = resumeStateOf(stored);
    if (resumeState.seats.isEmpty()) resumeState.seats = stored.line.seats;
    return Table::resumeReadable(stored.opening, stored.steps, resumeState, damage);
}

} // namespace

void MainWindow::offerUnfinished() {
    m_lobby->setFacts(factsOf(*m_store, QDateTime::currentDateTime()));
    followLessons();
}

std::optional<MatchLine> MainWindow::unfinished(qint64 match) const {
    const QList<MatchLine> lines = m_store->unfinished();
    const auto line =
        std::find_if(lines.begin(), lines.end(), [match](const MatchLine& l) { return l.id == match; });
    return line == lines.end() ? std::nullopt : std::optional(*line);
}

std::optional<Damage> MainWindow::sitKept(const StoredMatch& stored) {
    if (auto table = wholeTable(stored)) {
        sit(std::move(table), stored.line.id);
        return std::nullopt;
    }
    Damage damage;
    auto table = readableTable(stored, &damage);
    if (table && damage.good == damage.of) { // only chance was missing, and it falls as it had fallen
        sit(std::move(table), stored.line.id, damage);
        return std::nullopt;
    }
    ResumeState resumeState = resumeStateOf(stored);
    resumeState.damage = damage;
    m_store->setResumeState(stored.line.id, resumeState.toText());
    m_store->lay(stored.line.id);
    return damage;
}

bool MainWindow::goOnWithUnfinished(QString* fault) {
    QSet<qint64> tried;
    QStringList refused;
    bool gone = false;
    while (!gone) {
        const QList<MatchLine> free = m_store->resumable();
        const auto next = std::find_if(free.begin(), free.end(), [&](const MatchLine& line) {
            return !line.damage && !tried.contains(line.id);
        });
        if (next == free.end()) break;
        tried.insert(next->id);
        const auto stored = m_store->resume(next->id);
        if (!stored) continue; // another program was quicker
        if (const auto damage = sitKept(*stored))
            refused << tr("The game of %1 that was last played %2 cannot be continued as it was left.",
                          "a game, and when")
                               .arg(unfinishedTitle(*next), whenWords(next->played)) +
                           u' ' + damageWords(*damage);
        else
            gone = true;
    }
    offerUnfinished();
    if (!refused.isEmpty())
        refused << tr("It stands behind the other unfinished games in the lobby.", "a damaged game");
    if (gone) {
        if (!refused.isEmpty()) tell(refused.join(u' '));
        return true;
    }
    const QList<MatchLine> left = m_store->unfinished();
    const bool damaged = std::any_of(left.begin(), left.end(), [](const MatchLine& line) {
        return line.damage && line.byWhom == Played::ByNobody;
    });
    if (!refused.isEmpty())
        *fault = refused.join(u' ');
    else if (damaged)
        *fault = tr("The unfinished games that are left are damaged. The lobby shows what can be done.");
    else if (!left.isEmpty())
        *fault = tr("All unfinished games are being played in other windows.");
    else
        *fault = tr("There is no game to go on with.");
    return false;
}

void MainWindow::goOnWith(qint64 match) {
    const auto line = unfinished(match);
    if (line && line->byWhom == Played::Here) return backToTable();
    if (!line || !mayLeave()) {
        if (!line) tell(tr("This game is not kept any more."));
        return offerUnfinished();
    }
    const auto stored = m_store->resume(match);
    if (!stored) {
        tell(tr("This game is being played in another window."));
        return offerUnfinished();
    }
    if (const auto damage = sitKept(*stored)) {
        offerUnfinished();
        askAboutDamage(
            *line, *damage, this, [this, match] { goOnWithReadable(match); },
            [this, match] { giveUp(match, this); });
    }
}

void MainWindow::goOnWithReadable(qint64 match) {
    Damage damage;
    const auto stored = m_store->resume(match);
    auto table = stored ? readableTable(*stored, &damage) : nullptr;
    if (table) return sit(std::move(table), match, damage);
    if (stored) m_store->lay(match);
    offerUnfinished();
}

void MainWindow::giveUp(qint64 match, QWidget* window, const std::function<void()>& done) {
    const auto line = unfinished(match);
    if (!line) return offerUnfinished();
    askToGiveUp(*line, window, [this, match, done] {
        if (match == keptMatch()) {
            m_journal.reset();
            m_page->leave();
            if (m_stack->currentWidget() == m_page) m_stack->setCurrentWidget(m_lobby);
            m_lobby->setResumable({});
        }
        if (!m_store->forget(match) && unfinished(match))
            tell(tr("This game is being played in another window."));
        offerUnfinished();
        if (done) done();
    });
}

QString MainWindow::whereTheOldTableIs() const {
    const Table* table = m_page->table();
    if (!table || !m_journal || m_journal->match() == 0 || !m_store->keeps() || table->due() == Due::Over)
        return {};
    return tr("Your game of %1 is kept: you find it in the lobby.").arg(table->title());
}

} // namespace tacklebox
