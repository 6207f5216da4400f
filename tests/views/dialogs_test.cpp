// Dialogs and curtain, used as a person would.
#include "tests/support/eventloop.h"
#include "tests/support/part.h"
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/tablesupport.h"
#include "tests/views/faketable.h"
#include "views/dialogs/aboutdialog.h"
#include "views/dialogs/choicebox.h"
#include "views/dialogs/curtain.h"
#include "views/dialogs/dealsummary.h"
#include "views/dialogs/holdbutton.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/matchend.h"
#include "views/dialogs/newtabledialog.h"
#include "views/dialogs/rulespage.h"
#include "views/dialogs/rulesreader.h"
#include "views/dialogs/settingsdialog.h"
#include "views/games/games.h"
#include "views/panels/announcer.h"
#include "views/panels/playerwords.h"
#include "views/panels/scorespanel.h"
#include "views/settings/settings.h"
#include "views/theme/facestore.h"
#include "views/theme/keybutton.h"
#include "views/theme/pillbar.h"
#include "views/theme/stagedialog.h"
#include "views/theme/theme.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGraphicsView>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A window with a curtain and a secret behind it.
struct Window : QWidget {
    FaceStore faces;
    QLabel* secret = new QLabel(QStringLiteral("the red whale"));
    Curtain* curtain;

    Window() {
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(secret);
        resize(700, 500);
        curtain = new Curtain(faces, this);
        curtain->clock().setManual();
    }
    /// A view of a public table, painted blue, with a widget over it.
    QGraphicsView* addView() {
        auto* view = new QGraphicsView;
        view->setScene(new QGraphicsScene(view));
        view->setBackgroundBrush(Qt::blue);
        auto* box = new QWidget;
        auto* row = new QHBoxLayout(box);
        row->addWidget(view);
        row->addWidget(beside);
        layout()->addWidget(box);
        over->setParent(view);
        over->setGeometry(10, 10, 60, 20);
        curtain->setPublicView(view);
        return view;
    }
    QLabel *beside = new QLabel(QStringLiteral("a list")), *over = new QLabel(QStringLiteral("a prompt"));
    /// The number of visible blue pixels, which belong to the table.
    int blue() {
        const QImage seen = grab().toImage();
        int count = 0;
        for (int y = 0; y < seen.height(); y += 5)
            for (int x = 0; x < seen.width(); x += 5)
                count += seen.pixelColor(x, y) == QColor(Qt::blue);
        return count;
    }
};

/// A curtain at a table.
struct Curtained {
    explicit Curtained(int people = 2, int bots = 1) : table("twisted-fish", people, bots) {
        window.show();
        window.curtain->setTable(&table);
    }
    FakeTable table;
    Window window;
};

} // namespace

class DialogsTest : public QObject {
    Q_OBJECT

  private slots:
    // ---- the curtain ----
    void Curtain_NamesTheNextPlayerAndHidesTheTable() {
        auto&& [table, window] = Curtained();
        QVERIFY(!window.curtain->hangs());
        table.addEvent(QStringLiteral("Ana asked Cleo for the red crab."));
        table.addEvent(QStringLiteral("Cleo has none."));
        table.setWaitingFor(WaitingFor::HandOver, 1);
        QVERIFY(window.curtain->isVisible());
        QVERIFY(!window.secret->isVisible());
        QCOMPARE(part<QLabel>(*window.curtain, "name")->text(), QStringLiteral("Ben, your turn"));
        QVERIFY(
            part<QWidget>(*window.curtain, "recap")->accessibleName().contains(QStringLiteral("red crab")));
    }

    void Curtain_NamesTheSeatsToCome() {
        TablePlan plan = planOf(QStringLiteral("twisted-fish"), 2, 1, 5);
        plan.dealer = 2;
        const auto table = openQuick(plan);
        QVERIFY(table && untilWaitingFor(*table));
        Window window;
        window.show();
        window.curtain->setTable(table.get());
        QVERIFY(window.curtain->isVisible());
        QCOMPARE(part<QLabel>(*window.curtain, "name")->text(), QStringLiteral("Ann, your turn"));
        QCOMPARE(part<QLabel>(*window.curtain, "toCome")->text(), QStringLiteral("Up next: Ben and Cleo"));
    }

    // Above its edge the curtain leaves only the table visible, without the widgets over or beside it.
    void Curtain_LeavesThePublicTableVisible() {
        FakeTable table("twisted-fish", 2, 1);
        Window window;
        QGraphicsView* view = window.addView();
        window.show();
        window.curtain->setTable(&table);
        window.curtain->setRod(260);
        QVERIFY(window.blue() > 0);
        table.setWaitingFor(WaitingFor::HandOver, 1);
        QVERIFY(window.curtain->hangs() && view->isVisible());
        for (QWidget* hidden : {static_cast<QWidget*>(window.secret), static_cast<QWidget*>(window.beside),
                                static_cast<QWidget*>(window.over)})
            QVERIFY(!hidden->isVisible());
        QVERIFY(window.blue() > 0);
        view->setFocus(); // as if the focus returned to the table
        QVERIFY(window.focusWidget() == part<KeyButton>(*window.curtain, "show"));
        // Clicks do not reach the table,
        QVERIFY(window.childAt(view->mapTo(&window, QPoint(30, 60))) == window.curtain);
        for (int i = 0; i < 12; ++i) { // nor does the Tab key
            QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
            QVERIFY(window.curtain->isAncestorOf(window.focusWidget()));
        }
        table.reveal(1);
        QVERIFY(window.secret->isVisible() && window.beside->isVisible() && window.over->isVisible());
        QVERIFY(view->isEnabled());
    }

    // To cover hands the curtain first hangs over the whole window, until all secrets are gone.
    void Curtain_CoversEverythingFirst() {
        FakeTable table("twisted-fish", 2, 1);
        Window window;
        window.addView();
        window.show();
        window.curtain->setTable(&table);
        table.setWaitingFor(WaitingFor::HandOver, 0);
        table.reveal(0);
        QVERIFY(window.blue() > 0);
        int seen = -1;
        connect(&table, &Table::viewerChanged, this, [&] { seen = window.blue(); });
        window.curtain->coverNow();
        QCOMPARE(seen, 0);
        QVERIFY(window.curtain->hangs());
        QVERIFY(window.blue() > 0); // the public table
    }

    void Curtain_FitsEverySize_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        for (const QSize size : {QSize(800, 470), QSize(960, 570), QSize(1280, 770), QSize(2560, 1400)})
            for (const int percent : {100, 200})
                QTest::addRow("%dx%d, text %d %%", size.width(), size.height(), percent) << size << percent;
    }

    void Curtain_FitsEverySize() {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        useTextSize(percent);
        const auto restore = qScopeGuard([] { useTextSize(100); });
        TablePlan plan = FakeTable::planFor(QStringLiteral("twisted-fish"), 3, 1);
        plan.seats[1].name = QStringLiteral("Maximiliane Constanze of the Lakes");
        FakeTable table(plan);
        Window window;
        window.resize(size);
        window.show();
        window.curtain->setTable(&table);
        for (int i = 0; i < 3; ++i)
            table.addEvent(
                QStringLiteral("Ana asked Maximiliane Constanze for the purple hammerhead, and got it."));
        table.setWaitingFor(WaitingFor::HandOver, 1);
        const QRect sheet = window.curtain->sheet();
        QVERIFY(window.curtain->rect().contains(sheet));
        for (const char* name : {"name", "why", "show"}) {
            auto* widget = part<QWidget>(*window.curtain, name);
            QVERIFY2(sheet.contains(widget->geometry()), name);
            if (auto* label = qobject_cast<QLabel*>(widget))
                QVERIFY2(label->heightForWidth(label->width()) <= label->height(), name);
        }
        auto* show = part<KeyButton>(*window.curtain, "show");
        QVERIFY(show->width() >= show->sizeHint().width() && show->height() >= show->sizeHint().height());
    }

    // With many events since the last turn the newest is visible, and the text keeps its size.
    void Curtain_KeepsItsTextSizeWithALongRecap() {
        int usual = 0;
        for (const int lines : {0, 8}) {
            FakeTable table("twisted-fish", 3, 3);
            Window window;
            window.resize(1280, 770);
            window.addView();
            window.show();
            window.curtain->setTable(&table);
            window.curtain->setRod(520);
            for (int i = 0; i < lines; ++i)
                table.addEvent(
                    QStringLiteral("Dan asked Eve for %1 hammerheads: Go fish! Dan drew a card from the "
                                   "pond, and it was another card.")
                        .arg(i));
            table.setWaitingFor(WaitingFor::HandOver, 1);
            const int pixels = QFontInfo(part<QLabel>(*window.curtain, "why")->font()).pixelSize();
            if (lines == 0) {
                usual = pixels;
                continue;
            }
            QCOMPARE(pixels, usual);
            const auto* recap = part<QWidget>(*window.curtain, "recap");
            const auto* area = window.curtain->findChild<QScrollArea*>();
            QVERIFY(area->isVisible());
            QCOMPARE(QFontInfo(recap->font()).pixelSize(), usual);
            QVERIFY(area->viewport()->height() >= 3 * recap->fontMetrics().lineSpacing());
            const QRect sheet = window.curtain->sheet();
            QVERIFY(sheet.contains(area->geometry()));
            for (const char* name : {"name", "why", "show"}) {
                const QRect at = part<QWidget>(*window.curtain, name)->geometry();
                QVERIFY2(sheet.contains(at) && !at.intersects(area->geometry()), name);
            }
            QVERIFY(sheet.top() > window.curtain->height() / 2); // the table is visible above it
        }
    }

    // Buttons are side by side if there is room, and the face shrinks before the text does.
    void Curtain_KeepsItsTextSizeWithAllButtons() {
        struct Passing : FakeTable, TableUndo {
            using FakeTable::FakeTable;
            std::vector<Seat> seatsThatMayPassUnseen() const override { return {1, 2}; }
            Seat lastDecider() const override { return 0; }
            bool undo() override { return true; }
            bool canRedo() const override { return false; }
            bool redo() override { return false; }
            void allow() { setUndo(this); }
        };
        int usual = 0;
        for (const bool all : {false, true})
            for (const int lines : {0, 3}) {
                Passing table(FakeTable::planFor(QStringLiteral("go-fish"), 3, 2));
                if (all) table.allow();
                Window window;
                window.resize(1280, 770);
                window.addView();
                window.show();
                window.curtain->setTable(&table);
                window.curtain->setRod(545);
                for (int i = 0; i < lines; ++i)
                    table.addEvent(QStringLiteral("Dan dives with the FISH %1.").arg(i));
                table.setWaitingFor(WaitingFor::HandOver, 1);
                QCOMPARE(table.askToTakeBack(), all);
                const int pixels = QFontInfo(part<QLabel>(*window.curtain, "why")->font()).pixelSize();
                if (usual == 0) usual = pixels;
                QVERIFY2(lines > 0 || pixels == usual, qPrintable(QString::number(pixels)));
                const QRect sheet = window.curtain->sheet();
                QVERIFY(window.curtain->rect().contains(sheet));
                std::vector<QRect> buttons;
                for (const char* name : {"show", "pass", "passAll", "takeBack", "keepMove"}) {
                    auto* button = part<QWidget>(*window.curtain, name);
                    if (button->isHidden()) continue;
                    const QRect box(button->mapTo(window.curtain, QPoint()), button->size());
                    QVERIFY2(sheet.contains(box), name);
                    QVERIFY2(button->width() >= button->sizeHint().width(), name);
                    for (const QRect& other : buttons)
                        QVERIFY2(!other.intersects(box), name);
                    buttons.push_back(box);
                }
                QCOMPARE(buttons.size(), all ? 5U : 3U);
            }
    }

    // The last event is fully visible at once; the player scrolls to the earlier ones.
    void Curtain_ShowsTheEndOfItsRecapWhole() {
        for (const QSize size : {QSize(960, 570), QSize(1280, 770), QSize(1920, 1030)}) {
            FakeTable table("twisted-fish", 6, 3);
            Window window;
            window.resize(size);
            window.addView();
            window.show();
            window.curtain->setTable(&table);
            window.curtain->setRod(int(size.height() * 0.7));
            for (int i = 0; i < 3; ++i) {
                table.addEvent(
                    QStringLiteral("Dan asks Ada for the yellow blowfish. Go fish! Dan gets a card "
                                   "from the pond. Not the card that Dan wanted: now it is Cleo's "
                                   "turn."));
                table.setWaitingFor(WaitingFor::HandOver, 1);
                QCoreApplication::processEvents();
                const auto* area = window.curtain->findChild<QScrollArea*>();
                const auto* recap = part<QWidget>(*window.curtain, "recap");
                QVERIFY(area->isVisible());
                QVERIFY2(recap->height() >= recap->heightForWidth(recap->width()),
                         "the words have all their lines");
                const int end = recap->mapTo(window.curtain, QPoint(0, recap->height())).y();
                QVERIFY2(end <= area->geometry().bottom() + 1,
                         qPrintable(QStringLiteral("%1 lines at %2").arg(i + 1).arg(size.width())));
                table.setWaitingFor(WaitingFor::Person, 1);
            }
        }
    }

    // The button is always at the same place.
    void Curtain_HasItsButtonAtOnePlace() {
        struct Passing : FakeTable {
            using FakeTable::FakeTable;
            std::vector<Seat> seatsThatMayPassUnseen() const override { return {1, 2}; }
        };
        for (const QSize size : {QSize(960, 570), QSize(1280, 770), QSize(1920, 1030)}) {
            QSet<QString> places;
            for (const bool passing : {false, true})
                for (const int lines : {0, 1, 3}) {
                    const TablePlan plan = FakeTable::planFor(QStringLiteral("twisted-fish"), 3, 2);
                    std::unique_ptr<FakeTable> table;
                    passing ? table.reset(new Passing(plan)) : table.reset(new FakeTable(plan));
                    Window window;
                    window.resize(size);
                    window.addView();
                    window.show();
                    window.curtain->setTable(table.get());
                    window.curtain->setRod(int(size.height() * 0.67));
                    for (int i = 0; i < lines; ++i)
                        table->addEvent(
                            QStringLiteral("Dan asks Ada for the yellow blowfish. Go fish! Dan gets a "
                                           "card from the pond."));
                    table->setWaitingFor(WaitingFor::HandOver, 1);
                    const QRect at = part<KeyButton>(*window.curtain, "show")->geometry();
                    QVERIFY(window.curtain->sheet().contains(at));
                    places << QStringLiteral("%1,%2 %3x%4")
                                  .arg(at.x())
                                  .arg(at.y())
                                  .arg(at.width())
                                  .arg(at.height());
                }
            QVERIFY2(places.size() == 1, qPrintable(places.values().join(u'|')));
        }
    }

    // The next player is asked to agree to an undo only if somebody wants one.
    void Curtain_OffersAnUndoOnlyIfSomebodyAskedForIt() {
        struct Undone : FakeTable, TableUndo {
            explicit Undone(const TablePlan& plan) : FakeTable(plan) { setUndo(this); }
            Seat lastDecider() const override { return 0; }
            bool undo() override { return taken = true; }
            bool canRedo() const override { return false; }
            bool redo() override { return false; }
            bool taken = false;
        };
        Undone table(FakeTable::planFor(QStringLiteral("go-fish"), 2, 1));
        Window window;
        window.show();
        window.curtain->setTable(&table);
        table.setWaitingFor(WaitingFor::HandOver, 1);
        auto* takeBack = part<KeyButton>(*window.curtain, "takeBack");
        QVERIFY(takeBack->isHidden());
        QVERIFY(table.askToTakeBack());
        QVERIFY(takeBack->isVisible());
        const QString asks = seatTitle(table.plan(), 0) + QStringLiteral(" asks to undo their move.");
        const auto* why = part<QLabel>(*window.curtain, "why");
        QVERIFY2(why->text().contains(asks), qPrintable(why->text()));
        auto* keep = part<KeyButton>(*window.curtain, "keepMove");
        QVERIFY(keep->isVisible());
        keep->click();
        QVERIFY(takeBack->isHidden() && keep->isHidden() && !table.taken);
        QVERIFY(!why->text().contains(asks));
        table.addEvent(QStringLiteral("Something happens.")); // then they may ask again
        table.setWaitingFor(WaitingFor::HandOver, 1);
        QVERIFY(takeBack->isVisible());
        takeBack->click();
        QVERIFY(table.taken);
    }

    // Players without a standing order are asked for one once, before they first see their cards.
    void Curtain_AsksOnceForStandingOrders() {
        const auto table = openQuick(planOf(QStringLiteral("rainbow-fish"), 2, 0, 5));
        QVERIFY(table && untilWaitingFor(*table));
        Window window;
        window.show();
        window.curtain->setTable(table.get());
        const Seat seat = table->seatToAct();
        auto* question = part<QLabel>(*window.curtain, "ordersQuestion");
        auto* answer = part<QComboBox>(*window.curtain, "ordersAnswer");
        QVERIFY(question->isVisible() && answer->isVisible());
        QVERIFY(question->text().contains(QStringLiteral("Reverse")));
        QVERIFY(window.curtain->sheet().contains(question->geometry().united(answer->geometry())));
        for (const ReactionCard& card : table->reactionCards())
            QCOMPARE(table->order(seat, card.id).rule, StandingOrder::Rule::Never);
        answer->setCurrentIndex(answer->findData(int(StandingOrder::Rule::OnlyIfILose)));
        window.curtain->setOnePress(true);
        QTest::keyClick(part<KeyButton>(*window.curtain, "show"), Qt::Key_Return);
        QCOMPARE(table->viewer(), seat);
        for (const ReactionCard& card : table->reactionCards())
            QCOMPARE(table->order(seat, card.id).rule, StandingOrder::Rule::OnlyIfILose);
        table->cover();
        QVERIFY(window.curtain->hangs());
        QVERIFY(question->isHidden() && answer->isHidden());
    }

    // After a turn the hand stays open until its player is done, or for the chosen time.
    void Curtain_HidesCardsAfterATurnInTheTimeThatIsSet() {
        auto&& [table, window] = Curtained();
        table.setWaitingFor(WaitingFor::HandOver, 0);
        table.reveal(0);
        table.setWaitingFor(WaitingFor::HideCards, 0);
        QVERIFY(!window.curtain->hangs());
        window.curtain->clock().advance(Curtain::kIdleMillis - 1);
        QVERIFY(!window.curtain->isVisible());
        window.curtain->setHideAfter(5000);
        window.curtain->clock().advance(4999);
        QCOMPARE(table.viewer(), Seat(0));
        window.curtain->clock().advance(1);
        QCOMPARE(table.viewer(), kNoSeat);
    }

    // The curtain waits until the last event has been shown, even if the hand was covered at once.
    void Curtain_WaitsForEventsStillToBeShown() {
        FakeTable table("twisted-fish", 2, 1);
        table.setWatched(true);
        table.shown(table.events());
        Window window;
        window.show();
        window.curtain->setTable(&table);
        table.addEvent(QStringLiteral("Go fish!"));
        table.setWaitingFor(WaitingFor::HandOver, 1);
        QVERIFY(!window.curtain->hangs());
        table.shown(table.events());
        window.curtain->setCalm(true);
        QVERIFY(window.curtain->hangs());
    }

    void Curtain_ShowsNothingBeforeTheHoldIsOver() {
        auto&& [table, window] = Curtained();
        table.setWaitingFor(WaitingFor::HandOver, 1);
        auto* show = part<KeyButton>(*window.curtain, "show");
        QTest::mousePress(show, Qt::LeftButton);
        window.curtain->clock().advance(HoldButton::kHoldMillis - 1);
        QCOMPARE(table.viewer(), kNoSeat);
        QTest::mouseRelease(show, Qt::LeftButton);
        window.curtain->clock().advance(HoldButton::kHoldMillis);
        QCOMPARE(table.viewer(), kNoSeat); // two short presses do not add up
        QVERIFY(!window.secret->isVisible());
        QTest::mousePress(show, Qt::LeftButton);
        window.curtain->clock().advance(HoldButton::kHoldMillis - 1);
        QCOMPARE(table.viewer(), kNoSeat);
        window.curtain->clock().advance(1);
        QCOMPARE(table.viewer(), Seat(1));
        QVERIFY(!window.curtain->isVisible());
        QVERIFY(window.secret->isVisible());
    }

    void Curtain_OpensByHoldingSpaceToo() {
        auto&& [table, window] = Curtained();
        table.setWaitingFor(WaitingFor::HandOver, 0);
        auto* show = part<KeyButton>(*window.curtain, "show");
        QTest::keyClick(show, Qt::Key_Space);
        window.curtain->clock().advance(2 * HoldButton::kHoldMillis);
        QCOMPARE(table.viewer(), kNoSeat);
        QTest::keyPress(show, Qt::Key_Space);
        window.curtain->clock().advance(HoldButton::kHoldMillis);
        QCOMPARE(table.viewer(), Seat(0));
    }

    void Curtain_OnePressIfAskedFor() {
        auto&& [table, window] = Curtained();
        window.curtain->setOnePress(true);
        table.setWaitingFor(WaitingFor::HandOver, 0);
        QTest::keyClick(part<KeyButton>(*window.curtain, "show"), Qt::Key_Return);
        QCOMPARE(table.viewer(), Seat(0));
    }

    void Curtain_CoversWhenTheProgramLosesTheFocus() {
        auto&& [table, window] = Curtained();
        table.setWaitingFor(WaitingFor::HandOver, 0);
        table.reveal(0);
        QVERIFY(window.secret->isVisible());
        // The curtain must be visible before the table covers the hand.
        bool painted = false;
        connect(&table, &Table::viewerChanged, this,
                [&painted, curtain = window.curtain] { painted = curtain->isVisible(); });
        emit qApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(painted);
        QCOMPARE(table.viewer(), kNoSeat);
        QVERIFY(window.curtain->hangs());
        QVERIFY(!window.secret->isVisible());
    }

    void Curtain_CoversWhenNobodyIsThere() {
        auto&& [table, window] = Curtained();
        table.setWaitingFor(WaitingFor::HandOver, 0);
        table.reveal(0);
        for (int i = 0; i < 6; ++i) { // somebody is there
            window.curtain->clock().advance(Curtain::kIdleMillis - 1);
            QTest::keyClick(&window, Qt::Key_Left);
        }
        window.curtain->clock().advance(Curtain::kIdleMillis - 1);
        QVERIFY(!window.curtain->hangs());
        window.curtain->clock().advance(1);
        QVERIFY(window.curtain->hangs());
    }

    void Curtain_WaitsForTheEndOfATurn() {
        auto&& [table, window] = Curtained();
        window.curtain->setCalm(false);
        table.setWaitingFor(WaitingFor::HandOver, 1);
        QVERIFY(!window.curtain->hangs());
        window.curtain->setCalm(true);
        QVERIFY(window.curtain->hangs());
    }

    void Curtain_NeverHangsForOnePersonAndBots() {
        auto&& [table, window] = Curtained(1, 2);
        emit qApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(!window.curtain->isVisible());
        QCOMPARE(table.viewer(), Seat(0));
    }

    // ---- summaries ----
    void DealSummary_ALaterSpaceContinues() {
        FakeTable table("twisted-fish", 1, 2);
        Scored deal{};
        deal.points = {50, 20, -25};
        deal.totals = {50, 20, -25};
        table.score(deal);
        QWidget window;
        window.resize(800, 600);
        FaceStore faces;
        DealSummary summary(faces, &window);
        qint64 now = 0;
        summary.setClock([&now] { return now; });
        window.show();
        summary.setTable(&table);
        QSignalSpy continued(&summary, &DealSummary::continueWanted);
        summary.show();
        auto* next = part<KeyButton>(summary, "nextDeal");
        QTest::keyClick(next, Qt::Key_Space); // a key for the game
        QCOMPARE(continued.size(), 0);
        now += TableOverlay::kGraceMillis;
        QTest::keyClick(next, Qt::Key_Space);
        QCOMPARE(continued.size(), 1);
        QTest::keyClick(&summary, Qt::Key_Space); // anywhere on the sheet
        QCOMPARE(continued.size(), 2);
        QVERIFY(window.rect().contains(summary.geometry()));
    }

    void MatchEnd_NamesTheWinners() {
        FakeTable table("rainbow-fish", 1, 2);
        Scored deal{};
        deal.totals = {5, 9, 9};
        table.score(deal, true, SeatSet::of(1) | SeatSet::of(2));
        QWidget window;
        window.resize(800, 600);
        FaceStore faces;
        MatchEnd end(faces, &window);
        end.setTable(&table);
        window.show();
        end.show();
        QCOMPARE(part<QLabel>(end, "title")->text(), QStringLiteral("Ben and Cleo share the win"));
        QSignalSpy lobby(&end, &MatchEnd::lobbyWanted);
        QTest::mouseClick(part<KeyButton>(end, "lobby"), Qt::LeftButton);
        QCOMPARE(lobby.size(), 1);
    }

    /// The row of buttons is hidden while the podium plays.
    void MatchEnd_ButtonsFitTheirWords() {
        FakeTable table("rainbow-fish", 1, 2);
        QWidget window;
        window.resize(1280, 766);
        FaceStore faces;
        MatchEnd end(faces, &window);
        end.setMotion({Pace::Off, true});
        end.setTable(&table);
        window.show();
        Scored deal{};
        deal.totals = {5, 9, 9};
        table.score(deal, true, SeatSet::of(1) | SeatSet::of(2));
        end.show();
        end.setTexts({.result = QStringLiteral("Go Fish, 1 to 7"), .again = QStringLiteral("Play to 400?")});
        end.hide();
        end.show();
        for (const char* name : {"share", "again"}) {
            const auto* button = part<KeyButton>(end, name);
            QVERIFY2(button->width() >= button->sizeHint().width(), name);
        }
    }

    // ---- message boxes ----
    void MessageBox_FitsItsButtons() {
        const auto restore = qScopeGuard([] { theme::useScale(1); });
        theme::use({});
        theme::useScale(1.8);
        StageMessageBox box(QMessageBox::Warning, QStringLiteral("Delete past games?"),
                            QStringLiteral("Delete all?"), QMessageBox::Cancel, nullptr);
        box.addButton(QStringLiteral("First save all of them as a spreadsheet ..."), QMessageBox::ActionRole);
        box.addButton(QStringLiteral("Delete all of them"), QMessageBox::DestructiveRole);
        box.show();
        testing::untilIdle();
        for (const QAbstractButton* button : box.buttons())
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
    }

    // ---- new table ----
    void NewTable_RestoresTheLastChoices() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        TablePlan chosen;
        {
            QSettings memory(file, QSettings::IniFormat);
            NewTableDialog dialog(QStringLiteral("rainbow-fish"), &memory);
            part<QSpinBox>(dialog, "count")->setValue(5);
            part<QLineEdit>(dialog, "name4")->setText(QStringLiteral("Ümläut / \\ [x]"));
            auto* who = part<QComboBox>(dialog, "who3");
            who->setCurrentIndex(who->findData(-1));
            auto* bot = part<QComboBox>(dialog, "who2");
            bot->setCurrentIndex(bot->findData(int(Level::Shark)));
            part<QComboBox>(dialog, "dealer")->setCurrentIndex(3);
            part<QComboBox>(dialog, "deck")->setCurrentIndex(2);
            part<QSpinBox>(dialog, "games")->setValue(7);
            QTest::mouseClick(part<QPushButton>(dialog, "play"), Qt::LeftButton);
            QCOMPARE(dialog.result(), int(QDialog::Accepted));
            chosen = dialog.plan();
            savePlan(memory, chosen);
        }
        QSettings memory(file, QSettings::IniFormat);
        NewTableDialog again(QStringLiteral("rainbow-fish"), &memory);
        const TablePlan plan = again.plan();
        QCOMPARE(plan.seats.size(), 5);
        QVERIFY(plan.seats == chosen.seats);
        QCOMPARE(plan.seats[2].level, Level::Shark);
        QVERIFY(plan.seats[3].person);
        QCOMPARE(plan.dealer.value_or(kNoSeat), Seat(2));
        QVERIFY(plan.options == chosen.options);
        QCOMPARE(int(plan.options.value[0]), 2);
        QCOMPARE(int(plan.options.value[1]), 7);
        QVERIFY(!plan.seed);
    }

    void NewTable_RefusesWithASentence() {
        NewTableDialog dialog(QStringLiteral("what-the-fish"));
        part<QLineEdit>(dialog, "name1")->setText(part<QLineEdit>(dialog, "name0")->text());
        QTest::mouseClick(part<QPushButton>(dialog, "play"), Qt::LeftButton);
        QVERIFY(dialog.result() != QDialog::Accepted);
        QVERIFY(!part<QLabel>(dialog, "error")->text().isEmpty());
        part<QLineEdit>(dialog, "name1")->setText(QStringLiteral("Nick"));
        auto* second = part<QComboBox>(dialog, "who1");
        second->setCurrentIndex(second->findData(-1));        // two people ...
        part<QComboBox>(dialog, "tempo")->setCurrentIndex(1); // ... against the clock
        dialog.accept();
        QVERIFY(dialog.result() != QDialog::Accepted);
        second->setCurrentIndex(2);
        part<QLineEdit>(dialog, "seed")->setText(QStringLiteral("abc"));
        dialog.accept();
        QVERIFY(dialog.result() != QDialog::Accepted);
        part<QLineEdit>(dialog, "seed")->setText(QStringLiteral("42"));
        dialog.accept();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(dialog.plan().seed.value_or(0), quint64(42));
        QCOMPARE(dialog.plan().tempo, Tempo::Live);
    }

    // A scroll bar narrows the text, which then needs the scroll bar: it must not stay for that reason alone.
    void NewTable_HasNoScrollBarIfEverythingFits() {
        const double before = theme::scale();
        for (const double scale : {0.6, 0.7, 0.75})
            for (const GameInfo& game : gameInfos()) {
                theme::useScale(scale);
                NewTableDialog dialog(game.id);
                dialog.show();
                testing::untilIdle();
                const auto* area = dialog.findChild<QScrollArea*>();
                QVERIFY2(!area->verticalScrollBar()->isVisible(), qPrintable(game.id));
            }
        theme::useScale(before);
    }

    void NewTable_ABotNeverHasTheNameOfAPerson() {
        NewTableDialog dialog(QStringLiteral("go-fish"));
        QCOMPARE(part<QLineEdit>(dialog, "name1")->text(), QStringLiteral("Ada"));
        part<QLineEdit>(dialog, "name0")->setText(QStringLiteral("ada"));
        const TablePlan plan = dialog.plan();
        QCOMPARE(plan.seats[0].name, QStringLiteral("ada"));
        QStringList names;
        for (const SeatPlan& seat : plan.seats)
            names << seat.name.toLower();
        QCOMPARE(names.removeDuplicates(), 0);
        QVERIFY(regulars().contains(plan.seats[1].name));
        QVERIFY(NewTableDialog::validationError(plan).isEmpty());
    }

    void NewTable_FaceAndLevelAreSeparateChoices() {
        TablePlan start = firstPlan(QStringLiteral("go-fish"));
        start.seats[0].face = QStringLiteral("gus"); // a person with the face of Gus
        start.seats[1].level = Level::Shark;
        start.seats[2] = {
            .name = QStringLiteral("Wanda"), .level = Level::Minnow, .face = QStringLiteral("eve")};
        NewTableDialog dialog(start);
        QVERIFY(dialog.plan().seats == start.seats);
        QTemporaryDir folder;
        QSettings store(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        savePlan(store, dialog.plan());
        QVERIFY(lastPlan(store, QStringLiteral("go-fish"))->seats == start.seats);
    }

    void NewTable_IsAccessible() {
        NewTableDialog dialog(QStringLiteral("rainbow-fish"));
        useWindow(dialog);
        const auto heard = [](QObject* thing, QAccessible::Text kind) {
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(thing);
            return interface ? interface->text(kind) : QString();
        };
        // The accessible name has the seat and its choice; a new choice is announced at once.
        auto* level = part<QComboBox>(dialog, "who1");
        QCOMPARE(heard(level, QAccessible::Name), QStringLiteral("Seat 2: Bot: Perch"));
        QSignalSpy said(dialog.findChild<Announcer*>(), &Announcer::announced);
        level->setFocus();
        QVERIFY(level->hasFocus());
        QTest::keyClick(level, Qt::Key_Up);
        QCOMPARE(heard(level, QAccessible::Name), QStringLiteral("Seat 2: Bot: Minnow"));
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(said[0][0].toString(),
                 QStringLiteral("Seat 2: Bot: Minnow. ") + levelLine(Level::Minnow, false));
        // The value is in the accessible name, without a label relation, which would hide the value from
        // screen readers.
        auto* dealer = part<QComboBox>(dialog, "dealer");
        QCOMPARE(heard(dealer, QAccessible::Name), QStringLiteral("First dealer: random"));
        for (const auto& relation : QAccessible::queryAccessibleInterface(dealer)->relations())
            QVERIFY(!relation.second.testFlag(QAccessible::Label));
        // The help of an option is the description of its field only.
        const QList<HelpLine*> lines = dialog.findChildren<HelpLine*>();
        QVERIFY(lines.size() >= 4);
        QStringList told;
        for (QWidget* field : dialog.findChildren<QWidget*>())
            if (!qobject_cast<QLabel*>(field)) told << heard(field, QAccessible::Description);
        for (HelpLine* line : lines) {
            QCOMPARE(heard(line, QAccessible::Name), QString());
            QVERIFY(QAccessible::queryAccessibleInterface(line)->state().invisible);
            const bool isSeats = line->text().contains(QStringLiteral("portrait"));
            QVERIFY2(isSeats || told.contains(line->text()), qPrintable(line->text()));
        }
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            const bool isHelp = told.contains(label->text()) && !label->text().isEmpty();
            QVERIFY2(!isHelp || qobject_cast<const HelpLine*>(label), qPrintable(label->text()));
        }
        QCOMPARE(
            heard(part<QComboBox>(dialog, "deck"), QAccessible::Description),
            optionInfo(QStringLiteral("rainbow-fish"), gameInfo(QStringLiteral("rainbow-fish"))->options[0])
                .line);
    }

    void NewTable_EveryOptionOfEveryGameHasItsLine() {
        for (const GameInfo& game : gameInfos()) {
            if (!isFinished(game.id)) continue;
            QVERIFY(!game.line().isEmpty());
            for (const OptionSpec& option : game.options) {
                const OptionInfo info = optionInfo(game.id, option);
                QVERIFY2(!info.line.isEmpty(), option.name.data());
                QCOMPARE(std::size_t(info.choices.size()), option.choices.size());
            }
            QVERIFY(!targetWords(firstPlan(game.id)).isEmpty());
            QString error;
            QVERIFY2(Table::open(firstPlan(game.id), &error), qPrintable(error));
        }
    }

    void NewTable_IgnoresDamagedSettings() {
        QTemporaryDir folder;
        QSettings memory(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        memory.setValue(QStringLiteral("tables/great-lakes/seats"), 9);
        QVERIFY(!lastPlan(memory, QStringLiteral("great-lakes")));
        memory.setValue(QStringLiteral("tables/great-lakes/seats"), 3);
        QVERIFY(!lastPlan(memory, QStringLiteral("great-lakes"))); // no names
        TablePlan plan = firstPlan(QStringLiteral("great-lakes"));
        savePlan(memory, plan);
        memory.setValue(QStringLiteral("tables/great-lakes/option-target"), 100000);
        QCOMPARE(int(lastPlan(memory, QStringLiteral("great-lakes"))->options.value[0]), 50);
    }

    // ---- settings ----
    void Settings_AreRestoredAsSaved() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("s.ini"));
        Settings set;
        set.motion = {Pace::Turbo, true};
        set.sounds = {.on = false, .table = 13, .motifs = 14, .ambience = 15};
        set.appearance = {.contrast = Contrast::On,
                          .scenery = false,
                          .largeIndex = true,
                          .fourColours = true,
                          .textPercent = 180};
        set.botTalk = false;
        set.announcements = Announced::Mine;
        set.tableRules.layForMe = false;
        set.tableRules.strictSecrecy = true;
        set.tableRules.pauseMillis = 1200;
        set.tableRules.windowMillis = 0;
        set.tableRules.clockRate = 0.75;
        set.tableRules.reasons = ReasonsShown::AtOnce;
        set.tableRules.knownCards = KnownCards::Asked;
        set.actsForMe = true;
        set.confirmAsks = true;
        set.language = QStringLiteral("de");
        set.singleKeys = false;
        set.buttonsLeft = true;
        set.onePress = true;
        set.hideCardsAfter = 20;
        {
            QSettings store(file, QSettings::IniFormat);
            set.save(store);
        }
        QVERIFY(Settings::load(QSettings(file, QSettings::IniFormat)) == set);
    }

    void NewTableDialog_ChoosesTheMemoryAid() {
        NewTableDialog dialog(QStringLiteral("go-fish"));
        auto* memory = dialog.findChild<QComboBox*>(QStringLiteral("memory"));
        QCOMPARE(dialog.knownCards(), KnownCards::Off);
        dialog.setKnownCards(KnownCards::Asked);
        QCOMPARE(memory->currentIndex(), 1);
        memory->setCurrentIndex(2);
        QCOMPARE(dialog.knownCards(), KnownCards::Follows);
    }

    void SettingsDialog_AppliesChangesAtOnce() {
        SettingsDialog dialog(Settings{});
        Settings now;
        connect(&dialog, &SettingsDialog::changed, this, [&now](const Settings& s) { now = s; });
        part<QCheckBox>(dialog, "layForMe")->click();
        QVERIFY(!now.tableRules.layForMe);
        part<QCheckBox>(dialog, "actsForMe")->click();
        QVERIFY(now.actsForMe);
        part<QSlider>(dialog, "textPercent")->setValue(150);
        QCOMPARE(now.appearance.textPercent, 150);
        part<QComboBox>(dialog, "pace")->setCurrentIndex(int(Pace::Off));
        QCOMPARE(now.motion.pace, Pace::Off);
        part<QComboBox>(dialog, "windowMillis")->setCurrentIndex(6);
        QCOMPARE(now.tableRules.windowMillis, 0);
        part<QComboBox>(dialog, "announcements")->setCurrentIndex(3);
        QCOMPARE(now.announcements, Announced::Nothing);
        part<QCheckBox>(dialog, "sounds")->click();
        QVERIFY(!now.sounds.on);
        for (const char* name : {"soundsTable", "soundsMotifs", "soundsHarbour"})
            QVERIFY(!part<QSlider>(dialog, name)->isEnabled());
        part<QCheckBox>(dialog, "sounds")->click();
        part<QSlider>(dialog, "soundsTable")->setValue(11);
        part<QSlider>(dialog, "soundsMotifs")->setValue(22);
        part<QSlider>(dialog, "soundsHarbour")->setValue(33);
        QVERIFY((now.sounds == SoundSettings{.on = true, .table = 11, .motifs = 22, .ambience = 33}));
    }

    /// In a window without room for the longest page.
    void SettingsDialog_ShortPagesScrollLessThanLongOnes() {
        useTextSize(150);
        const auto restore = qScopeGuard([] { useTextSize(100); });
        QWidget window;
        window.resize(1366, 740);
        window.show();
        SettingsDialog dialog(Settings{}, &window);
        dialog.show();
        auto* area = dialog.findChild<QScrollArea*>();
        auto* tabs = part<PillBar>(dialog, "tabs");
        const int high = dialog.height();
        int longest = 0, shortest = high;
        for (int page = 0; page < 5; ++page) {
            tabs->pill(page)->click();
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            QCOMPARE(area->verticalScrollBar()->value(), 0);
            longest = std::max(longest, area->verticalScrollBar()->maximum());
            shortest = std::min(shortest, area->verticalScrollBar()->maximum());
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
            QCOMPARE(dialog.height(), high);
        }
        QVERIFY2(longest > 0 && 4 * shortest < longest,
                 qPrintable(QStringLiteral("%1 to %2").arg(shortest).arg(longest)));
    }

    // ---- rules ----
    void RulesReader_EveryPageHasItsPictures() {
        for (const char* language : {"en", "de"}) {
            RulesReader reader(QString::fromLatin1(language));
            reader.resize(900, 700);
            reader.show();
            for (const QString& game : kFinishedGames) {
                QVERIFY2(QFile::exists(
                             QStringLiteral(":/rules/%1/%2.html").arg(QString::fromLatin1(language), game)),
                         qPrintable(game));
                reader.open(game);
                reader.page()->document()->adjustSize(); // lays out the page, which requests every picture
                QCOMPARE(reader.page()->missing(), QStringList());
                QVERIFY(reader.page()->document()->size().height() > 2000);
            }
        }
    }

    void RulesReader_OpensAtAPlaceAndGoesBack() {
        RulesReader reader(QStringLiteral("en"));
        reader.resize(900, 600);
        reader.show();
        reader.open(QStringLiteral("twisted-fish#card-the-net"));
        QCOMPARE(reader.page()->source().fragment(), QStringLiteral("card-the-net"));
        QVERIFY(reader.windowTitle().contains(QStringLiteral("Twisted Fish")));
        reader.findChild<QComboBox*>(QStringLiteral("games"))->setCurrentIndex(3);
        QCOMPARE(reader.page()->source().path(), QStringLiteral("rainbow-fish"));
        QTest::mouseClick(part<QWidget>(reader, "back"), Qt::LeftButton);
        QCOMPARE(reader.page()->source().path(), QStringLiteral("twisted-fish"));
        QVERIFY(reader.windowTitle().contains(QStringLiteral("Twisted Fish")));
    }

    void RulesReader_FindsWords() {
        RulesReader reader(QStringLiteral("en"));
        reader.show();
        reader.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&reader));
        reader.open(QStringLiteral("twisted-fish"));
        part<QLineEdit>(reader, "find")->setFocus();
        QTest::keyClicks(part<QLineEdit>(reader, "find"), QStringLiteral("basket"));
        QCOMPARE(reader.page()->textCursor().selectedText().toLower(), QStringLiteral("basket"));
        const int first = reader.page()->textCursor().position();
        QTest::keyClick(part<QLineEdit>(reader, "find"), Qt::Key_Return);
        QVERIFY(reader.isVisible());
        QVERIFY(reader.page()->textCursor().position() > first);
        QTest::keyClicks(part<QLineEdit>(reader, "find"), QStringLiteral("xyzzy"));
        QVERIFY(!part<QLabel>(reader, "found")->text().isEmpty());
    }

    void RulesReader_AMissingPageIsReadable() {
        RulesPage page(QStringLiteral("en"));
        page.setSource(QUrl(QStringLiteral("rules:bluegill-rummy")), QTextDocument::HtmlResource);
        QVERIFY(page.toPlainText().size() > 20);
    }

    void aboutNamesVersionCommitAndAllLicences() {
        QTemporaryDir program;
        QVERIFY(QDir(program.path()).mkpath(QStringLiteral("licences")));
        QFile packaged(program.filePath(QStringLiteral("licences/libsomething1.txt")));
        QVERIFY(packaged.open(QIODevice::WriteOnly) && packaged.write("Do what you like with it.") > 0);
        packaged.close();
        AboutDialog dialog(QStringLiteral("0123456789ab"), program.path());
        const QString facts = dialog.findChild<QLabel*>(QStringLiteral("facts"))->text();
        QVERIFY(facts.contains(QStringLiteral("0123456789ab")));
        QVERIFY(facts.contains(QString::fromLatin1(qVersion())));
        auto* works = dialog.findChild<QListWidget*>(QStringLiteral("works"));
        auto* licence = dialog.findChild<QPlainTextEdit*>(QStringLiteral("licence"));
        QString all;
        for (int row = 0; row < works->count(); ++row) {
            works->setCurrentRow(row);
            const QString text = licence->toPlainText();
            // More than its heading: the text itself is there.
            QVERIFY2(text.mid(text.indexOf(QStringLiteral("\n\n"))).trimmed().size() > 20, qPrintable(text));
            all += text;
        }
        for (const char* words :
             {"GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE", "SIL OPEN FONT LICENSE",
              "Tacklebox authors", "Niels Lohmann", "Jean-loup Gailly", "Do what you like with it."})
            QVERIFY2(all.contains(QLatin1String(words)), words);
        dialog.findChild<QPushButton*>(QStringLiteral("copy"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), facts);
    }
};

TACKLEBOX_QTEST(DialogsTest)
#include "dialogs_test.moc"
