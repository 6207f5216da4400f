// Deals of the day: the page of their results, and what their tables say.
#include "app/desktop/daytable.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/store/dayresults.h"
#include "model/store/store.h"
#include "model/table/dealcodes.h"
#include "model/table/table.h"
#include "views/dialogs/matchend.h"
#include "views/lobby/daydealsdialog.h"
#include "views/lobby/shelfwords.h"
#include "views/theme/sentences.h"
#include "views/theme/stagedialog.h"

#include <algorithm>
#include <limits>

namespace tacklebox {

namespace {
constexpr int kMostDaysAgo = 400; ///< of deals of the day that are recognised
} // namespace

void MainWindow::playDayDeal(const QString& game, const QDate& day) {
    const DayDeal deal = factsOf(*m_store, QDateTime::currentDateTime()).today.value(game);
    if (day == QDate::currentDate() && deal.state == DayDeal::State::Begun) {
        if (deal.match.playedBy == PlayedBy::ThisProgram) return backToTable();
        return resumeMatch(deal.match.id);
    }
    QString error;
    if (!openTable(planOfDay(game, day), &error))
        StageMessageBox::warning(this, tr("Can't open this table"), error);
}

void MainWindow::openDayDeals(const QString& game) {
    m_page->pauseClock();
    const QDate today = QDate::currentDate();
    auto* dialog = new DayDealsDialog(dayResultsIn(*m_store, today), today, game, this);
    connect(dialog, &DayDealsDialog::playWanted, this, &MainWindow::playDayDeal, Qt::QueuedConnection);
    connect(dialog, &DayDealsDialog::replayWanted, this, &MainWindow::replayStored, Qt::QueuedConnection);
    openDialog(dialog);
}

QString MainWindow::beginDayTable() {
    Table& table = *m_page->table();
    const QList<MatchSummary> stored = m_store->lines({matchId()});
    const QDateTime now = QDateTime::currentDateTime();
    MatchSummary here = stored.isEmpty()
                            ? MatchSummary{.id = std::numeric_limits<qint64>::max(), .begun = now}
                            : stored.front();
    here.game = table.plan().game;
    here.seats = table.plan().seats;
    here.whatIf = table.plan().whatIf;
    const QByteArray opening = table.opening();
    QDate day = now.date();
    for (int ago = 0;; ++ago, day = now.date().addDays(-ago)) {
        if (ago == kMostDaysAgo || here.whatIf) return {};
        const TablePlan ofDay = planOfDay(here.game, day);
        if (ofDay.seed == table.plan().seed && isSeatedAs(here.seats, ofDay) && isDealtAs(opening, ofDay))
            break;
    }
    // Would it count if it were finished now?
    constexpr int kMost = 200; // enough for all of a day
    here.finished = true;
    here.played = now;
    QList<MatchSummary> matches = m_store->lines(m_store->past({.most = kMost}));
    std::reverse(matches.begin(), matches.end());
    matches.removeIf([&here](const MatchSummary& match) { return match.id == here.id; });
    const QList<DayResult> results = dayResultsAmong(
        matches << here, day, now.date(), [&](const MatchSummary& match, const TablePlan& plan) {
            return isDealtAs(match.id == here.id ? opening : m_store->opening(match.id), plan);
        });
    const bool counts =
        std::ranges::any_of(results, [&here](const DayResult& result) { return result.match.id == here.id; });
    m_dayTable = new DayTable(table, day, !counts);
    connect(m_dayTable, &DayTable::goalKnown, this, [this] {
        if (m_page->isCovered() && m_page->table()->waitingFor() == WaitingFor::Over) tellMatchEnd();
    });
    return m_dayTable->words();
}

void MainWindow::tellMatchEnd() {
    MatchEndTexts texts{.news = matchNews()};
    if (const auto longer = longerPlan()) {
        const TablePlan& plan = m_page->table()->plan();
        for (std::size_t i = 0; i < plan.options.value.size(); ++i)
            if (const int usual = longer->options.value[i]; usual != plan.options.value[i])
                texts.again = tr("Play to %1?", "a usual target").arg(usual);
    }
    if (m_dayTable) {
        const QDate today = QDate::currentDate();
        const QList<DayResult> results = dayResultsIn(*m_store, today);
        const auto own = std::ranges::find_if(
            results, [this](const DayResult& result) { return result.match.id == matchId(); });
        const bool counts = own != results.end();
        QStringList news{
            counts ? tr("That's your result. Days in a row: %1.").arg(streaksOf(results, today).current)
                   : tr("That was practice. Only your first result counts.")};
        if (const QString goal = m_dayTable->goalWords(); !goal.isEmpty()) news << goal;
        texts.news = news.join(u' ');
        m_page->announce(texts.news);
        if (counts) texts.result = dayShareText(*own, m_page->table()->dealCode());
    }
    texts.news = inSentences({texts.news, m_taskNews});
    m_page->setMatchEndTexts(texts);
}

} // namespace tacklebox
