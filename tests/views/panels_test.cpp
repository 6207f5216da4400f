// The panels around a table, used as a person uses them: typing, arrows, clicks.
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/tablesupport.h"
#include "tests/views/faketable.h"
#include "tests/views/scenefakes.h"
#include "views/games/common/seatpictures.h"
#include "views/panels/announcer.h"
#include "views/panels/hintsheet.h"
#include "views/panels/movespanel.h"
#include "views/panels/orderspanel.h"
#include "views/panels/placespanel.h"
#include "views/panels/promptribbon.h"
#include "views/panels/ribbonwords.h"
#include "views/panels/scorespanel.h"
#include "views/panels/talkpanel.h"
#include "views/panels/tickerbar.h"
#include "views/theme/keybutton.h"
#include "views/theme/pillbar.h"
#include "views/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const QStringList kAsks{
    QStringLiteral("Ask Ben for the red whale"), QStringLiteral("Ask Ben for the blue crab"),
    QStringLiteral("Ask Cleo for the red whale"), QStringLiteral("Ask Cleo for the blue crab")};

Gesture button(int choice, const QString& words, const QString& key, bool harmless = false) {
    Gesture gesture;
    gesture.choice = choice;
    gesture.button = Button{.words = words, .key = key, .harmless = harmless};
    return gesture;
}

/// Says what the test wants to be asked of a person.
struct Prompter : FakePresenter {
    explicit Prompter(Prompt prompt = {}) : now(std::move(prompt)) {}
    Prompt prompt() const override { return now; }

    Prompt now;
};

KeyButton* buttonCalled(const QWidget& bar, const QString& words) {
    for (KeyButton* found : bar.findChildren<KeyButton*>())
        if (found->isVisibleTo(&bar) && found->accessibleName() == words) return found;
    return nullptr;
}

} // namespace

class PanelsTest : public QObject {
    Q_OBJECT

  private slots:
    void aTickerTooNarrowTellsTheLastSentences();
    // ---- moves ----
    void MovesPanel_TypedWordsAndEnterPlayThatMove() {
        FakeTable table(FakeTable::planFor(QStringLiteral("twisted-fish"), 1, 2));
        MovesPanel panel;
        panel.setTable(&table);
        useWindow(panel);
        panel.list()->setFocus();
        table.offer(kAsks);
        QTest::keyClicks(panel.list(), QStringLiteral("cleo"));
        QTest::keyClicks(panel.filter(), QStringLiteral(" red"));
        QCOMPARE(panel.list()->model()->rowCount(), 1);
        QTest::keyClick(panel.filter(), Qt::Key_Return);
        QCOMPARE(table.playedWords, QStringList{kAsks[2]});
        QVERIFY(panel.filter()->text().isEmpty());
    }

    void MovesPanel_ArrowsWalkWhileWordsAreTyped() {
        FakeTable table(FakeTable::planFor(QStringLiteral("twisted-fish"), 1, 2));
        MovesPanel panel;
        panel.setTable(&table);
        useWindow(panel);
        table.offer(kAsks);
        panel.filter()->setFocus();
        QTest::keyClicks(panel.filter(), QStringLiteral("crab"));
        QTest::keyClick(panel.filter(), Qt::Key_Down);
        QTest::keyClick(panel.filter(), Qt::Key_Return);
        QCOMPARE(table.playedWords, QStringList{kAsks[3]});
    }

    void MovesPanel_KeepsTheLineWhenOthersComeAndGo() {
        FakeTable table(FakeTable::planFor(QStringLiteral("twisted-fish"), 1, 2));
        MovesPanel panel;
        panel.setTable(&table);
        useWindow(panel);
        table.offer(kAsks);
        panel.list()->setCurrentIndex(panel.list()->model()->index(2, 0));
        table.offer({QStringLiteral("Lay down the eels"), kAsks[2], kAsks[3]});
        QCOMPARE(panel.list()->currentIndex().data().toString(), kAsks[2]);
        QTest::keyClick(panel.list(), Qt::Key_Return); // the same words, so this is what was meant
        QCOMPARE(table.playedWords, QStringList{kAsks[2]});
    }

    // A reader that looks for what has the focus finds no line of a list that nobody is in.
    void MovesPanel_NoLineSaysThatItHasTheFocusOfAnother() {
        FakeTable table(FakeTable::planFor(QStringLiteral("twisted-fish"), 1, 2));
        QWidget window;
        MovesPanel panel(&window);
        QLineEdit elsewhere(&window);
        elsewhere.setGeometry(0, 0, 100, 30);
        panel.setGeometry(0, 40, 300, 300);
        panel.setTable(&table);
        useWindow(window);
        elsewhere.setFocus();
        table.offer(kAsks);
        const auto focused = [&panel] {
            QAccessibleInterface* list = QAccessible::queryAccessibleInterface(panel.list());
            QList<int> rows;
            for (int row = 0; row < list->childCount(); ++row)
                if (list->child(row)->state().focused) rows << row;
            return rows;
        };
        QCOMPARE(focused(), {});
        panel.list()->setFocus();
        QCOMPARE(focused(), {0});
        QTest::keyClick(panel.list(), Qt::Key_Down);
        QCOMPARE(focused(), {1});
        elsewhere.setFocus();
        QTRY_COMPARE(focused(), QList<int>());
        table.offer({QStringLiteral("Lay down the eels"), kAsks[0], kAsks[1], kAsks[2]});
        QCOMPARE(focused(), {});
        panel.filter()->setFocus(); // whose Enter plays the marked line
        QTest::keyClick(panel.filter(), Qt::Key_Return);
        QCOMPARE(table.playedWords, QStringList{kAsks[1]});
    }

    void MovesPanel_AListThatChangesUnderTheCursorPlaysNothing() {
        FakeTable table(FakeTable::planFor(QStringLiteral("twisted-fish"), 1, 2));
        MovesPanel panel;
        panel.setTable(&table);
        useWindow(panel);
        qint64 now = 0;
        panel.setClock([&now] { return now; });
        table.offer(kAsks);
        panel.list()->setCurrentIndex(panel.list()->model()->index(1, 0));
        QSignalSpy hints(&panel, &MovesPanel::hint);
        table.offer({kAsks[0], kAsks[2], kAsks[3]});
        QCOMPARE(panel.list()->currentIndex().row(), 1); // the nearest row
        QTest::keyClick(panel.list(), Qt::Key_Return);
        QVERIFY(table.played.isEmpty());
        QCOMPARE(hints.size(), 1);
        now += MovesPanel::kGraceMillis;
        QTest::keyClick(panel.list(), Qt::Key_Return);
        QCOMPARE(table.playedWords, QStringList{kAsks[2]});
    }

    void MovesPanel_ADoubleClickOnTwoMovesPlaysNeither() {
        FakeTable table(FakeTable::planFor(QStringLiteral("twisted-fish"), 1, 2));
        MovesPanel panel;
        panel.resize(300, 300);
        panel.setTable(&table);
        useWindow(panel);
        table.offer(kAsks);
        QWidget* port = panel.list()->viewport();
        const QPoint first = panel.list()->visualRect(panel.list()->model()->index(0, 0)).center();
        QTest::mouseClick(port, Qt::LeftButton, {}, first);
        table.offer({kAsks[1], kAsks[2]}); // another line comes under the pointer
        QTest::mouseDClick(port, Qt::LeftButton, {}, first);
        QVERIFY(table.played.isEmpty());
    }

    void MovesPanel_DoubleClickPlays() {
        FakeTable table(FakeTable::planFor(QStringLiteral("twisted-fish"), 1, 2));
        MovesPanel panel;
        panel.resize(300, 300);
        panel.setTable(&table);
        panel.show();
        table.offer(kAsks);
        const QPoint third = panel.list()->visualRect(panel.list()->model()->index(2, 0)).center();
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {}, third);
        QTest::mouseDClick(panel.list()->viewport(), Qt::LeftButton, {}, third);
        QCOMPARE(table.playedWords, QStringList{kAsks[2]});
    }

    void MovesPanel_LetsGoOfATableThatIsGone() {
        MovesPanel panel;
        {
            FakeTable table(FakeTable::planFor(QStringLiteral("twisted-fish"), 1, 2));
            panel.setTable(&table);
            table.offer(kAsks);
        }
        QCOMPARE(panel.list()->model()->rowCount(), 0);
        QTest::keyClick(panel.list(), Qt::Key_Return);
    }

    // ---- talk ----
    void TalkPanel_TellsWhatIsShownAndNoMore() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 1, 2));
        table.tell(QStringLiteral("Ben asks Cleo for fives."));
        TalkPanel panel;
        panel.setTable(&table);
        QCOMPARE(panel.list()->model()->rowCount(), 1);
        panel.showUpTo(1);
        table.tell(QString()); // an event that says nothing
        table.tell(QStringLiteral("Go fish!"));
        QCOMPARE(panel.list()->model()->rowCount(), 1);
        panel.showUpTo(3);
        QCOMPARE(panel.list()->model()->rowCount(), 2);
        QCOMPARE(panel.list()->model()->index(1, 0).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Go fish!"));
    }

    void TalkPanel_TheNewestLineIsInSight() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 1, 2));
        TalkPanel panel;
        panel.resize(220, 160);
        panel.setTable(&table);
        panel.show();
        for (int i = 0; i < 80; ++i)
            table.tell(QStringLiteral("Sentence number %1 of a long evening at the fishing hole.").arg(i));
        const auto last = [&] { return panel.list()->visualRect(panel.list()->model()->index(79, 0)); };
        QTRY_VERIFY(panel.list()->viewport()->rect().contains(last().center()));
    }

    void TalkPanel_ATurnOpensToItsSteps() {
        auto table = openQuick(planOf(QStringLiteral("go-fish"), 1, 2, 5, Level::Random));
        QVERIFY(playOut(*table, 5));
        TalkPanel panel;
        panel.setTable(table.get());
        useWindow(panel);
        QAbstractItemModel* model = panel.list()->model();
        const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto* lines = qobject_cast<TalkLines*>(model);
        int row = 0;
        while (row < model->rowCount() && !lines->hasSteps(row))
            ++row;
        QVERIFY(row + 1 < model->rowCount());
        const int closed = model->rowCount();
        const QString turn = model->index(row, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(turn.endsWith(QStringLiteral(" steps.")), qPrintable(turn));
        panel.list()->setCurrentIndex(model->index(row, 0));
        QTest::keyClick(panel.list(), Qt::Key_Right);
        const int steps = model->rowCount() - closed;
        QVERIFY2(steps >= 2 && turn.contains(QString::number(steps)), qPrintable(turn));
        QVERIFY(
            model->index(row, 0).data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("Opened.")));
        QTest::keyClick(panel.list(), Qt::Key_Down);
        QCOMPARE(panel.list()->currentIndex().row(), row + 1);
        QTest::keyClick(panel.list(), Qt::Key_Left); // from a step back to its turn
        QCOMPARE(model->rowCount(), closed);
        QCOMPARE(panel.list()->currentIndex().row(), row);
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {},
                          panel.list()->visualRect(model->index(row, 0)).center());
        QCOMPARE(model->rowCount(), closed + steps);
    }

    // The turn that is played is open, and closes when the next begins.
    void TalkPanel_TheTurnThatIsPlayedIsOpen() {
        auto table = openQuick(planOf(QStringLiteral("go-fish"), 1, 2, 5, Level::Random));
        TalkPanel panel;
        panel.setTable(table.get());
        const auto* lines = qobject_cast<TalkLines*>(panel.list()->model());
        const QAbstractItemModelTester tester(panel.list()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        int open = 0, closed = 0;
        QVERIFY(playOut(*table, 5, [&] {
            panel.showUpTo(table->events());
            for (int row = 0; row < lines->rowCount(); ++row) {
                if (!lines->hasSteps(row)) continue;
                ++(lines->isOpen(row) ? open : closed);
                if (!lines->isOpen(row)) continue;
                for (int after = row + 1; after < lines->rowCount(); ++after)
                    QVERIFY(!lines->hasSteps(after)); // nothing but its steps
            }
        }));
        QVERIFY(open > 5 && closed > 5);
    }

    // ---- scores ----
    void ScoresPanel_ShowsTotalsAndDeals() {
        FakeTable table(FakeTable::planFor(QStringLiteral("twisted-fish"), 1, 2));
        table.setTableRules({});
        ScoresPanel panel;
        panel.setTable(&table);
        Scored deal{};
        deal.points = {50, -25, 0};
        deal.totals = {50, -25, 0};
        table.score(deal);
        deal.points = {10, 20, 30};
        deal.totals = {60, -5, 30};
        table.score(deal);
        const ScoreSheet* sheet = panel.sheet();
        QCOMPARE(sheet->rowCount(), 3);
        QCOMPARE(sheet->item(0, 0)->text(), QStringLiteral("You"));
        QCOMPARE(sheet->item(1, 0)->text(), QStringLiteral("Ben"));
        QCOMPARE(sheet->item(0, 1)->text(), QStringLiteral("60"));
        QCOMPARE(sheet->item(2, 2)->text(), QStringLiteral("30")); // the newest deal first
        QCOMPARE(sheet->item(1, 3)->text(), QStringLiteral("−25"));
    }

    // Nowhere a hyphen: at the players, too, whose score has what the deal brings beside it.
    void pointsBelowZeroHaveAMinus() {
        QCOMPARE(scoreOf(-25, 0), QStringLiteral("−25"));
        QCOMPARE(scoreOf(-25, 5), QStringLiteral("−25+5"));
        QCOMPARE(scoreOf(-25, -5), QStringLiteral("−25−5"));
        QCOMPARE(scoreOf(0, -5), QStringLiteral("−5"));
        QVERIFY(pointsWords(-5).startsWith(QStringLiteral("−5 ")));
    }

    // What a deal has brought so far is told while it is played, and not before it has been seen.
    void ScoresPanel_TellsWhatIsLaidSoFar() {
        FakeTable table(FakeTable::planFor(QStringLiteral("platinum-fish"), 1, 2));
        table.setTableRules({});
        ScoresPanel panel;
        panel.setTable(&table);
        const ScoreSheet* sheet = panel.sheet();
        QCOMPARE(sheet->columnCount(), 2);
        table.setWatched(true);
        table.soFar = {0, 2, 1};
        table.tell(QStringLiteral("Ben lays the ace of spades."));
        QCOMPARE(sheet->columnCount(), 2);
        table.shown(table.events());
        QCOMPARE(sheet->columnCount(), 3);
        QCOMPARE(sheet->horizontalHeaderItem(2)->text(), QStringLiteral("So far"));
        QCOMPARE(sheet->item(1, 2)->text(), QStringLiteral("2"));
        table.soFar.clear();
        Scored deal{};
        deal.points = deal.totals = {3, 4, 5};
        table.score(deal, true);
        table.shown(table.events());
        QCOMPARE(sheet->columnCount(), 3);
        QCOMPARE(sheet->horizontalHeaderItem(2)->text(), QStringLiteral("Deal 1"));
        QCOMPARE(sheet->item(1, 2)->text(), QStringLiteral("4"));
    }

    // ---- the table in words ----
    void PlacesPanel_TellsOpenCardsAndCountsHiddenOnes() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 1, 2));
        table.laid = {{handOf(0), {}}, {handOf(1), {}}, {{PlaceKind::Discard}, {}}};
        table.laid[0].faces.add(7);
        for (int i = 0; i < 3; ++i)
            table.laid[1].faces.add(kHidden);
        table.laid[2].faces.add(kHidden);
        table.laid[2].faces.add(9);
        PlacesPanel panel;
        panel.show();
        panel.setTable(&table);
        QTreeWidget* tree = panel.tree();
        QCOMPARE(tree->topLevelItemCount(), 3);
        QCOMPARE(tree->topLevelItem(0)->text(0), QStringLiteral("Your hand: one card"));
        QCOMPARE(tree->topLevelItem(0)->child(0)->text(0), QStringLiteral("Card 7"));
        QCOMPARE(tree->topLevelItem(1)->childCount(), 0);
        QVERIFY(tree->topLevelItem(1)->text(0).startsWith(QStringLiteral("Ben's hand")));
        QCOMPARE(tree->topLevelItem(2)->child(1)->text(0), QStringLiteral("one hidden card"));
        const QRect line = tree->visualItemRect(tree->topLevelItem(1));
        QVERIFY(line.height() >= 24);
        QVERIFY(line.width() >= QFontMetrics(tree->font()).horizontalAdvance(tree->topLevelItem(1)->text(0)));
        // Where somebody reads stays where it is when cards come.
        tree->setCurrentItem(tree->topLevelItem(2));
        table.laid[0].faces.add(8);
        table.tell(QStringLiteral("Ben gives a card."));
        QTRY_COMPARE(tree->topLevelItem(0)->childCount(), 2);
        QCOMPARE(tree->currentItem(), tree->topLevelItem(2));
    }

    void PlacesPanel_ForgetsAHandAtOnce() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 2, 1));
        table.face(0);
        table.laid = {{handOf(0), {}}};
        table.laid[0].faces.add(7);
        PlacesPanel panel;
        panel.show();
        panel.setTable(&table);
        QCOMPARE(panel.tree()->topLevelItem(0)->childCount(), 1);
        table.laid[0].faces = {};
        table.laid[0].faces.add(kHidden);
        table.face(kNoSeat);
        QCOMPARE(panel.tree()->topLevelItemCount(), 0); // in the same call
    }

    // ---- standing orders ----
    void OrdersPanel_SetsTheOrdersOfTheOneAtTheScreen() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 2, 1));
        table.reactions = {{QStringLiteral("skip"), QStringLiteral("Skip")},
                           {QStringLiteral("war-machine"), QStringLiteral("War Machine")}};
        OrdersPanel panel;
        panel.setTable(&table);
        QVERIFY(!panel.findChild<QComboBox*>()); // nobody is at the screen
        table.face(1);
        auto* rule = panel.findChild<QComboBox*>(QStringLiteral("rule-skip"));
        auto* number = panel.findChild<QComboBox*>(QStringLiteral("number-skip"));
        QVERIFY(rule && number);
        QVERIFY(!panel.findChild<QComboBox*>(QStringLiteral("number-war-machine")));
        rule->setFocus();
        QTest::keyClick(rule, Qt::Key_Home); // Ask me
        QTest::keyClick(rule, Qt::Key_Down); // Always
        QTest::keyClick(number, Qt::Key_End);
        QCOMPARE(table.order(1, QStringLiteral("skip")).rule, StandingOrder::Rule::Always);
        QCOMPARE(table.order(1, QStringLiteral("skip")).onlyForNumber, 9);
        QCOMPARE(table.order(0, QStringLiteral("skip")).onlyForNumber, -1);
    }

    void OrdersPanel_PassesUnlessTheFishIsSomebodys() {
        FakeTable table(FakeTable::planFor(QStringLiteral("what-the-fish"), 2, 1));
        table.face(0);
        OrdersPanel panel;
        panel.setTable(&table);
        auto* rule = panel.findChild<QComboBox*>(QStringLiteral("windowOrder"));
        QVERIFY(rule);
        QTest::keyClick(rule, Qt::Key_End);
        QCOMPARE(table.windowOrder(0).rule, WindowOrder::Rule::PassUnlessFishOf);
        QCOMPARE(table.windowOrder(0).seat, Seat(2));
    }

    // ---- announcements ----
    void Announcer_MergesAndRests() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 1, 2));
        Announcer announcer;
        announcer.setTable(&table);
        announcer.clock().setManual();
        QSignalSpy said(&announcer, &Announcer::announced);
        table.tell(QStringLiteral("Ben asks Cleo for fives."));
        table.tell(QStringLiteral("Go fish!"));
        announcer.tellEvent(0);
        announcer.tellEvent(1);
        QCOMPARE(said.size(), 0);
        announcer.clock().advance(Announcer::kGatherMillis);
        QCOMPARE(said.size(), 1);
        QCOMPARE(said[0][0].toString(), QStringLiteral("Ben asks Cleo for fives. Go fish!"));
        for (int i = 2; i < 12; ++i) {
            table.tell(QStringLiteral("Sentence %1.").arg(i));
            announcer.tellEvent(i);
        }
        announcer.clock().advance(Announcer::kRestMillis - 1);
        QCOMPARE(said.size(), 1); // it rests
        announcer.clock().advance(1);
        QCOMPARE(said.size(), 2);
        QStringList all; // nothing is lost, however much comes, and all of it is in order
        for (int i = 2; i < 12; ++i)
            all << QStringLiteral("Sentence %1.").arg(i);
        QCOMPARE(said[1][0].toString(), all.join(u' '));
        announcer.tellEvent(11);
        announcer.clock().advance(2 * Announcer::kRestMillis);
        QCOMPARE(said.size(), 2); // nothing twice
    }

    // A question comes after what led to it, also while the announcer rests, and nothing older follows it.
    void Announcer_AsksAfterWhatHappened() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 1, 2));
        Announcer announcer;
        announcer.setTable(&table);
        announcer.clock().setManual();
        QSignalSpy said(&announcer, &Announcer::announced);
        table.tell(QStringLiteral("Ben asks Cleo for fives."));
        announcer.tellEvent(0);
        announcer.clock().advance(Announcer::kGatherMillis);
        for (int i = 1; i < 8; ++i) {
            table.tell(QStringLiteral("Sentence %1.").arg(i));
            announcer.tellEvent(i);
        }
        announcer.setQuestion(QStringLiteral("Your turn."));
        announcer.clock().advance(2 * Announcer::kRestMillis);
        QCOMPARE(said.size(), 2);
        QCOMPARE(said[1][0].toString(),
                 QStringLiteral("Sentence 1. Sentence 2. Sentence 3. Sentence 4. Sentence 5. Sentence 6. "
                                "Sentence 7. Your turn."));
    }

    // A question that was answered before it could be said is not said after the answer; one that has come in
    // its place is, after everything that led to it.
    void Announcer_SaysNoQuestionThatIsAnswered() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 1, 2));
        Announcer announcer;
        announcer.setTable(&table);
        announcer.clock().setManual();
        QSignalSpy said(&announcer, &Announcer::announced);
        const int most = int(announcer.findChildren<Announcement*>().size());
        for (int i = 0; i < most; ++i) // until a reader is behind
            announcer.setQuestion(QStringLiteral("Question %1?").arg(i));
        QCOMPARE(said.size(), most);
        announcer.setQuestion(QStringLiteral("Whom?"));
        announcer.setQuestion({});
        table.tell(QStringLiteral("You ask Ben for fives."));
        announcer.tellEvent(0);
        announcer.setQuestion(QStringLiteral("Which card?"));
        table.tell(QStringLiteral("Ben has none."));
        announcer.tellEvent(1);
        announcer.clock().advance(Announcer::kReaderMillis);
        QCOMPARE(said.size(), most + 1);
        QCOMPARE(said[most][0].toString(),
                 QStringLiteral("You ask Ben for fives. Ben has none. Which card?"));
    }

    // Who acts at once is answered at once, but not so often that a reader finds other words where the
    // announcement was that it was told of.
    void Announcer_LeavesReadersTheirTime() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 1, 2));
        Announcer announcer;
        announcer.setTable(&table);
        announcer.clock().setManual();
        QSignalSpy said(&announcer, &Announcer::announced);
        QStringList told;
        for (int i = 0; i < 20; ++i) {
            const QString sentence = QStringLiteral("Sentence %1.").arg(i),
                          question = QStringLiteral("Turn %1?").arg(i);
            table.tell(sentence);
            announcer.tellEvent(i);
            announcer.ask(question);
            told << sentence << question;
        }
        const auto heard = [&said] {
            QStringList all;
            for (const QList<QVariant>& one : said)
                all << one[0].toString();
            return all;
        };
        const auto labels = announcer.findChildren<Announcement*>();
        QCOMPARE(said.size(), labels.size());
        QStringList kept;
        for (const Announcement* label : labels)
            kept << label->text();
        QStringList first = heard();
        kept.sort(), first.sort();
        QCOMPARE(kept, first);
        announcer.clock().advance(Announcer::kReaderMillis - 1);
        QCOMPARE(said.size(), labels.size());
        announcer.clock().advance(1);
        QCOMPARE(said.size(), labels.size() + 1);
        QCOMPARE(heard().join(u' '), told.join(u' ')); // all of it, once, in order
    }

    void Announcer_MyBusinessAndNothing() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 1, 2));
        Announcer announcer;
        announcer.setTable(&table);
        announcer.setLevel(Announced::MyBusiness);
        announcer.clock().setManual();
        QSignalSpy said(&announcer, &Announcer::announced);
        table.tell(QStringLiteral("Ben gives Cleo a card."),
                   Moved{.face = kHidden, .from = handOf(1), .to = handOf(2)});
        table.tell(QStringLiteral("Ben gives you a card."),
                   Moved{.face = kHidden, .from = handOf(1), .to = handOf(0)});
        announcer.tellEvent(1);
        announcer.clock().advance(Announcer::kGatherMillis);
        QCOMPARE(said.size(), 1);
        QCOMPARE(said[0][0].toString(), QStringLiteral("Ben gives you a card."));
        announcer.ask(QStringLiteral("Ask for which number?"));
        QCOMPARE(said.size(), 2); // at once
        announcer.setLevel(Announced::Nothing);
        announcer.ask(QStringLiteral("Ask for which number?"));
        announcer.tellEvent(1);
        announcer.clock().advance(2 * Announcer::kRestMillis);
        QCOMPARE(said.size(), 2);
    }

    void Announcer_SpeaksByNotificationsInTurn() {
        Announcer announcer;
        announcer.show();
        const auto notes = announcer.findChildren<Announcement*>();
        QVERIFY(notes.size() > 3);
        for (const Announcement* note : notes) {
            QAccessibleInterface* heard =
                QAccessible::queryAccessibleInterface(const_cast<Announcement*>(note));
            QVERIFY(heard);
            QCOMPARE(heard->role(), QAccessible::Notification);
        }
        // The words of one are still there when the next is said: a reader may come late for them.
        announcer.ask(QStringLiteral("The first."));
        announcer.ask(QStringLiteral("The second."));
        QStringList there;
        for (Announcement* note : notes)
            there << QAccessible::queryAccessibleInterface(note)->text(QAccessible::Name);
        QVERIFY(there.contains(QStringLiteral("The first.")) &&
                there.contains(QStringLiteral("The second.")));
        QVERIFY(announcer.text().isEmpty()); // a reader would say that, too, where it lies in a dialog
    }

    // ---- the prompt ribbon ----
    void PromptRibbon_PressesTheButtonOfAKeyAndOfAClick() {
        PromptRibbon bar;
        bar.resize(900, 60);
        bar.show();
        bar.setPrompt({QStringLiteral("Go fish?"), {}, true});
        bar.setButtons({button(7, QStringLiteral("Go fish"), QStringLiteral("F"), true),
                        button(8, QStringLiteral("Ask again"), QStringLiteral("Z"))});
        QSignalSpy pressed(&bar, &PromptRibbon::pressed);
        QTest::mouseClick(buttonCalled(bar, QStringLiteral("Ask again")), Qt::LeftButton);
        buttonCalled(bar, QStringLiteral("Ask again"))->setFocus();
        QTest::keyClick(&bar, Qt::Key_F);
        QCOMPARE(pressed.size(), 2);
        QCOMPARE(pressed[0][0].toInt(), 8);
        QCOMPARE(pressed[1][0].toInt(), 7);
        QVERIFY(buttonCalled(bar, QStringLiteral("Go fish"))->filled());
        bar.setSingleKeys(false);
        QTest::keyClick(&bar, Qt::Key_F);
        QCOMPARE(pressed.size(), 2);
    }

    void PromptRibbon_FocusStaysOnTheSameAnswerAndOnNoOther() {
        PromptRibbon bar;
        bar.resize(900, 60);
        bar.show();
        bar.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bar));
        bar.setButtons({button(1, QStringLiteral("Keep"), {}), button(2, QStringLiteral("Give"), {})});
        buttonCalled(bar, QStringLiteral("Give"))->setFocus();
        bar.setButtons({button(3, QStringLiteral("Give"), {}), button(4, QStringLiteral("Keep"), {})});
        QVERIFY(buttonCalled(bar, QStringLiteral("Give"))->hasFocus());
        bar.setButtons({button(5, QStringLiteral("Lay down"), {})});
        QVERIFY(!buttonCalled(bar, QStringLiteral("Lay down"))->hasFocus());
    }

    void PromptRibbon_HoldAndPauseAreTheTables() {
        FakeTable table(FakeTable::planFor(QStringLiteral("rainbow-fish"), 1, 2));
        PromptRibbon bar;
        bar.setTable(&table);
        QTest::mouseClick(bar.findChild<KeyButton*>(QStringLiteral("hold")), Qt::LeftButton);
        QVERIFY(table.hold());
        table.setPaused(true);
        QVERIFY(bar.findChild<KeyButton*>(QStringLiteral("pause"))->isChecked());
        QTest::mouseClick(bar.findChild<KeyButton*>(QStringLiteral("pause")), Qt::LeftButton);
        QVERIFY(!table.paused());
    }

    void PromptRibbon_ShowsTheLiveWindowAndSetsItsSpeed() {
        TablePlan plan = FakeTable::planFor(QStringLiteral("what-the-fish"), 1, 2);
        plan.tempo = Tempo::Live;
        FakeTable table(plan);
        PromptRibbon bar;
        bar.show();
        bar.setTable(&table);
        auto* window = bar.findChild<QProgressBar*>(QStringLiteral("liveWindow"));
        QVERIFY(window->isVisible());
        table.openWindow(2500, 5000);
        QCOMPARE(window->value(), 2500);
        QCOMPARE(window->maximum(), 5000);
        auto* rate = bar.findChild<QComboBox*>(QStringLiteral("clockRate"));
        rate->setFocus();
        QTest::keyClick(rate, Qt::Key_Home);
        QCOMPARE(table.tableRules().clockRate, 0.25);
    }

    /// Where there is little room the words come before the controls that the menu has too.
    void PromptRibbon_WhatIsAskedHasRoomBesideTheButtons_data() {
        QTest::addColumn<bool>("clock");
        QTest::newRow("against the clock") << true;
        QTest::newRow("round the table") << false;
    }
    void PromptRibbon_WhatIsAskedHasRoomBesideTheButtons() {
        QFETCH(bool, clock);
        TablePlan plan = FakeTable::planFor(QStringLiteral("what-the-fish"), 1, 2);
        plan.tempo = clock ? Tempo::Live : Tempo::RoundTheTable;
        FakeTable live(plan);
        QWidget table;
        table.resize(960, 300);
        PromptRibbon ribbon(&table);
        ribbon.setScale(0.75);
        ribbon.setTable(&live);
        table.show();
        ribbon.setGeometry(290, 200, 660, ribbon.sizeHint().height());
        const auto* hint = ribbon.findChild<KeyButton*>(QStringLiteral("hint"));
        const auto* hold = ribbon.findChild<KeyButton*>(QStringLiteral("hold"));
        const auto* pause = ribbon.findChild<KeyButton*>(QStringLiteral("pause"));
        const auto* words = ribbon.findChild<RibbonWords*>();
        const auto inside = [&](const QWidget* widget) {
            return ribbon.rect().contains(QRect(widget->mapTo(&ribbon, QPoint()), widget->size()));
        };
        ribbon.setPrompt({QStringLiteral("Pass?"), {}, true});
        QVERIFY(hint->isVisible() && hold->isVisible() && inside(hint) && inside(hold));
        ribbon.setButtons(
            {button(1,
                    clock ? QStringLiteral("Attack with 10") : QStringLiteral("Attack with the ten of them"),
                    QStringLiteral("K")),
             button(2, QStringLiteral("Pass"), QStringLiteral("N"))});
        ribbon.setPrompt(
            {QStringLiteral("Clemens's fish is in danger. Add to the attack, or pass."), {}, true});
        QVERIFY(words->readsWell());
        QVERIFY(hold->isHidden());
        const KeyButton* left = hint->isVisible() ? hint : pause; // a pause is in the bar at the top too
        QVERIFY(left->isVisible() && inside(left));
        const QPoint lies = ribbon.findChildren<KeyButton*>().last()->mapTo(&ribbon, QPoint());
        ribbon.setPrompt({QStringLiteral("Ben is thinking ..."), {}, false}); // waiting, and then asked again
        QCOMPARE(ribbon.findChildren<KeyButton*>().last()->mapTo(&ribbon, QPoint()), lies);
        ribbon.setPrompt(
            {QStringLiteral("Clemens's fish is in danger. Add to the attack, or pass."), {}, true});
        const auto middleOf = [&](const QWidget* widget) {
            return widget->mapTo(&ribbon, widget->rect().center()).y();
        };
        QVERIFY(std::abs(middleOf(left) - middleOf(words)) <= 2);
        ribbon.setButtons({});
        QVERIFY(hint->isVisible() && hold->isVisible() && inside(hint) && inside(hold));
    }

    /// The most important sentence keeps its letters, whatever stands beside it: in the smallest window and
    /// in German, with two answers and a clock.
    void PromptRibbon_TheTitleStaysReadable() {
        for (const bool clock : {true, false})
            for (const qreal scale : {0.75, 1.0}) {
                TablePlan plan = FakeTable::planFor(QStringLiteral("what-the-fish"), 1, 2);
                plan.tempo = clock ? Tempo::Live : Tempo::RoundTheTable;
                FakeTable live(plan);
                QWidget table;
                table.resize(qRound(1280 * scale), 300);
                PromptRibbon ribbon(&table);
                ribbon.setScale(scale);
                ribbon.setTable(&live);
                table.show();
                ribbon.setGeometry(qRound(374 * scale), 200, qRound(888 * scale), ribbon.sizeHint().height());
                const auto* words = ribbon.findChild<RibbonWords*>();
                const std::vector<Gesture> two = {button(1, QStringLiteral("Angreifen mit 10"),
                                                         QStringLiteral("K")),
                                                  button(2, QStringLiteral("Passen"), QStringLiteral("N"))},
                                           one = {two[1]};
                const QString sums =
                    QStringLiteral("13 ist mehr als 11: Nur SCHUTZ über 13 rettet den Fisch.");
                using Asked = std::pair<QString, const std::vector<Gesture>*>;
                for (const auto& [title, buttons] :
                     {Asked{QStringLiteral("Der Fisch von Maximiliane ist in Gefahr. Leg nach oder passe."),
                            &two},
                      Asked{
                          QStringLiteral("Dein Fisch ist in Gefahr: Schütze ihn mit mehr als 13 oder gib ihn "
                                         "auf."),
                          &two},
                      Asked{QStringLiteral(
                                "Der Fisch von Clemens schwimmt, und du hast keinen ANGRIFF: Passe."),
                            &one}}) {
                    ribbon.setButtons(*buttons);
                    ribbon.setPrompt({title, sums, true});
                    QVERIFY2(words->titleReadsWell() && words->titlePixels() >= 14,
                             qPrintable(QStringLiteral("%1 (%2, %3)").arg(title).arg(scale).arg(clock)));
                    for (const KeyButton* key : ribbon.findChildren<KeyButton*>())
                        if (key->isVisible())
                            QVERIFY(
                                ribbon.rect().contains(QRect(key->mapTo(&ribbon, QPoint()), key->size())));
                }
                ribbon.setButtons({});
                ribbon.setPrompt({QStringLiteral("Passe?"), {}, true});
                for (const char* name : {"hint", "hold", "pause"})
                    QVERIFY(ribbon.findChild<KeyButton*>(QLatin1String(name))->isVisible());
                QCOMPARE(ribbon.findChild<QComboBox*>(QStringLiteral("clockRate"))->isVisible(), clock);
            }
    }

    // Whom the table waits for is said when the wait is long enough to be noticed; at once in the place of a
    // question.
    void PromptRibbon_SaysWhomItWaitsForWhenThatTakesAWhile() {
        Prompter presenter;
        PromptRibbon bar;
        bar.setPresenter(&presenter);
        const auto show = [&](const Prompt& prompt) {
            presenter.now = prompt;
            bar.refresh();
        };
        const Prompt ada{.words = QStringLiteral("Ada is thinking ..."), .waits = true, .thinker = 1};
        const Prompt ben{.words = QStringLiteral("Ben is thinking ..."), .waits = true, .thinker = 2};
        QList<Seat> thinkers;
        QObject::connect(&bar, &PromptRibbon::thinkerChanged, [&](Seat seat) { thinkers.append(seat); });
        show({.words = QStringLiteral("Ada asks Ben for fives.")});
        show(ben);
        bar.refresh();
        QCOMPARE(bar.words(), QStringLiteral("Ada asks Ben for fives."));
        show(ada); // it is another's wait now
        QCOMPARE(bar.words(), QStringLiteral("Ada asks Ben for fives."));
        QCOMPARE(thinkers, QList<Seat>());
        QTRY_COMPARE_WITH_TIMEOUT(bar.words(), ada.words, 4 * PromptRibbon::kWaitMillis);
        bar.refresh();
        QCOMPARE(bar.words(), ada.words);
        QCOMPARE(thinkers, QList<Seat>({1})); // the face thinks when the words say it
        show({.words = QStringLiteral("Ask for which fish?"), .forYou = true});
        QCOMPARE(thinkers, QList<Seat>({1, kNoSeat}));
        show(ben);
        QCOMPARE(bar.words(), ben.words); // the question is answered
        QCOMPARE(thinkers, QList<Seat>({1, kNoSeat, 2}));
        FakeTable another(FakeTable::planFor(QStringLiteral("hands"), 1, 2));
        bar.setTable(&another); // at which nobody was seen to think, though the words may be the same
        QCOMPARE(thinkers, QList<Seat>({1, kNoSeat, 2, kNoSeat, 2}));
        bar.setTable(nullptr);
    }

    // Of news that is too long for large letters the newest sentences are shown: the others have been read.
    void PromptRibbon_LongNewsKeepsItsLetters() {
        FakeTable told(FakeTable::planFor(QStringLiteral("what-the-fish"), 1, 2));
        QWidget table;
        table.resize(1280, 300);
        PromptRibbon ribbon(&table);
        ribbon.setTable(&told);
        table.show();
        const int high = ribbon.sizeHint().height();
        ribbon.setRooms(QRect(374, 200, 888, high), QRect(16, 200, 1246, high));
        const auto* words = ribbon.findChild<RibbonWords*>();
        const QString last = QStringLiteral("You get the FISH 1, the KILL 1, the KILL 10, the PROTECTION 2, "
                                            "the PROTECTION 11 and the PROTECTION 13 from Ada.");
        const QString all =
            QStringLiteral("You swap hands with Ada by Snapper Snatch. Ada gets the FISH 7, "
                           "the KILL 7, the KILL 8, the PROTECTION 4, the PROTECTION 9, Mrs. Crabite "
                           "and the PROTECTION 12 from you. ") +
            last;
        ribbon.setPrompt({.words = all});
        QCOMPARE(ribbon.words(), all);
        QVERIFY(words->readsWell());
        QVERIFY(words->title().endsWith(last));
        QVERIFY(words->title().size() < all.size());
        ribbon.setPrompt({.words = QStringLiteral("Ada passes.")});
        QCOMPARE(words->title(), QStringLiteral("Ada passes."));
    }

    // The last that happens is said too, before the table is calm.
    void PromptRibbon_SaysTheLastWordOfWhatHappens() {
        Prompter presenter({.words = QStringLiteral("Ada ..."), .waits = true});
        PromptRibbon bar;
        bar.setPresenter(&presenter);
        bar.setCalm(false);
        bar.tell(QStringLiteral("Ben draws 6 cards."));
        bar.refresh();
        bar.tell(QStringLiteral("Ben draws 7 cards."));
        bar.setCalm(true);
        bar.refresh();
        QCOMPARE(bar.words(), QStringLiteral("Ben draws 7 cards."));
    }

    // What was seen for a moment is kept under what is said after it.
    void PromptRibbon_SaysNothingTwiceAtOnce() {
        PromptRibbon bar;
        const QString look = QStringLiteral("You see the red shrimp."),
                      later = QStringLiteral("Ada asks Ben.");
        bar.setCalm(false);
        bar.tell(QStringLiteral("You look. ") + look);
        bar.keepHint(look);
        const auto* words = bar.findChild<RibbonWords*>();
        QVERIFY(words->more().isEmpty());
        bar.refresh();
        QVERIFY(words->title().endsWith(look));
        QVERIFY(words->more().isEmpty());
        bar.tell(later);
        bar.refresh();
        QCOMPARE(words->title(), later);
        QCOMPARE(words->more(), look);
    }

    // Whoever may act while another thinks is told so only as long as he may.
    void PromptRibbon_SaysNothingOfWhatIsNotOfferedAnyMore() {
        Prompter presenter(
            {QStringLiteral("Ada is thinking ..."), QStringLiteral("You may act now."), false});
        PromptRibbon bar;
        bar.setPresenter(&presenter);
        bar.refresh();
        const auto* words = bar.findChild<RibbonWords*>();
        QVERIFY(words->more().startsWith(QStringLiteral("You may act now.")));
        bar.setCalm(false); // she has acted, and it is about to be seen
        bar.refresh();
        QCOMPARE(bar.words(), QStringLiteral("Ada is thinking ..."));
        QVERIFY(words->more().isEmpty());
    }

    // Where nothing moves bots act at once, one after another: the ribbon tells what the ticker tells, not
    // who was waited for before.
    void PromptRibbon_TellsWhatHasHappenedWhereNothingMoves() {
        Prompter presenter({.words = QStringLiteral("Your turn. Draw from the deck."), .forYou = true});
        PromptRibbon bar;
        bar.setPresenter(&presenter);
        const auto happens = [&](const QString& sentence, const QString& thinker) {
            bar.tell(sentence);
            presenter.now = {.words = thinker, .waits = true, .thinker = 1};
            QCoreApplication::sendPostedEvents(); // before timers, as a bot's answer comes
        };
        happens(QStringLiteral("You find the four of hearts."), QStringLiteral("Ada is thinking ..."));
        QCOMPARE(bar.words(), QStringLiteral("You find the four of hearts."));
        happens(QStringLiteral("Ada finds the four of clubs."), QStringLiteral("Ben is thinking ..."));
        QCOMPARE(bar.words(), QStringLiteral("Ada finds the four of clubs."));
        QTRY_COMPARE(bar.words(), QStringLiteral("Ben is thinking ..."));
        happens(QStringLiteral("Ben draws a card."), QStringLiteral("Ben is thinking ..."));
        QCOMPARE(bar.words(), QStringLiteral("Ben draws a card."));
        presenter.now = {.words = QStringLiteral("Your turn."), .forYou = true};
        bar.tell(QStringLiteral("Ben finds an ace."));
        QCoreApplication::sendPostedEvents();
        QCOMPARE(bar.words(), QStringLiteral("Your turn."));
    }

    // A question that is answered, and a wait that is over, do not stand beside what comes of it.
    void PromptRibbon_AsksNothingThatIsDecided() {
        Prompter presenter(
            {.words = QStringLiteral("Fish the clubs out, or stock the lake?"), .forYou = true});
        PromptRibbon bar;
        bar.setPresenter(&presenter);
        bar.refresh();
        QCOMPARE(bar.words(), presenter.now.words);
        bar.setCalm(false);
        bar.refresh();
        QCOMPARE(bar.words(), QString());
        bar.tell(QStringLiteral("You fish out clubs."));
        bar.refresh();
        QCOMPARE(bar.words(), QStringLiteral("You fish out clubs."));
        presenter.now = {.words = QStringLiteral("Ada is thinking ..."), .thinker = 1};
        bar.setCalm(true);
        bar.refresh();
        QCOMPARE(bar.words(), presenter.now.words);
        bar.setCalm(false);
        bar.refresh();
        QCOMPARE(bar.words(), QString());
        // What is offered all the same is asked on.
        FakeTable table(FakeTable::planFor(QStringLiteral("great-lakes"), 1, 2));
        presenter.now = {.words = QStringLiteral("Choose a card."), .forYou = true};
        PromptRibbon open;
        open.setTable(&table);
        open.setPresenter(&presenter);
        open.refresh();
        table.offer({QStringLiteral("Choose the ten of clubs")});
        open.setCalm(false);
        open.refresh();
        QCOMPARE(open.words(), presenter.now.words);
        open.setTable(nullptr);
    }

    void PromptRibbon_IsHigherForFingers() {
        const auto back = qScopeGuard([] { theme::useTouch(false); });
        PromptRibbon ribbon;
        QSignalSpy higher(&ribbon, &PromptRibbon::heightChanged);
        const int usual = ribbon.sizeHint().height();
        QVERIFY(usual < 66);
        theme::useTouch(true);
        QVERIFY2(ribbon.sizeHint().height() >= 66, qPrintable(QString::number(ribbon.sizeHint().height())));
        QVERIFY(!higher.isEmpty());
    }

    void PromptRibbon_NothingMovesWhenTheWordsChange() {
        QWidget table;
        table.resize(960, 300);
        PromptRibbon ribbon(&table);
        ribbon.setScale(0.75);
        table.show();
        const int high = ribbon.sizeHint().height();
        ribbon.setGeometry(290, 200, 660, high);
        QSignalSpy moved(&ribbon, &PromptRibbon::heightChanged);
        const QString sentence = QStringLiteral("Maximiliane's fish swims, and you hold no KILL: pass, or "
                                                "play a WTF card.");
        const std::vector<Gesture> buttons = {
            button(1, QStringLiteral("Angreifen mit der Sieben"), QStringLiteral("K")),
            button(2, QStringLiteral("Passen"), QStringLiteral("N"))};
        for (const Prompt& prompt : {Prompt{QStringLiteral("Pass?"), {}, true}, Prompt{sentence, {}, true},
                                     Prompt{sentence, sentence, false}})
            for (const std::vector<Gesture>& shown : {std::vector<Gesture>(), buttons}) {
                ribbon.setPrompt(prompt);
                ribbon.setButtons(shown);
                QCOMPARE(ribbon.sizeHint().height(), high);
                for (const KeyButton* key : ribbon.findChildren<KeyButton*>())
                    if (key->isVisible())
                        QVERIFY2(ribbon.rect().contains(QRect(key->mapTo(&ribbon, QPoint()), key->size())),
                                 qPrintable(key->accessibleName()));
            }
        QVERIFY(moved.isEmpty());
        // What there is no room for lies above, and is there as long as it is true.
        const auto* sheet = table.findChild<QLabel*>(QStringLiteral("promptHint"));
        QVERIFY(sheet->isHidden());
        ribbon.showHint(sentence + u' ' + sentence);
        QVERIFY(sheet->isVisible() && sheet->text() == ribbon.hint());
        QVERIFY(sheet->geometry().bottom() < ribbon.geometry().top());
        ribbon.showHint({});
        QVERIFY(sheet->isHidden());
    }

    /// In large letters a hint is as wide as the table and a little smaller where it would cover much.
    void HintSheet_LargeLettersLeaveTheTable() {
        QWidget table;
        table.resize(960, 600);
        HintSheet sheet(&table);
        const QRect row(300, 350, 640, 90), whole(12, 350, 928, 90);
        const QRectF pond(300, 180, 360, 150);
        sheet.keepOff({}, {{pond, 1}});
        sheet.placeAbove(row, whole);
        const QString words = QStringLiteral("Hint: Cast the Net at Ben for any clownfish. The Net takes any "
                                             "clownfish that Ben holds, whatever its colour. A hit is 30 % "
                                             "likely. You would end this deal with about 120 points.");
        table.show();
        sheet.setWords(words, 24);
        const QRect usual = sheet.geometry();
        QVERIFY(usual.left() >= row.left() && usual.right() <= row.right());
        QCOMPARE(usual.bottom() + 1, row.top());
        sheet.setWords(words, 24, 12);
        const QRect wide = sheet.geometry();
        QVERIFY(wide.width() > row.width() && whole.left() <= wide.left() && wide.right() <= whole.right());
        QVERIFY(wide.bottom() < row.top());
        QVERIFY(3 * wide.height() < 2 * usual.height());
        QVERIFY(!sheet.givesWay());
        sheet.giveWayTo(QRectF(0, 0, 400, 320)); // a card's close look lies over it
        QVERIFY(sheet.givesWay());
        sheet.giveWayTo({});
        QVERIFY(!sheet.givesWay());
    }

    void PillBar_ArrowsChooseInHoweverManyRows() {
        PillBar bar({QStringLiteral("Look"), QStringLiteral("Pace and motion"), QStringLiteral("Keys")});
        bar.resize(200, bar.heightForWidth(200)); // two rows, or three
        bar.show();
        QSignalSpy chosen(&bar, &PillBar::currentChanged);
        QTest::keyClick(bar.pill(0), Qt::Key_Right);
        QTest::keyClick(bar.pill(1), Qt::Key_Right);
        QTest::keyClick(bar.pill(2), Qt::Key_Down); // from the last to the first
        QTest::keyClick(bar.pill(0), Qt::Key_Left);
        QTest::keyClick(bar.pill(2), Qt::Key_Up);
        QList<int> numbers;
        for (const QList<QVariant>& one : chosen)
            numbers << one.first().toInt();
        QCOMPARE(numbers, (QList<int>{1, 2, 0, 2, 1}));
    }

    void PromptRibbon_TheWordsAreOneTextForScreenReaders() {
        PromptRibbon ribbon;
        ribbon.setPrompt({QStringLiteral("Ask for which whale?"), QStringLiteral("Choose a colour."), true});
        QAccessibleInterface* words =
            QAccessible::queryAccessibleInterface(ribbon.findChild<QLabel*>(QStringLiteral("promptWords")));
        QCOMPARE(words->role(), QAccessible::StaticText);
        QCOMPARE(words->text(QAccessible::Name), QStringLiteral("Ask for which whale? Choose a colour."));
    }

    void PromptRibbon_AHintStaysUntilThePromptChanges() {
        PromptRibbon bar;
        bar.setPrompt({QStringLiteral("Ask for which whale?"), {}, true});
        bar.showHint(QStringLiteral("That does not belong there."));
        bar.setPrompt({QStringLiteral("Ask for which whale?"), {}, true});
        QCOMPARE(bar.hint(), QStringLiteral("That does not belong there."));
        bar.setPrompt({QStringLiteral("Ben is thinking ..."), {}, false});
        QVERIFY(bar.hint().isEmpty());
    }
};

void PanelsTest::aTickerTooNarrowTellsTheLastSentences() {
    const QString words =
        QStringLiteral("Ben goes on and asks Cleo: \u201cAny kings?\u201d Go fish! Ben draws 2.5 cards.");
    const auto upTo = [](int length) {
        return [length](const QString& text) { return text.size() <= length; };
    };
    QCOMPARE(lastSentences(words, upTo(200)), words);
    QCOMPARE(lastSentences(words, upTo(40)), QStringLiteral("\u2026 Go fish! Ben draws 2.5 cards."));
    QCOMPARE(lastSentences(words, upTo(25)), QStringLiteral("\u2026 Ben draws 2.5 cards."));
    QCOMPARE(lastSentences(words, upTo(3)), QStringLiteral("\u2026 Ben draws 2.5 cards."));
    QCOMPARE(lastSentences(QString(), upTo(3)), QString());
    const QString named =
        QStringLiteral("Ada shows her hand. She has Mrs. Crabite."); // no sentence ends there
    QCOMPARE(lastSentences(named, upTo(10)), QStringLiteral("\u2026 She has Mrs. Crabite."));
    QCOMPARE(firstWords(words, upTo(200)), words);
    QCOMPARE(firstWords(QStringLiteral("Ben draws 2.5 cards."), upTo(14)),
             QStringLiteral("Ben draws 2.5\u2026"));
    QCOMPARE(firstWords(QStringLiteral("Ben draws 2.5 cards."), upTo(1)), QStringLiteral("Ben\u2026"));
}

TACKLEBOX_QTEST(PanelsTest)
#include "panels_test.moc"
