#include "app/desktop/mainwindow.h"

#include "app/desktop/apppaths.h"
#include "app/desktop/daytable.h"
#include "app/desktop/language.h"
#include "app/desktop/lessonguide.h"
#include "app/desktop/puzzlepage.h"
#include "app/desktop/replaypage.h"
#include "app/desktop/stagebar.h"
#include "app/desktop/tablepage.h"
#include "model/store/journal.h"
#include "model/table/lessontable.h"
#include "model/table/reviewdesk.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/rulesreader.h"
#include "views/games/games.h"
#include "views/history/historyactions.h"
#include "views/lobby/lobby.h"
#include "views/lobby/shelfwords.h"
#include "views/settings/settingsfile.h"
#include "views/theme/facestore.h"
#include "views/theme/inputwatch.h"
#include "views/theme/keymap.h"
#include "views/theme/stagedialog.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMessageBox>
#include <QProgressDialog>
#include <QScreen>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>
#include <optional>
#include <utility>

namespace tacklebox {

namespace {

/// The delay of upkeep, so that the window appears first; and the time after prepareToEnd() in which the
/// window closes without a question.
constexpr int kUpkeepMillis = 2000, kSessionEndMillis = 60'000;
constexpr int kSizeMillis = 120; ///< a window that is not resized for this long has its final size
constexpr QSize kFrame(16, 48);  ///< the frame that the window manager adds

/// Opens the user's games. If they must be rescued from a damaged file, a dialog shows the progress.
std::unique_ptr<Store> openStore() {
    std::optional<QProgressDialog> dialog;
    return std::make_unique<Store>(
        AppPaths(QCoreApplication::applicationDirPath()).games(), [&dialog](int percent) {
            if (!dialog) {
                dialog.emplace(MainWindow::tr("Recovering your games ..."), QString(), 0, 100);
                dialog->setWindowModality(Qt::ApplicationModal);
            }
            dialog->setValue(percent);
            return true;
        });
}

} // namespace

MainWindow::MainWindow(Language& language, Memory memory, QWidget* parent)
    : QMainWindow(parent), m_language(language), m_faces(std::make_unique<FaceStore>()),
      m_reviews(std::make_unique<ReviewCache>()) {
    if (memory == Memory::Kept) m_settingsFile = std::make_unique<SettingsFile>();
    if (m_settingsFile)
        connect(m_settingsFile.get(), &SettingsFile::failed, this,
                [this](const QString& why) { showMessage(why); });
    m_settingsStore = m_settingsFile ? &m_settingsFile->values() : nullptr;
    if (m_settingsStore) m_settings = Settings::load(*m_settingsStore);
    m_progress = LessonProgress(m_settingsStore);
    m_store = memory == Memory::Kept ? openStore() : std::make_unique<Store>();
    connect(m_store.get(), &Store::failed, this,
            [this](const QString& why) { m_failure = showMessage(why); });
    connect(m_store.get(), &Store::rescued, this, [this](const QString& what) {
        showMessage(what);
        QTimer::singleShot(0, this, &MainWindow::updateLobby); // there may be more games now
    });
    connect(m_store.get(), &Store::recovered, this, [this](const QString& what) {
        if (m_failure) m_failure->close(); // no longer true
        showMessage(what, QMessageBox::Information);
        updateLobby(); // includes games that could not be read before
    });
    m_historyActions = new HistoryActions(*m_store, this);
    connect(m_historyActions, &HistoryActions::imported, this, &MainWindow::updateLobby);
    useAppearance(m_settings.appearance);
    theme::InputWatch::instance();
    m_bar = new StageBar;
    setMenuBar(m_bar);
    m_menus = StageBar::menusOf(*this, *m_bar);
    connect(m_bar, &StageBar::soundWanted, this, &MainWindow::setSounds);
    connect(m_bar, &StageBar::pauseWanted, this, [this] {
        if (Table* table = m_page->table()) table->setPaused(!table->paused());
    });
    m_sizeSettled.setSingleShot(true);
    m_sizeSettled.setInterval(kSizeMillis);
    connect(&m_sizeSettled, &QTimer::timeout, this,
            [this] { theme::useScale(tokens::scaleOf(width(), height())); });
    connect(this, &QWidget::windowTitleChanged, this, &MainWindow::updateBar);
    setWindowTitle(QStringLiteral("Tacklebox"));
    setMinimumSize(800, 500);
    setAcceptDrops(true);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - kFrame));
    if (m_settingsStore)
        restoreGeometry(m_settingsStore->value(QStringLiteral("window/geometry")).toByteArray());
    theme::useScale(tokens::scaleOf(width(), height()));
    build();
    QTimer::singleShot(kUpkeepMillis, m_store.get(), &Store::beginUpkeep);
    QStringList notices{m_store->notice(), m_settingsFile ? m_settingsFile->notice() : QString()};
    notices.removeAll(QString());
    if (!notices.isEmpty())
        QTimer::singleShot(0, this, [this, notices] {
            QMessageBox* box = showMessage(notices.join(QStringLiteral("\n\n")));
            if (!m_store->isOpen() && notices.size() == 1) m_failure = box;
        });
}

void MainWindow::resizeOnScreen(QSize size) {
    resize(size);
    const QRect room = screen()->availableGeometry();
    const QSize framed = this->size() + kFrame;
    const QPoint at(std::max(room.left(), std::min(x(), room.right() + 1 - framed.width())),
                    std::max(room.top(), std::min(y(), room.bottom() + 1 - framed.height())));
    if (at != pos()) move(at);
}

MainWindow::~MainWindow() {
    m_journal.reset();
    // Do this while the window is complete: other widgets react to it, and dialogs use its members.
    qDeleteAll(findChildren<QDialog*>(Qt::FindDirectChildrenOnly));
    leaveOtherPages();
    m_page->leave();
}

void MainWindow::build() {
    const bool inLobby = m_stack && m_stack->currentWidget() == m_lobby;
    std::unique_ptr<Table> running = m_page ? m_page->leave() : nullptr;
    std::unique_ptr<Table> watched = m_replayPage ? m_replayPage->leave() : nullptr;
    delete m_reader;
    const QString lesson = m_guide && m_guide->isActive() ? m_guide->game() : QString();
    if (!lesson.isEmpty()) running.reset(); // starts again below, in the new language
    m_stack = new QStackedWidget;
    m_lobby = new Lobby;
    m_page = new TablePage(*m_faces);
    m_replayPage = nullptr; // these two are created on first use
    m_puzzlePage = nullptr;
    m_stack->addWidget(m_lobby);
    m_stack->addWidget(m_page);
    setCentralWidget(m_stack); // deletes the previous one with its children

    addFirstStart();
    connect(m_lobby, &Lobby::newTableWanted, this, &MainWindow::newTable);
    connect(m_lobby, &Lobby::rulesWanted, this, &MainWindow::showRules);
    connect(m_lobby, &Lobby::resumeWanted, this, &MainWindow::backToTable);
    connect(m_lobby, &Lobby::resumeMatchWanted, this, &MainWindow::resumeMatch);
    connect(m_lobby, &Lobby::giveUpWanted, this, [this](qint64 match) { giveUp(match, this); });
    connect(m_lobby, &Lobby::historyWanted, this, [this] { openHistory(); });
    connect(m_lobby, &Lobby::allUnfinishedWanted, this,
            [this] { openHistory(PastSelection::State::Unfinished); });
    connect(m_lobby, &Lobby::settingsWanted, this, &MainWindow::openSettings);
    connect(m_lobby, &Lobby::dealCodeWanted, this, &MainWindow::openDealCodes);
    connect(m_lobby, &Lobby::dayDealWanted, this, &MainWindow::playDayDeal);
    connect(m_lobby, &Lobby::dayDealsWanted, this, &MainWindow::openDayDeals);
    connect(m_lobby, &Lobby::dayPassed, this, &MainWindow::updateLobby);
    connect(m_lobby, &Lobby::statisticsWanted, this, &MainWindow::openStatistics);
    connect(m_page, &TablePage::rulesWanted, this, &MainWindow::showRules);
    connect(m_page, &TablePage::lobbyWanted, this, &MainWindow::showLobby);
    connect(m_page, &TablePage::muteWhilePassingChanged, this, [this](bool mute) {
        m_settings.soundsOffWhilePassing = mute;
        useSettings();
    });
    connect(m_page, &TablePage::clockRateChosen, this, [this](double rate) {
        m_settings.tableRules.clockRate = rate;
        m_settings.clockChosen = true;
        useSettings();
    });
    connect(m_page, &TablePage::liveMatchFinished, this, [this] {
        ++m_settings.liveMatches;
        useSettings();
    });
    connect(m_page, &TablePage::roundMatchFinished, this, [this] {
        ++m_settings.roundMatches;
        useSettings();
    });
    connect(m_page, &TablePage::settingsWanted, this, &MainWindow::openSettings);
    connect(m_page, &TablePage::watchWanted, this, &MainWindow::watchFromBeginning);
    connect(m_page, &TablePage::seeWanted, this, &MainWindow::watchFrom);
    connect(m_page, &TablePage::reviewWanted, this, &MainWindow::reviewDeal);
    connect(m_page, &TablePage::newTableWanted, this, [this] { newTable(m_page->table()->plan().game); });
    connect(m_page, &TablePage::matchEnded, this, [this] {
        m_taskNews = saveFulfilledTasks();
        tellMatchEnd();
    });
    connect(m_lobby, &Lobby::puzzlesWanted, this, &MainWindow::puzzlesWanted);
    connect(m_page, &TablePage::againWanted, this, [this] {
        TablePlan plan = longerPlan().value_or(m_page->table()->plan());
        plan.whatIf = false;
        plan.seed.reset();
        plan.dealer = leftOf(m_page->table()->score().dealer, m_page->table()->seats());
        QString error;
        if (!openTable(plan, &error)) StageMessageBox::warning(this, tr("Can't open this table"), error);
    });
    buildLessons();
    buildMenus();
    useSettings();
    updateAttended();
    connect(m_stack, &QStackedWidget::currentChanged, this, &MainWindow::updateBar);
    updateLobby();
    if (running) {
        m_page->sit(std::move(running));
        m_stack->setCurrentWidget(m_page);
    }
    if (!lesson.isEmpty()) m_guide->begin(lesson, false, nullptr);
    if (watched) {
        replayPage().show(std::move(watched));
        m_stack->setCurrentWidget(m_replayPage);
    }
    if (inLobby) showLobby();
}

void MainWindow::leaveOtherPages() {
    if (m_puzzlePage) m_puzzlePage->leave();
    if (m_replayPage) m_replayPage->leave();
}

bool MainWindow::openTable(TablePlan plan, QString* error) {
    if (m_settings.quietTable) plan.tempo = Tempo::RoundTheTable;
    auto table = Table::open(plan, error);
    if (!table) return false;
    leaveFor(std::move(table), Opening::Dealt);
    return true;
}

void MainWindow::sit(std::unique_ptr<Table> table, qint64 kept, const std::optional<Damage>& damage,
                     Opening opening) {
    QStringList notices{savedGameMessage()};
    leaveLesson();
    m_pausedHere = false;
    m_journal.reset();
    m_journal = std::make_unique<Journal>(*m_store, *table, kept, damage);
    m_stack->setCurrentWidget(m_page);
    if (m_replayPage) m_replayPage->leave();
    m_page->sit(std::move(table), std::nullopt, opening);
    notices << beginDayTable();
    connectBar(*m_page->table());
    notices.removeAll(QString());
    if (!notices.isEmpty()) m_page->showNotice(notices.join(u' '));
    setWindowTitle(titleOfTable());
}

bool MainWindow::losesGame() {
    const Table* table = m_page->table();
    return m_settingsStore && !m_leaving && table && table->waitingFor() != WaitingFor::Over &&
           table->people() > 0 && !m_store->tryAgain(Store::Effort::Once); // else it can be resumed
}

void MainWindow::leaveTable(const std::function<void()>& then) {
    if (!losesGame()) return then();
    const QString what = m_store->mayRecover()
                             ? tr("Your game of %1 can't be saved right now. Tacklebox keeps trying; if you "
                                  "quit before it succeeds, the game is lost.")
                             : tr("You're in the middle of %1. If you leave now, the game is lost.");
    StageMessageBox::question(this, tr("Leave this game?"), what.arg(m_page->table()->title()), then);
}

void MainWindow::leaveFor(std::unique_ptr<Table> table, Opening opening) {
    const auto next = std::make_shared<std::unique_ptr<Table>>(std::move(table)); // functions are copied
    leaveTable([this, next, opening] { sit(std::move(*next), 0, {}, opening); });
}

void MainWindow::showLobby() {
    if (m_guide->isActive())
        m_lobby->chooseGame(m_guide->game());
    else if (m_page->table())
        m_lobby->chooseGame(m_page->table()->plan().game);
    leaveLesson();
    pauseForOtherPage();
    const Table* table = m_page->table();
    m_lobby->setResumable(table && table->waitingFor() != WaitingFor::Over ? shortTitle(table->plan().game)
                                                                           : QString());
    leaveOtherPages();
    updateLobby();
    m_stack->setCurrentWidget(m_lobby);
    m_lobby->setFocus();
    setWindowTitle(QStringLiteral("Tacklebox"));
}

QMessageBox* MainWindow::showMessage(const QString& what, QMessageBox::Icon icon) {
    auto* box = new StageMessageBox(icon, QStringLiteral("Tacklebox"), what, QMessageBox::Ok, this);
    openDialog(box); // returns at once; the game continues behind it
    return box;
}

qint64 MainWindow::matchId() const {
    return m_journal ? m_journal->match() : 0;
}

void MainWindow::backToTable() {
    Table* table = m_page->table();
    if (!table) return;
    m_stack->setCurrentWidget(m_page);
    setWindowTitle(titleOfTable());
    if (std::exchange(m_pausedHere, false)) table->setPaused(false);
    m_page->takeFocus();
}

void MainWindow::setPace(Pace pace) {
    m_settings.motion.pace = pace;
    if (pace == Pace::Off) m_settings.tableRules.pauseMillis = 0;
    useSettings();
}

void MainWindow::useSettings() {
    if (m_settingsStore) m_settings.save(*m_settingsStore);
    useAppearance(m_settings.appearance);
    m_bar->showSettings(m_settings);
    m_page->useSettings(m_settings);
    if (m_puzzlePage) m_puzzlePage->useSettings(m_settings);
    if (m_replayPage) m_replayPage->useSettings(m_settings);
}

void MainWindow::connectBar(Table& table) {
    connect(&table, &Table::pausedChanged, this, &MainWindow::updateBar);
    connect(&table, &Table::waitingForChanged, this, &MainWindow::updateBar);
    updateBar();
}

void MainWindow::updateBar() {
    if (!m_stack) return;
    Table* table = atTable() ? m_page->table() : nullptr;
    // A lesson has no pause button: Esc leaves it, and the bots wait for the coach.
    m_bar->setPlaying(table && table->waitingFor() != WaitingFor::Over && !LessonTable::of(table),
                      table && table->paused());
    m_bar->setTitle(titleOfBar());
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked) {
        m_blocked = event->type() == QEvent::WindowBlocked;
        updateAttended();
    }
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) updateAttended();
    // Another program may have started, left or finished a game.
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_lobby &&
        m_stack->currentWidget() == m_lobby)
        updateLobby();
}

void MainWindow::updateAttended() {
    if (!m_page) return;
    if (isMinimized()) m_page->pauseClock();
    m_page->setAttended(!isMinimized() && !m_blocked);
}

void MainWindow::setVisible(bool visible) {
    // The window has its size now. Set the scale before the first layout and the first paint.
    if (visible && isHidden()) theme::useScale(tokens::scaleOf(width(), height()));
    QMainWindow::setVisible(visible);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    m_sizeSettled.start();
}

void MainWindow::setSounds(bool on) {
    m_settings.sounds.on = on;
    useSettings();
    if (atTable()) m_page->showNotice(on ? tr("Sounds are on.") : tr("Sounds are off."));
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (!event->isAutoRepeat() && keys::commandOf(*event, keys::Context::Menus) == keys::Command::Sounds)
        setSounds(!m_settings.sounds.on);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::setKnownCards(KnownCards level) {
    m_settings.tableRules.knownCards = level;
    if (level != KnownCards::Off) m_lastKnownCards = level;
    useSettings();
}

void MainWindow::toggleKnownCards() {
    const bool on = m_settings.tableRules.knownCards == KnownCards::Off;
    if (!on) m_lastKnownCards = m_settings.tableRules.knownCards;
    setKnownCards(on ? m_lastKnownCards : KnownCards::Off);
    if (!atTable()) return;
    m_page->showNotice(!on ? tr("The memory aid is off.")
                       : m_lastKnownCards == KnownCards::Asked
                           ? tr("Memory aid: what was asked.")
                           : tr("Memory aid: what follows from the play."));
}

bool MainWindow::atTable() const {
    return m_stack->currentWidget() == m_page && m_page->table();
}

QString MainWindow::currentGame() const {
    return atTable() ? m_page->table()->plan().game : m_lobby->currentGame();
}

void MainWindow::closeWithoutAsking() {
    m_leaving = true;
    close();
}

void MainWindow::prepareToEnd() {
    m_leaving = true;
    // The user may cancel the end of the session.
    QTimer::singleShot(kSessionEndMillis, this, [this] { m_leaving = false; });
    if (m_settingsStore) {
        m_settingsStore->setValue(QStringLiteral("window/geometry"), saveGeometry());
        m_settingsFile->save();
    }
    m_store->checkpoint();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (losesGame()) {
        event->ignore();
        return leaveTable([this] { // queued: this close has not ended yet
            QMetaObject::invokeMethod(this, &MainWindow::closeWithoutAsking, Qt::QueuedConnection);
        });
    }
    if (m_settingsStore) m_settingsStore->setValue(QStringLiteral("window/geometry"), saveGeometry());
    event->accept();
}

} // namespace tacklebox

#include "moc_mainwindow.cpp"
