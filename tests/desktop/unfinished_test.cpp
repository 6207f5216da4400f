// Unfinished games in the whole window: the lobby offers all of them, each can be resumed or abandoned, and a
// damaged one does not hide the others.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/store/journal.h"
#include "model/table/dealcodes.h"
#include "tests/support/damage.h"
#include "tests/support/ownfolders.h"
#include "tests/support/pastgames.h"
#include "tests/support/qttest.h"
#include "views/dialogs/lastplans.h"
#include "views/history/historydialog.h"
#include "views/lobby/lobby.h"
#include "views/lobby/wallnote.h"
#include "views/panels/announcer.h"
#include "views/panels/promptribbon.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTimer>
#include <QTreeView>
#include <QtTest>

using namespace tacklebox;

namespace {

QString folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

/// A table after `steps` moves; people always play the first legal one.
std::unique_ptr<Table> played(const TablePlan& plan, int steps = INT_MAX) {
    QString fault;
    auto table = Table::open(plan, &fault);
    TableRules tableRules;
    tableRules.pauseMillis = 0;
    table->setTableRules(tableRules);
    QElapsedTimer passed;
    passed.start();
    while (table->steps() < steps && table->waitingFor() != WaitingFor::Over && passed.elapsed() < 20'000) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        if (table->waitingFor() == WaitingFor::HandOver) table->reveal(table->seatToAct());
        if (table->waitingFor() == WaitingFor::NextDeal) table->carryOn();
        if (table->waitingFor() == WaitingFor::Person && !table->choices().empty())
            table->play(table->choices().front().id);
    }
    return table;
}

std::unique_ptr<Table> played(const QString& game, const QString& seats, int steps, quint64 seed) {
    QString fault;
    TablePlan plan = firstPlan(game);
    plan.seats = readSeats(seats, &fault);
    plan.seed = seed;
    return played(plan, steps);
}

/// Stores such an unfinished game. Returns its number.
qint64 leave(Store& store, const QString& game, int steps, quint64 seed = 5,
             const QString& seats = QStringLiteral("you:Ana,perch,perch")) {
    auto table = played(game, seats, steps, seed);
    const Journal journal(store, *table);
    return journal.match();
}

/// The same with an unreadable step near its end.
qint64 leaveDamaged(Store& store, const QString& game, const QString& what) {
    const qint64 match = leave(store, game, 12);
    testing::inDatabase(folder(), what, {match});
    return match;
}
const QString kBadStep = QStringLiteral("UPDATE steps SET step = x'7b22ff' WHERE match = ? AND number = 7");
const QString kBadOpening = QStringLiteral("UPDATE matches SET record = x'7b22ff' WHERE id = ?");

struct Opened {
    Opened() : language(*qApp), window(language, MainWindow::Memory::Kept) {
        window.resize(960, 600);
        window.show();
        window.setPace(Pace::Off);
    }
    Lobby& lobby() { return *window.findChild<Lobby*>(); }
    KeptCard& card(int number) { return *window.findChild<KeptCard*>(QStringLiteral("kept%1").arg(number)); }
    const QList<UnfinishedGame>& games() { return lobby().unfinished(); }
    QList<qint64> offered() {
        QList<qint64> matches;
        for (const UnfinishedGame& game : games())
            matches << game.match;
        return matches;
    }
    QMessageBox* box(const char* name) { return window.findChild<QMessageBox*>(QLatin1String(name)); }
    void press(const char* box, const char* button) {
        QPointer<QMessageBox> asked = this->box(box);
        QVERIFY(asked);
        auto* pressed = asked->findChild<QPushButton*>(QLatin1String(button));
        QVERIFY(pressed);
        pressed->click();
        QTRY_VERIFY(!asked);
    }
    bool atTable() { return window.findChild<QStackedWidget*>()->currentWidget() == &window.tablePage(); }

    QString fault;
    Language language;
    MainWindow window;
};

} // namespace

class UnfinishedTest : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        QVERIFY(QDir(folder()).removeRecursively());
        QVERIFY(QDir().mkpath(folder()));
    }

    void allElevenAreOfferedAndCanBeResumed() {
        QList<qint64> left;
        {
            Store store(folder());
            for (int i = 0; i < 11; ++i)
                left.prepend(leave(store, QStringLiteral("great-lakes"), 3 + i, quint64(i)));
        }
        Opened at;
        QCOMPARE(at.offered(), left);
        QVERIFY(at.card(2).isVisible());
        at.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&at.window));
        at.card(0).setFocus();
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(at.atTable());
        QCOMPARE(at.window.keptMatch(), left[2]);
        QVERIFY(at.window.tablePage().table()->steps() >= 3);
        // The game at the table is not offered; a button leads back to it.
        at.window.showLobby();
        QCOMPARE(at.offered().size(), 10);
        QVERIFY(!at.offered().contains(left[2]));
        // Games without a card are behind "All", including the tenth.
        const qint64 wanted = at.offered()[9];
        QTimer::singleShot(0, &at.window, [&] {
            auto* dialog = at.window.findChild<HistoryDialog*>();
            QVERIFY(dialog);
            QCOMPARE(dialog->findChild<QTreeView*>(QStringLiteral("list"))->model()->rowCount(), 11);
            emit dialog->goOnWanted(wanted);
        });
        at.lobby().findChild<QPushButton*>(QStringLiteral("all"))->click();
        QCOMPARE(at.window.keptMatch(), wanted);
        at.window.showLobby();
        QCOMPARE(at.offered().size(), 10);
        QVERIFY(at.offered().contains(left[2]));
    }

    void gamesHiddenByADamagedIndexAreOfferedOnceFound() {
        {
            Store store(folder());
            for (int game = 0; game < 3; ++game)
                leave(store, QStringLiteral("rainbow-fish"), 3, 5 + quint64(game));
        }
        // Damages the index that lists the matches: it has no entries.
        const QString file = testing::databaseIn(folder());
        testing::overwrite(file, (testing::rootOf(file, QStringLiteral("matches_in_order")) - 1) * 4096,
                           QByteArray("\x0a\0\0\0\0\x10\0\0", 8));
        Opened program;
        QVERIFY(program.offered().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(program.offered().size(), 3, 30'000);
    }

    void aNewTableTellsWhereTheOldOneIs() {
        Opened at;
        const auto open = [&](const char* game) {
            QVERIFY2(at.window.openTable(firstPlan(QString::fromLatin1(game)), &at.fault),
                     qPrintable(at.fault));
        };
        auto& prompt = *at.window.tablePage().findChild<PromptRibbon*>();
        open("great-lakes");
        QCOMPARE(prompt.hint(), QString()); // there was no hint
        QSignalSpy said(at.window.tablePage().findChild<Announcer*>(), &Announcer::announced);
        open("rainbow-fish");
        QVERIFY2(prompt.hint().contains(QStringLiteral("Great Lakes")), qPrintable(prompt.hint()));
        QVERIFY2(prompt.hint().contains(QStringLiteral("lobby")), qPrintable(prompt.hint()));
        QTRY_VERIFY(std::any_of(said.begin(), said.end(), [](const QVariantList& words) {
            return words[0].toString().contains(QStringLiteral("Great Lakes"));
        }));
    }

    void abandoningNeedsAConfirmation() {
        qint64 first = 0, second = 0;
        {
            Store store(folder());
            first = leave(store, QStringLiteral("great-lakes"), 5);
            second = leave(store, QStringLiteral("rainbow-fish"), 5);
        }
        Opened at;
        QCOMPARE(at.offered(), (QList<qint64>{second, first}));
        at.card(0).setFocus();
        QTest::keyClick(&at.card(0), Qt::Key_Delete);
        QPointer<QMessageBox> box = at.box("giveUpBox");
        QVERIFY(box);
        QVERIFY2(box->informativeText().contains(QStringLiteral("Ana")), qPrintable(box->informativeText()));
        QTest::keyClick(box, Qt::Key_Return); // by accident
        QTRY_VERIFY(!box);
        QCOMPARE(at.offered().size(), 2);
        QTest::mouseClick(&at.card(1).cross(), Qt::LeftButton);
        at.press("giveUpBox", "giveUp");
        QCOMPARE(at.offered(), (QList<qint64>{second}));
        Store store(folder());
        QVERIFY(!store.read(first));
        // Abandoning the game at the table closes the table.
        at.window.goOnWith(second);
        QVERIFY(at.atTable());
        at.window.giveUp(second, &at.window);
        at.press("giveUpBox", "giveUp");
        QVERIFY(!at.atTable());
        QVERIFY(!store.read(second));
        QVERIFY(store.unfinished().isEmpty());
    }

    void aDamagedGameResumesAtItsLastGoodStep() {
        qint64 older = 0, good = 0, damaged = 0;
        {
            Store store(folder());
            older = leave(store, QStringLiteral("great-lakes"), 5);
            good = leave(store, QStringLiteral("rainbow-fish"), 5);
            damaged = leaveDamaged(store, QStringLiteral("great-lakes"), kBadStep);
        }
        {
            Opened at;
            QCOMPARE(at.offered(), (QList<qint64>{damaged, good, older})); // the damage is not known yet
            QVERIFY2(at.window.goOnWithUnfinished(&at.fault), qPrintable(at.fault));
            QCOMPARE(at.window.keptMatch(), good);
            const auto boxes = at.window.findChildren<QMessageBox*>();
            QCOMPARE(boxes.size(), 1); // one message
            QVERIFY2(boxes[0]->text().contains(QStringLiteral("only the first 7 of")),
                     qPrintable(boxes[0]->text()));
            boxes[0]->close();
            at.window.showLobby();
            QCOMPARE(at.offered(), (QList<qint64>{older, damaged}));
            QVERIFY(at.games()[1].trouble.contains(QStringLiteral("up to move 7 of")));
        }
        Opened at;
        QCOMPARE(at.offered(), (QList<qint64>{good, older, damaged}));
        QVERIFY(at.window.goOnWithUnfinished(&at.fault));
        QVERIFY(at.window.findChildren<QMessageBox*>().isEmpty()); // no second message
        at.window.showLobby();
        // Closing the message changes nothing.
        at.window.goOnWith(damaged);
        QVERIFY(at.box("damageBox"));
        QPointer<QMessageBox> box = at.box("damageBox");
        QTest::keyClick(box, Qt::Key_Escape);
        QTRY_VERIFY(!box);
        {
            Store store(folder());
            QVERIFY(store.read(damaged)->steps.size() >= 12);
        }
        at.window.goOnWith(damaged);
        at.press("damageBox", "goOn");
        QVERIFY(at.atTable());
        QCOMPARE(at.window.keptMatch(), damaged);
        Store store(folder());
        const auto now = store.read(damaged);
        QVERIFY(now);
        QVERIFY(!ResumeState::fromText(now->resumeState)->damage);
        QCOMPARE(QJsonDocument::fromJson(now->record).object()["steps"].toArray().size(),
                 qsizetype(at.window.tablePage().table()->steps()));
        at.window.showLobby();
        QCOMPARE(at.offered(), (QList<qint64>{good, older}));
    }

    void anUnreadableGameCanOnlyBeAbandoned() {
        qint64 match = 0;
        {
            Store store(folder());
            match = leaveDamaged(store, QStringLiteral("rainbow-fish"), kBadOpening);
        }
        Opened at;
        QVERIFY(!at.window.goOnWithUnfinished(&at.fault));
        QVERIFY2(at.fault.contains(QStringLiteral("nothing can be read")), qPrintable(at.fault));
        QCOMPARE(at.offered(), (QList<qint64>{match}));
        QVERIFY(!at.window.goOnWithUnfinished(&at.fault));
        QVERIFY2(at.fault.contains(QStringLiteral("damaged")), qPrintable(at.fault));
        at.window.goOnWith(match);
        QVERIFY(at.box("damageBox"));
        QVERIFY(!at.box("damageBox")->findChild<QPushButton*>(QStringLiteral("goOn")));
        at.press("damageBox", "giveUp");
        at.press("giveUpBox", "giveUp");
        QVERIFY(at.offered().isEmpty());
        QVERIFY(!at.card(0).isVisible());
    }

    void todaysDealIsDealtAndResumed() {
        Opened at;
        auto& note = *at.lobby().findChild<WallNote*>(QStringLiteral("dayDeal"));
        const QString fresh = note.line();
        note.click();
        QVERIFY(at.atTable());
        const TablePlan plan = planOfDay(at.lobby().currentGame(), QDate::currentDate());
        Table& table = *at.window.tablePage().table();
        QCOMPARE(table.plan().seed, plan.seed);
        QCOMPARE(table.plan().dealer, plan.dealer);
        QVERIFY(isDealtAs(table.opening(), plan));
        QTRY_VERIFY_WITH_TIMEOUT(table.waitingFor() == WaitingFor::Person, 20'000);
        table.play(table.choices().front().id);
        const qint64 match = at.window.keptMatch();
        QVERIFY(match != 0);
        at.window.showLobby();
        QVERIFY(note.line() != fresh);
        note.click(); // does not deal it a second time
        QVERIFY(at.atTable());
        QCOMPARE(at.window.keptMatch(), match);
        // After another table, today's deal resumes as any unfinished game.
        QVERIFY(at.window.openTable(firstPlan(QStringLiteral("great-lakes")), &at.fault));
        at.window.showLobby();
        QCOMPARE(at.lobby().currentGame(), QStringLiteral("great-lakes")); // the lobby keeps the last game
        at.lobby().chooseGame(plan.game);
        note.click();
        QCOMPARE(at.window.keptMatch(), match);
    }

    void aClickOnTodaysFinishedDealShowsItsResult() {
        const QDate today = QDate::currentDate();
        const TablePlan plan = planOfDay(QStringLiteral("go-fish"), today);
        {
            Store store(folder());
            auto table = played(plan);
            const Journal journal(store, *table);
            QCOMPARE(table->waitingFor(), WaitingFor::Over);
        }
        Opened at;
        at.lobby().chooseGame(plan.game);
        auto& note = *at.lobby().findChild<WallNote*>(QStringLiteral("dayDeal"));
        const QString ended = note.line();
        QVERIFY2(ended.startsWith(QStringLiteral("Played")), qPrintable(ended));
        note.click();
        QVERIFY(!at.atTable());
        QVERIFY(at.box("dayResult") && at.box("dayResult")->text().startsWith(ended));
        at.press("dayResult", "watch");
        QVERIFY(!at.atTable());
        at.window.showLobby();
        note.click();
        at.press("dayResult", "again");
        QVERIFY(at.atTable());
        QVERIFY(isDealtAs(at.window.tablePage().table()->opening(), plan));
    }

    void theNextFreeGameIsResumedIfAnotherProcessHasTheFirst() {
        qint64 older = 0, newer = 0;
        {
            Store store(folder());
            older = leave(store, QStringLiteral("great-lakes"), 5);
            newer = leave(store, QStringLiteral("rainbow-fish"), 5);
        }
        Opened at;
        Store other(folder());
        QVERIFY(other.resume(newer)); // after this window had listed it
        QVERIFY2(at.window.goOnWithUnfinished(&at.fault), qPrintable(at.fault));
        QCOMPARE(at.window.keptMatch(), older);
        at.window.showLobby();
        QCOMPARE(at.games().size(), 1); // listed, but in use
        QVERIFY(!at.games()[0].free);
        QVERIFY(at.games()[0].trouble.contains(QStringLiteral("another window")));
        Opened third;
        QVERIFY(!third.window.goOnWithUnfinished(&third.fault));
        QVERIFY2(third.fault.contains(QStringLiteral("other windows")), qPrintable(third.fault));
        third.window.goOnWith(newer);
        QVERIFY(!third.atTable());
        QVERIFY(other.read(newer));
    }
};

TACKLEBOX_QTEST(UnfinishedTest)
#include "unfinished_test.moc"
