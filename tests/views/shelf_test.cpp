// The lobby's facts about stored games: results, deals of the day and their page, and true sentences of the
// regulars.
#include "model/store/journal.h"
#include "model/table/dealcodes.h"
#include "tests/support/part.h"
#include "tests/support/pastgames.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/lobby/daydealsdialog.h"
#include "views/lobby/greeting.h"
#include "views/lobby/shelffacts.h"
#include "views/lobby/shelfwords.h"

#include <QPushButton>
#include <QTableWidget>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const QDateTime kToday(QDate(2026, 11, 25), QTime(21, 40)); // a Wednesday

const SeatPlan kMe{QStringLiteral("Guest"), true}, kAda{QStringLiteral("Ada"), false, Level::Perch},
    kWalrus{QStringLiteral("Ben"), false, Level::Perch}, kPeg{QStringLiteral("Peg"), false, Level::Minnow},
    kTom{QStringLiteral("Tom"), true};

MatchSummary shelfMatch(const QString& game, const QList<SeatPlan>& seats, int daysAgo) {
    MatchSummary match;
    match.id = 1;
    match.game = game;
    match.seats = seats;
    match.begun = match.played = kToday.addDays(-daysAgo);
    return match;
}

MatchSummary under(const QString& game, const QList<SeatPlan>& seats, const QList<int>& scores,
                   int daysAgo = 0) {
    MatchSummary match = shelfMatch(game, seats, daysAgo);
    match.progress = {2, scores};
    return match;
}

MatchSummary over(const QString& game, const QList<SeatPlan>& seats, const QList<int>& scores,
                  int daysAgo = 0) {
    MatchSummary match = shelfMatch(game, seats, daysAgo);
    match.finished = true;
    const int best = *std::max_element(scores.begin(), scores.end());
    for (const int score : scores)
        match.result.seats.append({score, score == best, 1});
    return match;
}

const QString kTwisted = QStringLiteral("twisted-fish"), kLakes = QStringLiteral("great-lakes"),
              kGoFish = QStringLiteral("go-fish");

ShelfFacts shelfFacts(const QList<MatchSummary>& unfinished, const QList<MatchSummary>& lately) {
    ShelfFacts facts;
    facts.now = kToday;
    facts.unfinished = unfinished;
    facts.lately = lately;
    for (const MatchSummary& match : lately)
        if (!facts.last.contains(match.game)) facts.last.insert(match.game, match);
    for (const GameInfo& game : gameInfos())
        facts.today.insert(game.id, {});
    return facts;
}

QStringList saidOf(const ShelfFacts& facts, const QString& atTable = {}) {
    QStringList words;
    for (const Greeting& greeting : greetingsFor(facts, kGoFish, atTable))
        words << greeting.words;
    return words;
}

/// Plays a table with that plan to its end and stores it. Returns its number.
qint64 playedThrough(Store& store, const TablePlan& plan) {
    auto table = openQuick(plan);
    Journal journal(store, *table);
    return playOut(*table, 3) ? journal.match() : 0;
}

DayResult dayResult(qint64 id, const char* game, int daysAgo, const QList<int>& scores) {
    DayResult result{kToday.date().addDays(-daysAgo), {}};
    result.match.id = id;
    result.match.game = QString::fromLatin1(game);
    result.match.finished = true;
    result.match.seats = usualSeats(3);
    for (const int score : scores)
        result.match.result.seats.append({score, score == *std::ranges::max_element(scores), 1});
    return result;
}

} // namespace

class ShelfTest : public QObject {
    Q_OBJECT

  private slots:
    void datesAreInWords() {
        const auto moment = [](int days) { return momentWords(kToday.addDays(-days), kToday); };
        const QString time = QLocale().toString(kToday.time(), QLocale::ShortFormat);
        QCOMPARE(moment(0), QStringLiteral("today, ") + time);
        QCOMPARE(moment(1), QStringLiteral("yesterday, ") + time);
        QCOMPARE(moment(2), QStringLiteral("Monday, ") + time);
        QCOMPARE(moment(6), QStringLiteral("Thursday, ") + time);
        QCOMPARE(moment(7), QStringLiteral("18 November"));
        QCOMPARE(moment(400), QStringLiteral("21 October 2025"));
        QCOMPARE(dayWords(kToday.addDays(-1), kToday), QStringLiteral("yesterday"));
        QCOMPARE(dayWords(kToday.addDays(-3), kToday), QStringLiteral("on Sunday"));
        QCOMPARE(dayWords(kToday.addDays(-30), kToday), QStringLiteral("on 26 October"));
        // A wrong clock: later than now.
        QCOMPARE(moment(-2), QStringLiteral("27 November"));
        // "Yesterday" begins at midnight, not 24 hours ago.
        const QDateTime early(kToday.date(), QTime(0, 10));
        QVERIFY(momentWords(early.addSecs(-1200), early).startsWith(QStringLiteral("yesterday")));
    }

    void whoLeads() {
        const QList<SeatPlan> seats{kMe, kAda, kWalrus};
        QCOMPARE(leadWords(under(kTwisted, seats, {75, 25, 40})),
                 QStringLiteral("Round 2, you lead, 75 to 40"));
        QCOMPARE(leadWords(under(kTwisted, seats, {5, 25, 40})),
                 QStringLiteral("Round 2, Ben leads, 40 to 25"));
        QCOMPARE(leadWords(under(kTwisted, seats, {40, 25, 40})), QStringLiteral("Round 2, tied at 40"));
        QCOMPARE(leadWords(under(kTwisted, seats, {0, 0, 0})), QStringLiteral("Round 2, no points yet"));
        QCOMPARE(leadWords(under(kTwisted, {kMe, kTom}, {9, 3})),
                 QStringLiteral("Round 2, Guest leads, 9 to 3"));
        QCOMPARE(leadWords(under(kTwisted, seats, {-5, -10, -20})),
                 QStringLiteral("Round 2, you lead, −5 to −10"));
        QCOMPARE(leadWords(under(kTwisted, seats, {75, 25, 40}), false),
                 QStringLiteral("You lead, 75 to 40"));
        QCOMPARE(leadWords(under(kTwisted, seats, {5, 25, 40}), false),
                 QStringLiteral("Ben leads, 40 to 25"));
        QCOMPARE(leadWords(shelfMatch(kTwisted, seats, 0)), QString());
        QCOMPARE(leadWords(under(kTwisted, seats, {1, 2})), QString()); // not at this table
    }

    void howItEnded() {
        const QList<SeatPlan> seats{kMe, kAda, kWalrus};
        QCOMPARE(lastResultWords(over(kTwisted, seats, {405, 385, 10}, 1), kToday),
                 QStringLiteral("won yesterday, 405 to 385"));
        QCOMPARE(lastResultWords(over(kTwisted, seats, {85, 385, 10}), kToday),
                 QStringLiteral("lost today, 85 to 385"));
        QCOMPARE(lastResultWords(over(kTwisted, seats, {40, 40, 10}, 2), kToday),
                 QStringLiteral("shared the win on Monday, 40 each"));
        QCOMPARE(lastResultWords(over(kTwisted, {kMe, kTom}, {4, 9}), kToday),
                 QStringLiteral("Tom won today, 9 to 4"));
        QCOMPARE(lastResultWords(over(kTwisted, {kMe, kTom}, {9, 9}), kToday),
                 QStringLiteral("Guest and Tom shared the win today with 9"));
    }

    void everySentenceIsTrue() {
        const QList<SeatPlan> seats{kMe, kAda, kWalrus};
        struct Case {
            ShelfFacts facts;
            QString atTable, words;
        };
        const auto wins = [&](int count, bool won) {
            QList<MatchSummary> matches;
            for (int i = 0; i < count; ++i)
                matches << over(kTwisted, seats, won ? QList<int>{90, 20, 10} : QList<int>{20, 90, 10}, i);
            return matches;
        };
        ShelfFacts ours = shelfFacts({}, wins(1, true));
        ours.today[kGoFish] = {DayDeal::State::Played, over(kGoFish, seats, {7, 3, 3})};
        ShelfFacts theirs = ours;
        theirs.today[kGoFish] = {DayDeal::State::Played, over(kGoFish, seats, {2, 3, 8})};
        ShelfFacts begun = ours;
        begun.today[kGoFish] = {DayDeal::State::Begun, under(kGoFish, seats, {2, 3, 8})};
        ShelfFacts learned = shelfFacts({}, {});
        learned.learned = QStringList{kGoFish};
        const QList<Case> cases{
            {learned, {}, "You've learned Go Fish. Shall we play?"},
            {shelfFacts({}, {}), {}, "New here? Start with Go Fish."},
            {shelfFacts({}, {}), "Twisted Fish", "Your Twisted Fish hand is where you left it."},
            {shelfFacts({under(kTwisted, seats, {9, 2, 3})}, {}),
             {},
             "You're ahead in Twisted Fish. I'd keep going."},
            {shelfFacts({under(kTwisted, seats, {1, 2, 3})}, {}), {}, "I'm ahead in Twisted Fish. Coming?"},
            {shelfFacts({under(kTwisted, {kMe, kPeg}, {1, 2})}, {}),
             {},
             "Peg is ahead in Twisted Fish. Not for long, I hope?"},
            {shelfFacts({under(kTwisted, seats, {3, 2, 3})}, {}),
             {},
             "Nobody's ahead in Twisted Fish. Shall we settle it?"},
            {shelfFacts({under(kTwisted, seats, {0, 0, 0})}, {}),
             {},
             "Your game of Twisted Fish is still on the table."},
            {shelfFacts({under(kTwisted, seats, {9, 2, 3}, 8)}, {}),
             {},
             "Twisted Fish has been waiting for 8 day(s)."},
            {shelfFacts(QList<MatchSummary>(4, under(kTwisted, seats, {9, 2, 3})), {}),
             {},
             "4 game(s) on the counter. Which one first?"},
            {shelfFacts({}, wins(4, true)), {}, "4 win(s) in a row. Who's going to stop you?"},
            {shelfFacts({}, wins(3, false)), {}, "3 losses in a row. A Minnow would be gentler."},
            {shelfFacts({}, wins(1, true)), {}, "You won Twisted Fish. Once more?"},
            {shelfFacts({}, wins(1, false)), {}, "I won our last Twisted Fish. Want your revenge?"},
            {shelfFacts({}, {over(kTwisted, {kMe, kPeg}, {1, 9})}),
             {},
             "Peg won the last Twisted Fish. Want your revenge?"},
            {shelfFacts({}, {over(kTwisted, seats, {405, 390, 3})}),
             {},
             "405 to 390 in Twisted Fish: that was close."},
            {shelfFacts({}, {over(kTwisted, seats, {40, 40, 3})}),
             {},
             "A shared win in Twisted Fish. Play it out?"},
            {shelfFacts({}, {over(kTwisted, seats, {90, 40, 3}, 20)}),
             {},
             "Good to see you. 20 day(s) without a card."},
            {shelfFacts({}, wins(1, true)), {}, "One match played. The sea is full of them."},
            {shelfFacts({}, wins(10, true)), {}, "That makes 10 match(es). A fine log."},
            {shelfFacts({}, wins(1, true)), {}, "Today's Go Fish deal is ready."},
            {shelfFacts({}, {over(kTwisted, seats, {9, 2, 3})}),
             {},
             "You haven't finished a match of What the Fish! yet."},
            {ours, {}, "You won today's Go Fish deal. Send a friend the code!"},
            {theirs, {}, "Today's Go Fish deal got away. There's another tomorrow."},
            {begun, {}, "You've started today's Go Fish deal."},
        };
        for (const Case& one : cases) {
            const QStringList said = saidOf(one.facts, one.atTable);
            QVERIFY2(said.contains(one.words),
                     qPrintable(one.words + QStringLiteral("\nnot in\n") + said.join(u'\n')));
            // Nobody says it without its facts.
            if (one.words != QStringLiteral("New here? Start with Go Fish."))
                QVERIFY2(!saidOf(shelfFacts({}, {})).contains(one.words), qPrintable(one.words));
        }
        QSet<QString> different;
        for (const Case& one : cases)
            different << one.words;
        QVERIFY(different.size() >= 20);
    }

    void noSentenceIsFalse() {
        const QList<SeatPlan> seats{kMe, kAda, kWalrus};
        const auto says = [](const QStringList& said, const char* words) {
            return std::any_of(said.begin(), said.end(),
                               [&](const QString& one) { return one.contains(QLatin1String(words)); });
        };
        // After an unfinished game today the player was not away, and is not new.
        QStringList said =
            saidOf(shelfFacts({under(kTwisted, seats, {1, 2, 3})}, {over(kTwisted, seats, {9, 1, 2}, 30)}));
        QVERIFY(!says(said, "Good to see you") && !says(said, "New here"));
        // After a lesson, even an unfinished one, the player is not new.
        ShelfFacts taught = shelfFacts({}, {});
        taught.learned = QStringList{kTwisted};
        QVERIFY(!says(saidOf(taught), "New here"));
        ShelfFacts begun = shelfFacts({}, {});
        begun.lesson = kTwisted;
        QVERIFY(!says(saidOf(begun), "New here"));
        // A damaged game cannot be resumed.
        MatchSummary damaged = under(kTwisted, seats, {9, 2, 3});
        damaged.damage = Damage{2, 5};
        QVERIFY(!says(saidOf(shelfFacts({damaged}, {})), "ahead"));
        // A streak that may have begun before the known matches has no length.
        QList<MatchSummary> many;
        for (int i = 0; i < kLatelyMost; ++i)
            many << over(kTwisted, seats, {90, 20, 10}, i);
        ShelfFacts facts = shelfFacts({}, many);
        facts.all = false;
        said = saidOf(facts);
        QVERIFY(!says(said, "in a row") && !says(said, "That makes"));
        // Losing against Minnows alone gives no advice to play Minnows.
        QVERIFY(!says(saidOf(shelfFacts({}, QList<MatchSummary>(3, over(kTwisted, {kMe, kPeg}, {1, 9})))),
                      "Minnow"));
        // Only a regular at that table speaks in the first person.
        for (const Greeting& one :
             greetingsFor(shelfFacts({under(kTwisted, seats, {1, 9, 3})}, {}), kGoFish, {}))
            if (one.words.startsWith(QStringLiteral("I am ahead")))
                QCOMPARE(one.speaker, QStringLiteral("ada"));
    }

    void everySpeakerHasAFace() {
        const QList<SeatPlan> seats{kMe, kAda, kWalrus};
        ShelfFacts facts = shelfFacts(QList<MatchSummary>(4, under(kTwisted, seats, {1, 9, 3}, 9)),
                                      QList<MatchSummary>(10, over(kLakes, seats, {3, 9, 1})));
        for (const Greeting& one : greetingsFor(facts, kGoFish, {})) {
            QVERIFY(one.speaker != one.listener);
            for (const QString& file :
                 {one.speaker + u'-' + one.mood, one.listener + QStringLiteral("-calm")})
                QVERIFY2(QFile::exists(QStringLiteral(":/portraits/%1.svg").arg(file)), qPrintable(file));
        }
        for (int visit = 0; visit < 9; ++visit)
            QVERIFY(
                greetingsFor(facts, kGoFish, {}).mid(0, 3).contains(greetingFor(facts, kGoFish, {}, visit)));
    }

    void theFactsMatchTheStore() {
        QTemporaryDir folder;
        Store store(folder.path());
        QVERIFY(factsOf(store, kToday).lately.isEmpty());
        const auto keepOver = [&](const QString& game, const QList<SeatPlan>& seats, const QList<int>& scores,
                                  int days) {
            const qint64 match = keep(store, {game, {}, seats, over(game, seats, scores).result, {}, {}});
            playedAt(folder.path(), match, kToday.addDays(-days));
            return match;
        };
        const QList<SeatPlan> seats{kMe, kAda, kWalrus};
        const qint64 old = keepOver(kLakes, seats, {1, 2, 3}, 9);
        const qint64 later = keepOver(kLakes, seats, {5, 2, 3}, 2);
        keepOver(kTwisted, {kAda, kWalrus}, {5, 2}, 1); // bots alone
        const qint64 whatIf = keepOver(kTwisted, seats, {5, 2, 3}, 1);
        inDatabase(folder.path(), QStringLiteral("UPDATE matches SET what_if = 1 WHERE id = ?"), {whatIf});
        const qint64 left = store.begin({kTwisted, "{}", {}, seats});
        store.release(left);
        const qint64 here = store.begin({kGoFish, "{}", {}, seats});
        const ShelfFacts facts = factsOf(store, kToday);
        QCOMPARE(facts.lately.size(), 2);
        QCOMPARE(facts.lately[0].id, later);
        QCOMPARE(facts.lately[1].id, old);
        QVERIFY(facts.all);
        QCOMPARE(facts.last.value(kLakes).id, later);
        QVERIFY(!facts.last.contains(kTwisted));
        QCOMPARE(facts.unfinished.size(), 1);
        QCOMPARE(facts.unfinished[0].id, left);
        QVERIFY(facts.here && facts.here->id == here);
        QVERIFY(facts.hasPlayed(kGoFish) && facts.hasPlayed(kTwisted) &&
                !facts.hasPlayed(QStringLiteral("rainbow-fish")));
        // The last match of a game is found behind many newer ones.
        for (int i = 0; i < kLatelyMost; ++i)
            keepOver(kTwisted, seats, {1, 2, 3}, 0);
        const ShelfFacts more = factsOf(store, kToday);
        QCOMPARE(more.lately.size(), kLatelyMost);
        QVERIFY(!more.all);
        QCOMPARE(more.last.value(kLakes).id, later);
    }

    void theDealOfTheDayIsKnownWhenItIsPlayed() {
        QTemporaryDir folder;
        Store store(folder.path());
        const QDateTime now = QDateTime::currentDateTime();
        const TablePlan plan = planOfDay(kLakes, now.date());
        using enum DayDeal::State;
        const auto state = [&] { return factsOf(store, now).today.value(kLakes).state; };
        QCOMPARE(state(), Fresh);
        // Other cards or opponents: not the deal of the day.
        TablePlan other = plan;
        other.seed = *plan.seed + 1;
        QVERIFY(playedThrough(store, other) != 0);
        TablePlan sharks = plan;
        for (int bot : {1, 2})
            sharks.seats[bot].level = Level::Minnow;
        QVERIFY(playedThrough(store, sharks) != 0);
        QCOMPARE(state(), Fresh);
        {
            auto table = openQuick(plan);
            const Journal journal(store, *table);
            QVERIFY(untilWaitingFor(*table));
            if (table->waitingFor() == WaitingFor::Person) table->play(table->choices().front().id);
        }
        QCOMPARE(state(), Begun);
        const qint64 first = playedThrough(store, plan), second = playedThrough(store, plan);
        QVERIFY(first != 0 && second != 0);
        const DayDeal deal = factsOf(store, now).today.value(kLakes);
        QCOMPARE(deal.state, Played);
        QCOMPARE(deal.match.id, first); // the first result counts
        QVERIFY2(dayDealWords(deal).startsWith(QStringLiteral("Played")), qPrintable(dayDealWords(deal)));
        // Tomorrow has another deal.
        QCOMPARE(factsOf(store, now.addDays(1)).today.value(kLakes).state, Fresh);
        for (const GameInfo& game : gameInfos())
            if (game.id != kLakes) QCOMPARE(factsOf(store, now).today.value(game.id).state, Fresh);
    }

    void thePageShowsDaysResultsAndBests() {
        DayDealsDialog page({dayResult(7, "go-fish", 2, {3, 8, 2}), dayResult(8, "go-fish", 1, {9, 2, 2}),
                             dayResult(9, "twisted-fish", 1, {120, 410, 30})},
                            kToday.date(), QStringLiteral("go-fish"));
        page.show();
        auto& days = *part<QTableWidget>(page, "days");
        auto& games = *part<QTableWidget>(page, "games");
        auto& open = *part<QPushButton>(page, "open");
        auto& practice = *part<QPushButton>(page, "practice");
        QCOMPARE(days.currentItem()->text(), QStringLiteral("25"));
        QCOMPARE(open.text(), QStringLiteral("&Play"));
        QVERIFY(!practice.isVisible());
        const QTableWidgetItem* yesterday = days.item(days.currentRow(), days.currentColumn() - 1);
        QCOMPARE(yesterday->text(), QStringLiteral("24 ✓"));
        QVERIFY2(
            yesterday->data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("2 deal(s) played")),
            qPrintable(yesterday->data(Qt::AccessibleTextRole).toString()));
        QVERIFY(!(days.item(days.currentRow(), days.currentColumn() + 1)->flags() & Qt::ItemIsEnabled));
        QCOMPARE(page.accessibleDescription(), QStringLiteral("2 day(s) in a row. Longest: 2 day(s)."));

        // By keys: yesterday, then its result of Go Fish.
        QTest::keyClick(&days, Qt::Key_Left);
        const int row = games.findItems(QStringLiteral("Go Fish"), Qt::MatchExactly).front()->row();
        QCOMPARE(games.currentRow(), row);
        QCOMPARE(games.item(row, 1)->text(), QStringLiteral("Won, 9 to 2"));
        QCOMPARE(games.item(row, 2)->text(), QStringLiteral("9"));
        const int twisted = games.findItems(QStringLiteral("Twisted Fish"), Qt::MatchExactly).front()->row();
        QCOMPARE(games.item(twisted, 1)->text(), QStringLiteral("Lost, 120 to 410"));
        QCOMPARE(open.text(), QStringLiteral("&Watch replay"));
        QVERIFY(practice.isVisible());
        qint64 watched = 0;
        connect(&page, &DayDealsDialog::replayWanted, &page, [&watched](qint64 match) { watched = match; });
        QTest::keyClick(&games, Qt::Key_Return);
        QCOMPARE(watched, 8);
    }

    void anUnplayedDealCanBePlayed() {
        DayDealsDialog page({}, kToday.date(), QStringLiteral("great-lakes"));
        page.show();
        QString game;
        QDate day;
        connect(&page, &DayDealsDialog::playWanted, &page, [&](const QString& chosen, const QDate& date) {
            game = chosen;
            day = date;
        });
        QTest::keyClick(part<QTableWidget>(page, "games"), Qt::Key_Return);
        QCOMPARE(game, QStringLiteral("great-lakes"));
        QCOMPARE(day, kToday.date());
    }

    void monthsEndToday() {
        DayDealsDialog page({}, kToday.date(), QStringLiteral("go-fish"));
        auto& days = *part<QTableWidget>(page, "days");
        auto& on = *part<QPushButton>(page, "nextMonth");
        QVERIFY(!on.isEnabled());
        part<QPushButton>(page, "previousMonth")->click();
        QCOMPARE(days.currentItem()->text(), QStringLiteral("31")); // October
        on.click();
        QCOMPARE(days.currentItem()->text(), QStringLiteral("25"));
        QVERIFY(!on.isEnabled());
    }

    void theTableSaysWhatIsPlayed() {
        const TablePlan plan = planOfDay(QStringLiteral("go-fish"), kToday.date());
        const QString words = dayTableWords(plan, kToday.date(), kToday.date(), false);
        QVERIFY2(words.startsWith(QStringLiteral("Today's deal, 25 November. Go Fish against Ada and Ben. ")),
                 qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("most books wins.")), qPrintable(words));
        const QString practice = dayTableWords(plan, kToday.date(), kToday.date().addDays(1), true);
        QVERIFY2(practice.startsWith(QStringLiteral("Practice: ")), qPrintable(practice));
    }

    void theGoalIsInPointsOrWins() {
        QCOMPARE(dayGoalWords({140, false}, {180, true}),
                 QStringLiteral("A Pike made 140 with your cards, a Shark 180."));
        QCOMPARE(dayGoalWords({0, false}, {1, true}),
                 QStringLiteral("A Shark won with your cards, a Pike lost."));
    }

    void twoLinesShareAResultWithoutItsCards() {
        QCOMPARE(dayShareText(dayResult(7, "go-fish", 0, {7, 4, 2}), QStringLiteral("K7QM-2XD4")),
                 QStringLiteral("Tacklebox, deal of 25 November 2026, Go Fish: Won, 7 to 4\n"
                                "Same cards: K7QM-2XD4"));
    }
};

TACKLEBOX_QTEST(ShelfTest)
#include "shelf_test.moc"
