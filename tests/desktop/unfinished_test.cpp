// Unfinished games in the whole window: the lobby offers all of them, each can be resumed or abandoned, and a
// damaged one does not hide the others.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/replaypage.h"
#include "app/desktop/stagebar.h"
#include "app/desktop/tablepage.h"
#include "model/store/journal.h"
#include "model/table/dealcodes.h"
#include "tests/support/damage.h"
#include "tests/support/ownfolders.h"
#include "tests/support/pastgames.h"
#include "tests/support/qttest.h"
#include "views/dialogs/lastplans.h"
#include "views/history/historydialog.h"
#include "views/lobby/daydealsdialog.h"
#include "views/lobby/lobby.h"
#include "views/lobby/wallnote.h"
#include "views/panels/announcer.h"
#include "views/panels/promptbar.h"
#include "views/theme/keybutton.h"

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeView>

using namespace tacklebox;

namespace {

QString folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

/// Plays up to `steps` moves. People always play the first legal one.
void playOn(Table& table, int steps = INT_MAX) {
    QElapsedTimer timer;
    timer.start();
    while (table.steps() < steps && table.waitingFor() != WaitingFor::Over && timer.elapsed() < 20'000) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        if (table.waitingFor() == WaitingFor::HandOver) table.reveal(table.seatToAct());
        if (table.waitingFor() == WaitingFor::NextDeal) table.continueMatch();
        if (table.waitingFor() == WaitingFor::Person && !table.choices().empty())
            table.play(table.choices().front().id);
    }
}

/// A table after `steps` moves.
std::unique_ptr<Table> playedTable(const TablePlan& plan, int steps = INT_MAX) {
    QString error;
    auto table = Table::open(plan, &error);
    TableRules tableRules;
    tableRules.pauseMillis = 0;
    table->setTableRules(tableRules);
    playOn(*table, steps);
    return table;
}

std::unique_ptr<Table> playedTable(const QString& game, const QString& seats, int steps, quint64 seed) {
    QString error;
    TablePlan plan = firstPlan(game);
    plan.seats = readSeats(seats, &error);
    plan.seed = seed;
    return playedTable(plan, steps);
}

/// Plays `steps` moves and stores the unfinished game. Returns its id.
qint64 storeUnfinished(Store& store, const QString& game, int steps, quint64 seed = 5,
                       const QString& seats = QStringLiteral("you:Ana,perch,perch")) {
    auto table = playedTable(game, seats, steps, seed);
    const Journal journal(store, *table);
    return journal.match();
}

/// The same after 12 moves, then damaged by one of the statements below.
qint64 storeDamaged(Store& store, const QString& game, const QString& statement) {
    const qint64 match = storeUnfinished(store, game, 12);
    testing::inDatabase(folder(), statement, {match});
    return match;
}
const QString kBadStep = QStringLiteral("UPDATE steps SET step = x'7b22ff' WHERE match = ? AND number = 7");
const QString kBadOpening = QStringLiteral("UPDATE matches SET record = x'7b22ff' WHERE id = ?");

/// The program, showing its lobby.
struct Program {
    Program() : language(*qApp), window(language, MainWindow::Memory::Kept) {
        window.resize(960, 600);
        window.show();
        window.setPace(Pace::Off);
    }
    Lobby& lobby() { return *window.findChild<Lobby*>(); }
    SavedGameCard& card(int number) {
        return *window.findChild<SavedGameCard*>(QStringLiteral("kept%1").arg(number));
    }
    /// The unfinished games in the lobby.
    const QList<UnfinishedGame>& games() { return lobby().unfinished(); }
    QList<qint64> offered() {
        QList<qint64> matches;
        for (const UnfinishedGame& game : games())
            matches << game.match;
        return matches;
    }
    QMessageBox* messageBox(const char* name) { return window.findChild<QMessageBox*>(QLatin1String(name)); }
    void press(const char* boxName, const char* buttonName) {
        QPointer<QMessageBox> box = messageBox(boxName);
        QVERIFY(box);
        auto* button = box->findChild<QPushButton*>(QLatin1String(buttonName));
        QVERIFY(button);
        button->click();
        QTRY_VERIFY(!box);
    }
    bool atTable() { return window.findChild<QStackedWidget*>()->currentWidget() == &window.tablePage(); }

    QString error;
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
        QList<qint64> stored;
        {
            Store store(folder());
            for (int i = 0; i < 11; ++i)
                stored.prepend(storeUnfinished(store, QStringLiteral("great-lakes"), 3 + i, quint64(i)));
        }
        Program program;
        QCOMPARE(program.offered(), stored);
        QVERIFY(program.card(2).isVisible());
        program.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&program.window));
        program.card(0).setFocus();
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(program.atTable());
        QCOMPARE(program.window.matchId(), stored[2]);
        QVERIFY(program.window.tablePage().table()->steps() >= 3);
        // The game at the table is not offered; a button leads back to it.
        program.window.showLobby();
        QCOMPARE(program.offered().size(), 10);
        QVERIFY(!program.offered().contains(stored[2]));
        // The games that have no button in the lobby are in the list behind "All", including the tenth.
        const qint64 wanted = program.offered()[9];
        program.lobby().findChild<QPushButton*>(QStringLiteral("all"))->click();
        auto* dialog = qobject_cast<HistoryDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QTreeView*>(QStringLiteral("list"))->model()->rowCount(), 11);
        emit dialog->resumeWanted(wanted);
        QCOMPARE(program.window.matchId(), wanted);
        program.window.showLobby();
        QCOMPARE(program.offered().size(), 10);
        QVERIFY(program.offered().contains(stored[2]));
    }

    void gamesHiddenByADamagedIndexAreOfferedOnceFound() {
        {
            Store store(folder());
            for (int game = 0; game < 3; ++game)
                storeUnfinished(store, QStringLiteral("rainbow-fish"), 3, 5 + quint64(game));
        }
        // Replaces the index that orders the matches by an empty one.
        const QString file = testing::databaseIn(folder());
        testing::overwrite(file, (testing::rootOf(file, QStringLiteral("matches_in_order")) - 1) * 4096,
                           QByteArray("\x0a\0\0\0\0\x10\0\0", 8));
        Program program;
        QVERIFY(program.offered().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(program.offered().size(), 3, 30'000);
    }

    void aNewTableSaysWhereToFindTheOldGame() {
        Program program;
        const auto open = [&](const char* game) {
            QVERIFY2(program.window.openTable(firstPlan(QString::fromLatin1(game)), &program.error),
                     qPrintable(program.error));
        };
        auto& prompt = *program.window.tablePage().findChild<PromptBar*>();
        open("great-lakes");
        QCOMPARE(prompt.hint(), QString()); // there was no hint
        QSignalSpy announced(program.window.tablePage().findChild<Announcer*>(), &Announcer::announced);
        open("rainbow-fish");
        QVERIFY2(prompt.hint().contains(QStringLiteral("Great Lakes")), qPrintable(prompt.hint()));
        QVERIFY2(prompt.hint().contains(QStringLiteral("lobby")), qPrintable(prompt.hint()));
        QTRY_VERIFY(std::any_of(announced.begin(), announced.end(), [](const QVariantList& arguments) {
            return arguments[0].toString().contains(QStringLiteral("Great Lakes"));
        }));
    }

    void abandoningNeedsAConfirmation() {
        qint64 first = 0, second = 0;
        {
            Store store(folder());
            first = storeUnfinished(store, QStringLiteral("great-lakes"), 5);
            second = storeUnfinished(store, QStringLiteral("rainbow-fish"), 5);
        }
        Program program;
        QCOMPARE(program.offered(), (QList<qint64>{second, first}));
        program.card(0).setFocus();
        QTest::keyClick(&program.card(0), Qt::Key_Delete);
        QPointer<QMessageBox> box = program.messageBox("giveUpBox");
        QVERIFY(box);
        QVERIFY2(box->informativeText().contains(QStringLiteral("Ana")), qPrintable(box->informativeText()));
        QTest::keyClick(box, Qt::Key_Return); // by accident
        QTRY_VERIFY(!box);
        QCOMPARE(program.offered().size(), 2);
        QTest::mouseClick(&program.card(1).cross(), Qt::LeftButton);
        program.press("giveUpBox", "giveUp");
        QCOMPARE(program.offered(), (QList<qint64>{second}));
        Store store(folder());
        QVERIFY(!store.read(first));
        // Abandoning the game at the table closes the table.
        program.window.resumeMatch(second);
        QVERIFY(program.atTable());
        program.window.giveUp(second, &program.window);
        program.press("giveUpBox", "giveUp");
        QVERIFY(!program.atTable());
        QVERIFY(!store.read(second));
        QVERIFY(store.unfinished().isEmpty());
    }

    void aDamagedGameResumesAtItsLastGoodStep() {
        qint64 older = 0, good = 0, damaged = 0;
        {
            Store store(folder());
            older = storeUnfinished(store, QStringLiteral("great-lakes"), 5);
            good = storeUnfinished(store, QStringLiteral("rainbow-fish"), 5);
            damaged = storeDamaged(store, QStringLiteral("great-lakes"), kBadStep);
        }
        {
            Program program;
            QCOMPARE(program.offered(), (QList<qint64>{damaged, good, older})); // the damage is not known yet
            QVERIFY2(program.window.resumeLast(&program.error), qPrintable(program.error));
            QCOMPARE(program.window.matchId(), good);
            const auto boxes = program.window.findChildren<QMessageBox*>();
            QCOMPARE(boxes.size(), 1); // one message
            QVERIFY2(boxes[0]->text().contains(QStringLiteral("only the first 7 of")),
                     qPrintable(boxes[0]->text()));
            boxes[0]->close();
            program.window.showLobby();
            QCOMPARE(program.offered(), (QList<qint64>{older, damaged}));
            QVERIFY(program.games()[1].trouble.contains(QStringLiteral("up to move 7 of")));
        }
        Program program;
        QCOMPARE(program.offered(), (QList<qint64>{good, older, damaged}));
        QVERIFY(program.window.resumeLast(&program.error));
        QVERIFY(program.window.findChildren<QMessageBox*>().isEmpty()); // no second message
        program.window.showLobby();
        // Closing the message changes nothing.
        program.window.resumeMatch(damaged);
        QVERIFY(program.messageBox("damageBox"));
        QPointer<QMessageBox> box = program.messageBox("damageBox");
        QTest::keyClick(box, Qt::Key_Escape);
        QTRY_VERIFY(!box);
        {
            Store store(folder());
            QVERIFY(store.read(damaged)->steps.size() >= 12);
        }
        program.window.resumeMatch(damaged);
        program.press("damageBox", "goOn");
        QVERIFY(program.atTable());
        QCOMPARE(program.window.matchId(), damaged);
        Store store(folder());
        const auto now = store.read(damaged);
        QVERIFY(now);
        QVERIFY(!ResumeState::fromText(now->resumeState)->damage);
        QCOMPARE(QJsonDocument::fromJson(now->record).object()["steps"].toArray().size(),
                 qsizetype(program.window.tablePage().table()->steps()));
        program.window.showLobby();
        QCOMPARE(program.offered(), (QList<qint64>{good, older}));
    }

    void anUnreadableGameCanOnlyBeAbandoned() {
        qint64 match = 0;
        {
            Store store(folder());
            match = storeDamaged(store, QStringLiteral("rainbow-fish"), kBadOpening);
        }
        Program program;
        QVERIFY(!program.window.resumeLast(&program.error));
        QVERIFY2(program.error.contains(QStringLiteral("nothing can be read")), qPrintable(program.error));
        QCOMPARE(program.offered(), (QList<qint64>{match}));
        QVERIFY(!program.window.resumeLast(&program.error));
        QVERIFY2(program.error.contains(QStringLiteral("damaged")), qPrintable(program.error));
        program.window.resumeMatch(match);
        QVERIFY(program.messageBox("damageBox"));
        QVERIFY(!program.messageBox("damageBox")->findChild<QPushButton*>(QStringLiteral("goOn")));
        program.press("damageBox", "giveUp");
        program.press("giveUpBox", "giveUp");
        QVERIFY(program.offered().isEmpty());
        QVERIFY(!program.card(0).isVisible());
    }

    void todaysDealIsDealtAndResumed() {
        Program program;
        auto& note = *program.lobby().findChild<WallNote*>(QStringLiteral("dayDeal"));
        const QString lineBefore = note.line();
        QSignalSpy announced(program.window.tablePage().findChild<Announcer*>(), &Announcer::announced);
        note.click();
        QVERIFY(program.atTable());
        QVERIFY(program.window.findChild<StageBar*>()->title().contains(QStringLiteral("today's deal")));
        QTRY_VERIFY(std::any_of(announced.begin(), announced.end(), [](const QVariantList& arguments) {
            return arguments[0].toString().contains(QStringLiteral("Today's deal, "));
        }));
        const TablePlan plan = planOfDay(program.lobby().currentGame(), QDate::currentDate());
        Table& table = *program.window.tablePage().table();
        QCOMPARE(table.plan().seed, plan.seed);
        QCOMPARE(table.plan().dealer, plan.dealer);
        QVERIFY(isDealtAs(table.opening(), plan));
        QTRY_VERIFY_WITH_TIMEOUT(table.waitingFor() == WaitingFor::Person, 20'000);
        table.play(table.choices().front().id);
        const qint64 match = program.window.matchId();
        QVERIFY(match != 0);
        program.window.showLobby();
        QVERIFY(note.line() != lineBefore);
        note.click(); // resumes it
        QVERIFY(program.atTable());
        QCOMPARE(program.window.matchId(), match);
        // After another table, today's deal resumes as any unfinished game.
        QVERIFY(program.window.openTable(firstPlan(QStringLiteral("great-lakes")), &program.error));
        program.window.showLobby();
        QCOMPARE(program.lobby().currentGame(),
                 QStringLiteral("great-lakes")); // the lobby keeps the last game
        program.lobby().chooseGame(plan.game);
        note.click();
        QCOMPARE(program.window.matchId(), match);
    }

    void aClickOnTodaysFinishedDealShowsThePage() {
        const QDate today = QDate::currentDate();
        const TablePlan plan = planOfDay(QStringLiteral("go-fish"), today);
        {
            Store store(folder());
            auto table = playedTable(plan);
            const Journal journal(store, *table);
            QCOMPARE(table->waitingFor(), WaitingFor::Over);
        }
        Program program;
        program.lobby().chooseGame(plan.game);
        auto& note = *program.lobby().findChild<WallNote*>(QStringLiteral("dayDeal"));
        QVERIFY2(note.line().startsWith(QStringLiteral("Played")), qPrintable(note.line()));
        const auto press = [&](const char* button) {
            note.click();
            const auto* page = qobject_cast<DayDealsDialog*>(QApplication::activeModalWidget());
            QVERIFY(page);
            page->findChild<QPushButton*>(QLatin1String(button))->click();
        };
        press("open");
        QTRY_VERIFY(program.window.findChild<QStackedWidget*>()->currentWidget() ==
                    static_cast<QWidget*>(&program.window.replayPage()));
        program.window.showLobby();
        press("practice");
        QTRY_VERIFY(program.atTable());
        QVERIFY(isDealtAs(program.window.tablePage().table()->opening(), plan));
        // The second time is practice.
        const QString notice = program.window.tablePage().findChild<PromptBar*>()->hint();
        QVERIFY2(notice.startsWith(QStringLiteral("Practice")), qPrintable(notice));
        const QString title = program.window.findChild<StageBar*>()->title();
        QVERIFY2(title.contains(QStringLiteral("practice")), qPrintable(title));
    }

    void todaysDealTellsItsResultAndWhatBotsMake() {
        Program program;
        program.lobby().chooseGame(QStringLiteral("go-fish"));
        program.lobby().findChild<WallNote*>(QStringLiteral("dayDeal"))->click();
        TablePage& page = program.window.tablePage();
        playOn(*page.table());
        QCOMPARE(page.table()->waitingFor(), WaitingFor::Over);
        const auto* news = page.findChild<QLabel*>(QStringLiteral("news"));
        QTRY_VERIFY2_WITH_TIMEOUT(news->text().contains(QStringLiteral("with your cards")),
                                  qPrintable(news->text()), 30'000);
        QVERIFY2(news->text().startsWith(QStringLiteral("That's your result. Days in a row: 1.")),
                 qPrintable(news->text()));
        auto* share = page.findChild<KeyButton*>(QStringLiteral("share"));
        QCOMPARE(share->accessibleName(), QStringLiteral("Copy result"));
        share->click();
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[1].contains(page.table()->dealCode()));
        for (QAction* action : program.window.findChildren<QAction*>())
            if (action->text() == QStringLiteral("&Undo")) action->trigger();
        QCOMPARE(page.table()->waitingFor(), WaitingFor::Over); // the result stays
        // Playing it again is practice: there is nothing to share but the code.
        program.window.showLobby();
        QVERIFY(program.window.openTable(planOfDay(QStringLiteral("go-fish"), QDate::currentDate()),
                                         &program.error));
        playOn(*page.table());
        QTRY_VERIFY2(news->text().startsWith(QStringLiteral("That was practice.")), qPrintable(news->text()));
        QCOMPARE(share->accessibleName(), QStringLiteral("Share this deal"));
        // So is the deal of another day.
        QVERIFY(program.window.openTable(
            planOfDay(QStringLiteral("go-fish"), QDate::currentDate().addDays(-9)), &program.error));
        const QString notice = page.findChild<PromptBar*>()->hint();
        QVERIFY2(notice.startsWith(QStringLiteral("Practice")), qPrintable(notice));
    }

    void theNextFreeGameIsResumedIfAnotherProcessHasTheFirst() {
        qint64 older = 0, newer = 0;
        {
            Store store(folder());
            older = storeUnfinished(store, QStringLiteral("great-lakes"), 5);
            newer = storeUnfinished(store, QStringLiteral("rainbow-fish"), 5);
        }
        Program program;
        Store other(folder());
        QVERIFY(other.resume(newer)); // after this window had listed it
        QVERIFY2(program.window.resumeLast(&program.error), qPrintable(program.error));
        QCOMPARE(program.window.matchId(), older);
        program.window.showLobby();
        QCOMPARE(program.games().size(), 1); // listed, but in use
        QVERIFY(!program.games()[0].free);
        QVERIFY(program.games()[0].trouble.contains(QStringLiteral("another window")));
        Program third;
        QVERIFY(!third.window.resumeLast(&third.error));
        QVERIFY2(third.error.contains(QStringLiteral("other windows")), qPrintable(third.error));
        third.window.resumeMatch(newer);
        QVERIFY(!third.atTable());
        QVERIFY(other.read(newer));
    }
};

TACKLEBOX_QTEST(UnfinishedTest)
#include "unfinished_test.moc"
