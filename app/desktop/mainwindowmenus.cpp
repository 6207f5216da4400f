// The menus of the window, with the keys of all functions.
#include "app/desktop/mainwindow.h"

#include "app/commit.h"
#include "app/desktop/puzzlepage.h"
#include "app/desktop/replaypage.h"
#include "app/desktop/stagebar.h"
#include "app/desktop/tablepage.h"
#include "model/table/table.h"
#include "views/dialogs/aboutdialog.h"
#include "views/history/historyactions.h"
#include "views/lobby/lobby.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenuBar>
#include <QStackedWidget>

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
    // Delete the menus of the previous language later: one of them may be emitting a signal.
    for (const QAction* old : m_menus->actions())
        old->menu()->deleteLater();
    m_menus->clear();
    auto* game = new QMenu(tr("&Game"), m_menus);
    game->addAction(tr("&Lobby"), QKeySequence(tr("Ctrl+L")), this, &MainWindow::showLobby);
    game->addAction(tr("&New table ..."), QKeySequence::New, this,
                    [this] { newTable(atTable() ? m_page->table()->plan().game : m_lobby->currentGame()); });
    game->addAction(tr("&Open a recorded game ..."), QKeySequence::Open, this, &MainWindow::openFileByDialog);
    QAction* save = game->addAction(tr("&Save this game as a file ..."), QKeySequence::Save, this,
                                    &MainWindow::saveFileByDialog);
    QAction* watch = game->addAction(tr("&Watch from the start"), QKeySequence(tr("Ctrl+B")), this,
                                     &MainWindow::watchFromBeginning);
    game->addAction(tr("&Deal codes ..."), QKeySequence(tr("Ctrl+D")), this, &MainWindow::openDealCodes);
    game->addSeparator();
    game->addAction(tr("Games pla&yed ..."), QKeySequence(tr("Ctrl+G")), this, [this] { openHistory(); });
    game->addAction(tr("Statisti&cs ..."), QKeySequence(tr("Ctrl+T")), this, &MainWindow::openStatistics);
    game->addAction(tr("Puzzl&es ..."), QKeySequence(tr("Ctrl+U")), this, [this] {
        openPuzzles(atTable() ? m_page->table()->plan().game : m_lobby->currentGame());
    });
    game->addAction(tr("E&xport all games ..."), m_historyActions, &HistoryActions::exportGames);
    game->addAction(tr("I&mport games ..."), m_historyActions, &HistoryActions::importGames);
    game->addSeparator();
    QAction* hint = game->addAction(tr("H&int"), QKeySequence(Qt::Key_F2), m_page, &TablePage::askHint);
    QAction* back = game->addAction(tr("&Undo"), QKeySequence::Undo, m_page, &TablePage::undo);
    QAction* again = game->addAction(tr("&Redo"), m_page, &TablePage::redo);
    // The standard keys differ; Windows shows Ctrl+Y. The documented key works everywhere.
    QList<QKeySequence> redo = QKeySequence::keyBindings(QKeySequence::Redo);
    const QKeySequence told(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    if (!redo.contains(told)) redo.append(told);
    again->setShortcuts(redo);
    QAction* pause = game->addAction(tr("&Pause or resume"), QKeySequence(tr("Ctrl+P")), this, [this] {
        if (Table* table = m_page->table()) table->setPaused(!table->paused());
    });
    QAction* hold =
        game->addAction(tr("&Hold or release the bots"), QKeySequence(tr("Ctrl+H")), this, [this] {
            if (Table* table = m_page->table()) table->setHold(!table->hold());
        });
    game->addSeparator();
    QAction* quit = game->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);

    auto* view = new QMenu(tr("&View"), m_menus);
    QAction* lists = view->addAction(tr("&Log, moves and scores"), QKeySequence(Qt::Key_F9));
    lists->setCheckable(true);
    lists->setChecked(m_page->listsShown());
    const auto watching = [this] { return m_replayPage && m_stack->currentWidget() == m_replayPage; };
    connect(lists, &QAction::triggered, this, [this, watching](bool shown) {
        watching() ? m_replayPage->showLists(shown) : m_page->showLists(shown);
    });
    connect(m_page, &TablePage::listsShownChanged, lists, &QAction::setChecked);
    connect(this, &MainWindow::replayListsShown, lists, &QAction::setChecked);
    QAction* moves =
        view->addAction(tr("&Moves you can make"), QKeySequence(Qt::Key_F6), m_page, &TablePage::showMoves);
    QAction* scores =
        view->addAction(tr("&Scores"), QKeySequence(Qt::Key_F7), m_page, &TablePage::showScores);
    QAction* orders =
        view->addAction(tr("Standing &orders"), QKeySequence(Qt::Key_F8), m_page, &TablePage::showOrders);
    QMenu* known = view->addMenu(tr("&Known cards"));
    auto* modes = new QActionGroup(known);
    const QStringList modeNames = {tr("&Off", "the board of known cards"), tr("&Recent only"),
                                   tr("&Everything")};
    for (int i = 0; i < modeNames.size(); ++i) {
        QAction* action = known->addAction(modeNames[i], this, [this, i] { setKnownCards(KnownCards(i)); });
        action->setCheckable(true);
        modes->addAction(action);
    }
    connect(known, &QMenu::aboutToShow, this,
            [this, modes] { modes->actions()[int(m_settings.tableRules.knownCards)]->setChecked(true); });
    view->addSeparator();
    QAction* full = view->addAction(tr("&Full screen"), QKeySequence(Qt::Key_F11));
    full->setCheckable(true);
    connect(full, &QAction::triggered, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    connect(view, &QMenu::aboutToShow, full, [this, full] { full->setChecked(isFullScreen()); });

    auto* settings = new QMenu(tr("&Settings"), m_menus);
    QMenu* pace = settings->addMenu(tr("&Speed of the cards"));
    auto* paces = new QActionGroup(pace);
    const QStringList names = {tr("&Slow"), tr("&Normal"), tr("&Fast"), tr("&Turbo"), tr("&Off")};
    for (int i = 0; i < names.size(); ++i) {
        QAction* action = pace->addAction(names[i], this, [this, i] {
            m_settings.motion.pace = Pace(i);
            useSettings();
        });
        action->setCheckable(true);
        paces->addAction(action);
    }
    connect(pace, &QMenu::aboutToShow, this,
            [this, paces] { paces->actions()[int(m_settings.motion.pace)]->setChecked(true); });
    m_bar->setPaces(pace);
    m_page->waitForMenu(pace); // the bar also opens it with its button
    QAction* sounds = settings->addAction(tr("S&ounds"), this, &MainWindow::setSounds);
    sounds->setCheckable(true);
    connect(settings, &QMenu::aboutToShow, this,
            [this, sounds] { sounds->setChecked(m_settings.sounds.on); });
    settings->addAction(tr("Screen reader &detail"), QKeySequence(tr("Ctrl+E")), this,
                        &MainWindow::changeSpokenDetail);
    QAction* all = settings->addAction(tr("&All settings ..."), QKeySequence::Preferences, this,
                                       &MainWindow::openSettings);

    auto* help = new QMenu(tr("&Help"), m_menus);
    help->addAction(tr("&Rules of this game"), QKeySequence::HelpContents, this, [this, watching] {
        showRules(atPuzzles()  ? m_puzzlePage->game()
                  : watching() ? m_replayPage->table()->plan().game
                  : atTable()  ? m_page->table()->plan().game
                               : m_lobby->currentGame());
    });
    help->addAction(tr("&Keyboard"), this, [this] { showRules(QStringLiteral("keyboard")); });
    QAction* learn = help->addAction(tr("&Learn this game"), this, [this] {
        startLesson(atTable() ? m_page->table()->plan().game : m_lobby->currentGame());
    });
    connect(help, &QMenu::aboutToShow, this, [this, learn] {
        learn->setEnabled(hasLesson(atTable() ? m_page->table()->plan().game : m_lobby->currentGame()));
    });
    addCoachTo(*help);
    help->addSeparator();
    QAction* about = help->addAction(tr("&About Tacklebox"), this, [this] {
        AboutDialog dialog(QString::fromLatin1(commit()), QCoreApplication::applicationDirPath(), this);
        dialog.exec();
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
