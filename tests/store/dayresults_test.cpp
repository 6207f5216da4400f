// The results of deals of the day that count, and streaks of days.
#include "model/store/dayresults.h"
#include "model/table/dealcodes.h"
#include "tests/support/qttest.h"

using namespace tacklebox;

namespace {

const QDate kDay(2026, 11, 25);
const QString kGame = QStringLiteral("go-fish");

MatchSummary match(qint64 id, const QDate& day) {
    MatchSummary match;
    match.id = id;
    match.game = kGame;
    match.seats = planOfDay(kGame, day).seats;
    match.finished = true;
    match.begun = QDateTime(day, QTime(20, 0));
    match.played = match.begun.addSecs(20 * 60);
    return match;
}

QList<qint64> counted(const QList<MatchSummary>& matches, const QDate& today = kDay,
                      const QDate& from = kDay.addDays(-100)) {
    QList<qint64> ids;
    for (const DayResult& result :
         dayResultsAmong(matches, from, today, [](const MatchSummary&, const TablePlan&) { return true; }))
        ids << result.match.id;
    return ids;
}

DayStreaks streaks(const QList<int>& daysAgo, int today = 0) {
    QList<DayResult> results;
    for (const int days : daysAgo)
        results.append({kDay.addDays(-days), match(1, kDay.addDays(-days))});
    return streaksOf(results, kDay.addDays(-today));
}

} // namespace

class DayResultsTest : public QObject {
    Q_OBJECT

  private slots:
    void theFirstFinishedResultCounts() {
        MatchSummary unfinished = match(1, kDay);
        unfinished.finished = false;
        // Match 3 was finished before match 2.
        QCOMPARE(counted({unfinished, match(3, kDay), match(2, kDay)}), QList<qint64>{3});
        MatchSummary other = match(4, kDay);
        other.game = QStringLiteral("great-lakes");
        QCOMPARE(counted({match(3, kDay), other}), (QList<qint64>{3, 4})); // each game has its deal
    }

    void otherCardsPlayersAndWhatIfsDoNotCount() {
        MatchSummary sharks = match(1, kDay), whatIf = match(2, kDay);
        sharks.seats[1].level = Level::Shark;
        whatIf.whatIf = true;
        QCOMPARE(counted({sharks, whatIf}), QList<qint64>());
        const auto none = [](const MatchSummary&, const TablePlan&) { return false; };
        QVERIFY(dayResultsAmong({match(1, kDay)}, kDay, kDay, none).isEmpty());
    }

    void aMatchOfAnEarlierDayDoesNotCountOnceALaterDayWasPlayed() {
        const QDate yesterday = kDay.addDays(-1);
        QCOMPARE(counted({match(1, yesterday), match(2, kDay)}), (QList<qint64>{1, 2}));
        QCOMPARE(counted({match(1, kDay), match(2, yesterday)}), QList<qint64>{1}); // set back
        // Any match shows what day it was, also of another kind.
        MatchSummary unfinished = match(1, kDay);
        unfinished.finished = false;
        unfinished.seats = usualSeats(5);
        QCOMPARE(counted({match(2, yesterday), unfinished}), QList<qint64>());
        // Two steps back are still in the past.
        QCOMPARE(counted({match(1, kDay), match(2, kDay.addDays(-3)), match(3, yesterday)}),
                 QList<qint64>{1});
    }

    void aClockThatWasOnceWrongDoesNotLockTheStreak() {
        QCOMPARE(counted({match(1, kDay.addYears(4)), match(2, kDay)}), QList<qint64>{2});
    }

    void aMatchMayRunPastMidnightButNotIntoTheDay() {
        MatchSummary late = match(1, kDay), nextDay = match(2, kDay);
        late.begun = QDateTime(kDay, QTime(23, 50));
        late.played = QDateTime(kDay.addDays(1), QTime(0, 30));
        nextDay.played = QDateTime(kDay.addDays(1), QTime(9, 0));
        QCOMPARE(counted({late}, kDay.addDays(1)), QList<qint64>{1});
        QCOMPARE(counted({nextDay}, kDay.addDays(1)), QList<qint64>());
    }

    void earlierDaysCanBeLeftOut() {
        QCOMPARE(counted({match(1, kDay.addDays(-1)), match(2, kDay)}, kDay, kDay), QList<qint64>{2});
    }

    void streaksAreConsecutiveDays() {
        QCOMPARE(streaks({}), (DayStreaks{0, 0}));
        QCOMPARE(streaks({9, 8, 7, 2, 1}), (DayStreaks{2, 3})); // there is still time today
        QCOMPARE(streaks({2, 1, 0, 0}), (DayStreaks{3, 3}));    // two games on one day
        QCOMPARE(streaks({3, 2}), (DayStreaks{0, 2}));
    }
};

TACKLEBOX_QTEST(DayResultsTest)
#include "dayresults_test.moc"
