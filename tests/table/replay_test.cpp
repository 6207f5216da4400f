// Recorded matches to look at.
#include "model/table/replay.h"
#include "tests/table/laidtable.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// The record of a match that bots have played to its end.
QByteArray finishedMatch(const QString& game) {
    auto table = openQuick(planOf(game, 0, 3, 17));
    return playOut(*table, 3) ? table->record() : QByteArray();
}

int hiddenIn(const Table& table) {
    int hidden = 0;
    for (const PlaceCards& place : table.places())
        if (place.place.kind == PlaceKind::Hand)
            for (const Face face : place.faces)
                hidden += face == kHidden;
    return hidden;
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

  private slots:
    void goesForthAndBack_data();
    void goesForthAndBack();
    void linesOfTheTalkLeadToTheirPosition();
    void openHandsOnlyWhenItIsOver();
    void whatIfLeavesTheRecordAsItIs();
    void brokenRecordsAreToldOf();
};

void ReplayTest::goesForthAndBack_data() {
    QTest::addColumn<QString>("game");
    for (const QString& game : kGames)
        QTest::newRow(qPrintable(game)) << game;
}

void ReplayTest::goesForthAndBack() {
    QFETCH(QString, game);
    const QByteArray record = finishedMatch(game);
    QVERIFY(!record.isEmpty());
    QString fault;
    auto table = Replay::open(record, {}, 1, &fault);
    QVERIFY2(table, qPrintable(fault));
    Replay& replay = *Replay::of(table.get());
    QCOMPARE(table->facing(), Seat(1));
    QCOMPARE(replay.position(), 0);
    QVERIFY(replay.length() > 10);
    QCOMPARE(table->record(), record);
    QSignalSpy happened(table.get(), &Table::happened), rewound(table.get(), &Table::rewound);
    QList<int> events{table->events()};
    QStringList sentences;
    for (int position = 1; position <= replay.length(); ++position) {
        replay.goTo(position);
        QCOMPARE(replay.position(), position);
        QVERIFY(table->events() >= events.back());
        events << table->events();
    }
    QVERIFY(happened.size() > 10);
    QCOMPARE(happened.size() + rewound.size(), replay.length());
    QVERIFY(table->score().over);
    replay.goTo(100'000'000);
    QCOMPARE(replay.position(), replay.length());
    for (int position = replay.length() - 1; position >= 0; --position) {
        replay.goTo(position);
        QCOMPARE(table->events(), events[position]);
        QVERIFY(!table->places().empty());
    }
    QVERIFY(!table->score().over);
    replay.goTo(-5);
    QCOMPARE(replay.position(), 0);
    QVERIFY(replay.nextMove() > 0);
    replay.goTo(replay.length());
    QVERIFY(replay.previousMove() < replay.length());
    QTest::qWait(5);
    QCOMPARE(replay.position(), replay.length()); // nobody plays
    QVERIFY(!table->play(1));
}

void ReplayTest::linesOfTheTalkLeadToTheirPosition() {
    auto table = Replay::open(finishedMatch(QStringLiteral("rainbow-fish")), {}, 0, nullptr);
    QVERIFY(table);
    Replay& replay = *Replay::of(table.get());
    replay.goTo(replay.length());
    const int last = table->events();
    for (int event = 0; event < last; ++event) {
        const int position = replay.positionOf(event);
        replay.goTo(position);
        QVERIFY(table->events() > event);
        if (position > 0) {
            replay.goTo(position - 1);
            QVERIFY(table->events() <= event);
        }
    }
}

void ReplayTest::openHandsOnlyWhenItIsOver() {
    auto table = Replay::open(finishedMatch(QStringLiteral("twisted-fish")), {}, 0, nullptr);
    QVERIFY(table);
    QVERIFY(hiddenIn(*table) > 0);
    QVERIFY(Replay::of(table.get())->look(kEverybody));
    QCOMPARE(hiddenIn(*table), 0);
    QVERIFY(Replay::of(table.get())->look(kNoSeat));
    QCOMPARE(hiddenIn(*table), 3 * 8);

    auto running = openQuick(planOf("twisted-fish", 1, 2, 3));
    QVERIFY(untilDue(*running));
    table = Replay::open(running->record(), running->plan().seats, 0, nullptr);
    QVERIFY(table);
    QVERIFY(!Replay::of(table.get())->look(kEverybody));
    QCOMPARE(table->facing(), Seat(0));
    QVERIFY(!Replay::of(running.get()));
}

void ReplayTest::whatIfLeavesTheRecordAsItIs() {
    const QByteArray record = finishedMatch(QStringLiteral("platinum-fish"));
    auto table = Replay::open(record, {}, 0, nullptr);
    QVERIFY(table);
    Replay& replay = *Replay::of(table.get());
    replay.goTo(replay.length() / 2);
    QString fault;
    auto other = Table::openRecord(replay.recordSoFar(), planOf("platinum-fish", 1, 2, 1), &fault);
    QVERIFY2(other, qPrintable(fault));
    QCOMPARE(other->steps(), replay.length() / 2);
    other->setManners(quick());
    QVERIFY(playOut(*other, 5));
    QCOMPARE(table->record(), record);
}

void ReplayTest::brokenRecordsAreToldOf() {
    for (const QByteArray& record : {QByteArray(), QByteArray("{}"), QByteArray("[1,2")}) {
        QString fault;
        QVERIFY(!Replay::open(record, {}, 0, &fault));
        QVERIFY(!fault.isEmpty());
    }
}

QTEST_GUILESS_MAIN(ReplayTest)
#include "replay_test.moc"
