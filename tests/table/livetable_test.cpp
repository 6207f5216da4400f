// The live table of What the Fish!, with simulated time.
#include "model/table/gameclock.h"
#include "model/table/livetable.h"
#include "model/table/replay.h"
#include "model/table/tablenarrator.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using whatthefish::MoveKind;

namespace {

TablePlan livePlan(int bots, quint64 seed, Level level = Level::Perch) {
    TablePlan plan = planOf("what-the-fish", 1, bots, seed, level);
    plan.tempo = Tempo::Live;
    return plan;
}

std::unique_ptr<Table> openLive(const TablePlan& plan, TableRules tableRules = quick()) {
    QString error;
    auto table = Table::open(plan, &error);
    if (!table) return table;
    table->clock().setManual();
    table->setTableRules(tableRules);
    return table;
}

GameTable<WhatTheFish> fish(Table& table) {
    return GameTable<WhatTheFish>(table);
}

/// Advances the clock in small steps until somebody moves. Returns the time of the move, or -1 after `most`.
qint64 timeOfNextMove(Table& table, qint64 most) {
    const int before = table.events();
    if (!letBotsDecide(table)) return -1;
    for (qint64 passed = 0; passed < most; passed += 10) {
        table.clock().advance(10);
        if (table.events() != before) return table.clock().now();
    }
    return -1;
}

/// Returns the id of the first choice of that kind, or 0.
int choiceOf(Table& table, MoveKind kind) {
    for (const TableChoice& choice : table.choices())
        if (fish(table).moveOf(choice).kind == kind) return choice.id;
    return 0;
}

TableRules counted() {
    TableRules tableRules = quick();
    tableRules.countInMillis = 2100;
    return tableRules;
}

} // namespace

class LiveTableTest : public QObject {
    Q_OBJECT

  private slots:
    void isForOnePersonOnly() {
        QString error;
        TablePlan plan = planOf("what-the-fish", 2, 1, 1);
        plan.tempo = Tempo::Live;
        QVERIFY(!Table::open(plan, &error));
        QVERIFY(!error.isEmpty());
        plan = planOf("rainbow-fish", 1, 2, 1);
        plan.tempo = Tempo::Live;
        QVERIFY(!Table::open(plan, &error));
        QVERIFY(!error.isEmpty());
    }

    void nothingHappensWhileClockIsStopped() {
        auto table = openLive(livePlan(3, 5));
        const int before = table->events();
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), before);
        QCOMPARE(table->waitingFor(), WaitingFor::Person);
        QVERIFY(!table->choices().empty());
    }

    void reactionTimesFollowTheLevel() {
        const std::pair<Level, int> kMedians[] = {
            {Level::Minnow, 2200}, {Level::Perch, 1400}, {Level::Pike, 1100}, {Level::Shark, 900}};
        for (const auto& [level, median] : kMedians) {
            std::vector<int> times;
            for (int events = 0; events < 4001; ++events)
                times.push_back(reactionMillis(level, 99, Seat(events % 6), events, false));
            std::sort(times.begin(), times.end());
            QVERIFY(times.front() >= 600);
            QVERIFY(std::abs(times[2000] - median) < median / 20);
            // One sixth of a log-normal distribution is more than one standard deviation below the median.
            QVERIFY(std::abs(times[635] - std::max(600.0, median * std::exp(-0.35))) < median / 20);
            QCOMPARE(reactionMillis(level, 1, 2, 3, true), reactionMillis(level, 1, 2, 3, false) + 250);
        }
        QVERIFY(reactionMillis(Level::Pike, 1, 2, 3, false) != reactionMillis(Level::Pike, 1, 3, 3, false));
        QVERIFY(reactionMillis(Level::Pike, 1, 2, 3, false) != reactionMillis(Level::Pike, 1, 2, 4, false));
        QVERIFY(reactionMillis(Level::Pike, 1, 2, 3, false) != reactionMillis(Level::Pike, 2, 2, 3, false));
    }

    void reactionTimesDoNotDependOnHands() {
        const TablePlan plan = livePlan(3, 11);
        auto first = openLive(plan);
        QJsonObject record = QJsonDocument::fromJson(first->record()).object();
        QJsonObject deal = record["deal"].toObject();
        QJsonArray draw = deal["draw"].toArray();
        QVERIFY(draw.size() > 60);
        // Cards at the end of the pile stay undealt; swap them with cards dealt to the bots. The person gets
        // every fourth.
        const Seat dealer = *first->plan().dealer;
        const int personsTurn = (4 - dealer - 1 + 4) % 4;
        for (int i = 0; i < 28; ++i)
            if (i % 4 != personsTurn) {
                const QJsonValue card = draw[i];
                draw[i] = draw[draw.size() - 1 - i];
                draw[draw.size() - 1 - i] = card;
            }
        deal["draw"] = draw;
        record["deal"] = deal;
        QString error;
        auto second = Table::openRecord(QJsonDocument(record).toJson(), plan, &error);
        QVERIFY2(second, qPrintable(error));
        second->clock().setManual();
        second->setTableRules(quick());
        const auto handOf = [](Table& table) { return fish(table).observation().hands[0]; };
        QVERIFY(handOf(*first) == handOf(*second));
        const qint64 start = first->clock().now(), secondStart = second->clock().now();
        const qint64 firstTime = timeOfNextMove(*first, 10'000) - start;
        QVERIFY(firstTime >= 600);
        QCOMPARE(timeOfNextMove(*second, 10'000) - secondStart, firstTime);
    }

    void pressInTimeBeatsBot() {
        const TablePlan plan = livePlan(2, 3);
        auto alone = openLive(plan);
        const qint64 start = alone->clock().now();
        const qint64 botMoves = timeOfNextMove(*alone, 10'000) - start;
        QVERIFY(botMoves > LiveTable::kGrace);

        // Just before the grace period ends the bot has decided, but the person still comes first.
        auto table = openLive(plan);
        QVERIFY(letBotsDecide(*table));
        table->clock().advance(botMoves - 20);
        const int dive = choiceOf(*table, MoveKind::Dive);
        QVERIFY(dive);
        QVERIFY(table->play(dive, table->clock().now()));
        QCOMPARE(fish(*table).observation().status.swim.seat, Seat(0));
    }

    void latePressIsTooLate() {
        const TablePlan plan = livePlan(2, 3);
        auto alone = openLive(plan);
        const qint64 start = alone->clock().now();
        const qint64 botMoves = timeOfNextMove(*alone, 10'000) - start;

        // The window's event loop was busy: the press arrives after the bot's time, before the table has
        // handled it.
        auto table = openLive(plan);
        QVERIFY(letBotsDecide(*table));
        const int dive = choiceOf(*table, MoveKind::Dive);
        QVERIFY(dive);
        QSignalSpy refusals(table.get(), &Table::refused);
        QVERIFY(!table->play(dive, table->clock().now() + botMoves + 1));
        QCOMPARE(refusals.size(), 1);
        QVERIFY(fish(*table).observation().status.swim.any());
        QVERIFY(fish(*table).observation().status.swim.seat != 0);
    }

    void windowCloses() {
        TableRules tableRules = quick();
        tableRules.windowMillis = 3000;
        auto table = openLive(livePlan(1, 17), tableRules);
        QSignalSpy windows(table.get(), &Table::windowChanged);
        QVERIFY(letBotsDecide(*table));
        QVERIFY(!windows.isEmpty());
        QCOMPARE(table->windowLength(), 3000);
        QVERIFY(table->windowLeft().has_value());
        QCOMPARE(*table->windowLeft(), 3000);
        table->clock().advance(100);
        QCOMPARE(*table->windowLeft(), 2900);
        // The person never moves; all seats pass after the time limit and the game ends.
        for (int i = 0; i < 5000 && table->waitingFor() != WaitingFor::Over; ++i) {
            QCoreApplication::processEvents();
            if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
            table->clock().advance(250);
            if (table->botsThink()) QVERIFY(letBotsDecide(*table));
        }
        QCOMPARE(table->waitingFor(), WaitingFor::Over);
        QVERIFY(!table->windowLeft().has_value());
        // A time-out is narrated each time, and not as a pass.
        TableNarrator narrator(*table, TableNarrator::Begins::WithTheMatch);
        narrator.processBefore(table->events());
        const QStringList sentences = narrator.sentences(0, table->events());
        QVERIFY(sentences.contains(QStringLiteral("Time is up.")));
        for (qsizetype i = 0; i < sentences.size(); ++i) {
            QVERIFY(sentences[i] != QLatin1String("You pass."));
            QVERIFY(i == 0 || sentences[i] != sentences[i - 1]);
        }
    }

    // A record does not distinguish passes from time-outs, but the saved table state does. Without it neither
    // is narrated.
    void timeOutIsNotNarratedAsPass() {
        TableRules tableRules = quick();
        tableRules.windowMillis = 3000;
        auto table = openLive(livePlan(1, 17), tableRules);
        QVERIFY(letBotsDecide(*table));
        for (int i = 0; i < 400 && table->waitingFor() != WaitingFor::Over && table->events() < 200; ++i) {
            QCoreApplication::processEvents();
            if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
            table->clock().advance(250);
            if (table->botsThink()) QVERIFY(letBotsDecide(*table));
        }
        const auto sentencesOf = [](const Table& of) {
            TableNarrator narrator(of, TableNarrator::Begins::WithTheMatch);
            narrator.processBefore(of.events());
            QStringList all = narrator.sentences(0, of.events());
            for (int number = 0; number < of.events(); ++number)
                all << narrator.bubble(number);
            all.removeAll(QString());
            return all;
        };
        const QString time = QStringLiteral("Time is up."), passed = QStringLiteral("You pass."),
                      neither = QStringLiteral("You play nothing.");
        const QStringList before = sentencesOf(*table);
        QVERIFY(before.contains(time) && !before.contains(passed) && !before.contains(neither));

        QString error;
        const auto kept = ResumeState::fromText(table->resumeState().toText());
        QVERIFY(kept && kept->late && !kept->late->empty());
        const auto resumed = Table::resume(table->record(), *kept, &error);
        QVERIFY2(resumed, qPrintable(error));
        QCOMPARE(sentencesOf(*resumed), before);
        QVERIFY(resumed->resumeState().late == kept->late);

        auto older = *kept; // as saved by a version without this field
        older.late.reset();
        const auto unknown = Table::resume(table->record(), older, &error);
        QVERIFY2(unknown, qPrintable(error));
        QVERIFY(sentencesOf(*unknown).contains(neither));
        for (const QString& words : {time, passed, QStringLiteral("I pass.")})
            QVERIFY2(!sentencesOf(*unknown).contains(words), qPrintable(words));
        QVERIFY(!unknown->resumeState().late);

        const auto seenAgain = Replay::open(table->record(), kept->seats, 0, &error);
        QVERIFY2(seenAgain, qPrintable(error));
        Replay& replay = *Replay::of(seenAgain.get());
        replay.goTo(replay.length());
        QVERIFY(sentencesOf(replay).contains(neither) && !sentencesOf(replay).contains(passed));
        replay.setLateMoves(*kept);
        QVERIFY(sentencesOf(replay).contains(time));
        QVERIFY(!sentencesOf(replay).contains(neither) && !sentencesOf(replay).contains(passed));
    }

    void windowStaysOpenWithoutLimit() {
        TableRules tableRules = quick();
        tableRules.windowMillis = 0;
        auto table = openLive(livePlan(1, 17), tableRules);
        QVERIFY(letBotsDecide(*table));
        QVERIFY(!table->windowLeft().has_value());
        for (int i = 0; i < 100; ++i) {
            table->clock().advance(60'000);
            QVERIFY(letBotsDecide(*table));
        }
        QVERIFY(table->waitingFor() != WaitingFor::Over);
    }

    void handOnTableStopsWindowForAWhile() {
        TableRules tableRules = quick();
        tableRules.windowMillis = 400; // shorter than any bot reacts
        auto table = openLive(livePlan(2, 23), tableRules);
        QVERIFY(letBotsDecide(*table));
        const int before = table->events();
        table->clock().advance(300);
        table->handOnTable(true);
        table->clock().advance(2000);
        QCOMPARE(table->events(), before);
        QCOMPARE(*table->windowLeft(), 100);
        table->handOnTable(false);
        table->clock().advance(90);
        QCOMPARE(table->events(), before);
        table->handOnTable(true);
        table->clock().advance(LiveTable::kLongestHand);
        QCOMPARE(table->events(), before);
        table->handOnTable(true); // the allowed time is used up, so repeating it has no effect
        table->clock().advance(10);
        QVERIFY(table->events() > before);
    }

    void pauseFreezesAll() {
        auto table = openLive(livePlan(3, 5));
        QVERIFY(letBotsDecide(*table));
        const int before = table->events();
        table->clock().advance(200);
        const auto left = table->windowLeft();
        table->setPaused(true);
        table->clock().advance(60'000);
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), before);
        QCOMPARE(table->windowLeft(), left);
        QSignalSpy refusals(table.get(), &Table::refused);
        QVERIFY(!table->play(table->choices().front().id));
        QCOMPARE(refusals.size(), 1);
        table->setPaused(false);
        QVERIFY(timeOfNextMove(*table, 10'000) > 0);
    }

    void botsWaitForTheView() {
        auto table = openLive(livePlan(3, 5));
        table->setWatched(true);
        QVERIFY(letBotsDecide(*table));
        const int before = table->events();
        table->clock().advance(60'000);
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), before);
        QVERIFY(!table->windowLeft().has_value());
        table->shown(before);
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(*table->windowLeft(), table->windowLength());
        table->clock().advance(500);
        QCOMPARE(table->events(), before);
        QVERIFY(timeOfNextMove(*table, 10'000) > 0);
    }

    void dealStartsWithCountdown() {
        auto table = openLive(livePlan(3, 5), counted());
        const auto anyOffered = [&table] {
            return std::any_of(table->choices().begin(), table->choices().end(),
                               [&table](const TableChoice& choice) { return table->isOffered(choice.id); });
        };
        QSignalSpy offers(table.get(), &Table::allShown);
        table->countIn().clock().setManual();
        table->setWatched(true);
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->countIn().step(), CountIn::Step::None); // no countdown before the deal is visible
        const int before = table->events();
        table->shown(before);
        QVERIFY(!table->choices().empty() && !anyOffered()); // a press only ends the countdown
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->countIn().step(), CountIn::Step::Ready);
        QVERIFY(!anyOffered());
        offers.clear();
        QSignalSpy changes(&table->countIn(), &CountIn::changed);
        table->countIn().clock().advance(699);
        QCOMPARE(table->countIn().step(), CountIn::Step::Ready);
        table->countIn().clock().advance(1);
        QCOMPARE(table->countIn().step(), CountIn::Step::Set);
        table->countIn().clock().advance(700);
        QCOMPARE(table->countIn().step(), CountIn::Step::Go);
        // The clock is stopped for bots too.
        table->clock().advance(60'000);
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), before);
        QVERIFY(table->clock().paused());
        table->countIn().clock().advance(700);
        QCOMPARE(table->countIn().step(), CountIn::Step::None);
        QVERIFY(anyOffered());
        QCOMPARE(offers.size(), 1);
        QCOMPARE(changes.size(), 3);
        QVERIFY(!table->clock().paused());
        QCOMPARE(*table->windowLeft(), table->windowLength());
        const qint64 start = table->clock().now();
        const qint64 moved = timeOfNextMove(*table, 10'000);
        QVERIFY(moved - start >= 600); // reaction time after the countdown
        table->shown(table->events());
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->countIn().step(), CountIn::Step::None); // once for each deal
    }

    void pauseEndsWithCountdown() {
        auto table = openLive(livePlan(3, 5), counted());
        table->countIn().clock().setManual();
        QVERIFY(letBotsDecide(*table));
        table->skipCount();
        QVERIFY(letBotsDecide(*table));
        QVERIFY(!table->clock().paused());
        table->clock().advance(200);
        const auto left = table->windowLeft();
        table->setPaused(true);
        table->setPaused(false);
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->countIn().step(), CountIn::Step::Ready);
        table->countIn().clock().advance(1000);
        table->setPaused(true); // during the countdown
        QCOMPARE(table->countIn().step(), CountIn::Step::None);
        table->countIn().clock().advance(10'000);
        QVERIFY(table->clock().paused());
        table->setPaused(false);
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->countIn().step(), CountIn::Step::Ready); // from the start
        QCOMPARE(table->windowLeft(), left);
        table->countIn().clock().advance(2100);
        QVERIFY(!table->clock().paused());
        QCOMPARE(table->windowLeft(), left);
        QVERIFY(timeOfNextMove(*table, 10'000) > 0);
    }

    void unattendedTableWaitsAndCountsDown() {
        auto table = openLive(livePlan(3, 5), counted());
        table->countIn().clock().setManual();
        QVERIFY(letBotsDecide(*table));
        table->skipCount();
        QVERIFY(letBotsDecide(*table));
        table->clock().advance(200);
        const auto left = table->windowLeft();
        const int before = table->events();
        table->setAttended(false);
        QVERIFY(!table->paused());
        table->clock().advance(60'000);
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->events(), before);
        QCOMPARE(table->windowLeft(), left);
        table->setAttended(true);
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->countIn().step(), CountIn::Step::Ready);
        table->countIn().clock().advance(2100);
        QCOMPARE(table->windowLeft(), left);
        QVERIFY(timeOfNextMove(*table, 10'000) > 0);
        // A pause that the user has set stays.
        table->setAttended(false);
        table->setPaused(true);
        table->setAttended(true);
        QVERIFY(letBotsDecide(*table));
        QVERIFY(table->clock().paused());
        QCOMPARE(table->countIn().step(), CountIn::Step::None);
    }

    void moveEndsCountdown() {
        auto table = openLive(livePlan(2, 3), counted());
        table->countIn().clock().setManual();
        QVERIFY(letBotsDecide(*table));
        QCOMPARE(table->countIn().step(), CountIn::Step::Ready);
        QVERIFY(table->play(table->choices().front().id, table->clock().now()));
        QCOMPARE(table->countIn().step(), CountIn::Step::None);
        QVERIFY(!table->clock().paused());
    }

    void choiceKeepsItsNumberWhileOthersPass() {
        for (quint64 seed = 1; seed < 40; ++seed) {
            auto table = openLive(livePlan(3, seed, Level::Random));
            QVERIFY(letBotsDecide(*table));
            const int dive = choiceOf(*table, MoveKind::Dive);
            if (!dive || timeOfNextMove(*table, 10'000) < 0) continue;
            const auto& status = fish(*table).observation().status;
            if (status.passed.empty() || status.swim.any()) continue; // the bot dived
            QCOMPARE(choiceOf(*table, MoveKind::Dive), dive);
            QVERIFY(table->play(dive));
            QVERIFY(choiceOf(*table, MoveKind::Pass) > dive);
            return;
        }
        QFAIL("in none of these deals the first bot passes");
    }

    void undo() {
        auto table = openLive(livePlan(2, 3));
        QList<QByteArray> before;
        for (int tries = 0; before.size() < 3 && tries < 40; ++tries) {
            QVERIFY(letBotsDecide(*table));
            const int dive = choiceOf(*table, MoveKind::Dive), kill = choiceOf(*table, MoveKind::Kill);
            if (table->waitingFor() == WaitingFor::Person && (dive || kill)) {
                const QByteArray now = table->record();
                if (table->play(dive ? dive : kill, table->clock().now())) before << now;
            }
            timeOfNextMove(*table, 10'000);
            if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
        }
        QVERIFY(before.size() >= 2);
        QVERIFY(letBotsDecide(*table));
        while (!before.isEmpty()) {
            QVERIFY(table->canUndo());
            QVERIFY(table->undo());
            QCOMPARE(table->record(), before.takeLast());
            QVERIFY(letBotsDecide(*table));
            QVERIFY(table->canRedo());
        }
        QVERIFY(!table->canUndo());
        QVERIFY(timeOfNextMove(*table, 10'000) >= 0); // the clock runs again and bots move
    }

    void wholeMatches() {
        for (quint64 seed = 1; seed <= 8; ++seed) {
            auto table = openLive(livePlan(2, seed, Level::Random));
            Random random(seed);
            int shown = table->events();
            connect(table.get(), &Table::happened, this, [&](int first, int last) {
                QCOMPARE(first, shown);
                shown = last;
            });
            for (int i = 0; i < 20'000 && table->waitingFor() != WaitingFor::Over; ++i) {
                QCoreApplication::processEvents();
                if (table->botsThink()) QVERIFY(letBotsDecide(*table));
                if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
                table->clock().advance(100);
                if (table->waitingFor() == WaitingFor::Person && random.below(8) == 0)
                    table->play(table->choices()[std::size_t(random.below(int(table->choices().size())))].id,
                                table->clock().now());
            }
            QCOMPARE(table->waitingFor(), WaitingFor::Over);
            // Closing a menu after the end starts no countdown.
            table->setTableRules(counted());
            table->setAttended(false);
            table->setAttended(true);
            QVERIFY(!table->countsIn());
        }
    }
};

TACKLEBOX_QTEST(LiveTableTest)
#include "livetable_test.moc"
