// Whole matches of every game through the Table.
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"

using namespace tacklebox;
using namespace tacklebox::testing;

class MatchesTest : public QObject {
    Q_OBJECT

  private slots:
    void botsPlayToTheEnd_data() { rowsOfGames(); }

    void botsPlayToTheEnd() {
        QFETCH(QString, game);
        auto table = openQuick(planOf(game, 0, 3, 7));
        QVERIFY(table);
        QCOMPARE(table->viewer(), kNoSeat);
        int shown = table->events();
        connect(table.get(), &Table::happened, this, [&](int first, int last) {
            QCOMPARE(first, shown);
            shown = last;
            QCOMPARE(table->events(), last);
        });
        QVERIFY(playOut(*table, 1));
        QVERIFY(table->score().over);
        QVERIFY(!table->deals().empty());
        for (int deal = 0; deal < int(table->deals().size()); ++deal)
            QVERIFY(!table->endingWords(deal).isEmpty());
        QCOMPARE(table->deals().back().totals, table->score().scores);

        // Points are those of laid sets only, sets minus cards in hand, or neither.
        QVERIFY(table->laidPoints(int(table->deals().size())).empty());
        for (int deal = 0; deal < int(table->deals().size()); ++deal) {
            const std::vector<int> laid = table->laidPoints(deal);
            QCOMPARE(int(laid.size()), table->seats());
            for (Seat seat = 0; seat < table->seats(); ++seat) {
                const int points = table->deals()[std::size_t(deal)].points[seat];
                if (game == QLatin1String("twisted-fish")) {
                    QVERIFY(laid[seat] >= points);
                    if (table->deals()[std::size_t(deal)].out == seat) QCOMPARE(laid[seat], points);
                } else if (game == QLatin1String("what-the-fish")) {
                    QCOMPARE(laid[seat], 0);
                } else if (isFinished(game)) {
                    QCOMPARE(laid[seat], points);
                }
            }
        }
    }

    void personAgainstBots_data() { botsPlayToTheEnd_data(); }

    void personAgainstBots() {
        QFETCH(QString, game);
        for (quint64 seed = 1; seed <= 3; ++seed) {
            auto table = openQuick(planOf(game, 1, 2, seed));
            QVERIFY(table);
            QSignalSpy facings(table.get(), &Table::viewerChanged);
            QSignalSpy refusals(table.get(), &Table::refused);
            QVERIFY(playOut(*table, seed, [&] {
                QCOMPARE(table->viewer(), Seat(0));
                QVERIFY(table->waitingFor() != WaitingFor::HandOver);
            }));
            QVERIFY(table->score().over);
            QCOMPARE(facings.size(), 0);
            QCOMPARE(refusals.size(), 0);
        }
    }

    void botsWaitWhileNobodySeesTheTable_data() { botsPlayToTheEnd_data(); }
    void botsWaitWhileNobodySeesTheTable() {
        QFETCH(QString, game);
        auto table = openQuick(planOf(game, 0, 3, 7));
        table->setAttended(false);
        QVERIFY(letBotsDecide(*table));
        const int before = table->events();
        QVERIFY(!table->paused() && table->waitingFor() == WaitingFor::Bot);
        table->setPaused(true);
        table->setPaused(false); // still unattended
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), before);
        table->setAttended(true);
        QVERIFY(until([&] { return table->events() > before; }));
    }
};

TACKLEBOX_QTEST(MatchesTest)
#include "matches_test.moc"
