// Dialogs of the main window.
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/store/store.h"
#include "model/table/dealcodes.h"
#include "views/dialogs/dealcodedialog.h"
#include "views/dialogs/harbourdialog.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/newtabledialog.h"
#include "views/dialogs/rulesreader.h"
#include "views/dialogs/settingsdialog.h"
#include "views/games/games.h"
#include "views/history/historydialog.h"
#include "views/history/statisticsdialog.h"
#include "views/lobby/lobby.h"
#include "views/settings/careermemory.h"
#include "views/theme/stagedialog.h"

namespace tacklebox {

void MainWindow::showRules(const QString& anchor) {
    m_page->pauseClock();
    if (!m_reader) m_reader = new RulesReader(m_language.current(), this);
    m_reader->open(anchor);
    m_reader->setWindowModality(Qt::WindowModal);
    m_reader->show();
    m_reader->raise();
    m_reader->activateWindow();
}

void MainWindow::newTable(const QString& game) {
    m_page->pauseClock();
    openChosen(new NewTableDialog(game, m_settingsStore, this));
}

void MainWindow::openDealCodes() {
    m_page->pauseClock();
    auto* codes = new DealCodeDialog(atTable() ? m_page->table() : nullptr, this);
    connect(codes, &QDialog::accepted, this, [this, codes] {
        TablePlan plan = codes->plan();
        // Keep the players of the last table of this game.
        if (const auto last = m_settingsStore ? lastPlan(*m_settingsStore, plan.game) : std::nullopt)
            for (int seat = 0; seat < qMin(plan.seats.size(), last->seats.size()); ++seat)
                plan.seats[seat] = last->seats[seat];
        openChosen(new NewTableDialog(plan, this));
    });
    openDialog(codes);
}

void MainWindow::openChosen(NewTableDialog* dialog) {
    dialog->setKnownCards(m_settings.tableRules.knownCards);
    if (m_settings.quietTable) dialog->forbidLive();
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (dialog->knownCards() != m_settings.tableRules.knownCards) setKnownCards(dialog->knownCards());
        QString error;
        TablePlan plan = dialog->plan();
        if (!openTable(plan, &error))
            return StageMessageBox::warning(this, tr("Can't open this table"), error);
        if (plan.seed) plan.dealer.reset(); // a given deal includes its dealer
        if (m_settingsStore) savePlan(*m_settingsStore, plan);
    });
    openDialog(dialog);
}

void MainWindow::openHistory(PastSelection::State state) {
    m_page->pauseClock();
    auto* dialog = new HistoryDialog(*m_store, this);
    dialog->showState(state);
    connect(dialog, &HistoryDialog::statisticsWanted, this, [this, dialog] {
        dialog->accept();
        openStatistics();
    });
    connect(dialog, &HistoryDialog::newTableWanted, this, [this, dialog] {
        dialog->accept();
        newTable(m_lobby->currentGame());
    });
    connect(dialog, &HistoryDialog::resumeWanted, this, [this, dialog](qint64 match) {
        dialog->accept();
        resumeMatch(match);
    });
    connect(dialog, &HistoryDialog::giveUpWanted, this,
            [this, dialog](qint64 match) { giveUp(match, dialog, [dialog] { dialog->refresh(); }); });
    connect(dialog, &HistoryDialog::replayWanted, this, [this, dialog](qint64 match) {
        dialog->accept();
        replayStored(match);
    });
    openDialog(dialog);
}

void MainWindow::openStatistics() {
    m_page->pauseClock();
    auto* dialog = new StatisticsDialog(*m_store, this);
    connect(dialog, &StatisticsDialog::newTableWanted, this, [this, dialog] {
        dialog->accept();
        newTable(m_lobby->currentGame());
    });
    openDialog(dialog);
}

FulfilledTasks MainWindow::fulfilledTasks() const {
    FulfilledTasks all;
    if (m_settingsStore)
        for (const GameInfo& game : gameInfos())
            all[game.id] = savedTasks(*m_settingsStore, game.id);
    return all;
}

void MainWindow::openHarbour() {
    m_page->pauseClock();
    auto* dialog = new HarbourDialog(currentGame(), fulfilledTasks(), this);
    connect(dialog, &HarbourDialog::playWanted, this, &MainWindow::playFromShelf, Qt::QueuedConnection);
    openDialog(dialog);
}

void MainWindow::openSettings() {
    m_page->pauseClock();
    showSettings({});
}

void MainWindow::showSettings(const char* focus) {
    auto* dialog = new SettingsDialog(m_settings, this);
    if (focus) dialog->findChild<QWidget*>(QLatin1String(focus))->setFocus();
    connect(dialog, &SettingsDialog::changed, this, [this, dialog](const Settings& settings) {
        const bool chosen =
            m_settings.clockChosen || settings.tableRules.clockRate != m_settings.tableRules.clockRate;
        const bool translated = settings.language != m_settings.language;
        m_settings = settings;
        m_settings.clockChosen = chosen;
        useSettings();
        if (!translated) return;
        dialog->accept();
        m_language.use(m_settings.language);
        build();
        showSettings(SettingsDialog::kLanguage);
    });
    connect(dialog, &SettingsDialog::resetWanted, this, [this, dialog] {
        // The language and the counts of finished matches are not reset: they are no preferences.
        Settings fresh;
        fresh.language = m_settings.language;
        fresh.liveMatches = m_settings.liveMatches;
        fresh.roundMatches = m_settings.roundMatches;
        m_settings = fresh;
        useSettings();
        dialog->accept();
        showSettings(SettingsDialog::kRestore);
    });
    openDialog(dialog);
}

} // namespace tacklebox
