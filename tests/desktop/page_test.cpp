// The window around a table: leaving it and coming back, pauses, the sheet at the end of a deal, closing in
// mid-game.
#include "app/desktop/autopilot.h"
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/table/gameclock.h"
#include "model/table/table.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "views/dialogs/dealsummary.h"
#include "views/dialogs/lastplans.h"
#include "views/panels/knownpanel.h"
#include "views/panels/pauseveil.h"
#include "views/panels/promptribbon.h"
#include "views/panels/talkpanel.h"
#include "views/panels/tickerbar.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/settings/settings.h"
#include "views/sounds/sounds.h"
#include "views/theme/keybutton.h"

#include <QAction>
#include <QtTest>

using namespace tacklebox;

namespace {

/// A clock on which a second passes from one look at it to the next.
std::function<qint64()> muchLater() {
    return [millis = qint64(0)]() mutable { return millis += 1000; };
}

} // namespace

class PageTest : public QObject {
    Q_OBJECT

    struct Opened {
        explicit Opened(const QString& game, const QString& seats = QStringLiteral("you:Ana,perch,perch"),
                        Tempo tempo = Tempo::RoundTheTable)
            : language(*qApp), window(language, MainWindow::Memory::None) {
            TablePlan plan = firstPlan(game);
            plan.seats = readSeats(seats, &fault);
            plan.seed = 5;
            plan.tempo = tempo;
            window.show();
            window.setPace(Pace::Off);
            window.findChild<DealSummary*>()->setClock(muchLater()); // no key was meant for the game
            window.openTable(plan, &fault);
        }
        Table& table() { return *window.tablePage().table(); }
        TableView& view() { return window.tablePage().view(); }

        QString fault;
        Language language;
        MainWindow window;
    };

  private slots:
    void aTableLeftForTheLobbyGoesOnWhenItsPlayerComesBack() {
        Opened at(QStringLiteral("great-lakes"));
        QVERIFY2(at.fault.isEmpty(), qPrintable(at.fault));
        at.window.showLobby();
        QVERIFY(at.table().paused());
        at.window.backToTable();
        QVERIFY(!at.table().paused());
        QCOMPARE(at.window.windowTitle(), QStringLiteral("The Great Lakes Fish-Out - Tacklebox"));
    }

    void aPauseOfHisOwnStaysWhenHeComesBack() {
        Opened at(QStringLiteral("great-lakes"));
        at.table().setPaused(true);
        at.window.showLobby();
        at.window.backToTable();
        QVERIFY(at.table().paused());
    }

    void aPauseLiesOverTheTableAsAVeilWithOneButton() {
        Opened at(QStringLiteral("great-lakes"));
        auto* view = at.window.tablePage().findChild<TableView*>();
        auto* veil = at.window.tablePage().findChild<PauseVeil*>();
        QVERIFY(view && veil && !veil->isVisible());
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(at.table().paused() && veil->isVisible());
        QCOMPARE(veil->size(), view->size());
        QCOMPARE(at.window.focusWidget(), static_cast<QWidget*>(veil->button()));
        QTest::mouseClick(veil, Qt::LeftButton, {}, veil->rect().topLeft() + QPoint(9, 9));
        QVERIFY2(at.table().paused(), "a click beside the button is not meant");
        QTest::keyClick(veil->button(), Qt::Key_Escape);
        QVERIFY(!at.table().paused() && !veil->isVisible());
        QCOMPARE(at.window.focusWidget(), static_cast<QWidget*>(view));
        at.table().setPaused(true);
        QTest::mouseClick(veil->button(), Qt::LeftButton);
        QVERIFY(!at.table().paused() && !veil->isVisible());
    }

    void theTickerTellsWhatWasSeenAndLeadsToTheTalk() {
        Opened at(QStringLiteral("twisted-fish"));
        auto* ticker = at.window.tablePage().findChild<TickerBar*>();
        QVERIFY(ticker);
        QTRY_VERIFY_WITH_TIMEOUT(at.table().due() == Due::Person && at.window.tablePage().caughtUp(), 20000);
        QVERIFY(!ticker->lines().isEmpty());
        QVERIFY(ticker->accessibleDescription().contains(ticker->lines().last()));
        const int high = ticker->height();
        QTest::mouseClick(ticker, Qt::LeftButton, {}, QPoint(40, high - 12));
        QVERIFY(at.window.tablePage().listsShown());
        QCOMPARE(ticker->height(), high);
    }

    /// "your-turn" calls once for a turn, "refuse" answers once what cannot be done.
    void theTurnAndARefusalAreHeardOnce() {
        Opened at(QStringLiteral("twisted-fish"));
        auto* sounds = at.window.tablePage().findChild<Sounds*>();
        QVERIFY(sounds);
        sounds->setClock(muchLater());
        QSignalSpy played(sounds, &Sounds::played);
        const auto count = [&](const char* name) {
            return std::count(played.begin(), played.end(), QList<QVariant>{QString::fromLatin1(name)});
        };
        const auto mine = [&] { return at.table().due() == Due::Person && at.window.tablePage().caughtUp(); };
        QTRY_VERIFY_WITH_TIMEOUT(mine(), 20000);
        testing::untilIdle();
        played.clear();
        TablePlan plan = at.table().plan();
        plan.seed = 6;
        QString fault;
        QVERIFY2(at.window.openTable(plan, &fault), qPrintable(fault));
        QTRY_VERIFY_WITH_TIMEOUT(mine(), 20000);
        testing::untilIdle();
        QCOMPARE(count("your-turn"), 1);
        at.window.tablePage().sit(at.window.tablePage().leave()); // as after a move that was taken back
        testing::untilIdle();
        QCOMPARE(count("your-turn"), 1);
        QCOMPARE(count("refuse"), 0);
        at.view().input().activatePlace({PlaceKind::Pond}); // who holds a fish must ask
        testing::untilIdle();
        QCOMPARE(count("refuse"), 1);
        QVERIFY(!at.table().play(-7));
        testing::untilIdle();
        QCOMPARE(count("refuse"), 2);
        QCOMPARE(count("your-turn"), 1);

        // His own answers and asks call nobody; when others have played he is called once more.
        for (int turn = 2; turn < 4; ++turn) {
            bool left = false;
            for (int step = 0; step < 60 && !left; ++step) {
                QTRY_VERIFY_WITH_TIMEOUT(mine() || at.table().due() == Due::NextDeal, 20000);
                if (at.table().due() == Due::NextDeal) return;
                const auto before = count("your-turn");
                QVERIFY(at.table().play(at.table().choices().front().id));
                QTRY_VERIFY_WITH_TIMEOUT(mine() || at.table().due() == Due::NextDeal, 20000);
                QVERIFY(count("your-turn") <= before + 1);
                left = count("your-turn") == turn;
            }
            QVERIFY(left);
        }
    }

    void mTurnsSoundsOffAndOn() {
        Opened at(QStringLiteral("great-lakes"));
        auto* sounds = at.window.tablePage().findChild<Sounds*>();
        QVERIFY(sounds);
        sounds->setClock(muchLater());
        QSignalSpy played(sounds, &Sounds::played);
        const auto heard = [&] {
            played.clear();
            sounds->play(QStringLiteral("refuse"));
            return played.size() == 1;
        };
        QVERIFY(heard());
        QTest::keyClick(&at.view(), Qt::Key_M, Qt::ControlModifier); // something else
        QVERIFY(heard());
        QTest::keyClick(&at.view(), Qt::Key_M);
        QVERIFY(!heard());
        QVERIFY(at.window.tablePage().findChild<PromptRibbon*>()->hint().contains(QStringLiteral("off")));
        QTest::keyClick(&at.view(), Qt::Key_M);
        QVERIFY(heard());
    }

    void anOpenHandIsCoveredBeforeTheLobby() {
        Opened at(QStringLiteral("great-lakes"), QStringLiteral("you:Ana,you:Ben,perch"));
        QTRY_COMPARE(at.table().due(), Due::HandOver);
        at.table().reveal(at.table().dueSeat());
        QVERIFY(at.table().facing() != kNoSeat);
        at.window.showLobby();
        QCOMPARE(at.table().facing(), kNoSeat);
        at.window.backToTable();
        QCOMPARE(at.table().facing(), kNoSeat);
    }

    void aLiveClockStandsWhileNobodyLooksAndIsCountedIn() {
        Opened at(QStringLiteral("what-the-fish"), QStringLiteral("you:Ana,perch,perch"), Tempo::Live);
        QVERIFY2(at.fault.isEmpty(), qPrintable(at.fault));
        at.window.tablePage().pauseClock();
        QVERIFY(at.table().paused() && at.table().clock().paused());
        TableRules tableRules = at.table().tableRules();
        QVERIFY(tableRules.countInMillis > 0);
        tableRules.countInMillis = 150;
        at.table().setTableRules(tableRules);
        at.table().setPaused(false);
        QVERIFY(at.table().clock().paused()); // the count
        QTRY_VERIFY(!at.table().clock().paused());
    }

    void aTableWithoutAClockDoesNotStopForAMenu() {
        Opened at(QStringLiteral("what-the-fish"));
        at.window.tablePage().pauseClock();
        QVERIFY(!at.table().paused());
    }

    void spaceAtTheTableBelongsToTheSheetOverIt() {
        Opened at(QStringLiteral("great-lakes"));
        Autopilot pilot(at.table(), 3, 10000);
        connect(&at.table(), &Table::dueChanged, &pilot, [&] {
            if (at.table().due() == Due::NextDeal) pilot.stop();
        });
        QTRY_COMPARE_WITH_TIMEOUT(at.table().due(), Due::NextDeal, 20000);
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        at.view().setFocus();
        QTest::keyClick(&at.view(), Qt::Key_Space);
        QTRY_COMPARE(at.table().due(), Due::Person);
        // The keys begin in the new hand.
        QTRY_VERIFY(at.view().input().highlights().focusedCard);
        QCOMPARE(at.view().input().highlights().focusedCard->place, handOf(0));
    }

    void aKeyAsksForAHint() {
        Opened at(QStringLiteral("rainbow-fish"));
        QTRY_COMPARE(at.table().due(), Due::Person);
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        for (QAction* action : at.window.findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(Qt::Key_F2)) action->trigger();
        QTRY_VERIFY(at.table().hint());
        const auto* bar = at.window.findChild<PromptRibbon*>();
        QVERIFY(bar->hint().contains(at.table().hint()->words));
        const Highlights& highlights = at.view().input().highlights();
        QVERIFY(!highlights.hintedCards.empty() || !highlights.hintedPlaces.empty() ||
                !highlights.hintedSeats.empty());
    }

    void theBoardOfKnownCardsComesAndGoes() {
        Opened at(QStringLiteral("great-lakes"));
        const auto* panel = at.window.findChild<KnownPanel*>();
        QVERIFY(!panel->isVisible());
        Settings settings;
        settings.tableRules.knownCards = KnownCards::All;
        at.window.tablePage().useSettings(settings);
        QVERIFY(panel->isVisible());
        QCOMPARE(at.table().helpUsed(0), 1);
        at.window.tablePage().useSettings(Settings{});
        QVERIFY(!panel->isVisible());
    }

    void theSheetLeadsToTheReasons() {
        Opened at(QStringLiteral("great-lakes"));
        Autopilot pilot(at.table(), 3, 10000);
        connect(&at.table(), &Table::dueChanged, &pilot, [&] {
            if (at.table().due() == Due::NextDeal) pilot.stop();
        });
        QTRY_COMPARE_WITH_TIMEOUT(at.table().due(), Due::NextDeal, 20000);
        auto* sheet = at.window.findChild<DealSummary*>();
        QTRY_VERIFY(sheet->isVisible());
        auto* talk = sheet->findChild<KeyButton*>(QStringLiteral("talk"));
        QVERIFY(talk->isVisible());
        QTRY_VERIFY(sheet->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), talk);
        QTest::keyClick(talk, Qt::Key_Space);
        auto* panel = at.window.tablePage().findChild<TalkPanel*>();
        QVERIFY(panel->isVisible());
        QVERIFY(sheet->isVisible()); // and still the way to the next deal
    }

    void closingInTheMiddleOfAGameHurtsNobody() {
        enum class When { AtOnce, OnceShown, OnceAskedToMove };
        for (const char* game :
             {"twisted-fish", "what-the-fish", "platinum-fish", "rainbow-fish", "great-lakes", "go-fish"})
            for (const When when : {When::AtOnce, When::OnceShown, When::OnceAskedToMove}) {
                Opened at(QString::fromLatin1(game));
                if (when == When::OnceShown) testing::untilIdle();
                if (when == When::OnceAskedToMove) QTRY_COMPARE(at.table().due(), Due::Person);
                at.window.leaveAtOnce();
                QVERIFY(!at.window.isVisible());
            }
    }
};

TACKLEBOX_QTEST(PageTest)
#include "page_test.moc"
