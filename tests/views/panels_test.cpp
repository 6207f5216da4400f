// The panels around a table, used as a player would: typing, arrow keys, clicks.
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/tablesupport.h"
#include "tests/views/faketable.h"
#include "views/games/common/seatpictures.h"
#include "views/games/games.h"
#include "views/panels/announcer.h"
#include "views/panels/eventline.h"
#include "views/panels/logpanel.h"
#include "views/panels/movespanel.h"
#include "views/panels/orderspanel.h"
#include "views/panels/pilespanel.h"
#include "views/panels/scorespanel.h"
#include "views/theme/facestore.h"
#include "views/theme/pillbar.h"

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QToolButton>
#include <QTreeWidget>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const QStringList kAsks{
    QStringLiteral("Ask Ben for the red whale"), QStringLiteral("Ask Ben for the blue crab"),
    QStringLiteral("Ask Cleo for the red whale"), QStringLiteral("Ask Cleo for the blue crab")};

/// A visible panel that offers these moves.
struct MovesFixture {
    explicit MovesFixture(const QStringList& moves = kAsks) {
        panel.resize(300, 300);
        panel.setTable(&table);
        useWindow(panel);
        table.offer(moves);
    }
    QModelIndex index(int row) const { return panel.list()->model()->index(row, 0); }
    QPoint centerOf(int row) const { return panel.list()->visualRect(index(row)).center(); }

    FakeTable table{"twisted-fish", 1, 2};
    MovesPanel panel;
};

/// An announcer whose clock the test advances.
struct AnnouncerFixture {
    AnnouncerFixture() {
        announcer.setTable(&table);
        announcer.clock().setManual();
    }
    /// Reports an event with this sentence.
    void addEvent(const QString& sentence) {
        table.addEvent(sentence);
        announcer.eventShown(table.events() - 1);
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
    // One line a press, through a round of turns, and then the newest again. A new event ends it.
    void eventLineGoesBackThroughTheLastRound() {
        const auto table = openQuick(planOf(QStringLiteral("go-fish"), 1, 2, 5));
        QVERIFY(table && playOut(*table, 5));
        const auto presenter = makePresenter(*table);
        presenter->restart(table->events());
        FaceStore faces;
        EventLine line(faces);
        QVERIFY(line.earlierButton()->isHidden());
        line.setPresenter(presenter.get());
        line.showUpTo(table->events());
        QVERIFY(!line.earlierButton()->isHidden());
        const QStringList newest = line.lines();
        QStringList before = newest;
        int presses = 0;
        do {
            line.earlierButton()->click();
            ++presses;
            if (line.lines() != newest) QCOMPARE(line.lines().last(), before.first()); // a line back
            before = line.lines();
        } while (before != newest && presses < 40);
        QVERIFY2(presses > 2 && presses < 31, qPrintable(QString::number(presses)));
        line.earlierButton()->click();
        QVERIFY(line.lines() != newest);
        line.showUpTo(table->events());
        QCOMPARE(line.lines(), newest);
    }

    void narrowEventLineShowsTheLastSentences() {
        const QString words = QStringLiteral(
            "Ben goes again and asks Cleo: \u201cAny kings?\u201d Go fish! Ben draws 2.5 cards.");
        const auto upTo = [](int length) {
            return [length](const QString& text) { return text.size() <= length; };
        };
        QCOMPARE(lastSentences(words, upTo(200)), words);
        QCOMPARE(lastSentences(words, upTo(40)), QStringLiteral("\u2026 Go fish! Ben draws 2.5 cards."));
        QCOMPARE(lastSentences(words, upTo(25)), QStringLiteral("\u2026 Ben draws 2.5 cards."));
        QCOMPARE(lastSentences(words, upTo(3)), QStringLiteral("\u2026 Ben draws 2.5 cards."));
        QCOMPARE(lastSentences(QString(), upTo(3)), QString());
        const QString abbreviated = QStringLiteral("Ada shows her hand. She has Mrs. Crabite.");
        // The full stop of "Mrs." doesn't end a sentence.
        QCOMPARE(lastSentences(abbreviated, upTo(10)), QStringLiteral("\u2026 She has Mrs. Crabite."));
        QCOMPARE(firstWords(words, upTo(200)), words);
        QCOMPARE(firstWords(QStringLiteral("Ben draws 2.5 cards."), upTo(14)),
                 QStringLiteral("Ben draws 2.5\u2026"));
        QCOMPARE(firstWords(QStringLiteral("Ben draws 2.5 cards."), upTo(1)), QStringLiteral("Ben\u2026"));
    }

    // ---- moves ----
    void MovesPanel_EnterPlaysTheMoveFoundByTyping() {
        MovesFixture fixture;
        fixture.panel.list()->setFocus();
        QTest::keyClicks(fixture.panel.list(), QStringLiteral("cleo"));
        QTest::keyClicks(fixture.panel.filter(), QStringLiteral(" red"));
        QCOMPARE(fixture.panel.list()->model()->rowCount(), 1);
        QTest::keyClick(fixture.panel.filter(), Qt::Key_Return);
        QCOMPARE(fixture.table.playedWords, QStringList{kAsks[2]});
        QVERIFY(fixture.panel.filter()->text().isEmpty());
    }

    void MovesPanel_ArrowKeysWorkInTheFilter() {
        MovesFixture fixture;
        fixture.panel.filter()->setFocus();
        QTest::keyClicks(fixture.panel.filter(), QStringLiteral("crab"));
        QTest::keyClick(fixture.panel.filter(), Qt::Key_Down);
        QTest::keyClick(fixture.panel.filter(), Qt::Key_Return);
        QCOMPARE(fixture.table.playedWords, QStringList{kAsks[3]});
    }

    void MovesPanel_KeepsTheCurrentMoveWhenTheListChanges() {
        MovesFixture fixture;
        fixture.panel.list()->setCurrentIndex(fixture.index(2));
        fixture.table.offer({QStringLiteral("Lay down the eels"), kAsks[2], kAsks[3]});
        QCOMPARE(fixture.panel.list()->currentIndex().data().toString(), kAsks[2]);
        QTest::keyClick(fixture.panel.list(), Qt::Key_Return); // same move: no grace period
        QCOMPARE(fixture.table.playedWords, QStringList{kAsks[2]});
    }

    // Screen readers would announce a focused row.
    void MovesPanel_RowsOfAnUnfocusedListHaveNoFocus() {
        FakeTable table("twisted-fish", 1, 2);
        QWidget window;
        MovesPanel panel(&window);
        QLineEdit otherField(&window);
        otherField.setGeometry(0, 0, 100, 30);
        panel.setGeometry(0, 40, 300, 300);
        panel.setTable(&table);
        useWindow(window);
        otherField.setFocus();
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
        otherField.setFocus();
        QTRY_COMPARE(focused(), QList<int>());
        table.offer({QStringLiteral("Lay down the eels"), kAsks[0], kAsks[1], kAsks[2]});
        QCOMPARE(focused(), {});
        panel.filter()->setFocus(); // Enter there plays the current row's move
        QTest::keyClick(panel.filter(), Qt::Key_Return);
        QCOMPARE(table.playedWords, QStringList{kAsks[1]});
    }

    void MovesPanel_EnterIsIgnoredJustAfterTheCurrentMoveChanged() {
        qint64 now = 0;
        MovesFixture fixture(QStringList{});
        fixture.panel.setClock([&now] { return now; });
        fixture.table.offer(kAsks);
        fixture.panel.list()->setCurrentIndex(fixture.index(1));
        QSignalSpy messages(&fixture.panel, &MovesPanel::messageWanted);
        fixture.table.offer({kAsks[0], kAsks[2], kAsks[3]});
        QCOMPARE(fixture.panel.list()->currentIndex().row(), 1); // the nearest row
        QTest::keyClick(fixture.panel.list(), Qt::Key_Return);
        QVERIFY(fixture.table.played.isEmpty());
        QCOMPARE(messages.size(), 1);
        now += MovesPanel::kGraceMillis;
        QTest::keyClick(fixture.panel.list(), Qt::Key_Return);
        QCOMPARE(fixture.table.playedWords, QStringList{kAsks[2]});
    }

    void MovesPanel_DoubleClickOnTwoMovesPlaysNeither() {
        MovesFixture fixture;
        QWidget* viewport = fixture.panel.list()->viewport();
        const QPoint first = fixture.centerOf(0);
        QTest::mouseClick(viewport, Qt::LeftButton, {}, first);
        fixture.table.offer({kAsks[1], kAsks[2]}); // another move is under the pointer now
        QTest::mouseDClick(viewport, Qt::LeftButton, {}, first);
        QVERIFY(fixture.table.played.isEmpty());
    }

    void MovesPanel_DoubleClickPlays() {
        MovesFixture fixture;
        QTest::mouseClick(fixture.panel.list()->viewport(), Qt::LeftButton, {}, fixture.centerOf(2));
        QTest::mouseDClick(fixture.panel.list()->viewport(), Qt::LeftButton, {}, fixture.centerOf(2));
        QCOMPARE(fixture.table.playedWords, QStringList{kAsks[2]});
    }

    void MovesPanel_IsEmptyAfterTheTableIsDeleted() {
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
        table.addEvent(QStringLiteral("Ben asks Cleo for fives."));
        LogPanel panel;
        panel.setTable(&table);
        QCOMPARE(panel.list()->model()->rowCount(), 1);
        panel.showUpTo(1);
        table.addEvent(QString()); // an event without a sentence
        table.addEvent(QStringLiteral("Go fish!"));
        QCOMPARE(panel.list()->model()->rowCount(), 1);
        panel.showUpTo(3);
        QCOMPARE(panel.list()->model()->rowCount(), 2);
        QCOMPARE(panel.list()->model()->index(1, 0).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Go fish!"));
    }

    void LogPanel_TurnExpandsToItsSteps() {
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
        const int rowsCollapsed = model->rowCount();
        const QString turn = model->index(row, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(turn.endsWith(QStringLiteral(" steps.")), qPrintable(turn));
        panel.list()->setCurrentIndex(model->index(row, 0));
        QTest::keyClick(panel.list(), Qt::Key_Right);
        const int steps = model->rowCount() - rowsCollapsed;
        QVERIFY2(steps >= 2 && turn.contains(QString::number(steps)), qPrintable(turn));
        QVERIFY(model->index(row, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .endsWith(QStringLiteral("Expanded.")));
        QTest::keyClick(panel.list(), Qt::Key_Down);
        QCOMPARE(panel.list()->currentIndex().row(), row + 1);
        QTest::keyClick(panel.list(), Qt::Key_Left); // from a step back to its turn
        QCOMPARE(model->rowCount(), rowsCollapsed);
        QCOMPARE(panel.list()->currentIndex().row(), row);
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {},
                          panel.list()->visualRect(model->index(row, 0)).center());
        QCOMPARE(model->rowCount(), rowsCollapsed + steps);
    }

    // The current turn is expanded, and collapses when the next begins.
    void LogPanel_TheCurrentTurnIsExpanded() {
        auto table = openQuick(planOf(QStringLiteral("go-fish"), 1, 2, 5, Level::Random));
        LogPanel panel;
        panel.setTable(table.get());
        const auto* lines = qobject_cast<LogModel*>(panel.list()->model());
        const QAbstractItemModelTester tester(panel.list()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        int expanded = 0, collapsed = 0;
        QVERIFY(playOut(*table, 5, [&] {
            panel.showUpTo(table->events());
            for (int row = 0; row < lines->rowCount(); ++row) {
                if (!lines->hasSteps(row)) continue;
                ++(lines->isOpen(row) ? expanded : collapsed);
                if (!lines->isOpen(row)) continue;
                for (int after = row + 1; after < lines->rowCount(); ++after)
                    QVERIFY(!lines->hasSteps(after)); // only the last turn is expanded
            }
        }));
        QVERIFY(expanded > 5 && collapsed > 5);
    }

    // ---- scores ----
    void ScoresPanel_ShowsTotalsAndRounds() {
        FakeTable table("twisted-fish", 1, 2);
        table.setTableRules({});
        ScoresPanel panel;
        panel.setTable(&table);
        Scored round{};
        round.points = {50, -25, 0};
        round.totals = {50, -25, 0};
        table.score(round);
        round.points = {10, 20, 30};
        round.totals = {60, -5, 30};
        table.score(round);
        const ScoreSheet* sheet = panel.sheet();
        QCOMPARE(sheet->rowCount(), 3);
        QCOMPARE(sheet->item(0, 0)->text(), QStringLiteral("You"));
        QCOMPARE(sheet->item(1, 0)->text(), QStringLiteral("Ben"));
        QCOMPARE(sheet->item(0, 1)->text(), QStringLiteral("60"));
        QCOMPARE(sheet->item(2, 2)->text(), QStringLiteral("30")); // the newest round first
        QCOMPARE(sheet->item(1, 3)->text(), QStringLiteral("−25"));
    }

    // Not a hyphen; also for the points of this round beside a seat's score.
    void negativePointsHaveAMinusSign() {
        QCOMPARE(scoreOf(-25, 0), QStringLiteral("−25"));
        QCOMPARE(scoreOf(-25, 5), QStringLiteral("−25+5"));
        QCOMPARE(scoreOf(-25, -5), QStringLiteral("−25−5"));
        QCOMPARE(scoreOf(0, -5), QStringLiteral("−5"));
        QVERIFY(pointsWords(-5).startsWith(QStringLiteral("−5 ")));
    }

    // Points of the current round appear when their cards have been shown.
    void ScoresPanel_ShowsPointsOfTheCurrentRound() {
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
        Scored round{};
        round.points = round.totals = {3, 4, 5};
        table.score(round, true);
        table.shown(table.events());
        QCOMPARE(sheet->columnCount(), 3);
        QCOMPARE(sheet->horizontalHeaderItem(2)->text(), QStringLiteral("Round 1"));
        QCOMPARE(sheet->item(1, 2)->text(), QStringLiteral("4"));
    }

    // ---- the table in words ----
    void PilesPanel_ListsFaceUpCardsAndCountsHiddenOnes() {
        FakeTable table("rainbow-fish", 1, 2);
        std::vector<PileCards> piles{{handOf(0), {}}, {handOf(1), {}}, {{PileKind::Discard}, {}}};
        piles[0].faces.add(7);
        for (int i = 0; i < 3; ++i)
            piles[1].faces.add(kHidden);
        piles[2].faces.add(kHidden);
        piles[2].faces.add(9);
        table.put(piles);
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
        const QRect itemRect = tree->visualItemRect(tree->topLevelItem(1));
        QVERIFY(itemRect.height() >= 24);
        QVERIFY(itemRect.width() >=
                QFontMetrics(tree->font()).horizontalAdvance(tree->topLevelItem(1)->text(0)));
        // The current item stays when cards arrive.
        tree->setCurrentItem(tree->topLevelItem(2));
        piles[0].faces.add(8);
        table.put(piles);
        table.addEvent(QStringLiteral("Ben gives a card."));
        QTRY_COMPARE(tree->topLevelItem(0)->childCount(), 2);
        QCOMPARE(tree->currentItem(), tree->topLevelItem(2));
    }

    void PilesPanel_HidesTheHandAtOnceWhenThereIsNoViewer() {
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
        QCOMPARE(panel.tree()->topLevelItemCount(), 0); // without waiting for the event loop
    }

    // ---- standing orders ----
    void OrdersPanel_SetsTheViewersOrders() {
        const auto table = openQuick(planOf(QStringLiteral("rainbow-fish"), 2, 0, 5));
        QVERIFY(table && untilWaitingFor(*table));
        OrdersPanel panel;
        panel.setTable(table.get());
        QVERIFY(!panel.findChild<QComboBox*>()); // no viewer yet
        const Seat viewer = table->seatToAct(), other = leftOf(viewer, 2);
        table->reveal(viewer);
        auto* rule = panel.findChild<QComboBox*>(QStringLiteral("rule-skip"));
        auto* number = panel.findChild<QComboBox*>(QStringLiteral("number-skip"));
        QVERIFY(rule && number);
        QVERIFY(!panel.findChild<QComboBox*>(QStringLiteral("number-war-machine")));
        rule->setFocus();
        QTest::keyClick(rule, Qt::Key_Home); // Ask me
        QTest::keyClick(rule, Qt::Key_Down); // Always
        QTest::keyClick(number, Qt::Key_End);
        QCOMPARE(table->order(viewer, QStringLiteral("skip")).rule, StandingOrder::Rule::Always);
        QCOMPARE(table->order(viewer, QStringLiteral("skip")).onlyForNumber, 9);
        QCOMPARE(table->order(other, QStringLiteral("skip")).onlyForNumber, -1);
    }

    void OrdersPanel_CanPassUnlessTheFishIsAChosenPlayers() {
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
    void Announcer_MergesSentencesAndPausesBetweenAnnouncements() {
        AnnouncerFixture fixture;
        fixture.addEvent(QStringLiteral("Ben asks Cleo for fives."));
        fixture.addEvent(QStringLiteral("Go fish!"));
        QCOMPARE(fixture.announced.size(), 0);
        fixture.announcer.clock().advance(Announcer::kMergeMillis);
        QCOMPARE(fixture.announced.size(), 1);
        QCOMPARE(fixture.said(0), QStringLiteral("Ben asks Cleo for fives. Go fish!"));
        QStringList all;
        for (int i = 2; i < 12; ++i)
            fixture.addEvent(all.emplaceBack(QStringLiteral("Sentence %1.").arg(i)));
        fixture.announcer.clock().advance(Announcer::kPauseMillis - 1);
        QCOMPARE(fixture.announced.size(), 1); // still pausing
        fixture.announcer.clock().advance(1);
        QCOMPARE(fixture.announced.size(), 2);
        QCOMPARE(fixture.said(1), all.join(u' '));
        fixture.announcer.eventShown(11);
        fixture.announcer.clock().advance(2 * Announcer::kPauseMillis);
        QCOMPARE(fixture.announced.size(), 2); // no event twice
    }

    // A question comes after the events before it, also if they are waiting for the end of a pause.
    void Announcer_AnnouncesAQuestionAfterEarlierEvents() {
        AnnouncerFixture fixture;
        fixture.addEvent(QStringLiteral("Ben asks Cleo for fives."));
        fixture.announcer.clock().advance(Announcer::kMergeMillis);
        for (int i = 1; i < 4; ++i)
            fixture.addEvent(QStringLiteral("Sentence %1.").arg(i));
        fixture.announcer.setQuestion(QStringLiteral("Your turn."));
        fixture.announcer.clock().advance(2 * Announcer::kPauseMillis);
        QCOMPARE(fixture.announced.size(), 2);
        QCOMPARE(fixture.said(1), QStringLiteral("Sentence 1. Sentence 2. Sentence 3. Your turn."));
    }

    // A question that is answered before its announcement is dropped. The next question comes after all
    // events.
    void Announcer_DropsAnsweredQuestions() {
        AnnouncerFixture fixture;
        const int widgets = int(fixture.announcer.findChildren<Announcement*>().size());
        for (int i = 0; i < widgets; ++i) // until all announcement widgets are in use
            fixture.announcer.setQuestion(QStringLiteral("Question %1?").arg(i));
        QCOMPARE(fixture.announced.size(), widgets);
        fixture.announcer.setQuestion(QStringLiteral("Whom?"));
        fixture.announcer.setQuestion({});
        fixture.addEvent(QStringLiteral("You ask Ben for fives."));
        fixture.announcer.setQuestion(QStringLiteral("Which card?"));
        fixture.addEvent(QStringLiteral("Ben has none."));
        fixture.announcer.clock().advance(Announcer::kKeepTextMillis);
        QCOMPARE(fixture.announced.size(), widgets + 1);
        QCOMPARE(fixture.said(widgets), QStringLiteral("You ask Ben for fives. Ben has none. Which card?"));
    }

    // Private answers are announced at once while an announcement widget is free. Each widget keeps its text
    // for kKeepTextMillis, so that a slow screen reader can query it.
    void Announcer_KeepsTextsLongEnoughForScreenReaders() {
        AnnouncerFixture fixture;
        QStringList expected;
        for (int i = 0; i < 20; ++i) {
            fixture.addEvent(expected.emplaceBack(QStringLiteral("Sentence %1.").arg(i)));
            fixture.announcer.announcePrivate(expected.emplaceBack(QStringLiteral("Turn %1?").arg(i)));
        }
        const auto announcements = [&] {
            QStringList all;
            for (const QList<QVariant>& arguments : fixture.announced)
                all << arguments[0].toString();
            return all;
        };
        QStringList texts;
        for (const Announcement* label : fixture.announcer.findChildren<Announcement*>())
            texts << label->text();
        QStringList first = announcements();
        texts.sort(), first.sort();
        QCOMPARE(texts, first);
        fixture.announcer.clock().advance(Announcer::kKeepTextMillis - 1);
        QCOMPARE(fixture.announced.size(), texts.size());
        fixture.announcer.clock().advance(1);
        QCOMPARE(fixture.announced.size(), texts.size() + 1);
        QCOMPARE(announcements().join(u' '), expected.join(u' ')); // everything, once, in order
    }

    void Announcer_LevelsMineAndNothing() {
        AnnouncerFixture fixture;
        fixture.announcer.setLevel(Announced::Mine);
        fixture.table.addEvent(QStringLiteral("Ben swaps."));
        fixture.table.addEvent(Moved{.face = kHidden, .from = handOf(1), .to = handOf(2)});
        fixture.table.addEvent(QStringLiteral("Ben swaps again."));
        fixture.table.addEvent(Moved{.face = kHidden, .from = handOf(1), .to = handOf(0)});
        fixture.announcer.eventShown(fixture.table.events() - 1);
        fixture.announcer.clock().advance(Announcer::kMergeMillis);
        QCOMPARE(fixture.announced.size(), 1);
        QCOMPARE(fixture.said(0), QStringLiteral("Ben swaps again. You get a card from Ben."));
        fixture.announcer.announcePrivate(QStringLiteral("Ask for which number?"));
        QCOMPARE(fixture.announced.size(), 2); // at once
        fixture.announcer.setLevel(Announced::Nothing);
        fixture.announcer.announcePrivate(QStringLiteral("Ask for which number?"));
        fixture.announcer.eventShown(fixture.table.events() - 1);
        fixture.announcer.clock().advance(2 * Announcer::kPauseMillis);
        QCOMPARE(fixture.announced.size(), 2);
    }

    void Announcer_UsesSeveralNotificationWidgetsInRotation() {
        Announcer announcer;
        announcer.show();
        const auto widgets = announcer.findChildren<Announcement*>();
        QVERIFY(widgets.size() > 3);
        for (const Announcement* widget : widgets) {
            QAccessibleInterface* accessible =
                QAccessible::queryAccessibleInterface(const_cast<Announcement*>(widget));
            QVERIFY(accessible);
            QCOMPARE(accessible->role(), QAccessible::Notification);
        }
        // A text stays when the next one is announced: a screen reader may query it late.
        announcer.announcePrivate(QStringLiteral("The first."));
        announcer.announcePrivate(QStringLiteral("The second."));
        QStringList names;
        for (Announcement* widget : widgets)
            names << QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
        QVERIFY(names.contains(QStringLiteral("The first.")) &&
                names.contains(QStringLiteral("The second.")));
        QVERIFY(announcer.text().isEmpty()); // a screen reader in a dialog would read it again
    }

    void PillBar_ArrowKeysChooseAcrossRows() {
        PillBar bar({QStringLiteral("Look"), QStringLiteral("Speed and motion"), QStringLiteral("Keys")});
        bar.resize(200, bar.heightForWidth(200)); // two rows, or three
        bar.show();
        QSignalSpy chosen(&bar, &PillBar::currentChanged);
        QTest::keyClick(bar.pill(0), Qt::Key_Right);
        QTest::keyClick(bar.pill(1), Qt::Key_Right);
        QTest::keyClick(bar.pill(2), Qt::Key_Down); // from the last to the first
        QTest::keyClick(bar.pill(0), Qt::Key_Left);
        QTest::keyClick(bar.pill(2), Qt::Key_Up);
        QList<int> indexes;
        for (const QList<QVariant>& arguments : chosen)
            indexes << arguments.first().toInt();
        QCOMPARE(indexes, (QList<int>{1, 2, 0, 2, 1}));
    }
};

TACKLEBOX_QTEST(PanelsTest)
#include "panels_test.moc"
