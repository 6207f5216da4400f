#include "app/desktop/mainwindow.h"

#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/tablepage.h"
#include "app/desktop/theatrepage.h"
#include "model/store/journal.h"
#include "model/table/replay.h"
#include "views/dialogs/dealcodedialog.h"
#include "views/dialogs/lobby.h"
#include "views/dialogs/newtabledialog.h"
#include "views/dialogs/rulesreader.h"
#include "views/dialogs/settingsdialog.h"
#include "views/dialogs/settingsfile.h"
#include "views/history/historydialog.h"
#include "views/history/keeping.h"
#include "views/history/statisticsdialog.h"
#include "views/panels/gameinfo.h"
#include "views/scene/facestore.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTimer>

#include <utility>

namespace tacklebox {

namespace {

/// A record of the longest match is far smaller; a larger file is none.
constexpr qint64 kLargestRecord = 64 * 1024 * 1024;

/// The content of a record file; nothing with *fault if it cannot be read.
std::optional<QByteArray> contentOf(const QString& file, QString* fault) {
    QFile in(file);
    const QString name = QFileInfo(file).fileName();
    if (!in.open(QIODevice::ReadOnly)) {
        *fault = MainWindow::tr("\"%1\" cannot be read: %2").arg(name, in.errorString());
        return std::nullopt;
    }
    if (in.size() > kLargestRecord) {
        *fault = MainWindow::tr("\"%1\" is too large to be a recorded game.").arg(name);
        return std::nullopt;
    }
    return in.readAll();
}

/// A fault of a record, with the name of its file.
QString faultOfFile(const QString& file, const QString& fault) {
    return MainWindow::tr("\"%1\": %2", "a file's name and what is wrong with it")
        .arg(QFileInfo(file).fileName(), fault);
}

} // namespace

MainWindow::MainWindow(Language& language, Memory memory, QWidget* parent)
    : QMainWindow(parent), m_language(language), m_faces(std::make_unique<FaceStore>()) {
    if (memory == Memory::Kept) m_settingsFile = std::make_unique<SettingsFile>();
    m_memory = m_settingsFile ? &m_settingsFile->values() : nullptr;
    if (m_memory) m_settings = Settings::load(*m_memory);
    m_store = memory == Memory::Kept
                  ? std::make_unique<Store>(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
                  : std::make_unique<Store>();
    connect(m_store.get(), &Store::failed, this, &MainWindow::tell);
    connect(m_store.get(), &Store::rescued, this, &MainWindow::tell);
    setWindowTitle(QStringLiteral("Tacklebox"));
    setMinimumSize(800, 500);
    setAcceptDrops(true);
    resize(1280, 800);
    if (m_memory) restoreGeometry(m_memory->value(QStringLiteral("window/geometry")).toByteArray());
    build();
    offerKept();
    QStringList notices{m_store->notice(), m_settingsFile ? m_settingsFile->notice() : QString()};
    notices.removeAll(QString());
    if (!notices.isEmpty())
        QTimer::singleShot(0, this, [this, notices] { tell(notices.join(QStringLiteral("\n\n"))); });
}

MainWindow::~MainWindow() {
    m_journal.reset();
    // While the window is still whole: what is around a table reacts to its going.
    m_theatre->leave();
    m_page->leave();
}

void MainWindow::build() {
    std::unique_ptr<Table> running = m_page ? m_page->leave() : nullptr;
    std::unique_ptr<Table> watched = m_theatre ? m_theatre->leave() : nullptr;
    delete m_reader;
    m_stack = new QStackedWidget;
    m_lobby = new Lobby;
    m_page = new TablePage(*m_faces);
    m_theatre = new TheatrePage(*m_faces);
    m_stack->addWidget(m_lobby);
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_theatre);
    setCentralWidget(m_stack); // the one before goes with all it holds

    connect(m_lobby, &Lobby::playWanted, this, [this](const QString& game) {
        TablePlan plan = firstPlan(game);
        if (m_memory) plan = lastPlan(*m_memory, game).value_or(plan);
        QString fault;
        if (!openTable(plan, &fault)) QMessageBox::warning(this, tr("This table cannot be opened"), fault);
    });
    connect(m_lobby, &Lobby::newTableWanted, this, &MainWindow::newTable);
    connect(m_lobby, &Lobby::rulesWanted, this, &MainWindow::showRules);
    connect(m_lobby, &Lobby::resumeWanted, this, &MainWindow::backToTable);
    connect(m_lobby, &Lobby::keptWanted, this, [this] {
        QString fault;
        if (!goOnWithKept(&fault)) QMessageBox::warning(this, tr("This game cannot be gone on with"), fault);
    });
    connect(m_lobby, &Lobby::historyWanted, this, &MainWindow::openHistory);
    connect(m_lobby, &Lobby::statisticsWanted, this, &MainWindow::openStatistics);
    connect(m_page, &TablePage::rulesWanted, this, &MainWindow::showRules);
    connect(m_page, &TablePage::lobbyWanted, this, &MainWindow::showLobby);
    connect(m_page, &TablePage::knownCardsWanted, this, &MainWindow::setKnownCards);
    connect(m_page, &TablePage::settingsWanted, this, &MainWindow::openSettings);
    connect(m_page, &TablePage::watchWanted, this, &MainWindow::watchFromBeginning);
    connect(m_theatre, &TheatrePage::leaveWanted, this, &MainWindow::leaveTheatre);
    connect(m_theatre, &TheatrePage::whatIfWanted, this, &MainWindow::askWhatIf);
    connect(m_theatre, &TheatrePage::rulesWanted, this, &MainWindow::showRules);
    connect(m_page, &TablePage::againWanted, this, [this] {
        TablePlan plan = m_page->table()->plan();
        plan.whatIf = false;
        plan.seed.reset();
        plan.dealer.reset();
        QString fault;
        if (!openTable(plan, &fault)) QMessageBox::warning(this, tr("This table cannot be opened"), fault);
    });
    buildMenus();
    useSettings();
    if (running) {
        m_page->sit(std::move(running));
        m_stack->setCurrentWidget(m_page);
    }
    if (watched) {
        m_theatre->show(std::move(watched));
        m_stack->setCurrentWidget(m_theatre);
    }
}

bool MainWindow::openTable(const TablePlan& plan, QString* fault) {
    auto table = Table::open(plan, fault);
    if (!table || !mayLeave()) return table != nullptr;
    sit(std::move(table));
    return true;
}

bool MainWindow::openFile(const QString& file, const std::optional<QList<SeatPlan>>& seats, QString* fault) {
    const std::optional<QByteArray> record = contentOf(file, fault);
    if (!record) return false;
    TablePlan plan;
    if (seats) plan.seats = *seats;
    auto table = Table::openRecord(*record, plan, fault);
    if (!table) {
        *fault = faultOfFile(file, *fault);
        return false;
    }
    // Of a match that is over nothing is left but to watch it.
    if (!seats && table->due() == Due::Over) return openReplay(*record, {}, fault);
    if (mayLeave()) sit(std::move(table));
    return true;
}

void MainWindow::sit(std::unique_ptr<Table> table, qint64 kept) {
    m_pausedHere = false;
    m_journal.reset();
    m_journal = std::make_unique<Journal>(*m_store, *table, kept);
    m_stack->setCurrentWidget(m_page);
    m_theatre->leave();
    m_page->sit(std::move(table));
    setWindowTitle(titleOfTable());
}

bool MainWindow::mayLeave() {
    const Table* table = m_page->table();
    if (!m_memory || m_leaving || !table || table->due() == Due::Over || table->persons() == 0) return true;
    if (m_journal && m_journal->match() != 0 && m_store->keeps()) return true; // it can be gone on with
    return QMessageBox::question(
               this, tr("Leave this game?"),
               tr("A game of %1 is running. If you leave it now it is gone.").arg(table->title()),
               QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

void MainWindow::showLobby() {
    layAside();
    const Table* table = m_page->table();
    m_lobby->setResumable(table && table->due() != Due::Over ? table->title() : QString());
    m_theatre->leave();
    offerKept();
    m_stack->setCurrentWidget(m_lobby);
    m_lobby->setFocus();
    setWindowTitle(QStringLiteral("Tacklebox"));
}

void MainWindow::tell(const QString& what) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, QStringLiteral("Tacklebox"), what, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open(); // the game goes on behind it
}

void MainWindow::offerKept() {
    const QList<MatchLine> kept = m_store->resumable();
    m_offered = kept.isEmpty() ? 0 : kept.front().id;
    QString words;
    if (m_offered != 0) {
        const MatchLine& line = kept.front();
        const GameInfo* info = gameInfo(line.game);
        QStringList names;
        for (const SeatPlan& seat : line.seats)
            names << seat.name;
        words =
            (line.whatIf ? tr("Go on with %1 (what if): %2, last played %3", "a game, who plays, and when")
                         : tr("Go on with %1: %2, last played %3", "a game, who plays, and when"))
                .arg(info ? info->title : line.game, names.join(QStringLiteral(", ")),
                     locale().toString(line.played.toLocalTime(), QLocale::ShortFormat));
    }
    m_lobby->setKept(words);
}

bool MainWindow::goOnWithKept(QString* fault) {
    const qint64 match = m_offered;
    *fault = match == 0 ? tr("There is no game to go on with.")
                        : tr("Another program has gone on with this game.");
    if (const auto stored = match == 0 ? std::nullopt : m_store->resume(match)) {
        const auto situation = Situation::fromText(stored->situation);
        auto table =
            Table::resume(stored->record, situation.value_or(Situation{.seats = stored->line.seats}), fault);
        if (table) {
            sit(std::move(table), match);
            return true;
        }
        m_store->lay(match);
    }
    offerKept();
    return false;
}

qint64 MainWindow::keptMatch() const {
    return m_journal ? m_journal->match() : 0;
}

void MainWindow::backToTable() {
    Table* table = m_page->table();
    if (!table) return;
    m_stack->setCurrentWidget(m_page);
    setWindowTitle(titleOfTable());
    if (std::exchange(m_pausedHere, false)) table->setPaused(false);
    m_page->view().setFocus();
}

void MainWindow::showRules(const QString& anchor) {
    m_page->pauseClock();
    if (!m_reader) m_reader = new RulesReader(m_language.current(), this);
    m_reader->open(anchor);
    m_reader->show();
    m_reader->raise();
    m_reader->activateWindow();
}

void MainWindow::newTable(const QString& game) {
    m_page->pauseClock();
    NewTableDialog dialog(game, m_memory, this);
    openChosen(dialog);
}

void MainWindow::openDealCodes() {
    m_page->pauseClock();
    DealCodeDialog codes(atTable() ? m_page->table() : nullptr, this);
    if (codes.exec() != QDialog::Accepted) return;
    TablePlan plan = codes.plan();
    // Who sat at the last table of the game sits at this one too.
    if (const auto last = m_memory ? lastPlan(*m_memory, plan.game) : std::nullopt)
        for (int seat = 0; seat < qMin(plan.seats.size(), last->seats.size()); ++seat)
            plan.seats[seat] = last->seats[seat];
    NewTableDialog dialog(plan, this);
    openChosen(dialog);
}

void MainWindow::openChosen(NewTableDialog& dialog) {
    if (dialog.exec() != QDialog::Accepted) return;
    QString fault;
    TablePlan plan = dialog.plan();
    if (!openTable(plan, &fault)) {
        QMessageBox::warning(this, tr("This table cannot be opened"), fault);
        return;
    }
    if (plan.seed) plan.dealer.reset(); // of that one deal
    if (m_memory) savePlan(*m_memory, plan);
}

void MainWindow::setPace(Pace pace) {
    m_settings.motion.pace = pace;
    if (pace == Pace::Off) m_settings.manners.pauseMillis = 0;
    useSettings();
}

void MainWindow::openHistory() {
    m_page->pauseClock();
    HistoryDialog dialog(*m_store, this);
    bool statistics = false;
    connect(&dialog, &HistoryDialog::statisticsWanted, &dialog, [&] {
        statistics = true;
        dialog.accept();
    });
    qint64 watched = 0;
    connect(&dialog, &HistoryDialog::replayWanted, &dialog, [&](qint64 match) {
        watched = match;
        dialog.accept();
    });
    dialog.exec();
    if (statistics) openStatistics();
    if (watched != 0) watchKept(watched);
}

void MainWindow::openStatistics() {
    m_page->pauseClock();
    StatisticsDialog(*m_store, this).exec();
}

void MainWindow::openSettings() {
    m_page->pauseClock();
    SettingsDialog dialog(m_settings, this);
    connect(&dialog, &SettingsDialog::changed, this, [this, &dialog](const Settings& settings) {
        m_settings = settings;
        useSettings();
        // Larger letters need more room.
        QTimer::singleShot(0, &dialog, [&dialog] {
            dialog.resize(
                dialog.sizeHint().expandedTo(dialog.size()).boundedTo(dialog.screen()->availableSize()));
        });
    });
    const QString before = m_settings.language;
    dialog.exec();
    if (m_settings.language != before) {
        m_language.use(m_settings.language);
        build();
    }
}

void MainWindow::useSettings() {
    if (m_memory) m_settings.save(*m_memory);
    useTextSize(m_settings.textPercent);
    m_page->useSettings(m_settings);
    m_theatre->useSettings(m_settings);
}

void MainWindow::setKnownCards(KnownCards mode) {
    m_settings.manners.knownCards = mode;
    useSettings();
}

void MainWindow::openFileAsking(const QString& file) {
    QString fault;
    if (const std::optional<QByteArray> record = contentOf(file, &fault)) {
        auto replay = Replay::open(*record, {}, 0, &fault);
        if (!replay) {
            fault = faultOfFile(file, fault);
        } else if (Replay::of(replay.get())->finished()) {
            showTheatre(std::move(replay));
        } else {
            QMessageBox box(
                QMessageBox::Question, QStringLiteral("Tacklebox"),
                tr("This game of %1 is not over. Go on playing it, or watch it from its beginning?")
                    .arg(replay->title()),
                QMessageBox::Cancel, this);
            QAbstractButton* play = box.addButton(tr("Go on &playing"), QMessageBox::AcceptRole);
            QAbstractButton* watch = box.addButton(tr("&Watch it"), QMessageBox::ActionRole);
            box.exec();
            if (box.clickedButton() == watch) showTheatre(std::move(replay));
            if (box.clickedButton() == play) openFile(file, std::nullopt, &fault);
        }
    }
    if (!fault.isEmpty()) QMessageBox::warning(this, QStringLiteral("Tacklebox"), fault);
}

void MainWindow::openFileByDialog() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a recorded game"), QString(),
                                     tr("Recorded games (*.tacklebox *.json);;All files (*)"));
    if (!file.isEmpty()) openFileAsking(file);
}

void MainWindow::saveFileByDialog() {
    const Table* table = m_stack->currentWidget() == m_theatre ? m_theatre->table() : m_page->table();
    if (!table) return;
    m_page->pauseClock();
    QString file = QFileDialog::getSaveFileName(this, tr("Save this game"),
                                                table->plan().game + QStringLiteral(".tacklebox"),
                                                tr("Recorded games (*.tacklebox)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".tacklebox");
    QString fault;
    if (!writeWhole(file, table->record(), &fault))
        QMessageBox::warning(this, QStringLiteral("Tacklebox"),
                             tr("The game cannot be saved there: %1").arg(fault));
}

bool MainWindow::atTable() const {
    return m_stack->currentWidget() == m_page && m_page->table();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    openFileAsking(event->mimeData()->urls().front().toLocalFile());
}

void MainWindow::leaveAtOnce() {
    m_leaving = true;
    close();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    if (m_memory) m_memory->setValue(QStringLiteral("window/geometry"), saveGeometry());
    event->accept();
}

} // namespace tacklebox
