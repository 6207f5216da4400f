// Tables that resume a recorded match, change seats, or close while a bot thinks.
#include "model/table/gameclock.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

using namespace tacklebox;
using namespace tacklebox::testing;

class RecordsTest : public QObject {
    Q_OBJECT

  private slots:
    void matchResumesWhereItWas_data() { rowsOfGames(); }

    void matchResumesWhereItWas() {
        QFETCH(QString, game);
        const TablePlan plan = planOf(game, 1, 2, 21);
        auto table = openQuick(plan);
        Random random(3);
        for (int moves = 0; moves < 12; ++moves) {
            QVERIFY(untilWaitingFor(*table));
            if (table->waitingFor() != WaitingFor::Person) break;
            QVERIFY(playAny(*table, random));
        }
        QVERIFY(untilWaitingFor(*table));
        QString error;
        auto again = Table::openRecord(table->record(), plan, &error);
        QVERIFY2(again, qPrintable(error));
        QCOMPARE(again->record(), table->record());
        QCOMPARE(*again->plan().dealer, *table->plan().dealer);
        const auto piles = table->piles(), pilesAgain = again->piles();
        QCOMPARE(piles.size(), pilesAgain.size());
        if (table->waitingFor() != WaitingFor::NextDeal)
            for (std::size_t i = 0; i < piles.size(); ++i)
                QVERIFY(piles[i].faces == pilesAgain[i].faces);
        again->setTableRules(quick());
        QVERIFY(playOut(*again, 2));
        QVERIFY(again->score().over);
    }

    void brokenRecordsAreRefused() {
        const TablePlan plan = planOf("rainbow-fish", 1, 2, 21);
        const QByteArray good = openQuick(plan)->record();
        const QJsonObject object = QJsonDocument::fromJson(good).object();
        QList<QByteArray> broken = {"",
                                    "{",
                                    "[]",
                                    "null",
                                    "{}",
                                    "no record",
                                    good.left(good.size() / 2),
                                    QByteArray(200'000, '['),
                                    "\xff\xfe\x00"};
        for (const QString& field : object.keys()) {
            if (field == "app") continue; // any value is accepted
            for (const QJsonValue& value : {QJsonValue(), QJsonValue(-1), QJsonValue("x"),
                                            QJsonValue(QJsonArray{1}), QJsonValue(1e300)}) {
                if (field == "seed" && value.isDouble()) continue;
                QJsonObject other = object;
                other[field] = value;
                if (other == object) continue;
                broken << QJsonDocument(other).toJson();
            }
            QJsonObject other = object;
            other.remove(field);
            broken << QJsonDocument(other).toJson();
        }
        QJsonObject step = object;
        step["steps"] =
            QJsonArray{QJsonObject{{"seat", 0}, {"move", QJsonObject{{"kind", "lay"}, {"number", 3}}}}};
        broken << QJsonDocument(step).toJson();
        for (const QByteArray& record : broken) {
            QString error;
            QVERIFY2(!Table::openRecord(record, plan, &error), record.left(200).constData());
            QVERIFY2(!error.isEmpty(), record.left(200).constData());
        }
        QString error;
        QVERIFY(!Table::openRecord(good, planOf("rainbow-fish", 1, 3, 1), &error));
        QVERIFY(!error.isEmpty());
        QVERIFY(!Table::openRecord("{", plan, nullptr));
    }

    void unplayablePlans() {
        QString error;
        QVERIFY(!Table::open(planOf("chess", 1, 2, 1), &error));
        QVERIFY(error.contains("chess"));
        QVERIFY(!Table::open(planOf("great-lakes", 1, 1, 1), &error));
        QCOMPARE(error, QString("The Great Lakes Fish-Out needs 3 to 5 seats, not 2."));
        QVERIFY(!Table::open(planOf("twisted-fish", 1, 6, 1), &error));
        TablePlan plan = planOf("great-lakes", 1, 2, 1);
        plan.options.value[0] = 9;
        QVERIFY(!Table::open(plan, &error));
        QVERIFY(error.contains("target"));
        plan = planOf("great-lakes", 1, 2, 1);
        plan.dealer = Seat(3);
        QVERIFY(!Table::open(plan, &error));
        plan.dealer = Seat(2);
        plan.seed.reset();
        const auto table = Table::open(plan, &error);
        QVERIFY(table && error.isEmpty());
        QVERIFY(table->plan().seed.has_value());
    }

    void closingWhileBotsThink() {
        for (int i = 0; i < 200; ++i) {
            TablePlan plan = planOf(kGames[i % kGames.size()], i % 2, 3, quint64(i));
            if (gameNamed(plan.game.toStdString())->live && i % 2) plan.tempo = Tempo::Live;
            auto table = openQuick(plan);
            QVERIFY(table);
            // Close at once, after some rounds of the event loop, or once a bot is thinking.
            bool thinks = false;
            connect(table.get(), &Table::thinking, this, [&](Seat, bool on) { thinks = on; });
            for (int rounds = i % 7; rounds > 0 && !(i % 3 == 0 && thinks); --rounds)
                QCoreApplication::processEvents();
            table.reset();
            QCoreApplication::processEvents();
        }
    }

    void lateChoiceIsRefused() {
        auto table = laidTable("twisted-fish", 1, 2, 2,
                               "{'hands':[['red-eel','red-crab'],['blue-eel'],['red-shrimp']]}");
        QVERIFY(untilWaitingFor(*table));
        const TableChoice first = table->choices().front(), last = table->choices().back();
        QVERIFY(table->play(first.id));
        const int events = table->events();
        QSignalSpy refusals(table.get(), &Table::refused);
        QVERIFY(!table->play(last.id));
        QVERIFY(!table->play(-1));
        QVERIFY(!table->play(1'000'000));
        QCOMPARE(refusals.size(), 3);
        QVERIFY(!refusals[0][0].toString().isEmpty());
        QCOMPARE(table->events(), events);
        QVERIFY(untilWaitingFor(*table));
        for (const TableChoice& choice : table->choices())
            QVERIFY(choice.id > last.id); // ids are never reused
    }

    void X10_seatsChangeHands_data() { matchResumesWhereItWas_data(); }

    void X10_seatsChangeHands() {
        QFETCH(QString, game);
        auto table = openQuick(planOf(game, 1, 2, 5));
        QSignalSpy seats(table.get(), &Table::seatsChanged);
        Random random(8);
        int played = 0;
        QVERIFY(playOut(*table, 3, [&] {
            if (++played % 3 || table->waitingFor() == WaitingFor::Over) return;
            const Seat seat = Seat(random.below(3));
            SeatPlan plan = table->plan().seats[seat];
            plan.person = !plan.person;
            plan.level = random.below(2) ? Level::Pike : Level::Random;
            table->reseat(seat, plan);
            QCOMPARE(table->plan().seats[seat], plan);
            QVERIFY(table->viewer() == kNoSeat || table->plan().seats[table->viewer()].person);
            if (table->people() == 1) QVERIFY(table->viewer() != kNoSeat);
        }));
        QVERIFY(!seats.isEmpty());
    }

    void nextDealWaits() {
        TablePlan plan = planOf("rainbow-fish", 1, 2, 5);
        plan.options.value[1] = 3; // games
        auto table = openQuick(plan);
        int stops = 0;
        QVERIFY(playOut(*table, 3, [&] {
            if (table->waitingFor() != WaitingFor::NextDeal) return;
            ++stops;
            QCOMPARE(int(table->deals().size()), stops);
            QCOMPARE(table->score().round, std::int16_t(stops));
            QVERIFY(table->choices().empty());
            QVERIFY(!table->endingWords(stops - 1).isEmpty());
            const int events = table->events();
            QVERIFY(letBotsDecide(*table));
            QCOMPARE(table->events(), events); // nothing of the next deal is visible
            int cards = 0;
            for (const PileCards& pile : table->piles())
                if (pile.pile.kind == PileKind::Hand) cards += pile.faces.size();
            QVERIFY(cards < 21);
        }));
        QCOMPARE(stops, 2);
        QCOMPARE(int(table->deals().size()), 3);
    }

    void holdAndPause() {
        // Seat 0 holds the Glass Bottom Boat and could act during the others' turns.
        auto table =
            laidTable("twisted-fish", 1, 2, 0,
                      "{'hands':[['red-eel','glass-bottom-boat'],['blue-eel','red-crab'],['red-shrimp']]}");
        table->setHold(true);
        QVERIFY(letBotsDecide(*table));
        const int before = table->events();
        QCOMPARE(table->waitingFor(), WaitingFor::Bot);
        QVERIFY(!table->choices().empty());
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), before);
        QVERIFY(playWords(*table, "Take the Glass Bottom Boat to Ben"));
        QVERIFY(table->events() > before);
        table->setHold(false);

        table->setPaused(true);
        const int paused = table->events();
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), paused);
        QSignalSpy refusals(table.get(), &Table::refused);
        QVERIFY(!table->play(1));
        QCOMPARE(refusals.size(), 1);
        table->setPaused(false);
        QVERIFY(QTest::qWaitFor([&] { return table->events() > paused; }, 5000));
    }

    void botsWaitUntilTheViewHasShownAll() {
        auto table = openQuick(planOf("platinum-fish", 0, 3, 5));
        table->setWatched(true);
        QVERIFY(letBotsDecide(*table));
        const int before = table->events();
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), before);
        table->shown(before);
        QVERIFY(QTest::qWaitFor([&] { return table->events() > before; }, 5000));
        const int after = table->events();
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), after);

        TableRules tableRules = quick();
        tableRules.pauseMillis = 150;
        table->clock().setManual();
        table->setTableRules(tableRules);
        table->shown(after);
        QVERIFY(letBotsDecide(*table));
        table->clock().advance(112); // pauses vary by up to a quarter
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), after);
        table->clock().advance(76);
        QVERIFY(letBotsDecide(*table));
        QVERIFY(table->events() > after);
    }
};

TACKLEBOX_QTEST(RecordsTest)
#include "records_test.moc"
