// Queries for lists and statistics: filters, sort orders, and results by player.
#include "model/store/past.h"

#include "model/store/store.h"
#include "tests/support/pastplayers.h"
#include "tests/support/qttest.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

using Order = PastSelection::Order;
using State = PastSelection::State;

/// Three finished matches, one of which branched off from another, and an unfinished one.
struct EachKindOfGame : PastStore {
    EachKindOfGame() {
        lost = add(1, "rainbow-fish", {kAna, kPim},
                   {{{5, false, 2}, {30, true, 1}}, {QStringLiteral("all-played")}, {1, 0, false}}, 2);
        won =
            add(2, "great-lakes", {kAna, kBen, kMia}, {{{9, true, 1}, {4, false, 1}, {2, false, 1}}, {}, {}});
        whatIf = add(3, "rainbow-fish", {kAna, kPim}, {{{50, true, 1}, {1, false, 1}}, {}, {}}, 0);
        inDatabase(folder.path(), QStringLiteral("UPDATE matches SET what_if = 1 WHERE id = ?"), {whatIf});
        open = store.begin({QStringLiteral("twisted-fish"), "{}", "{}", {kBen, kPim}});
    }

    QList<qint64> ordered(Order order, bool descending) {
        return store.past({.state = State::Finished,
                           .order = order,
                           .descending = descending,
                           .games = {QStringLiteral("great-lakes"), QStringLiteral("rainbow-fish")}});
    }

    qint64 lost = 0, won = 0, whatIf = 0, open = 0;
};

} // namespace

class PastTest : public QObject {
    Q_OBJECT

  private slots:
    void filtersMatches() {
        EachKindOfGame games;
        Store& store = games.store;
        QCOMPARE(store.past(), (QList<qint64>{games.open, games.whatIf, games.won, games.lost}));
        QCOMPARE(store.past({.state = State::Unfinished}), QList<qint64>{games.open});
        QCOMPARE(store.past({.game = QStringLiteral("great-lakes")}), QList<qint64>{games.won});
        QCOMPARE(store.past({.person = QStringLiteral("Ben")}), (QList<qint64>{games.open, games.won}));
        QCOMPARE(store.past({.person = QStringLiteral("Pim")}), QList<qint64>()); // a bot
        QCOMPARE(store.past({.most = 2}), (QList<qint64>{games.open, games.whatIf}));
        QCOMPARE(store.past({.game = QStringLiteral("rainbow-fish"), .state = State::Finished, .most = 1}),
                 QList<qint64>{games.whatIf});
    }

    void sortOrders() {
        EachKindOfGame games;
        const qint64 lost = games.lost, won = games.won, whatIf = games.whatIf;
        QCOMPARE(games.ordered(Order::Latest, false), (QList<qint64>{lost, won, whatIf}));
        QCOMPARE(games.ordered(Order::Score, true), (QList<qint64>{whatIf, won, lost}));
        QCOMPARE(games.ordered(Order::Score, false), (QList<qint64>{lost, won, whatIf}));
        QCOMPARE(games.ordered(Order::Length, true), (QList<qint64>{lost, won, whatIf}));
        QCOMPARE(games.ordered(Order::Length, false), (QList<qint64>{whatIf, won, lost}));
        // Ties are sorted latest first in both directions.
        QCOMPARE(games.ordered(Order::Game, false), (QList<qint64>{won, whatIf, lost}));
        QCOMPARE(games.ordered(Order::Game, true), (QList<qint64>{whatIf, lost, won}));
        QCOMPARE(games.ordered(Order::Players, false), (QList<qint64>{won, whatIf, lost})); // Ben, Mia; Pim
        QCOMPARE(games.ordered(Order::Players, true), (QList<qint64>{whatIf, lost, won}));
        QCOMPARE(games.ordered(Order::Help, false), (QList<qint64>{won, lost, whatIf}));
        QCOMPARE(games.ordered(Order::Help, true), (QList<qint64>{whatIf, lost, won}));
        QVERIFY(games.ordered(Order::Result, false).indexOf(lost) >
                games.ordered(Order::Result, false).indexOf(whatIf));
        QVERIFY(games.ordered(Order::Result, true).indexOf(lost) <
                games.ordered(Order::Result, true).indexOf(whatIf));
    }

    void linesByNumber() {
        EachKindOfGame games;
        const QList<MatchSummary> lines = games.store.lines({games.won, 999, games.lost});
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0].id, games.won);
        QCOMPARE(lines[0].seats.size(), 3);
        QCOMPARE(lines[0].result.seats.front().score, 9);
        QCOMPARE(lines[1].id, games.lost);
        QCOMPARE(lines[1].moves, 2);
        QCOMPARE(games.store.historyCsv(), csvHeader() + csvOf(games.store.history()));
    }

    void readsOpeningOfAnyMatch() {
        EachKindOfGame games;
        const qint64 left =
            games.store.begin({QStringLiteral("go-fish"), "{\"seed\":\"7\"}", "{}", {kBen, kPim}});
        QCOMPARE(games.store.opening(left), QByteArray("{\"seed\":\"7\"}"));
        QVERIFY(games.store.setSteps(left, 0, {"{\"seat\":0}"}, "{}"));
        QVERIFY(games.store.finish(left, {{{5, true, 1}, {0, false, 1}}, {}, {}}));
        QCOMPARE(games.store.opening(left), QByteArray("{\"seed\":\"7\"}"));
        games.store.beginUpkeep(); // archives it
        QTRY_VERIFY_WITH_TIMEOUT(!games.store.isBusy(), 30'000);
        QCOMPARE(games.store.opening(left), QByteArray("{\"seed\":\"7\"}"));
        QCOMPARE(games.store.opening(999), QByteArray());
    }

    void summaryAndPersonalResults() {
        EachKindOfGame games;
        const PastSummary summary = games.store.summary();
        QCOMPARE(summary.finished, 3);
        QCOMPARE(summary.unfinished, 1);
        QCOMPARE(summary.oldest, day(1));
        QCOMPARE(summary.newest, day(3));
        QCOMPARE(QSet<QString>(summary.people.begin(), summary.people.end()),
                 (QSet<QString>{QStringLiteral("Ana"), QStringLiteral("Ben")}));
        const PastResults past = games.store.results();
        QCOMPARE(past.seatless, 0);
        QCOMPARE(past.results.size(), 3); // without the branched match
        const PersonalResult& first = past.results[0];
        QCOMPARE(first.match, games.lost);
        QCOMPARE(first.name, QStringLiteral("Ana"));
        QCOMPARE(first.seats, 2);
        QVERIFY(first.level == Level::Pike);
        QVERIFY(!first.won);
        QCOMPARE(first.longestChain, 2);
        QCOMPARE(first.endings, QStringList{QStringLiteral("all-played")});
        QCOMPARE(first.help, (Help{1, 0, false}));
        QCOMPARE(past.results[1].name, QStringLiteral("Ana"));
        QCOMPARE(past.results[2].name, QStringLiteral("Ben"));
        QCOMPARE(past.results[2].score, 4);
        QVERIFY(past.results[2].level == Level::Minnow);
    }

    void countsMatchWithoutPlayers() {
        EachKindOfGame games;
        QVERIFY(inDatabase(games.folder.path(), QStringLiteral("DELETE FROM seats WHERE match = ?"),
                           {games.won}));
        const PastResults past = games.store.results();
        QCOMPARE(past.seatless, 1);
        QCOMPARE(past.results.size(), 1);
    }
};

TACKLEBOX_QTEST(PastTest)
#include "past_test.moc"
