// Leaving, resuming, skipping and finishing a lesson, and the first table after it.
#include "app/desktop/language.h"
#include "model/table/gameclock.h"
#include "tests/desktop/lessonwindow.h"
#include "tests/support/ownfolders.h"
#include "tests/support/part.h"
#include "tests/support/qttest.h"
#include "views/dialogs/newtabledialog.h"
#include "views/panels/announcer.h"
#include "views/theme/keybutton.h"

#include <QLabel>

#include <algorithm>

using namespace tacklebox;
using namespace tacklebox::testing;

class LessonEndsTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

  private slots:
    void aLostLiveGameAlsoReachesTheLastPage() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        const QString game = QStringLiteral("what-the-fish");
        openLesson(window, game);
        QVERIFY(readToItsEnd(window));
        Table& table = *window.tablePage().table();
        QCOMPARE(table.plan().tempo, Tempo::Live);
        QCOMPARE(table.tableRules().clockRate, 0.5);
        QVERIFY2(!window.lessonProgress().learned(game), "the live game is still to be played");
        QVERIFY(!window.tablePage().coach().speaks());
        QSignalSpy announcements(window.tablePage().findChild<Announcer*>(), &Announcer::announced);
        table.clock().setManual();
        const Coach& coach = window.tablePage().coach();
        const auto playAGame = [&table] {
            table.skipCount();
            QElapsedTimer timer;
            timer.start();
            const auto isOver = [&table] {
                return table.waitingFor() == WaitingFor::Over || table.waitingFor() == WaitingFor::NextDeal;
            };
            while (!isOver() && timer.elapsed() < kTimeoutMillis) { // the player does nothing
                table.clock().advance(50);
                QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            }
            return isOver();
        };
        // The first game may end before the player has acted, so the lesson offers a second one.
        QVERIFY(playAGame());
        QTRY_VERIFY_WITH_TIMEOUT(coach.speaks(), kTimeoutMillis);
        QVERIFY(!announcements.isEmpty());
        QVERIFY2(!announcements.first()[0].toString().contains(QStringLiteral("You end the swim")),
                 "events of the lesson are announced again");
        QCOMPARE(coach.words().head, QStringLiteral("That was one game."));
        QVERIFY2(coach.words().text.startsWith(table.endingWords(0)), qPrintable(coach.words().text));
        QVERIFY(!window.lessonProgress().learned(game));
        QVERIFY(!window.tablePage().isCovered());
        QCOMPARE(table.deals().size(), 1U);
        QTest::keyClick(&window.tablePage().view(), Qt::Key_Space);
        QVERIFY(!coach.speaks());
        QTRY_VERIFY(table.waitingFor() != WaitingFor::NextDeal);
        QTRY_VERIFY(table.countIn().step() != CountIn::Step::None); // ready, set, go
        QVERIFY(playAGame());
        QVERIFY(!table.score().winners.has(0));
        QTRY_VERIFY_WITH_TIMEOUT(coach.speaks(), kTimeoutMillis);
        QCOMPARE(coach.words().head, QStringLiteral("Now you can play."));
        QVERIFY2(coach.words().text.startsWith(table.endingWords(1)), qPrintable(coach.words().text));
        QVERIFY(!window.tablePage().isCovered());
        QVERIFY(window.lessonProgress().learned(game));
        QTRY_VERIFY2(!announcements.isEmpty() &&
                         announcements.last()[0].toString().endsWith(coach.words().spoken()),
                     announcements.isEmpty() ? "nothing is announced"
                                             : qPrintable(announcements.last()[0].toString()));
        QVERIFY(coach.words().text.contains(u'\n'));
        QVERIFY2(!announcements.last()[0].toString().contains(u'\n'),
                 "a line break would split the announcement");

        // "Back" restarts the last part.
        window.lessons().goBack();
        QTRY_VERIFY(coach.speaks() && lessonAt(window));
        QVERIFY(lessonAt(window)->chapterPlan().live);
        QVERIFY(readToItsEnd(window));
        window.closeWithoutAsking();
    }
    void aLessonIsResumedOrRestarted() {
        const QString game = QStringLiteral("twisted-fish");
        {
            MainWindow window(m_language, MainWindow::Memory::Kept);
            openLesson(window, game);
            // The lobby offers to resume at the same page, even on the first page of the first part.
            const auto* strip = part<QWidget>(window, "lessonStrip");
            for (const int pages : {0, 2}) {
                for (int page = 0; page < pages; ++page) {
                    QVERIFY(coachShowsStep(window));
                    window.lessons().goOn();
                    QCoreApplication::processEvents();
                }
                QVERIFY(coachShowsStep(window));
                const int step = lessonAt(window)->stepIndex();
                QCOMPARE(step > 0, pages > 0);
                QSignalSpy announcements(window.tablePage().findChild<Announcer*>(), &Announcer::announced);
                QTest::keyClick(&window.tablePage().view(), Qt::Key_Escape);
                QVERIFY(window.lessons().isActive()); // one press may be accidental
                QTRY_VERIFY(!announcements.isEmpty());
                QVERIFY2(announcements.last()[0].toString().contains(QStringLiteral(
                             "Press Esc again to leave the lesson. Any other key continues it.")),
                         qPrintable(announcements.last()[0].toString()));
                QTest::keyClick(&window.tablePage().view(), Qt::Key_Right);
                QTest::keyClick(&window.tablePage().view(), Qt::Key_Escape);
                QVERIFY(window.lessons().isActive());
                // Ctrl silences a screen reader, so it does not count as "any other key".
                QTest::keyClick(&window.tablePage().view(), Qt::Key_Control);
                QTest::keyClick(&window.tablePage().view(), Qt::Key_Escape);
                QVERIFY(!window.lessons().isActive());
                QVERIFY(strip->isVisible());
                QVERIFY2(part<QLabel>(window, "offer")->text().contains(QStringLiteral("at part 1")),
                         qPrintable(part<QLabel>(window, "offer")->text()));
                QTest::mouseClick(part<QWidget>(window, "showLesson"), Qt::LeftButton);
                QVERIFY(window.lessons().isActive());
                QCOMPARE(lessonAt(window)->chapter(), 0);
                QCOMPARE(lessonAt(window)->stepIndex(), step);
            }
            while (lessonAt(window)->chapter() < 2) {
                QVERIFY(coachShowsStep(window));
                window.lessons().goOn();
                QCoreApplication::processEvents();
            }
            QTest::keyClick(&window.tablePage().view(), Qt::Key_Escape);
            QVERIFY(window.lessons().isActive()); // one press may be accidental
            QTest::keyClick(&window.tablePage().view(), Qt::Key_Escape);
            QVERIFY(!window.lessons().isActive());
            QVERIFY(!window.lessonProgress().learned(game));
            QTest::mouseClick(part<QWidget>(window, "declineLesson"), Qt::LeftButton);
            QVERIFY(!strip->isVisible());
            window.closeWithoutAsking();
        }
        {
            MainWindow window(m_language, MainWindow::Memory::Kept);
            useWindow(window);
            QVERIFY(!part<QWidget>(window, "lessonStrip")->isVisible() || // declined for good
                    !part<QLabel>(window, "offer")->text().contains(QStringLiteral("Twisted Fish")));
            window.closeWithoutAsking();
        }
        MainWindow window(m_language, MainWindow::Memory::Kept);
        useWindow(window);
        window.setPace(Pace::Off);
        window.startLesson(game); // resumes, although the offer was declined
        QVERIFY(window.lessons().isActive());
        QCOMPARE(lessonAt(window)->chapter(), 2);
        window.lessons().goBack();
        QCOMPARE(lessonAt(window)->chapter(), 1);
        window.startLesson(game, true);
        QCOMPARE(lessonAt(window)->chapter(), 0);
        window.closeWithoutAsking();
    }
    /// After a lesson, the first table and the new-table dialog have the two opponents of the lesson.
    void theNextTableHasTheOpponentsOfTheLesson() {
        const QString game = QStringLiteral("go-fish");
        QFile::remove(QSettings().fileName());
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openLesson(window, game);
        const QList<SeatPlan> lessonSeats = lessonAt(window)->plan().seats;
        QCOMPARE(lessonSeats.size(), 3);
        QVERIFY(readToItsEnd(window));
        window.lessons().goOn();
        QTRY_VERIFY(!window.lessons().isActive());
        const auto areLessonSeats = [&](const QList<SeatPlan>& seats) {
            return std::ranges::equal(seats, lessonSeats, [](const SeatPlan& a, const SeatPlan& b) {
                return a.name == b.name && a.person == b.person && (a.person || a.level == Level::Minnow);
            });
        };
        QVERIFY(areLessonSeats(window.tablePage().table()->plan().seats));
        QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
        const auto* dialog = qobject_cast<NewTableDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QCOMPARE(dialog->plan().seats.size(), 3);
        QVERIFY(areLessonSeats(dialog->plan().seats));
        window.closeWithoutAsking();
    }
    /// Every part can be skipped, by key or mouse. "Back" returns to a skipped part, and the last page names
    /// the skipped parts.
    void aPartIsSkipped() {
        const QString game = QStringLiteral("what-the-fish"); // ends in a live game
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openLesson(window, game);
        const Coach& coach = window.tablePage().coach();
        TableView& view = window.tablePage().view();
        const auto* skip = part<QAbstractButton>(window, "skipPart");
        const int parts = int(lessonAt(window)->lesson().chapters.size());
        for (int chapter = 0; chapter < parts; ++chapter) {
            QTRY_COMPARE(lessonAt(window)->chapter(), chapter);
            QVERIFY(coachShowsStep(window));
            QVERIFY(skip->isVisible());
            QVERIFY(coach.words().spoken().contains(QStringLiteral("F5: Skip this part.")));
            if (chapter == 1) { // the player skipped part 0 by mistake and goes back
                window.lessons().goBack();
                QTRY_COMPARE(lessonAt(window)->chapter(), 0);
                QVERIFY(coachShowsStep(window));
                QTest::keyClick(&view, Qt::Key_F5);
                QTRY_COMPARE(lessonAt(window)->chapter(), 1);
                QVERIFY(coachShowsStep(window));
            }
            QVERIFY(!window.lessonProgress().learned(game));
            if (chapter % 2 == 0)
                QTest::mouseClick(const_cast<QAbstractButton*>(skip), Qt::LeftButton);
            else
                QTest::keyClick(&view, Qt::Key_F5);
        }
        QTRY_COMPARE(coach.words().head, QStringLiteral("Now you can play."));
        QVERIFY(!skip->isVisible());
        QVERIFY2(coach.words().text.startsWith(QStringLiteral("You skipped: ")),
                 qPrintable(coach.words().text));
        QVERIFY(window.lessonProgress().learned(game));
        window.lessons().goBack(); // to play the last part after all
        QTRY_COMPARE(lessonAt(window)->chapter(), parts - 1);
        QVERIFY(coachShowsStep(window));
        QCOMPARE(lessonAt(window)->stepIndex(), 0);
        QVERIFY(skip->isVisible());
        window.closeWithoutAsking();
    }
};

TACKLEBOX_QTEST(LessonEndsTest)
#include "lessonends_test.moc"
