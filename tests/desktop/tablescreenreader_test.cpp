// The table page with keyboard and screen reader: effects and announcements of keys at every focus, and
// announcements of pauses.
#include "app/desktop/autopilot.h"
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/table/table.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "views/dialogs/dealsummary.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/resultlist.h"
#include "views/panels/announcer.h"
#include "views/panels/pauseveil.h"
#include "views/panels/promptribbon.h"
#include "views/panels/talkpanel.h"
#include "views/scene/input/tableinput.h"
#include "views/theme/keybutton.h"

using namespace tacklebox;

namespace {

/// A clock that advances a second at each reading.
std::function<qint64()> eachLookLater() {
    return [millis = qint64(0)]() mutable { return millis += 1000; };
}

struct HeardPage {
    explicit HeardPage(const QString& game) : language(*qApp), window(language, MainWindow::Memory::None) {
        TablePlan plan = firstPlan(game);
        plan.seats = readSeats(QStringLiteral("you:Ana,perch,perch"), &fault);
        plan.seed = 5;
        window.show();
        window.activateWindow();
        window.setPace(Pace::Off);
        window.findChild<DealSummary*>()->setClock(eachLookLater()); // skips its key delay
        window.openTable(plan, &fault);
        announcer()->clock().setManual();
        QObject::connect(announcer(), &Announcer::announced, &window,
                         [this](const QString& words) { said << words; });
    }
    Table& table() { return *window.tablePage().table(); }
    TableView& view() { return window.tablePage().view(); }
    Announcer* announcer() { return window.tablePage().findChild<Announcer*>(); }
    PauseVeil* veil() { return window.tablePage().findChild<PauseVeil*>(); }
    bool isAsked() { return table().waitingFor() == WaitingFor::Person && window.tablePage().caughtUp(); }
    /// Plays a round to its end; its summary is shown.
    DealSummary* deal() {
        Autopilot pilot(table(), 3, 10'000);
        QObject::connect(&table(), &Table::waitingForChanged, &pilot, [&] {
            if (table().waitingFor() == WaitingFor::NextDeal) pilot.stop();
        });
        auto* sheet = window.findChild<DealSummary*>();
        return QTest::qWaitFor([&] { return sheet->isVisible(); }, 20'000) ? sheet : nullptr;
    }
    /// All announcements since the last call.
    QString heard() {
        testing::untilIdle();
        announcer()->clock().advance(20'000);
        testing::untilIdle();
        return std::exchange(said, {}).join(u' ');
    }

    QString fault;
    Language language;
    MainWindow window;
    QStringList said;
};

const QString kSaidPaused = QStringLiteral("Paused. Press Esc to resume.");
const QString kSaidGoesOn = QStringLiteral("The game continues.");

} // namespace

class TableScreenReaderTest : public QObject {
    Q_OBJECT

  private slots:
    /// Enter presses the focused button, as Space does, and nothing else.
    void enterPressesTheButtonInFocus() {
        HeardPage at(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(at.isAsked(), 20000);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
            auto* hold = at.window.findChild<KeyButton*>(QStringLiteral("hold"));
            const bool held = at.table().hold();
            hold->setFocus(Qt::TabFocusReason);
            QTest::keyClick(hold, key);
            QCOMPARE(at.table().hold(), !held);
            auto* hint = at.window.findChild<KeyButton*>(QStringLiteral("hint"));
            const QSignalSpy hinted(hint, &QPushButton::clicked);
            hint->setFocus(Qt::TabFocusReason);
            QTest::keyClick(hint, key);
            QCOMPARE(hinted.size(), 1);
        }
        // Also in a pause.
        at.table().setPaused(true);
        QSignalSpy left(&at.window.tablePage(), &TablePage::lobbyWanted);
        auto* lobby = at.window.findChild<KeyButton*>(QStringLiteral("pauseLobby"));
        lobby->setFocus(Qt::TabFocusReason);
        QTest::keyClick(lobby, Qt::Key_Return);
        QCOMPARE(left.size(), 1);
        QVERIFY(at.table().paused());
        at.window.backToTable();
        QTest::keyClick(at.veil()->button(), Qt::Key_Return);
        QVERIFY(!at.table().paused());
    }

    /// Enter on an answer's button gives that answer.
    void enterGivesTheAnswerInFocus() {
        HeardPage at(QStringLiteral("rainbow-fish"));
        auto* ribbon = at.window.tablePage().findChild<PromptRibbon*>();
        const auto answer = [ribbon]() -> KeyButton* {
            for (auto* button : ribbon->findChildren<KeyButton*>())
                if (button->isVisible() && button->objectName().isEmpty() && button->isEnabled())
                    return button;
            return nullptr;
        };
        for (int step = 0; step < 60 && at.table().waitingFor() != WaitingFor::NextDeal; ++step) {
            QTRY_VERIFY_WITH_TIMEOUT(at.isAsked() || at.table().waitingFor() == WaitingFor::NextDeal, 20000);
            testing::untilIdle();
            if (KeyButton* button = answer()) {
                QSignalSpy pressed(ribbon, &PromptRibbon::pressed);
                button->setFocus(Qt::TabFocusReason);
                QTest::keyClick(button, Qt::Key_Return);
                QCOMPARE(pressed.size(), 1);
                return;
            }
            QVERIFY(at.table().play(at.table().choices().front().id));
        }
        QFAIL("no answer has a button");
    }

    void theListOfResultsDealsNothing() {
        HeardPage at(QStringLiteral("great-lakes"));
        DealSummary* sheet = at.deal();
        QVERIFY(sheet);
        auto* results = sheet->findChild<ResultList*>();
        results->setFocus(Qt::TabFocusReason);
        results->setCurrentRow(0);
        at.heard();
        QTest::keyClick(results, Qt::Key_Return);
        QCOMPARE(at.table().waitingFor(), WaitingFor::NextDeal);
        QVERIFY(sheet->isVisible());
        QCOMPARE(at.heard(), results->item(0)->text());
        auto* next = sheet->findChild<KeyButton*>(QStringLiteral("nextDeal"));
        next->setFocus(Qt::TabFocusReason);
        QTest::keyClick(next, Qt::Key_Return);
        QVERIFY(at.table().waitingFor() != WaitingFor::NextDeal);
    }

    /// State, last turn and last asks are announced wherever the focus is.
    void theTableIsAnnouncedAtEveryFocus() {
        HeardPage at(QStringLiteral("go-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(at.isAsked(), 20000);
        const auto isTold = [&at](QWidget* from) {
            from->setFocus(Qt::TabFocusReason);
            for (const Qt::Key key : {Qt::Key_S, Qt::Key_L, Qt::Key_W}) {
                at.heard();
                QTest::keyClick(from, key);
                if (at.heard().isEmpty())
                    return QByteArray(1, char(key)) + " at " + from->objectName().toUtf8();
            }
            return QByteArray();
        };
        for (const char* name : {"hint", "hold", "pause"})
            QCOMPARE(isTold(at.window.findChild<KeyButton*>(QLatin1String(name))), QByteArray());
        at.window.tablePage().showLists(true);
        QCOMPARE(isTold(at.window.tablePage().findChild<TalkPanel*>()->list()), QByteArray());
        at.table().setPaused(true);
        QCOMPARE(isTold(at.veil()->button()), QByteArray());
        QCOMPARE(isTold(at.window.findChild<KeyButton*>(QStringLiteral("pauseLobby"))), QByteArray());
        at.table().setPaused(false);
    }

    void theTableIsAnnouncedBesideTheResults() {
        HeardPage at(QStringLiteral("great-lakes"));
        DealSummary* sheet = at.deal();
        QVERIFY(sheet);
        for (QWidget* from : {static_cast<QWidget*>(sheet->findChild<KeyButton*>(QStringLiteral("nextDeal"))),
                              static_cast<QWidget*>(sheet->findChild<KeyButton*>(QStringLiteral("talk"))),
                              static_cast<QWidget*>(sheet->findChild<ResultList*>())})
            for (const Qt::Key key : {Qt::Key_S, Qt::Key_L, Qt::Key_W}) {
                from->setFocus(Qt::TabFocusReason);
                at.heard();
                QTest::keyClick(from, key);
                QVERIFY2(!at.heard().isEmpty(), from->metaObject()->className());
                QVERIFY(sheet->isVisible());
            }
    }

    /// On return the state is announced once, and the focus is on "Resume".
    void returningAnnouncesThePauseOnce() {
        HeardPage at(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(at.isAsked(), 20000);
        at.heard();
        QTest::keyClick(&at.view(), Qt::Key_Escape);
        QCOMPARE(at.heard(), kSaidPaused);
        QTest::mouseClick(at.window.findChild<QPushButton*>(QStringLiteral("pauseLobby")), Qt::LeftButton);
        QCOMPARE(at.heard(), QString());
        at.window.backToTable();
        QVERIFY(at.table().paused());
        QCOMPARE(at.window.focusWidget(), static_cast<QWidget*>(at.veil()->button()));
        QCOMPARE(at.heard(), kSaidPaused);
        QTest::keyClick(at.veil()->button(), Qt::Key_Escape);
        const QString heard = at.heard();
        QVERIFY2(heard.startsWith(kSaidGoesOn) && heard.count(kSaidGoesOn) == 1 &&
                     !heard.contains(kSaidPaused),
                 qPrintable(heard));
        QCOMPARE(at.window.focusWidget(), static_cast<QWidget*>(&at.view()));
    }

    /// A pause for the lobby ends on return; then the question is announced.
    void returningAnnouncesTheQuestionOnce() {
        HeardPage at(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(at.isAsked(), 20000);
        const QString asked = at.window.tablePage().findChild<PromptRibbon*>()->words();
        at.heard();
        at.window.showLobby();
        QCOMPARE(at.heard(), QString()); // Esc would do nothing there
        at.window.backToTable();
        const QString heard = at.heard();
        QVERIFY2(heard.startsWith(kSaidGoesOn) && heard.count(kSaidGoesOn) == 1, qPrintable(heard));
        QVERIFY2(heard.count(asked) == 1, qPrintable(heard + u'|' + asked));
    }

    /// Announcements at the table are not repeated when its page is shown again.
    void nothingIsAnnouncedTwiceWhenThePageIsShownAgain() {
        HeardPage at(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(at.isAsked(), 20000);
        at.heard();
        const auto announcements = at.announcer()->findChildren<Announcement*>();
        for (Announcement* announcement : announcements)
            announcement->show(); // as with a screen reader
        at.window.showLobby();
        for (const Announcement* announcement : announcements)
            QVERIFY(announcement->isHidden());
    }

    void keysRefusedInAPauseAreAnnounced() {
        HeardPage at(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(at.isAsked(), 20000);
        QTest::keyClick(&at.view(), Qt::Key_Escape);
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_R, Qt::Key_F}) {
            at.heard();
            QTest::keyClick(at.window.focusWidget(), key);
            QCOMPARE(at.heard(), kSaidPaused);
        }
        QTest::keyClick(at.window.focusWidget(), Qt::Key_Shift);
        QCOMPARE(at.heard(), QString());
        at.view().setFocus(); // as a pointer can
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_1}) {
            at.heard();
            QTest::keyClick(&at.view(), key);
            QCOMPARE(at.heard(), kSaidPaused);
            QVERIFY(at.table().paused());
        }
        QTest::keyClick(at.window.focusWidget(), Qt::Key_S);
        QVERIFY(at.heard().startsWith(kSaidPaused));
    }

    void escOnAnotherButtonMovesToResume() {
        HeardPage at(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(at.isAsked(), 20000);
        for (const char* name : {"hint", "hold", "pause"}) {
            auto* button = at.window.findChild<KeyButton*>(QLatin1String(name));
            button->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button, Qt::Key_Escape);
            QVERIFY(at.table().paused());
            testing::untilIdle();
            QCOMPARE(at.window.focusWidget(), static_cast<QWidget*>(at.veil()->button()));
            QTest::keyClick(at.window.focusWidget(), Qt::Key_Escape);
            QVERIFY(!at.table().paused());
        }
    }

    /// Disabled letter keys are also disabled at the table.
    void letterKeysCanBeDisabled() {
        HeardPage at(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(at.isAsked(), 20000);
        Settings settings;
        for (const bool on : {true, false}) {
            settings.singleKeys = on;
            at.window.tablePage().useSettings(settings);
            at.heard();
            QTest::keyClick(&at.view(), Qt::Key_S);
            QCOMPARE(!at.heard().isEmpty(), on);
        }
    }

    void refusalsAreAnnounced() {
        HeardPage at(QStringLiteral("twisted-fish"));
        QTRY_VERIFY_WITH_TIMEOUT(at.isAsked(), 20000);
        QString why;
        connect(&at.view(), &TableView::hint, &at.window, [&](const QString& words) { why = words; });
        at.heard();
        at.view().input().activatePlace({PileKind::Pond}); // with a fish in hand a player must ask
        QVERIFY(!why.isEmpty());
        QCOMPARE(at.heard(), why);
    }
};

TACKLEBOX_QTEST(TableScreenReaderTest)
#include "tablescreenreader_test.moc"
