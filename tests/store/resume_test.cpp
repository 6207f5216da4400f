// Resuming matches after a crash, and undo.
#include "model/store/journal.h"
#include "model/table/handover.h"
#include "tests/support/environment.h"
#include "tests/support/pastgames.h"
#include "tests/support/qttest.h"
#include "tests/support/resumed.h"
#include "tests/table/laidtable.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

QStringList wordsOf(const Table& table) {
    QStringList words;
    for (const TableChoice& choice : table.choices())
        words << choice.words;
    return words;
}

/// Returns the opening and steps.
QList<QByteArray> playedAt(const Table& table) {
    QList<QByteArray> lines{table.opening()};
    for (int number = 0; number < table.steps(); ++number)
        lines.append(table.step(number));
    return lines;
}

} // namespace

class ResumeTest : public QObject {
    Q_OBJECT

  private slots:
    void resumesAtSameCardAndPhase_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("people");
        for (const QString& game : kGames)
            for (const int people : {1, 2})
                QTest::addRow("%s, %d people", qPrintable(game), people) << game << people;
    }

    void resumesAtSameCardAndPhase() {
        QFETCH(QString, game);
        QFETCH(int, people);
        QTemporaryDir folder;
        Store store(folder.path());
        auto table = openQuick(planOf(game, people, 2, 11));
        Journal journal(store, *table);
        QVERIFY(journal.match() > 0);
        Random random(5);
        int compared = 0;
        for (int moves = 0; moves < moreAsShipped(60, 20) && table->waitingFor() != WaitingFor::Over;
             ++moves) {
            QVERIFY(untilWaitingFor(*table));
            if (table->waitingFor() == WaitingFor::Over) break;
            if (table->waitingFor() == WaitingFor::HandOver) {
                table->reveal(table->seatToAct());
                continue;
            }
            auto again = afterAKill(store, journal.match());
            QVERIFY(again);
            again->setTableRules(quick());
            QVERIFY(untilWaitingFor(*again)); // bots that passed are asked again
            QCOMPARE(again->record(), table->record());
            if (table->waitingFor() == WaitingFor::Person && people > 1 &&
                again->waitingFor() == WaitingFor::HandOver) {
                QCOMPARE(again->viewer(), kNoSeat); // all hands are covered after a start
                again->reveal(again->seatToAct());
            }
            QCOMPARE(again->waitingFor(), table->waitingFor());
            QCOMPARE(again->seatToAct(), table->seatToAct());
            QCOMPARE(wordsOf(*again), wordsOf(*table));
            QCOMPARE(again->events(), table->events());
            const auto piles = table->piles(), pilesAgain = again->piles();
            QCOMPARE(piles.size(), pilesAgain.size());
            for (std::size_t i = 0; i < piles.size(); ++i)
                QVERIFY(piles[i].faces == pilesAgain[i].faces);
            ++compared;
            if (table->waitingFor() == WaitingFor::NextDeal)
                table->continueMatch();
            else
                QVERIFY(playAny(*table, random));
        }
        QVERIFY2(compared >= 3, qPrintable(QString::number(compared)));
    }

    void restoresOrdersAndHands() {
        QTemporaryDir folder;
        Store store(folder.path());
        auto table = openQuick(planOf("twisted-fish", 2, 2, 3));
        Journal journal(store, *table);
        const QString card = table->reactionCards().front().id;
        table->setOrder(1, card, {StandingOrder::Rule::Never});
        table->setWindowOrder(0, {WindowOrder::Rule::PassUnlessCardOf, 1});
        TableRules tableRules = quick();
        tableRules.knownCards = KnownCards::Follows;
        table->setTableRules(tableRules);
        auto again = afterAKill(store, journal.match());
        QVERIFY(again);
        QCOMPARE(again->order(1, card).rule, StandingOrder::Rule::Never);
        QCOMPARE(again->windowOrder(0), (WindowOrder{WindowOrder::Rule::PassUnlessCardOf, 1}));
        QCOMPARE(again->help(), (Help{0, 0, true}));
        QCOMPARE(again->plan().seats, table->plan().seats);
        SeatPlan bot{QStringLiteral("Pim"), false, Level::Shark};
        table->reseat(1, bot);
        again = afterAKill(store, journal.match());
        QCOMPARE(again->plan().seats[1], bot);
    }

    void nextDealStillWaits() {
        QTemporaryDir folder;
        Store store(folder.path());
        TablePlan plan = planOf("rainbow-fish", 1, 2, 5);
        plan.options.value[1] = 3; // games
        auto table = openQuick(plan);
        Journal journal(store, *table);
        int stops = 0;
        QVERIFY(playOut(*table, 3, [&] {
            if (table->waitingFor() != WaitingFor::NextDeal) return;
            ++stops;
            const auto again = afterAKill(store, journal.match());
            QVERIFY(again);
            QCOMPARE(again->waitingFor(), WaitingFor::NextDeal);
            QCOMPARE(again->events(), table->events());
            QCOMPARE(int(again->deals().size()), stops);
        }));
        QCOMPARE(stops, 2);
        const auto history = store.history();
        QCOMPARE(history.size(), 1);
        QCOMPARE(history[0].result, resultOf(*table));
        QCOMPARE(history[0].result.endings.size(), 3);
        QVERIFY(store.resumable().isEmpty());
    }

    void undoAndRedo_data() { rowsOfGames(); }

    void undoAndRedo() {
        QFETCH(QString, game);
        QTemporaryDir folder;
        Store store(folder.path());
        auto table = openQuick(planOf(game, 1, 2, 21));
        Journal journal(store, *table);
        Random random(3);
        QList<QByteArray> before; // the record at each decision of the person
        while (before.size() < 8) {
            QVERIFY(untilWaitingFor(*table));
            if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
            if (table->waitingFor() == WaitingFor::Over) break;
            if (table->waitingFor() != WaitingFor::Person) continue;
            before << table->record();
            QVERIFY(playAny(*table, random));
        }
        QVERIFY(untilWaitingFor(*table));
        const QByteArray last = table->record();
        QVERIFY(before.size() >= 3);
        QVERIFY(!table->canRedo());
        for (qsizetype i = before.size() - 1; i >= 0; --i) {
            QVERIFY(table->canUndo());
            QVERIFY(table->undo());
            QVERIFY(untilWaitingFor(*table));
            QCOMPARE(table->waitingFor(), WaitingFor::Person);
            QCOMPARE(table->record(), before[i]);
            const auto again = afterAKill(store, journal.match());
            QVERIFY(again);
            QCOMPARE(again->record(), before[i]);
            QVERIFY(again->canRedo());
        }
        QVERIFY(!table->canUndo());
        QSignalSpy refusals(table.get(), &Table::refused);
        QVERIFY(!table->undo());
        QCOMPARE(refusals.size(), 1); // an undo without effect is reported
        QCOMPARE(table->help().takenBack, int(before.size()));
        for (qsizetype i = 1; i < before.size(); ++i) {
            QVERIFY(table->redo());
            QVERIFY(untilWaitingFor(*table));
            QCOMPARE(table->record(), before[i]);
        }
        QVERIFY(table->redo());
        QVERIFY(!table->redo());
        QCOMPARE(table->record(), last);
        // A different decision clears the redo stack.
        QVERIFY(table->undo());
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(table->play(table->choices().back().id));
        QVERIFY(!table->canRedo());
        QVERIFY(playOut(*table, 4));
    }

    void savesDeletedMatchThatContinues() {
        QTemporaryDir folder;
        Store store(folder.path());
        auto table = openQuick(planOf("great-lakes", 1, 2, 4));
        Journal journal(store, *table);
        QVERIFY(playOut(*table, 9));
        QCOMPARE(store.history().size(), 1);
        QVERIFY(store.history().front().moves > 0);
        QVERIFY(store.removeHistory()); // while its result is on the screen
        QVERIFY(table->undo());
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(store.isOpen());
        QVERIFY(journal.match() != 0);
        const auto again = afterAKill(store, journal.match());
        QVERIFY(again);
        QCOMPARE(again->record(), table->record());
        QVERIFY(table->redo());
        QVERIFY(untilWaitingFor(*table));
        const auto madeAgain = afterAKill(store, journal.match());
        QVERIFY(madeAgain);
        QCOMPARE(madeAgain->record(), table->record());
    }

    void countsMatchOnceHoweverOftenFinished() {
        QTemporaryDir folder;
        Store store(folder.path());
        const TablePlan plan = planOf("great-lakes", 1, 2, 4);
        const auto table = openQuick(plan);
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(table->play(table->choices().front().id));
        QVERIFY(untilWaitingFor(*table));
        const QByteArray file = table->record();
        {
            Journal journal(store, *table);
            const auto stored = store.read(journal.match());
            QVERIFY(stored);
            QCOMPARE(stored->line.uuid, table->uuid());
            const auto again = afterAKill(store, journal.match());
            QVERIFY(again);
            QCOMPARE(again->uuid(), table->uuid());
            Damage damage;
            const auto readable = Table::resumeDamaged(stored->recordWith({}), stored->steps,
                                                       *ResumeState::fromText(stored->resumeState), &damage);
            QVERIFY(readable);
            QCOMPARE(readable->uuid(), table->uuid());
            const auto saved = Table::openRecord(stored->playedRecord(), plan, nullptr);
            QVERIFY(saved);
            QCOMPARE(saved->uuid(), table->uuid());
        }
        qint64 first = 0;
        for (int again = 0; again < 3; ++again) {
            const auto opened = Table::openRecord(file, plan, nullptr);
            QVERIFY(opened);
            QCOMPARE(opened->uuid(), table->uuid());
            opened->setTableRules(quick());
            Journal journal(store, *opened);
            QVERIFY(playOut(*opened, quint64(again)));
            if (again == 0) first = journal.match();
        }
        QCOMPARE(store.history().size(), 3);
        QCOMPARE(store.results().results.size(), 1);
        QCOMPARE(store.results().results.front().match, first);
        // A new match of the same deal is another match.
        const auto anew = openQuick(plan);
        Journal journal(store, *anew);
        QVERIFY(playOut(*anew, 3));
        QCOMPARE(store.results().results.size(), 2);
    }

    void derivesUuidOfFileWithoutOne() {
        const TablePlan plan = planOf("rainbow-fish", 1, 2, 8);
        const auto table = openQuick(plan);
        QVERIFY(untilWaitingFor(*table));
        QJsonObject record = QJsonDocument::fromJson(table->record()).object();
        const auto uuidOf = [&plan](const QJsonObject& file) {
            const auto opened = Table::openRecord(QJsonDocument(file).toJson(), plan, nullptr);
            return opened ? opened->uuid() : QUuid();
        };
        QCOMPARE(uuidOf(record), table->uuid());
        record.remove("app");
        const QUuid made = uuidOf(record);
        QVERIFY(!made.isNull());
        QVERIFY(made != table->uuid());
        for (const QJsonValue& app :
             {QJsonValue(), QJsonValue(1), QJsonValue(QJsonArray{1}), QJsonValue(QJsonObject{{"uuid", 7}}),
              QJsonValue(QJsonObject{{"uuid", "x"}}),
              QJsonValue(QJsonObject{{"names", QJsonArray{"Ana"}}})}) {
            record["app"] = app;
            QCOMPARE(uuidOf(record), made);
        }
        // Once played on, it differs.
        QVERIFY(table->play(table->choices().front().id));
        QVERIFY(untilWaitingFor(*table));
        QJsonObject further = QJsonDocument::fromJson(table->record()).object();
        further.remove("app");
        QVERIFY(uuidOf(further) != made);
    }

    void branchedMatchIsSeparate() {
        QTemporaryDir folder;
        Store store(folder.path());
        TablePlan plan = planOf("great-lakes", 1, 2, 4);
        const auto table = openQuick(plan);
        QVERIFY(untilWaitingFor(*table));
        plan.whatIf = true;
        const auto branch = Table::openRecord(table->record(), plan, nullptr);
        QVERIFY(branch);
        QVERIFY(branch->uuid() != table->uuid());
        Journal journal(store, *branch);
        const auto again = afterAKill(store, journal.match());
        QVERIFY(again);
        QCOMPARE(again->uuid(), branch->uuid());
    }

    void botsForgetUndoneMoves() {
        // At two tables with the same seed the person plays different moves and undoes them, which restarts
        // all bots. Afterwards both sides play the same moves, and so must the bots.
        for (const QString& game : kGames) {
            auto one = openQuick(planOf(game, 1, 2, 33)), other = openQuick(planOf(game, 1, 2, 33));
            QVERIFY(untilWaitingFor(*one) && untilWaitingFor(*other));
            QCOMPARE(playedAt(*one), playedAt(*other));
            if (one->waitingFor() != WaitingFor::Person) continue;
            QVERIFY2(one->choices().size() > 1 || !isFinished(game), qPrintable(game));
            const QList<QByteArray> before = playedAt(*one);
            for (Table* table : {one.get(), other.get()}) {
                QVERIFY(table->play(
                    (table == one.get() ? table->choices().front() : table->choices().back()).id));
                QVERIFY(untilWaitingFor(*table));
                QVERIFY(table->undo());
                QVERIFY(untilWaitingFor(*table));
                QCOMPARE(playedAt(*table), before);
            }
            for (Table* table : {one.get(), other.get()}) {
                QVERIFY(table->play(table->choices().front().id));
                QVERIFY(untilWaitingFor(*table));
            }
            // Chance and the bots' knowledge agree, so the continuation does.
            QCOMPARE(playedAt(*one), playedAt(*other));
        }
    }

    void undoOnlyBeforeNextPersonLooks() {
        QTemporaryDir folder;
        Store store(folder.path());
        auto table = openQuick(planOf("twisted-fish", 2, 0, 4));
        Journal journal(store, *table);
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(!table->canUndo());
        QByteArray before;
        Seat decider = kNoSeat;
        // Somebody asks; then the screen is handed to the one asked.
        for (int moves = 0; moves < 40 && !table->canUndo(); ++moves) {
            QVERIFY(untilWaitingFor(*table));
            if (table->waitingFor() == WaitingFor::HandOver) {
                table->reveal(table->seatToAct());
                continue;
            }
            decider = table->viewer();
            before = table->record();
            QVERIFY(table->play(table->choices().front().id));
            QVERIFY(untilWaitingFor(*table));
        }
        QVERIFY(table->canUndo());
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
        QVERIFY(table->seatToAct() != decider);
        QVERIFY(table->undo());
        QCOMPARE(table->record(), before);
        QCOMPARE(table->viewer(), kNoSeat);
        QVERIFY(!table->canRedo());
        const auto again = afterAKill(store, journal.match());
        QVERIFY(again);
        QCOMPARE(again->record(), before);
        QVERIFY(!again->canRedo());
        // Once the next player has looked, undo is too late.
        QVERIFY(untilWaitingFor(*table));
        table->reveal(table->seatToAct());
        QVERIFY(table->play(table->choices().front().id));
        QVERIFY(untilWaitingFor(*table));
        if (table->waitingFor() == WaitingFor::HandOver) {
            QVERIFY(table->canUndo());
            table->reveal(table->seatToAct());
        }
        QVERIFY(!table->canUndo());
        QVERIFY(!table->undo());
    }

    void listShowsProgress() {
        QTemporaryDir folder;
        TablePlan plan = planOf("rainbow-fish", 1, 2, 5);
        plan.options.value[1] = 3; // games
        MatchScore kept;
        {
            Store store(folder.path());
            auto table = openQuick(plan);
            Journal journal(store, *table);
            QCOMPARE(store.unfinished().size(), 1);
            QCOMPARE(store.unfinished()[0].playedBy, PlayedBy::ThisProgram);
            QCOMPARE(store.unfinished()[0].progress, (Progress{1, {0, 0, 0}}));
            QVERIFY(untilWaitingFor(*table));
            Random random(3);
            while (table->score().round < 2) {
                QVERIFY(untilWaitingFor(*table));
                if (table->waitingFor() == WaitingFor::NextDeal) {
                    table->continueMatch();
                    continue;
                }
                QVERIFY(playAny(*table, random));
            }
            kept = table->score();
            QVERIFY(untilWaitingFor(*table));
        }
        Store store(folder.path());
        const QList<MatchSummary> lines = store.unfinished();
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines[0].playedBy, PlayedBy::Nobody);
        QCOMPARE(lines[0].progress.deal, 2);
        for (int seat = 0; seat < 3; ++seat) // plus points for sets laid since
            QVERIFY(lines[0].progress.scores[seat] >= kept.scores[std::size_t(seat)]);
        QVERIFY(lines[0].progress.scores != (QList<int>{0, 0, 0}));
    }

    void resumesDamagedRecordAtLastGoodStep_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("damage");
        for (const QString& game : kGames)
            for (const char* damage : {"UPDATE steps SET step = x'7b22ff' WHERE number = %1",
                                       "UPDATE steps SET step = '{\"seat\":0,\"move\":{\"kind\":\"sing\"}}' "
                                       "WHERE number = %1",
                                       "DELETE FROM steps WHERE number = %1"})
                QTest::addRow("%s, %.6s", qPrintable(game), damage) << game << QString::fromLatin1(damage);
    }

    void resumesDamagedRecordAtLastGoodStep() {
        QFETCH(QString, game);
        QFETCH(QString, damage);
        QTemporaryDir folder;
        QByteArray before;
        int steps = 0;
        {
            Store store(folder.path());
            auto table = openQuick(planOf(game, 1, 2, 8));
            Journal journal(store, *table);
            Random random(6);
            while (table->steps() <
                   (game == QLatin1String("what-the-fish") ? 9 : 24)) { // its games can be short
                QVERIFY(untilWaitingFor(*table));
                QCOMPARE(table->waitingFor(), WaitingFor::Person);
                QVERIFY(playAny(*table, random));
            }
            before = table->record();
            steps = table->steps();
        }
        // Steps before the damage are unchanged, and later chance outcomes are drawn as before.
        const QJsonArray whole = QJsonDocument::fromJson(before).object()["steps"].toArray();
        for (const int at : {steps - 2, steps / 2, 3}) {
            QVERIFY(inDatabase(folder.path(), damage.arg(at)));
            Store store(folder.path());
            const QList<MatchSummary> lines = store.resumable();
            QCOMPARE(lines.size(), 1);
            const auto stored = store.resume(lines[0].id);
            QVERIFY(stored);
            const auto resumeState = ResumeState::fromText(stored->resumeState);
            QVERIFY(resumeState);
            QString error;
            QVERIFY(!Table::resume(stored->record, *resumeState, &error));
            Damage found;
            auto table = Table::resumeDamaged(stored->recordWith({}), stored->steps, *resumeState, &found);
            QVERIFY(table);
            QCOMPARE(found.validSteps, at);
            QVERIFY(found.storedSteps > at);
            QVERIFY(table->steps() >= at);
            table->setTableRules(quick());
            {
                Journal journal(store, *table, lines[0].id, found);
                const auto again = afterAKill(store, journal.match());
                QVERIFY(again);
                QCOMPARE(again->record(), table->record());
            }
            const QJsonArray now = QJsonDocument::fromJson(table->record()).object()["steps"].toArray();
            for (int step = 0; step < at; ++step)
                QCOMPARE(now[step], whole[step]);
            QCOMPARE(now.size() == at || now[at] == whole[at], true);
            QVERIFY(playOut(*table, 9));
        }
    }

    void undoneStepsStayUndoneInDamagedRecord() {
        QTemporaryDir folder;
        QByteArray stand;
        int steps = 0, whole = 0;
        {
            Store store(folder.path());
            auto table = openQuick(planOf("great-lakes", 1, 2, 8));
            Journal journal(store, *table);
            for (int moves = 0; moves < 5; ++moves) {
                QVERIFY(untilWaitingFor(*table));
                QVERIFY(table->play(table->choices().front().id));
            }
            QVERIFY(untilWaitingFor(*table));
            whole = table->steps();
            QVERIFY(table->undo());
            QVERIFY(table->undo());
            stand = table->record();
            steps = table->steps();
        }
        QVERIFY(steps + 1 < whole);
        QVERIFY(
            inDatabase(folder.path(), QStringLiteral("DELETE FROM steps WHERE number = %1").arg(whole - 2)));
        Store store(folder.path());
        const auto stored = store.resume(store.resumable().front().id);
        QVERIFY(stored);
        Damage found;
        const auto table = Table::resumeDamaged(stored->recordWith({}), stored->steps,
                                                *ResumeState::fromText(stored->resumeState), &found);
        QVERIFY(table);
        QCOMPARE(table->record(), stand);
        QCOMPARE(found.validSteps, steps);
        QVERIFY(!table->canRedo());
    }

    void refusesUnreadableOpening() {
        for (const char* opening : {"", "{", "[]", "{}", "{\"format\":1,\"game\":\"old-maid\"}"}) {
            Damage found;
            QVERIFY(!Table::resumeDamaged(opening, {"{}", "{}"}, {}, &found));
            QCOMPARE(found, (Damage{-1, 2}));
        }
    }

    void resumeStateRoundTrip() {
        ResumeState resumeState;
        resumeState.seats = {{QStringLiteral("Ana \"Ä\" \\"), true, Level::Perch},
                             {QStringLiteral("Pim"), false, Level::Shark}};
        resumeState.tempo = Tempo::Live;
        resumeState.orders.insert(QStringLiteral("0/skip"), {StandingOrder::Rule::Always, 7});
        resumeState.orders.insert(QStringLiteral("1/reverse"), {StandingOrder::Rule::Never, -1});
        resumeState.windowOrders[1] = {WindowOrder::Rule::PassUntilChange, kNoSeat};
        resumeState.seenUpTo[0] = 17;
        resumeState.dealsShown = 4;
        resumeState.windowLeft = 1234;
        resumeState.deferredAsk = "{\"seat\":1}";
        resumeState.late = {3, 500};
        resumeState.undone = 9;
        resumeState.help = {1, 2, true};
        resumeState.helpUsed[1] = 3;
        resumeState.progress = {3, {12, -4}};
        resumeState.damage = Damage{17, 40};
        const auto again = ResumeState::fromText(resumeState.toText());
        QVERIFY(again);
        QVERIFY(*again == resumeState);
    }

    void refusesBrokenResumeState() {
        QVERIFY(!ResumeState::fromText(""));
        QVERIFY(!ResumeState::fromText("[]"));
        QVERIFY(!ResumeState::fromText("{\"seats\":"));
        QVERIFY(ResumeState::fromText("{}"));
        const auto strange =
            ResumeState::fromText("{\"seats\":7,\"orders\":[1,2],\"undone\":\"x\",\"tempo\":3}");
        QVERIFY(strange);
        QCOMPARE(strange->undone, 0);
        // Impossible numbers are ignored.
        auto table = openQuick(planOf("platinum-fish", 1, 2, 6));
        ResumeState wild = table->resumeState();
        wild.undone = 1'000'000;
        wild.dealsShown = -5;
        wild.deferredAsk = "{\"seat\":0,\"move\":{\"kind\":\"sing\"}}";
        wild.seenUpTo.fill(-7);
        QString error;
        auto again = Table::resume(table->record(), wild, &error);
        QVERIFY2(again, qPrintable(error));
        again->setTableRules(quick());
        recap(*again, 0);
        QVERIFY(playOut(*again, 2));
    }
};

TACKLEBOX_QTEST(ResumeTest)
#include "resume_test.moc"
