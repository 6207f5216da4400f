// Deal codes and deals of the day: two tables with the same code or date have the same start position.
#include "model/table/dealcodes.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

using namespace tacklebox;
using namespace tacklebox::testing;

class DealCodesTest : public QObject {
    Q_OBJECT

  private slots:
    void friendGetsTheSameCards_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("choosesDealer");
        for (const QString& game : kGames)
            for (const bool choosesDealer : {false, true})
                QTest::addRow("%s %d", qPrintable(game), choosesDealer) << game << choosesDealer;
    }

    void friendGetsTheSameCards() {
        QFETCH(QString, game);
        QFETCH(bool, choosesDealer);
        TablePlan plan = planOf(game, 1, 3, 21);
        plan.seed = 0xfedcba9876543210ull;
        if (choosesDealer) plan.dealer = Seat(2);
        const auto table = openQuick(plan);
        const QString code = table->dealCode();
        QVERIFY(!code.isEmpty());
        QString error;
        const auto decoded = planOfDealCode(u' ' + code.toLower() + u'\n', &error);
        QVERIFY2(decoded, qPrintable(error));
        QCOMPARE(decoded->game, game);
        const auto friendsTable = Table::open(*decoded, &error);
        QVERIFY2(friendsTable, qPrintable(error));
        QCOMPARE(friendsTable->opening(), table->opening());
    }

    void codeStaysDuringMatch() {
        const auto table = openQuick(planOf(QStringLiteral("rainbow-fish"), 1, 2, 21));
        const QString code = table->dealCode();
        QVERIFY(playOut(*table, 2));
        QCOMPARE(table->dealCode(), code);
        QString error;
        const auto reopened = Table::openRecord(table->record(), table->plan(), &error);
        QVERIFY2(reopened, qPrintable(error));
        QCOMPARE(reopened->dealCode(), code);
    }

    void laidOutCardsHaveNoCode() {
        const auto table = openQuick(planOf(QStringLiteral("great-lakes"), 1, 2, 21));
        QJsonObject record = QJsonDocument::fromJson(table->record()).object();
        record[QStringLiteral("seed")] = QStringLiteral("22"); // a seed that does not deal the recorded cards
        QString error;
        const auto otherSeed = Table::openRecord(QJsonDocument(record).toJson(), table->plan(), &error);
        QVERIFY2(otherSeed, qPrintable(error));
        QVERIFY(otherSeed->dealCode().isEmpty());
        record[QStringLiteral("seed")] = QStringLiteral("21");
        record[QStringLiteral("chance")] = QStringLiteral("ask"); // the client decides chance steps
        const auto clientDeals = Table::openRecord(QJsonDocument(record).toJson(), table->plan(), &error);
        QVERIFY2(clientDeals, qPrintable(error));
        QVERIFY(clientDeals->dealCode().isEmpty());
    }

    void reportsMistypedCode() {
        const auto table = openQuick(planOf(QStringLiteral("platinum-fish"), 1, 2, 21));
        QString code = table->dealCode();
        code[0] = code[0] == u'0' ? u'1' : u'0';
        QString error;
        QVERIFY(!planOfDealCode(code, &error));
        QVERIFY(!error.isEmpty());
        error.clear();
        QVERIFY(!planOfDealCode(QStringLiteral("42"), &error));
        QVERIFY(!error.isEmpty());
    }

    void dealOfDayIsTheSameForEverybody() {
        const QDate day(2026, 11, 25);
        for (const QString& game : kGames) {
            const TablePlan plan = planOfDay(game, day);
            QCOMPARE(plan.seats.size(), 3);
            QCOMPARE(onlyPersonOf(plan.seats), Seat(0));
            for (const int bot : {1, 2})
                QVERIFY(!plan.seats[bot].person && plan.seats[bot].level == Level::Perch);
            const auto mine = openQuick(plan), yours = openQuick(planOfDay(game, day)),
                       tomorrow = openQuick(planOfDay(game, day.addDays(1)));
            QVERIFY(mine && yours && tomorrow);
            QCOMPARE(mine->opening(), yours->opening());
            QVERIFY(mine->opening() != tomorrow->opening());
            QCOMPARE(mine->plan().dealer, plan.dealer);
            // A friend who enters the code gets the same cards.
            QString error;
            const auto decoded = planOfDealCode(mine->dealCode(), &error);
            QVERIFY2(decoded, qPrintable(error));
            QCOMPARE(openQuick(*decoded)->opening(), mine->opening());
            QVERIFY(isDealtAs(mine->opening(), plan));
            QVERIFY(!isDealtAs(tomorrow->opening(), plan));
            QVERIFY2(playOut(*mine, 5), qPrintable(game));
        }
    }

    void otherDealIsNotDealOfDay() {
        const QString game = QStringLiteral("twisted-fish");
        const TablePlan plan = planOfDay(game, QDate(2026, 11, 25));
        TablePlan fourSeats = plan, otherDealer = plan, otherSeed = plan, otherOptions = plan;
        fourSeats.seats = usualSeats(4);
        otherDealer.dealer = Seat((*plan.dealer + 1) % 3);
        otherSeed.seed = *plan.seed + 1;
        otherOptions.options.value[0] = std::int16_t(plan.options.value[0] - 50);
        for (const TablePlan& other : {fourSeats, otherDealer, otherSeed, otherOptions,
                                       planOfDay(QStringLiteral("go-fish"), QDate(2026, 11, 25))})
            QVERIFY(!isDealtAs(openQuick(other)->opening(), plan));
        // Invalid records.
        QVERIFY(!isDealtAs("", plan));
        QVERIFY(!isDealtAs("{\"game\":", plan));
        QVERIFY(!isDealtAs("[1]", plan));
        QVERIFY(!isDealtAs("{}", plan));
    }
};

TACKLEBOX_QTEST(DealCodesTest)
#include "dealcodes_test.moc"
