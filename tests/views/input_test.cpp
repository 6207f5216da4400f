// Input at the table through the window, by mouse, finger and keys.
#include "tests/support/usewindow.h"
#include "tests/views/handswindow.h"

#include "tests/support/qttest.h"
#include "views/games/common/gesturelist.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/carriedcard.h"
#include "views/scene/items/errorcallout.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/theme/keymap.h"

#include <QContextMenuEvent>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>

using namespace tacklebox;
using namespace tacklebox::testing;

class InputTest : public QObject {
    Q_OBJECT

    /// Simulates a button release that does not reach the table; the pointer is at `point` next.
    static void loseRelease(HandsWindow& at, int how, QPoint point) {
        QWidget elsewhere;
        QDialog dialog(&at.window);
        QLineEdit line(&at.window);
        const QPoint there = at.view.viewport()->mapFrom(&at.window, point);
        QMouseEvent comes(QEvent::MouseMove, there, at.view.viewport()->mapToGlobal(there), Qt::NoButton,
                          Qt::NoButton, {});
        switch (how) {
        case 0: QApplication::sendEvent(at.view.viewport(), &comes); break;
        case 1: at.person.press(at.felt()); break;
        case 2: testing::showActive(elsewhere); break;
        case 3: dialog.open(); break;
        case 4: at.window.hide(); break;
        default:
            line.show();
            line.setFocus(Qt::ShortcutFocusReason);
            break;
        }
        untilIdle();
    }

  private slots:
    // ---- mouse ----

    void anAskTakesTwoClicks() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.click(at.card(2));
        QVERIFY(at.played().isEmpty());
        QCOMPARE(at.view.tableScene().highlights().raised, std::vector<CardRef>{at.spotOf(2)});
        QCOMPARE(at.view.tableScene().highlights().seats.size(), 3u);
        QCOMPARE(at.table.hands, QList<bool>{true});
        at.person.click(at.option("purple", 2));
        QCOMPARE(at.played(), QStringList{"ask 2 for the purple fish 1"});
        QCOMPARE(at.table.hands, (QList<bool>{true, false}));
        QVERIFY(at.table.pressedTimes.first() >= 0);
    }

    /// The key caps say F and 2; other layouts type other characters with those keys (meantKey()).
    void keysAnswerOnOtherLayouts() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
        QSKIP("The scan codes here are those of X11.");
#endif
        const auto press = [](HandsWindow& at, quint32 scanCode, const char16_t* text) {
            const QString typed = QString::fromUtf16(text);
            QKeyEvent event(QEvent::KeyPress, typed[0].unicode(), {}, scanCode, 0, 0, typed);
            QApplication::sendEvent(&at.view, &event);
        };
        HandsWindow at(3);
        at.offerAsks();
        press(at, 41, u"а"); // Russian, in the place of F
        QCOMPARE(at.played(), QStringList{"go fish"});
        at.offerPlainAsks();
        at.person.click(at.card(0));
        press(at, 11, u"é"); // French, on the key of 2
        QCOMPARE(at.played().last(), QStringLiteral("ask 2 for fish 0"));
        QSignalSpy state(&at.view.input(), &TableInput::stateWanted);
        press(at, 39, u"σ"); // Greek, in the place of S
        QCOMPARE(state.size(), 1);
    }

    // ---- lost releases ----

    void aLostReleaseIsNoDrop_data() {
        QTest::addColumn<int>("how");
        QTest::newRow("the pointer comes back without a button") << 0;
        QTest::newRow("the next press") << 1;
        QTest::newRow("another window") << 2;
        QTest::newRow("a dialog") << 3;
        QTest::newRow("hidden") << 4;
        QTest::newRow("the keyboard goes elsewhere") << 5;
    }
    /// The dragged card returns at once, and the next click does not play it.
    void aLostReleaseIsNoDrop() {
        QFETCH(int, how);
        HandsWindow at(3);
        at.offerPlainAsks();
        const QPoint from = at.card(0), to = at.seat(2);
        at.person.press(from);
        at.person.pull(from, to);
        QVERIFY(at.view.input().dragging());
        QVERIFY(!at.view.tableScene().carried().dropTarget().isEmpty());
        loseRelease(at, how, to);
        QVERIFY(!at.view.input().dragging());
        QVERIFY(at.view.tableScene().carried().dropTarget().isEmpty());
        QVERIFY(at.view.tableScene().highlights().raised.empty());
        at.person.release(to); // the late release
        QVERIFY(at.played().isEmpty());
        at.window.show();
        at.person.click(to);
        QVERIFY(at.played().isEmpty());
    }

    void aLostReleaseIsNoClick_data() {
        aLostReleaseIsNoDrop_data();
    }
    /// A pressed card is not chosen by the lost release, and not lifted by the next movement.
    void aLostReleaseIsNoClick() {
        QFETCH(int, how);
        HandsWindow at(3);
        at.offerPlainAsks();
        const QPoint from = at.card(0);
        at.person.press(from);
        loseRelease(at, how, from);
        at.window.show();
        if (how != 1) at.person.pull(from, at.felt());
        QVERIFY(!at.view.input().dragging());
        QVERIFY(at.view.tableScene().highlights().raised.empty());
        at.person.release(at.felt());
        QVERIFY(at.view.tableScene().highlights().raised.empty());
        QVERIFY(at.played().isEmpty());
    }

    /// If a player moves while a card is over them, as when the lists open, the frame follows.
    void theDropFrameFollowsItsPlace() {
        HandsWindow at(3);
        at.offerPlainAsks();
        const PileId sets{PileKind::Sets, 0};
        const auto middle = [&] { return at.view.tableScene().zoneRect(sets).center(); };
        const QPoint from = at.card(4), to = at.person.scene(middle());
        at.person.press(from);
        at.person.pull(from, to);
        QCOMPARE(at.view.tableScene().carried().dropTarget(), at.view.tableScene().zoneRect(sets));
        const QRectF before = at.view.tableScene().zoneRect(sets);
        TableLayout::ZoneBox aside = at.view.tableScene().layout().zones.at(sets);
        aside.rect.translate(10, 4);
        at.presenter->moved.emplace_back(sets, aside);
        at.view.director().reconcile();
        at.view.input().refresh();
        QVERIFY(at.view.tableScene().zoneRect(sets) != before);
        QCOMPARE(at.view.tableScene().carried().dropTarget(), at.view.tableScene().zoneRect(sets));
        at.person.release(to);
        QCOMPARE(at.played(), QStringList{"lay card 4"});
        QVERIFY(at.view.tableScene().carried().dropTarget().isEmpty());
    }

    /// While the menu of a card is open, cards before it leave: the menu still belongs to that card.
    void theMenuOfACardKeepsToItsCard() {
        HandsWindow at(3);
        at.offerAsks();
        QSignalSpy rules(&at.view.input(), &TableInput::rulesWanted);
        const QPoint card = at.view.viewport()->mapFrom(&at.window, at.card(3));
        QContextMenuEvent opens(QContextMenuEvent::Mouse, card, at.view.viewport()->mapToGlobal(card));
        QApplication::sendEvent(at.view.viewport(), &opens);
        const auto* menu = at.view.findChild<QMenu*>();
        QVERIFY(menu);
        const QList<QAction*> actions = menu->actions();
        auto& hand = at.presenter->shown.zones.back().cards;
        const auto show = [&] {
            at.view.director().reconcile();
            at.view.input().refresh();
        };
        hand.erase(hand.begin()); // card 0
        show();
        actions[0]->trigger();
        QCOMPARE(rules.size(), 1);
        QCOMPARE(rules[0][0].toString(), QStringLiteral("hands#card-3"));
        actions[1]->trigger();
        QVERIFY(at.looksCloser());
        QVERIFY2(at.inspector()->words().joined().contains(QStringLiteral("card 3"), Qt::CaseInsensitive),
                 qPrintable(at.inspector()->words().joined()));
        hand.erase(hand.begin() + 2); // card 3 itself
        show();
        actions[1]->trigger();
        QVERIFY(!at.looksCloser());
    }

    void aSecondClickDeselects() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.click(at.card(2));
        QVERIFY(at.view.input().options().isOpen());
        at.person.click(at.card(2));
        QVERIFY(!at.view.input().options().isOpen());
        QVERIFY(at.view.tableScene().highlights().raised.empty());
        at.person.click(at.card(2));
        at.person.click(at.felt()); // so does a click on the table
        QVERIFY(at.view.tableScene().highlights().raised.empty());
        QVERIFY(at.played().isEmpty());
    }

    void aCardIsDraggedOntoAnOption() {
        HandsWindow at(3);
        at.offerAsks();
        const QPoint from = at.card(4);
        at.person.press(from);
        at.person.pull(from, from - QPoint(0, 60));
        QVERIFY(at.view.input().dragging());
        QCOMPARE(at.view.tableScene().highlights().seats.size(), 3u); // lit from the start
        const QPoint to = at.option("green", 3);
        at.person.pull(from - QPoint(0, 60), to);
        at.person.release(to);
        QCOMPARE(at.played(), QStringList{"ask 3 for the green fish 2"});
        QVERIFY(!at.view.input().dragging());
        QCOMPARE(at.table.hands, (QList<bool>{true, false}));
    }

    void aCardDroppedOnASeatWaitsForItsOption() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.drag(at.card(0), at.seat(1));
        QVERIFY(at.played().isEmpty());
        QVERIFY(at.view.input().options().isOpen());
        at.person.type("b"); // an option of that seat
        QCOMPARE(at.played(), QStringList{"ask 1 for the blue fish 0"});
    }

    // The chip with the last ask stays readable during the next ask.
    void coloursDoNotCoverAPlayersChip() {
        HandsWindow at(3);
        at.presenter->withFaces = true;
        const auto note = [&](const QString& words) {
            at.presenter->shown.seats[0].note = words;
            at.offerAsks();
            at.view.director().reconcile();
            at.view.input().refresh(); // as after every shown event
        };
        note({});
        at.person.click(at.card(2));
        const auto top = [&] {
            qreal found = at.view.tableScene().height();
            for (const OptionItem* item : at.view.input().options().items())
                if (item->gesture().target == atSeat(1)) found = std::min(found, item->rect().top());
            return found;
        };
        const TableLayout& layout = at.view.tableScene().layout();
        QVERIFY(top() > layout.tags[1].bottom());
        QVERIFY(top() < layout.chips[1].bottom());
        note(QStringLiteral("You: the red fish?"));
        if (!at.view.input().options().isOpen()) at.person.click(at.card(2));
        QVERIFY(top() > layout.chips[1].bottom());
        note({});
        if (!at.view.input().options().isOpen()) at.person.click(at.card(2));
        QVERIFY(top() < layout.chips[1].bottom());
    }

    // If the options don't fit side by side, they are below the chosen player.
    void aChartOfOptionsIsAtItsSeat() {
        HandsWindow at(3);
        at.offerWords();
        for (int seat = 1; seat <= 3; ++seat) {
            at.person.click(at.seat(seat));
            const auto& items = at.view.input().options().items();
            QCOMPARE(items.size(), 7u);
            QRectF chart;
            for (const OptionItem* item : items)
                chart |= item->rect();
            const QRectF panel = at.view.tableScene().seatRect(Seat(seat));
            QVERIFY(chart.top() > panel.bottom());
            QVERIFY(chart.top() < panel.bottom() + 70);
            QVERIFY(chart.left() < panel.right() && chart.right() > panel.left());
            at.person.click(at.felt());
            QVERIFY(!at.view.input().options().isOpen());
        }
    }

    void aShortPullIsAClick() {
        HandsWindow at(3);
        at.offerAsks();
        const QPoint from = at.card(1);
        at.person.drag(from, from + QPoint(QApplication::startDragDistance() - 4, 1));
        QCOMPARE(at.view.tableScene().highlights().raised, std::vector<CardRef>{at.spotOf(1)});
        QVERIFY(!at.view.input().dragging());
    }

    void dropsAreForgiven() {
        HandsWindow at(3);
        at.offerPlainAsks();
        // 14 pixels below the panel, an invalid target by itself
        const QRectF panel = at.view.tableScene().seatRect(2);
        at.person.drag(at.card(0), at.person.scene({panel.center().x(), panel.bottom() + 14}));
        QCOMPARE(at.played(), QStringList{"ask 2 for fish 0"});
    }

    void anIllegalDropReturnsTheCardAndSaysWhy() {
        HandsWindow at(3);
        at.offerPlainAsks();
        const QPoint lake = at.person.scene(at.view.tableScene().zoneRect({PileKind::Lake}).center());
        const QPoint from = at.card(0);
        at.person.press(from);
        at.person.pull(from, lake);
        at.person.pull(lake, lake + QPoint(5, 3));
        QCOMPARE(at.hints, QStringList{"The lake is closed."}); // hovering shows it once
        QVERIFY(at.view.tableScene().errorCallout().isShown());
        QCOMPARE(at.view.input().refusal(), at.hints.last()); // nothing else repeats it
        at.person.release(lake + QPoint(5, 3));
        QCOMPARE(at.hints.last(), QStringLiteral("The lake is closed."));
        QVERIFY(at.played().isEmpty());
        QVERIFY(!at.view.input().dragging());
        QVERIFY(at.view.tableScene().highlights().raised.empty());
        QVERIFY(at.view.tableScene().errorCallout().isShown()); // readable while the card flies back
        QTRY_VERIFY(at.view.tableScene().settled());            // it has arrived
        QVERIFY(at.view.tableScene().errorCallout().isShown());
        at.person.press(from);
        QVERIFY(!at.view.tableScene().errorCallout().isShown());
        at.person.release(from);
    }

    void aDraggedCardShowsTheEffectOfADrop() {
        HandsWindow at(3);
        at.offerAsks();
        TableScene& scene = at.view.tableScene();
        const QPoint from = at.card(0), to = at.seat(1);
        at.person.press(from);
        at.person.pull(from, from + QPoint(0, -60));
        QStringList expected;
        for (const SeatPicture& seat : scene.picture().seats)
            expected << QStringLiteral("Ask ") + seat.name;
        QCOMPARE(scene.carried().dropWords(), expected);
        const auto nothingCovers = [&] { // no button covers the words
            for (const QRectF& sign : scene.carried().dropSigns())
                for (const OptionItem* option : at.view.input().options().items())
                    if (option->mapRectToScene(option->rect()).intersects(sign)) return false;
            return true;
        };
        QVERIFY(at.view.input().options().isOpen() && nothingCovers());
        at.person.pull(from + QPoint(0, -60), to);
        expected.front() = QStringLiteral("Drop: ask ") + scene.picture().seats.front().name;
        QCOMPARE(scene.carried().dropWords(), expected);
        QVERIFY(nothingCovers());
        at.person.release(to);
        QVERIFY(scene.carried().dropWords().isEmpty());
    }

    void theTargetUnderACardIsLit() {
        HandsWindow at(3);
        at.offerPlainAsks();
        const TableScene& scene = at.view.tableScene();
        const QPoint from = at.card(0), to = at.seat(1);
        at.person.press(from);
        at.person.pull(from, to);
        QCOMPARE(scene.carried().dropTarget(), scene.seatRect(1));
        at.person.pull(to, from);
        QVERIFY(scene.carried().dropTarget().isEmpty());
        at.person.pull(from, to);
        at.person.release(to);
        QVERIFY(scene.carried().dropTarget().isEmpty());
    }

    void escAndTheRightButtonCancelADrag() {
        HandsWindow at(3);
        at.offerPlainAsks();
        QSignalSpy pause(&at.view, &TableView::pauseWanted);
        for (const bool byKey : {true, false}) {
            const QPoint from = at.card(0), to = at.seat(1);
            at.person.press(from);
            at.person.pull(from, to);
            QVERIFY(at.view.input().dragging());
            if (byKey)
                at.person.key(Qt::Key_Escape);
            else
                QTest::mousePress(at.person.window(), Qt::RightButton, {}, to);
            QVERIFY(!at.view.input().dragging());
            if (!byKey) QTest::mouseRelease(at.person.window(), Qt::RightButton, {}, to);
            at.person.release(to);
            QVERIFY(at.played().isEmpty());
        }
        QCOMPARE(pause.size(), 0);
        at.person.key(Qt::Key_Escape);
        QCOMPARE(pause.size(), 1); // nothing left to cancel
    }

    void aPileNeedsNoSource() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.click(at.pond());
        QCOMPARE(at.played(), QStringList{"go fish"});
        at.offerAsks();
        at.person.click(at.card(0)); // a chosen card does not matter
        at.person.click(at.pond());
        QCOMPARE(at.played().size(), 2);
        at.offerAsks();
        at.person.doubleClick(at.pond()); // one move, not two
        QCOMPARE(at.played().size(), 3);
    }

    void aDoubleClickDoesTheObvious() {
        HandsWindow at(3);
        at.offerPlainAsks();
        at.person.doubleClick(at.card(4));
        QCOMPARE(at.played(), QStringList{"lay card 4"});
        at.offerPlainAsks();
        at.person.doubleClick(at.card(0)); // nothing is obvious: the card stays chosen
        QCOMPARE(at.played().size(), 1);
        QCOMPARE(at.view.tableScene().highlights().raised, std::vector<CardRef>{at.spotOf(0)});
    }

    void aCardWithOneTargetIsDroppedAnywhere() {
        HandsWindow at(3);
        for (const bool drag : {true, false})
            for (const bool onPlayer : {true, false}) {
                if (!drag && !onPlayer) continue; // a click on the bare table deselects
                at.offerPlainAsks();
                const QPoint to = onPlayer ? at.seat(2) : at.felt();
                const auto played = at.played().size();
                if (drag) {
                    at.person.drag(at.card(4), to);
                } else {
                    at.person.click(at.card(4));
                    at.person.click(to);
                }
                QCOMPARE(at.played().size(), played + 1);
                QCOMPARE(at.played().last(), QStringLiteral("lay card 4"));
            }
        // But not on a target that the game explains as wrong, and not a card with several targets.
        at.offerPlainAsks();
        const auto played = at.played().size();
        at.person.drag(at.card(4), at.person.at(QStringLiteral("card 50")));
        QCOMPARE(at.hints.last(), QStringLiteral("The lake is closed."));
        at.person.drag(at.card(0), at.felt());
        QCOMPARE(at.played().size(), played);
        at.person.drag(at.card(4), QPoint(-60, at.felt().y())); // outside the window
        QCOMPARE(at.played().size(), played);
    }

    void aCardWithAnEffectAndOneTargetIsOneClick() {
        HandsWindow at(3);
        at.offerPlainAsks();
        at.presenter->offered.back().atOnce = true;
        emit at.table.waitingForChanged();
        at.person.click(at.card(4));
        QCOMPARE(at.played(), QStringList{"lay card 4"});
        // A lesson needs each click.
        at.offerPlainAsks();
        at.presenter->offered.back().atOnce = true;
        emit at.table.waitingForChanged();
        at.view.input().setAsked(-1);
        at.person.click(at.card(4));
        QCOMPARE(at.played().size(), 1);
    }

    /// A click that ends an animation does not answer the next question.
    void aNewQuestionIgnoresEarlySingleClicks() {
        HandsWindow at(3);
        qint64 millis = 10'000;
        at.view.input().setClock([&millis] { return millis; });
        at.view.setMotion({Pace::Normal, false});
        at.table.addEvent(Moved{.face = kHidden, .from = {PileKind::Pond}, .to = handOf(1)});
        at.offerPlainAsks();
        at.presenter->offered.back().atOnce = true;
        QVERIFY(!at.table.isAllShown());
        millis += 5'000; // a long animation
        at.person.click(at.card(4));
        QVERIFY(at.table.isAllShown());
        QCOMPARE(at.played(), QStringList());
        QCOMPARE(at.view.tableScene().highlights().raised, std::vector<CardRef>{at.spotOf(4)});
        at.person.click(at.card(4)); // puts it down again
        millis += TableInput::kInputGuardMillis;
        at.person.click(at.card(4));
        QCOMPARE(at.played(), QStringList{"lay card 4"});
    }

    void aRefusalSaysWhereTheCardBelongs() {
        HandsWindow at(3);
        at.offerPlainAsks();
        at.person.drag(at.card(0), at.pond());
        QCOMPARE(at.hints.last(), QStringLiteral("Drop it on a player."));
        // Another gesture: the same card could go to one of two places.
        Gesture other = at.presenter->offered.back();
        other.target = atZone({PileKind::Pond});
        other.choice = at.presenter->offered.front().choice;
        at.presenter->offered.push_back(other);
        emit at.table.waitingForChanged();
        at.person.click(at.card(4));
        QCOMPARE(at.view.input().step().chosen, QStringLiteral("Card 4 goes here: Your sets, The pond."));
        at.person.click(at.seat(1));
        QCOMPARE(at.hints.last(), QStringLiteral("Drop it here: Your sets, The pond."));
    }

    void twoQuickClicksOnDifferentThingsAreTwoClicks() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.click(at.card(2));
        // Some systems report a double click by time only, as Qt 6.8 does for fingers.
        const auto clickSecond = [&at](QPoint point) {
            const QPoint there = at.view.viewport()->mapFrom(&at.window, point);
            const QPoint global = at.view.viewport()->mapToGlobal(there);
            QMouseEvent second(QEvent::MouseButtonDblClick, there, global, Qt::LeftButton, Qt::LeftButton,
                               {});
            QApplication::sendEvent(at.view.viewport(), &second);
            QMouseEvent released(QEvent::MouseButtonRelease, there, global, Qt::LeftButton, Qt::NoButton, {});
            QApplication::sendEvent(at.view.viewport(), &released);
        };
        clickSecond(at.option("red", 1));
        QCOMPARE(at.played(), QStringList{"ask 1 for the red fish 1"});
        at.offerPlainAsks();
        at.person.click(at.card(0));
        clickSecond(at.seat(1));
        QCOMPARE(at.played().last(), QStringLiteral("ask 1 for fish 0"));
    }

    void withOneOpponentTheSeatIsSkipped() {
        HandsWindow at(1);
        at.offerPlainAsks();
        at.person.doubleClick(at.card(0));
        QCOMPARE(at.played(), QStringList{"ask 1 for fish 0"});
        at.offerPlainAsks();
        at.person.key(Qt::Key_Home);
        at.person.key(Qt::Key_Return);
        at.person.key(Qt::Key_Return);
        QCOMPARE(at.played().size(), 2);
        at.offerAsks();
        at.person.key(Qt::Key_Right);
        at.person.key(Qt::Key_Return);
        at.person.type("p");
        QCOMPARE(at.played().last(), QStringLiteral("ask 1 for the purple fish 0"));
    }

    void selectionsAreClickedTogether() {
        HandsWindow at(2);
        at.offerSelections();
        QVERIFY(at.view.input().buttons().empty());
        at.person.click(at.card(1));
        QCOMPARE(at.hints.last(), QStringLiteral("1 chosen"));
        QCOMPARE(at.view.input().buttons().size(), 1u);
        QVERIFY(at.view.input().buttons().front().choice < 0); // visible, but disabled
        at.person.click(at.card(2));
        QCOMPARE(at.view.input().selection(), (std::vector<Face>{1, 2}));
        QVERIFY(at.view.input().buttons().front().choice >= 0);
        at.person.click(at.card(2));
        QCOMPARE(at.view.input().selection(), std::vector<Face>{1});
        at.person.click(at.card(3));
        QCOMPARE(at.view.input().selection(), (std::vector<Face>{1, 3}));
        at.person.key(Qt::Key_Return);
        QVERIFY(at.played().isEmpty()); // 1 and 3 are no valid selection
        at.person.click(at.card(3));
        at.person.click(at.card(2));
        at.person.key(Qt::Key_Return);
        QCOMPARE(at.played(), QStringList{"play 1 and 2"});
        at.offerSelections();
        at.person.click(at.card(1));
        at.person.drag(at.card(2),
                       at.person.scene(at.view.tableScene().zoneRect({PileKind::Sets, 0}).center()));
        QCOMPARE(at.played().size(), 2); // dragging one moves all
    }

    void moreThanFiveOptionsMakeAChart() {
        HandsWindow at(3);
        std::vector<Gesture> gestures;
        QStringList words;
        for (int seat = 1; seat < 4; ++seat)
            for (int rank = 0; rank < 13; ++rank) {
                Gesture gesture;
                gesture.choice = int(words.size());
                gesture.source = oneCard(handOf(0), 0, 0);
                gesture.target = atSeat(Seat(seat));
                gesture.option = MoveOption{MoveOption::Kind::Rank,
                                            rank,
                                            QStringLiteral("rank %1").arg(rank),
                                            QString::number(rank + 1),
                                            QString(QLatin1Char(char('a' + rank))),
                                            false};
                gestures.push_back(gesture);
                words << QStringLiteral("ask %1 for rank %2").arg(seat).arg(rank);
            }
        at.presenter->offer(gestures, words);
        at.person.click(at.card(0));
        QVERIFY(!at.view.input().options().isOpen());
        at.person.click(at.seat(2));
        QCOMPARE(at.view.input().options().items().size(), 13u);
        for (const OptionItem* item : at.view.input().options().items()) {
            QVERIFY(item->rect().height() >= 28 && item->rect().width() >= 28);
            QVERIFY(at.view.sceneRect().contains(item->rect()));
        }
        at.person.click(at.option("rank 7", 2));
        QCOMPARE(at.played(), QStringList{"ask 2 for rank 7"});
    }

    void optionsAreLargeEnoughAtEverySize() {
        HandsWindow at(7);
        for (const QSize size : {QSize(700, 460), QSize(1000, 700), QSize(2000, 1200)}) {
            at.window.resize(size);
            testing::untilIdle();
            at.offerAsks();
            at.person.click(at.card(2));
            const auto& items = at.view.input().options().items();
            QCOMPARE(items.size(), 35u);
            for (size_t i = 0; i < items.size(); ++i) {
                QVERIFY(items[i]->rect().height() >= 28 && items[i]->rect().width() >= 28);
                QVERIFY(at.view.sceneRect().contains(items[i]->rect()));
                for (size_t j = 0; j < i; ++j)
                    QVERIFY(!items[i]->rect().intersects(items[j]->rect()));
            }
            at.person.click(at.option("yellow", 5));
            QCOMPARE(at.played().last(), QStringLiteral("ask 5 for the yellow fish 1"));
        }
    }

    void impossibleMovesAreExplained() {
        HandsWindow at(2);
        at.presenter->offer({}, {});
        at.person.click(at.card(0));
        QCOMPARE(at.hints.size(), 1);
        at.person.click(at.person.scene(at.view.tableScene().zoneRect({PileKind::Lake}).center()));
        QCOMPARE(at.hints.last(), QStringLiteral("The lake is closed."));
        at.person.click(at.seat(1));
        QCOMPARE(at.hints.size(), 3);
        QVERIFY(at.played().isEmpty());
    }

    void liveClaimsActOnPress() {
        HandsWindow at(2, Tempo::Live);
        at.table.clock().setManual();
        at.table.clock().advance(1000);
        const qint64 now = at.table.clock().now();
        at.offerAsks();
        at.person.press(at.pond());
        QCOMPARE(at.played(), QStringList{"go fish"});
        QCOMPARE(at.table.pressedTimes, QList<qint64>{now});
        at.person.release(at.pond());
        QCOMPARE(at.played().size(), 1);
        // The press counts, although it may still become a drag.
        at.offerPlainAsks();
        at.person.click(at.card(0));
        at.person.press(at.seat(1));
        QCOMPARE(at.played().size(), 2);
        at.person.release(at.seat(1));
        QCOMPARE(at.played().size(), 2);
    }

    void asksCanBeConfirmed() {
        HandsWindow at(3);
        at.view.input().setConfirmAsks(true);
        at.offerAsks();
        at.person.click(at.card(2));
        at.person.click(at.option("purple", 2));
        QVERIFY(at.played().isEmpty());
        QVERIFY(at.hints.last().contains(QStringLiteral("ask 2 for the purple fish 1")));
        at.person.click(at.option("red", 2)); // another option starts over
        QVERIFY(at.played().isEmpty());
        at.person.click(at.option("red", 2));
        QCOMPARE(at.played(), QStringList{"ask 2 for the red fish 1"});
    }

    // ---- fingers ----

    void aFingerTapsAndDrags() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.tap(at.card(2));
        QVERIFY(at.view.input().options().isOpen());
        at.person.tap(at.option("blue", 1));
        QCOMPARE(at.played(), QStringList{"ask 1 for the blue fish 1"});
        at.offerPlainAsks();
        at.person.slide(at.card(0), at.seat(3));
        QCOMPARE(at.played().last(), QStringLiteral("ask 3 for fish 0"));
    }

    // ---- keys ----

    void anAskIsThreeKeys() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.key(Qt::Key_Down); // the next fish
        at.person.type("2");
        QVERIFY(at.played().isEmpty());
        at.person.type("P");
        QCOMPARE(at.played(), QStringList{"ask 2 for the purple fish 1"});
        // Colour first, then the player.
        at.offerAsks();
        at.person.type("g3");
        QCOMPARE(at.played().last(), QStringLiteral("ask 3 for the green fish 1"));
        // Colour and Enter: the player asked last.
        at.offerAsks();
        at.person.type("r");
        at.person.key(Qt::Key_Return);
        QCOMPARE(at.played().last(), QStringLiteral("ask 3 for the red fish 1"));
    }

    void theRestOfAGestureIsAsked() {
        HandsWindow at(3);
        at.offerAsks();
        const auto step = [&at] { return at.view.input().step(); };
        QVERIFY(!step().any());
        at.person.click(at.card(2));
        const auto asks = [&step](const char* begin, const char* end) {
            const QString question = step().question;
            return question.startsWith(QLatin1String(begin)) && question.contains(QStringLiteral(": 1 ")) &&
                   question.endsWith(QLatin1String(end));
        };
        QVERIFY2(asks("Card 2: ", ", then a colour."), qPrintable(step().question));
        at.person.type("2"); // a player
        QCOMPARE(step().question, QStringLiteral("Which colour?"));
        QVERIFY2(step().chosen.contains(at.table.plan().seats[2].name), qPrintable(step().chosen));
        at.person.key(Qt::Key_Escape);
        QVERIFY(!step().any());
        at.person.click(at.card(2));
        at.person.type("g"); // a colour first, then a player
        QVERIFY2(asks("Green: ", "?"), qPrintable(step().question));
        at.person.type("3");
        QCOMPARE(at.played(), QStringList{"ask 3 for the green fish 1"});
        QVERIFY(!step().any());
        at.offerPlainAsks();
        at.person.click(at.card(0));
        QVERIFY2(asks("Card 0: ", "?"), qPrintable(step().question));
        at.table.nameAsked(QStringLiteral("Sevens")); // all cards of the rank rather than the chosen one
        QVERIFY2(asks("Sevens: ", "?"), qPrintable(step().question));
        at.table.nameAsked({});
        at.person.key(Qt::Key_Escape);
        at.person.click(at.card(4)); // it has only one target
        QVERIFY(step().question.isEmpty());
        QCOMPARE(step().chosen, QStringLiteral("Card 4: Your sets, or Enter again."));
        at.person.key(Qt::Key_Escape);
        at.offerCharts(); // too many to show before a player is chosen
        at.person.click(at.card(2));
        QVERIFY2(asks("Card 2: ", ", then a colour."), qPrintable(step().question));
        at.person.key(Qt::Key_Escape);
        at.offerWords(); // without a card
        at.person.type("1");
        QCOMPARE(step().question, QStringLiteral("Which rank?"));
    }

    void oneOpponentNeedsNoChoiceOfPlayer() {
        HandsWindow at(1);
        at.offerAsks();
        at.person.click(at.card(2));
        QCOMPARE(at.view.input().step().question, QStringLiteral("Which colour?"));
    }

    void wrongKeysMakeNoMove() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.type("p"); // no card was chosen
        at.person.type("bykwq79x");
        QVERIFY(at.played().isEmpty());
        at.person.key(Qt::Key_Right);
        at.person.type("p");
        QVERIFY(at.played().isEmpty());
        at.person.key(Qt::Key_Escape);
        at.person.type("2");
        at.person.type("x9");
        QVERIFY(at.played().isEmpty());
    }

    void keysWalkThroughCardsAndGroups() {
        HandsWindow at(3);
        at.offerAsks();
        const auto focus = [&] { return at.view.input().highlights().focusedCard.value_or(CardRef{}).index; };
        at.person.key(Qt::Key_End);
        QCOMPARE(focus(), 4);
        at.person.key(Qt::Key_Left);
        QCOMPARE(focus(), 3);
        at.person.key(Qt::Key_Up);
        QCOMPARE(focus(), 0);
        at.person.key(Qt::Key_Down);
        QCOMPARE(focus(), 2);
        at.person.key(Qt::Key_Home);
        QCOMPARE(focus(), 0);
        QVERIFY(at.view.tableScene().highlights().focusedCard); // and it is visible
        at.person.click(at.card(3));
        QVERIFY(!at.view.tableScene().highlights().focusedCard); // the ring is for keys
    }

    /// Down moves the focus back to the hand, and a digit refers to the focused card.
    void downMovesFromThePlayersToTheHand() {
        HandsWindow at(3);
        at.offerPlainAsks();
        at.view.input().focusSeat(2);
        at.person.key(Qt::Key_Down);
        const Highlights& highlights = at.view.input().highlights();
        QVERIFY(!highlights.focusedSeat);
        QCOMPARE(highlights.focusedCard, std::optional(at.spotOf(0)));
        at.person.type("2");
        QCOMPARE(at.played(), QStringList{"ask 2 for fish 0"});
    }

    // An empty hand has no focus ring. The next card there gets the focus again.
    void anEmptyHandHasNoFocusRing() {
        HandsWindow at(3);
        at.offerPlainAsks();
        at.person.key(Qt::Key_Home);
        const Highlights& highlights = at.view.input().highlights();
        QVERIFY(highlights.focusedCard && highlights.focusedCard->place == handOf(0));
        ZonePicture& hand = at.presenter->shown.zones.back();
        const std::vector<CardPicture> cards = hand.cards;
        hand.cards.clear();
        at.table.addEvent(QString());
        testing::untilIdle();
        QVERIFY(!highlights.focusedCard && !highlights.focusedPlace);
        hand.cards = cards;
        at.table.addEvent(QString());
        testing::untilIdle();
        QVERIFY(highlights.focusedCard && highlights.focusedCard->place == handOf(0));
    }

    void tabGoesThroughTheZonesAndOut() {
        HandsWindow at(3);
        at.offerPlainAsks();
        auto* before = new QLineEdit(&at.window);
        auto* after = new QLineEdit(&at.window);
        at.window.layout()->addWidget(before);
        at.window.layout()->addWidget(after);
        testing::untilIdle();
        QWidget::setTabOrder(before, &at.view);
        QWidget::setTabOrder(&at.view, after);
        before->setFocus();
        at.person.key(Qt::Key_Tab);
        const Highlights& highlights = at.view.input().highlights();
        QVERIFY(at.view.hasFocus());
        QVERIFY(highlights.focusedSeat == Seat(1));
        at.person.key(Qt::Key_Right);
        QVERIFY(highlights.focusedSeat == Seat(2));
        at.person.key(Qt::Key_Tab);
        QVERIFY(highlights.focusedPlace == PileId{PileKind::Pond});
        at.person.key(Qt::Key_Tab);
        QVERIFY(highlights.focusedCard && highlights.focusedCard->place == PileId{PileKind::Lake});
        at.person.key(Qt::Key_Tab);
        QVERIFY((highlights.focusedPlace == PileId{PileKind::Sets, 0}));
        at.person.key(Qt::Key_Tab);
        QVERIFY(highlights.focusedCard && highlights.focusedCard->place == handOf(0));
        at.person.key(Qt::Key_Tab);
        QVERIFY(after->hasFocus());
        at.person.key(Qt::Key_Tab, Qt::ShiftModifier);
        QVERIFY(at.view.hasFocus());
        QVERIFY(highlights.focusedCard && highlights.focusedCard->place == handOf(0));
    }

    void buttonsHaveKeys() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.type("f");
        QCOMPARE(at.played(), QStringList{"go fish"});
        at.offerAsks();
        at.person.key(Qt::Key_Space);
        QCOMPARE(at.played().size(), 2);
        const auto on = qScopeGuard([] { keys::setLetters(true); });
        keys::setLetters(false);
        at.offerAsks();
        at.person.type("f");
        QCOMPARE(at.played().size(), 2);
    }

    /// A key for the previous question, or for none, answers nothing.
    void aNewQuestionIgnoresEarlyKeys() {
        HandsWindow at(3);
        qint64 millis = 10'000;
        at.view.input().setClock([&millis] { return millis; });
        const auto isDefault = [&] {
            at.person.key(Qt::Key_Space);
            at.person.type("f");
            at.view.input().pressButton(at.table.choices().back().id);
        };
        at.offerAsks();
        isDefault();
        millis += TableInput::kInputGuardMillis - 1;
        isDefault();
        at.person.key(Qt::Key_Home);
        at.person.type("2r"); // targets, but does not ask yet
        QCOMPARE(at.played(), QStringList());
        millis += 1;
        at.person.type("r");
        QCOMPARE(at.played().size(), 1);

        // The second of two quick presses meets a new question.
        at.offerAsks();
        millis += 5'000;
        at.person.key(Qt::Key_Space);
        QCOMPARE(at.played().size(), 2);
        at.offerAsks();
        millis += 150;
        at.person.key(Qt::Key_Space);
        QCOMPARE(at.played().size(), 2);
        emit at.table.waitingForChanged(); // the same question again
        millis += 250;
        at.person.key(Qt::Key_Space);
        QCOMPARE(at.played().size(), 3);
    }

    void aKeyHeldDownIsOneKey() {
        HandsWindow at(3);
        for (const int key : {int(Qt::Key_Space), int(Qt::Key_Return), int(Qt::Key_F)}) {
            at.offerAsks();
            at.view.input().focusCard({{PileKind::Pond}, 0});
            for (int again = 0; again < 20; ++again) {
                QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier,
                                key == Qt::Key_F ? QStringLiteral("f") : QString(), true);
                QCoreApplication::sendEvent(&at.view, &event);
            }
        }
        QCOMPARE(at.played(), QStringList());
    }

    /// The user aims the pointer at something visible, and double clicks are handled separately.
    void thePointerActsAtOnce() {
        HandsWindow at(3);
        at.view.input().setClock([] { return qint64(0); });
        at.offerPlainAsks();
        at.person.doubleClick(at.card(4));
        QCOMPARE(at.played(), QStringList{"lay card 4"});
    }

    void againstTheClockOnlySpaceWaits() {
        HandsWindow at(2, Tempo::Live);
        at.view.input().setClock([] { return qint64(0); });
        at.offerAsks();
        at.person.key(Qt::Key_Space);
        QCOMPARE(at.played(), QStringList());
        at.person.type("f");
        QCOMPARE(at.played(), QStringList{"go fish"});
    }

    /// Without a reason: choosing one of several cards gives nothing up.
    void spaceWithoutAGoldButtonSaysSo() {
        HandsWindow at(3);
        at.offerAsks();
        at.presenter->offered.back().button->isDefault = false;
        emit at.table.waitingForChanged();
        at.person.key(Qt::Key_Space);
        QCOMPARE(at.played(), QStringList());
        QCOMPARE(at.hints, QStringList{"Press the key of an answer."});
    }

    void spaceInAPauseExplainsThePause() {
        HandsWindow at(3);
        at.offerAsks();
        at.presenter->offered.back().button->isDefault = false;
        emit at.table.waitingForChanged();
        at.table.setPaused(true);
        at.person.key(Qt::Key_Space);
        QCOMPARE(at.played(), QStringList());
        QCOMPARE(at.hints, QStringList{"Paused. Press Esc to resume."});
    }

    void hHoldsTheBots() {
        HandsWindow at(3);
        const QSignalSpy held(&at.view.input(), &TableInput::holdWanted);
        at.person.type("h");
        QCOMPARE(held.size(), 1);
        const auto on = qScopeGuard([] { keys::setLetters(true); });
        keys::setLetters(false);
        at.person.type("h");
        QCOMPARE(held.size(), 1);
    }

    void enterDoesTheObvious() {
        HandsWindow at(3);
        at.offerPlainAsks();
        at.person.key(Qt::Key_End);
        at.person.key(Qt::Key_Return);
        QCOMPARE(at.played(), QStringList{"lay card 4"});
    }

    void selectionsAreMadeByKeys() {
        HandsWindow at(2);
        at.offerSelections();
        at.presenter->offered[1].obvious = true;
        emit at.table.waitingForChanged();
        at.person.key(Qt::Key_Home);
        at.person.key(Qt::Key_Right);
        at.person.key(Qt::Key_Insert);
        at.person.key(Qt::Key_Right);
        at.person.key(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(at.view.input().selection(), (std::vector<Face>{1, 2}));
        at.person.key(Qt::Key_Backspace);
        QCOMPARE(at.view.input().selection(), std::vector<Face>{1});
        at.person.key(Qt::Key_Return);
        at.person.key(Qt::Key_Return);
        QCOMPARE(at.played(), QStringList{"play 1 and 2"});
        at.offerSelections();
        at.presenter->offered[1].obvious = true;
        emit at.table.waitingForChanged();
        at.person.key(Qt::Key_Right);
        at.person.key(Qt::Key_Return); // obvious by itself
        QCOMPARE(at.played().last(), QStringLiteral("play 3"));
    }

    void keysAnnounceTheTable() {
        HandsWindow at(2);
        at.offerPlainAsks();
        QSignalSpy state(&at.view.input(), &TableInput::stateWanted),
            turn(&at.view.input(), &TableInput::lastTurnWanted),
            asks(&at.view.input(), &TableInput::lastAsksWanted);
        at.person.type("s");
        at.person.type("l");
        at.person.type("w");
        QCOMPARE((QList{state.size(), turn.size(), asks.size()}), (QList<qsizetype>{1, 1, 1}));
    }

    void optionsAreReachedByKeys() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.key(Qt::Key_Home);
        at.person.type("1");
        at.person.key(Qt::Key_Right);
        at.person.key(Qt::Key_Right);
        at.person.key(Qt::Key_Return);
        QCOMPARE(at.played(), QStringList{"ask 1 for the green fish 0"});
    }

    // ---- while other things happen ----

    void aResizeKeepsADrag() {
        HandsWindow at(3);
        at.offerPlainAsks();
        const QPoint from = at.card(0);
        at.person.press(from);
        at.person.pull(from, at.seat(1));
        at.window.resize(1200, 800);
        testing::untilIdle();
        const QPoint to = at.seat(3);
        at.person.pull(at.seat(1), to);
        at.person.release(to);
        QCOMPARE(at.played(), QStringList{"ask 3 for fish 0"});
    }

    void aCardThatMovesStaysInTheHand() {
        HandsWindow at(3);
        at.offerPlainAsks();
        const QPoint from = at.card(2);
        at.person.press(from);
        at.person.pull(from, at.seat(1));
        // A card arrives before it in the hand: the index changes, the held card does not.
        for (ZonePicture& zone : at.presenter->shown.zones)
            if (zone.place == handOf(0)) {
                CardPicture card;
                card.face = 40;
                card.group = 20;
                zone.cards.insert(zone.cards.begin(), card);
            }
        at.table.addEvent(QStringLiteral("A card comes."));
        testing::untilIdle();
        at.person.release(at.seat(1));
        QCOMPARE(at.played(), QStringList{"ask 1 for fish 1"});
    }

    void anOutdatedGestureMakesNoOtherMove() {
        HandsWindow at(3);
        at.offerAsks();
        at.person.click(at.card(2));
        const QPoint option = at.option("purple", 2);
        at.person.press(option);
        at.offerAsks(); // the same words, other choices
        at.presenter->offer({}, {});
        at.person.release(option);
        QVERIFY(at.played().isEmpty());
    }

    void coveringTheHandEndsADrag() {
        HandsWindow at(3);
        at.offerAsks();
        const QPoint from = at.card(2);
        at.person.press(from);
        at.person.pull(from, at.seat(1));
        at.table.setViewer(kNoSeat);
        QVERIFY(!at.view.input().dragging());
        QVERIFY(!at.view.input().options().isOpen());
        at.person.release(at.seat(1));
        QVERIFY(at.played().isEmpty());
    }

    void theViewMayCloseWithAHandOnTheTable() {
        HandsWindow at(3);
        at.offerAsks();
        const QPoint from = at.card(2);
        at.person.press(from);
        at.person.pull(from, at.seat(1));
        at.view.setPresenter(nullptr);
        at.presenter = nullptr;
        at.person.release(from);
        QVERIFY(!at.view.input().dragging());
    }

    void aHintLightsItsCardsAndTargets() {
        HandsWindow at(3);
        at.offerAsks();
        const Gesture asked = at.presenter->offered[8]; // the first opponent, fish 1
        at.table.give(Hint{asked.choice, QStringLiteral("ask"), {}});
        const Highlights& highlights = at.view.input().highlights();
        QCOMPARE(highlights.hintedSeats, std::vector<Seat>{asked.target.seat});
        QCOMPARE(highlights.hintedCards.size(), size_t(2)); // either card of the fish
        for (const CardRef& spot : highlights.hintedCards)
            QVERIFY(spot.place == handOf(0) && (spot.index == 2 || spot.index == 3));
        QVERIFY(highlights.hintedPlaces.empty());
        QVERIFY(at.view.input().hintedButton().isEmpty());
        QVERIFY(at.table.played.isEmpty());

        const int pond = at.presenter->offered.back().choice;
        at.table.give(Hint{pond, QStringLiteral("go fish"), {}});
        QVERIFY(highlights.hintedCards.empty() && highlights.hintedSeats.empty());
        QCOMPARE(highlights.hintedPlaces, std::vector<PileId>{PileId{PileKind::Pond}});
        QCOMPARE(at.view.input().hintedButton(), QStringLiteral("Go fish"));
        at.table.give(std::nullopt);
        QVERIFY(highlights.hintedPlaces.empty());
    }
};

TACKLEBOX_QTEST(InputTest)
#include "input_test.moc"
