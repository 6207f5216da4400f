// Bots' thoughts at a table: hints, counting help, inferences from public events, cancelling, and pauses that
// do not depend on hidden cards.
#include "model/table/matchtable.h"
#include "tests/support/environment.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

#include <thread>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Thinks for a minute unless cancelled. Counts when it begins, ends and is cancelled.
class SlowBot : public AnyBot {
  public:
    struct Watch {
        std::atomic<int> begun = 0, ended = 0, cancelled = 0;
    };
    explicit SlowBot(Watch& watch) : m_watch(watch) {}
    void see(const AnySeen&) override {}
    std::optional<AnyChoice> choose(std::span<const AnyMove> legal, const Thinking& thinking) override {
        ++m_watch.begun;
        QElapsedTimer passed;
        passed.start();
        const auto cancelled = [&thinking] { return thinking.cancelled && *thinking.cancelled; };
        while (passed.elapsed() < 60'000 && !cancelled())
            std::this_thread::yield();
        const bool wasCancelled = cancelled();
        m_watch.cancelled += wasCancelled;
        ++m_watch.ended;
        if (wasCancelled) return std::nullopt;
        return AnyChoice{legal.front(), {}};
    }

  private:
    Watch& m_watch;
};

/// Returns no move, even if it must.
class SilentBot : public AnyBot {
  public:
    void see(const AnySeen&) override {}
    std::optional<AnyChoice> choose(std::span<const AnyMove>, const Thinking&) override {
        return std::nullopt;
    }
};

/// A table whose bots the test can replace.
class OpenTable : public MatchTable {
  public:
    using MatchTable::botWorker;
    using MatchTable::MatchTable;
};

struct SlowDesk {
    SlowDesk()
        : botWorker(std::make_unique<BotWorker>(
              [this](quint64 question, const auto&) { answered.push_back(question); })) {
        botWorker->addBot(0, [this] { return std::make_unique<SlowBot>(watch); });
    }
    void ask(quint64 question) { botWorker->ask(question, 0, {AnyMove(RainbowFish::Move{})}, {}); }

    SlowBot::Watch watch;
    std::vector<quint64> answered;
    std::unique_ptr<BotWorker> botWorker;
};

/// Ann, Ben and a bot; Ann is on turn. Uses default pauses.
std::unique_ptr<MatchTable> pausingTable(const QByteArray& deal) {
    const auto session = loadSession(parseJson(laidRecord("rainbow-fish", 3, 2, deal).toStdString()));
    auto table = std::make_unique<MatchTable>(planOf("rainbow-fish", 2, 1, 1), session->match().copy());
    table->start();
    return table;
}

/// Counts the events with a reason.
int reasons(const Table& table) {
    int count = 0;
    for (int number = 0; number < table.events(); ++number)
        count += !table.reasonFor(number).isEmpty();
    return count;
}

/// Waits for the requested hint.
bool untilHint(Table& table) {
    return QTest::qWaitFor([&table] { return !table.isHintPending(); }, 20'000) && table.hint();
}

} // namespace

class HintsTest : public QObject {
    Q_OBJECT

  private slots:
    void pointlessThoughtIsCancelled() {
        SlowDesk slow;
        slow.ask(1);
        QTRY_COMPARE(slow.watch.begun.load(), 1);
        slow.botWorker->cancelBefore(2);
        QTRY_COMPARE(slow.watch.cancelled.load(), 1);
        slow.ask(2);
        QTRY_COMPARE(slow.watch.begun.load(), 2); // the first thought has been handled
        untilIdle();
        QVERIFY(slow.answered.empty());
    }

    void droppedRequestsAreNotStarted() {
        SlowDesk slow;
        for (quint64 question = 1; question <= 5; ++question)
            slow.ask(question);
        QTRY_COMPARE(slow.watch.begun.load(), 1);
        slow.botWorker->cancelBefore(5);
        QTRY_COMPARE(slow.watch.begun.load(), 2); // the first and the fifth
        slow.botWorker->cancelBefore(6);
        QTRY_COMPARE(slow.watch.ended.load(), 2);
        QVERIFY(slow.answered.empty());
    }

    void closingCancels() {
        auto slow = std::make_unique<SlowDesk>();
        slow->ask(1);
        QTRY_COMPARE(slow->watch.begun.load(), 1);
        slow->botWorker.reset();
        QCOMPARE(slow->watch.cancelled.load(), 1);
    }

    void logsBotWithoutChoice() {
        const QByteArray deal = "{'hands':[['7S'],['8S'],['9S']],'pond':['5S','6S']}";
        const auto session = loadSession(parseJson(laidRecord("go-fish", 3, 0, deal).toStdString()));
        OpenTable table(planOf("go-fish", 1, 2, 1), session->match().copy());
        table.setTableRules(quick());
        table.botWorker().addBot(1, [] { return std::make_unique<SilentBot>(); });
        QTest::ignoreMessage(QtWarningMsg, "the bot in seat 1 of go-fish chose no move");
        const int before = table.steps();
        table.start();
        QVERIFY(until([&] { return table.steps() > before; })); // the first legal move
    }

    void pausesHaveTheirOwnRandomStream() {
        int least = 1'000'000, most = 0;
        for (int events = 0; events < 2000; ++events) {
            const int pause = pauseMillis(700, 5, 2, events);
            QCOMPARE(pauseMillis(700, 5, 2, events), pause);
            least = std::min(least, pause);
            most = std::max(most, pause);
        }
        QVERIFY(least >= 525 && least < 540);
        QVERIFY(most <= 875 && most > 860);
        QCOMPARE(pauseMillis(0, 5, 2, 7), 0);
        QVERIFY(pauseMillis(700, 5, 2, 7) != pauseMillis(700, 5, 3, 7));
        QVERIFY(pauseMillis(700, 5, 2, 7) != pauseMillis(700, 6, 2, 7));
    }

    void pausesDoNotDependOnHands() {
        // The same public events, while Ben and the bot hold other cards and have other legal moves.
        auto first = pausingTable("{'hands':[['red-5','red-1'],['blue-6','wild'],['blue-7','green-7']]}");
        auto second = pausingTable("{'hands':[['red-5','red-1'],['blue-6','green-7'],['blue-7','wild']]}");
        QStringList seen[2];
        for (int i = 0; i < 2; ++i) {
            MatchTable& table = i == 0 ? *first : *second;
            QVERIFY(untilWaitingFor(table));
            table.reveal(0);
            QVERIFY(playWords(table, "Ask Ben for fives"));
            table.cover();
            for (int number = 0; number < table.events(); ++number)
                seen[i] << table.sentence(number);
        }
        QCOMPARE(seen[0], seen[1]);
        QCOMPARE(first->publicEvents(), second->publicEvents());
        for (Seat seat = 0; seat < 3; ++seat) {
            QVERIFY(first->pauseOf(seat) > 0);
            QCOMPARE(first->pauseOf(seat), second->pauseOf(seat));
        }
    }

    void hintIsALegalMove_data() { rowsOfGames(); }

    void hintIsALegalMove() {
        QFETCH(QString, game);
        auto table = openQuick(planOf(game, 1, 2, 4));
        QVERIFY(untilWaitingFor(*table));
        for (int hints = 0; hints < moreAsShipped(12, 3) && table->waitingFor() != WaitingFor::Over;) {
            if (table->waitingFor() == WaitingFor::NextDeal) {
                table->continueMatch();
                QVERIFY(untilWaitingFor(*table));
                continue;
            }
            QVERIFY(table->canHint());
            const int events = table->events();
            table->askHint();
            QVERIFY(table->isHintPending());
            QVERIFY(untilHint(*table));
            QCOMPARE(table->helpUsed(0), ++hints);
            QCOMPARE(table->events(), events); // no move was played
            const Hint hint = *table->hint();
            QVERIFY(!hint.words.isEmpty());
            const auto& choices = table->choices();
            const auto at = std::find_if(choices.begin(), choices.end(), [&hint](const TableChoice& choice) {
                return choice.id == hint.choice;
            });
            if (hint.choice < 0) {
                // Only this game may list no such choice: the list omits sets with unneeded cards, and a
                // safer set has some.
                QCOMPARE(game, QStringLiteral("what-the-fish"));
                const auto isPart = [&hint](const TableChoice& choice) {
                    const QStringList cards =
                        choice.words.split(QRegularExpression(QStringLiteral(", | and ")));
                    return std::all_of(cards.begin(), cards.end(),
                                       [&hint](const QString& card) { return hint.words.contains(card); });
                };
                QVERIFY2(std::any_of(choices.begin(), choices.end(), isPart), qPrintable(hint.words));
                QVERIFY(table->play(choices.front().id));
            } else {
                QVERIFY2(at != choices.end(), qPrintable(hint.words));
                QCOMPARE(hint.words, at->words);
                QVERIFY(table->play(hint.choice));
            }
            QVERIFY(!table->hint()); // belonged to the previous decision
            QVERIFY(untilWaitingFor(*table));
        }
    }

    void hintDisappearsWithItsDecision() {
        auto table = openQuick(planOf("rainbow-fish", 1, 2, 4));
        QVERIFY(untilWaitingFor(*table));
        QSignalSpy changes(table.get(), &Table::hintChanged);
        table->askHint();
        QCOMPARE(changes.size(), 1);
        QVERIFY(table->play(table->choices().front().id));
        QVERIFY(!table->isHintPending());
        QVERIFY(!table->hint());
        QCOMPARE(changes.size(), 2);
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(!table->hint());
        QCOMPARE(table->helpUsed(0), 0);
        // The pending answer is discarded; the hint is for the current decision.
        table->askHint();
        QVERIFY(untilHint(*table));
        QCOMPARE(changes.size(), 4);
        QCOMPARE(table->helpUsed(0), 1);
    }

    void hintDisappearsWhenHandIsCovered() {
        auto table = openQuick(planOf("rainbow-fish", 2, 1, 4));
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
        QVERIFY(!table->canHint());
        table->askHint();
        QVERIFY(!table->isHintPending());
        const Seat seat = table->seatToAct();
        table->reveal(seat);
        QVERIFY(table->canHint());
        table->askHint();
        QVERIFY(untilHint(*table));
        QCOMPARE(table->helpUsed(seat), 1);
        table->cover();
        QVERIFY(!table->hint()); // would reveal cards to the next player
    }

    void helpIsCounted() {
        auto table = openQuick(planOf("twisted-fish", 2, 1, 4));
        QCOMPARE(table->helpUsed(0), 0);
        TableRules tableRules = quick();
        tableRules.knownCards = KnownCards::Asked;
        table->setTableRules(tableRules);
        tableRules.knownCards = KnownCards::Follows; // counted only once
        table->setTableRules(tableRules);
        QCOMPARE(table->helpUsed(0), 1);
        QCOMPARE(table->helpUsed(1), 1);
        QCOMPARE(table->helpUsed(2), 0); // a bot has no help
        tableRules = quick();
        table->setTableRules(tableRules);
        QCOMPARE(table->helpUsed(0), 1);
        tableRules.reasons = ReasonsShown::AtOnce; // not counted, as another person looks
        table->setTableRules(tableRules);
        QCOMPARE(table->helpUsed(0), 1);

        auto alone = openQuick(planOf("twisted-fish", 1, 2, 4));
        alone->setTableRules(tableRules);
        QCOMPARE(alone->helpUsed(0), 1);
        QCOMPARE(alone->helpUsed(1), 0);
    }

    void reasonsAppearAfterTheDeal_data() { hintIsALegalMove_data(); }

    void reasonsAppearAfterTheDeal() {
        QFETCH(QString, game);
        auto table = openQuick(planOf(game, 1, 2, 4, Level::Pike));
        TableRules late = quick(), never = quick(), atOnce = quick();
        never.reasons = ReasonsShown::Never;
        atOnce.reasons = ReasonsShown::AtOnce;
        int most = 0, shownAtOnce = 0;
        Random random(3);
        for (int moves = 0; moves < 2000; ++moves) {
            QVERIFY(untilWaitingFor(*table));
            if (table->waitingFor() != WaitingFor::Person) break;
            QCOMPARE(reasons(*table), 0);
            if (moves % 16 == 0) {
                table->setTableRules(atOnce);
                shownAtOnce = reasons(*table);
                for (int number = 0; number < table->events();
                     ++number) // only events with a sentence have reasons
                    QVERIFY(table->reasonFor(number).isEmpty() || !table->sentence(number).isEmpty());
                table->setTableRules(late);
            }
            QVERIFY(playAny(*table, random));
        }
        QVERIFY(!table->deals().empty());
        most = reasons(*table);
        QVERIFY(most > 0 || !isFinished(game));
        QVERIFY(shownAtOnce <= most);
        table->setTableRules(never);
        QCOMPARE(reasons(*table), 0);
    }

    void handFactsArePublic_data() { hintIsALegalMove_data(); }

    void handFactsArePublic() {
        QFETCH(QString, game);
        auto table = openQuick(planOf(game, 1, 2, 4));
        QVERIFY(playOut(*table, 1));
        int most = 0;
        for (int number = 0; number <= table->events(); number += 7) {
            const std::vector<HandFact> facts = table->publicFacts(number);
            most = std::max(most, int(facts.size()));
            for (const HandFact& fact : facts) {
                QVERIFY(fact.seat < 3);
                QVERIFY(!fact.subject.isEmpty());
                QVERIFY(!fact.subject.contains(u'%'));
            }
        }
        QVERIFY(most > 0 || !isFinished(game));
        // Reading incrementally and from the start give the same result.
        const int middle = table->events() / 2;
        const std::vector<HandFact> anew = table->publicFacts(middle);
        table->publicFacts(middle - 20);
        QVERIFY(table->publicFacts(middle) == anew);
    }
};

TACKLEBOX_QTEST(HintsTest)
#include "hints_test.moc"
