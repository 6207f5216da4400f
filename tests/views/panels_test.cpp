// The panels around a table, used as a person would: typing, arrow keys, clicks.
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/tablesupport.h"
#include "tests/views/faketable.h"
#include "views/panels/announcer.h"
#include "views/panels/eventline.h"
#include "views/panels/logpanel.h"
#include "views/panels/movespanel.h"
#include "views/panels/orderspanel.h"
#include "views/panels/pilespanel.h"
#include "views/panels/scorespanel.h"
#include "views/theme/pillbar.h"

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QTreeWidget>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const QStringList kAsks{
    QStringLiteral("Ask Ben for the red whale"), QStringLiteral("Ask Ben for the blue crab"),
    QStringLiteral("Ask Cleo for the red whale"), QStringLiteral("Ask Cleo for the blue crab")};

/// A panel in use at a table with these moves.
struct Moves {
    explicit Moves(const QStringList& moves = kAsks) {
        panel.resize(300, 300);
        panel.setTable(&table);
        useWindow(panel);
        table.offer(moves);
    }
    QModelIndex row(int number) const { return panel.list()->model()->index(number, 0); }
    QPoint at(int number) const { return panel.list()->visualRect(row(number)).center(); }

    FakeTable table{"twisted-fish", 1, 2};
    MovesPanel panel;
};

/// An announcer whose clock the test advances.
struct Announcing {
    Announcing() {
        announcer.setTable(&table);
        announcer.clock().setManual();
    }
    /// Reports an event with this sentence.
    void tell(const QString& sentence) {
        table.tell(sentence);
        announcer.announceEvent(table.events() - 1);
    }
    QString said(int number) const { return announced[number][0].toString(); }

    FakeTable table{"rainbow-fish", 1, 2};
    Announcer announcer;
    QSignalSpy announced{&announcer, &Announcer::announced};
};

} // namespace

class PanelsTest : public QObject {
    Q_OBJECT

  private slots:
    void aNarrowTickerShowsTheLastSentences() {
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
            QStringLiteral("Ada shows her hand. She has Mrs. Crabite."); // "Mrs." ends no sentence
        QCOMPARE(lastSentences(named, upTo(10)), QStringLiteral("\u2026 She has Mrs. Crabite."));
        QCOMPARE(firstWords(words, upTo(200)), words);
        QCOMPARE(firstWords(QStringLiteral("Ben draws 2.5 cards."), upTo(14)),
                 QStringLiteral("Ben draws 2.5\u2026"));
        QCOMPARE(firstWords(QStringLiteral("Ben draws 2.5 cards."), upTo(1)), QStringLiteral("Ben\u2026"));
    }

    // ---- moves ----
    void MovesPanel_TypedWordsAndEnterPlayThatMove() {
        Moves at;
        at.panel.list()->setFocus();
        QTest::keyClicks(at.panel.list(), QStringLiteral("cleo"));
        QTest::keyClicks(at.panel.filter(), QStringLiteral(" red"));
        QCOMPARE(at.panel.list()->model()->rowCount(), 1);
        QTest::keyClick(at.panel.filter(), Qt::Key_Return);
        QCOMPARE(at.table.playedWords, QStringList{kAsks[2]});
        QVERIFY(at.panel.filter()->text().isEmpty());
    }

    void MovesPanel_ArrowsWalkWhileWordsAreTyped() {
        Moves at;
        at.panel.filter()->setFocus();
        QTest::keyClicks(at.panel.filter(), QStringLiteral("crab"));
        QTest::keyClick(at.panel.filter(), Qt::Key_Down);
        QTest::keyClick(at.panel.filter(), Qt::Key_Return);
        QCOMPARE(at.table.playedWords, QStringList{kAsks[3]});
    }

    void MovesPanel_KeepsTheLineWhenOthersChange() {
        Moves at;
        at.panel.list()->setCurrentIndex(at.row(2));
        at.table.offer({QStringLiteral("Lay down the eels"), kAsks[2], kAsks[3]});
        QCOMPARE(at.panel.list()->currentIndex().data().toString(), kAsks[2]);
        QTest::keyClick(at.panel.list(), Qt::Key_Return); // the same words, so this is the intended move
        QCOMPARE(at.table.playedWords, QStringList{kAsks[2]});
    }

    // A line of an unfocused list has no accessible focus.
    void MovesPanel_LinesOfAnUnfocusedListHaveNoFocus() {
        FakeTable table("twisted-fish", 1, 2);
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
        panel.filter()->setFocus(); // Enter there plays the current line
        QTest::keyClick(panel.filter(), Qt::Key_Return);
        QCOMPARE(table.playedWords, QStringList{kAsks[1]});
    }

    void MovesPanel_AListThatChangesUnderTheCursorPlaysNothing() {
        qint64 now = 0;
        Moves at(QStringList{});
        at.panel.setClock([&now] { return now; });
        at.table.offer(kAsks);
        at.panel.list()->setCurrentIndex(at.row(1));
        QSignalSpy hints(&at.panel, &MovesPanel::messageWanted);
        at.table.offer({kAsks[0], kAsks[2], kAsks[3]});
        QCOMPARE(at.panel.list()->currentIndex().row(), 1); // the nearest row
        QTest::keyClick(at.panel.list(), Qt::Key_Return);
        QVERIFY(at.table.played.isEmpty());
        QCOMPARE(hints.size(), 1);
        now += MovesPanel::kGraceMillis;
        QTest::keyClick(at.panel.list(), Qt::Key_Return);
        QCOMPARE(at.table.playedWords, QStringList{kAsks[2]});
    }

    void MovesPanel_ADoubleClickOnTwoMovesPlaysNeither() {
        Moves at;
        QWidget* port = at.panel.list()->viewport();
        const QPoint first = at.at(0);
        QTest::mouseClick(port, Qt::LeftButton, {}, first);
        at.table.offer({kAsks[1], kAsks[2]}); // a different line is under the pointer now
        QTest::mouseDClick(port, Qt::LeftButton, {}, first);
        QVERIFY(at.table.played.isEmpty());
    }

    void MovesPanel_DoubleClickPlays() {
        Moves at;
        QTest::mouseClick(at.panel.list()->viewport(), Qt::LeftButton, {}, at.at(2));
        QTest::mouseDClick(at.panel.list()->viewport(), Qt::LeftButton, {}, at.at(2));
        QCOMPARE(at.table.playedWords, QStringList{kAsks[2]});
    }

    void MovesPanel_ReleasesADeletedTable() {
        MovesPanel panel;
        {
            FakeTable table("twisted-fish", 1, 2);
            panel.setTable(&table);
            table.offer(kAsks);
        }
        QCOMPARE(panel.list()->model()->rowCount(), 0);
        QTest::keyClick(panel.list(), Qt::Key_Return);
    }

    // ---- the log ----
    void LogPanel_ContainsOnlyShownEvents() {
        FakeTable table("rainbow-fish", 1, 2);
        table.tell(QStringLiteral("Ben asks Cleo for fives."));
        LogPanel panel;
        panel.setTable(&table);
        QCOMPARE(panel.list()->model()->rowCount(), 1);
        panel.showUpTo(1);
        table.tell(QString()); // an event without a sentence
        table.tell(QStringLiteral("Go fish!"));
        QCOMPARE(panel.list()->model()->rowCount(), 1);
        panel.showUpTo(3);
        QCOMPARE(panel.list()->model()->rowCount(), 2);
        QCOMPARE(panel.list()->model()->index(1, 0).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Go fish!"));
    }

    void LogPanel_ATurnOpensToItsSteps() {
        auto table = openQuick(planOf(QStringLiteral("go-fish"), 1, 2, 5, Level::Random));
        QVERIFY(playOut(*table, 5));
        LogPanel panel;
        panel.setTable(table.get());
        useWindow(panel);
        QAbstractItemModel* model = panel.list()->model();
        const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto* lines = qobject_cast<LogModel*>(model);
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
        QVERIFY(model->index(row, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .endsWith(QStringLiteral("Expanded.")));
        QTest::keyClick(panel.list(), Qt::Key_Down);
        QCOMPARE(panel.list()->currentIndex().row(), row + 1);
        QTest::keyClick(panel.list(), Qt::Key_Left); // from a step back to its turn
        QCOMPARE(model->rowCount(), closed);
        QCOMPARE(panel.list()->currentIndex().row(), row);
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {},
                          panel.list()->visualRect(model->index(row, 0)).center());
        QCOMPARE(model->rowCount(), closed + steps);
    }

    // The current turn is expanded, and collapses when the next begins.
    void LogPanel_TheCurrentTurnIsExpanded() {
        auto table = openQuick(planOf(QStringLiteral("go-fish"), 1, 2, 5, Level::Random));
        LogPanel panel;
        panel.setTable(table.get());
        const auto* lines = qobject_cast<LogModel*>(panel.list()->model());
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
                    QVERIFY(!lines->hasSteps(after)); // only its steps
            }
        }));
        QVERIFY(open > 5 && closed > 5);
    }

    // ---- scores ----
    void ScoresPanel_ShowsTotalsAndDeals() {
        FakeTable table("twisted-fish", 1, 2);
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
        QCOMPARE(sheet->item(2, 2)->text(), QStringLiteral("30")); // the newest round first
        QCOMPARE(sheet->item(1, 3)->text(), QStringLiteral("−25"));
    }

    // A real minus sign, no hyphen, also in a seat's score beside the points of this round.
    void pointsBelowZeroHaveAMinus() {
        QCOMPARE(scoreOf(-25, 0), QStringLiteral("−25"));
        QCOMPARE(scoreOf(-25, 5), QStringLiteral("−25+5"));
        QCOMPARE(scoreOf(-25, -5), QStringLiteral("−25−5"));
        QCOMPARE(scoreOf(0, -5), QStringLiteral("−5"));
        QVERIFY(pointsWords(-5).startsWith(QStringLiteral("−5 ")));
    }

    // Points of the running round are shown, but not before their cards.
    void ScoresPanel_ShowsPointsOfTheRunningRound() {
        FakeTable table("platinum-fish", 1, 2);
        table.setTableRules({});
        ScoresPanel panel;
        panel.setTable(&table);
        const ScoreSheet* sheet = panel.sheet();
        QCOMPARE(sheet->columnCount(), 2);
        table.setWatched(true);
        table.lay({0, 2, 1});
        QCOMPARE(sheet->columnCount(), 2);
        table.shown(table.events());
        QCOMPARE(sheet->columnCount(), 3);
        QCOMPARE(sheet->horizontalHeaderItem(2)->text(), QStringLiteral("So far"));
        QCOMPARE(sheet->item(1, 2)->text(), QStringLiteral("2"));
        Scored deal{};
        deal.points = deal.totals = {3, 4, 5};
        table.score(deal, true);
        table.shown(table.events());
        QCOMPARE(sheet->columnCount(), 3);
        QCOMPARE(sheet->horizontalHeaderItem(2)->text(), QStringLiteral("Round 1"));
        QCOMPARE(sheet->item(1, 2)->text(), QStringLiteral("4"));
    }

    // ---- the table in words ----
    void PlacesPanel_ListsOpenCardsAndCountsHiddenOnes() {
        FakeTable table("rainbow-fish", 1, 2);
        std::vector<PileCards> places{{handOf(0), {}}, {handOf(1), {}}, {{PileKind::Discard}, {}}};
        places[0].faces.add(7);
        for (int i = 0; i < 3; ++i)
            places[1].faces.add(kHidden);
        places[2].faces.add(kHidden);
        places[2].faces.add(9);
        table.put(places);
        PilesPanel panel;
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
        // The current line stays when cards arrive.
        tree->setCurrentItem(tree->topLevelItem(2));
        places[0].faces.add(8);
        table.put(places);
        table.tell(QStringLiteral("Ben gives a card."));
        QTRY_COMPARE(tree->topLevelItem(0)->childCount(), 2);
        QCOMPARE(tree->currentItem(), tree->topLevelItem(2));
    }

    void PlacesPanel_ForgetsAHandAtOnce() {
        FakeTable table("rainbow-fish", 2, 1);
        table.setViewer(0);
        FaceList hand;
        hand.add(7);
        table.put({{handOf(0), hand}});
        PilesPanel panel;
        panel.show();
        panel.setTable(&table);
        QCOMPARE(panel.tree()->topLevelItem(0)->childCount(), 1);
        hand.clear();
        hand.add(kHidden);
        table.put({{handOf(0), hand}});
        table.setViewer(kNoSeat);
        QCOMPARE(panel.tree()->topLevelItemCount(), 0); // in the same call
    }

    // ---- standing orders ----
    void OrdersPanel_SetsTheViewersOrders() {
        const auto table = openQuick(planOf(QStringLiteral("rainbow-fish"), 2, 0, 5));
        QVERIFY(table && untilWaitingFor(*table));
        OrdersPanel panel;
        panel.setTable(table.get());
        QVERIFY(!panel.findChild<QComboBox*>()); // nobody is at the screen
        const Seat at = table->seatToAct(), other = leftOf(at, 2);
        table->reveal(at);
        auto* rule = panel.findChild<QComboBox*>(QStringLiteral("rule-skip"));
        auto* number = panel.findChild<QComboBox*>(QStringLiteral("number-skip"));
        QVERIFY(rule && number);
        QVERIFY(!panel.findChild<QComboBox*>(QStringLiteral("number-war-machine")));
        rule->setFocus();
        QTest::keyClick(rule, Qt::Key_Home); // Ask me
        QTest::keyClick(rule, Qt::Key_Down); // Always
        QTest::keyClick(number, Qt::Key_End);
        QCOMPARE(table->order(at, QStringLiteral("skip")).rule, StandingOrder::Rule::Always);
        QCOMPARE(table->order(at, QStringLiteral("skip")).onlyForNumber, 9);
        QCOMPARE(table->order(other, QStringLiteral("skip")).onlyForNumber, -1);
    }

    void OrdersPanel_PassesUnlessTheFishIsSomebodys() {
        FakeTable table("what-the-fish", 2, 1);
        table.setViewer(0);
        OrdersPanel panel;
        panel.setTable(&table);
        auto* rule = panel.findChild<QComboBox*>(QStringLiteral("windowOrder"));
        QVERIFY(rule);
        QTest::keyClick(rule, Qt::Key_End);
        QCOMPARE(table.windowOrder(0).rule, WindowOrder::Rule::PassUnlessCardOf);
        QCOMPARE(table.windowOrder(0).seat, Seat(2));
    }

    // ---- announcements ----
    void Announcer_MergesAndPauses() {
        Announcing at;
        at.tell(QStringLiteral("Ben asks Cleo for fives."));
        at.tell(QStringLiteral("Go fish!"));
        QCOMPARE(at.announced.size(), 0);
        at.announcer.clock().advance(Announcer::kGatherMillis);
        QCOMPARE(at.announced.size(), 1);
        QCOMPARE(at.said(0), QStringLiteral("Ben asks Cleo for fives. Go fish!"));
        QStringList all; // everything, in order
        for (int i = 2; i < 12; ++i)
            at.tell(all.emplaceBack(QStringLiteral("Sentence %1.").arg(i)));
        at.announcer.clock().advance(Announcer::kRestMillis - 1);
        QCOMPARE(at.announced.size(), 1); // it pauses
        at.announcer.clock().advance(1);
        QCOMPARE(at.announced.size(), 2);
        QCOMPARE(at.said(1), all.join(u' '));
        at.announcer.announceEvent(11);
        at.announcer.clock().advance(2 * Announcer::kRestMillis);
        QCOMPARE(at.announced.size(), 2); // nothing twice
    }

    // A question comes after the events before it, also during a pause of the announcer, and no older event
    // follows.
    void Announcer_AsksAfterWhatHappened() {
        Announcing at;
        at.tell(QStringLiteral("Ben asks Cleo for fives."));
        at.announcer.clock().advance(Announcer::kGatherMillis);
        for (int i = 1; i < 4; ++i)
            at.tell(QStringLiteral("Sentence %1.").arg(i));
        at.announcer.setQuestion(QStringLiteral("Your turn."));
        at.announcer.clock().advance(2 * Announcer::kRestMillis);
        QCOMPARE(at.announced.size(), 2);
        QCOMPARE(at.said(1), QStringLiteral("Sentence 1. Sentence 2. Sentence 3. Your turn."));
    }

    // A question that is answered before its announcement is dropped; its successor is announced after all
    // events.
    void Announcer_DropsAnsweredQuestions() {
        Announcing at;
        const int most = int(at.announcer.findChildren<Announcement*>().size());
        for (int i = 0; i < most; ++i) // until all announcement widgets are in use
            at.announcer.setQuestion(QStringLiteral("Question %1?").arg(i));
        QCOMPARE(at.announced.size(), most);
        at.announcer.setQuestion(QStringLiteral("Whom?"));
        at.announcer.setQuestion({});
        at.tell(QStringLiteral("You ask Ben for fives."));
        at.announcer.setQuestion(QStringLiteral("Which card?"));
        at.tell(QStringLiteral("Ben has none."));
        at.announcer.clock().advance(Announcer::kReaderMillis);
        QCOMPARE(at.announced.size(), most + 1);
        QCOMPARE(at.said(most), QStringLiteral("You ask Ben for fives. Ben has none. Which card?"));
    }

    // Answers to quick actions are immediate, but an announcement widget keeps its words long enough for a
    // screen reader.
    void Announcer_GivesScreenReadersTime() {
        Announcing at;
        QStringList told;
        for (int i = 0; i < 20; ++i) {
            at.tell(told.emplaceBack(QStringLiteral("Sentence %1.").arg(i)));
            at.announcer.announcePrivate(told.emplaceBack(QStringLiteral("Turn %1?").arg(i)));
        }
        const auto heard = [&] {
            QStringList all;
            for (const QList<QVariant>& one : at.announced)
                all << one[0].toString();
            return all;
        };
        QStringList kept;
        for (const Announcement* label : at.announcer.findChildren<Announcement*>())
            kept << label->text();
        QStringList first = heard();
        kept.sort(), first.sort();
        QCOMPARE(kept, first);
        at.announcer.clock().advance(Announcer::kReaderMillis - 1);
        QCOMPARE(at.announced.size(), kept.size());
        at.announcer.clock().advance(1);
        QCOMPARE(at.announced.size(), kept.size() + 1);
        QCOMPARE(heard().join(u' '), told.join(u' ')); // everything, once, in order
    }

    void Announcer_MyBusinessAndNothing() {
        Announcing at;
        at.announcer.setLevel(Announced::Mine);
        at.table.tell(QStringLiteral("Ben swaps."));
        at.table.tell(Moved{.face = kHidden, .from = handOf(1), .to = handOf(2)});
        at.table.tell(QStringLiteral("Ben swaps again."));
        at.table.tell(Moved{.face = kHidden, .from = handOf(1), .to = handOf(0)});
        at.announcer.announceEvent(at.table.events() - 1);
        at.announcer.clock().advance(Announcer::kGatherMillis);
        QCOMPARE(at.announced.size(), 1);
        QCOMPARE(at.said(0), QStringLiteral("Ben swaps again. You get a card from Ben."));
        at.announcer.announcePrivate(QStringLiteral("Ask for which number?"));
        QCOMPARE(at.announced.size(), 2); // at once
        at.announcer.setLevel(Announced::Nothing);
        at.announcer.announcePrivate(QStringLiteral("Ask for which number?"));
        at.announcer.announceEvent(at.table.events() - 1);
        at.announcer.clock().advance(2 * Announcer::kRestMillis);
        QCOMPARE(at.announced.size(), 2);
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
        // The words of an announcement remain while the next is made: a screen reader may be late.
        announcer.announcePrivate(QStringLiteral("The first."));
        announcer.announcePrivate(QStringLiteral("The second."));
        QStringList there;
        for (Announcement* note : notes)
            there << QAccessible::queryAccessibleInterface(note)->text(QAccessible::Name);
        QVERIFY(there.contains(QStringLiteral("The first.")) &&
                there.contains(QStringLiteral("The second.")));
        QVERIFY(announcer.text().isEmpty()); // empty, or a screen reader in a dialog would read it, too
    }

    void PillBar_ArrowsChooseInSeveralRows() {
        PillBar bar({QStringLiteral("Look"), QStringLiteral("Speed and motion"), QStringLiteral("Keys")});
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
};

TACKLEBOX_QTEST(PanelsTest)
#include "panels_test.moc"
