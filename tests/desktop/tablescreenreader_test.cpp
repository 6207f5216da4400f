// The table page for users of keyboard and screen reader: what keys do and announce wherever the focus is,
// and announcements about pauses.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "app/testdrivers/autopilot.h"
#include "model/table/table.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "views/dialogs/dealsummary.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/resultlist.h"
#include "views/panels/announcer.h"
#include "views/panels/logpanel.h"
#include "views/panels/pauseoverlay.h"
#include "views/panels/promptbar.h"
#include "views/scene/input/tableinput.h"
#include "views/theme/keybutton.h"

using namespace tacklebox;

namespace {

/// A clock that advances by a second whenever it is read.
std::function<qint64()> selfAdvancingClock() {
    return [millis = qint64(0)]() mutable { return millis += 1000; };
}

/// A window with a table page, and the announcements of the page.
struct ListeningPage {
    explicit ListeningPage(const QString& game)
        : language(*qApp), window(language, MainWindow::Memory::None) {
        TablePlan plan = firstPlan(game);
        plan.seats = readSeats(QStringLiteral("you:Ana,perch,perch"), &error);
        plan.seed = 5;
        window.show();
        window.activateWindow();
        window.setPace(Pace::Off);
        window.findChild<DealSummary*>()->setClock(selfAdvancingClock()); // skips its key delay
        window.openTable(plan, &error);
        announcer()->clock().setManual();
        QObject::connect(announcer(), &Announcer::announced, &window,
                         [this](const QString& words) { announcements << words; });
    }
    Table& table() { return *window.tablePage().table(); }
    TableView& view() { return window.tablePage().view(); }
    Announcer* announcer() { return window.tablePage().findChild<Announcer*>(); }
    PauseOverlay* pauseOverlay() { return window.tablePage().findChild<PauseOverlay*>(); }
    bool isAsked() { return table().waitingFor() == WaitingFor::Person && window.tablePage().caughtUp(); }
    /// Plays a round to its end. Returns the open summary, or null after a time-out.
    DealSummary* playRound() {
        Autopilot pilot(table(), 3, 10'000);
        QObject::connect(&table(), &Table::waitingForChanged, &pilot, [&] {
            if (table().waitingFor() == WaitingFor::NextDeal) pilot.stop();
        });
        auto* sheet = window.findChild<DealSummary*>();
        return QTest::qWaitFor([&] { return sheet->isVisible(); }, 20'000) ? sheet : nullptr;
    }
    /// Returns and clears the announcements since the last call, joined by spaces.
    QString takeAnnouncements() {
        testing::untilIdle();
        announcer()->clock().advance(20'000);
        testing::untilIdle();
        return std::exchange(announcements, {}).join(u' ');
    }

    QString error;
    Language language;
    MainWindow window;
    QStringList announcements;
};

const QString kPausedAnnouncement = QStringLiteral("Paused. Press Esc to resume.");
const QString kContinuesAnnouncement = QStringLiteral("The game continues.");

} // namespace

class TableScreenReaderTest : public QObject {
    Q_OBJECT

  private slots:
    /// Enter presses the focused button, like Space, and has no other effect.
    void enterPressesTheFocusedButton() {
        ListeningPage page(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(page.isAsked(), 20000);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
            auto* hold = page.window.findChild<KeyButton*>(QStringLiteral("hold"));
            const bool held = page.table().hold();
            hold->setFocus(Qt::TabFocusReason);
            QTest::keyClick(hold, key);
            QCOMPARE(page.table().hold(), !held);
            auto* hint = page.window.findChild<KeyButton*>(QStringLiteral("hint"));
            const QSignalSpy hinted(hint, &QPushButton::clicked);
            hint->setFocus(Qt::TabFocusReason);
            QTest::keyClick(hint, key);
            QCOMPARE(hinted.size(), 1);
        }
        // Also during a pause.
        page.table().setPaused(true);
        QSignalSpy left(&page.window.tablePage(), &TablePage::lobbyWanted);
        auto* lobby = page.window.findChild<KeyButton*>(QStringLiteral("pauseLobby"));
        lobby->setFocus(Qt::TabFocusReason);
        QTest::keyClick(lobby, Qt::Key_Return);
        QCOMPARE(left.size(), 1);
        QVERIFY(page.table().paused());
        page.window.backToTable();
        QTest::keyClick(page.pauseOverlay()->button(), Qt::Key_Return);
        QVERIFY(!page.table().paused());
    }

    /// Enter on a button of the prompt gives its answer.
    void enterGivesTheFocusedAnswer() {
        ListeningPage page(QStringLiteral("rainbow-fish"));
        auto* promptBar = page.window.tablePage().findChild<PromptBar*>();
        const auto answerButton = [promptBar]() -> KeyButton* {
            for (auto* button : promptBar->findChildren<KeyButton*>())
                if (button->isVisible() && button->objectName().isEmpty() && button->isEnabled())
                    return button;
            return nullptr;
        };
        for (int step = 0; step < 60 && page.table().waitingFor() != WaitingFor::NextDeal; ++step) {
            QTRY_VERIFY_WITH_TIMEOUT(page.isAsked() || page.table().waitingFor() == WaitingFor::NextDeal,
                                     20000);
            testing::untilIdle();
            if (KeyButton* button = answerButton()) {
                QSignalSpy pressed(promptBar, &PromptBar::pressed);
                button->setFocus(Qt::TabFocusReason);
                QTest::keyClick(button, Qt::Key_Return);
                QCOMPARE(pressed.size(), 1);
                return;
            }
            QVERIFY(page.table().play(page.table().choices().front().id));
        }
        QFAIL("no prompt had a button");
    }

    /// Enter in the list of results announces a line again and does not start the next round.
    void enterInTheResultsDoesNotDeal() {
        ListeningPage page(QStringLiteral("great-lakes"));
        DealSummary* sheet = page.playRound();
        QVERIFY(sheet);
        auto* results = sheet->findChild<ResultList*>();
        results->setFocus(Qt::TabFocusReason);
        results->setCurrentRow(0);
        page.takeAnnouncements();
        QTest::keyClick(results, Qt::Key_Return);
        QCOMPARE(page.table().waitingFor(), WaitingFor::NextDeal);
        QVERIFY(sheet->isVisible());
        QCOMPARE(page.takeAnnouncements(), results->item(0)->text());
        auto* next = sheet->findChild<KeyButton*>(QStringLiteral("nextDeal"));
        next->setFocus(Qt::TabFocusReason);
        QTest::keyClick(next, Qt::Key_Return);
        QVERIFY(page.table().waitingFor() != WaitingFor::NextDeal);
    }

    /// State, last turn and last asks are announced wherever the focus is.
    void theTableIsAnnouncedAtEveryFocus() {
        ListeningPage page(QStringLiteral("go-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(page.isAsked(), 20000);
        // The first of these keys that announces nothing with the focus there; empty if there is none.
        const auto silentKey = [&page](QWidget* from) {
            from->setFocus(Qt::TabFocusReason);
            for (const Qt::Key key : {Qt::Key_S, Qt::Key_L, Qt::Key_W}) {
                page.takeAnnouncements();
                QTest::keyClick(from, key);
                if (page.takeAnnouncements().isEmpty())
                    return QByteArray(1, char(key)) + " at " + from->objectName().toUtf8();
            }
            return QByteArray();
        };
        for (const char* name : {"hint", "hold", "pause"})
            QCOMPARE(silentKey(page.window.findChild<KeyButton*>(QLatin1String(name))), QByteArray());
        page.window.tablePage().showLists(true);
        QCOMPARE(silentKey(page.window.tablePage().findChild<LogPanel*>()->list()), QByteArray());
        page.table().setPaused(true);
        QCOMPARE(silentKey(page.pauseOverlay()->button()), QByteArray());
        QCOMPARE(silentKey(page.window.findChild<KeyButton*>(QStringLiteral("pauseLobby"))), QByteArray());
        page.table().setPaused(false);
    }

    void theTableIsAnnouncedBesideTheResults() {
        ListeningPage page(QStringLiteral("great-lakes"));
        DealSummary* sheet = page.playRound();
        QVERIFY(sheet);
        for (QWidget* from : {static_cast<QWidget*>(sheet->findChild<KeyButton*>(QStringLiteral("nextDeal"))),
                              static_cast<QWidget*>(sheet->findChild<KeyButton*>(QStringLiteral("talk"))),
                              static_cast<QWidget*>(sheet->findChild<ResultList*>())})
            for (const Qt::Key key : {Qt::Key_S, Qt::Key_L, Qt::Key_W}) {
                from->setFocus(Qt::TabFocusReason);
                page.takeAnnouncements();
                QTest::keyClick(from, key);
                QVERIFY2(!page.takeAnnouncements().isEmpty(), from->metaObject()->className());
                QVERIFY(sheet->isVisible());
            }
    }

    /// After a visit to the lobby the pause is announced again, once, and the focus is on "Resume".
    void returningAnnouncesThePauseOnce() {
        ListeningPage page(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(page.isAsked(), 20000);
        page.takeAnnouncements();
        QTest::keyClick(&page.view(), Qt::Key_Escape);
        QCOMPARE(page.takeAnnouncements(), kPausedAnnouncement);
        QTest::mouseClick(page.window.findChild<QPushButton*>(QStringLiteral("pauseLobby")), Qt::LeftButton);
        QCOMPARE(page.takeAnnouncements(), QString());
        page.window.backToTable();
        QVERIFY(page.table().paused());
        QCOMPARE(page.window.focusWidget(), static_cast<QWidget*>(page.pauseOverlay()->button()));
        QCOMPARE(page.takeAnnouncements(), kPausedAnnouncement);
        QTest::keyClick(page.pauseOverlay()->button(), Qt::Key_Escape);
        const QString heard = page.takeAnnouncements();
        QVERIFY2(heard.startsWith(kContinuesAnnouncement) && heard.count(kContinuesAnnouncement) == 1 &&
                     !heard.contains(kPausedAnnouncement),
                 qPrintable(heard));
        QCOMPARE(page.window.focusWidget(), static_cast<QWidget*>(&page.view()));
    }

    /// Showing the lobby pauses the table until the return; then the prompt is announced.
    void returningAnnouncesTheQuestionOnce() {
        ListeningPage page(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(page.isAsked(), 20000);
        const QString prompt = page.window.tablePage().findChild<PromptBar*>()->words();
        page.takeAnnouncements();
        page.window.showLobby();
        QCOMPARE(page.takeAnnouncements(), QString()); // in the lobby, Esc would not resume
        page.window.backToTable();
        const QString heard = page.takeAnnouncements();
        QVERIFY2(heard.startsWith(kContinuesAnnouncement) && heard.count(kContinuesAnnouncement) == 1,
                 qPrintable(heard));
        QVERIFY2(heard.count(prompt) == 1, qPrintable(heard + u'|' + prompt));
    }

    /// A screen reader reads each announcement widget that becomes visible. The lobby hides these widgets, so
    /// that old announcements are not repeated when the page is shown again.
    void nothingIsAnnouncedTwiceWhenThePageIsShownAgain() {
        ListeningPage page(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(page.isAsked(), 20000);
        page.takeAnnouncements();
        const auto announcements = page.announcer()->findChildren<Announcement*>();
        for (Announcement* announcement : announcements)
            announcement->show(); // as for a screen reader
        page.window.showLobby();
        for (const Announcement* announcement : announcements)
            QVERIFY(announcement->isHidden());
    }

    void keysRefusedInAPauseAreAnnounced() {
        ListeningPage page(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(page.isAsked(), 20000);
        QTest::keyClick(&page.view(), Qt::Key_Escape);
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_R, Qt::Key_F}) {
            page.takeAnnouncements();
            QTest::keyClick(page.window.focusWidget(), key);
            QCOMPARE(page.takeAnnouncements(), kPausedAnnouncement);
        }
        QTest::keyClick(page.window.focusWidget(), Qt::Key_Shift);
        QCOMPARE(page.takeAnnouncements(), QString());
        page.view().setFocus(); // as by a mouse click
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_1}) {
            page.takeAnnouncements();
            QTest::keyClick(&page.view(), key);
            QCOMPARE(page.takeAnnouncements(), kPausedAnnouncement);
            QVERIFY(page.table().paused());
        }
        QTest::keyClick(page.window.focusWidget(), Qt::Key_S);
        QVERIFY(page.takeAnnouncements().startsWith(kPausedAnnouncement));
    }

    /// Esc on any button pauses and moves the focus to "Resume".
    void escOnAButtonPausesAndFocusesResume() {
        ListeningPage page(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(page.isAsked(), 20000);
        for (const char* name : {"hint", "hold", "pause"}) {
            auto* button = page.window.findChild<KeyButton*>(QLatin1String(name));
            button->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button, Qt::Key_Escape);
            QVERIFY(page.table().paused());
            testing::untilIdle();
            QCOMPARE(page.window.focusWidget(), static_cast<QWidget*>(page.pauseOverlay()->button()));
            QTest::keyClick(page.window.focusWidget(), Qt::Key_Escape);
            QVERIFY(!page.table().paused());
        }
    }

    /// The setting that disables letter keys also applies to the table.
    void letterKeysCanBeDisabled() {
        ListeningPage page(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(page.isAsked(), 20000);
        Settings settings;
        for (const bool enabled : {false, true}) {
            settings.singleKeys = enabled;
            page.window.tablePage().useSettings(settings);
            page.takeAnnouncements();
            QTest::keyClick(&page.view(), Qt::Key_S);
            QCOMPARE(!page.takeAnnouncements().isEmpty(), enabled);
        }
    }

    void refusalsAreAnnounced() {
        ListeningPage page(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(page.isAsked(), 20000);
        QString why;
        connect(&page.view(), &TableView::messageWanted, &page.window,
                [&](const QString& words) { why = words; });
        page.takeAnnouncements();
        page.view().input().activatePile({PileKind::Pond}); // refused: a player with a fish card must ask
        QVERIFY(!why.isEmpty());
        QCOMPARE(page.takeAnnouncements(), why);
    }
};

TACKLEBOX_QTEST(TableScreenReaderTest)
#include "tablescreenreader_test.moc"
