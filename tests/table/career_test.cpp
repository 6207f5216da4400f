// Tasks of the harbour career, in random matches and staged ones.
#include "model/table/career.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

#include <set>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// The ids of the tasks that the match fulfils.
QStringList fulfilled(const Table& table) {
    QStringList ids;
    for (const CareerTask* task : fulfilledTasks(table))
        ids << QString::fromLatin1(task->id);
    return ids;
}

} // namespace

class CareerTest : public QObject {
    Q_OBJECT

  private slots:
    void everyGameHasNineTasks_data() { rowsOfGames(kFinishedGames); }
    void everyGameHasNineTasks() {
        QFETCH(QString, game);
        std::set<QString> ids, regulars;
        for (const CareerTask& task : careerTasks(game)) {
            ids.insert(QString::fromLatin1(task.id));
            regulars.insert(QString::fromLatin1(task.regular));
        }
        QCOMPARE(ids.size(), std::size_t(9));
        QCOMPARE(regulars.size(), std::size_t(9));
    }

    void tasksComeUpInRandomMatches_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("twisted") << "twisted-fish" << QStringList{"take", "basket", "zinger"};
        QTest::newRow("wtf") << "what-the-fish" << QStringList{"dive", "kill", "protect", "wtf-card"};
        QTest::newRow("platinum") << "platinum-fish" << QStringList{"pair", "six", "take", "six-pairs"};
        QTest::newRow("rainbow") << "rainbow-fish" << QStringList{"take",   "set",     "wild",   "skip",
                                                                  "draw-2", "reverse", "special"};
        QTest::newRow("lakes") << "great-lakes"
                               << QStringList{"keep", "fish-out", "stock", "haul", "three-suits"};
        QTest::newRow("go fish") << "go-fish"
                                 << QStringList{"take", "book", "lucky", "two-at-once", "three-at-once"};
    }
    void tasksComeUpInRandomMatches() {
        QFETCH(QString, game);
        QFETCH(QStringList, expected);
        QSet<QString> found;
        for (quint64 seed = 1; seed <= 12; ++seed) {
            const auto table = openQuick(planOf(game, 1, 3, seed, Level::Minnow));
            QVERIFY(table && playOut(*table, seed));
            const QStringList ids = fulfilled(*table);
            QVERIFY(!ids.contains("two-perches") && !ids.contains("shark")); // the bots are Minnows
            found.unite(QSet<QString>(ids.begin(), ids.end()));
        }
        for (const QString& id : expected)
            QVERIFY2(found.contains(id), qPrintable(id));
    }

    void threeCardsInARow() {
        const QByteArray deal =
            "{'hands':[['red-eel','red-crab'],['blue-eel','green-eel','yellow-eel','red-whale']]}";
        for (const int asks : {2, 3}) {
            const auto table = laidTable("twisted-fish", 1, 1, 1, deal, "{'target':0}");
            QVERIFY(table && untilWaitingFor(*table));
            for (const char* card : {"blue-eel", "green-eel", "yellow-eel"}) {
                if (asks == 2 && card == QByteArray("yellow-eel")) continue;
                QVERIFY(playMove(*table, QByteArray("{'kind':'ask','target':1,'card':'") + card + "'}"));
                QVERIFY(untilWaitingFor(*table));
            }
            QVERIFY(playMove(*table, "{'kind':'ask','target':1,'card':'blue-crab'}"));
            QVERIFY(playOut(*table, 1));
            QCOMPARE(fulfilled(*table).contains("three"), asks == 3);
        }
    }

    // Tasks that random matches rarely fulfil. Both seats' moves are staged; the person sits in seat 0.
    void rareTasks_data() {
        using Moves = QList<std::pair<int, QByteArray>>;
        QTest::addColumn<QByteArray>("hands");
        QTest::addColumn<int>("dealer");
        QTest::addColumn<Moves>("moves");
        QTest::addColumn<QString>("task");
        QTest::addColumn<bool>("fulfils");
        const QByteArray
            diver = "[['red-eel','blue-eel','green-eel','yellow-eel','dead-scuba-diver'],['red-crab']]",
            net = "[['red-eel','no-fishing'],['the-net','blue-eel']]";
        QTest::newRow("diver") << diver << 1 << Moves{{0, "{'kind':'dead-scuba-diver','fish':'eel'}"}}
                               << "diver" << true;
        const std::pair<int, QByteArray> cast(1, "{'kind':'the-net','target':0,'fish':'eel'}");
        QTest::newRow("stopped") << net << 0 << Moves{cast, {0, "{'kind':'no-fishing'}"}} << "stop-net"
                                 << true;
        QTest::newRow("not stopped") << net << 0 << Moves{cast, {0, "{'kind':'answer'}"}} << "stop-net"
                                     << false;
    }
    void rareTasks() {
        using Moves = QList<std::pair<int, QByteArray>>;
        QFETCH(QByteArray, hands);
        QFETCH(int, dealer);
        QFETCH(Moves, moves);
        QFETCH(QString, task);
        QFETCH(bool, fulfils);
        const auto json = [](QByteArray text) { return parseJson(text.replace('\'', '"').toStdString()); };
        NewMatch request{.game = "twisted-fish", .seats = 2, .dealer = dealer, .seed = 1};
        request.options = json("{'target':0}");
        request.deal = json("{'hands':" + hands + "}");
        const auto session = newSession(request);
        for (const auto& [seat, move] : moves)
            session->move(Seat(seat), json(move));
        QString error;
        const auto table = Table::openRecord(QByteArray::fromStdString(session->record().dump()),
                                             planOf("twisted-fish", 1, 1, 1), &error);
        QVERIFY2(table, qPrintable(error));
        table->setTableRules(quick());
        QVERIFY(playOut(*table, 1));
        QCOMPARE(fulfilled(*table).contains(task), fulfils);
    }

    // The winner's points are those of the round, and the level counts only with enough bots.
    void winsNeedTheirOpponents() {
        for (const Level level : {Level::Minnow, Level::Perch, Level::Shark})
            for (const int bots : {1, 2}) {
                bool won = false;
                for (quint64 seed = 1; seed <= 60 && !won; ++seed) {
                    TablePlan plan = planOf("what-the-fish", 1, bots, seed, level);
                    const auto table = openQuick(plan);
                    QVERIFY(table && playOut(*table, seed));
                    won = table->score().winners.has(0);
                    const QStringList ids = fulfilled(*table);
                    QCOMPARE(ids.contains("two-perches"), won && bots == 2 && level >= Level::Perch);
                    QCOMPARE(ids.contains("shark"), won && level == Level::Shark);
                    QVERIFY(!won || ids.contains("free") || !ids.contains("free-big"));
                }
                QVERIFY(won || level == Level::Shark);
            }
    }

    void onlyARealMatchOfOnePersonCounts() {
        TablePlan plan = planOf("go-fish", 1, 2, 7);
        plan.whatIf = true;
        const auto experiment = openQuick(plan);
        QVERIFY(playOut(*experiment, 7));
        QCOMPARE(fulfilled(*experiment), QStringList());
        const auto two = openQuick(planOf("go-fish", 2, 1, 7));
        QVERIFY(playOut(*two, 7));
        QCOMPARE(fulfilled(*two), QStringList());
        const auto one = openQuick(planOf("go-fish", 1, 2, 7));
        QVERIFY(untilWaitingFor(*one));
        QCOMPARE(fulfilled(*one), QStringList()); // not over yet
        QVERIFY(playOut(*one, 7));
        QVERIFY(!fulfilled(*one).isEmpty());
    }
};

TACKLEBOX_QTEST(CareerTest)
#include "career_test.moc"
