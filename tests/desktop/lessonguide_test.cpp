// Lessons in the real window, from their first word to the page with which each ends.
#include "app/desktop/language.h"
#include "app/desktop/lessonguide.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/table/gameclock.h"
#include "model/table/lessontable.h"
#include "tests/support/ownfolders.h"
#include "tests/support/part.h"
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "views/games/games.h"
#include "views/panels/announcer.h"
#include "views/panels/coach.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QtTest>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

using Stand = LessonTable::Stand;

constexpr int kMillis = 30'000; ///< that anything may take

LessonTable* lessonAt(const MainWindow& window) {
    return LessonTable::of(window.tablePage().table());
}

/// Nothing moves, and others do not think.
void openLesson(MainWindow& window, const QString& game) {
    useWindow(window);
    window.setPace(Pace::Off);
    QVERIFY(window.startLesson(game, true));
}

/// Takes the lesson to its last page, or to where it is played on against the clock.
bool readToItsEnd(MainWindow& window) {
    const Coach& coach = window.tablePage().coach();
    for (int pages = 0; pages < 200; ++pages) {
        if (!QTest::qWaitFor([&] { return coach.speaks() || !lessonAt(window); }, kMillis)) return false;
        if (!lessonAt(window)) return true;
        if (coach.words().of == 0) return true; // the last page has no dots
        window.lessons().goOn();
        QCoreApplication::processEvents();
    }
    return false;
}

/// Waits until the coach says what belongs to the step at which the lesson stands.
bool isTold(const MainWindow& window) {
    const Coach& coach = window.tablePage().coach();
    return QTest::qWaitFor(
        [&] {
            if (!coach.speaks() || !lessonAt(window)) return false;
            const LessonStep* step = lessonAt(window)->now();
            if (!step)
                return lessonAt(window)->stand() == Stand::OtherWay ||
                       lessonAt(window)->stand() == Stand::TakenUp;
            return coach.words().head.toStdString() == lessonAt(window)->comment().head.in("en");
        },
        kMillis);
}

} // namespace

class LessonGuideTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

  private slots:
    void whoLosesTheLiveEndReachesTheLastPageToo() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        const QString game = QStringLiteral("what-the-fish");
        openLesson(window, game);
        QVERIFY(readToItsEnd(window));
        Table& table = *window.tablePage().table();
        QCOMPARE(table.plan().tempo, Tempo::Live);
        QCOMPARE(table.tableRules().clockRate, 0.5);
        QVERIFY2(!window.lessonProgress().learned(game), "it is not over yet");
        QVERIFY(!window.tablePage().coach().isThere());
        QSignalSpy said(window.tablePage().findChild<Announcer*>(), &Announcer::announced);
        table.clock().setManual();
        const Coach& coach = window.tablePage().coach();
        const auto playAGame = [&table] {
            table.skipCount();
            QElapsedTimer since;
            since.start();
            const auto isOver = [&table] { return table.due() == Due::Over || table.due() == Due::NextDeal; };
            while (!isOver() && since.elapsed() < kMillis) { // the person does nothing at all
                table.clock().advance(50);
                QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            }
            return isOver();
        };
        // A game may be over before he has acted: there is a second one.
        QVERIFY(playAGame());
        QTRY_VERIFY_WITH_TIMEOUT(coach.speaks(), kMillis);
        QVERIFY(!said.isEmpty());
        QVERIFY2(!said.first()[0].toString().contains(QStringLiteral("You end the swim")),
                 "what the lesson had told is not told once more");
        QCOMPARE(coach.words().head, QStringLiteral("That was one game."));
        QVERIFY2(coach.words().text.startsWith(table.endingWords(0)), qPrintable(coach.words().text));
        QVERIFY(!window.lessonProgress().learned(game));
        QVERIFY(!window.tablePage().isCovered());
        QCOMPARE(table.deals().size(), 1U);
        QTest::keyClick(&window.tablePage().view(), Qt::Key_Space);
        QVERIFY(!coach.isThere());
        QTRY_VERIFY(table.due() != Due::NextDeal);
        QTRY_VERIFY(table.countIn().step() != CountIn::Step::None); // ready, set, go
        QVERIFY(playAGame());
        QVERIFY(!table.score().winners.has(0));
        QTRY_VERIFY_WITH_TIMEOUT(coach.speaks(), kMillis);
        QCOMPARE(coach.words().head, QStringLiteral("Now you can play."));
        QVERIFY2(coach.words().text.startsWith(table.endingWords(1)), qPrintable(coach.words().text));
        QVERIFY(!window.tablePage().isCovered());
        QVERIFY(window.lessonProgress().learned(game));
        QTRY_VERIFY2(!said.isEmpty() && said.last()[0].toString().endsWith(coach.words().spoken()),
                     said.isEmpty() ? "nothing is said" : qPrintable(said.last()[0].toString()));
        QVERIFY(coach.words().text.contains(u'\n'));
        QVERIFY2(!said.last()[0].toString().contains(u'\n'), "a reader's line ends there");

        // Back: the same once more. Then a whole game, at the person's own clock.
        window.lessons().goBack();
        QTRY_VERIFY(coach.speaks() && lessonAt(window));
        QVERIFY(lessonAt(window)->chapterPlan().live);
        QVERIFY(readToItsEnd(window));
        window.leaveAtOnce();
    }
    void aStoppedNetLeavesNoLine() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openLesson(window, QStringLiteral("twisted-fish"));
        const Coach& coach = window.tablePage().coach();
        const TableScene& scene = window.tablePage().view().tableScene();
        for (;;) {
            QVERIFY(isTold(window));
            QVERIFY(coach.words().of > 0);
            if (coach.words().head == QStringLiteral("The Net is cast at you!")) break;
            window.lessons().goOn();
        }
        QVERIFY(scene.line());
        window.lessons().goOn();
        QTRY_COMPARE(coach.words().head, QStringLiteral("Stopped."));
        QVERIFY(!scene.line());
        window.leaveAtOnce();
    }
    void oneKeyHasOneMeaning() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openLesson(window, QStringLiteral("go-fish"));
        const Coach& coach = window.tablePage().coach();
        TableView& view = window.tablePage().view();
        QTRY_VERIFY(coach.speaks());
        for (const char* name : {"hint", "hold", "pause", "barPause"})
            QVERIFY2(!window.findChild<QWidget*>(QLatin1String(name))->isVisible(), name);

        // Where something is said Tab comes to "Next" first, and Space reads on, wherever the keyboard is.
        QCOMPARE(lessonAt(window)->stand(), Stand::Says);
        QCOMPARE(coach.words().onwardKey, QStringLiteral("Space"));
        QVERIFY(coach.words().spoken().endsWith(QStringLiteral("Space: Next.")));
        QTest::keyClick(&view, Qt::Key_Tab);
        const auto* next = qobject_cast<KeyButton*>(QApplication::focusWidget());
        QVERIFY(next && coach.isAncestorOf(next));
        QCOMPARE(next->accessibleName(), QStringLiteral("Next"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QTRY_COMPARE(lessonAt(window)->at(), 1);
        QCOMPARE(QApplication::focusWidget(), &view);

        // Where a move is asked for Space makes none; F4 does.
        QVERIFY(isTold(window));
        QCOMPARE(lessonAt(window)->stand(), Stand::Asks);
        QCOMPARE(coach.words().onwardKey, QStringLiteral("F4"));
        const int events = lessonAt(window)->events();
        QTest::keyClick(&view, Qt::Key_Space);
        QTest::keyClick(&view, Qt::Key_H);
        QTest::keyClick(&view, Qt::Key_F2);
        QTest::qWait(50);
        QCOMPARE(lessonAt(window)->events(), events);
        QVERIFY(!lessonAt(window)->hold());
        QTest::keyClick(&view, Qt::Key_F4);
        QTRY_VERIFY(lessonAt(window)->events() > events);
        window.leaveAtOnce();
    }
    /// Whoever stands at a button of the coach that goes, since he has made the move by its keys, is at the
    /// table then, and Space reads on: it does not press the way out.
    void noFocusFallsOnTheWayOut() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openLesson(window, QStringLiteral("great-lakes"));
        window.setPace(Pace::Turbo); // he is quiet while something moves
        const Coach& coach = window.tablePage().coach();
        TableView& view = window.tablePage().view();
        int stood = 0;
        for (int pages = 0; pages < 100; ++pages) {
            const auto isAtTheEnd = [&] { return coach.speaks() && coach.words().of == 0; };
            QVERIFY(QTest::qWaitFor(
                [&] {
                    const LessonStep* step = lessonAt(window)->now();
                    return isAtTheEnd() ||
                           (step && coach.speaks() &&
                            coach.words().head.toStdString() == lessonAt(window)->comment().head.in("en"));
                },
                kMillis));
            if (isAtTheEnd()) break;
            const auto at = std::pair(lessonAt(window)->chapter(), lessonAt(window)->at());
            if (lessonAt(window)->stand() == Stand::Asks) {
                for (KeyButton* button : coach.findChildren<KeyButton*>())
                    if (button->accessibleName() == coach.words().onward) {
                        button->setFocus(Qt::TabFocusReason);
                        ++stood;
                    }
                QVERIFY(lessonAt(window)->playMove(*lessonAt(window)->wantedMove()));
            } else {
                QTest::keyClick(&view, Qt::Key_Space);
            }
            QTRY_VERIFY(coach.words().of == 0 || !lessonAt(window) ||
                        std::pair(lessonAt(window)->chapter(), lessonAt(window)->at()) != at);
            QVERIFY(window.lessons().isOn());
            QWidget* focused = QApplication::focusWidget();
            QVERIFY(focused == &view || (focused && coach.isAncestorOf(focused)));
        }
        QVERIFY(stood > 2);
        window.leaveAtOnce();
    }
    /// While a card is held his short bubble lies over nobody who can be asked, and over no place where it
    /// may go.
    void theShortBubbleHidesNoTarget() {
        int seen = 0;
        for (const QString& game : {QStringLiteral("rainbow-fish"), QStringLiteral("twisted-fish")})
            for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(2560, 1440)}) {
                MainWindow window(m_language, MainWindow::Memory::Kept);
                openLesson(window, game);
                window.resize(size);
                const Coach& coach = window.tablePage().coach();
                TableView& view = window.tablePage().view();
                while (lessonAt(window)->stand() != Stand::Asks) {
                    QVERIFY(isTold(window));
                    window.lessons().goOn();
                    QCoreApplication::processEvents();
                }
                QVERIFY(isTold(window));
                QTest::keyClick(&view, Qt::Key_Home);
                QTest::keyClick(&view, Qt::Key_Return);
                QTRY_VERIFY(!view.input().highlights().raised.empty());
                QCoreApplication::processEvents();
                QTRY_VERIFY(!coach.speaks() || coach.words().text.isEmpty());
                for (const Seat seat : view.input().highlights().seats) {
                    const QRectF face = view.tableScene().layout().portraits[seat];
                    const QRectF tag = view.tableScene().layout().tags[seat];
                    QVERIFY(!face.isEmpty());
                    QVERIFY2(!coach.speaks() || !QRectF(coach.geometry()).intersects(face | tag),
                             qPrintable(QStringLiteral("%1 at %2").arg(game).arg(size.width())));
                    seen += coach.speaks();
                }
                window.leaveAtOnce();
            }
        QVERIFY(seen > 6);
    }
    /// Who holds what is to be asked for is told whom; who holds another card is told all of it.
    void theNextStepIsTold() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openLesson(window, QStringLiteral("go-fish"));
        window.resize(1280, 800);
        const Coach& coach = window.tablePage().coach();
        TableView& view = window.tablePage().view();
        QVERIFY(isTold(window));
        QTest::keyClick(&view, Qt::Key_Space);
        QTRY_COMPARE(lessonAt(window)->stand(), Stand::Asks);
        QVERIFY(isTold(window));
        const QString all =
            QStringLiteral("Go to a lit card with the arrow keys and press Enter, then press 1 for Finn.");
        QTRY_COMPARE(coach.words().how, all);
        QTest::keyClick(&view, Qt::Key_Home); // a three
        QTest::keyClick(&view, Qt::Key_Return);
        QTRY_VERIFY(coach.words().text.isEmpty());
        QCOMPARE(coach.words().how, all);
        QTest::keyClick(&view, Qt::Key_Escape);
        QTRY_VERIFY(view.input().highlights().raised.empty());
        QTest::keyClick(&view, Qt::Key_Right); // a seven
        QTest::keyClick(&view, Qt::Key_Return);
        QTRY_COMPARE(coach.words().how, QStringLiteral("Press 1 for Finn."));
        window.leaveAtOnce();
    }
    void anotherMoveIsTakenUp() {
        int tried = 0, takenUp = 0;
        for (const QString& game : {QStringLiteral("go-fish"), QStringLiteral("great-lakes")}) {
            MainWindow window(m_language, MainWindow::Memory::Kept);
            openLesson(window, game);
            const Coach& coach = window.tablePage().coach();
            while (coach.isThere() && lessonAt(window)) {
                QVERIFY(QTest::qWaitFor([&] { return coach.speaks(); }, kMillis));
                if (coach.words().of == 0) break; // the last page
                if (lessonAt(window)->stand() == Stand::Asks) {
                    const std::vector<TableChoice> choices = lessonAt(window)->choices();
                    const auto another = std::ranges::find_if(choices, [&](const TableChoice& choice) {
                        const auto& moves = lessonAt(window)->now()->moves;
                        return std::ranges::find(moves, lessonAt(window)->moveOf(choice.id)) == moves.end();
                    });
                    if (another != choices.end()) {
                        ++tried;
                        const auto at = std::pair(lessonAt(window)->chapter(), lessonAt(window)->at());
                        QVERIFY(lessonAt(window)->play(another->id));
                        if (lessonAt(window)->stand() == Stand::TakenUp) { // at once, before the others
                            ++takenUp;
                            QTRY_VERIFY2(coach.speaks() &&
                                             coach.words().text.startsWith(QStringLiteral("You ")),
                                         qPrintable(coach.words().text));
                            QCOMPARE(coach.words().onwardKey, QStringLiteral("Space"));
                            window.lessons().goOn();
                        }
                        // Praised is what the lesson can go on with; what else came of it is told too.
                        const auto isTakenUp = [&] {
                            const bool isLedBack = lessonAt(window)->stand() == Stand::OtherWay;
                            return coach.speaks() &&
                                   (isLedBack
                                        ? coach.words().text.contains(QStringLiteral("as they did before")) &&
                                              coach.words().text.count(u' ') > 15
                                        : coach.words().text.startsWith(QStringLiteral("That works too. ")) ||
                                              lessonAt(window)->at() != at.second);
                        };
                        QVERIFY2(QTest::qWaitFor(isTakenUp, kMillis), qPrintable(coach.words().spoken()));
                        if (lessonAt(window)->stand() == Stand::OtherWay) { // back to where he was
                            window.lessons().goOn();
                            QTRY_VERIFY(coach.speaks());
                            QCOMPARE(std::pair(lessonAt(window)->chapter(), lessonAt(window)->at()), at);
                        }
                    }
                }
                window.lessons().goOn();
                QCoreApplication::processEvents();
            }
            window.leaveAtOnce();
        }
        QVERIFY(tried > 3);
        QVERIFY(takenUp > 1);
    }
    void whoLeavesGoesOnThereOrBeginsAnew() {
        const QString game = QStringLiteral("twisted-fish");
        {
            MainWindow window(m_language, MainWindow::Memory::Kept);
            openLesson(window, game);
            // Also in its first part, and from the very page: the lobby offers it.
            const auto* strip = part<QWidget>(window, "lessonStrip");
            for (const int pages : {0, 2}) {
                for (int page = 0; page < pages; ++page) {
                    QVERIFY(isTold(window));
                    window.lessons().goOn();
                    QCoreApplication::processEvents();
                }
                QVERIFY(isTold(window));
                const int at = lessonAt(window)->at();
                QCOMPARE(at > 0, pages > 0);
                QTest::keyClick(&window.tablePage().view(), Qt::Key_Escape);
                QVERIFY(!window.lessons().isOn());
                QVERIFY(strip->isVisible());
                QVERIFY2(part<QLabel>(window, "offer")->text().contains(QStringLiteral("at its part 1")),
                         qPrintable(part<QLabel>(window, "offer")->text()));
                QTest::mouseClick(part<QWidget>(window, "showLesson"), Qt::LeftButton);
                QVERIFY(window.lessons().isOn());
                QCOMPARE(lessonAt(window)->chapter(), 0);
                QCOMPARE(lessonAt(window)->at(), at);
            }
            while (lessonAt(window)->chapter() < 2) {
                QVERIFY(isTold(window));
                window.lessons().goOn();
                QCoreApplication::processEvents();
            }
            QTest::keyClick(&window.tablePage().view(), Qt::Key_Escape);
            QVERIFY(!window.lessons().isOn());
            QVERIFY(!window.lessonProgress().learned(game));
            QTest::mouseClick(part<QWidget>(window, "declineLesson"), Qt::LeftButton);
            QVERIFY(!strip->isVisible());
            window.leaveAtOnce();
        }
        {
            MainWindow window(m_language, MainWindow::Memory::Kept);
            useWindow(window);
            QVERIFY(!part<QWidget>(window, "lessonStrip")->isVisible() || // declined for good
                    !part<QLabel>(window, "offer")->text().contains(QStringLiteral("Twisted Fish")));
            window.leaveAtOnce();
        }
        MainWindow window(m_language, MainWindow::Memory::Kept);
        useWindow(window);
        window.setPace(Pace::Off);
        QVERIFY(window.startLesson(game)); // on another day
        QCOMPARE(lessonAt(window)->chapter(), 2);
        window.lessons().goBack();
        QCOMPARE(lessonAt(window)->chapter(), 1);
        QVERIFY(window.startLesson(game, true));
        QCOMPARE(lessonAt(window)->chapter(), 0);
        window.leaveAtOnce();
    }
    /// However large its letters are, what the coach says is not covered by the way out.
    void theWayOutLiesOffTheWords_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(960, 600), QSize(1920, 1080)})
            QTest::addRow("%d", size.width()) << size;
    }
    void theWayOutLiesOffTheWords() {
        QFETCH(const QSize, size);
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.resize(size);
        const auto usual = qScopeGuard([] { theme::use({}); });
        QStringList covered;
        for (const GameInfo& game : gameInfos()) {
            openLesson(window, game.id);
            theme::use({.text = 2}); // the window has dressed itself
            const Coach& coach = window.tablePage().coach();
            for (int pages = 0; lessonAt(window) && pages < 100; ++pages) {
                if (!QTest::qWaitFor([&] { return coach.speaks() || !lessonAt(window); }, kMillis)) break;
                if (!lessonAt(window) || coach.words().of == 0) break;
                QCoreApplication::processEvents();
                const QRect way = coach.wayOut(), words = coach.geometry();
                if (way.intersects(words)) covered << game.id + u' ' + coach.words().head;
                window.lessons().goOn();
                QCoreApplication::processEvents();
            }
            window.leaveAtOnce();
        }
        QVERIFY2(covered.isEmpty(), qPrintable(covered.join(u'\n')));
    }
    /// Hal, his bubble and the way out lie over nothing that the table says.
    void nothingThatIsSaidIsHidden_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const char* game : {"great-lakes", "platinum-fish"})
            for (const QSize size : {QSize(1280, 800), QSize(960, 600)})
                QTest::addRow("%s %d", game, size.width()) << QString::fromLatin1(game) << size;
    }
    void nothingThatIsSaidIsHidden() {
        QFETCH(const QString, game);
        QFETCH(const QSize, size);
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.resize(size);
        openLesson(window, game);
        const Coach& coach = window.tablePage().coach();
        const TableScene& scene = window.tablePage().view().tableScene();
        QStringList hidden;
        for (int pages = 0; lessonAt(window) && pages < 100; ++pages) {
            if (!QTest::qWaitFor([&] { return coach.speaks() || !lessonAt(window); }, kMillis)) break;
            if (!lessonAt(window) || coach.words().of == 0) break;
            QCoreApplication::processEvents();
            for (const NotePicture& note : scene.picture().notes) {
                if (note.kind != NotePicture::Kind::Step && note.kind != NotePicture::Kind::Caption) continue;
                const QRectF at = scene.layout().notes.at(note.id);
                if (QRectF(coach.wayOut()).intersects(at))
                    hidden << QStringLiteral("the way out: ") + note.text;
                if (coach.portrait().intersects(at))
                    hidden << QStringLiteral("Hal: ") + note.text + u' ' + coach.words().head;
            }
            window.lessons().goOn();
            QCoreApplication::processEvents();
        }
        QCOMPARE(hidden, QStringList());
        window.leaveAtOnce();
    }
};

TACKLEBOX_QTEST(LessonGuideTest)
#include "lessonguide_test.moc"
