// The window around a table: lobby and back, pauses, the summary after a round, closing during a game.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "app/testdrivers/autopilot.h"
#include "model/table/gameclock.h"
#include "model/table/table.h"
#include "tests/desktop/resizewindow.h"
#include "tests/support/blankface.h"
#include "tests/support/eventloop.h"
#include "tests/support/gameids.h"
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/laidtable.h"
#include "views/dialogs/curtain.h"
#include "views/dialogs/dealsummary.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/matchend.h"
#include "views/dialogs/podium.h"
#include "views/panels/announcer.h"
#include "views/panels/countdownsign.h"
#include "views/panels/eventline.h"
#include "views/panels/hintpopup.h"
#include "views/panels/logpanel.h"
#include "views/panels/orderspanel.h"
#include "views/panels/pauseoverlay.h"
#include "views/panels/promptbar.h"
#include "views/scene/input/cardinspector.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/scene/picture/presenter.h"
#include "views/settings/settings.h"
#include "views/sounds/sounds.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

using namespace tacklebox;

namespace {

/// The announcement of the winner.
const QRegularExpression kWon(QStringLiteral("wins? the match|share the win"));

/// A clock that advances a second at each reading.
std::function<qint64()> muchLater() {
    return [millis = qint64(0)]() mutable { return millis += 1000; };
}

const CardInspector* inspectorOf(const TableScene& scene) {
    for (const QGraphicsItem* item : scene.items())
        if (const auto* object = item->toGraphicsObject())
            if (const auto* found = qobject_cast<const CardInspector*>(object)) return found;
    return nullptr;
}

} // namespace

class PageTest : public QObject {
    Q_OBJECT

    struct Opened {
        explicit Opened(const QString& game, const QString& seats = QStringLiteral("you:Ana,perch,perch"),
                        Tempo tempo = Tempo::RoundTheTable)
            : language(*qApp), window(language, MainWindow::Memory::None) {
            TablePlan plan = firstPlan(game);
            plan.seats = readSeats(seats, &error);
            plan.seed = 5;
            plan.tempo = tempo;
            window.show();
            window.setPace(Pace::Off);
            window.findChild<DealSummary*>()->setClock(muchLater()); // skips its key delay
            window.openTable(plan, &error);
        }
        Table& table() { return *window.tablePage().table(); }
        TableView& view() { return window.tablePage().view(); }

        QString error;
        Language language;
        MainWindow window;
    };

  private slots:
    void returningFromTheLobbyResumesTheTable() {
        Opened at(QStringLiteral("great-lakes"));
        QVERIFY2(at.error.isEmpty(), qPrintable(at.error));
        at.window.showLobby();
        QVERIFY(at.table().paused());
        at.window.backToTable();
        QVERIFY(!at.table().paused());
        QCOMPARE(at.window.windowTitle(), QStringLiteral("The Great Lakes Fish-Out - Tacklebox"));
    }

    void aPauseByThePlayerSurvivesTheLobby() {
        Opened at(QStringLiteral("great-lakes"));
        at.table().setPaused(true);
        at.window.showLobby();
        at.window.backToTable();
        QVERIFY(at.table().paused());
    }

    void aPauseShowsAnOverlayWithItsButtons() {
        Opened at(QStringLiteral("great-lakes"));
        auto* view = at.window.tablePage().findChild<TableView*>();
        auto* pauseOverlay = at.window.tablePage().findChild<PauseOverlay*>();
        QVERIFY(view && pauseOverlay && !pauseOverlay->isVisible());
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(at.table().paused() && pauseOverlay->isVisible());
        QCOMPARE(pauseOverlay->size(), view->size());
        QCOMPARE(at.window.focusWidget(), static_cast<QWidget*>(pauseOverlay->button()));
        QTest::mouseClick(pauseOverlay, Qt::LeftButton, {}, pauseOverlay->rect().topLeft() + QPoint(9, 9));
        QVERIFY2(at.table().paused(), "a click beside the button is not meant");
        QTest::keyClick(pauseOverlay->button(), Qt::Key_Escape);
        QVERIFY(!at.table().paused() && !pauseOverlay->isVisible());
        QCOMPARE(at.window.focusWidget(), static_cast<QWidget*>(view));
        at.table().setPaused(true);
        QTest::mouseClick(pauseOverlay->button(), Qt::LeftButton);
        QVERIFY(!at.table().paused() && !pauseOverlay->isVisible());
        at.table().setPaused(true);
        auto* lobby = at.window.findChild<QPushButton*>(QStringLiteral("pauseLobby"));
        QVERIFY(lobby && lobby->isVisible());
        QSignalSpy left(&at.window.tablePage(), &TablePage::lobbyWanted);
        QTest::mouseClick(lobby, Qt::LeftButton);
        QCOMPARE(left.size(), 1);
        QVERIFY(!at.window.tablePage().isVisible());
    }

    void keysStayWithThePause() {
        Opened at(QStringLiteral("go-fish"));
        auto* view = at.window.tablePage().findChild<TableView*>();
        auto* pauseOverlay = at.window.tablePage().findChild<PauseOverlay*>();
        QVERIFY(view && pauseOverlay && !pauseOverlay->isVisible());
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(pauseOverlay->isVisible());
        QWidget* goOn = at.window.focusWidget();
        QVERIFY(goOn && pauseOverlay->isAncestorOf(goOn));
        struct : QObject {
            bool eventFilter(QObject*, QEvent* event) override {
                keys += event->type() == QEvent::KeyPress;
                return false;
            }
            int keys = 0;
        } reachingTheTable;
        view->installEventFilter(&reachingTheTable);
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_Right, Qt::Key_Up, Qt::Key_F, Qt::Key_R}) {
            QTest::keyClick(at.window.focusWidget(), key);
            QVERIFY(pauseOverlay->isVisible() && pauseOverlay->isAncestorOf(at.window.focusWidget()));
        }
        QCOMPARE(reachingTheTable.keys, 0);
        QTest::keyClick(pauseOverlay, Qt::Key_S); // announces the state of the table
        QCOMPARE(reachingTheTable.keys, 1);
        goOn->setFocus();
        for (int tab = 0; tab < 4; ++tab) {
            QTest::keyClick(at.window.focusWidget(), Qt::Key_Tab);
            QVERIFY(pauseOverlay->isAncestorOf(at.window.focusWidget()));
        }
        QVERIFY2(at.window.focusWidget() != goOn, "four tabs between three buttons");
        QTest::keyClick(at.window.focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(at.window.focusWidget(), goOn);
        QTest::keyClick(at.window.focusWidget(), Qt::Key_Escape);
        QVERIFY(!at.table().paused());
    }

    void theEventLineShowsEventsAndOpensTheLog() {
        Opened at(QStringLiteral("twisted-fish"));
        QVERIFY(tacklebox::testing::resizeTo(at.window, QSize(1280, 800)));
        auto* eventLine = at.window.tablePage().findChild<EventLine*>();
        QVERIFY(eventLine);
        QTRY_VERIFY_WITH_TIMEOUT(
            at.table().waitingFor() == WaitingFor::Person && at.window.tablePage().caughtUp(), 20000);
        QVERIFY(!eventLine->lines().isEmpty());
        QTRY_VERIFY(eventLine->accessibleDescription().contains(eventLine->lines().last()));
        for (const bool opens : {true, false, true}) { // a second click on the line closes the lists
            QTest::mouseClick(eventLine, Qt::LeftButton, {}, QPoint(40, 12));
            QCOMPARE(at.window.tablePage().listsShown(), opens);
        }
        QTest::mouseClick(at.window.tablePage().findChild<QAbstractButton*>(QStringLiteral("closeLists")),
                          Qt::LeftButton);
        QVERIFY(!at.window.tablePage().listsShown());
        QVERIFY(at.window.tablePage().view().hasFocus());
    }

    /// At all window sizes, also beside the lists.
    void theEventLineIsVisibleAtEverySize() {
        Opened at(QStringLiteral("twisted-fish"));
        auto* eventLine = at.window.findChild<EventLine*>();
        auto* promptBar = at.window.findChild<PromptBar*>();
        for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(1920, 1080)})
            for (const bool lists : {false, true}) {
                QVERIFY(tacklebox::testing::resizeTo(at.window, size));
                at.window.tablePage().showLists(lists);
                tacklebox::testing::untilIdle();
                QVERIFY(eventLine->isVisible() && promptBar->isVisible());
                QVERIFY(!eventLine->geometry().intersects(promptBar->geometry()));
                QVERIFY(promptBar->height() >= promptBar->sizeHint().height());
                QVERIFY(eventLine->height() >= eventLine->lowHeight());
                QVERIFY(at.view().rect().contains(eventLine->geometry()));
            }
    }

    void theTurnAndARefusalAreHeardOnce() {
        Opened at(QStringLiteral("twisted-fish"));
        auto* sounds = at.window.tablePage().findChild<Sounds*>();
        QVERIFY(sounds);
        sounds->setClock(muchLater());
        QSignalSpy played(sounds, &Sounds::played);
        const auto count = [&](const char* name) {
            return std::count(played.begin(), played.end(), QList<QVariant>{QString::fromLatin1(name)});
        };
        const auto mine = [&] {
            return at.table().waitingFor() == WaitingFor::Person && at.window.tablePage().caughtUp();
        };
        QTRY_VERIFY_WITH_TIMEOUT(mine(), 20000);
        testing::untilIdle();
        played.clear();
        TablePlan plan = at.table().plan();
        plan.seed = 6;
        QString error;
        QVERIFY2(at.window.openTable(plan, &error), qPrintable(error));
        QTRY_VERIFY_WITH_TIMEOUT(mine(), 20000);
        testing::untilIdle();
        QCOMPARE(count("your-turn"), 1);
        at.window.tablePage().sit(at.window.tablePage().leave()); // as after an undo
        testing::untilIdle();
        QCOMPARE(count("your-turn"), 1);
        QCOMPARE(count("refuse"), 0);
        at.view().input().activatePile({PileKind::Pond}); // with a fish in hand a player must ask
        testing::untilIdle();
        QCOMPARE(count("refuse"), 1);
        QVERIFY(!at.table().play(-7));
        testing::untilIdle();
        QCOMPARE(count("refuse"), 2);
        QCOMPARE(count("your-turn"), 1);

        // Answers and further asks in the same turn play no call; the next turn plays one.
        for (int turn = 2; turn < 4; ++turn) {
            bool left = false;
            for (int step = 0; step < 60 && !left; ++step) {
                QTRY_VERIFY_WITH_TIMEOUT(mine() || at.table().waitingFor() == WaitingFor::NextDeal, 20000);
                if (at.table().waitingFor() == WaitingFor::NextDeal) return;
                const auto before = count("your-turn");
                QVERIFY(at.table().play(at.table().choices().front().id));
                QTRY_VERIFY_WITH_TIMEOUT(mine() || at.table().waitingFor() == WaitingFor::NextDeal, 20000);
                QVERIFY(count("your-turn") <= before + 1);
                left = count("your-turn") == turn;
            }
            QVERIFY(left);
        }
    }

    /// Hurrying fades out sounds; without motion there is nothing to fade out.
    void hurryingFadesSoundsOut() {
        Opened at(QStringLiteral("twisted-fish"));
        auto* sounds = at.window.tablePage().findChild<Sounds*>();
        QVERIFY(sounds);
        QTRY_VERIFY_WITH_TIMEOUT(
            at.table().waitingFor() == WaitingFor::Person && at.window.tablePage().caughtUp(), 20000);
        QSignalSpy faded(sounds, &Sounds::faded);
        at.view().skipMotion();
        QCOMPARE(faded.size(), 0);
        MotionSettings motion;
        motion.pace = Pace::Slow;
        at.view().setMotion(motion);
        QVERIFY(at.table().play(at.table().choices().front().id));
        QTRY_VERIFY(!at.window.tablePage().caughtUp());
        QTest::keyClick(&at.view(), Qt::Key_Space);
        QCOMPARE(faded.size(), 1);
    }

    /// The sounds of an ask follow its animation: cast, words, hook.
    void aCastLineIsHeardBeforeItsHook() {
        Opened at(QStringLiteral("twisted-fish"));
        auto* sounds = at.window.tablePage().findChild<Sounds*>();
        QVERIFY(sounds);
        QTRY_VERIFY_WITH_TIMEOUT(
            at.table().waitingFor() == WaitingFor::Person && at.window.tablePage().caughtUp(), 20000);
        sounds->setClock(muchLater());
        QStringList heard;
        connect(sounds, &Sounds::played, this, [&](const QString& cue) { heard << cue; });
        at.view().setMotion({});
        QVERIFY(at.table().play(at.table().choices().front().id)); // the only possible move is an ask
        QTRY_VERIFY(heard.contains(QStringLiteral("hook")));
        const auto cast = heard.indexOf(QStringLiteral("line-cast"));
        QVERIFY(cast >= 0);
        QVERIFY(heard.indexOf(QRegularExpression(QStringLiteral("ask-.*"))) > cast);
        QVERIFY(heard.indexOf(QStringLiteral("hook")) > cast);
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
        QTest::keyClick(&at.view(), Qt::Key_M, Qt::ControlModifier); // a different shortcut
        QVERIFY(heard());
        QTest::keyClick(&at.view(), Qt::Key_M);
        QVERIFY(!heard());
        QVERIFY(at.window.tablePage().findChild<PromptBar*>()->hint().contains(QStringLiteral("off")));
        QTest::keyClick(&at.view(), Qt::Key_M);
        QVERIFY(heard());
    }

    // The deal animates before the first question; a table that is reopened shows its state at once.
    void aMatchBeginsWithItsDeal() {
        for (const QString& game : {QStringLiteral("twisted-fish"), QStringLiteral("great-lakes")}) {
            QString error;
            Language language(*qApp);
            MainWindow window(language, MainWindow::Memory::None);
            TablePlan plan = firstPlan(game);
            plan.seats = readSeats(QStringLiteral("you:Ana,perch,perch"), &error);
            plan.seed = 5;
            plan.dealer = 2;
            window.show();
            QVERIFY(window.openTable(plan, &error));
            TablePage& page = window.tablePage();
            const auto* promptBar = page.findChild<PromptBar*>();
            QVERIFY(!page.caughtUp() && !page.table()->isAllShown());
            const auto cards = [&] {
                const ZonePicture* hand = page.view().tableScene().picture().zone(handOf(0));
                return hand ? int(hand->cards.size()) - page.view().tableScene().arriving(hand->place) : 0;
            };
            QCOMPARE(cards(), 0);
            const Prompt asked = page.view().presenter()->prompt();
            bool some = false;
            QElapsedTimer timer;
            for (timer.start(); !page.table()->isAllShown() && timer.elapsed() < 20'000;) {
                QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
                some = some || (cards() > 0 && !page.caughtUp());
                if (!page.table()->isAllShown()) QVERIFY(promptBar->words() != asked.words);
            }
            QVERIFY(some);
            QTRY_VERIFY(page.caughtUp());
            QVERIFY(cards() >= 7);
            page.sit(page.leave());
            QVERIFY(page.caughtUp());
        }
    }

    void eventsAreAnnouncedBeforeTheFirstQuestion() {
        for (const QString& game : {QStringLiteral("twisted-fish"), QStringLiteral("great-lakes")}) {
            Opened at(game, QStringLiteral("you:Ana,perch,perch"));
            QTRY_COMPARE(at.table().waitingFor(), WaitingFor::Person);
            auto& page = at.window.tablePage();
            std::unique_ptr<Table> table = page.leave();
            QSignalSpy announced(page.findChild<Announcer*>(), &Announcer::announced);
            QSignalSpy asked(page.findChild<PromptBar*>(), &PromptBar::questionChanged);
            page.sit(std::move(table)); // as a resumed match
            QVERIFY(!asked.isEmpty());
            const QString question = asked.last()[0].toString();
            QVERIFY(!question.isEmpty());
            QTRY_VERIFY(!announced.isEmpty() && announced.last()[0].toString().contains(question));
            const QString first = announced[0][0].toString();
            QVERIFY2(first.contains(QStringLiteral("deal")) &&
                         first.indexOf(QStringLiteral("deal")) < first.indexOf(question),
                     qPrintable(first));
        }
    }

    void playersToChooseAreAnnouncedWithTheirKeys() {
        Opened at(QStringLiteral("go-fish"), QStringLiteral("you:Ana,minnow:Ben,minnow:Cleo"));
        QTRY_VERIFY(at.table().waitingFor() == WaitingFor::Person && at.window.tablePage().caughtUp());
        TableView& view = at.window.tablePage().view();
        QSignalSpy announced(at.window.tablePage().findChild<Announcer*>(), &Announcer::announced);
        QTest::keyClick(&view, Qt::Key_Home);
        QTest::keyClick(&view, Qt::Key_Return);
        QTRY_VERIFY(!announced.isEmpty());
        QVERIFY2(announced.last()[0].toString().endsWith(QStringLiteral(": 1 Ben or 2 Cleo?")),
                 qPrintable(announced.last()[0].toString()));
    }

    void mutingWhilePassingIsASetting() {
        Opened at(QStringLiteral("go-fish"), QStringLiteral("you:Ana,you:Ben,you:Cem"));
        TablePage& page = at.window.tablePage();
        auto* curtain = page.findChild<Curtain*>();
        auto* mute = curtain->findChild<QCheckBox*>();
        QTRY_VERIFY(curtain->hangs());
        Settings settings;
        settings.soundsOffWhilePassing = false;
        page.useSettings(settings);
        QVERIFY(!mute->isChecked());
        QSignalSpy changed(&page, &TablePage::muteWhilePassingChanged);
        mute->click();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toBool(), true);
        QVERIFY(page.findChild<Sounds*>()->muted());
    }

    /// The prompt and the screen reader ask the player to fish, and the log waits for that.
    void thePromptAsksThePlayerToFish() {
        FaceStore faces{testing::blankFace};
        TablePage page(faces);
        page.resize(1280, 732);
        page.show();
        page.useSettings({});
        page.view().tableScene().frameClock().setManual();
        QStringList told;
        connect(page.findChild<Announcer*>(), &Announcer::announced, &page,
                [&told](const QString& words) { told << words; });
        page.sit(
            testing::laidTable(QStringLiteral("go-fish"), 1, 3, 3,
                               "{'hands':[['7S','KS'],['2S','9S'],['3H'],['4H']],'pond':['5S','6S','8S']}"));
        const auto until = [&page](const auto& done) {
            for (int ticks = 0; ticks < 1000 && !done(); ++ticks) {
                page.view().tableScene().frameClock().advance(16);
                QCoreApplication::processEvents();
            }
            return done();
        };
        const auto waits = [&page] { return page.view().director().awaitedAction().has_value(); };
        auto* bar = page.findChild<PromptBar*>();
        const QString question = QStringLiteral("Go fish! Click the pond or press F.");
        QVERIFY(until([&page] { return page.caughtUp(); }));
        QVERIFY(testing::playMove(*page.table(), "{'kind':'ask','target':1,'rank':'7'}"));
        QVERIFY(until(waits));
        QVERIFY(until([&] { return bar->words() == question && bar->asks(); }));
        QTRY_VERIFY(told.join(u' ').contains(question));
        const int events = page.table()->events();
        QVERIFY(page.view().presenter()->shownUpTo() < events);
        page.view().setFocus();
        QTest::keyClick(&page.view(), Qt::Key_Space);
        QVERIFY(!waits());
        QVERIFY(until([&] { return page.view().presenter()->shownUpTo() >= events; }));
        QVERIFY(bar->words() != question);
    }

    void cardsStayOpenAfterATurnUntilThePlayerIsDone() {
        Opened at(QStringLiteral("go-fish"), QStringLiteral("you:Ana,you:Ben,you:Cem"));
        auto* curtain = at.window.tablePage().findChild<Curtain*>();
        auto* promptBar = at.window.tablePage().findChild<PromptBar*>();
        qint64 now = 0;
        at.view().input().setClock([&now] { return now; });
        QTRY_COMPARE(at.table().waitingFor(), WaitingFor::HandOver);
        const Seat seat = at.table().seatToAct();
        at.table().reveal(seat);
        for (int asks = 0; asks < 200 && at.table().waitingFor() == WaitingFor::Person; ++asks) {
            QVERIFY(at.table().play(at.table().choices().back().id));
            QTRY_VERIFY(at.table().waitingFor() != WaitingFor::Bot);
        }
        QCOMPARE(at.table().waitingFor(), WaitingFor::HideCards);
        QCOMPARE(at.table().viewer(), seat);
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        QVERIFY(!curtain->hangs());
        QTRY_VERIFY(promptBar->words().contains(QStringLiteral("Go fish")));
        const auto done = [promptBar] {
            const auto buttons = promptBar->findChildren<KeyButton*>();
            return std::any_of(buttons.begin(), buttons.end(), [](const KeyButton* button) {
                return button->isVisible() && button->accessibleName() == QStringLiteral("Done");
            });
        };
        QTRY_VERIFY(done());
        now += TableInput::kInputGuardMillis;
        QTest::keyClick(&at.view(), Qt::Key_Space);
        QCOMPARE(at.table().viewer(), kNoSeat);
        QCOMPARE(at.table().waitingFor(), WaitingFor::HandOver);
        QTRY_VERIFY(curtain->hangs());
    }

    void anOpenHandIsCoveredBeforeTheLobby() {
        Opened at(QStringLiteral("great-lakes"), QStringLiteral("you:Ana,you:Ben,perch"));
        QTRY_COMPARE(at.table().waitingFor(), WaitingFor::HandOver);
        at.table().reveal(at.table().seatToAct());
        QVERIFY(at.table().viewer() != kNoSeat);
        at.window.showLobby();
        QCOMPARE(at.table().viewer(), kNoSeat);
        at.window.backToTable();
        QCOMPARE(at.table().viewer(), kNoSeat);
    }

    void aLiveClockStopsInTheBackgroundAndIsCountedIn() {
        Opened at(QStringLiteral("what-the-fish"), QStringLiteral("you:Ana,perch,perch"), Tempo::Live);
        QVERIFY2(at.error.isEmpty(), qPrintable(at.error));
        at.window.tablePage().pauseClock();
        QVERIFY(at.table().paused() && at.table().clock().paused());
        const TableRules tableRules = at.table().tableRules();
        QVERIFY(tableRules.countInMillis > 0);
        at.table().countIn().clock().setManual();
        auto* announcer = at.window.tablePage().findChild<Announcer*>();
        auto* sign = at.window.tablePage().findChild<CountdownSign*>();
        QVERIFY(announcer && sign && !sign->isVisible());
        QSignalSpy announced(announcer, &Announcer::announced);
        at.table().setPaused(false);
        QVERIFY(at.table().clock().paused()); // the count-in
        QTRY_COMPARE(at.table().countIn().step(), CountIn::Step::Ready);
        for (const char* word : {"Ready", "Set", "Go!"}) {
            QVERIFY(sign->isVisible());
            QCOMPARE(sign->word(), QString::fromLatin1(word));
            QTRY_VERIFY(announced.last()[0].toString().endsWith(QString::fromLatin1(word)));
            QVERIFY(at.table().clock().paused());
            at.table().countIn().clock().advance(tableRules.countInMillis / 3);
        }
        QVERIFY(!sign->isVisible());
        QVERIFY(!at.table().clock().paused());
    }

    void theLastSecondsOfALiveWindowAreAnnounced() {
        Opened at(QStringLiteral("what-the-fish"), QStringLiteral("you:Ana,perch,perch"), Tempo::Live);
        at.table().clock().setManual();
        auto* announcer = at.window.tablePage().findChild<Announcer*>();
        announcer->clock().setManual();
        std::vector<int> saidAt; // the remaining time at each announcement
        connect(announcer, &Announcer::announced, &at.window, [&](const QString& words) {
            if (words.contains(QStringLiteral("Three seconds left.")))
                saidAt.push_back(at.table().windowLeft().value_or(-1));
        });
        QTRY_COMPARE(at.table().countIn().step(), CountIn::Step::Ready);
        at.table().skipCount();
        QTRY_VERIFY(at.table().windowLeft());
        const auto last = int(3000 * at.table().tableRules().clockRate);
        QVERIFY(at.table().windowLength() > last);
        QVERIFY(saidAt.empty());
        // Each bot action restarts the window; in the end nobody acts.
        QElapsedTimer since;
        for (since.start(); saidAt.empty() && since.elapsed() < 20'000;) {
            announcer->clock().advance(20); // the table's clock runs at half that rate
            at.table().clock().advance(10);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        }
        QCOMPARE(saidAt.size(), 1U);
        QVERIFY2(saidAt[0] <= last && saidAt[0] > last / 2,
                 qPrintable(QStringLiteral("%1 of %2").arg(saidAt[0]).arg(last)));
    }

    void arrowsLeadFromTheHintBackToTheCards() {
        Opened at(QStringLiteral("go-fish"));
        QTRY_COMPARE(at.table().waitingFor(), WaitingFor::Person);
        auto* hint = at.window.findChild<KeyButton*>(QStringLiteral("hint"));
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Up}) {
            hint->setFocus(Qt::TabFocusReason);
            QCOMPARE(at.window.focusWidget(), static_cast<QWidget*>(hint));
            QTest::keyClick(hint, key);
            QCOMPARE(at.window.focusWidget(), static_cast<QWidget*>(&at.view()));
            const auto& lights = at.view().input().highlights();
            QVERIFY(lights.focusedCard || lights.focusedPlace);
        }
    }

    void anyKeyOrPressEndsTheCountAndDoesNothingElse() {
        Opened at(QStringLiteral("what-the-fish"), QStringLiteral("you:Ana,perch,perch"), Tempo::Live);
        at.table().countIn().clock().setManual();
        QTRY_COMPARE(at.table().countIn().step(), CountIn::Step::Ready);
        const int before = at.table().events();
        auto lights = at.view().input().highlights();
        QVERIFY(lights.playable.empty() && lights.places.empty()); // no move is offered yet
        QVERIFY(at.view().input().buttons().empty());
        at.table().clock().setManual();
        QTest::keyClick(&at.view(), Qt::Key_Shift); // a modifier alone does not count
        QCOMPARE(at.table().countIn().step(), CountIn::Step::Ready);
        QTest::keyClick(&at.view(), Qt::Key_N); // would pass
        QCOMPARE(at.table().countIn().step(), CountIn::Step::None);
        QVERIFY(!at.table().clock().paused());
        QCOMPARE(at.table().events(), before);
        QVERIFY(!at.view().input().highlights().playable.empty() && !at.view().input().buttons().empty());
        lights.playable = at.view().input().highlights().playable;
        QVERIFY(at.view().input().highlights() == lights);
        at.table().setPaused(true);
        at.table().setPaused(false);
        QTRY_COMPARE(at.table().countIn().step(), CountIn::Step::Ready);
        QTest::keyClick(&at.view(), Qt::Key_Escape); // Esc pauses again
        QVERIFY(at.table().paused());
        at.table().setPaused(false);
        QTRY_COMPARE(at.table().countIn().step(), CountIn::Step::Ready);
        QTest::mouseClick(at.view().viewport(), Qt::LeftButton);
        QCOMPARE(at.table().countIn().step(), CountIn::Step::None);
        QCOMPARE(at.table().events(), before);
    }

    void theFirstMatchesAgainstTheClockAreGentleUntilARateIsChosen() {
        Opened at(QStringLiteral("what-the-fish"), QStringLiteral("you:Ana,perch,perch"), Tempo::Live);
        at.window.setUpdatesEnabled(false); // not painted
        auto& page = at.window.tablePage();
        QCOMPARE(at.table().tableRules().clockRate, 0.5);
        QSignalSpy chosen(&page, &TablePage::clockRateChosen), finished(&page, &TablePage::liveMatchFinished);
        TableRules tableRules = at.table().tableRules();
        tableRules.clockRate = 0.75; // as the control beside the clock does
        at.table().setTableRules(tableRules);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(at.table().tableRules().clockRate, 0.75);
        Autopilot pilot(at.table(), 3, 10000);
        at.table().skipCount();
        QTRY_COMPARE_WITH_TIMEOUT(at.table().waitingFor(), WaitingFor::Over, 30000);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(chosen.size(), 1); // a rate set by the program does not count as chosen
    }

    void theFirstMatchesWithSimultaneousChoicesAreGentle() {
        Opened at(QStringLiteral("what-the-fish"), QStringLiteral("you:Ana,perch,perch"));
        at.window.setUpdatesEnabled(false); // not painted
        auto& page = at.window.tablePage();
        Settings settings;
        page.useSettings(settings);
        QCOMPARE(at.table().tableRules().pauseMillis, 3 * settings.tableRules.pauseMillis);
        settings.roundMatches = 3;
        page.useSettings(settings);
        QCOMPARE(at.table().tableRules().pauseMillis, settings.tableRules.pauseMillis);
        settings.tableRules.pauseMillis = 0;
        page.useSettings(settings);
        QSignalSpy finished(&page, &TablePage::roundMatchFinished);
        Autopilot pilot(at.table(), 3, 10000);
        QTRY_COMPARE_WITH_TIMEOUT(at.table().waitingFor(), WaitingFor::Over, 30000);
        QTRY_COMPARE(finished.size(), 1);
        Opened other(QStringLiteral("great-lakes")); // has rounds, but no time pressure
        other.window.tablePage().useSettings(Settings());
        QCOMPARE(other.table().tableRules().pauseMillis, TableRules().pauseMillis);
        Opened without(QStringLiteral("what-the-fish"), QStringLiteral("you:Ana,you:Ben")); // bots
        without.window.tablePage().useSettings(Settings());
        QCOMPARE(without.table().tableRules().pauseMillis, TableRules().pauseMillis);
    }

    void theTableWaitsBehindMenusAndDialogs_data() {
        QTest::addColumn<Tempo>("tempo");
        QTest::newRow("round the table") << Tempo::RoundTheTable;
        QTest::newRow("against the clock") << Tempo::Live;
    }

    void theTableWaitsBehindMenusAndDialogs() {
        QFETCH(Tempo, tempo);
        Opened at(QStringLiteral("what-the-fish"), QStringLiteral("you:Ana,perch,perch"), tempo);
        QVERIFY2(at.error.isEmpty(), qPrintable(at.error));
        QList<QMenu*> menus;
        for (const QAction* action : at.window.menuBar()->actions())
            menus << action->menu();
        QMenu ofCard;
        ofCard.addAction(QStringLiteral("Look closer"));
        emit at.view().menuAboutToShow(&ofCard);
        menus << &ofCard;
        QVERIFY(menus.size() >= 5);
        for (QMenu* menu : std::as_const(menus)) {
            menu->popup({20, 20});
            QVERIFY2(menu->isVisible() && at.table().isStopped(), qPrintable(menu->title()));
            for (QMenu* inner : menu->findChildren<QMenu*>()) { // the outer menu is still open
                inner->popup({60, 60});
                inner->close();
                QVERIFY2(menu->isVisible() && at.table().isStopped(), qPrintable(inner->title()));
            }
            menu->close();
            QVERIFY2(!at.table().isStopped() && !at.table().paused(), qPrintable(menu->title()));
        }
        QDialog dialog(&at.window);
        dialog.open();
        QVERIFY(at.table().isStopped());
        dialog.close();
        QVERIFY(!at.table().isStopped());
    }

    void theTableWaitsWhileTheWindowIsMinimised() {
        Opened at(QStringLiteral("great-lakes"));
        at.window.showMinimized();
        QTRY_VERIFY(at.table().isStopped());
        QVERIFY(!at.table().paused()); // nothing to undo on return
        QVERIFY(at.window.openTable(at.table().plan(), &at.error));
        QVERIFY(at.table().isStopped()); // also for a table that starts meanwhile
        at.window.showNormal();
        QTRY_VERIFY(!at.table().isStopped());
        Opened live(QStringLiteral("what-the-fish"), QStringLiteral("you:Ana,perch,perch"), Tempo::Live);
        live.window.showMinimized();
        QTRY_VERIFY(live.table().paused());
        live.window.showNormal();
        QTRY_VERIFY(!live.window.isMinimized());
        QVERIFY(live.table().paused()); // live games wait until the player is ready
    }

    void stoppingTheProcessPausesTheClock() {
        Opened live(QStringLiteral("what-the-fish"), QStringLiteral("you:Ana,perch,perch"), Tempo::Live);
        emit live.table().clock().stalled();
        QVERIFY(live.table().paused());
        Opened round(QStringLiteral("what-the-fish"));
        emit round.table().clock().stalled();
        QVERIFY(!round.table().paused());
    }

    void spaceAtTheTableBelongsToTheSheetOverIt() {
        Opened at(QStringLiteral("great-lakes"));
        Autopilot pilot(at.table(), 3, 10000);
        connect(&at.table(), &Table::waitingForChanged, &pilot, [&] {
            if (at.table().waitingFor() == WaitingFor::NextDeal) pilot.stop();
        });
        QTRY_COMPARE_WITH_TIMEOUT(at.table().waitingFor(), WaitingFor::NextDeal, 20000);
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        at.view().setFocus();
        QTest::keyClick(&at.view(), Qt::Key_Space);
        QTRY_COMPARE(at.table().waitingFor(), WaitingFor::Person);
        // The focus starts in the new hand.
        QTRY_VERIFY(at.view().input().highlights().focusedCard);
        QCOMPARE(at.view().input().highlights().focusedCard->place, handOf(0));
    }

    void aKeyAsksForAHint() {
        Opened at(QStringLiteral("rainbow-fish"));
        QTRY_COMPARE(at.table().waitingFor(), WaitingFor::Person);
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        for (QAction* action : at.window.findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(Qt::Key_F2)) action->trigger();
        QTRY_VERIFY(at.table().hint());
        const auto* bar = at.window.findChild<PromptBar*>();
        QVERIFY(bar->hint().contains(at.table().hint()->words));
        const Highlights& highlights = at.view().input().highlights();
        QVERIFY(!highlights.hintedCards.empty() || !highlights.hintedPlaces.empty() ||
                !highlights.hintedSeats.empty());
    }

    void aHintDuringAPauseIsBelowIt() {
        Opened at(QStringLiteral("rainbow-fish"));
        QTRY_COMPARE(at.table().waitingFor(), WaitingFor::Person);
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        QTest::keyClick(&at.view(), Qt::Key_Escape);
        QVERIFY(at.table().paused());
        auto* pauseOverlay = at.window.tablePage().findChild<PauseOverlay*>();
        auto* popup = at.window.findChild<HintPopup*>();
        popup->setWords(QStringLiteral("Ask Ben."), 14);
        QVERIFY(popup->isVisible() && pauseOverlay->isVisible());
        const QObjectList& widgets = popup->parentWidget()->children(); // bottom to top
        QVERIFY(widgets.indexOf(pauseOverlay) > widgets.indexOf(popup));
    }

    /// With the left-handed setting the buttons are at the left and the event line fills the row at their
    /// right.
    void thePromptBarCanBeAtTheLeft() {
        Opened at(QStringLiteral("go-fish"));
        QVERIFY(tacklebox::testing::resizeTo(at.window, QSize(1280, 800)));
        QTRY_COMPARE(at.table().waitingFor(), WaitingFor::Person);
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        const auto* promptBar = at.window.findChild<PromptBar*>();
        const auto* eventLine = at.window.findChild<EventLine*>();
        QVERIFY(eventLine->isVisible());
        const QRect first = promptBar->geometry();
        QVERIFY(first.left() > eventLine->geometry().right());
        TablePage& page = at.window.tablePage();
        Settings settings;
        settings.buttonsLeft = true;
        page.useSettings(settings);
        QTRY_VERIFY(promptBar->geometry().right() < eventLine->geometry().left());
        QVERIFY(promptBar->parentWidget()->rect().contains(eventLine->geometry()));
        QCOMPARE(promptBar->size(), first.size());
        page.useSettings({});
        QTRY_COMPARE(promptBar->geometry(), first);
    }

    /// A hint covers no box of a lake, and the card inspector covers no place for the player's card.
    void hintsAndInspectorCoverNoPlaces() {
        const auto restore = qScopeGuard([] { theme::use({}); });
        for (const double text : {1.0, 2.0}) {
            Opened at(QStringLiteral("great-lakes"));
            theme::use({.text = text});
            QVERIFY(tacklebox::testing::resizeTo(at.window, QSize(1280, 800)));
            QTRY_COMPARE(at.table().waitingFor(), WaitingFor::Person);
            QTRY_VERIFY(at.window.tablePage().caughtUp());
            const TableScene& scene = at.view().tableScene();
            auto* promptBar = at.window.findChild<PromptBar*>();
            promptBar->showHint(
                QStringLiteral("Hint: Choose the six of hearts. 84% chance that the six of hearts is highest "
                               "and wins hearts. Your expected total: about 14 fish."));
            QVERIFY(text > 1 || !promptBar->hintRect().isEmpty());
            QVERIFY(!scene.layout().coves.empty());
            for (const QRectF& cove : scene.layout().coves)
                QVERIFY(!cove.intersects(QRectF(promptBar->hintRect())));
            promptBar->showHint({});
            QTest::keyClick(&at.view(), Qt::Key_Home);
            QTest::keyClick(&at.view(), Qt::Key_I);
            const CardInspector* look = inspectorOf(scene);
            QVERIFY(look && look->isOpen());
            int own = 0;
            for (const ZonePicture& zone : scene.picture().zones) {
                if (!zone.cards.empty() || zone.emptyWords.isEmpty()) continue;
                own += 1;
                QVERIFY(!look->rect().intersects(scene.zoneRect(zone.place)));
            }
            QVERIFY(own > 0);
        }
    }

    /// The scores take the focus for screen readers. Keys for answers still work, and Esc closes the scores
    /// before it pauses.
    void keysAnswerWhileTheScoresHaveTheFocus() {
        Opened at(QStringLiteral("platinum-fish"));
        QTRY_COMPARE(at.table().waitingFor(), WaitingFor::Person);
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        at.window.tablePage().showScores();
        QWidget* focus = at.window.focusWidget();
        QVERIFY(focus && focus != &at.view() && !at.view().isAncestorOf(focus));
        QSignalSpy answered(at.window.findChild<PromptBar*>(), &PromptBar::pressed);
        QTest::keyClick(focus, Qt::Key_F);
        QCOMPARE(answered.size(), 1);
        at.window.tablePage().showScores();
        QTest::keyClick(at.window.focusWidget(), Qt::Key_Escape);
        QVERIFY(!at.table().paused());
        QTest::keyClick(&at.view(), Qt::Key_Escape);
        QVERIFY(at.table().paused());
    }

    void aCloseLookAtAPlayerSaysWhatTheTooltipSays() {
        Opened at(QStringLiteral("great-lakes"));
        QTRY_COMPARE(at.table().waitingFor(), WaitingFor::Person);
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        QTest::keyClick(&at.view(), Qt::Key_1);
        QTest::keyClick(&at.view(), Qt::Key_I);
        const TableScene& scene = at.view().tableScene();
        const CardInspector* look = inspectorOf(scene);
        QVERIFY(look && look->isOpen());
        const CardWords words = look->words();
        QCOMPARE(words.title + u'\n' + words.facts, scene.picture().seats.front().tip);
        QVERIFY(!words.hasRules);
        QTest::keyClick(&at.view(), Qt::Key_I);
        QVERIFY(!look->isOpen());
    }

    void theMemoryAidComesAndGoes() {
        Opened at(QStringLiteral("great-lakes"));
        useWindow(at.window);
        const auto shown = [&at] {
            return at.view().tableScene().picture().seats.front().memory.has_value();
        };
        QVERIFY(!shown());
        QTest::keyClick(&at.window, Qt::Key_K, Qt::ControlModifier);
        QVERIFY(shown());
        QCOMPARE(at.table().tableRules().knownCards, KnownCards::Follows);
        QCOMPARE(at.table().helpUsed(0), 1);
        QTest::keyClick(&at.window, Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!shown());
    }

    void theWinnerIsAnnouncedWhenShown() {
        // Plays a match to its last move, then repeats that move in a window with motion.
        QString error;
        TablePlan plan = firstPlan(QStringLiteral("go-fish"));
        plan.seats = readSeats(QStringLiteral("you:Ana,perch:Ben,perch:Cleo"), &error);
        plan.seed = 5;
        auto table = Table::open(plan, &error);
        QVERIFY2(table, qPrintable(error));
        TableRules quick;
        quick.pauseMillis = 0;
        table->setTableRules(quick);
        Autopilot first(*table, 11, 100'000);
        QTRY_COMPARE_WITH_TIMEOUT(table->waitingFor(), WaitingFor::Over, 60'000);
        QJsonObject record = QJsonDocument::fromJson(table->record()).object();
        QJsonArray steps = record[QStringLiteral("steps")].toArray();
        QVERIFY(!steps.isEmpty());
        while (!steps.last().toObject().contains(QStringLiteral("seat"))) // chance outcomes
            steps.removeLast();
        steps.removeLast();
        record[QStringLiteral("steps")] = steps;

        Opened opened(QStringLiteral("go-fish"));
        TablePage& page = opened.window.tablePage();
        opened.window.setPace(Pace::Turbo);
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(QJsonDocument(record).toJson()) > 0);
        file.close();
        QVERIFY2(opened.window.openFile(file.fileName(), plan.seats, &error), qPrintable(error));
        auto* end = page.findChild<MatchEnd*>();
        connect(&end->podium().clock(), &QAbstractAnimation::stateChanged, end,
                [end](QAbstractAnimation::State state) {
                    if (state == QAbstractAnimation::Running) end->podium().clock().pause();
                });
        QStringList announced, heard;
        connect(page.findChild<Announcer*>(), &Announcer::announced, end,
                [&](const QString& words) { announced << words; });
        connect(page.findChild<Sounds*>(), &Sounds::played, end, [&](const QString& cue) { heard << cue; });
        Autopilot last(*page.table(), 11, 10);
        QTRY_VERIFY_WITH_TIMEOUT(end->isVisible() && end->podium().plays(), 20'000);
        QVERIFY(page.table()->score().over);
        const auto isOfTheEnd = [](const QString& cue) {
            return cue == QLatin1String("victory") || cue == QLatin1String("defeat");
        };
        const auto* eventLine = page.findChild<EventLine*>();
        QCOMPARE(eventLine->lines().join(u' ').count(kWon), 0);
        QCOMPARE(std::count_if(heard.begin(), heard.end(), isOfTheEnd), 0);
        QTRY_COMPARE(announced.join(u' ').count(kWon), 1); // announced before the focus moves

        QTest::keyClick(end, Qt::Key_Space);
        QTRY_COMPARE(eventLine->lines().join(u' ').count(kWon), 1);
        QCOMPARE(std::count_if(heard.begin(), heard.end(), isOfTheEnd), 1);
        QCOMPARE(page.table()->waitingFor(), WaitingFor::Over); // no new match has begun
        testing::untilIdle();
        QCOMPARE(announced.join(u' ').count(kWon), 1);
    }

    /// After L opens the log and F9 closes it, the final sheet has the focus again; its keys also work
    /// at the table.
    void theFinalSheetKeepsItsKeysBesideTheLists() {
        Opened at(QStringLiteral("go-fish"));
        TablePage& page = at.window.tablePage();
        auto* end = page.findChild<MatchEnd*>();
        end->setClock(muchLater());
        Autopilot pilot(at.table(), 3, 100'000);
        QTRY_VERIFY_WITH_TIMEOUT(end->isVisible() && !end->podium().plays(), 60'000);
        QTRY_VERIFY(end->isAncestorOf(at.window.focusWidget()));
        QSignalSpy copied(end, &MatchEnd::said), left(end, &MatchEnd::lobbyWanted);
        QTest::keyClick(at.window.focusWidget(), Qt::Key_L);
        QVERIFY(page.listsShown());
        QTest::keyClick(page.findChild<LogPanel*>()->list(), Qt::Key_C);
        QCOMPARE(copied.size(), 1);
        page.findChild<LogPanel*>()->list()->setFocus();
        page.showLists(false); // F9
        const QWidget* focus = at.window.focusWidget();
        QVERIFY(focus == end || end->isAncestorOf(focus));
        QTest::keyClick(at.window.focusWidget(), Qt::Key_C);
        QCOMPARE(copied.size(), 2);
        at.view().setFocus();
        QTest::keyClick(&at.view(), Qt::Key_C);
        QCOMPARE(copied.size(), 3);
        at.table().setPaused(true); // nothing is left to stop
        QVERIFY(!at.table().paused());
        QTest::keyClick(&at.view(), Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
        QVERIFY(!at.table().paused());
    }

    void noOldNoticeCoversTheSheetOverTheTable() {
        Opened at(QStringLiteral("great-lakes"));
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        const auto* bar = at.window.findChild<PromptBar*>();
        at.window.tablePage().showNotice(QStringLiteral("Two words. ").repeated(20));
        QTRY_VERIFY(!bar->hintRect().isEmpty());
        Autopilot pilot(at.table(), 3, 10000);
        connect(&at.table(), &Table::waitingForChanged, &pilot, [&] {
            if (at.table().waitingFor() == WaitingFor::NextDeal) pilot.stop();
        });
        QTRY_VERIFY_WITH_TIMEOUT(at.window.findChild<DealSummary*>()->isVisible(), 20000);
        QVERIFY(bar->hintRect().isEmpty());
    }

    // Otherwise a screen reader would say "Play again" before the last events.
    void theLastEventsAreAnnouncedBeforeTheEnd() {
        for (const char* game : {"go-fish", "what-the-fish", "platinum-fish"}) {
            Opened at(QString::fromLatin1(game));
            auto* end = at.window.findChild<MatchEnd*>();
            auto* announcer = at.window.tablePage().findChild<Announcer*>();
            announcer->setAlwaysListened(true);
            QStringList before, after;
            connect(announcer, &Announcer::announced, end,
                    [&](const QString& words) { (end->isVisible() ? after : before) << words; });
            Autopilot pilot(at.table(), 3, 100'000);
            QTRY_VERIFY_WITH_TIMEOUT(end->isVisible(), 60'000);
            QTRY_VERIFY((before + after).join(u' ').contains(kWon));
            testing::untilIdle();
            QVERIFY(!before.isEmpty());
            for (const QString& words : after) // the podium announces the winner
                QVERIFY2(words.contains(kWon), qPrintable(words));
        }
    }

    void theSheetLeadsToTheReasons() {
        Opened at(QStringLiteral("great-lakes"));
        Autopilot pilot(at.table(), 3, 10000);
        connect(&at.table(), &Table::waitingForChanged, &pilot, [&] {
            if (at.table().waitingFor() == WaitingFor::NextDeal) pilot.stop();
        });
        QTRY_COMPARE_WITH_TIMEOUT(at.table().waitingFor(), WaitingFor::NextDeal, 20000);
        auto* sheet = at.window.findChild<DealSummary*>();
        QTRY_VERIFY(sheet->isVisible());
        auto* talk = sheet->findChild<KeyButton*>(QStringLiteral("talk"));
        QVERIFY(talk->isVisible());
        QTRY_VERIFY(sheet->isAncestorOf(at.window.focusWidget()));
        QTest::keyClick(at.window.focusWidget(), Qt::Key_Tab);
        QCOMPARE(at.window.focusWidget(), talk);
        QTest::keyClick(talk, Qt::Key_Space);
        auto* panel = at.window.tablePage().findChild<LogPanel*>();
        QVERIFY(panel->isVisible());
        QVERIFY(sheet->isVisible()); // the button for the next round is still there
    }

    void resumingAGameRevealsNothingEarly() {
        Opened at(QStringLiteral("twisted-fish"));
        QTRY_COMPARE_WITH_TIMEOUT(at.table().waitingFor(), WaitingFor::Person, 20000);
        emit at.table().rewound();
        at.window.setPace(Pace::Normal);
        auto* talk = at.window.tablePage().findChild<LogPanel*>();
        const auto told = [talk] {
            QStringList lines;
            for (int row = 0; row < talk->list()->model()->rowCount(); ++row)
                lines << talk->list()->model()->index(row, 0).data().toString();
            return lines;
        };
        const QStringList before = told();
        QVERIFY(at.table().play(at.table().choices().front().id));
        QVERIFY(!at.view().director().settled());
        QCOMPARE(told(), before);
        QTRY_VERIFY(told() != before);
    }

    /// Without standing orders the key says so, and the page has a tab anyway.
    void theOrdersHaveATabOnlyWhereThereIsSomethingToOrder() {
        struct Case {
            const char *game, *seats;
            bool orders;
        };
        for (const Case& one :
             {Case{"great-lakes", "you,perch,perch", false}, Case{"great-lakes", "you,you,perch", false},
              Case{"rainbow-fish", "you,perch,perch", false}, Case{"rainbow-fish", "you,you,perch", true},
              Case{"what-the-fish", "you,perch", false}, Case{"what-the-fish", "you,you", true}}) {
            Opened at(QString::fromLatin1(one.game), QString::fromLatin1(one.seats));
            TablePage& page = at.window.tablePage();
            const auto* lists = page.findChild<QTabWidget*>();
            const int tab = lists->indexOf(page.findChild<OrdersPanel*>());
            QVERIFY2(lists->isTabVisible(tab) == one.orders, one.game);
            if (at.table().people() > 1) continue; // several people: the curtain is shown
            page.showOrders();
            QVERIFY2(!page.listsShown(), one.game);
        }
    }

    /// Every order is fully readable beside a small table; the key that opens the orders closes them, as does
    /// Esc.
    void theOrdersAreReadableAndTheirKeyCloses() {
        Language language(*qApp);
        language.use(QStringLiteral("de"));
        const auto restore = qScopeGuard([&] { language.use(QStringLiteral("en")); });
        for (const char* game : {"what-the-fish", "rainbow-fish", "twisted-fish"}) {
            MainWindow window(language, MainWindow::Memory::None);
            window.resize(960, 600);
            TablePlan plan = firstPlan(QLatin1String(game));
            for (SeatPlan& seat : plan.seats)
                seat.person = true;
            QString error;
            QVERIFY2(window.openTable(plan, &error), qPrintable(error));
            testing::useWindow(window);
            TablePage& page = window.tablePage();
            QTRY_VERIFY(page.table()->seatToAct() != kNoSeat);
            page.table()->reveal(page.table()->seatToAct());
            page.showOrders();
            auto* panel = page.findChild<OrdersPanel*>();
            QTRY_VERIFY(panel->isVisible());
            testing::untilIdle();
            const auto choosers = panel->findChildren<QComboBox*>();
            QVERIFY(!choosers.isEmpty());
            for (const QComboBox* chooser : choosers) {
                QStyleOptionComboBox option;
                option.initFrom(chooser);
                const int room =
                    chooser->style()
                        ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, chooser)
                        .width();
                for (int row = 0; row < chooser->count(); ++row) {
                    const int wide = chooser->fontMetrics().horizontalAdvance(chooser->itemText(row));
                    QVERIFY2(
                        wide <= room,
                        qPrintable(
                            QStringLiteral("%1: %2 of %3").arg(chooser->itemText(row)).arg(room).arg(wide)));
                }
            }
            const auto* area = panel->findChild<QScrollArea*>();
            QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
            page.showOrders();
            QVERIFY(!page.listsShown());
            page.showOrders();
            QVERIFY(page.listsShown());
            QTest::keyClick(choosers.front(), Qt::Key_Escape);
            QVERIFY(!page.listsShown());
            QVERIFY(!page.table()->paused());
            window.closeWithoutAsking();
        }
    }

    void theTabsOfTheListsAreNotCut() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        window.resize(2560, 1440); // the text has its largest size, and the lists are visible at once
        QString error;
        QVERIFY2(window.openTable(firstPlan(QStringLiteral("great-lakes")), &error), qPrintable(error));
        window.show();
        const auto* lists = window.tablePage().findChild<QTabWidget*>();
        const auto whole = [&] {
            return lists->isVisible() && lists->tabBar()->width() >= lists->tabBar()->sizeHint().width();
        };
        QTRY_VERIFY2(whole(), qPrintable(QStringLiteral("%1 of %2")
                                             .arg(lists->tabBar()->width())
                                             .arg(lists->tabBar()->sizeHint().width())));
        const auto restore = qScopeGuard([] { theme::use({}); });
        theme::use({.text = 1.5});
        constexpr int kMoreThanAtFirst = 500; // pixels
        QTRY_VERIFY(lists->tabBar()->sizeHint().width() > kMoreThanAtFirst);
        QTRY_VERIFY(whole());
    }

    // At any size of the tabs' text the table beside them is fully visible.
    void theListsLeaveTheTableItsRoom() {
        Language language(*qApp);
        language.use(QStringLiteral("de"));
        const auto restore = qScopeGuard([&] {
            theme::use({});
            language.use(QStringLiteral("en"));
        });
        for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(1920, 1080)}) {
            MainWindow window(language, MainWindow::Memory::None);
            theme::use({.text = 2}); // the window has set its own theme
            window.resize(size);
            QString error;
            QVERIFY2(window.openTable(firstPlan(QStringLiteral("twisted-fish")), &error), qPrintable(error));
            window.show();
            QTRY_VERIFY(!window.tablePage().listsShown()); // by default only if both fit
            window.tablePage().showLists(true);
            const auto* lists = window.tablePage().findChild<QTabWidget*>();
            const auto* view = window.tablePage().findChild<TableView*>();
            QTRY_VERIFY(lists->tabBar()->width() >= lists->tabBar()->sizeHint().width());
            QTRY_VERIFY2(view->tableScene().sceneRect().width() >= 630,
                         qPrintable(QString::number(view->width())));
            const auto handIsSeen = [view] {
                const QRectF rail = view->tableScene().layout().rail;
                return rail.bottom() - rail.height() / 12 <= view->height();
            };
            QTRY_VERIFY2(handIsSeen(), qPrintable(QString::number(view->height())));
            window.closeWithoutAsking();
        }
    }

    void closingDuringAGameIsSafe() {
        enum class When { AtOnce, OnceShown, OnceAskedToMove };
        for (const std::string_view game : testing::gameIds())
            for (const When when : {When::AtOnce, When::OnceShown, When::OnceAskedToMove}) {
                Opened at(QLatin1String(game.data()));
                if (when == When::OnceShown) testing::untilIdle();
                if (when == When::OnceAskedToMove) QTRY_COMPARE(at.table().waitingFor(), WaitingFor::Person);
                at.window.closeWithoutAsking();
                QVERIFY(!at.window.isVisible());
            }
    }
};

TACKLEBOX_QTEST(PageTest)
#include "page_test.moc"
