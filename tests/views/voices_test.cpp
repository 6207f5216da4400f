// Remarks of the regulars: individual, rare, never repeated, and independent of hidden cards.
#include "views/scene/motion/voices.h"

#include "model/table/replay.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"
#include "tests/views/stagedtable.h"
#include "views/scene/items/speechbubbles.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using testing::Staged;

namespace {

constexpr Remark::Mood kAllMoods[] = {Remark::Mood::Calm, Remark::Mood::Delighted, Remark::Mood::Stung,
                                      Remark::Mood::Thinking};
const QStringList kRegulars{QStringLiteral("ada"), QStringLiteral("ben"), QStringLiteral("cleo"),
                            QStringLiteral("dan"), QStringLiteral("eve"), QStringLiteral("finn"),
                            QStringLiteral("gus"), QStringLiteral("hal")};

bool everybody(Seat) {
    return true;
}

} // namespace

class VoicesTest : public QObject {
    Q_OBJECT

  private slots:
    void everyRegularHasADozenLinesAMood_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de");
    }

    void everyRegularHasADozenLinesAMood() {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/translations/tacklebox_%1").arg(language)));
        QCoreApplication::installTranslator(&translator);
        const auto gone = qScopeGuard([&] { QCoreApplication::removeTranslator(&translator); });
        QSet<QString> all;
        for (const QString& regular : kRegulars)
            for (const Remark::Mood mood : kAllMoods) {
                const QStringList lines = voiceLines(regular, mood);
                QCOMPARE(lines.size(), Remarks::kLines);
                for (const QString& line : lines) {
                    QVERIFY2(!line.trimmed().isEmpty() && line.size() <= 56, qPrintable(line));
                    all << line;
                }
            }
        QVERIFY(all.size() > 8 * 4 * Remarks::kLines - 8); // hardly any line belongs to two regulars
        QVERIFY(all.contains(language == QLatin1String("de") ? QStringLiteral("Wie berechnet.")
                                                             : QStringLiteral("As calculated.")));
        QVERIFY(voiceLines(QStringLiteral("guest"), Remark::Mood::Calm).isEmpty());
    }

    void atMostOneInThreeAndNoneTwice_data() { rowsOfGames(); }

    void atMostOneInThreeAndNoneTwice() {
        QFETCH(QString, game);
        int said = 0, moves = 0;
        for (quint64 seed = 1; seed <= 3; ++seed) {
            const auto table = openQuick(planOf(game, 1, 2, seed));
            QVERIFY(table && playOut(*table, seed));
            Remarks remarks(*table);
            remarks.processBefore(table->events());
            std::set<std::tuple<Seat, Remark::Mood, int>> inDeal;
            int last = -100;
            for (int number = 0; number < table->events(); ++number) {
                const auto seen = table->seenByAll(number);
                if (!seen) {
                    QVERIFY(!remarks.at(number)); // nobody may know of this event
                    continue;
                }
                const EventContent content = seen->content();
                if (std::holds_alternative<DealBegun>(content)) inDeal.clear();
                moves += std::holds_alternative<AnyMoveMade>(content);
                const auto remark = remarks.at(number);
                if (!remark) continue;
                ++said;
                QVERIFY(!table->plan().seats[remark->seat].person);
                QVERIFY(remark->line >= 0 && remark->line < Remarks::kLines);
                QVERIFY(inDeal.emplace(remark->seat, remark->mood, remark->line).second);
                if (!std::holds_alternative<DealBegun>(content)) QVERIFY(number - last >= Remarks::kApart);
                last = number;
            }
            // A remark after the last round has not been made in it.
            for (Seat seat = 0; seat < table->seats(); ++seat)
                for (std::uint64_t pick = 0; pick < Remarks::kLines; ++pick) {
                    const auto line = remarks.unsaid(seat, Remark::Mood::Delighted, pick);
                    QVERIFY(line && !inDeal.contains({seat, Remark::Mood::Delighted, *line}));
                }
            // Processing the events in parts, or from the middle, gives the same.
            Remarks again(*table);
            for (int number = 0; number <= table->events(); number += 7)
                again.processBefore(number);
            again.processBefore(table->events());
            QVERIFY(again.all() == remarks.all());
            again.processBefore(table->events() / 2);
            for (const auto& [number, remark] : again.all())
                QCOMPARE(remarks.at(number), std::optional(remark));
        }
        QVERIFY2(said * 3 <= moves + 9 || !isFinished(game),
                 qPrintable(QStringLiteral("%1 of %2").arg(said).arg(moves)));
        QVERIFY(said > 0 || !isFinished(game));
    }

    // Two deals that look alike from outside: hidden cards have swapped places.
    void otherHiddenCardsMakeNoDifference() {
        const QByteArray deals[] = {"{'hands':[['red-eel','red-crab','blue-crab'],['blue-eel','red-whale','"
                                    "green-whale'],['red-shrimp',"
                                    "'blue-shrimp','green-shrimp']],'pond':['yellow-eel','yellow-crab','"
                                    "yellow-whale','yellow-shrimp']}",
                                    "{'hands':[['red-eel','red-crab','blue-crab'],['blue-eel','green-shrimp',"
                                    "'blue-shrimp'],['red-whale',"
                                    "'green-whale','red-shrimp']],'pond':['yellow-eel','yellow-shrimp','"
                                    "yellow-crab','yellow-whale']}"};
        std::map<int, Remark> said[2];
        int events[2] = {};
        for (int i = 0; i < 2; ++i) {
            const auto table = laidTable("twisted-fish", 3, 0, 2, deals[i]);
            QVERIFY(table && untilWaitingFor(*table));
            table->reveal(0);
            QVERIFY(playWords(*table, "Ask Ben for the blue eel"));
            QVERIFY(untilWaitingFor(*table));
            QVERIFY(playWords(*table, "Ask Cleo for the green eel"));
            QVERIFY(untilWaitingFor(*table));
            Remarks remarks(*table, everybody);
            remarks.processBefore(table->events());
            said[i] = remarks.all();
            events[i] = table->events();
        }
        QCOMPARE(events[0], events[1]);
        QVERIFY(said[0] == said[1]);
    }

    // At the table a remark covers no seat and no card, and motion does not wait for it.
    void nothingIsCoveredAndNothingWaits() {
        FaceStore faces(testing::blankFace);
        int said = 0, silent = 0;
        for (const bool on : {true, false}) {
            const auto table = openQuick(planOf(QStringLiteral("go-fish"), 0, 4, 3));
            QVERIFY(table);
            Staged staged(faces, *table);
            staged.director.setVoices(on);
            QString last;
            for (int i = 0; i < 4000 && table->waitingFor() != WaitingFor::Over; ++i) {
                staged.scene.frameClock().advance(60);
                tacklebox::testing::untilIdle();
                const QString words = staged.scene.bubbles().remark();
                if (!words.isEmpty() && words != last) (on ? said : silent) += 1;
                last = words;
                if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
            }
            QCOMPARE(staged.wrong, 0);
        }
        QVERIFY(said > 0);
        QCOMPARE(silent, 0);
    }
};

TACKLEBOX_QTEST(VoicesTest)
#include "voices_test.moc"
