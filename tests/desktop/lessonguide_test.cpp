// The keys, moves and keyboard focus in a lesson.
#include "app/desktop/language.h"
#include "tests/desktop/lessonwindow.h"
#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"
#include "tests/views/tableperson.h"
#include "views/panels/announcer.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/theme/keybutton.h"

using namespace tacklebox;
using namespace tacklebox::testing;

class LessonGuideTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

  private slots:
    void oneKeyHasOneMeaning() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openLesson(window, QStringLiteral("go-fish"));
        const Coach& coach = window.tablePage().coach();
        TableView& view = window.tablePage().view();
        QTRY_VERIFY(coach.speaks());
        for (const char* name : {"hint", "hold", "pause", "barPause"})
            QVERIFY2(!window.findChild<QWidget*>(QLatin1String(name))->isVisible(), name);

        // On a page of text, Tab goes to "Next" first, and Space continues wherever the focus is.
        QCOMPARE(lessonAt(window)->state(), LessonState::Says);
        QCOMPARE(coach.words().onwardKey, QStringLiteral("Space"));
        QVERIFY(coach.words().spoken().endsWith(QStringLiteral("Space: Next.")));
        QTest::keyClick(&view, Qt::Key_Tab);
        const auto* next = qobject_cast<KeyButton*>(QApplication::focusWidget());
        QVERIFY(next && coach.isAncestorOf(next));
        QCOMPARE(next->accessibleName(), QStringLiteral("Next"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QTRY_COMPARE(lessonAt(window)->stepIndex(), 1);
        QCOMPARE(QApplication::focusWidget(), &view);

        // When the lesson asks for a move, Space makes none; F4 does.
        QVERIFY(coachShowsStep(window));
        QCOMPARE(lessonAt(window)->state(), LessonState::Asks);
        QCOMPARE(coach.words().onwardKey, QStringLiteral("F4"));
        const int events = lessonAt(window)->events();
        QTest::keyClick(&view, Qt::Key_Space);
        QTest::keyClick(&view, Qt::Key_H);
        QTest::keyClick(&view, Qt::Key_F2);
        untilIdle();
        QCOMPARE(lessonAt(window)->events(), events);
        QVERIFY(!lessonAt(window)->hold());
        QTest::keyClick(&view, Qt::Key_F4);
        QTRY_VERIFY(lessonAt(window)->events() > events);
        window.closeWithoutAsking();
    }
    void noPageIsSkippedUnread() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openLesson(window, QStringLiteral("twisted-fish"));
        const Coach& coach = window.tablePage().coach();
        for (;;) {
            QVERIFY(coachShowsStep(window));
            if (coach.words().head == QStringLiteral("Five whales!")) break;
            window.lessons().goOn();
            QCoreApplication::processEvents();
        }
        QVERIFY(lessonAt(window)->playMove(*lessonAt(window)->wantedMove()));
        QTest::keyClick(&window.tablePage().view(), Qt::Key_Space); // still the previous text
        QVERIFY(coachShowsStep(window));
        QCOMPARE(coach.words().head, QStringLiteral("Fifty points."));
        window.closeWithoutAsking();
    }
    /// Space does not press the button that the next page will explain.
    void noMoveIsMadeBeforeItsPage() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openLesson(window, QStringLiteral("platinum-fish"));
        Coach& coach = window.tablePage().coach();
        TableView& view = window.tablePage().view();
        const auto hasButton = [&] {
            return std::ranges::any_of(view.input().buttons(), [](const Gesture& gesture) {
                return gesture.choice >= 0 && gesture.button && gesture.button->isDefault;
            });
        };
        for (;;) {
            QVERIFY(coachShowsStep(window));
            if (lessonAt(window)->state() == LessonState::Asks && hasButton()) break;
            window.lessons().goOn();
            QCoreApplication::processEvents();
        }
        coach.stopSpeaking();
        const int events = lessonAt(window)->events();
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(lessonAt(window)->events(), events);
        window.closeWithoutAsking();
    }
    /// Before the first input the coach explains mouse and keys; a shortcut counts as a key.
    void theCoachExplainsTheUsedInput() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        useWindow(window);
        window.setPace(Pace::Off);
        window.startLesson(QStringLiteral("great-lakes"), true);
        const Coach& coach = window.tablePage().coach();
        QVERIFY(coachShowsStep(window));
        QCOMPARE(
            coach.words().how,
            QStringLiteral("Drag the lit card to the lit place, or click both. By keys: Go to the lit card "
                           "with the arrow keys and press Enter."));
        QTest::keyClick(&window.tablePage().view(), Qt::Key_F3); // repeats the instruction
        QTRY_COMPARE(coach.words().how,
                     QStringLiteral("Choose the ten of hearts. Go to the lit card with the "
                                    "arrow keys and press Enter."));
        pressSomewhere();
        QTRY_COMPARE(coach.words().how, QStringLiteral("Drag the lit card to the lit place, or click both."));
        QTest::keyClick(&window.tablePage().view(), Qt::Key_F4);
        QTRY_COMPARE(lessonAt(window)->state(), LessonState::Says);
        QCOMPARE(window.lessons().inputMethod(), InputMethod::Keys);
        window.closeWithoutAsking();
    }
    /// If the focus is on a button of the coach that disappears, it moves to the table and Space continues:
    /// it does not press "Leave the lesson".
    void theFocusNeverMovesToLeave() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openLesson(window, QStringLiteral("great-lakes"));
        window.setPace(Pace::Turbo); // the coach is silent during motion
        const Coach& coach = window.tablePage().coach();
        TableView& view = window.tablePage().view();
        int stood = 0;
        for (int pages = 0; pages < 100; ++pages) {
            const auto isAtTheEnd = [&] { return coach.speaks() && coach.words().dotCount == 0; };
            QVERIFY(QTest::qWaitFor(
                [&] {
                    const LessonStep* step = lessonAt(window)->now();
                    return isAtTheEnd() ||
                           (step && coach.speaks() &&
                            coach.words().head.toStdString() == lessonAt(window)->comment().head.in("en"));
                },
                kTimeoutMillis));
            if (isAtTheEnd()) break;
            const auto at = std::pair(lessonAt(window)->chapter(), lessonAt(window)->stepIndex());
            if (lessonAt(window)->state() == LessonState::Asks) {
                for (KeyButton* button : coach.findChildren<KeyButton*>())
                    if (button->accessibleName() == coach.words().onward) {
                        button->setFocus(Qt::TabFocusReason);
                        ++stood;
                    }
                QVERIFY(lessonAt(window)->playMove(*lessonAt(window)->wantedMove()));
            } else {
                QTest::keyClick(&view, Qt::Key_Space);
            }
            QTRY_VERIFY(coach.words().dotCount == 0 || !lessonAt(window) ||
                        std::pair(lessonAt(window)->chapter(), lessonAt(window)->stepIndex()) != at);
            QVERIFY(window.lessons().isActive());
            QWidget* focused = QApplication::focusWidget();
            QVERIFY(focused == &view || (focused && coach.isAncestorOf(focused)));
        }
        QVERIFY(stood > 2);
        window.closeWithoutAsking();
    }
    /// A card dropped anywhere else glides back; then the coach speaks again.
    void aCardThatGlidesBackKeepsThePage() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.resize(1280, 800);
        openLesson(window, QStringLiteral("go-fish"));
        TableView& view = window.tablePage().view();
        QVERIFY(coachShowsStep(window));
        QTest::keyClick(&view, Qt::Key_Space);
        QTRY_COMPARE(lessonAt(window)->state(), LessonState::Asks);
        QVERIFY(coachShowsStep(window));
        window.setPace(Pace::Normal);
        const testing::Person person(view);
        const TableScene& scene = view.tableScene();
        const QPoint card = person.scene(scene.cardRect({handOf(kLearner), 0}).center());
        scene.frameClock().setManual(); // keeps the card in motion on a busy machine
        person.drag(card, person.scene(QPointF(scene.width() * 0.5, scene.height() * 0.45)));
        QVERIFY(!view.director().settled());
        QVERIFY(until([&window] { return !window.tablePage().coach().speaks(); })); // while it glides
        QVERIFY(!view.director().settled());
        scene.frameClock().advance(1000);
        QTRY_VERIFY(view.director().settled());
        QVERIFY(coachShowsStep(window));
        window.closeWithoutAsking();
    }
    /// With a right card in hand the instruction is only the next step; with a wrong card it is the whole
    /// move.
    void theNextStepIsExplained() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.resize(1280, 800);
        openLesson(window, QStringLiteral("go-fish"));
        const Coach& coach = window.tablePage().coach();
        TableView& view = window.tablePage().view();
        QVERIFY(coachShowsStep(window));
        QTest::keyClick(&view, Qt::Key_Space);
        QTRY_COMPARE(lessonAt(window)->state(), LessonState::Asks);
        QVERIFY(coachShowsStep(window));
        const QString all = QStringLiteral(
            "Choose the seven of spades or the seven of hearts. Go to a lit card with the arrow keys "
            "and press Enter, then press 1 for Finn.");
        QTRY_COMPARE(coach.words().how, all);
        QSignalSpy announced(window.tablePage().findChild<Announcer*>(), &Announcer::announced);
        const auto isSaid = [&announced](const QString& words) {
            QStringList heard;
            for (const auto& one : announced)
                heard << one[0].toString();
            return heard.join(u' ').count(words) == 1;
        };
        QTest::keyClick(&view, Qt::Key_Home); // a three
        QTest::keyClick(&view, Qt::Key_Return);
        QTRY_VERIFY(coach.words().text.isEmpty());
        QCOMPARE(coach.words().how, all);
        QTRY_VERIFY(isSaid(QStringLiteral("Not that one. ") + all));
        QTest::keyClick(&view, Qt::Key_Escape);
        QTRY_VERIFY(view.input().highlights().raised.empty());
        QTest::keyClick(&view, Qt::Key_Right); // a seven
        QTest::keyClick(&view, Qt::Key_Return);
        QTRY_COMPARE(coach.words().how, QStringLiteral("Press 1 for Finn."));
        QTRY_VERIFY(isSaid(coach.words().how));
        window.closeWithoutAsking();
    }
    void otherMovesAreCommented() {
        int tried = 0, takenUp = 0;
        for (const QString& game : {QStringLiteral("go-fish"), QStringLiteral("great-lakes")}) {
            MainWindow window(m_language, MainWindow::Memory::Kept);
            openLesson(window, game);
            const Coach& coach = window.tablePage().coach();
            while (lessonAt(window)) {
                QVERIFY(QTest::qWaitFor([&] { return coach.speaks(); }, kTimeoutMillis));
                if (coach.words().dotCount == 0) break; // the last page
                if (lessonAt(window)->state() == LessonState::Asks) {
                    const std::vector<TableChoice> choices = lessonAt(window)->choices();
                    const auto another = std::ranges::find_if(choices, [&](const TableChoice& choice) {
                        const auto& moves = lessonAt(window)->now()->moves;
                        return std::ranges::find(moves, choice.move) == moves.end();
                    });
                    if (another != choices.end()) {
                        ++tried;
                        const auto at = std::pair(lessonAt(window)->chapter(), lessonAt(window)->stepIndex());
                        QVERIFY(lessonAt(window)->play(another->id));
                        if (lessonAt(window)->state() == LessonState::TakenUp) { // before the others move
                            ++takenUp;
                            QTRY_VERIFY2(coach.speaks() &&
                                             coach.words().text.startsWith(QStringLiteral("You ")) &&
                                             coach.words().onwardKey == QStringLiteral("Space"),
                                         qPrintable(coach.words().spoken()));
                            window.lessons().goOn();
                        }
                        // Another good move is praised; any other is explained, and the lesson goes back.
                        const auto isTakenUp = [&] {
                            const bool isLedBack = lessonAt(window)->state() == LessonState::OtherWay;
                            return coach.speaks() &&
                                   (isLedBack
                                        ? coach.words().text.contains(QStringLiteral("The cards go back")) &&
                                              coach.words().text.count(u' ') > 10
                                        : coach.words().text.startsWith(QStringLiteral("That works too. ")) ||
                                              lessonAt(window)->stepIndex() != at.second);
                        };
                        QVERIFY2(QTest::qWaitFor(isTakenUp, kTimeoutMillis),
                                 qPrintable(coach.words().spoken()));
                        if (lessonAt(window)->state() == LessonState::OtherWay) { // back to the same step
                            window.lessons().goOn();
                            QTRY_VERIFY(coach.speaks());
                            QCOMPARE(std::pair(lessonAt(window)->chapter(), lessonAt(window)->stepIndex()),
                                     at);
                        }
                    }
                }
                window.lessons().goOn();
                QCoreApplication::processEvents();
            }
            window.closeWithoutAsking();
        }
        QVERIFY(tried > 3);
        QVERIFY(takenUp > 1);
    }
};

TACKLEBOX_QTEST(LessonGuideTest)
#include "lessonguide_test.moc"
