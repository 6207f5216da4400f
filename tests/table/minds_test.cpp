// What a table shows of its bots' minds: hints, help that was used, what was heard; and that thoughts end at
// once when nobody needs them, and pauses tell nothing.
#include "model/table/matchtable.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

#include <thread>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

using Fish = RainbowFish;

/// Thinks for ten seconds unless it is cancelled, and tells when it began and ended.
class SlowBot : public Bot<Fish> {
  public:
    struct Watch {
        std::atomic<int> begun = 0, ended = 0;
    };
    explicit SlowBot(Watch& watch) : m_watch(watch) {}
    void see(const SeenEvent<Fish>&) override {}
    std::optional<Choice<Fish>> choose(std::span<const Fish::Move> legal, Thinking thinking) override {
        ++m_watch.begun;
        QElapsedTimer passed;
        passed.start();
        while (passed.elapsed() < 10'000 && !(thinking.cancelled && *thinking.cancelled))
            std::this_thread::yield();
        ++m_watch.ended;
        if (thinking.cancelled && *thinking.cancelled) return std::nullopt;
        return Choice<Fish>{legal.front(), {}};
    }

  private:
    Watch& m_watch;
};

struct SlowDesk {
    SlowDesk()
        : desk(std::make_unique<BotDesk<Fish>>(
              [this](quint64 question, const auto&) { answered.push_back(question); })) {
        desk->seat(0, [this] { return std::make_unique<SlowBot>(watch); });
    }
    void ask(quint64 question) { desk->ask(question, 0, {Fish::Move{}}, {}); }

    SlowBot::Watch watch;
    std::vector<quint64> answered;
    std::unique_ptr<BotDesk<Fish>> desk;
};

/// A table that tells how long its bots would wait now.
class PausingTable : public MatchTable<Fish> {
  public:
    using MatchTable<Fish>::MatchTable;
    using MatchTable<Fish>::pauseOf;
    using MatchTable<Fish>::publicEvents;
};

/// Ann, Ben and a bot, Ann to ask.
std::unique_ptr<PausingTable> pausingTable(const QByteArray& deal) {
    const auto session = loadSession(parseJson(laidRecord("rainbow-fish", 3, 2, deal).toStdString()));
    auto table =
        std::make_unique<PausingTable>(planOf("rainbow-fish", 2, 1, 1), matchOf<Fish>(session->match()));
    table->start();
    return table;
}

bool knows(const QString& game) {
    bool known = false;
    withGame(game.toStdString(), [&known]<class G>() { known = KnowledgeOf<G>; });
    return known;
}

/// How many events have a reason.
int reasons(const Table& table) {
    int count = 0;
    for (int number = 0; number < table.events(); ++number)
        count += !table.reasonFor(number).isEmpty();
    return count;
}

/// Waits for the hint that was asked for.
bool untilHint(Table& table) {
    return QTest::qWaitFor([&table] { return !table.hintComes(); }, 20'000) && table.hint();
}

} // namespace

class MindsTest : public QObject {
    Q_OBJECT

  private slots:
    void aPointlessThoughtEndsAtOnce();
    void whatWasNotBegunIsNotThoughtAbout();
    void closingCancels();
    void pausesAreAStreamOfTheirOwn();
    void pausesDoNotDependOnHands();
    void aHintIsAMoveOfThePersons_data();
    void aHintIsAMoveOfThePersons();
    void aHintGoesWithItsQuestion();
    void aHintIsForWhoSitsAtTheScreen();
    void helpIsCounted();
    void reasonsComeWhenTheDealIsOver_data();
    void reasonsComeWhenTheDealIsOver();
    void whatIsHeardIsPublic_data();
    void whatIsHeardIsPublic();
};

void MindsTest::aPointlessThoughtEndsAtOnce() {
    SlowDesk slow;
    slow.ask(1);
    QTRY_COMPARE(slow.watch.begun.load(), 1);
    QElapsedTimer passed;
    passed.start();
    slow.desk->forgetBefore(2);
    while (slow.watch.ended == 0 && passed.elapsed() < 5000)
        std::this_thread::yield();
    // A few milliseconds; more only where the machine has something else to do.
    QVERIFY2(passed.elapsed() < 250, qPrintable(QString::number(passed.elapsed())));
    QTest::qWait(20);
    QVERIFY(slow.answered.empty());
}

void MindsTest::whatWasNotBegunIsNotThoughtAbout() {
    SlowDesk slow;
    for (quint64 question = 1; question <= 5; ++question)
        slow.ask(question);
    QTRY_COMPARE(slow.watch.begun.load(), 1);
    slow.desk->forgetBefore(5);
    QTRY_COMPARE(slow.watch.begun.load(), 2); // the first, and the fifth
    slow.desk->forgetBefore(6);
    QTRY_COMPARE(slow.watch.ended.load(), 2);
    QVERIFY(slow.answered.empty());
}

void MindsTest::closingCancels() {
    auto slow = std::make_unique<SlowDesk>();
    slow->ask(1);
    QTRY_COMPARE(slow->watch.begun.load(), 1);
    QElapsedTimer passed;
    passed.start();
    slow->desk.reset();
    QVERIFY2(passed.elapsed() < 250, qPrintable(QString::number(passed.elapsed())));
}

void MindsTest::pausesAreAStreamOfTheirOwn() {
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

void MindsTest::pausesDoNotDependOnHands() {
    // The same is seen to happen, while Ben and the bot hold other cards and may make other moves.
    auto first = pausingTable("{'hands':[['red-5','red-1'],['blue-6','wild'],['blue-7','green-7']]}");
    auto second = pausingTable("{'hands':[['red-5','red-1'],['blue-6','green-7'],['blue-7','wild']]}");
    QStringList seen[2];
    for (int i = 0; i < 2; ++i) {
        PausingTable& table = i == 0 ? *first : *second;
        QVERIFY(untilDue(table));
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

void MindsTest::aHintIsAMoveOfThePersons_data() {
    QTest::addColumn<QString>("game");
    for (const QString& game : kGames)
        QTest::newRow(qPrintable(game)) << game;
}

void MindsTest::aHintIsAMoveOfThePersons() {
    QFETCH(QString, game);
    auto table = openQuick(planOf(game, 1, 2, 4));
    QVERIFY(untilDue(*table));
    for (int hints = 0; hints < 12 && table->due() != Due::Over;) {
        if (table->due() == Due::NextDeal) {
            table->carryOn();
            QVERIFY(untilDue(*table));
            continue;
        }
        QVERIFY(table->canHint());
        const int events = table->events();
        table->askHint();
        QVERIFY(table->hintComes());
        QVERIFY(untilHint(*table));
        QCOMPARE(table->helpUsed(0), ++hints);
        QCOMPARE(table->events(), events); // nothing was played
        const Hint hint = *table->hint();
        QVERIFY(!hint.words.isEmpty());
        const auto& choices = table->choices();
        const auto at = std::find_if(choices.begin(), choices.end(),
                                     [&hint](const TableChoice& choice) { return choice.id == hint.choice; });
        if (hint.choice < 0) {
            // Only here may the list not name it: it has the sets of cards from which none can be left out,
            // and a safer one has more of them.
            QCOMPARE(game, QStringLiteral("what-the-fish"));
            const auto isPart = [&hint](const TableChoice& choice) {
                const QStringList cards = choice.words.split(QRegularExpression(QStringLiteral(", | and ")));
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
        QVERIFY(!table->hint()); // it was for the question before
        QVERIFY(untilDue(*table));
    }
}

void MindsTest::aHintGoesWithItsQuestion() {
    auto table = openQuick(planOf("rainbow-fish", 1, 2, 4));
    QVERIFY(untilDue(*table));
    QSignalSpy changes(table.get(), &Table::hintChanged);
    table->askHint();
    QCOMPARE(changes.size(), 1);
    QVERIFY(table->play(table->choices().front().id));
    QVERIFY(!table->hintComes());
    QVERIFY(!table->hint());
    QCOMPARE(changes.size(), 2);
    QTest::qWait(300);
    QVERIFY(!table->hint()); // the answer that was under way is none any more
    QCOMPARE(table->helpUsed(0), 0);
}

void MindsTest::aHintIsForWhoSitsAtTheScreen() {
    auto table = openQuick(planOf("rainbow-fish", 2, 1, 4));
    QVERIFY(untilDue(*table));
    QCOMPARE(table->due(), Due::HandOver);
    QVERIFY(!table->canHint());
    table->askHint();
    QVERIFY(!table->hintComes());
    const Seat seat = table->dueSeat();
    table->reveal(seat);
    QVERIFY(table->canHint());
    table->askHint();
    QVERIFY(untilHint(*table));
    QCOMPARE(table->helpUsed(seat), 1);
    table->cover();
    QVERIFY(!table->hint()); // it would tell the next one what is in the hand
}

void MindsTest::helpIsCounted() {
    auto table = openQuick(planOf("twisted-fish", 2, 1, 4));
    QCOMPARE(table->helpUsed(0), 0);
    Manners manners = quick();
    manners.knownCards = KnownCards::LastTurns;
    table->setManners(manners);
    manners.knownCards = KnownCards::All; // the same board
    table->setManners(manners);
    QCOMPARE(table->helpUsed(0), 1);
    QCOMPARE(table->helpUsed(1), 1);
    QCOMPARE(table->helpUsed(2), 0); // a bot has no help
    manners = quick();
    table->setManners(manners);
    QCOMPARE(table->helpUsed(0), 1);
    manners.reasons = ReasonsTold::AtOnce; // not where another person looks
    table->setManners(manners);
    QCOMPARE(table->helpUsed(0), 1);

    auto alone = openQuick(planOf("twisted-fish", 1, 2, 4));
    alone->setManners(manners);
    QCOMPARE(alone->helpUsed(0), 1);
    QCOMPARE(alone->helpUsed(1), 0);
}

void MindsTest::reasonsComeWhenTheDealIsOver_data() {
    aHintIsAMoveOfThePersons_data();
}

void MindsTest::reasonsComeWhenTheDealIsOver() {
    QFETCH(QString, game);
    if (!knows(game)) QSKIP("The bots of this game give no reasons.");
    auto table = openQuick(planOf(game, 1, 2, 4, Level::Pike));
    Manners late = quick(), never = quick(), atOnce = quick();
    never.reasons = ReasonsTold::Never;
    atOnce.reasons = ReasonsTold::AtOnce;
    int most = 0, toldAtOnce = 0;
    Random random(3);
    for (int moves = 0; moves < 2000; ++moves) {
        QVERIFY(untilDue(*table));
        if (table->due() != Due::Person) break;
        QCOMPARE(reasons(*table), 0);
        if (moves % 16 == 0) {
            table->setManners(atOnce);
            toldAtOnce = reasons(*table);
            for (int number = 0; number < table->events(); ++number) // where there is something to read
                QVERIFY(table->reasonFor(number).isEmpty() || !table->sentence(number).isEmpty());
            table->setManners(late);
        }
        QVERIFY(table->play(table->choices()[std::size_t(random.below(int(table->choices().size())))].id));
    }
    QVERIFY(!table->deals().empty());
    most = reasons(*table);
    QVERIFY(most > 0);
    QVERIFY(toldAtOnce <= most);
    table->setManners(never);
    QCOMPARE(reasons(*table), 0);
}

void MindsTest::whatIsHeardIsPublic_data() {
    aHintIsAMoveOfThePersons_data();
}

void MindsTest::whatIsHeardIsPublic() {
    QFETCH(QString, game);
    if (!knows(game)) QSKIP("Nothing is known of the hands of this game.");
    auto table = openQuick(planOf(game, 1, 2, 4));
    QVERIFY(playOut(*table, 1));
    int most = 0;
    for (int number = 0; number <= table->events(); number += 7) {
        const std::vector<HeardFact> heard = table->heard(number);
        most = std::max(most, int(heard.size()));
        for (const HeardFact& fact : heard) {
            QVERIFY(fact.seat < 3);
            QVERIFY(!fact.words.isEmpty());
            QVERIFY(!fact.words.contains(u'%'));
            QVERIFY(!fact.subject.isEmpty());
        }
    }
    QVERIFY(most > 0);
    // Reading on and reading anew tell the same.
    const int middle = table->events() / 2;
    const auto words = [](const std::vector<HeardFact>& heard) {
        QStringList all;
        for (const HeardFact& fact : heard)
            all << fact.words;
        return all;
    };
    const QStringList anew = words(table->heard(middle));
    table->heard(middle - 20);
    QCOMPARE(words(table->heard(middle)), anew);
}

TACKLEBOX_QTEST(MindsTest)
#include "minds_test.moc"
