// Puzzles in the window.
#include "app/desktop/mainwindow.h"

#include "app/desktop/puzzlepage.h"
#include "app/desktop/tablepage.h"
#include "model/table/table.h"
#include "views/games/games.h"
#include "views/lobby/lobby.h"
#include "views/theme/stagedialog.h"

#include <QStackedWidget>

namespace tacklebox {

PuzzlePage& MainWindow::puzzlePage() {
    if (m_puzzlePage) return *m_puzzlePage;
    m_puzzlePage = new PuzzlePage(*m_faces);
    m_puzzlePage->setSettingsStore(m_settingsStore);
    m_stack->addWidget(m_puzzlePage);
    connect(m_puzzlePage, &PuzzlePage::leaveWanted, this, &MainWindow::leavePuzzles);
    connect(m_puzzlePage, &PuzzlePage::rulesWanted, this, &MainWindow::showRules);
    connect(m_puzzlePage, &PuzzlePage::shown, this, [this] {
        setWindowTitle(tr("%1 (puzzles) - Tacklebox").arg(gameInfo(m_puzzlePage->game())->shortTitle));
    });
    m_puzzlePage->useSettings(m_settings);
    return *m_puzzlePage;
}

void MainWindow::puzzlesWanted(const QString& game) {
    if (!openPuzzles(game))
        StageMessageBox::warning(this, tr("Puzzles"), tr("This game has no puzzles yet."));
}

bool MainWindow::atPuzzles() const {
    return m_puzzlePage && m_stack->currentWidget() == m_puzzlePage;
}

QString MainWindow::titleOfPuzzles() const {
    return gameInfo(m_puzzlePage->game())->title + QStringLiteral(" \u00b7 ") + tr("puzzles");
}

bool MainWindow::openPuzzles(const QString& game) {
    const bool fromTable = atPuzzles() ? m_fromTable : atTable();
    if (!puzzlePage().open(game)) return false;
    m_fromTable = fromTable;
    pauseForOtherPage();
    m_stack->setCurrentWidget(m_puzzlePage);
    updateBar();
    m_puzzlePage->view().setFocus();
    return true;
}

void MainWindow::leavePuzzles() {
    if (m_puzzlePage) m_puzzlePage->leave();
    if (m_fromTable && m_page->table())
        backToTable();
    else
        showLobby();
}

} // namespace tacklebox
