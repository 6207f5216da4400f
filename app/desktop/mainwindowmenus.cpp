// The menus of the window, with the keys of all functions.
#include "app/desktop/lessonguide.h"
#include "app/desktop/mainwindow.h"

#include "app/commit.h"
#include "app/desktop/daytable.h"
#include "app/desktop/puzzlepage.h"
#include "app/desktop/replaypage.h"
#include "app/desktop/stagebar.h"
#include "app/desktop/tablepage.h"
#include "model/table/table.h"
#include "views/dialogs/aboutdialog.h"
#include "views/history/historyactions.h"
#include "views/lobby/lobby.h"
#include "views/theme/keymap.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenuBar>
#include <QStackedWidget>

#include <functional>

namespace tacklebox {

namespace {

/// Sets the role of each action in the menus of macOS. Otherwise Qt guesses it from the text and moves
/// whatever reads like settings or quitting to the application's menu.
void giveRoles(const QList<QMenu*>& menus, const QAction* settings, const QAction* about,
               const QAction* quit) {
    for (const QMenu* menu : menus) {
        menu->menuAction()->setMenuRole(QAction::NoRole);
        for (QAction* action : menu->actions())
            action->setMenuRole(action == settings ? QAction::PreferencesRole
                                : action == about  ? QAction::AboutRole
                                : action == quit   ? QAction::QuitRole
                                                   : QAction::NoRole);
        for (QMenu* under : menu->findChildren<QMenu*>())
            giveRoles({under}, settings, about, quit);
    }
}

/// Adds one action for each name, of which `current` returns the checked one.
void addChoices(QMenu* menu, const QStringList& names, std::function<int()> current,
                const std::function<void(int)>& choose) {
    auto* group = new QActionGroup(menu);
    for (int i = 0; i < names.size(); ++i)
        group->addAction(menu->addAction(names[i], menu, [choose, i] { choose(i); }))->setCheckable(true);
    QObject::connect(menu, &QMenu::aboutToShow, group, [group, current = std::move(current)] {
        group->actions()[current()]->setChecked(true);
    });
}

} // namespace

void MainWindow::changeSpokenDetail() {
    QString words;
    switch (m_settings.announcements) {
    case Announced::Full:
        m_settings.announcements = Announced::Short;
        words = tr("Spoken: everything, in brief.");
        break;
    case Announced::Short:
        m_settings.announcements = Announced::Mine;
        words = tr("Spoken: only what concerns you.");
        break;
    case Announced::Mine:
    case Announced::Nothing:
        m_settings.announcements = Announced::Full;
        words = tr("Spoken: everything.");
        break;
    }
    useSettings();
    m_page->announce(words);
}

void MainWindow::buildMenus() {
    using enum keys::Command;
    const auto key = [](keys::Command command) { return keys::sequencesOf(command).value(0); };
    // Delete the menus of the previous language later: one of them may be emitting a signal.
    for (const QAction* old : m_menus->actions())
        old->menu()->deleteLater();
    m_menus->clear();
    auto* game = new QMenu(tr("&Game"), m_menus);
    game->addAction(tr("&Lobby"), key(ShowLobby), this, &MainWindow::showLobby);
    game->addAction(tr("&New table ..."), key(NewTable), this, [this] { newTable(currentGame()); });
    game->addAction(tr("&Open a recorded game ..."), key(OpenFile), this, &MainWindow::openFileByDialog);
    QAction* save = game->addAction(tr("&Save this game as a file ..."), key(SaveFile), this,
                                    &MainWindow::saveFileByDialog);
    QAction* watch = game->addAction(tr("&Watch from the start"), key(WatchFromStart), this,
                                     &MainWindow::watchFromBeginning);
    game->addAction(tr("&Today's deals ..."), this, [this] { openDayDeals(currentGame()); });
    game->addAction(tr("&Deal codes ..."), key(DealCodes), this, &MainWindow::openDealCodes);
    game->addSeparator();
    game->addAction(tr("Games pla&yed ..."), key(GamesPlayed), this, [this] { openHistory(); });
    game->addAction(tr("Statisti&cs ..."), key(Statistics), this, &MainWindow::openStatistics);
    game->addAction(tr("Puzzl&es ..."), key(Puzzles), this, [this] { openPuzzles(currentGame()); });
    game->addAction(tr("Harbour ch&art ..."), key(HarbourChart), this, &MainWindow::openHarbour);
    game->addAction(tr("E&xport all games ..."), m_historyActions, &HistoryActions::exportGames);
    game->addAction(tr("I&mport games ..."), m_historyActions, &HistoryActions::importGames);
    game->addSeparator();
    QAction* hint = game->addAction(tr("H&int"), key(Hint), m_page, &TablePage::askHint);
    QAction* back = game->addAction(tr("&Undo"), key(Undo), this, [this] {
        if (m_dayTable && m_page->table()->waitingFor() == WaitingFor::Over)
            m_page->showNotice(tr("The result of today's deal can't be undone."));
        else
            m_page->undo();
    });
    QAction* again = game->addAction(tr("&Redo"), m_page, &TablePage::redo);
    again->setShortcuts(keys::sequencesOf(Redo));
    QAction* pause = game->addAction(tr("&Pause or resume"), key(PauseOrResume), this, [this] {
        if (Table* table = m_page->table()) table->setPaused(!table->paused());
    });
    QAction* hold = game->addAction(tr("&Hold or release the bots"), key(HoldOrRelease), this, [this] {
        if (Table* table = m_page->table()) table->setHold(!table->hold());
    });
    game->addSeparator();
    QAction* quit = game->addAction(tr("&Quit"), key(Quit), this, &QWidget::close);

    auto* view = new QMenu(tr("&View"), m_menus);
    QAction* lists = view->addAction(tr("&Log, moves and scores"), key(Lists));
    lists->setCheckable(true);
    lists->setChecked(m_page->listsShown());
    const auto watching = [this] { return m_replayPage && m_stack->currentWidget() == m_replayPage; };
    connect(lists, &QAction::triggered, this, [this, watching](bool shown) {
        watching() ? m_replayPage->showLists(shown) : m_page->showLists(shown);
    });
    connect(m_page, &TablePage::listsShownChanged, lists, &QAction::setChecked);
    connect(this, &MainWindow::replayListsShown, lists, &QAction::setChecked);
    QAction* moves = view->addAction(tr("&Moves you can make"), key(Moves), m_page, &TablePage::showMoves);
    QAction* scores = view->addAction(tr("&Scores"), key(Scores), m_page, &TablePage::showScores);
    QAction* orders = view->addAction(tr("Standing &orders"), key(Orders), m_page, &TablePage::showOrders);
    QMenu* known = view->addMenu(tr("Memory &aid"));
    addChoices(
        known, {tr("&Off", "the memory aid"), tr("What was &asked"), tr("What &follows from it")},
        [this] { return int(m_settings.tableRules.knownCards); },
        [this](int level) { setKnownCards(KnownCards(level)); });
    known->addSeparator();
    known->addAction(tr("&Show or hide"), key(MemoryAid), this, &MainWindow::toggleKnownCards);
    view->addSeparator();
    QAction* full = view->addAction(tr("&Full screen"), key(FullScreen));
    full->setCheckable(true);
    connect(full, &QAction::triggered, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    connect(view, &QMenu::aboutToShow, full, [this, full] { full->setChecked(isFullScreen()); });

    auto* settings = new QMenu(tr("&Settings"), m_menus);
    QMenu* pace = settings->addMenu(tr("&Speed of the cards"));
    addChoices(
        pace, {tr("&Slow"), tr("&Normal"), tr("&Fast"), tr("&Turbo"), tr("&Off")},
        [this] { return int(m_settings.motion.pace); },
        [this](int chosen) {
            m_settings.motion.pace = Pace(chosen);
            useSettings();
        });
    m_bar->setPaces(pace);
    m_page->waitForMenu(pace); // the bar also opens it with its button
    QAction* sounds = settings->addAction(tr("S&ounds"), this, &MainWindow::setSounds);
    sounds->setCheckable(true);
    connect(settings, &QMenu::aboutToShow, this,
            [this, sounds] { sounds->setChecked(m_settings.sounds.on); });
    settings->addAction(tr("Screen reader &detail"), key(SpokenDetail), this,
                        &MainWindow::changeSpokenDetail);
    QAction* all =
        settings->addAction(tr("&All settings ..."), key(Settings), this, &MainWindow::openSettings);

    auto* help = new QMenu(tr("&Help"), m_menus);
    help->addAction(tr("&Rules of this game"), key(Rules), this, [this, watching] {
        showRules(atPuzzles()  ? m_puzzlePage->game()
                  : watching() ? m_replayPage->table()->plan().game
                               : currentGame());
    });
    help->addAction(tr("&Keyboard"), this, [this] { showRules(QStringLiteral("keyboard")); });
    QAction* learn = help->addAction(tr("&Learn this game"), this, [this] { startLesson(currentGame()); });
    connect(help, &QMenu::aboutToShow, this,
            [this, learn] { learn->setEnabled(LessonGuide::has(currentGame())); });
    addCoachTo(*help);
    help->addSeparator();
    QAction* about = help->addAction(tr("&About Tacklebox"), this, [this] {
        openDialog(
            new AboutDialog(QString::fromLatin1(commit()), QCoreApplication::applicationDirPath(), this));
    });

    giveRoles({game, view, settings, help}, all, about, quit);
    for (QMenu* menu : {game, view, settings, help}) { // roles have no effect once the menus are in the bar
        m_menus->addMenu(menu);
        m_page->waitForMenu(menu);
    }
    const auto follow = [this, watching, save, watch, hint, back, again, pause, hold, lists, moves, scores,
                         orders] {
        const bool playing = m_stack->currentWidget() == m_page;
        for (QAction* action : {watch, hint, back, again, pause, hold, moves, scores, orders})
            action->setEnabled(playing);
        for (QAction* action : {save, lists})
            action->setEnabled(playing || watching());
        lists->setChecked(watching() ? m_replayPage->listsShown() : m_page->listsShown());
    };
    connect(m_stack, &QStackedWidget::currentChanged, this, follow);
    follow();
}

} // namespace tacklebox
