// The replay page in the whole window: stepping through a match, changing the viewer and playing on from a
// position.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/replaypage.h"
#include "app/desktop/stagebar.h"
#include "app/desktop/tablepage.h"
#include "app/testdrivers/autopilot.h"
#include "model/store/store.h"
#include "model/table/replay.h"
#include "tests/desktop/resizewindow.h"
#include "tests/support/clippedwidgets.h"
#include "tests/support/eventloop.h"
#include "tests/support/gameids.h"
#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/matchend.h"
#include "views/dialogs/reviewdialog.h"
#include "views/games/games.h"
#include "views/panels/announcer.h"
#include "views/panels/logpanel.h"
#include "views/panels/timeline.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QStackedWidget>
#include <QStandardItemModel>

#include <map>

using namespace tacklebox;

namespace {

TablePlan planOf(const QString& game, const QString& seats) {
    QString error;
    TablePlan plan = firstPlan(game);
    plan.seats = readSeats(seats, &error);
    plan.seed = 5;
    return plan;
}

/// A match that has been played to its end with random moves of the person.
StoredMatch playedMatch(const QString& game, const QString& seats) {
    auto table = Table::open(planOf(game, seats), nullptr);
    TableRules tableRules;
    tableRules.pauseMillis = 0;
    table->setTableRules(tableRules);
    Autopilot pilot(*table, 11, 100'000);
    StoredMatch match;
    match.line.game = game;
    match.line.finished = testing::until([&] { return table->waitingFor() == WaitingFor::Over; }, 60'000);
    match.line.seats = table->plan().seats;
    match.record = table->record();
    return match;
}

/// Such a match, played once for all tests.
const StoredMatch& finishedMatch(const QString& game,
                                 const QString& seats = QStringLiteral("you:Ana,perch,perch")) {
    static std::map<std::pair<QString, QString>, StoredMatch> played;
    auto at = played.find({game, seats});
    if (at == played.end()) at = played.emplace(std::pair(game, seats), playedMatch(game, seats)).first;
    return at->second;
}

int hiddenInHands(const Table& table) {
    int hidden = 0;
    for (const PileCards& pile : table.piles())
        if (pile.pile.kind == PileKind::Hand)
            hidden += int(std::count(pile.faces.begin(), pile.faces.end(), kHidden));
    return hidden;
}

} // namespace

class ReplayPageTest : public QObject {
    Q_OBJECT

    struct Opened {
        explicit Opened(MainWindow::Memory memory = MainWindow::Memory::None)
            : language(*qApp), window(language, memory) {
            window.show();
            window.setPace(Pace::Off);
        }
        void watch(const StoredMatch& match) {
            QVERIFY2(window.openReplay(match, &error), qPrintable(error));
        }
        void play(const TablePlan& plan) { QVERIFY2(window.openTable(plan, &error), qPrintable(error)); }
        ReplayPage& replayPage() { return window.replayPage(); }
        Replay& replay() { return *replayPage().replay(); }
        Table& watched() { return *replayPage().table(); }
        QWidget* inFront() { return window.findChild<QStackedWidget*>()->currentWidget(); }
        KeyButton* button(const char* name) {
            return replayPage().findChild<KeyButton*>(QLatin1String(name));
        }
        QString line() { return replayPage().findChild<QLabel*>(QStringLiteral("replayLine"))->text(); }
        void key(Qt::Key key) { QTest::keyClick(&replayPage().view(), key); }

        QString error;
        Language language;
        MainWindow window;
    };

  private slots:
    void theBarNamesWhatIsWatched() {
        Opened at;
        TablePlan plan = firstPlan(QStringLiteral("go-fish"));
        plan.seed = 5;
        at.play(plan);
        at.window.watchFromBeginning();
        QVERIFY(at.inFront() == &at.replayPage());
        QVERIFY2(at.window.findChild<StageBar*>()->title().contains(QStringLiteral("replay")),
                 qPrintable(at.window.findChild<StageBar*>()->title()));
    }
    void playsEveryGameToItsEnd_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("viewer");
        // Open hands, except in these games.
        const std::map<std::string_view, Seat> viewers = {
            {"twisted-fish", 0}, {"rainbow-fish", kNoSeat}, {"go-fish", 1}};
        for (const std::string_view game : tacklebox::testing::gameIds()) {
            const auto viewer = viewers.find(game);
            QTest::newRow(game.data()) << QString::fromLatin1(game.data())
                                       << int(viewer == viewers.end() ? kOmniscient : viewer->second);
        }
    }
    void playsEveryGameToItsEnd() {
        QFETCH(QString, game);
        QFETCH(int, viewer);
        const StoredMatch match = finishedMatch(game);
        QVERIFY(match.line.finished);
        Opened at;
        at.window.setUpdatesEnabled(viewer == kNoSeat); // paint one of them
        at.watch(match);
        QCOMPARE(at.inFront(), &at.replayPage());
        QCOMPARE(at.watched().viewer(), Seat(0)); // the only person in the match
        at.replayPage().setPointOfView(Seat(viewer));
        QCOMPARE(at.watched().viewer(), Seat(viewer));
        at.replayPage().setSpeed(ReplaySpeed::Fastest);
        at.replayPage().play(true);
        QTRY_VERIFY_WITH_TIMEOUT(!at.replayPage().playing(), 120'000);
        QCOMPARE(at.replay().position(), at.replay().length());
        QVERIFY(at.watched().score().over);
        QTRY_VERIFY(at.replayPage().view().director().settled());
        // Once more, from the start.
        at.replayPage().play(true);
        QVERIFY(at.replayPage().playing());
        QVERIFY(at.replay().position() < at.replay().length());
    }

    void goesStepByStepWithKeys() {
        Opened at;
        at.watch(finishedMatch(QStringLiteral("rainbow-fish")));
        Announcer& announcer = *at.window.findChildren<Announcer*>().back();
        announcer.clock().setManual();
        QSignalSpy announced(&announcer, &Announcer::announced);
        at.key(Qt::Key_Right);
        at.key(Qt::Key_Right);
        QCOMPARE(at.replay().position(), 2);
        at.key(Qt::Key_Left);
        QCOMPARE(at.replay().position(), 1);
        QCOMPARE(at.replayPage().findChild<QLabel*>(QStringLiteral("where"))->text(),
                 QStringLiteral("Move 1 of %1").arg(at.replay().length()));
        at.key(Qt::Key_End);
        QCOMPARE(at.replay().position(), at.replay().length());
        at.key(Qt::Key_Right); // already at the end
        QCOMPARE(at.replay().position(), at.replay().length());
        at.key(Qt::Key_Home);
        QCOMPARE(at.replay().position(), 0);
        at.key(Qt::Key_Left);
        QCOMPARE(at.replay().position(), 0);
        QVERIFY(!at.button("back")->isEnabled() && at.button("on")->isEnabled());
        at.key(Qt::Key_Up);
        QCOMPARE(at.replayPage().bar().speed(), ReplaySpeed::Double);
        at.key(Qt::Key_Minus);
        at.key(Qt::Key_Minus);
        at.key(Qt::Key_Minus); // already the slowest speed
        QCOMPARE(at.replayPage().bar().speed(), ReplaySpeed::Half);
        at.key(Qt::Key_Space);
        QVERIFY(at.replayPage().playing());
        at.key(Qt::Key_Space);
        QVERIFY(!at.replayPage().playing());
        at.key(Qt::Key_Space);
        at.key(Qt::Key_Right); // a manual step stops playback
        QVERIFY(!at.replayPage().playing());

        // Every step was announced with its position; steps too fast for a screen reader were announced
        // together.
        announcer.clock().advance(Announcer::kKeepTextMillis);
        QStringList words;
        for (const QList<QVariant>& one : announced)
            words << one[0].toString();
        const QString all = words.join(u' ');
        QCOMPARE(all.count(QStringLiteral("Move ")) + all.count(QStringLiteral("The start.")), 8);
        QVERIFY(announced[0][0].toString().startsWith(QStringLiteral("Move 1 of ")));
        QVERIFY(announced[0][0].toString().contains(positionSentences(at.replay(), 1, 1)));
        at.key(Qt::Key_Escape);
        QVERIFY(at.inFront() != &at.replayPage());
        QVERIFY(!at.replayPage().table());
    }

    /// Arrow keys step through the match wherever the focus is, except in a list or combo box that needs
    /// them.
    void everythingIsReachedByTabAndKeysStayTheSame() {
        Opened at;
        at.watch(finishedMatch(QStringLiteral("great-lakes")));
        QTRY_VERIFY(at.window.isActiveWindow());
        QSet<QString> reached;
        for (int i = 0; i < 60; ++i) {
            QWidget* focus = QApplication::focusWidget();
            QVERIFY(focus);
            reached.insert(focus->objectName());
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        for (const char* name :
             {"timeline", "on", "toEnd", "play", "speed", "viewer", "whatIf", "lists", "leave"})
            QVERIFY2(reached.contains(QLatin1String(name)), name);
        for (const char* name : {"timeline", "play", "leave", "viewer"}) {
            auto* widget = at.replayPage().findChild<QWidget*>(QLatin1String(name));
            widget->setFocus();
            const int before = at.replay().position();
            QTest::keyClick(widget, Qt::Key_Right);
            QCOMPARE(at.replay().position(), before + 1);
        }
    }

    void escInAListOfAChooserClosesThatListOnly() {
        Opened at;
        at.watch(finishedMatch(QStringLiteral("great-lakes")));
        auto* viewer = at.replayPage().findChild<QComboBox*>(QStringLiteral("viewer"));
        viewer->showPopup();
        QTRY_VERIFY(viewer->view()->isVisible());
        QTest::keyClick(viewer->view(), Qt::Key_Escape);
        QVERIFY(!viewer->view()->isVisible());
        QVERIFY(at.replayPage().table());
        QCOMPARE(at.inFront(), &at.replayPage());
    }

    void eachBookIsACoinOnTheTimeline() {
        Opened at;
        at.watch(finishedMatch(QStringLiteral("go-fish")));
        const std::vector<Replay::LaidSet> sets = at.replay().laidSets();
        QCOMPARE(sets.size(), std::size_t(13));
        QSet<QString> marks;
        int before = 1;
        for (const Replay::LaidSet& set : sets) {
            QVERIFY(set.position >= before && set.position <= at.replay().length());
            before = set.position;
            marks << gameInfo(QStringLiteral("go-fish"))->coinMark(set.face);
        }
        QCOMPARE(marks.size(), 13);
    }

    void controlsAreInOneRow() {
        Opened at;
        QVERIFY(testing::resizeTo(at.window, QSize(1280, 800)));
        at.watch(finishedMatch(QStringLiteral("twisted-fish")));
        testing::untilIdle();
        const auto middleOf = [&](const char* name) {
            const KeyButton* button = at.button(name);
            return button->mapTo(&at.replayPage(), button->rect().center()).y();
        };
        QVERIFY(qAbs(middleOf("play") - middleOf("leave")) < 4);
    }

    void controlsAreNotCutInASmallWindowWithLargeText() {
        Language words(*qApp);
        for (const char* language : {"de", "en"}) {
            words.use(QString::fromLatin1(language));
            Opened at;
            QVERIFY(testing::resizeTo(at.window, QSize(960, 600)));
            theme::use({.text = 2});
            at.watch(finishedMatch(QStringLiteral("twisted-fish")));
            for (const int position : {0, 7, at.replay().length()}) {
                at.replayPage().goTo(position);
                testing::untilIdle();
                const QString cut = testing::clippedWidget(at.replayPage().bar());
                QVERIFY2(cut.isEmpty(), qPrintable(cut));
            }
            theme::use({});
            theme::useScale(1);
        }
    }

    void theTimelineShowsThePosition() {
        Opened at;
        at.watch(finishedMatch(QStringLiteral("twisted-fish")));
        Timeline& timeline = at.replayPage().bar().timeline();
        at.replayPage().goTo(7);
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&timeline);
        QVERIFY(heard);
        QCOMPARE(heard->role(), QAccessible::Slider);
        const QString words = heard->text(QAccessible::Value);
        QVERIFY2(words.startsWith(QStringLiteral("Move 7 of %1. ").arg(at.replay().length())),
                 qPrintable(words));
        QVERIFY(words.endsWith(positionSentences(at.replay(), 7, 1)));
        QCOMPARE(heard->valueInterface()->currentValue().toInt(), 7);
        // A click on the timeline moves the handle there.
        QTest::mouseClick(&timeline, Qt::LeftButton, {}, QPoint(timeline.width() / 2, timeline.height() / 2));
        QVERIFY(qAbs(at.replay().position() - at.replay().length() / 2) <= 2);
        for (const char* name : {"toStart", "back", "play", "on", "toEnd", "whatIf", "lists", "leave"})
            QVERIFY2(!at.button(name)->accessibleName().isEmpty(), name);
    }

    void aLineOfTheLogLeadsToItsMove() {
        Opened at;
        at.watch(finishedMatch(QStringLiteral("platinum-fish")));
        QVERIFY(testing::resizeTo(at.window, QSize(1280, 800)));
        at.replayPage().showLists(true);
        auto* panel = at.replayPage().findChild<LogPanel*>();
        const QAbstractItemModel* lines = panel->list()->model();
        // All lines are there from the start; future ones are marked.
        QVERIFY(lines->rowCount() > 40);
        const int last = lines->rowCount() - 1;
        QVERIFY(lines->index(last, 0).data(LogModel::kToComeRole).toBool());
        QVERIFY(!lines->index(0, 0).data(LogModel::kToComeRole).toBool());
        const auto* log = qobject_cast<const LogModel*>(lines);
        QVERIFY(log);
        const QModelIndex line = lines->index(lines->rowCount() / 2, 0);
        const int event = log->eventOf(line.row());
        panel->list()->scrollTo(line);
        tacklebox::testing::untilIdle(); // lines wrap again at the new width of the list
        QTest::mouseClick(panel->list()->viewport(), Qt::LeftButton, {},
                          panel->list()->visualRect(line).center());
        const int there = at.replay().position();
        QCOMPARE(there, at.replay().positionOf(event));
        QVERIFY(there > 0 && there < at.replay().length());
        // The turn is expanded now, and its current line is the event just shown.
        int row = 0;
        while (row + 1 < lines->rowCount() && (log->eventOf(row) != event || log->hasSteps(row)))
            ++row;
        const QString words = lines->index(row, 0).data().toString().trimmed();
        QVERIFY2(words.contains(positionSentences(at.replay(), there, 1)),
                 qPrintable(words + u'|' + positionSentences(at.replay(), there, 1)));
        QVERIFY(!lines->index(row, 0).data(LogModel::kToComeRole).toBool());
        QVERIFY(lines->index(lines->rowCount() - 1, 0).data(LogModel::kToComeRole).toBool());
        // With keys: the last line, and Enter.
        panel->list()->setCurrentIndex(lines->index(lines->rowCount() - 1, 0));
        QTest::keyClick(panel->list(), Qt::Key_Return);
        QCOMPARE(at.replay().position(), at.replay().length());
        QVERIFY(!lines->index(lines->rowCount() - 1, 0).data(LogModel::kToComeRole).toBool());
    }

    void canBeSeenFromEverySeatAndWithOpenHands() {
        for (const std::string_view game : tacklebox::testing::gameIds()) {
            Opened at;
            at.watch(finishedMatch(QLatin1String(game.data())));
            auto* viewer = at.replayPage().findChild<QComboBox*>(QStringLiteral("viewer"));
            QCOMPARE(viewer->count(), 3 + 2);
            QCOMPARE(viewer->itemText(0), QStringLiteral("You"));
            at.replayPage().goTo(at.replay().length() / 3);
            const int there = at.replay().position();
            for (int row = 0; row < viewer->count(); ++row) {
                QVERIFY(viewer->model()->flags(viewer->model()->index(row, 0)) & Qt::ItemIsEnabled);
                viewer->setCurrentIndex(row);
                emit viewer->activated(row);
                QCOMPARE(at.watched().viewer(), Seat(viewer->itemData(row).toInt()));
                QVERIFY(at.replayPage().view().director().settled());
            }
            QCOMPARE(hiddenInHands(at.watched()), 0);
            // The hands are also open on the table.
            int open = 0;
            for (const ZonePicture& zone : at.replayPage().view().tableScene().picture().zones)
                if (zone.place.kind == PileKind::Hand) {
                    QVERIFY(zone.arrangement == Arrangement::Row);
                    open += int(std::count_if(zone.cards.begin(), zone.cards.end(),
                                              [](const CardPicture& card) { return card.face != kHidden; }));
                }
            QVERIFY(open > 3);
            QVERIFY(qAbs(at.replay().position() - there) <= at.replay().length() / 2);
        }
    }

    void aRunningGameShowsNobodyElsesHand() {
        Opened at;
        at.play(planOf(QStringLiteral("twisted-fish"), QStringLiteral("you:Ana,perch,perch")));
        Table& table = *at.window.tablePage().table();
        QTRY_COMPARE(table.waitingFor(), WaitingFor::Person);
        QTRY_VERIFY(at.window.tablePage().caughtUp());
        const int steps = table.steps();
        const QByteArray resumeState = table.resumeState().toText();
        at.window.watchFromBeginning();
        QCOMPARE(at.inFront(), &at.replayPage());
        QVERIFY(table.paused());
        QCOMPARE(at.watched().viewer(), Seat(0));
        for (const Seat seat : {Seat(1), Seat(2), kOmniscient}) {
            at.replayPage().setPointOfView(seat);
            QCOMPARE(at.watched().viewer(), Seat(0));
        }
        auto* viewer = at.replayPage().findChild<QComboBox*>(QStringLiteral("viewer"));
        const int open = viewer->findData(int(kOmniscient));
        QVERIFY(!(viewer->model()->flags(viewer->model()->index(open, 0)) & Qt::ItemIsEnabled));
        QVERIFY(!viewer->itemData(open, Qt::ToolTipRole).toString().isEmpty()); // with an explanation
        QVERIFY(!at.button("whatIf")->isEnabled());
        QVERIFY(!at.button("whatIf")->toolTip().isEmpty());
        QVERIFY(!at.window.playOnFromHere(table.plan(), &at.error));
        QVERIFY(!at.error.isEmpty());
        at.key(Qt::Key_End);
        QVERIFY(hiddenInHands(at.watched()) > 0);
        // Back to the same state as before.
        at.key(Qt::Key_Escape);
        QCOMPARE(at.inFront(), &at.window.tablePage());
        QCOMPARE(at.window.tablePage().table(), &table);
        QVERIFY(!table.paused());
        QCOMPARE(table.steps(), steps);
        QCOMPARE(table.waitingFor(), WaitingFor::Person);
        QCOMPARE(table.resumeState().toText(), resumeState);
    }

    void severalPeopleSeeARunningGameAsSpectators() {
        Opened at;
        at.play(planOf(QStringLiteral("rainbow-fish"), QStringLiteral("you:Ana,you:Ben,perch")));
        Table& table = *at.window.tablePage().table();
        QTRY_COMPARE(table.waitingFor(), WaitingFor::HandOver);
        table.reveal(table.seatToAct());
        QVERIFY(table.viewer() != kNoSeat);
        at.window.watchFromBeginning();
        QCOMPARE(table.viewer(), kNoSeat); // covered
        QCOMPARE(at.watched().viewer(), kNoSeat);
        for (const Seat seat : {Seat(0), Seat(1), Seat(2), kOmniscient}) {
            at.replayPage().setPointOfView(seat);
            QCOMPARE(at.watched().viewer(), kNoSeat);
        }
    }

    void theFinalSheetOpensTheReplayWithTheBotsReasons() {
        Opened at;
        at.window.setUpdatesEnabled(false); // not painted
        TablePlan plan = planOf(QStringLiteral("great-lakes"), QStringLiteral("you:Ana,pike,pike"));
        at.play(plan);
        Table& table = *at.window.tablePage().table();
        Autopilot pilot(table, 3, 100'000);
        QTRY_COMPARE_WITH_TIMEOUT(table.waitingFor(), WaitingFor::Over, 120'000);
        auto* sheet = at.window.findChild<MatchEnd*>();
        QTRY_VERIFY(sheet->isVisible());
        sheet->findChild<KeyButton*>(QStringLiteral("watch"))->click();
        QCOMPARE(at.inFront(), &at.replayPage());
        int reasons = 0;
        for (int event = 0; event < table.events(); ++event) {
            QCOMPARE(at.watched().reasonFor(event), table.reasonFor(event));
            reasons += !table.reasonFor(event).isEmpty();
        }
        QVERIFY(reasons > 5);
        // Undo does not change the table behind the replay page.
        const QByteArray whole = table.record();
        for (QAction* action : at.window.findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QKeySequence::Undo)) action->trigger();
        QCOMPARE(table.record(), whole);
        at.key(Qt::Key_Escape);
        QCOMPARE(at.inFront(), &at.window.tablePage());
        // A single position is shown paused.
        const int event = table.events() / 2;
        emit at.window.tablePage().seeWanted(event);
        QCOMPARE(at.inFront(), &at.replayPage());
        QCOMPARE(at.replay().position(), at.replay().positionOf(event));
        QVERIFY(!at.replayPage().playing());
    }

    /// From the final sheet to the costliest decisions of the round, through the replay and back, to another
    /// try.
    void theFinalSheetOpensTheCostliestChoices() {
        Opened at;
        at.window.setUpdatesEnabled(false); // not painted
        at.play(planOf(QStringLiteral("go-fish"), QStringLiteral("you:Ana,perch,perch")));
        Table& table = *at.window.tablePage().table();
        Autopilot pilot(table, 3, 100'000);
        QTRY_COMPARE_WITH_TIMEOUT(table.waitingFor(), WaitingFor::Over, 120'000);
        auto* sheet = at.window.findChild<MatchEnd*>();
        QTRY_VERIFY(sheet->isVisible());
        QWidget* back = nullptr;
        const auto review = [&](const char* choice) {
            QTest::keyClick(back ? back : sheet, Qt::Key_D);
            const auto* dialog = qobject_cast<ReviewDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QVERIFY(until([&] { return dialog->review() != nullptr; })); // the second time it is cached
            auto* button = dialog->findChild<QPushButton*>(QLatin1String(choice));
            QVERIFY2(button, "no choice of this deal cost anything");
            button->click();
        };
        QTRY_VERIFY(sheet->graceIsOver());
        review("see0");
        QCOMPARE(at.inFront(), &at.replayPage());
        QVERIFY(at.replay().position() > 0);
        at.key(Qt::Key_Escape);
        QCOMPARE(at.inFront(), &at.window.tablePage());
        QTRY_VERIFY(sheet->graceIsOver());
        back = at.window.focusWidget();
        QVERIFY(back && (back == sheet || sheet->isAncestorOf(back)));
        review("try0");
        const Table& again = *at.window.tablePage().table();
        QVERIFY(&again != &table);
        QVERIFY(again.plan().whatIf);
        QTRY_COMPARE(again.waitingFor(), WaitingFor::Person);
    }

    void playingOnDoesNotChangeTheMatch() {
        Opened at(MainWindow::Memory::Kept);
        Store store(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        const StoredMatch made = finishedMatch(QStringLiteral("rainbow-fish"));
        const qsizetype end = made.record.lastIndexOf(']');
        QVERIFY(end > 0);
        // Stored as the program stores it: an opening and single steps.
        auto whole = Table::openRecord(made.record, {.seats = made.line.seats}, nullptr);
        QVERIFY(whole);
        QList<QByteArray> steps;
        for (int step = 0; step < whole->steps(); ++step)
            steps << whole->step(step);
        const qint64 match =
            store.begin({made.line.game, whole->opening(), whole->resumeState().toText(), made.line.seats});
        QVERIFY(store.setSteps(match, 0, steps, whole->resumeState().toText()));
        QVERIFY(store.finish(
            match, {{{1, true, 1}, {0, false, 1}, {0, false, 1}}, {QStringLiteral("all-played")}, {}}));
        const QByteArray before = store.read(match)->record;

        at.window.replayStored(match);
        QCOMPARE(at.inFront(), &at.replayPage());
        at.replayPage().goTo(at.replay().length());
        QVERIFY(!at.button("whatIf")->isEnabled()); // nothing is left to play
        at.replayPage().goTo(at.replay().length() / 2);
        QVERIFY(at.button("whatIf")->isEnabled());
        const int events = at.watched().events();
        TablePlan plan = at.watched().plan();
        plan.whatIf = true;
        QVERIFY2(at.window.playOnFromHere(plan, &at.error), qPrintable(at.error));
        QCOMPARE(at.inFront(), &at.window.tablePage());
        Table& table = *at.window.tablePage().table();
        QVERIFY(table.events() >= events);
        QVERIFY(at.window.windowTitle().contains(QStringLiteral("what if")));
        Autopilot pilot(table, 3, 100'000);
        QTRY_COMPARE_WITH_TIMEOUT(table.waitingFor(), WaitingFor::Over, 120'000);

        const qint64 other = at.window.matchId();
        QVERIFY(other != 0 && other != match);
        QVERIFY(store.read(other)->line.whatIf);
        QVERIFY(store.read(other)->line.finished);
        QVERIFY(!store.read(match)->line.whatIf);
        QCOMPARE(store.read(match)->record, before);
        QVERIFY(store.removeHistory());
    }

    // Otherwise the replay's keys would do nothing after F9.
    void theTableGetsTheKeyboardFromClosedLists() {
        Opened at;
        at.watch(finishedMatch(QStringLiteral("great-lakes")));
        at.replayPage().showLists(true);
        auto* list = at.replayPage().findChild<LogPanel*>()->list();
        list->setFocus();
        QCOMPARE(at.window.focusWidget(), list);
        at.replayPage().showLists(false);
        QVERIFY(at.window.focusWidget() == at.replayPage().findChild<TableView*>());
    }

    void filesOfFinishedMatchesAreWatched() {
        Opened at;
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write(finishedMatch(QStringLiteral("great-lakes")).record);
        file.close();
        QVERIFY2(at.window.openFile(file.fileName(), std::nullopt, &at.error), qPrintable(at.error));
        QCOMPARE(at.inFront(), &at.replayPage());
        at.replayPage().goTo(9);
        // Another match replaces it; Leave returns to the page before the first one.
        at.watch(finishedMatch(QStringLiteral("rainbow-fish")));
        QCOMPARE(at.watched().plan().game, QStringLiteral("rainbow-fish"));
        QCOMPARE(at.replay().position(), 0);
        at.button("leave")->click();
        QVERIFY(at.inFront() != &at.replayPage() && at.inFront() != &at.window.tablePage());
    }
};

TACKLEBOX_QTEST(ReplayPageTest)
#include "replaypage_test.moc"
