// Deal codes shared between two tables.
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
        QTest::addColumn<bool>("ownDealer");
        for (const QString& game : kGames)
            for (const bool ownDealer : {false, true})
                QTest::addRow("%s %d", qPrintable(game), ownDealer) << game << ownDealer;
    }

    void friendGetsTheSameCards() {
        QFETCH(QString, game);
        QFETCH(bool, ownDealer);
        TablePlan plan = planOf(game, 1, 3, 21);
        plan.seed = 0xfedcba9876543210ull;
        if (ownDealer) plan.dealer = Seat(2);
        const auto table = openQuick(plan);
        const QString code = table->dealCode();
        QVERIFY(!code.isEmpty());
        QString fault;
        const auto told = planOfDealCode(u' ' + code.toLower() + u'\n', &fault);
        QVERIFY2(told, qPrintable(fault));
        QCOMPARE(told->game, game);
        const auto again = Table::open(*told, &fault);
        QVERIFY2(again, qPrintable(fault));
        QCOMPARE(again->opening(), table->opening());
    }

    void codeStaysDuringMatch() {
        const auto table = openQuick(planOf(QStringLiteral("rainbow-fish"), 1, 2, 21));
        const QString code = table->dealCode();
        QVERIFY(playOut(*table, 2));
        QCOMPARE(table->dealCode(), code);
        QString fault;
        const auto again = Table::openRecord(table->record(), table->plan(), &fault);
        QVERIFY2(again, qPrintable(fault));
        QCOMPARE(again->dealCode(), code);
    }

    void laidOutCardsHaveNoCode() {
        const auto table = openQuick(planOf(QStringLiteral("great-lakes"), 1, 2, 21));
        QJsonObject record = QJsonDocument::fromJson(table->record()).object();
        const QByteArray otherSeed = "22";
        record[QStringLiteral("seed")] = QString::fromLatin1(otherSeed); // does not deal these cards
        QString fault;
        const auto other = Table::openRecord(QJsonDocument(record).toJson(), table->plan(), &fault);
        QVERIFY2(other, qPrintable(fault));
        QVERIFY(other->dealCode().isEmpty());
        record[QStringLiteral("seed")] = QStringLiteral("21");
        record[QStringLiteral("chance")] = QStringLiteral("ask");
        const auto asked = Table::openRecord(QJsonDocument(record).toJson(), table->plan(), &fault);
        QVERIFY2(asked, qPrintable(fault));
        QVERIFY(asked->dealCode().isEmpty());
    }

    void reportsMistypedCode() {
        const auto table = openQuick(planOf(QStringLiteral("platinum-fish"), 1, 2, 21));
        QString code = table->dealCode();
        code[0] = code[0] == u'0' ? u'1' : u'0';
        QString fault;
        QVERIFY(!planOfDealCode(code, &fault));
        QVERIFY(!fault.isEmpty());
        fault.clear();
        QVERIFY(!planOfDealCode(QStringLiteral("42"), &fault));
        QVERIFY(!fault.isEmpty());
    }

    void dealOfDayIsPlayableInAllGames() {
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
            QString fault;
            const auto told = planOfDealCode(mine->dealCode(), &fault);
            QVERIFY2(told, qPrintable(fault));
            QCOMPARE(openQuick(*told)->opening(), mine->opening());
            QVERIFY(isDealtAs(mine->opening(), plan));
            QVERIFY(!isDealtAs(tomorrow->opening(), plan));
            QVERIFY2(playOut(*mine, 5), qPrintable(game));
        }
    }

    void otherDealIsNotDealOfDay() {
        const QString game = QStringLiteral("twisted-fish");
        const TablePlan plan = planOfDay(game, QDate(2026, 11, 25));
        TablePlan four = plan, dealer = plan, seed = plan, options = plan;
        four.seats = usualSeats(4);
        dealer.dealer = Seat((*plan.dealer + 1) % 3);
        seed.seed = *plan.seed + 1;
        options.options.value[0] = std::int16_t(plan.options.value[0] - 50);
        for (const TablePlan& other :
             {four, dealer, seed, options, planOfDay(QStringLiteral("go-fish"), QDate(2026, 11, 25))})
            QVERIFY(!isDealtAs(openQuick(other)->opening(), plan));
        QVERIFY(!isDealtAs("", plan));
        QVERIFY(!isDealtAs("{\"game\":", plan));
        QVERIFY(!isDealtAs("[1]", plan));
        QVERIFY(!isDealtAs("{}", plan));
    }
};

TACKLEBOX_QTEST(DealCodesTest)
#include "dealcodes_test.moc"
