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
    NewTableDialog dialog(game, m_settingsStore, this);
    openChosen(dialog);
}

void MainWindow::openDealCodes() {
    m_page->pauseClock();
    DealCodeDialog codes(atTable() ? m_page->table() : nullptr, this);
    if (codes.exec() != QDialog::Accepted) return;
    TablePlan plan = codes.plan();
    // Keep the players of the last table of this game.
    if (const auto last = m_settingsStore ? lastPlan(*m_settingsStore, plan.game) : std::nullopt)
        for (int seat = 0; seat < qMin(plan.seats.size(), last->seats.size()); ++seat)
            plan.seats[seat] = last->seats[seat];
    NewTableDialog dialog(plan, this);
    openChosen(dialog);
}

void MainWindow::openChosen(NewTableDialog& dialog) {
    dialog.setKnownCards(m_settings.tableRules.knownCards);
    if (dialog.exec() != QDialog::Accepted) return;
    if (dialog.knownCards() != m_settings.tableRules.knownCards) setKnownCards(dialog.knownCards());
    QString error;
    TablePlan plan = dialog.plan();
    if (!openTable(plan, &error)) {
        StageMessageBox::warning(this, tr("Can't open this table"), error);
        return;
    }
    if (plan.seed) plan.dealer.reset(); // a given deal includes its dealer
    if (m_settingsStore) savePlan(*m_settingsStore, plan);
}

void MainWindow::openHistory(PastSelection::State state) {
    m_page->pauseClock();
    HistoryDialog dialog(*m_store, this);
    dialog.showState(state);
    bool statistics = false;
    connect(&dialog, &HistoryDialog::statisticsWanted, &dialog, [&] {
        statistics = true;
        dialog.accept();
    });
    bool begins = false;
    connect(&dialog, &HistoryDialog::newTableWanted, &dialog, [&] {
        begins = true;
        dialog.accept();
    });
    qint64 goneOn = 0;
    connect(&dialog, &HistoryDialog::resumeWanted, &dialog, [&](qint64 match) {
        goneOn = match;
        dialog.accept();
    });
    connect(&dialog, &HistoryDialog::giveUpWanted, &dialog,
            [&](qint64 match) { giveUp(match, &dialog, [&dialog] { dialog.refresh(); }); });
    qint64 watched = 0;
    connect(&dialog, &HistoryDialog::replayWanted, &dialog, [&](qint64 match) {
        watched = match;
        dialog.accept();
    });
    dialog.exec();
    if (statistics) openStatistics();
    if (begins) newTable(m_lobby->currentGame());
    if (watched != 0) replayStored(watched);
    if (goneOn != 0) resumeMatch(goneOn);
}

void MainWindow::openStatistics() {
    m_page->pauseClock();
    StatisticsDialog dialog(*m_store, this);
    connect(&dialog, &StatisticsDialog::newTableWanted, &dialog, &QDialog::accept);
    if (dialog.exec() == QDialog::Accepted) newTable(m_lobby->currentGame());
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
    HarbourDialog dialog(atTable() ? m_page->table()->plan().game : m_lobby->currentGame(), fulfilledTasks(),
                         this);
    connect(&dialog, &HarbourDialog::playWanted, this, &MainWindow::playFromShelf, Qt::QueuedConnection);
    dialog.exec();
}

void MainWindow::openSettings() {
    m_page->pauseClock();
    // Open it again after a change of language or a reset, with the focus where it was.
    for (QString focus = showSettings({}); !focus.isEmpty();)
        focus = showSettings(focus);
}

QString MainWindow::showSettings(const QString& focus) {
    SettingsDialog dialog(m_settings, this);
    if (!focus.isEmpty()) dialog.findChild<QWidget*>(focus)->setFocus();
    const QString before = m_settings.language;
    QString again;
    connect(&dialog, &SettingsDialog::changed, this, [&](const Settings& settings) {
        const bool chosen =
            m_settings.clockChosen || settings.tableRules.clockRate != m_settings.tableRules.clockRate;
        m_settings = settings;
        m_settings.clockChosen = chosen;
        useSettings();
        if (m_settings.language == before) return;
        again = QString::fromLatin1(SettingsDialog::kLanguage);
        dialog.accept();
    });
    connect(&dialog, &SettingsDialog::resetWanted, this, [&] {
        // The language and the counts of finished matches are not reset: they are no preferences.
        Settings fresh;
        fresh.language = m_settings.language;
        fresh.liveMatches = m_settings.liveMatches;
        fresh.roundMatches = m_settings.roundMatches;
        m_settings = fresh;
        useSettings();
        again = QString::fromLatin1(SettingsDialog::kRestore);
        dialog.accept();
    });
    dialog.exec();
    if (m_settings.language != before) {
        m_language.use(m_settings.language);
        build();
    }
    return again;
}

} // namespace tacklebox
