// Replays of recorded matches.
#include "model/table/replay.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Returns the record of a match that bots have finished.
QByteArray finishedMatch(const QString& game) {
    auto table = openQuick(planOf(game, 0, 3, 17));
    return playOut(*table, 3) ? table->record() : QByteArray();
}

int hiddenIn(const Table& table) {
    int hidden = 0;
    for (const PileCards& pile : table.piles())
        if (pile.pile.kind == PileKind::Hand)
            for (const Face face : pile.faces)
                hidden += face == kHidden;
    return hidden;
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

  private slots:
    void goesForwardAndBack_data() { rowsOfGames(); }

    void goesForwardAndBack() {
        QFETCH(QString, game);
        const QByteArray record = finishedMatch(game);
        QVERIFY(!record.isEmpty());
        QString error;
        auto table = Replay::open(record, {}, 1, &error);
        QVERIFY2(table, qPrintable(error));
        Replay& replay = *Replay::of(table.get());
        QCOMPARE(table->viewer(), Seat(1));
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
        QCOMPARE(happened.size(), replay.length()); // every step forward is signalled
        QCOMPARE(rewound.size(), 0);
        QVERIFY(table->score().over);
        replay.goTo(100'000'000);
        QCOMPARE(replay.position(), replay.length());
        for (int position = replay.length() - 1; position >= 0; --position) {
            replay.goTo(position);
            QCOMPARE(table->events(), events[position]);
            QVERIFY(!table->piles().empty());
        }
        QVERIFY(!table->score().over);
        replay.goTo(-5);
        QCOMPARE(replay.position(), 0);
        QCOMPARE(replay.dealStarts().front(), 0);
        replay.goTo(replay.length());
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(replay.position(), replay.length()); // a replay does not play on
        QVERIFY(!table->play(1));
    }

    void linesLeadToTheirPosition() {
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

    void futureLinesEqualThoseAtTheEnd() {
        auto table = Replay::open(finishedMatch(QStringLiteral("great-lakes")), {}, 2, nullptr);
        QVERIFY(table);
        Replay& replay = *Replay::of(table.get());
        const QStringList before = replay.sentences(0, replay.allEvents());
        QCOMPARE(table->sentence(replay.allEvents() - 1), QString());
        QVERIFY(!table->seenInLog(replay.allEvents() - 1));
        replay.goTo(replay.length());
        QCOMPARE(table->events(), replay.allEvents());
        TableNarrator narrator(*table);
        narrator.processBefore(table->events());
        QStringList words;
        for (const TableNarrator::Line& line : narrator.linesFrom(0))
            words << line.words;
        QVERIFY(before.join(u' ').endsWith(words.join(u' '))); // the lines of the last deal
        QVERIFY(words.join(QString()).size() > 1000);
    }

    void everyDealHasAMark() {
        auto table = Replay::open(finishedMatch(QStringLiteral("great-lakes")), {}, kNoSeat, nullptr);
        QVERIFY(table);
        Replay& replay = *Replay::of(table.get());
        const std::vector<int> deals = replay.dealStarts();
        replay.goTo(replay.length());
        QCOMPARE(deals.size(), table->deals().size());
        QVERIFY(deals.size() > 1);
        for (std::size_t deal = 1; deal < deals.size(); ++deal) {
            // One position earlier the previous deal has been scored, and the new one is not visible.
            replay.goTo(deals[deal] - 1);
            QCOMPARE(table->deals().size(), deal);
            const int events = table->events();
            replay.goTo(deals[deal]);
            const auto dealt = table->event(events);
            QVERIFY(dealt && std::holds_alternative<DealEvent>(dealt->what));
        }
    }

    void secretDecisionIsNoPosition_data() { goesForwardAndBack_data(); }

    /// the number of positions must not reveal that somebody had a decision.
    void secretDecisionIsNoPosition() {
        QFETCH(QString, game);
        auto table = Replay::open(finishedMatch(game), {}, kNoSeat, nullptr);
        QVERIFY(table);
        Replay& replay = *Replay::of(table.get());
        for (int position = 0; position < replay.length(); ++position) {
            replay.goTo(position);
            const int from = table->events();
            replay.goTo(position + 1);
            const auto first = table->event(from);
            QVERIFY(first);
            QVERIFY(std::holds_alternative<MoveEvent>(first->what) ||
                    std::holds_alternative<DealEvent>(first->what));
            for (int number = from + 1; number < table->events(); ++number)
                if (const auto event = table->event(number))
                    QVERIFY(!std::holds_alternative<MoveEvent>(event->what));
        }
        const int seen = replay.length();
        replay.goTo(seen / 2);
        const int events = table->events();
        QVERIFY(replay.setPointOfView(kOmniscient));
        QVERIFY(replay.length() >= seen);
        QCOMPARE(table->events(), events); // showing more cards does not change the position
    }

    void runningMatchIsShownFromOwnSeatOnly() {
        // One person against bots: their own seat or a spectator's view.
        auto running = openQuick(planOf("twisted-fish", 1, 2, 3));
        QVERIFY(untilWaitingFor(*running));
        auto table = Replay::open(running->record(), running->plan().seats, 1, nullptr);
        QVERIFY(table);
        QCOMPARE(table->viewer(), kNoSeat); // the requested seat is a bot's
        for (const Seat seat : {Seat(1), Seat(2), kOmniscient}) {
            QVERIFY(!Replay::of(table.get())->allowsPointOfView(seat));
            QVERIFY(!Replay::of(table.get())->setPointOfView(seat));
            QCOMPARE(table->viewer(), kNoSeat);
        }
        QVERIFY(Replay::of(table.get())->setPointOfView(0));

        // Several people: a spectator's view only.
        running = openQuick(planOf("rainbow-fish", 2, 1, 3));
        QVERIFY(untilWaitingFor(*running));
        table = Replay::open(running->record(), running->plan().seats, 0, nullptr);
        QVERIFY(table);
        Replay& replay = *Replay::of(table.get());
        for (const Seat seat : {Seat(0), Seat(1), Seat(2), kOmniscient})
            QVERIFY(!replay.allowsPointOfView(seat));
        for (int position = 0; position <= replay.length(); ++position) {
            replay.goTo(position);
            for (const PileCards& pile : table->piles())
                if (pile.pile.kind == PileKind::Hand)
                    for (const Face face : pile.faces)
                        QCOMPARE(face, kHidden);
        }
    }

    void showsAllHandsAfterTheEnd() {
        auto table = Replay::open(finishedMatch(QStringLiteral("twisted-fish")), {}, 0, nullptr);
        QVERIFY(table);
        QVERIFY(hiddenIn(*table) > 0);
        QVERIFY(Replay::of(table.get())->setPointOfView(kOmniscient));
        QCOMPARE(hiddenIn(*table), 0);
        QVERIFY(Replay::of(table.get())->setPointOfView(kNoSeat));
        QCOMPARE(hiddenIn(*table), 3 * 8);

        auto running = openQuick(planOf("twisted-fish", 1, 2, 3));
        QVERIFY(untilWaitingFor(*running));
        table = Replay::open(running->record(), running->plan().seats, 0, nullptr);
        QVERIFY(table);
        QVERIFY(!Replay::of(table.get())->setPointOfView(kOmniscient));
        QCOMPARE(table->viewer(), Seat(0));
        QVERIFY(!Replay::of(running.get()));
    }

    void branchLeavesRecordUnchanged() {
        const QByteArray record = finishedMatch(QStringLiteral("platinum-fish"));
        auto table = Replay::open(record, {}, 0, nullptr);
        QVERIFY(table);
        Replay& replay = *Replay::of(table.get());
        QString error;
        replay.goTo(replay.length() / 2);
        auto other = Table::openRecord(replay.recordSoFar(), planOf("platinum-fish", 1, 2, 1), &error);
        QVERIFY2(other, qPrintable(error));
        QVERIFY(other->steps() > 0 && other->steps() < table->steps());
        for (int step = 0; step < other->steps(); ++step)
            QCOMPARE(other->step(step), table->step(step));
        QCOMPARE(other->events(), table->events());
        other->setTableRules(quick());
        QVERIFY(playOut(*other, 5));
        QCOMPARE(table->record(), record);
    }

    /// After a deal has been scored, a branched match continues with the next deal.
    void branchBetweenTwoDeals() {
        auto table = Replay::open(finishedMatch(QStringLiteral("great-lakes")), {}, 0, nullptr);
        QVERIFY(table);
        Replay& replay = *Replay::of(table.get());
        for (std::size_t deal = 1; deal < replay.dealStarts().size(); ++deal)
            for (const int back : {0, 1}) {
                replay.goTo(replay.dealStarts()[deal] - back);
                auto other = Table::openRecord(replay.recordSoFar(), planOf("great-lakes", 1, 2, 1), nullptr);
                QVERIFY(other);
                other->setTableRules(quick());
                QVERIFY(untilWaitingFor(*other));
                QCOMPARE(other->waitingFor(), WaitingFor::Person);
                QCOMPARE(other->deals().size(), deal);
            }
    }

    void brokenRecordsAreReported() {
        for (const QByteArray& record : {QByteArray(), QByteArray("{}"), QByteArray("[1,2")}) {
            QString error;
            QVERIFY(!Replay::open(record, {}, 0, &error));
            QVERIFY(!error.isEmpty());
        }
    }
};

TACKLEBOX_QTEST(ReplayTest)
#include "replay_test.moc"
