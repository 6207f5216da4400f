// Several people at one screen: hiding hands, and standing orders of absent players.
#include "model/table/handover.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

using Rule = StandingOrder::Rule;

const QByteArray kEels =
    "{'hands':[['red-eel','red-crab'],['no-fishing','blue-eel','red-whale'],['red-shrimp']]}";

} // namespace

class HandOverTest : public QObject {
    Q_OBJECT

  private slots:
    void wholeMatches_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("strict");
        for (const QString& game : kGames)
            for (const bool strict : {false, true})
                QTest::addRow("%s%s", qPrintable(game), strict ? " strict" : "") << game << strict;
    }

    void wholeMatches() {
        QFETCH(QString, game);
        QFETCH(bool, strict);
        for (quint64 seed = 1; seed <= 2; ++seed) {
            auto table = openQuick(planOf(game, 3, 1, seed));
            TableRules tableRules = quick();
            tableRules.strictSecrecy = strict;
            table->setTableRules(tableRules);
            Seat revealed = kNoSeat;
            int shown = table->events();
            const auto hidesOtherHands = [&] {
                for (const PileCards& pile : table->piles())
                    if (pile.pile.kind == PileKind::Hand && pile.pile.seat != table->viewer())
                        for (const Face face : pile.faces)
                            QCOMPARE(face, kHidden);
            };
            connect(table.get(), &Table::viewerChanged, this, [&] {
                if (table->viewer() != kNoSeat) {
                    QVERIFY(table->waitingFor() != WaitingFor::HandOver);
                    revealed = table->viewer();
                }
                hidesOtherHands();
            });
            connect(table.get(), &Table::happened, this, [&](int first, int last) {
                QCOMPARE(first, shown);
                shown = last;
                QVERIFY(table->viewer() == kNoSeat || table->viewer() == revealed);
            });
            Seat asked = kNoSeat;
            QVERIFY(playOut(*table, seed, [&] {
                if (table->waitingFor() == WaitingFor::HandOver) {
                    QCOMPARE(table->viewer(), kNoSeat);
                    QVERIFY(table->choices().empty());
                    asked = table->seatToAct();
                    QVERIFY(asked < 3);
                    const QString why = whyToAct(*table, asked);
                    QVERIFY2(why.size() <= kLongestReason, qPrintable(why));
                    QVERIFY2(!why.contains(QStringLiteral("asked for.")), "it would not say what was");
                    QVERIFY(!why.isEmpty() || gameNamed(game.toStdString())->hasTurns);
                }
                if (table->waitingFor() == WaitingFor::Person)
                    QVERIFY(table->viewer() == table->seatToAct() ||
                            (table->viewer() == kNoSeat && game == QLatin1String("great-lakes")));
                hidesOtherHands();
            }));
            QCOMPARE(shown, table->events());
            // Each event shows what the record, read without the table, gives to that seat.
            const auto session = loadSession(parseJson(table->record().toStdString()));
            for (const Seat viewer : {table->viewer(), kNoSeat}) {
                if (viewer != table->viewer()) table->cover();
                std::vector<bool> hidden, seenHidden;
                for (int number = 0; number < table->events(); ++number)
                    if (const auto event = table->event(number))
                        if (const auto* moved = std::get_if<Moved>(&event->what))
                            hidden.push_back(moved->face == kHidden);
                for (const Json& event : session->events(viewer, 0))
                    if (event["event"] == "moved") seenHidden.push_back(event["card"] == "?");
                QVERIFY(hidden.size() > 10);
                QVERIFY(hidden == seenHidden);
            }
        }
    }

    void X04_noFishingFollowsTheOrder_data() {
        QTest::addColumn<int>("rule");
        QTest::addColumn<QString>("askedFor");
        QTest::addColumn<bool>("plays");
        QTest::newRow("no order") << -1 << "blue eel" << false;
        QTest::newRow("only if I lose") << int(Rule::OnlyIfILose) << "blue eel" << true;
        QTest::newRow("always") << int(Rule::Always) << "green eel" << true;
        QTest::newRow("never") << int(Rule::Never) << "blue eel" << false;
    }

    void X04_noFishingFollowsTheOrder() {
        QFETCH(int, rule);
        QFETCH(QString, askedFor);
        QFETCH(bool, plays);
        auto table = laidTable("twisted-fish", 3, 0, 2, kEels);
        if (rule >= 0) table->setOrder(1, "no-fishing", {Rule(rule)});
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
        QCOMPARE(table->seatToAct(), Seat(0));
        table->reveal(0);
        QSignalSpy facings(table.get(), &Table::viewerChanged);
        QVERIFY(playWords(*table, "Ask Ben for the " + askedFor));
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(wasSaid(*table, "Ben plays No Fishing."), plays);
        // Nobody saw a question. Next comes Ann again or the next player on turn.
        QVERIFY(table->waitingFor() == WaitingFor::HandOver || table->waitingFor() == WaitingFor::Person);
        QVERIFY(table->seatToAct() != 1 || table->waitingFor() == WaitingFor::HandOver);
    }

    void X04_divineIntervention() {
        for (const Rule rule : {Rule::OnlyIfILose, Rule::Always, Rule::Never, Rule::AskMe})
            for (const bool warden : {true, false}) {
                auto table = laidTable(
                    "twisted-fish", 3, 0, 2,
                    "{'hands':[['red-eel','game-warden','glass-bottom-boat'],['divine-intervention',"
                    "'blue-eel'],['red-shrimp']]}");
                table->setOrder(1, "divine-intervention", {rule});
                QVERIFY(untilWaitingFor(*table));
                table->reveal(0);
                QVERIFY(playWords(*table, warden ? "Send the Game Warden to Ben"
                                                 : "Take the Glass Bottom Boat to Ben"));
                QVERIFY(untilWaitingFor(*table));
                if (rule == Rule::AskMe) {
                    QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
                    QCOMPARE(table->seatToAct(), Seat(1));
                    table->reveal(1);
                    QVERIFY(untilWaitingFor(*table));
                    QCOMPARE(table->choices().size(), std::size_t(3));
                    continue;
                }
                const bool stops = rule == Rule::Always || (rule == Rule::OnlyIfILose && warden);
                bool inDiscard = false;
                for (const PileCards& pile : table->piles())
                    if (pile.pile.kind == PileKind::Discard)
                        for (const Face face : pile.faces)
                            inDiscard = inDiscard || face == Face(twistedfish::kDivineIntervention);
                QCOMPARE(inDiscard, stops);
                QCOMPARE(table->seatToAct(), Seat(0));
            }
    }

    void X04_singlePersonIsAskedForReactions() {
        // A single person is asked unless they have a standing order.
        for (const bool ordered : {false, true}) {
            auto table =
                laidTable("twisted-fish", 1, 1, 0, "{'hands':[['no-fishing','blue-eel'],['red-eel']]}");
            if (ordered) table->setOrder(0, "no-fishing", {Rule::Always});
            bool asked = false;
            for (int i = 0; i < 40 && !asked && table->waitingFor() != WaitingFor::Over; ++i) {
                if (!untilWaitingFor(*table)) break;
                for (const TableChoice& choice : table->choices())
                    asked = asked || choice.words == "Play No Fishing";
                if (wasSaid(*table, "Ann plays No Fishing.")) break;
                if (!asked && table->waitingFor() == WaitingFor::Person)
                    table->play(table->choices().front().id);
            }
            QCOMPARE(asked, !ordered);
        }
    }

    void X04_uselessReactionIsNotOffered_data() {
        QTest::addColumn<bool>("onlyIfItHelps");
        QTest::addColumn<bool>("answerForMe");
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<bool>("asked");
        const QByteArray has("'no-fishing','blue-whale'"), hasNot("'no-fishing','blue-crab'");
        QTest::newRow("has the card") << true << true << has << true;
        QTest::newRow("has it not") << true << true << hasNot << false;
        QTest::newRow("has it not, but may bluff") << false << true << hasNot << true;
        QTest::newRow("answers all alone") << true << false << hasNot << true;
    }

    /// With one person and the default rules, No Fishing is offered only if an ask would win a card.
    void X04_uselessReactionIsNotOffered() {
        QFETCH(bool, onlyIfItHelps);
        QFETCH(bool, answerForMe);
        QFETCH(QByteArray, hand);
        QFETCH(bool, asked);
        // The bot holds four whales only, so it asks for the fifth.
        auto table = laidTable("twisted-fish", 1, 1, 0,
                               "{'hands':[[" + hand +
                                   "],['red-whale','green-whale','yellow-whale','purple-whale']],"
                                   "'pond':['red-eel','blue-eel']}");
        TableRules rules = quick();
        rules.askOnlyIfItHelps = onlyIfItHelps;
        rules.answerForMe = answerForMe;
        table->setTableRules(rules);
        QVERIFY(untilWaitingFor(*table));
        const auto mayPlayIt = [&] {
            return std::ranges::any_of(table->choices(), [](const TableChoice& choice) {
                return choice.words == QStringLiteral("Play No Fishing");
            });
        };
        QCOMPARE(mayPlayIt(), asked);
    }

    void X04_reactionThatAlwaysHelpsIsOffered_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("deal");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QString>("card");
        // The bot casts the Net for a crab that the person does not have.
        QTest::newRow("Divine Intervention")
            << "twisted-fish"
            << QByteArray("{'hands':[['divine-intervention','red-eel'],['the-net','blue-crab']],"
                          "'pond':['red-whale','blue-whale']}")
            << QByteArray("{}") << "Divine Intervention";
        QTest::newRow("Skip") << "rainbow-fish"
                              << QByteArray("{'hands':[['red-skip','blue-5'],['red-5']],'hole':['green-1']}")
                              << QByteArray("{}") << "Skip";
        // The bot holds no number card, so it must play the Draw 2.
        QTest::newRow("War Machine") << "rainbow-fish"
                                     << QByteArray(
                                            "{'hands':[['war-machine','blue-5'],['red-draw-2','red-skip']],"
                                            "'hole':['green-1','green-2','green-3']}")
                                     << QByteArray("{'deck':'iron-man'}") << "War Machine";
    }

    /// With one person and the default rules, these cards are always offered.
    void X04_reactionThatAlwaysHelpsIsOffered() {
        QFETCH(QString, game);
        QFETCH(QByteArray, deal);
        QFETCH(QByteArray, options);
        QFETCH(QString, card);
        auto table = laidTable(game, 1, 1, 0, deal, options);
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::Person);
        QVERIFY(std::ranges::any_of(table->choices(),
                                    [&](const TableChoice& choice) { return choice.words.contains(card); }));
    }

    /// A bot asks a hand with No Fishing and one without; neither has the card. Events and their times must
    /// not differ.
    void X04_timeOfAnswerDoesNotDependOnCards() {
        const auto seenWith = [](const QByteArray& held, const QByteArray& lowest) {
            auto table = laidTable("twisted-fish", 1, 1, 0,
                                   "{'hands':[['" + held +
                                       "','blue-crab'],['red-whale','green-whale','yellow-whale']],"
                                       "'pond':['red-eel','blue-eel','green-eel','yellow-eel','" +
                                       lowest + "']}");
            table->setTableRules({});
            table->clock().setManual();
            table->shown(table->events()); // pauses start here
            QStringList seen;
            const auto at = [&, start = table->clock().now()] {
                return QString::number(table->clock().now() - start) + u' ';
            };
            QObject::connect(table.get(), &Table::happened, table.get(), [&](int first, int last) {
                for (int number = first; number < last; ++number)
                    if (table->seenByAll(number))
                        seen << at() + QString::number(number) + table->sentence(number);
            });
            QObject::connect(table.get(), &Table::waitingForChanged, table.get(), [&] {
                seen << at() + QStringLiteral("due %1 %2")
                                   .arg(int(table->waitingFor()))
                                   .arg(int(table->seatToAct()));
            });
            QObject::connect(table.get(), &Table::thinking, table.get(), [&](Seat seat, bool on) {
                seen << QStringLiteral("thinks %1 %2").arg(seat).arg(on);
            });
            for (int turns = 0; turns < 1000 && table->waitingFor() == WaitingFor::Bot; ++turns) {
                if (!letBotsDecide(*table)) break;
                table->clock().advance(10);
            }
            return seen;
        };
        const QStringList with = seenWith("no-fishing", "two-fisted-fisherman");
        QCOMPARE(with, seenWith("two-fisted-fisherman", "no-fishing"));
        QVERIFY(std::ranges::any_of(with, [](const QString& line) { return line.contains(" asks "); }));
    }

    void X04_strictSecrecyHandsOverOnEveryAsk_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("deal");
        QTest::addColumn<QString>("ask");
        QTest::newRow("twisted") << "twisted-fish"
                                 << QByteArray(
                                        "{'hands':[['red-eel'],['blue-eel','red-whale'],['red-crab']]}")
                                 << "Ask Ben for the green eel";
        QTest::newRow("rainbow, no reaction")
            << "rainbow-fish" << QByteArray("{'hands':[['red-5'],['blue-7'],['blue-6']]}")
            << "Ask Ben for fives";
        QTest::newRow("rainbow, skip")
            << "rainbow-fish" << QByteArray("{'hands':[['red-5'],['blue-5','red-skip'],['blue-6']]}")
            << "Ask Ben for fives";
    }

    void X04_strictSecrecyHandsOverOnEveryAsk() {
        QFETCH(QString, game);
        QFETCH(QByteArray, deal);
        QFETCH(QString, ask);
        auto table = laidTable(game, 3, 0, 2, deal);
        TableRules tableRules = quick();
        tableRules.strictSecrecy = true;
        table->setTableRules(tableRules);
        QVERIFY(untilWaitingFor(*table));
        table->reveal(0);
        QVERIFY(playWords(*table, ask));
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
        QCOMPARE(table->seatToAct(), Seat(1));
        QCOMPARE(table->viewer(), kNoSeat);
        table->reveal(1);
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(wasSaid(*table, ask.replace("Ask", "Ann asks") + "."));
    }

    /// After allowing a bot's Zinger the hand is covered, as it is the bot's turn; the answer needs another
    /// hand-over.
    void X04_strictSecrecyHandsOverAgainForTheAnswer() {
        // The bot casts the Net before the pond is empty; only one other hand has cards.
        auto table = laidTable("twisted-fish", 2, 1, 1,
                               "{'hands':[['divine-intervention','red-eel'],[],['the-net','blue-eel']],"
                               "'pond':['red-crab','blue-crab','green-crab']}");
        TableRules tableRules = quick();
        tableRules.strictSecrecy = true;
        table->setTableRules(tableRules);
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
        QCOMPARE(table->seatToAct(), Seat(0));
        table->reveal(0);
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(playWords(*table, "Let it happen"));
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
        QCOMPARE(table->seatToAct(), Seat(0));
    }

    void X04_rainbowReactions_data() {
        QTest::addColumn<int>("skipRule");
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("skips");
        QTest::addColumn<bool>("handsOver");
        QTest::newRow("no order") << -1 << -1 << false << false;
        QTest::newRow("only if I lose") << int(Rule::OnlyIfILose) << -1 << true << false;
        QTest::newRow("for fives") << int(Rule::Always) << 5 << true << false;
        QTest::newRow("for sixes only") << int(Rule::Always) << 6 << false << false;
        QTest::newRow("never") << int(Rule::Never) << -1 << false << false;
        QTest::newRow("ask me") << int(Rule::AskMe) << -1 << false << true;
    }

    void X04_rainbowReactions() {
        QFETCH(int, skipRule);
        QFETCH(int, number);
        QFETCH(bool, skips);
        QFETCH(bool, handsOver);
        auto table =
            laidTable("rainbow-fish", 3, 0, 2,
                      "{'hands':[['red-5','red-1'],['blue-5','red-skip','red-reverse'],['blue-6']]}");
        QVERIFY(table->lacksOrders(1));
        if (skipRule >= 0) {
            table->setOrder(1, "skip", {Rule(skipRule), number});
            QVERIFY(!table->lacksOrders(1));
        }
        QVERIFY(untilWaitingFor(*table));
        table->reveal(0);
        QVERIFY(playWords(*table, "Ask Ben for fives"));
        QVERIFY(untilWaitingFor(*table));
        bool skipped = false;
        for (const PileCards& pile : table->piles())
            if (pile.pile.kind == PileKind::Discard) skipped = !pile.faces.empty();
        QCOMPARE(skipped, skips);
        QCOMPARE(table->waitingFor() == WaitingFor::HandOver && table->seatToAct() == 1 && !skipped,
                 handsOver);
        // Only the card's owner learns that their standing order played it.
        for (const Seat seat : {1, 2}) {
            bool isShown = false;
            for (const RecapLine& line : recap(*table, seat))
                isShown = isShown || line.words.startsWith("Your standing order: ");
            QCOMPARE(isShown, skips && seat == 1);
        }
    }

    // The table flushes for absent people if a flush is forced.
    void X04_forcedFlushIsNoStandingOrder() {
        auto table =
            laidTable("what-the-fish", 3, 0, 0,
                      "{'hands':[['kill-2'],['kill-9'],['kill-5']],'draw':['fish-3','fish-4','fish-8']}");
        for (int passed = 0; passed < table->seats(); ++passed) {
            QVERIFY(untilWaitingFor(*table));
            table->reveal(table->seatToAct());
            QVERIFY(playWords(*table, "Pass"));
        }
        QVERIFY(untilWaitingFor(*table));
        bool flushed = false;
        for (const Seat seat : {0, 1, 2})
            for (const RecapLine& line : recap(*table, seat)) {
                flushed = flushed || line.words.contains("flush");
                QVERIFY2(!line.words.startsWith("Your standing order: "), qPrintable(line.words));
            }
        QVERIFY(flushed);
    }

    void X06_setsAreLaidForAPerson() {
        for (const bool forMe : {true, false}) {
            auto table = laidTable(
                "rainbow-fish", 1, 2, 2,
                "{'hands':[['red-5','blue-5','green-5','yellow-5','red-1'],['blue-6'],['blue-7']]}");
            TableRules tableRules = quick();
            tableRules.layForMe = forMe;
            table->setTableRules(tableRules);
            QVERIFY(untilWaitingFor(*table));
            QCOMPARE(wasSaid(*table, "You lay a set of fives."), forMe);
            QCOMPARE(table->waitingFor(), WaitingFor::Person);
        }
    }

    void netIsAnsweredByHandOver() {
        for (const bool two : {true, false}) {
            auto table =
                laidTable("twisted-fish", 3, 0, 2,
                          two ? "{'hands':[['red-eel','the-net'],['blue-eel','green-eel'],['red-shrimp']]}"
                              : "{'hands':[['red-eel','the-net'],['blue-eel','red-crab'],['red-shrimp']]}");
            QVERIFY(untilWaitingFor(*table));
            table->reveal(0);
            QVERIFY(playWords(*table, "Cast the Net at Ben for any eel"));
            QVERIFY(untilWaitingFor(*table));
            QCOMPARE(table->waitingFor(), two ? WaitingFor::HandOver : WaitingFor::Person);
            QCOMPARE(table->seatToAct(), two ? Seat(1) : Seat(0));
            if (two) {
                table->reveal(1);
                QVERIFY(playWords(*table, "Give the green eel"));
                QVERIFY(untilWaitingFor(*table));
                QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
            }
        }
    }

    void G12_keepersDecideInPublic() {
        auto table =
            laidTable("great-lakes", 3, 0, 0,
                      "{'hands':[['KS','2C'],['KH','3C'],['KD','4C']],'lake':['5S','5H','5D'],'rest':'out'}");
        for (const Seat seat : {1, 2, 0}) {
            QVERIFY(untilWaitingFor(*table));
            QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
            QCOMPARE(table->seatToAct(), seat);
            table->reveal(seat);
            QCOMPARE(table->choices().size(), std::size_t(2));
            QVERIFY(table->play(table->choices()[0].id));
        }
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::Person);
        QCOMPARE(table->seatToAct(), Seat(1));
        QCOMPARE(table->viewer(), kNoSeat);
        QCOMPARE(table->choices().size(), std::size_t(2));
        QVERIFY(playWords(*table, "Fish out the suit"));
        QVERIFY(wasSaid(*table, "Ben fishes out hearts: the five."));
    }

    void coverAndReveal() {
        auto table = laidTable("twisted-fish", 2, 1, 2, kEels);
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->viewer(), kNoSeat);
        table->reveal(1); // ignored: not seat 1's turn to look
        QCOMPARE(table->viewer(), kNoSeat);
        table->reveal(0);
        QCOMPARE(table->viewer(), Seat(0));
        QCOMPARE(table->waitingFor(), WaitingFor::Person);
        const int choice = table->choices().front().id;
        table->cover();
        QCOMPARE(table->viewer(), kNoSeat);
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
        QCOMPARE(table->seatToAct(), Seat(0));
        QSignalSpy refusals(table.get(), &Table::refused);
        QVERIFY(!table->play(choice));
        QCOMPARE(refusals.size(), 1);
    }

    void playerSeesResultOfTurn_data() {
        QTest::addColumn<int>("people");
        QTest::newRow("a person is next") << 3;
        QTest::newRow("a bot is next") << 1 + 1;
    }

    // If a window shows the table, the hand stays open after the last move of a turn until the player
    // confirms.
    void playerSeesResultOfTurn() {
        QFETCH(int, people);
        // People sit first: with two of them, seat 1 plays last before the bot.
        const Seat seat = people == 3 ? 0 : 1;
        auto table = laidTable("twisted-fish", people, 3 - people, people == 3 ? 2 : 0,
                               "{'hands':[['red-eel'],['red-whale'],['red-crab']],'pond':['red-shrimp']}");
        table->setWatched(true);
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->seatToAct(), seat);
        table->reveal(seat);
        QVERIFY(playWords(*table, seat == 0 ? "Ask Ben for the green eel" : "Ask Ann for the green whale"));
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::HideCards);
        QCOMPARE(table->seatToAct(), seat);
        QCOMPARE(table->viewer(), seat);
        QVERIFY(table->choices().empty());
        QVERIFY2(outcome(*table).contains("You fish the red shrimp."), qPrintable(outcome(*table)));
        const int steps = table->steps();
        untilIdle(); // no move meanwhile
        QCOMPARE(table->steps(), steps);
        table->setTableRules(table->tableRules());
        table->cover();
        QCOMPARE(table->viewer(), kNoSeat);
        QCOMPARE(table->waitingFor(), people == 3 ? WaitingFor::HandOver : WaitingFor::Bot);
    }

    // In a game without turns, players see a hand that they have snatched before the next player is asked.
    void playerSeesNewCardsOutOfTurn() {
        auto table =
            laidTable("what-the-fish", 3, 0, 0,
                      "{'hands':[['fish-8','kill-2'],['fish-3','snapper-snatch'],['fish-4','kill-5']]}");
        table->setWatched(true);
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->seatToAct(), Seat(1));
        table->reveal(1);
        for (const TableChoice& choice : table->choices())
            if (choice.words.contains("Snapper Snatch")) {
                QVERIFY(table->play(choice.id));
                break;
            }
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::HideCards);
        QCOMPARE(table->viewer(), Seat(1));
        table->cover();
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
        // A player who passes has no new cards to see.
        table->reveal(table->seatToAct());
        QVERIFY(playWords(*table, "Pass"));
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
    }

    void undoNeedsARequestAndConsent() {
        auto table = laidTable("twisted-fish", 3, 0, 2,
                               "{'hands':[['red-eel'],['red-whale'],['red-crab']],'pond':['red-shrimp']}");
        table->setWatched(true);
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(!table->askToTakeBack()); // nothing to undo
        table->reveal(0);
        const int steps = table->steps();
        QVERIFY(playWords(*table, "Ask Ben for the green eel"));
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->waitingFor(), WaitingFor::HideCards);
        QVERIFY(!table->isTakeBackAsked());
        QVERIFY(!table->undo()); // the next player has to agree
        QVERIFY(table->askToTakeBack() && table->isTakeBackAsked());
        table->cover();
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
        QVERIFY(table->isTakeBackAsked() && table->canUndo());
        QVERIFY(table->undo());
        QVERIFY(!table->isTakeBackAsked());
        QCOMPARE(table->steps(), steps);
        // Once the next player has looked, consent is not asked for.
        table->reveal(0);
        QVERIFY(playWords(*table, "Ask Ben for the green eel"));
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(table->askToTakeBack());
        table->cover();
        table->reveal(1);
        QVERIFY(!table->isTakeBackAsked());
    }

    void facingChangesBeforeMoveIsReported() {
        auto table = laidTable("twisted-fish", 3, 0, 2,
                               "{'hands':[['red-eel'],['red-whale'],['red-crab']],'pond':['red-shrimp']}");
        QVERIFY(untilWaitingFor(*table));
        table->reveal(0);
        QStringList order;
        connect(table.get(), &Table::viewerChanged, this, [&] { order << QStringLiteral("viewer"); });
        connect(table.get(), &Table::happened, this, [&](int, int) {
            order << QStringLiteral("happened");
            if (table->waitingFor() == WaitingFor::HandOver) QCOMPARE(table->viewer(), kNoSeat);
        });
        QVERIFY(playWords(*table, "Ask Ben for the green eel"));
        QVERIFY(untilWaitingFor(*table));
        // Ann sees the ask; the answer ends her turn, so her hand is covered first.
        QCOMPARE(order, QStringList({"happened", "viewer", "happened"}));
        QCOMPARE(table->seatToAct(), Seat(1));
    }

    void recapIsPublic() {
        auto table = laidTable("twisted-fish", 3, 0, 2,
                               "{'hands':[['red-eel'],['red-whale'],['red-crab']],'pond':['red-shrimp']}");
        QVERIFY(untilWaitingFor(*table));
        table->reveal(0);
        QVERIFY(playWords(*table, "Ask Ben for the green eel"));
        QVERIFY(untilWaitingFor(*table));
        const std::vector<RecapLine> lines = recap(*table, 1);
        QCOMPARE(lines.size(), std::size_t(1));
        QCOMPARE(lines[0].words, QString("Ann asks you for the green eel. Go fish! Ann fishes a card."));
        QVERIFY(!lines[0].words.contains("shrimp")); // her fished card stays secret
        for (const Face face : lines[0].faces)
            QVERIFY(!table->cardWords(face).contains("shrimp"));
        QCOMPARE(seatsToCome(*table, 1), std::vector<Seat>({2, 0}));
        table->reveal(1);
        table->cover();
        QVERIFY(recap(*table, 1).empty());
    }

    void windowOrders() {
        auto table = laidTable("what-the-fish", 3, 0, 0,
                               "{'hands':[['fish-8','kill-2'],['fish-3','kill-9'],['fish-4','kill-5']]}");
        QVERIFY(untilWaitingFor(*table));
        const Seat first = table->seatToAct();
        QCOMPARE(table->waitingFor(), WaitingFor::HandOver);
        // players are skipped by their orders only, never because of their cards.
        table->setWindowOrder(first, {WindowOrder::Rule::PassUntilChange});
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(table->seatToAct() != first);
        const Seat second = table->seatToAct();
        table->reveal(second);
        for (const TableChoice& choice : table->choices())
            if (choice.words.startsWith("Dive")) {
                QVERIFY(table->play(choice.id));
                break;
            }
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(table->windowOrder(first).rule, WindowOrder::Rule::AskMe); // an event has reset the order
        table->setWindowOrder(table->seatToAct(), {WindowOrder::Rule::PassUnlessCardOf, first});
        const Seat third = table->seatToAct();
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(table->seatToAct() != third);
        QCOMPARE(table->windowOrder(third).rule, WindowOrder::Rule::PassUnlessCardOf);
    }

    void orderHoldsAgainAfterSomebodyActed() {
        StandingOrders orders;
        const WindowOrder own{WindowOrder::Rule::PassUnlessCardOf, 1};
        orders.setForWindow(1, own);
        orders.setForWindow(1, {WindowOrder::Rule::PassUntilChange});
        QCOMPARE(orders.forWindow(1), WindowOrder{WindowOrder::Rule::PassUntilChange});
        orders.somebodyActed();
        QCOMPARE(orders.forWindow(1), own);
        orders.setForWindow(1, {});
        QCOMPARE(orders.forWindow(1), WindowOrder{});
    }

    void allPassAtOneHandOver_data() {
        QTest::addColumn<int>("people");
        QTest::addColumn<bool>("strict");
        for (const int people : {2, 3, 4, 5, 6})
            for (const bool strict : {false, true})
                QTest::addRow("%d people%s", people, strict ? ", strict" : "") << people << strict;
    }

    // Round the table everybody is asked in turn, with one hand-over for each person if all want to pass. At
    // the first hand-over all can pass at once.
    void allPassAtOneHandOver() {
        QFETCH(int, people);
        QFETCH(bool, strict);
        for (const bool atOnce : {false, true}) {
            auto table = openQuick(planOf("what-the-fish", people, 0, 5));
            TableRules rules = quick();
            rules.strictSecrecy = strict;
            table->setTableRules(rules);
            int handOvers = 0, passes = 0;
            const int dealt = table->events();
            QVERIFY(untilWaitingFor(*table));
            while (table->waitingFor() == WaitingFor::HandOver && passes < people) {
                ++handOvers;
                const std::vector<Seat> able = table->seatsThatMayPassUnseen();
                QCOMPARE(able.empty(), strict);
                if (atOnce && !strict) {
                    QCOMPARE(able.size(), std::size_t(people));
                    QCOMPARE(able.front(), table->seatToAct());
                    table->passUnseen(SeatSet::all(people));
                    QCOMPARE(table->viewer(), kNoSeat); // no hand was shown
                } else {
                    table->reveal(table->seatToAct());
                    QVERIFY(table->seatsThatMayPassUnseen().empty()); // a hand is open
                    const auto& choices = table->choices();
                    const auto pass =
                        std::find_if(choices.begin(), choices.end(), [](const TableChoice& choice) {
                            return choice.words.startsWith("Pass");
                        });
                    QVERIFY(pass != choices.end() && table->play(pass->id));
                }
                QVERIFY(untilWaitingFor(*table));
                passes = 0;
                for (int number = dealt; number < table->events(); ++number)
                    passes += std::holds_alternative<MoveEvent>(table->event(number)->what);
            }
            QCOMPARE(handOvers, atOnce && !strict ? 1 : people);
            QVERIFY(passes >= people);
        }
    }

    void singlePersonIsNeverCovered() {
        auto table = laidTable("twisted-fish", 1, 2, 2, kEels);
        QSignalSpy facings(table.get(), &Table::viewerChanged);
        QVERIFY(untilWaitingFor(*table));
        table->cover();
        QCOMPARE(table->viewer(), Seat(0));
        QCOMPARE(table->waitingFor(), WaitingFor::Person);
        QCOMPARE(facings.size(), 0);
    }
};

TACKLEBOX_QTEST(HandOverTest)
#include "handover_test.moc"
