// Statistics of finished matches, and their CSV export.
#include "model/store/statistics.h"
#include "tests/support/oldstore.h"
#include "tests/support/pastplayers.h"
#include "tests/support/qttest.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A finished match, played some minutes after midnight; Ana sits first.
MatchSummary match(int minute, const QString& game, const QList<SeatPlan>& seats, QList<SeatResult> results,
                   Help help = {}) {
    MatchSummary line;
    line.id = minute;
    line.game = game;
    line.begun = QDateTime(QDate(2026, 1, 1), QTime(0, 0), kUtc);
    line.played = line.begun.addSecs(minute * 60);
    line.finished = true;
    line.seats = seats;
    line.result = {std::move(results), {QStringLiteral("all-played")}, help};
    return line;
}

const QString kRainbow = QStringLiteral("rainbow-fish"), kLakes = QStringLiteral("great-lakes");

QList<MatchSummary> evening() {
    return {match(1, kRainbow, {kAna, kPim}, {{4, true, 2}, {3, false, 1}}),
            match(2, kRainbow, {kAna, kPim}, {{8, true, 3}, {8, true, 1}}, {1, 0, false}),
            match(3, kRainbow, {kAna, kPim, kMia}, {{-5, false, 9}, {3, true, 1}, {0, false, 0}}),
            match(4, kLakes, {kAna, kBen, kMia}, {{50, false, 0}, {61, true, 0}, {20, false, 0}}),
            match(5, kRainbow, {kAna, kPim}, {{9, true, 6}, {3, false, 1}})};
}

/// Stores matches in order of play, and returns the results by player.
QList<PersonalResult> personalResults(const QList<MatchSummary>& matches) {
    QTemporaryDir folder;
    Store store(folder.path());
    for (const MatchSummary& line : matches)
        keep(store, {line.game, line.played, line.seats, line.result, "{}", {}, "{}"});
    return store.results().results;
}

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

  private slots:
    void resultsOfEveryPerson() {
        const auto results = personalResults(evening());
        QCOMPARE(results.size(), 6);
        QCOMPARE(results.front().match, qint64(1)); // oldest first
        QCOMPARE(results.back().match, qint64(5));
        QCOMPARE(*results[2].level, Level::Pike); // the strongest bot
        QCOMPARE(results[2].seats, 3);
    }

    void countsGamesWinsScoresStreaksAndChains() {
        const auto results = personalResults(evening());
        const Statistics ana = statisticsOf(results, {.game = kRainbow, .name = QStringLiteral("Ana")});
        QCOMPARE(ana.matches, 4);
        QCOMPARE(ana.wins, 3);
        QCOMPARE(ana.share(), 0.75);
        QCOMPARE(ana.bestScore, 9);
        QCOMPARE(ana.meanScore, 4.0);
        QCOMPARE(ana.streak, 1);
        QCOMPARE(ana.longestStreak, 2);
        QCOMPARE(ana.longestChain, 9);
        QCOMPARE(ana.endings.value({QStringLiteral("rainbow-fish"), QStringLiteral("all-played")}), 4);
        QCOMPARE(ana.scores, (QList<int>{4, 8, -5, 9}));
        const Statistics onlyLosses =
            statisticsOf(results, {.game = kRainbow, .name = QStringLiteral("Ana"), .seats = 3});
        QCOMPARE(onlyLosses.bestScore, -5);
        QCOMPARE(statisticsOf({}, {}).matches, 0);
        QCOMPARE(statisticsOf({}, {}).share(), 0.0);
    }

    void filtersByHelp() {
        const auto results = personalResults(evening());
        QCOMPARE(statisticsOf(results, {.game = kRainbow, .help = HelpFilter::Without}).matches, 3);
        QCOMPARE(statisticsOf(results, {.game = kRainbow, .help = HelpFilter::With}).matches, 1);
        for (const Help& help : {Help{1, 0, false}, Help{0, 1, false}, Help{0, 0, true}})
            QVERIFY(help.any());
        QVERIFY(!Help{}.any());
    }

    void selectsBySeatsAndLevel() {
        const auto results = personalResults(evening());
        QCOMPARE(statisticsOf(results, {.seats = 3}).matches, 3);
        QCOMPARE(statisticsOf(results, {.level = Level::Minnow}).matches, 2);
        QCOMPARE(statisticsOf(results, {.level = Level::Pike}).matches, 4);
    }

    void countsMatchOnceByUuid() {
        QTemporaryDir folder;
        Store store(folder.path());
        const auto finish = [&store](const MatchOpening& opening, const QList<SeatResult>& seats) {
            const qint64 match = store.begin(opening);
            return store.finish(match, {seats, {}, {}}) ? match : 0;
        };
        const MatchOpening opening{kRainbow, "{}", "{}", {kAna, kBen}};
        const qint64 later = store.begin(opening); // begins first, finishes last
        const qint64 first = finish(opening, {{4, true, 2}, {3, false, 1}});
        finish({kRainbow, "{}", "{}", {kAna, kBen}}, {{5, true, 2}, {3, false, 1}}); // another match
        QVERIFY(store.finish(later, {{{9, true, 2}, {3, false, 1}}, {}, {}}));
        const auto results = store.results().results;
        QCOMPARE(results.size(), 4); // two matches of two people
        QCOMPARE(results.front().match, first);
        QCOMPARE(results.front().score, 4);
        QCOMPARE(statisticsOf(results, {.name = QStringLiteral("Ana")}).scores, (QList<int>{4, 5}));
        QCOMPARE(store.history().size(), 3);
    }

    void countsOldMatchesSeparately() {
        QTemporaryDir folder;
        {
            OldStore old(folder.path());
            for (int minute = 1; minute <= 3; ++minute) {
                const MatchSummary line =
                    match(minute, kRainbow, {kAna, kPim}, {{4, true, 2}, {3, false, 1}});
                old.add({line.game, line.played, line.seats, line.result, "{}", {}, "{}"}, minute < 3);
            }
        }
        Store store(folder.path());
        QCOMPARE(store.results().results.size(), 2);
        QVERIFY(!store.unfinished().front().uuid.isNull());
    }

    void selectsTablesWithoutBots() {
        auto lines = evening();
        lines.append(match(6, kRainbow, {kAna, kBen}, {{1, true, 1}, {0, false, 1}}));
        const auto results = personalResults(lines);
        const auto those = filtered(results, {.name = QStringLiteral("Ana"), .personsOnly = true});
        QCOMPARE(those.size(), 1);
        QCOMPARE(those.front().match, qint64(6));
    }

    void computesEqualShare() {
        const auto results = personalResults(evening());
        // Three matches of two players and one of three: (1/2 + 1/2 + 1/2 + 1/3) / 4.
        const Statistics ana = statisticsOf(results, {.game = kRainbow});
        QVERIFY(std::abs(ana.equalShare - 11.0 / 24) < 1e-12);
        QCOMPARE(ana.helped, 1);
        QCOMPARE(statisticsOf({}, {}).equalShare, 0.0);
    }

    void csvHasALineForEachSeat() {
        auto lines = evening();
        lines[4].seats[0].name = QStringLiteral("=1+1, \"Ana\"");
        const QByteArray csv = csvHeader() + csvOf(lines);
        QCOMPARE(csv.count("\r\n"), 1 + 2 + 2 + 2 + 3 + 3);
        QVERIFY(csv.startsWith("match,begun,finished,game,seat,name,player,score,won,"));
        QVERIFY(
            csv.contains("5,2026-01-01T00:00:00Z,2026-01-01T00:05:00Z,rainbow-fish,0,\"'=1+1, \"\"Ana\"\"\","
                         "person,9,1,6,all-played,0,0,0,0\r\n"));
        QVERIFY(csv.contains(",rainbow-fish,1,Pim,pike,3,0,1,"));
    }
};

TACKLEBOX_QTEST(StatisticsTest)
#include "statistics_test.moc"
