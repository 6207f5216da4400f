// Fishing and rolling by hand: events that wait until the viewer has pulled the card or thrown the dice.
#include "model/table/replay.h"
#include "tests/support/blankface.h"
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/laidtable.h"
#include "tests/views/effectstage.h"
#include "tests/views/faketable.h"
#include "tests/views/scenefakes.h"
#include "tests/views/tableperson.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/motion/director.h"
#include "views/scene/tableview.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr PileId kPond{PileKind::Pond};
const QByteArray kMiss = "{'hands':[['7S','KS'],['2S','9S'],['3H'],['4H']],'pond':['5S','6S','8S']}";
const QByteArray kAsk = "{'kind':'ask','target':1,'rank':'7'}";

/// A window with a laid table, whose first player acts by hand. The test advances the clock.
struct Shore {
    explicit Shore(std::unique_ptr<Table> laid, const MotionSettings& motion = {})
        : table(std::move(laid)), view(faces), person(view) {
        view.resize(1240, 732);
        view.tableScene().frameClock().setManual();
        view.setMotion(motion);
        view.director().setActsForViewer(false);
        view.setPresenter(makePresenter(*table));
        showActive(view);
        view.setFocus();
        QObject::connect(&view, &TableView::showing, &view, [this](int number) { told.push_back(number); });
        untilStill();
    }
    ~Shore() { view.setPresenter(nullptr); }

    /// Advances until everything is shown and the bots have moved, or until the viewer has to act.
    void untilStill() {
        const bool still = QTest::qWaitFor(
            [this] {
                for (int ticks = 0; ticks < 8 && !view.director().awaitedAction(); ++ticks)
                    view.tableScene().frameClock().advance(16);
                if (view.director().awaitedAction()) {
                    view.tableScene().frameClock().advance(16);
                    return !view.tableScene().moving();
                }
                return view.director().idle() &&
                       (table->waitingFor() != WaitingFor::Bot || table->isReplay());
            },
            30'000);
        QVERIFY2(still, "the table never comes to rest");
    }
    /// Makes that move. Returns true if the viewer then has to act.
    bool play(const QByteArray& move) {
        if (!playMove(*table, move)) return false;
        untilStill();
        return view.director().awaitedAction().has_value();
    }
    std::size_t cardsInHand() const {
        const ZonePicture* hand = view.tableScene().picture().zone(handOf(table->viewer()));
        return hand ? hand->cards.size() : 0;
    }
    /// True if the events were reported once each, in order.
    bool isToldInOrder() const {
        for (std::size_t k = 1; k < told.size(); ++k)
            if (told[k] != told[k - 1] + 1) return false;
        return !told.empty() && told.back() == table->events() - 1;
    }
    QPoint middleOf(PileId place) const { return person.scene(view.tableScene().zoneRect(place).center()); }

    FaceStore faces{blankFace};
    std::unique_ptr<Table> table;
    TableView view;
    Person person;
    std::vector<int> told;
};

std::unique_ptr<Table> pondTable(int people = 1) {
    return laidTable(QStringLiteral("go-fish"), people, 4 - people, 3, kMiss);
}

} // namespace

class ByHandTest : public QObject {
    Q_OBJECT

  private slots:
    void thePlayerFishes_data() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"click", "tap", "drag", "Space", "F", "Enter", "accessible", "button"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }

    // Until the player pulls the card, it stays in the pond and nobody reports it.
    void thePlayerFishes() {
        QFETCH(const QString, how);
        Shore at(pondTable());
        QVERIFY(at.play(kAsk));
        QCOMPARE(at.view.director().awaitedAction()->pile, kPond);
        QCOMPARE(at.cardsInHand(), 2U);
        const int shown = at.view.presenter()->shownUpTo();
        QVERIFY(shown < at.table->events() && at.told.back() == shown - 1);
        QVERIFY(at.view.input().highlights().places == std::vector{kPond});
        QVERIFY(at.view.input().step().question.contains(QStringLiteral("press F")));
        for (int ticks = 0; ticks < 500; ++ticks)
            at.view.tableScene().frameClock().advance(16);
        QCOMPARE(at.view.presenter()->shownUpTo(), shown);

        const QPoint pond = at.middleOf(kPond);
        if (how == QLatin1String("click")) at.person.click(pond);
        if (how == QLatin1String("tap")) at.person.tap(pond);
        if (how == QLatin1String("drag")) at.person.drag(pond, pond + QPoint(90, 120));
        if (how == QLatin1String("Space")) at.person.key(Qt::Key_Space);
        if (how == QLatin1String("F")) at.person.type("f");
        if (how == QLatin1String("Enter")) {
            at.view.input().focusPlace(kPond);
            at.person.key(Qt::Key_Enter);
        }
        if (how == QLatin1String("accessible")) at.view.input().activatePile(kPond);
        if (how == QLatin1String("button")) at.view.input().pressButton(TableInput::kManualAction);
        QVERIFY(!at.view.director().awaitedAction());
        QVERIFY(!at.view.director().idle()); // the card comes up
        at.untilStill();
        QCOMPARE(at.cardsInHand(), 3U);
        QVERIFY(at.isToldInOrder());
    }

    void otherKeysAndPlacesDoNotFish() {
        Shore at(pondTable());
        QVERIFY(at.play(kAsk));
        at.person.type("s");
        at.person.key(Qt::Key_Right);
        at.person.key(Qt::Key_Escape);
        at.person.click(at.person.scene(at.view.tableScene().cardRect({handOf(0), 0}).center()));
        at.person.click(at.person.scene(at.view.tableScene().seatRect(1).center()));
        QVERIFY(at.view.director().awaitedAction());
        at.table->setPaused(true);
        at.view.director().act(); // as a button that was pressed a moment too late
        QVERIFY(at.view.director().awaitedAction());
        at.table->setPaused(false);
        at.view.director().act();
        QVERIFY(!at.view.director().awaitedAction());
    }

    void theTableFishesForThePlayer_data() {
        QTest::addColumn<MotionSettings>("motion");
        QTest::addColumn<bool>("forMe");
        QTest::newRow("setting") << MotionSettings{} << true;
        for (const Pace pace : {Pace::Fast, Pace::Turbo, Pace::Off})
            QTest::addRow("pace %d", int(pace)) << MotionSettings{.pace = pace} << false;
    }
    void theTableFishesForThePlayer() {
        QFETCH(const MotionSettings, motion);
        QFETCH(const bool, forMe);
        Shore at(pondTable(), motion);
        at.view.director().setActsForViewer(forMe);
        QVERIFY(!at.play(kAsk));
        QCOMPARE(at.cardsInHand(), 3U);
    }

    void aChangedSettingFishesAtOnce() {
        Shore at(pondTable());
        QVERIFY(at.play(kAsk));
        at.view.setMotion({.pace = Pace::Fast});
        QVERIFY(!at.view.director().awaitedAction());
        at.untilStill();
        QCOMPARE(at.cardsInHand(), 3U);
    }

    void nobodyFishesAgainstTheClock_data() {
        QTest::addColumn<bool>("live");
        QTest::addColumn<int>("window");
        QTest::addColumn<bool>("awaited");
        QTest::newRow("live") << true << 0 << false;
        QTest::newRow("a clock runs") << false << 5000 << false;
        QTest::newRow("no clock") << false << 0 << true;
    }
    void nobodyFishesAgainstTheClock() {
        QFETCH(const bool, live);
        QFETCH(const int, window);
        TablePlan plan = FakeTable::planFor(QStringLiteral("go-fish"), 1, 2);
        if (live) plan.tempo = Tempo::Live;
        FakeTable table(plan);
        if (window > 0) table.openWindow(window, window);
        FaceStore faces{blankFace};
        TableScene scene{faces};
        scene.frameClock().setManual();
        scene.setSceneRect(0, 0, 1280, 732);
        Director director{scene};
        director.setActsForViewer(false);
        director.setSize({1280, 732}, 1);
        struct Still : FakePresenter {
            explicit Still(Table& table) { m_table = &table; }
            TablePicture picture() const override { return fakePicture(3, 5); }
            TableLayout layout(QSizeF size, const TablePicture& picture) const override {
                return fakeLayout(size, picture);
            }
        } presenter(table);
        director.setPresenter(&presenter);
        table.addEvent(QStringLiteral("Ben moves."));
        table.addEvent(Moved{5, kPond, handOf(0)});
        for (int ticks = 0; ticks < 200 && !director.awaitedAction(); ++ticks)
            scene.frameClock().advance(16);
        QTEST(director.awaitedAction().has_value(), "awaited");
        director.setPresenter(nullptr);
    }

    // A key during the ask shows the answer at once, but the fish is still the player's.
    void hurryingStopsAtThePond() {
        Shore at(pondTable());
        QVERIFY(playMove(*at.table, kAsk));
        QVERIFY(!at.view.director().awaitedAction());
        at.person.key(Qt::Key_Space);
        QVERIFY(at.view.director().awaitedAction() && !at.view.director().skipping());
        QCOMPARE(at.cardsInHand(), 2U);
        at.person.key(Qt::Key_Space);
        QVERIFY(!at.view.director().awaitedAction());
        at.person.key(Qt::Key_Space); // ends the motion of the card
        QCOMPARE(at.cardsInHand(), 3U);
        at.untilStill();
        QVERIFY(at.isToldInOrder());
    }

    void skippingShowsTheCardToo() {
        Shore at(pondTable());
        QVERIFY(at.play(kAsk));
        at.view.skipMotion();
        QVERIFY(!at.view.director().awaitedAction() && at.view.director().settled());
        QCOMPARE(at.cardsInHand(), 3U);
    }

    // The bots wait meanwhile.
    void nobodyPlaysMeanwhile() {
        Shore at(pondTable());
        QVERIFY(at.play(kAsk));
        const int events = at.table->events();
        QVERIFY(letBotsDecide(*at.table));
        QCOMPARE(at.table->events(), events);
        QVERIFY(!at.table->isAllShown());
    }

    void undoAndRedoLeaveNothingToDo() {
        Shore at(pondTable());
        QObject::connect(at.table.get(), &Table::rewound, &at.view, [&at] { at.view.showCurrent(); });
        QVERIFY(at.play(kAsk));
        QVERIFY(at.table->undo());
        QVERIFY(!at.view.director().awaitedAction() && at.view.director().settled());
        QCOMPARE(at.cardsInHand(), 2U);
        QVERIFY(at.table->redo());
        QVERIFY(!at.view.director().awaitedAction());
        at.untilStill();
        QCOMPARE(at.cardsInHand(), 3U);
    }

    void aTableResumedMeanwhileHasTheCard() {
        Shore at(pondTable());
        QVERIFY(at.play(kAsk));
        QString error;
        auto again = Table::resume(at.table->record(), at.table->resumeState(), &error);
        QVERIFY2(again, qPrintable(error));
        Shore later(std::move(again));
        QVERIFY(!later.view.director().awaitedAction());
        QVERIFY(later.cardsInHand() >= 3U);
    }

    void aReplayWaitsForNobody() {
        Shore played(pondTable());
        QVERIFY(played.play(kAsk));
        QString error;
        Shore at(Replay::open(played.table->record(), {}, 0, &error));
        for (int step = 1; step <= Replay::of(at.table.get())->length(); ++step) {
            Replay::of(at.table.get())->goTo(step);
            at.untilStill();
            QVERIFY(!at.view.director().awaitedAction());
        }
        QCOMPARE(at.cardsInHand(), 3U);
    }

    // On a shared screen only the player who fishes pulls, sees the card, and then hides it.
    void onASharedScreenTheDrawerSeesTheCatch() {
        Shore at(pondTable(4));
        if (at.table->waitingFor() == WaitingFor::HandOver) at.table->reveal(0);
        at.untilStill();
        QCOMPARE(at.table->viewer(), 0);
        QVERIFY(at.play(kAsk));
        QCOMPARE(at.table->waitingFor(), WaitingFor::HideCards);
        QCOMPARE(at.view.input().buttons().size(), 1U); // no Done yet
        QCOMPARE(at.view.input().buttons().front().choice, TableInput::kManualAction);
        at.person.key(Qt::Key_Space);
        at.untilStill();
        QCOMPARE(at.table->viewer(), 0);
        QCOMPARE(at.cardsInHand(), 3U);
        QCOMPARE(at.view.input().buttons().front().choice, TableInput::kHideCards);
    }
    void aCoveredScreenShowsNoCatch() {
        Shore at(pondTable(4));
        if (at.table->waitingFor() == WaitingFor::HandOver) at.table->reveal(0);
        at.untilStill();
        QVERIFY(at.play(kAsk));
        at.table->cover();
        QVERIFY(!at.view.director().awaitedAction());
        at.untilStill();
        for (const ZonePicture& zone : at.view.tableScene().picture().zones)
            for (const CardPicture& card : zone.cards)
                QCOMPARE(card.face, kHidden);
    }

    // The card that was asked for is seen before its owner says so.
    void aLuckyCatchIsSeenBeforeItIsSaid() {
        Shore at(laidTable(QStringLiteral("go-fish"), 1, 3, 3,
                           "{'hands':[['7S','KS'],['2S','9S'],['3H'],['4H']],'pond':['7C','6S','8S']}"));
        QVERIFY(at.play(kAsk));
        const int draw = at.view.presenter()->shownUpTo();
        at.person.key(Qt::Key_Space);
        while (at.told.back() < draw)
            at.view.tableScene().frameClock().advance(16);
        QVERIFY(at.view.tableScene().arriving(handOf(0)) == 0); // it rests face up on its way
        at.untilStill();
        QVERIFY(at.isToldInOrder());
    }

    // A player who chooses to draw does not have to pull the card as well.
    void aChosenDrawNeedsNoSecondClick() {
        Shore at(laidTable(QStringLiteral("twisted-fish"), 1, 3, 3,
                           "{'hands':[['no-fishing','divine-intervention'],['green-eel'],['red-shrimp'],"
                           "['blue-shrimp']],'pond':['red-dogfish','blue-dogfish'],'rest':'out'}"));
        QVERIFY(!at.play("{'kind':'go-fish'}"));
        QCOMPARE(at.cardsInHand(), 3U);
    }

    void aChosenDrawIsDraggedFromThePile_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("deal");
        QTest::addColumn<PileId>("pile");
        QTest::newRow("Twisted Fish") << QStringLiteral("twisted-fish")
                                      << QByteArray("{'hands':[['no-fishing'],['green-eel'],['red-shrimp'],"
                                                    "['blue-shrimp']],'pond':['red-dogfish'],'rest':'out'}")
                                      << kPond;
        QTest::newRow("Platinum Fish")
            << QStringLiteral("platinum-fish")
            << QByteArray("{'hands':[['AS'],['2S'],['3S'],['4S']],'deck':['KH']}") << PileId{PileKind::Deck};
        QTest::newRow("Rainbow Fish")
            << QStringLiteral("rainbow-fish")
            << QByteArray("{'hands':[['red-skip'],['red-1'],['red-2'],['red-3']],'hole':['red-4']}")
            << PileId{PileKind::Hole};
    }
    void aChosenDrawIsDraggedFromThePile() {
        QFETCH(const QString, game);
        QFETCH(const QByteArray, deal);
        QFETCH(const PileId, pile);
        Shore at(laidTable(game, 1, 3, 3, deal));
        const int events = at.table->events();
        const QPoint hand = at.person.scene(at.view.tableScene().cardRect({handOf(0), 0}).center());
        at.person.drag(hand, at.middleOf(pile)); // a card does not go there
        QCOMPARE(at.table->events(), events);
        at.person.drag(at.middleOf(pile), hand + QPoint(150, 0));
        QVERIFY(at.table->events() > events);
    }

    void thePlayerThrowsTheDice_data() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"click", "drag", "Space", "button"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void thePlayerThrowsTheDice() {
        QFETCH(const QString, how);
        const WantedEffect search = searchOf("['KS','QS']", kRanks);
        Shore at(laidTable(search.game, 1, 3, 3, search.deal));
        QVERIFY(at.play("{'kind':'draw'}"));
        QCOMPARE(at.view.director().awaitedAction()->kind, ManualAction::Kind::Roll);
        const auto dice = [&at] {
            return std::ranges::count(at.view.tableScene().picture().notes, NotePicture::Kind::Die,
                                      &NotePicture::kind);
        };
        QCOMPARE(dice(), 2);
        at.person.click(at.person.scene(at.view.tableScene().cardRect({handOf(0), 0}).center()));
        QVERIFY(at.view.director().awaitedAction());
        const std::vector<int> notes = at.view.presenter()->diceNotes();
        const QPoint die = at.person.scene(at.view.tableScene().layout().notes.at(notes[0]).center());
        if (how == QLatin1String("click")) at.person.click(die);
        if (how == QLatin1String("drag")) at.person.drag(die, die + QPoint(-120, 60));
        if (how == QLatin1String("Space")) at.person.key(Qt::Key_Space);
        if (how == QLatin1String("button")) at.view.input().pressButton(TableInput::kManualAction);
        QVERIFY(!at.view.director().awaitedAction());
        at.untilStill();
        QVERIFY(at.isToldInOrder());
    }
};

TACKLEBOX_QTEST(ByHandTest)
#include "byhand_test.moc"
