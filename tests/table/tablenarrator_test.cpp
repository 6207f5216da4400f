// Narration at a table: the event line, and what players say.
#include "model/table/tablenarrator.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

using namespace tacklebox;

namespace {

/// Plays at random up to this many events or the end of the match; false if it reaches neither.
bool playTo(Table& table, int events) {
    Random random(4);
    for (int step = 0; step < 4000 && table.events() < events && table.waitingFor() != WaitingFor::Over;
         ++step) {
        if (table.waitingFor() == WaitingFor::HandOver) {
            table.reveal(table.seatToAct());
        } else if (table.waitingFor() == WaitingFor::Person && !table.choices().empty()) {
            if (!playAny(table, random)) return false;
        } else if (table.waitingFor() == WaitingFor::NextDeal) {
            table.continueMatch();
        } else if (!tacklebox::testing::untilWaitingFor(table, 2000)) {
            return false;
        }
    }
    return table.events() >= events || table.waitingFor() == WaitingFor::Over;
}

} // namespace

class TableNarratorTest : public QObject {
    Q_OBJECT

  private slots:
    // Lines up to an event must not depend on later events or on when the narrator read them.
    void linesDoNotDependOnLaterEvents() {
        for (const QString& game : tacklebox::testing::kGames) {
            auto table = tacklebox::testing::openQuick(tacklebox::testing::planOf(game, 1, 2, 9));
            QVERIFY(table);
            QVERIFY2(playTo(*table, 90), qPrintable(game));
            TableNarrator oneByOne(*table);
            int checked = 0;
            for (int number = 1; number <= table->events(); number += 3) {
                oneByOne.processBefore(number);
                TableNarrator anew(*table);
                anew.processBefore(number);
                const auto lines = oneByOne.lastLines(2), same = anew.lastLines(2);
                QVERIFY(lines.size() <= 2);
                QCOMPARE(lines.size(), same.size());
                for (std::size_t i = 0; i < lines.size(); ++i) {
                    QCOMPARE(lines[i].words, same[i].words);
                    QVERIFY(lines[i].event < number);
                    QVERIFY(lines[i].faces == same[i].faces);
                    QVERIFY2(lines[i].words.endsWith(QLatin1Char('.')) ||
                                 lines[i].words.endsWith(QLatin1Char('!')),
                             qPrintable(lines[i].words));
                    ++checked;
                }
            }
            QVERIFY2(checked > 20, qPrintable(game));
        }
    }

    void knowsWhetherALineContinues() {
        for (const QString& game : tacklebox::testing::kGames) {
            auto table = tacklebox::testing::openQuick(tacklebox::testing::planOf(game, 1, 2, 9));
            QVERIFY(table);
            QVERIFY2(playTo(*table, 90), qPrintable(game));
            TableNarrator narrator(*table);
            int goesOn = 0, ends = 0;
            for (int number = 1; number < table->events(); ++number) {
                narrator.processBefore(number);
                const bool goes = narrator.continuesLine();
                const auto before = narrator.lastLines(1);
                narrator.processBefore(number + 1);
                const auto after = narrator.lastLines(1);
                // There may be events without words between them.
                if (before.empty() || before[0].last + 1 != number || after[0].words == before[0].words)
                    continue;
                QVERIFY2((after[0].event == before[0].event) == goes, qPrintable(after[0].words));
                ++(goes ? goesOn : ends);
            }
            QVERIFY2(goesOn > 2 && ends > 2,
                     qPrintable(QStringLiteral("%1: %2, %3").arg(game).arg(goesOn).arg(ends)));
            QVERIFY(!narrator.continuesLine()); // the match is over
        }
    }

    void asksAreSpoken() {
        auto table =
            tacklebox::testing::openQuick(tacklebox::testing::planOf(QStringLiteral("go-fish"), 1, 2, 9));
        QVERIFY(table);
        QVERIFY(playTo(*table, 90));
        TableNarrator narrator(*table);
        narrator.processBefore(table->events());
        int asks = 0;
        for (int number = 0; number < table->events(); ++number) {
            const auto event = table->event(number);
            const MoveEvent* move = event ? std::get_if<MoveEvent>(&event->what) : nullptr;
            if (!move || move->act != Act::Asks) continue;
            const QString name = table->plan().seats[move->target].name;
            const QString aloud = narrator.bubble(number);
            QVERIFY2(aloud.contains(name) && aloud.endsWith(QLatin1Char('?')), qPrintable(aloud));
            ++asks;
        }
        QVERIFY(asks > 5);
    }

    // An unnamed person is not addressed by a name.
    void unnamedPersonIsNotAddressedByName() {
        TablePlan plan = tacklebox::testing::planOf(QStringLiteral("go-fish"), 1, 2, 9);
        plan.seats[0].name = QStringLiteral("Guest");
        auto table = tacklebox::testing::openQuick(plan);
        QVERIFY(table);
        QVERIFY(playTo(*table, 90));
        TableNarrator narrator(*table);
        narrator.processBefore(table->events());
        int asked = 0;
        for (int number = 0; number < table->events(); ++number) {
            const auto event = table->event(number);
            const MoveEvent* move = event ? std::get_if<MoveEvent>(&event->what) : nullptr;
            if (!move || move->act != Act::Asks || move->target != 0) continue;
            const QString aloud = narrator.bubble(number);
            QVERIFY2(aloud.startsWith(QStringLiteral("Any ")), qPrintable(aloud));
            ++asked;
        }
        QVERIFY(asked > 2);
    }

    // If several people share the screen, all of them see the event line.
    void sharedScreenGetsPublicLines() {
        auto table = tacklebox::testing::openQuick(
            tacklebox::testing::planOf(QStringLiteral("twisted-fish"), 3, 0, 9));
        QVERIFY(table);
        QVERIFY(playTo(*table, 60));
        TableNarrator narrator(*table);
        narrator.processBefore(table->events());
        if (table->waitingFor() == WaitingFor::HandOver) table->reveal(table->seatToAct());
        QVERIFY(table->viewer() != kNoSeat);
        const auto lines = narrator.lastLines(40);
        table->cover();
        narrator.processBefore(table->events());
        const auto covered = narrator.lastLines(40);
        QCOMPARE(lines.size(), covered.size());
        int drawn = 0;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QCOMPARE(lines[i].words, covered[i].words);
            QVERIFY2(!lines[i].words.contains(QStringLiteral(" you "), Qt::CaseInsensitive),
                     qPrintable(lines[i].words));
            drawn += lines[i].words.contains(QStringLiteral(" fishes "));
        }
        QVERIFY(drawn > 0);
    }

    // Polling for new lines after each event or less often gives every line exactly once.
    void newLinesComeOnce() {
        for (const QString& game : tacklebox::testing::kGames) {
            auto table = tacklebox::testing::openQuick(tacklebox::testing::planOf(game, 1, 2, 9));
            QVERIFY(table);
            QVERIFY2(playTo(*table, 90), qPrintable(game));
            TableNarrator all(*table, TableNarrator::Begins::WithTheMatch);
            all.processBefore(table->events());
            QStringList lines, news;
            for (const TableNarrator::Line& line : all.linesFrom(0))
                lines << line.words;
            news = all.news();
            QVERIFY(all.news().empty());
            QVERIFY2(news.contains(lines.value(0)), qPrintable(lines.value(0)));
            // The prompt announces the viewer's own turn.
            QVERIFY(!news.join(u' ').contains(QStringLiteral("your turn")));
            TableNarrator late(*table, TableNarrator::Begins::WithTheMatch);
            late.processBefore(table->events() / 2);
            late.skipNews(table->events() / 2);
            QVERIFY(late.news().empty());
            late.processBefore(table->events());
            const auto rest = late.news();
            QVERIFY(!rest.empty() && rest.size() < news.size());
            QCOMPARE(rest.back(), news.back());
        }
    }

    // Cards shown or laid one after another make one sentence, complete after the last card.
    void sentenceContinuesUntilItsLastCard() {
        qsizetype joined = 0;
        for (const QString& game : tacklebox::testing::kGames) {
            auto table = tacklebox::testing::openQuick(tacklebox::testing::planOf(game, 1, 2, 9));
            QVERIFY(table && playTo(*table, 90));
            TableNarrator apart(*table, TableNarrator::Begins::WithTheMatch), waiting = apart;
            QStringList inPieces, waitedFor;
            for (int number = 1; number <= table->events(); ++number) {
                apart.processBefore(number);
                inPieces << apart.news();
                waiting.processBefore(number);
                if (waiting.continuesSentence()) continue;
                waitedFor << waiting.news();
            }
            QVERIFY(!waiting.continuesSentence()); // the match is over
            QVERIFY2(waitedFor.size() <= inPieces.size(), qPrintable(game));
            joined += inPieces.size() - waitedFor.size();
        }
        QVERIFY(joined > 20);
    }

    // All cards of a deal make one line. The hand itself announces its cards.
    void dealtCardsMakeOneLine() {
        int all = 0;
        for (const QString& game : tacklebox::testing::kGames) {
            auto table = tacklebox::testing::openQuick(tacklebox::testing::planOf(game, 1, 2, 9));
            QVERIFY(table);
            TableNarrator narrator(*table, TableNarrator::Begins::WithTheMatch);
            int dealt = 0;
            const auto isDealt = [&table](int number) {
                const auto event = table->event(number);
                const auto* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
                return moved && moved->to.kind == PileKind::Hand;
            };
            while (dealt + 1 < table->events() && isDealt(dealt + 1))
                ++dealt;
            QStringList news;
            for (int number = 1; number <= dealt + 1; ++number) {
                narrator.processBefore(number);
                news << narrator.news();
            }
            QVERIFY2(news.size() <= 1, qPrintable(game + u' ' + news.join(u' ')));
            all += dealt;
        }
        QVERIFY(all > 30);
    }

    void turnHasASummary() {
        auto table = tacklebox::testing::laidTable(
            QStringLiteral("rainbow-fish"), 2, 0, 1,
            "{'hands':[['red-5','blue-1','red-2'],['blue-5','green-5','blue-2']],"
            "'hole':['yellow-7','yellow-3','yellow-8','green-9'],'rest':'out'}");
        QVERIFY(table);
        QVERIFY(tacklebox::testing::untilWaitingFor(*table));
        table->reveal(0);
        for (const char* ask : {"Ask Ben for fives", "Ask Ben for twos", "Ask Ben for ones"}) {
            QVERIFY(tacklebox::testing::playWords(*table, QString::fromLatin1(ask)));
            QVERIFY(tacklebox::testing::untilWaitingFor(*table));
        }
        TableNarrator narrator(*table, TableNarrator::Begins::WithTheMatch);
        narrator.processBefore(table->events());
        std::vector<TableNarrator::Line> lines = narrator.linesFrom(0);
        std::erase_if(lines,
                      [](const TableNarrator::Line& line) { return line.kind == NarrationKind::Deal; });
        QCOMPARE(lines.size(), std::size_t(3));
        QVERIFY(lines[0].newTurn && !lines[1].newTurn && !lines[2].newTurn);
        QCOMPARE(lines[1].words,
                 QString("Ann asks Ben for twos and gets the blue 2. Ben is out of cards and draws 3."));
        QCOMPARE(narrator.summary(lines), QString("Ann: 3 cards from Ben and a card drawn."));
    }

    /// Dealt cards belong to no turn, and an unfinished turn has no result yet.
    void dealBelongsToNoTurn() {
        auto table = tacklebox::testing::openQuick(
            tacklebox::testing::planOf(QStringLiteral("platinum-fish"), 1, 2, 3));
        QVERIFY(table && playTo(*table, 60));
        int moved = 0;
        while (moved < table->events()) {
            const auto event = table->event(moved);
            if (event && std::holds_alternative<MoveEvent>(event->what)) break;
            ++moved;
        }
        TableNarrator narrator(*table, TableNarrator::Begins::WithTheMatch);
        narrator.processBefore(table->events());
        int dealt = 0;
        std::vector<TableNarrator::Line> turn;
        const auto closeTurn = [&] {
            if (turn.size() > 1) QVERIFY2(turn.front().event >= moved, qPrintable(turn.front().words));
            turn.clear();
        };
        for (const TableNarrator::Line& line : narrator.linesFrom(0)) {
            if (line.newTurn) closeTurn();
            turn.push_back(line);
            if (line.event >= moved || line.kind != NarrationKind::Rolled) continue;
            ++dealt; // the roll and its cards in one line
            QVERIFY2(line.words.contains("for a hand") && line.words.contains(" draw"),
                     qPrintable(line.words));
        }
        QCOMPARE(dealt, 3);
    }

    /// A game that turns up a card after the deal and begins with a draw.
    void firstTurnIsNotPartOfDeal() {
        for (quint64 seed = 1; seed <= 5; ++seed) {
            auto table = tacklebox::testing::openQuick(
                tacklebox::testing::planOf(QStringLiteral("platinum-fish"), 1, 2, seed));
            QVERIFY(table);
            QVERIFY(playTo(*table, 60));
            int moved = 0;
            while (moved < table->events()) {
                const auto event = table->event(moved);
                if (event && std::holds_alternative<MoveEvent>(event->what)) break;
                ++moved;
            }
            int drawn = moved;
            while (drawn < table->events()) {
                const auto event = table->event(drawn);
                const Moved* card = event ? std::get_if<Moved>(&event->what) : nullptr;
                if (card && card->to.kind == PileKind::Hand) break;
                ++drawn;
            }
            QVERIFY(drawn < table->events());
            TableNarrator narrator(*table);
            narrator.processBefore(drawn + 1);
            const auto lines = narrator.lastLines(1);
            QVERIFY(!lines.empty());
            QVERIFY2(lines.back().event >= moved, qPrintable(lines.back().words));
        }
    }
};

TACKLEBOX_QTEST(TableNarratorTest)
#include "tablenarrator_test.moc"
