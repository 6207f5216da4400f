// Offers for newcomers.
#include "app/desktop/mainwindow.h"

#include "app/desktop/lessonguide.h"
#include "app/desktop/puzzlepage.h"
#include "app/desktop/tablepage.h"
#include "model/table/table.h"
#include "views/dialogs/firsttimedialog.h"
#include "views/dialogs/lastplans.h"
#include "views/games/games.h"
#include "views/lobby/lobby.h"
#include "views/settings/learning.h"
#include "views/settings/puzzlememory.h"
#include "views/theme/stagedialog.h"

#include <QHash>

#include <algorithm>

namespace tacklebox {

namespace {

/// The ids of the game's puzzles; cached.
const QStringList& namesOfPuzzles(const QString& game) {
    static QHash<QString, QStringList> known;
    const auto found = known.find(game);
    if (found != known.end()) return *found;
    QStringList names;
    for (const Puzzle& puzzle : puzzlesOf(game))
        names << QString::fromStdString(puzzle.id);
    return *known.insert(game, names);
}

} // namespace

void MainWindow::addFirstStart() {
    connect(m_lobby, &Lobby::playWanted, this, &MainWindow::playFromShelf);
    connect(m_lobby, &Lobby::lessonWanted, this, [this](const QString& game) { startLesson(game); });
    connect(m_lobby, &Lobby::lessonDeclined, this, [this] {
        // Once started, the lesson still continues where it was left.
        m_progress.setDeclined(m_lobby->leftLesson(), true);
        m_leftLessonDeclined = true;
        updateLessons();
    });
}

void MainWindow::updateLessons() {
    QStringList learned;
    for (const GameInfo& game : gameInfos())
        if (m_progress.learned(game.id)) learned << game.id;
    for (const GameInfo& game : gameInfos()) {
        const QStringList solved = m_settingsStore ? solvedPuzzles(*m_settingsStore, game.id) : QStringList();
        const QStringList puzzles = solved.isEmpty() ? QStringList() : namesOfPuzzles(game.id);
        const auto isHere = [&puzzles](const QString& id) { return puzzles.contains(id); };
        m_lobby->setSolved(game.id, int(std::ranges::count_if(solved, isHere)), int(puzzles.size()));
    }
    m_lobby->setLessons(learned);
    // Prefer the lesson that was started last, else take any that was left.
    QStringList begun;
    if (m_guide) begun << m_guide->game();
    for (const GameInfo& game : gameInfos())
        begun << game.id;
    const auto wasLeft = [this](const QString& game) {
        return m_progress.left(game).has_value() && !m_progress.declined(game);
    };
    const auto first = std::ranges::find_if(begun, wasLeft);
    const QString left = first == begun.end() || m_leftLessonDeclined ? QString() : *first;
    m_lobby->setLeftLesson(left, m_progress.left(left).value_or(LessonPlace()).chapter + 1);
}

std::optional<TablePlan> MainWindow::longerPlan() const {
    TablePlan plan = m_page->table()->plan();
    const TablePlan usual = firstPlan(plan.game);
    if (!m_settingsStore || plan.whatIf || lastPlan(*m_settingsStore, plan.game) ||
        plan.options == usual.options || plan.options != shortPlan(plan.game).options)
        return std::nullopt;
    plan.options = usual.options;
    return plan;
}

bool MainWindow::isFirstTime(const QString& game) const {
    if (!m_settingsStore || !LessonGuide::has(game) || firstTimeAsked(*m_settingsStore, game) ||
        m_progress.learned(game))
        return false;
    const Table* table = m_page->table();
    const bool atIt = table && table->plan().game == game;
    return !atIt && !m_lobby->hasPlayed(game) && !lastPlan(*m_settingsStore, game);
}

void MainWindow::playFromShelf(const QString& game) {
    if (!isFirstTime(game)) return playUsual(game);
    auto* dialog = new FirstTimeDialog(game, this);
    connect(dialog, &QDialog::accepted, this, [this, game, dialog] {
        keepFirstTimeAsked(*m_settingsStore, game);
        if (dialog->wantsLesson()) return startLesson(game);
        m_progress.setCoached(game, true); // the coach comes if the opponents are minnows
        playUsual(game);
    });
    openDialog(dialog);
}

void MainWindow::playUsual(const QString& game) {
    TablePlan plan = firstPlan(game);
    if (m_settingsStore)
        plan = lastPlan(*m_settingsStore, game)
                   .value_or(m_lobby->hasPlayed(game) ? plan : shortPlan(game)); // see the end soon
    QString error;
    if (!openTable(plan, &error)) StageMessageBox::warning(this, tr("Can't open this table"), error);
}

} // namespace tacklebox
