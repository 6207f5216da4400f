// The tip coach at a real table: speaks once, after the event that the tip explains, and again only on
// request.
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "app/desktop/tipcoach.h"
#include "model/table/table.h"
#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"
#include "views/dialogs/lastplans.h"
#include "views/panels/announcer.h"
#include "views/panels/coachnote.h"
#include "views/panels/promptbar.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"

#include <QAction>

using namespace tacklebox;
using namespace tacklebox::testing;

class TipCoachTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

    static CoachNote& note(const MainWindow& window) { return window.tipCoach().note(); }
    static QAction* action(const MainWindow& window, const char* name) {
        return window.findChild<QAction*>(QString::fromLatin1(name));
    }
    /// Resets the shown tips, turns the coach on and simulates a screen reader.
    static void beginAnew(MainWindow& window) {
        LessonProgress& progress = window.lessonProgress();
        progress.forgetShownNotes(QStringLiteral("go-fish"));
        progress.setCoached(QStringLiteral("go-fish"), true);
        progress.setWantsCoach(true);
    }
    /// Opens a table of Go Fish with bots of that level, without motion.
    static bool open(MainWindow& window, Level level = Level::Minnow) {
        TablePlan plan = firstPlan(QStringLiteral("go-fish"));
        for (SeatPlan& seat : plan.seats)
            seat.level = level;
        plan.seed = 5;
        plan.dealer = Seat(plan.seats.size() - 1); // the person begins
        QString error;
        window.setPace(Pace::Off);
        return window.openTable(plan, &error);
    }

  private slots:
    void eachTipIsAnnouncedOnceAndAgainOnRequest() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.show();
        beginAnew(window);
        window.tablePage().findChild<Announcer*>()->setAlwaysListened(true);
        QVERIFY(open(window));
        QVERIFY(window.tipCoach().isActive());
        QSignalSpy heard(window.tablePage().findChild<Announcer*>(), &Announcer::announced);
        QTRY_VERIFY_WITH_TIMEOUT(note(window).speaks(), 20000);
        const QString first = note(window).words();
        QVERIFY2(first.contains(QStringLiteral("your turn")), qPrintable(first));
        QCOMPARE(window.lessonProgress().shownNotes(QStringLiteral("go-fish")),
                 QStringList{QStringLiteral("your-turn")});
        QTRY_VERIFY(std::ranges::any_of(
            heard, [&](const QList<QVariant>& said) { return said.front().toString().contains(first); }));
        QTest::keyClick(&window.tablePage().view(), Qt::Key_Right);
        QVERIFY(!note(window).speaks());

        // The result of the ask is explained after its announcement; the turn is not explained again.
        Table& table = *window.tablePage().table();
        int told = 0;
        connect(&window.tablePage(), &TablePage::eventShown, this, [&](int number) { told = number; });
        const int before = table.events();
        QVERIFY(table.play(table.choices().front().id));
        QTRY_VERIFY_WITH_TIMEOUT(note(window).speaks(), 20000);
        QVERIFY(told >= before);
        QVERIFY(note(window).words() != first);

        const QString last = note(window).words();
        QTest::keyClick(&window.tablePage().view(), Qt::Key_Right);
        QVERIFY(!note(window).speaks());
        action(window, "coachSaysAgain")->trigger();
        QVERIFY(note(window).speaks());
        QCOMPARE(note(window).words(), last);
        window.closeWithoutAsking();
    }
    /// The tip waits until the enlarged card has left the middle, and does not cover it.
    void tipsWaitForTheEndOfMotion() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        beginAnew(window);
        QVERIFY(open(window));
        window.setPace(Pace::Normal);
        window.tablePage().view().director().setActsForViewer(true);
        Table& table = *window.tablePage().table();
        const TableScene& scene = window.tablePage().view().tableScene();
        for (int notes = 0; notes < 4; ++notes) {
            QTRY_VERIFY_WITH_TIMEOUT(note(window).speaks(), 20000);
            QVERIFY2(!scene.moving(), qPrintable(note(window).words()));
            QTest::keyClick(&window.tablePage().view(), Qt::Key_Right);
            if (table.waitingFor() == WaitingFor::Person) QVERIFY(table.play(table.choices().front().id));
        }
        window.closeWithoutAsking();
    }
    /// A tip does not cover a hint popup.
    void tipsCoverNoHint() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.resize(960, 600);
        window.show();
        beginAnew(window);
        QVERIFY(open(window));
        QTRY_VERIFY_WITH_TIMEOUT(note(window).speaks(), 20000);
        const auto* bar = window.findChild<PromptBar*>();
        window.tablePage().askHint();
        QTRY_VERIFY_WITH_TIMEOUT(window.tablePage().table()->hint(), 20000);
        QTRY_VERIFY_WITH_TIMEOUT(!bar->hintRect().isEmpty(), 5000);
        action(window, "coachSaysAgain")->trigger();
        QVERIFY(note(window).speaks());
        QVERIFY(!note(window).geometry().intersects(bar->hintRect()));
        window.closeWithoutAsking();
    }
    /// A tip covers neither the pile it speaks of nor the text beside that pile.
    void tipsCoverNoPileOrText_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de");
    }
    void tipsCoverNoPileOrText() {
        QFETCH(const QString, language);
        m_language.use(language);
        MainWindow window(m_language, MainWindow::Memory::Kept);
        m_language.use(language); // whatever language was saved
        window.resize(1280, 800);
        window.show();
        window.setPace(Pace::Off);
        TablePlan plan = firstPlan(QStringLiteral("platinum-fish"));
        window.lessonProgress().forgetShownNotes(plan.game);
        window.lessonProgress().setCoached(plan.game, true);
        window.lessonProgress().setWantsCoach(true);
        for (SeatPlan& seat : plan.seats)
            seat.level = Level::Minnow;
        plan.seed = 5;
        plan.dealer = Seat(plan.seats.size() - 1);
        QString error;
        QVERIFY2(window.openTable(plan, &error), qPrintable(error));
        TablePage& page = window.tablePage();
        int seen = 0;
        for (int notes = 0; notes < 5; ++notes) {
            QTRY_VERIFY_WITH_TIMEOUT(note(window).speaks(), 20000);
            const TableScene& scene = page.view().tableScene();
            for (const ZonePicture& zone : scene.picture().zones)
                if (zone.place.seat == kNoSeat && !zone.cards.empty())
                    QVERIFY2(!scene.cardRect({zone.place, 0}).intersects(QRectF(note(window).geometry())),
                             qPrintable(note(window).words()));
            for (const QRectF& words : scene.written()) {
                ++seen;
                QVERIFY2(!QRectF(note(window).geometry()).intersects(words),
                         qPrintable(note(window).words()));
            }
            QTest::keyClick(&page.view(), Qt::Key_Right);
            if (page.table()->waitingFor() == WaitingFor::Person)
                QVERIFY(page.table()->play(page.table()->choices().front().id));
        }
        QVERIFY(seen > 5);
        window.closeWithoutAsking();
        m_language.use(QStringLiteral("en"));
    }
    void shownTipsStayShownUntilReset() {
        {
            MainWindow window(m_language, MainWindow::Memory::Kept);
            window.show();
            beginAnew(window);
            QVERIFY(open(window));
            QTRY_VERIFY_WITH_TIMEOUT(note(window).speaks(), 20000);
            window.closeWithoutAsking();
        }
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.show();
        QVERIFY(window.lessonProgress()
                    .shownNotes(QStringLiteral("go-fish"))
                    .contains(QStringLiteral("your-turn")));
        window.tablePage().findChild<Announcer*>()->setAlwaysListened(true);
        QSignalSpy heard(window.tablePage().findChild<Announcer*>(), &Announcer::announced);
        QVERIFY(open(window));
        QVERIFY(window.tipCoach().isActive());
        QTRY_VERIFY_WITH_TIMEOUT(!heard.isEmpty() && window.tablePage().caughtUp(), 20000); // the question
        const Table& table = *window.tablePage().table();
        QTRY_VERIFY(table.waitingFor() == WaitingFor::Person && table.isAllShown() &&
                    !window.tipCoach().hasPending());
        QVERIFY2(!note(window).speaks(), qPrintable(note(window).words()));
        action(window, "coachExplainsAnew")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(note(window).speaks(), 20000);
        QVERIFY(note(window).words().contains(QStringLiteral("your turn")));
        window.closeWithoutAsking();
    }
    void tipsAppearOnlyWithMinnowsAndIfEnabled() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.show();
        beginAnew(window);
        window.lessonProgress().setCoached(QStringLiteral("go-fish"), false);
        QVERIFY(open(window));
        QVERIFY2(!window.tipCoach().isActive(), "it is no first game");
        window.lessonProgress().setCoached(QStringLiteral("go-fish"), true);
        QVERIFY(open(window, Level::Perch));
        QVERIFY(!window.tipCoach().isActive());
        QVERIFY(open(window));
        QVERIFY(window.tipCoach().isActive());
        action(window, "tipCoachOn")->trigger();
        QVERIFY(!window.tipCoach().isActive());
        window.playFirstGame(QStringLiteral("great-lakes"));
        QVERIFY(!window.tipCoach().isActive());
        action(window, "tipCoachOn")->trigger();
        QVERIFY(window.tipCoach().isActive());
        window.closeWithoutAsking();
    }
};

TACKLEBOX_QTEST(TipCoachTest)
#include "tipcoach_test.moc"
