// Unit tests of a table's parts: seating, standing orders, release of events, undo, choices.
#include "model/engine/random.h"
#include "model/json/json.h"
#include "model/table/choicelist.h"
#include "model/table/orders.h"
#include "model/table/seating.h"
#include "model/table/secrecy.h"
#include "model/table/undo.h"
#include "model/table/visibleevents.h"
#include "tests/support/qttest.h"

using namespace tacklebox;

namespace {

std::unique_ptr<AnyMatch> matchOf(std::string_view id, int seats) {
    const AnyGame& game = *gameNamed(id);
    AnySetup setup;
    setup.options = standardOptions(game.options);
    setup.seats = seats;
    setup.seed = 5;
    setup.layout = game.drawnLayout(setup.seed, setup.options, seats);
    return game.begin(setup);
}

/// Plays the first legal move of the first seat in asking order.
void playOne(AnyMatch& match) {
    const Seat seat = match.turnOrder()[0];
    QVERIFY(!match.move(seat, match.legalMoves(seat)[0]));
}

QList<SeatPlan> seatsOf(int people, int bots) {
    QList<SeatPlan> seats;
    for (int seat = 0; seat < people + bots; ++seat)
        seats.append({QStringLiteral("Seat %1").arg(seat), seat < people, Level::Perch});
    return seats;
}

} // namespace

class PartsTest : public QObject {
    Q_OBJECT

  private slots:
    void openHandSeesEvents() {
        const QList<SeatPlan> seats = seatsOf(2, 1);
        Seating seating(seats);
        QCOMPARE(seating.people(), 2);
        QCOMPARE(seating.onlyPerson(), kNoSeat);
        QVERIFY(seating.setViewer(1, 0));
        QVERIFY(!seating.setViewer(1, 4));
        QCOMPARE(seating.seenBy(7)[1], 7); // the open hand's player
        QVERIFY(seating.setViewer(kNoSeat, 7));
        QCOMPARE(seating.seenBy(9)[1], 7);
        QCOMPARE(seating.seenUpTo(0), 0);
        seating.forgetFrom(3);
        QCOMPARE(seating.seenUpTo(1), 3);
        QCOMPARE(seating.names(1).you, Seat(1));
    }

    void ordersAreUnsetByDefault() {
        using CardRule = StandingOrder::Rule;
        StandingOrders orders;
        QCOMPARE(orders.forCard(0, "skip", false).rule, CardRule::Never);
        QCOMPARE(orders.forCard(0, "skip", true).rule, CardRule::AskMe); // a single person is asked
        orders.setForCard(0, "skip", {CardRule::Never, -1});
        QCOMPARE(orders.forCard(0, "skip", true).rule, CardRule::Never);
        QCOMPARE(orders.of(0, true).forCard("skip").rule, CardRule::Never);
        QCOMPARE(orders.of(1, true).forCard("skip").rule, CardRule::AskMe);
        StandingOrders again;
        again.restore(orders.cardOrders(), orders.windowOrders());
        QCOMPARE(again.forCard(0, "skip", true).rule, CardRule::Never);
    }

    void orderToPassEndsWhenSomebodyActs() {
        using WindowRule = WindowOrder::Rule;
        StandingOrders orders;
        orders.setForWindow(0, {WindowRule::PassUntilChange, kNoSeat});
        orders.setForWindow(1, {WindowRule::PassUnlessCardOf, 2});
        orders.somebodyActed();
        QCOMPARE(orders.forWindow(0).rule, WindowRule::AskMe);
        QCOMPARE(orders.forWindow(1).rule, WindowRule::PassUnlessCardOf);
    }

    void releasesEventsUpToNextDeal() {
        const auto match = matchOf("great-lakes", 3);
        VisibleEvents release;
        release.releaseAll(*match);
        QCOMPARE(release.dealsBegun(*match), 1);
        int last = 0;
        while (match->kind(match->events() - 1) != EventKind::Over && release.all(*match)) {
            playOne(*match);
            last = release.events();
            release.releaseDeal(*match);
        }
        QVERIFY(!release.all(*match)); // the next deal exists but is withheld
        QCOMPARE(match->kind(release.events()), EventKind::Deal);
        QVERIFY(release.dealIsOver(last));
        const int events = release.events(), publicEvents = release.publicEvents();
        QVERIFY(publicEvents > 0 && publicEvents <= events);
        release.releaseDeal(*match);
        QVERIFY(release.all(*match));
        QCOMPARE(release.dealsBegun(*match), 2);
        release.releaseDeals(*match, 1);
        QCOMPARE(release.events(), events);
        QCOMPARE(release.publicEvents(), publicEvents);
    }

    void undoesAndRedoesSteps() {
        auto match = matchOf("platinum-fish", 3);
        UndoList undo;
        QVERIFY(!undo.canUndo());
        for (int move = 0; move < 6; ++move) {
            if (move == 2 || move == 4) undo.decided(match->steps());
            playOne(*match);
        }
        const int steps = match->steps(), events = match->events();
        undo.undo(match);
        undo.undo(match);
        QVERIFY(!undo.canUndo());
        QVERIFY(match->steps() < steps);
        QCOMPARE(match->steps() + undo.undone(), steps);
        const UndoList::IsDecision none = [](const AnyMatch&, Seat) { return false; };
        undo.redo(*match, none);
        QCOMPARE(match->steps(), steps);
        QCOMPARE(match->events(), events);
        QVERIFY(!undo.canRedo());
        QVERIFY(undo.canUndo());
    }

    void refusedRedoLeavesNoDecision() {
        auto match = matchOf("great-lakes", 3);
        playOne(*match);
        UndoList undo;
        undo.restore(match, match->steps());
        QVERIFY(undo.canRedo());
        const auto other = matchOf("great-lakes", 3);
        while (!other->over())
            playOne(*other); // makes the redo steps illegal
        undo.redo(*other, [](const AnyMatch&, Seat) { return false; });
        QVERIFY(!undo.canRedo());
        QVERIFY(!undo.canUndo());
    }

    void undoneStepsAreSaved() {
        auto match = matchOf("platinum-fish", 3);
        for (int move = 0; move < 6; ++move)
            playOne(*match);
        const int steps = match->steps();
        UndoList undo;
        undo.restore(match, steps + 1); // more than the match has: ignored
        QCOMPARE(match->steps(), steps);
        undo.restore(match, 2);
        QCOMPARE(match->steps(), steps - 2);
        QCOMPARE(undo.undone(), 2);
        undo.findDecisions(*match, [](const AnyMatch&, Seat seat) { return seat == 1; });
        while (undo.canUndo()) {
            const int step = undo.lastDecision();
            QCOMPARE(match->step(step).seat, Seat(1));
            undo.undo(match);
            QCOMPARE(match->steps(), step);
        }
    }

    void viewBeforeEventDoesNotDependOnOrder() {
        const auto match = matchOf("great-lakes", 3);
        while (!match->over())
            playOne(*match);
        Random random(4);
        for (int look = 0; look < 200; ++look) {
            const Seat viewer = random.below(2) > 0 ? Seat(random.below(3)) : kNoSeat;
            const int number = random.below(match->events() + 1);
            const AnyObservation observation = match->observationBefore(viewer, number);
            const auto fresh = match->game().tracker(viewer); // without cached events
            for (int event = 0; event < number; ++event)
                if (const AnySeen* seen = match->seen(viewer, event)) fresh->see(*seen);
            QVERIFY(match->game().observationJson(observation) ==
                    match->game().observationJson(fresh->observation()));
        }
        QVERIFY(match->game().observationJson(match->observationBefore(0, match->events())) ==
                match->game().observationJson(match->observation(0)));
    }

    void moveKeepsItsNumber() {
        const auto match = matchOf("great-lakes", 3);
        const Seat seat = match->turnOrder()[0];
        const Names names{{"Ann", "Ben", "Cleo"}, kNoSeat};
        ChoiceList list;
        list.list(*match, seat, names, false);
        const std::vector<TableChoice> first = list.choices();
        QCOMPARE(first.size(), match->legalMoves(seat).size());
        QCOMPARE(list.idOf(first.back().move), first.back().id);
        list.list(*match, seat, names, true);
        QCOMPARE(list.choices().front().id, first.front().id);
        list.list(*match, seat, names, false);
        QVERIFY(list.choices().front().id > first.back().id);
        QVERIFY(list.choices().front().move == first.front().move);
        list.list(*match, kNoSeat, names, false);
        QVERIFY(list.choices().empty());
    }

    void handsStayOpenForTheirOwners() {
        const auto match = matchOf("rainbow-fish", 3);
        const Seat turn = match->turn();
        QVERIFY(isPublicDecision(*match, turn));
        QList<SeatPlan> seats = seatsOf(3, 0);
        Seating seating(seats);
        seating.setViewer(turn);
        const Seat other = leftOf(turn, 3);
        QCOMPARE(openHandOwner(seating, *match, Waits::ForPerson, turn), turn);
        QCOMPARE(openHandOwner(seating, *match, Waits::ForPerson, other), kNoSeat);
        QCOMPARE(openHandOwner(seating, *match, Waits::ForScreen, other), kNoSeat);
        seating.setViewer(other);
        seats[turn].person = false;
        QCOMPARE(openHandOwner(seating, *match, Waits::ForBot, turn), kNoSeat); // another person could look
        seats = seatsOf(0, 3);
        seats[other].person = true;
        QCOMPARE(openHandOwner(seating, *match, Waits::ForBot, turn), other); // the only person
    }
};

TACKLEBOX_QTEST(PartsTest)
#include "parts_test.moc"
