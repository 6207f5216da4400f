// The table of Twisted Fish: pictures, layouts and gestures in random games, and its texts.
#include "tests/views/playedtable.h"

#include "model/games/twistedfish/words.h"
#include "tests/support/qttest.h"
#include "views/games/games.h"
#include "views/scene/picture/zonegeometry.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::twistedfish;

namespace {

constexpr int kMatches = 30;

FacesByPile pilesOf(const Observation& view) {
    FacesByPile places;
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        places.emplace_back(handOf(seat), listed(view.hands[seat]));
        places.emplace_back(PileId{PileKind::Baskets, seat}, std::vector<Face>());
        for (const Basket& basket : view.baskets)
            if (basket.owner == seat)
                for (const Card card : basket.cards())
                    places.back().second.push_back(card);
    }
    places.emplace_back(PileId{PileKind::Pond}, listed(view.pond));
    places.emplace_back(PileId{PileKind::Discard}, listed(view.discard));
    return places;
}

/// Random, but prefers hits and moves other than asks, so that baskets, Zingers and long hands occur.
int livelyMove(const State& state, Seat, const MoveList<Move>& moves, Random& random) {
    int pick = random.below(moves.size());
    for (int again = 0; again < 3; ++again) {
        const Move& move = moves[pick];
        if (move.kind != MoveKind::Ask && move.kind != MoveKind::TheLure) break;
        if (state.hands[move.target].has(move.card)) break;
        pick = random.below(moves.size());
    }
    return pick;
}

/// Three seats; seat 2 deals and seat 0 begins.
Setup<TwistedFish> laidOut(const std::array<CardSet, 3>& hands, int pond = 5) {
    Setup<TwistedFish> setup;
    setup.seats = 3;
    setup.dealer = 2;
    setup.layout.hasHands = true;
    CardSet used;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        setup.layout.hands[seat] = hands[seat];
        used |= hands[seat];
    }
    for (Card card = 0; card < kFishCards && setup.layout.pond.size() < pond; ++card)
        if (!used.has(card)) setup.layout.pond.putUnder(card);
    return setup;
}
CardSet cards(std::initializer_list<int> list) {
    CardSet set;
    for (const int card : list)
        set.add(Card(card));
    return set;
}
constexpr Fish kWhale = 1, kEel = 8;
constexpr int kRed = 0, kGreen = 1, kBlue = 2, kYellow = 3, kPurple = 4;
Card whale(int colour) {
    return cardOf(kWhale, colour);
}
Card eel(int colour) {
    return cardOf(kEel, colour);
}

std::vector<Gesture> gesturesOf(const Presenter& presenter,
                                const std::function<bool(const Gesture&)>& wanted) {
    std::vector<Gesture> found;
    for (const Gesture& gesture : presenter.gestures())
        if (wanted(gesture)) found.push_back(gesture);
    return found;
}
QStringList buttonsOf(const Presenter& presenter) {
    QStringList words;
    for (const Gesture& gesture : presenter.gestures())
        if (gesture.button) words << gesture.button->words + (gesture.button->isDefault ? " (Space)" : "");
    return words;
}

std::vector<Options> variants() {
    Options short_ = standardOptions(TwistedFish::kOptions), strict = short_;
    short_.value[kOptionTarget] = 0;
    strict.value[kOptionTarget] = 120;
    strict.value[kOptionNetEndsTurn] = 1;
    strict.value[kOptionFishedCardGoesOut] = 0;
    return {short_, strict};
}

} // namespace

class TwistedFishTableTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesAreShownAndPlayableByHand() {
        playAndHold<TwistedFish>(kMatches, 300, variants(), pilesOf, livelyMove);
    }

    void anAskIsAFishAPlayerAndAColourAndTicksHeldCards() {
        PlayedTable<TwistedFish> table(
            laidOut({cards({whale(kRed), whale(kBlue)}), cards({whale(kPurple)}), cards({eel(kRed)})}), 0);
        const auto presenter = makePresenter(table);
        const auto asks = gesturesOf(*presenter, [](const Gesture& gesture) {
            return gesture.target.kind == MoveTarget::Kind::Player && gesture.target.seat == 1;
        });
        QCOMPARE(int(asks.size()), 5);
        QString keys, held;
        for (const Gesture& ask : asks) {
            QCOMPARE(ask.source.kind, MoveSource::Kind::OfGroup);
            keys += ask.option->key;
            if (ask.option->held) held += ask.option->key;
            QCOMPARE(ask.option->remark.contains("a bluff"), ask.option->held);
            QCOMPARE(colourOf(table.chosen(ask.choice).card) == kPurple, ask.option->key == "P");
        }
        QCOMPARE(keys, QString("RGBYP"));
        QCOMPARE(held, QString("RB"));
        QCOMPARE(presenter->selectionWords({whale(kRed)}), QString("Ask for which whale?"));
        QVERIFY(presenter->prompt().forYou);
    }

    void aFullBasketIsLaidByDoubleClickOrButton() {
        PlayedTable<TwistedFish> table(
            laidOut({kCardsOf[kWhale] | cards({eel(kRed)}), cards({eel(kBlue)}), {}}), 0);
        const auto presenter = makePresenter(table);
        const auto lays = gesturesOf(*presenter, [](const Gesture& gesture) {
            return gesture.obvious && gesture.target.place == PileId{PileKind::Baskets, 0};
        });
        QCOMPARE(int(lays.size()), 1);
        QCOMPARE(lays.front().source.group, int(kWhale));
        QCOMPARE(buttonsOf(*presenter), QStringList{"Lay down"});
    }

    void theDiversBasketShowsTheMissingColourAndTakesIt() {
        Setup<TwistedFish> setup =
            laidOut({cards({whale(kPurple), eel(kRed)}), cards({eel(kBlue)}), cards({eel(kGreen)})});
        setup.layout.baskets.add({0, kWhale, 0b01111, true});
        PlayedTable<TwistedFish> table(setup, 0);
        const auto presenter = makePresenter(table);
        const TablePicture picture = presenter->picture();
        const ZonePicture* baskets = picture.zone({PileKind::Baskets, 0});
        QCOMPARE(int(baskets->cards.size()), 6);
        std::vector<Face> dashed;
        for (const CardPicture& card : baskets->cards)
            if (card.dashed) dashed.push_back(card.face);
        QCOMPARE(dashed, std::vector<Face>{whale(kPurple)});
        const auto sixth = gesturesOf(*presenter, [](const Gesture& gesture) {
            return gesture.source.kind == MoveSource::Kind::OneCard && gesture.source.face == whale(kPurple);
        });
        QCOMPARE(int(sixth.size()), 1);
        QVERIFY(table.play(sixth.front().choice, -1));
        while (!presenter->agrees())
            presenter->advance();
        const TablePicture after = presenter->picture();
        QCOMPARE(int(after.zone({PileKind::Baskets, 0})->cards.size()), 5);
        QCOMPARE(after.zone({PileKind::Discard})->cards.front().face, Face(kDeadScubaDiver));
    }

    void theAskedPlayerSeesTheAskAndTheirCards() {
        Setup<TwistedFish> setup =
            laidOut({cards({whale(kPurple), kNoFishing}), cards({whale(kRed)}), cards({eel(kRed)})});
        setup.dealer = 0; // seat 1 begins
        PlayedTable<TwistedFish> table(setup, 0);
        const auto presenter = makePresenter(table);
        QVERIFY(!presenter->prompt().forYou);
        QVERIFY(table.move(1, {MoveKind::Ask, 0, whale(kPurple)}));
        QCOMPARE(presenter->prompt().words, QString("Seat 1 asks you for the purple whale."));
        QCOMPARE(presenter->prompt().more, QString("You have it."));
        QCOMPARE(buttonsOf(*presenter), (QStringList{"Hand it over", "No Fishing"}));
    }

    /// The inspector's text on No Fishing mentions the Net that would be used up with it.
    void noFishingExplainsItsEffectOnTheNet() {
        for (const bool holds : {true, false}) {
            Setup<TwistedFish> setup = laidOut({cards({holds ? whale(kPurple) : eel(kBlue), kNoFishing}),
                                                cards({whale(kRed), kTheNet}), cards({eel(kRed)})});
            setup.dealer = 0; // seat 1 begins
            PlayedTable<TwistedFish> table(setup, 0);
            const auto presenter = makePresenter(table);
            QVERIFY(table.move(1, {.kind = MoveKind::TheNet, .target = 0, .fish = kWhale}));
            presenter->restart(table.events());
            const TablePicture picture = presenter->picture();
            const ZonePicture& hand = *picture.zone(handOf(0));
            int at = 0;
            while (hand.cards[std::size_t(at)].face != kNoFishing)
                ++at;
            QCOMPARE(presenter->playWords(hand, at),
                     holds ? QString("Now: cuts The Net. Seat 1 gets no whale of yours and must fish.")
                           : QString("Now: cuts The Net, but it would be a bluff: you have no whale to give "
                                     "to Seat 1."));
        }
    }

    /// A Zinger that can still be stopped hangs over the water until it is resolved, also for viewers who
    /// don't know who can stop it.
    void aZingerHangsUntilItIsResolved() {
        const auto hanging = [](const PlayedTable<TwistedFish>& table, Presenter& presenter) {
            presenter.restart(table.events());
            const TablePicture picture = presenter.picture();
            const ZonePicture& played = *picture.zone({PileKind::Discard});
            const TableLayout layout = presenter.layout({1280, 680}, picture);
            const TableLayout::ZoneBox& box = layout.zones.at(played.place);
            const ZoneGeometry lies = geometryOf(played, box, layout.unit, 15);
            const bool hangs = !played.cards.empty() && played.cards.back().hangs;
            for (std::size_t i = 0; i < played.cards.size(); ++i) {
                const bool apart = hangs && i + 1 == played.cards.size();
                if (box.rect.contains(lies.cards[i].center()) == apart ||
                    layout.water.contains(lies.cards[i]) != apart)
                    return -1;
            }
            return hangs ? 1 : 0;
        };
        for (const Seat viewer : {Seat(0), Seat(2)})
            for (const bool stops : {true, false}) {
                Setup<TwistedFish> setup =
                    laidOut({cards({whale(kPurple), kDivineIntervention}),
                             cards({whale(kRed), kTheNet, kTwoFistedFisherman}), cards({eel(kRed)})});
                setup.dealer = 0; // seat 1 begins
                PlayedTable<TwistedFish> table(setup, viewer);
                const auto presenter = makePresenter(table);
                QCOMPARE(hanging(table, *presenter), 0);
                QVERIFY(table.move(1, {.kind = MoveKind::TheNet, .target = 0, .fish = kWhale}));
                QCOMPARE(hanging(table, *presenter), 1);
                QVERIFY(table.move(0, {.kind = stops ? MoveKind::DivineIntervention : MoveKind::Allow}));
                if (!stops) QVERIFY(table.move(0, {.kind = MoveKind::Answer}));
                QCOMPARE(hanging(table, *presenter), 0);
            }
    }

    /// The prompt after a hit differs from the prompt at the start of a turn.
    void afterAHitThePromptSaysToContinue() {
        PlayedTable<TwistedFish> table(laidOut({cards({whale(kRed), whale(kBlue), eel(kGreen)}),
                                                cards({whale(kPurple), eel(kYellow)}), cards({eel(kRed)})}),
                                       0);
        const auto presenter = makePresenter(table);
        QCOMPARE(presenter->prompt().words, QString("Your turn."));
        QVERIFY(table.move(0, {MoveKind::Ask, 1, whale(kPurple)}));
        QVERIFY(table.move(1, {MoveKind::Answer}));
        QCOMPARE(presenter->prompt().words, QString("Ask again."));
    }

    void nobodyIsOutBeforeTheCardsAreDealt() {
        Setup<TwistedFish> setup;
        setup.seats = 3;
        setup.layout = drawnLayout<TwistedFish>(5, setup.options, setup.seats);
        PlayedTable<TwistedFish> table(setup, 0);
        const auto presenter = makePresenter(table);
        presenter->restart(1); // the deal has begun
        const TablePicture picture = presenter->picture();
        QVERIFY(picture.zone(handOf(1))->cards.empty());
        for (const SeatPicture& seat : picture.seats)
            QCOMPARE(seat.note, QString());
    }

    void impossibleMovesAreExplained() {
        PlayedTable<TwistedFish> table(
            laidOut({cards({whale(kRed), whale(kBlue), kDeadScubaDiver, kNoFishing}), cards({whale(kPurple)}),
                     cards({eel(kRed)})}),
            0);
        const auto presenter = makePresenter(table);
        const MoveTarget baskets{.kind = MoveTarget::Kind::Zone, .place = {PileKind::Baskets, 0}};
        const MoveTarget pond{.kind = MoveTarget::Kind::Zone, .place = {PileKind::Pond}};
        const auto source = [](Face face) {
            return MoveSource{
                .kind = MoveSource::Kind::OneCard, .place = handOf(0), .face = face, .cards = {}};
        };
        QCOMPARE(presenter->refusalText(source(whale(kRed)), baskets),
                 QString("You have 2 cards of the whale basket. You need all five."));
        QCOMPARE(presenter->refusalText({}, pond),
                 QString("You have a fish, so you must ask someone for a card."));
        QVERIFY(presenter->refusalText(source(whale(kRed)), pond).contains("ask"));
        QVERIFY(presenter->refusalText(source(kDeadScubaDiver), baskets).contains("four"));
        QCOMPARE(presenter->refusalText(source(kNoFishing), baskets),
                 QString("Nobody is asking you for a card."));
    }
};

TACKLEBOX_QTEST(TwistedFishTableTest)
#include "twistedfish_table_test.moc"
