// The table of What the Fish!: pictures, layouts and gestures in random games, and its texts.
#include "tests/views/playedtable.h"

#include "tests/support/qttest.h"
#include "views/games/games.h"
#include "views/scene/items/carditem.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/seatpanels.h"
#include "views/scene/motion/director.h"
#include "views/theme/facestore.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

namespace {

FacesByPile pilesOf(const Observation& view) {
    FacesByPile places;
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        places.emplace_back(handOf(seat), listed(view.hands[seat]));
    places.emplace_back(PileId{PileKind::Swim}, listed(view.piles.played));
    places.emplace_back(PileId{PileKind::Draw}, listed(view.piles.draw));
    places.emplace_back(PileId{PileKind::Discard}, listed(view.piles.discard));
    places.emplace_back(PileId{PileKind::Frozen}, std::vector<Face>());
    for (const SeenFrozen& card : view.piles.frozen)
        places.back().second.push_back(card.face);
    return places;
}

/// Random players that rarely give up a fish, so that waves, undone actions and flushes occur.
int anyMove(const State&, Seat, const MoveList<Move>& moves, Random& random) {
    const int picked = random.below(moves.size());
    return moves[picked].kind == MoveKind::BellyUp ? random.below(moves.size()) : picked;
}

std::vector<Options> variants() {
    Options two = standardOptions(WhatTheFish::kOptions);
    two.value[0] = 2;
    return {standardOptions(WhatTheFish::kOptions), two};
}

constexpr Face kFish8 = 7, kKill4 = 13 + 3, kKill9 = 13 + 8, kProtection11 = 26 + 10, kProtection7 = 26 + 6;

Card copyOf(Face face, int copy = 0) {
    return Card(2 * face + copy);
}
CardSet cards(std::initializer_list<Card> list) {
    CardSet set;
    for (const Card card : list)
        set.add(card);
    return set;
}

/// Seat 0 may dive with a FISH 8; seat 1 holds a KILL 4 and two KILL 9.
Setup<WhatTheFish> eightAndKills() {
    Setup<WhatTheFish> setup;
    setup.options = standardOptions(WhatTheFish::kOptions);
    setup.seats = 3;
    setup.dealer = 2;
    setup.layout.hasHands = true;
    setup.layout.hands[0] =
        cards({copyOf(kFish8), copyOf(kProtection11), copyOf(kProtection7), copyOf(kProtection7, 1)});
    setup.layout.hands[1] = cards({copyOf(kKill4), copyOf(kKill9), copyOf(kKill9, 1)});
    setup.layout.hands[2] = cards({copyOf(0)});
    for (Card card = copyOf(1); card < copyOf(6); ++card)
        setup.layout.draw.add(card);
    return setup;
}

Move move(MoveKind kind, std::initializer_list<Face> faces) {
    Move move{kind};
    for (const Face face : faces)
        move.cards.add(face);
    return move;
}

std::vector<std::vector<Face>> selectionsOf(const Presenter& presenter) {
    std::vector<std::vector<Face>> selections;
    for (const Gesture& gesture : presenter.gestures())
        if (gesture.source.kind == MoveSource::Kind::Selection) selections.push_back(gesture.source.cards);
    std::sort(selections.begin(), selections.end());
    return selections;
}

QString note(const TablePicture& picture, int id) {
    for (const NotePicture& note : picture.notes)
        if (note.id == id) return note.text;
    return {};
}

/// A table with a director; the test advances the clock.
struct Staged {
    explicit Staged(PlayedTable<WhatTheFish>& played) : table(played), presenter(makePresenter(played)) {
        scene.frameClock().setManual();
        scene.setSceneRect(0, 0, 1280, 732);
        director.setSize({1280, 732}, 1);
        director.setPresenter(presenter.get());
    }
    ~Staged() { director.setPresenter(nullptr); }

    /// Makes the move, and advances the clock until the first card that leaves the water is reported. Returns
    /// the number of cards in that part of the layout then; notes the other reported events.
    int cardsWhenReported(Seat seat, const Move& move, QRectF TableLayout::*part) {
        const int first = table.events();
        int found = -1;
        QObject context;
        QObject::connect(&director, &Director::showing, &context, [&](int number) {
            const auto event = table.event(number);
            shownEvents << number;
            if (found >= 0 || !event || !std::holds_alternative<Moved>(event->what)) return;
            awaited = note(scene.picture(), 5);
            for (Seat one = 0; one < 3; ++one)
                moods << scene.seats().mood(one);
            const QRectF there = scene.layout().*part;
            found = 0;
            for (const QGraphicsItem* item : scene.items())
                if (const auto* card = dynamic_cast<const CardItem*>(item); card && card->isVisible())
                    found += there.contains(card->sceneBoundingRect().center());
            scoredBefore = std::any_of(shownEvents.begin(), shownEvents.end(), [&](int earlier) {
                return std::holds_alternative<Scored>(table.event(earlier)->what);
            });
        });
        if (!table.move(seat, move)) return -2;
        emit table.happened(first, table.events());
        for (int i = 0; i < 1000 && !director.idle(); ++i)
            scene.frameClock().advance(16);
        return director.settled() ? found : -3;
    }

    PlayedTable<WhatTheFish>& table;
    std::unique_ptr<Presenter> presenter;
    FaceStore faces;
    TableScene scene{faces};
    Director director{scene};
    QList<int> shownEvents;
    bool scoredBefore = false;
    QString awaited;   ///< the note about the awaited player at that time
    QList<Mood> moods; ///< the moods at that time, by seat
};

} // namespace

class WhatTheFishTableTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesAreShownAndPlayableByHand() {
        playAndHold<WhatTheFish>(40, 250, variants(), pilesOf, anyMove);
    }

    /// W-13, W-14: also several at once, which the list of moves does not contain.
    void selectedKillsArePlayedTogether() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        const auto presenter = makePresenter(table);
        QCOMPARE(selectionsOf(*presenter),
                 (std::vector<std::vector<Face>>{
                     {kKill4}, {kKill4, kKill9}, {kKill4, kKill9, kKill9}, {kKill9}, {kKill9, kKill9}}));
        QCOMPARE(presenter->selectionWords({kKill4, kKill9}),
                 QStringLiteral("4 + 9 = 13: attack 13 against 8"));
        int choice = 0;
        for (const Gesture& gesture : presenter->gestures())
            if (gesture.source.cards == std::vector<Face>{kKill4, kKill9}) choice = gesture.choice;
        QVERIFY(presenter->play(choice));
        QCOMPARE(int(table.played().state().now.swim.attack), 13);
        QCOMPARE(table.played().state().now.hands[1].size(), 1);
        QVERIFY(!presenter->play(choice)); // the cards are gone: a late click changes nothing
    }

    /// W-10, W-11: one line of arithmetic; the track shows its cards.
    void theTrackShowsWavesAndTheMissingSum() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill4})));
        // In the prompt for the person at the screen, and on the table if there is none.
        const QString missing =
            QStringLiteral("It takes more than 8 to kill the fish. 4 so far; it needs at least 5 more.");
        QCOMPARE(makePresenter(table)->prompt().more, missing);
        table.setViewer(kNoSeat);
        QCOMPARE(note(makePresenter(table)->picture(), 2), missing);
        table.setViewer(1);
        const TablePicture first = makePresenter(table)->picture();
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill9})));
        QVERIFY(table.move(0, move(MoveKind::Protect, {kProtection7, kProtection7})));
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill9})));
        const auto presenter = makePresenter(table);
        const TablePicture picture = presenter->picture();
        QStringList headings;
        for (const GroupPicture& group : picture.zone({PileKind::Swim})->groups)
            headings << group.title + " " + group.note;
        QCOMPARE(headings, QStringList({"FISH of Seat 0 8", "Wave 1 13", "Answer 14", "Wave 2 9"}));
        QCOMPARE(
            presenter->prompt().more,
            QStringLiteral("It takes more than 14 to kill the fish. 9 so far; it needs at least 6 more."));
    }

    /// In turn-based games the fish moves with each pass, and a note names the awaited player.
    void theFishMovesWithEachPass() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        const auto lane = [&] {
            const TablePicture picture = makePresenter(table)->picture();
            return *laneOf(picture);
        };
        const auto awaited = [&] { return note(makePresenter(table)->picture(), 5); };
        QCOMPARE(lane().race, (RacePicture{0, 0}));
        QCOMPARE(
            awaited(),
            QStringLiteral("Seat 0's fish waits for you · %n pass(es) from the open sea").replace("%n", "2"));
        QVERIFY(table.move(2, {MoveKind::Pass}));
        QCOMPARE(lane().race, (RacePicture{0.5, 0.5}));
        QVERIFY(awaited().startsWith(QStringLiteral("Seat 0's fish waits for you · 1 ")));
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill4}))); // pulls a little
        QVERIFY(lane().race.at < 0 && lane().race.at == lane().race.end);
        const qreal pulled = lane().race.at;
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill9})));
        QVERIFY(lane().race.at < pulled);
        QCOMPARE(awaited(), QStringLiteral("Seat 0's fish waits for Seat 2")); // may add to the attack
        for (const SeatPicture& seat : makePresenter(table)->picture().seats)
            QVERIFY((seat.note == QStringLiteral("is asked")) == (seat.seat == 2) &&
                    seat.mustAct == (seat.seat == 2));
        QCOMPARE(lane().title, QString());
        QVERIFY(table.move(0, move(MoveKind::Protect, {kProtection7, kProtection7})));
        QCOMPARE(lane().race, (RacePicture{0, 0})); // the PROTECTION pushes it back
        std::vector<bool> answered;
        for (const GroupPicture& group : lane().groups)
            answered.push_back(group.answered);
        QCOMPARE(answered, (std::vector<bool>{false, true, true}));
        QCOMPARE(lane().title, QStringLiteral("Answered so far"));
    }

    /// The last pass frees the fish: its player is no longer marked as asked, and the owner has no swimming
    /// fish.
    void aPlayerWhoPassedIsNotMarkedAsAsked() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        QVERIFY(table.move(1, {MoveKind::Pass}));
        const auto presenter = makePresenter(table);
        const int before = table.events();
        QVERIFY(table.move(2, {MoveKind::Pass}));
        QVERIFY(table.played().over());
        presenter->restart(before);
        const auto seatOf = [&](Seat seat) {
            const TablePicture picture = presenter->picture();
            for (const SeatPicture& other : picture.seats)
                if (other.seat == seat) return other;
            return SeatPicture();
        };
        QCOMPARE(seatOf(2).note, QStringLiteral("is asked"));
        QVERIFY(seatOf(2).asked && !note(presenter->picture(), 5).isEmpty());
        presenter->advance();
        QCOMPARE(seatOf(2).note, QStringLiteral("passes"));
        QVERIFY(!seatOf(2).asked && note(presenter->picture(), 5).isEmpty());
        QCOMPARE(seatOf(0).note, QStringLiteral("the fish swims"));
        const auto swims = [&] {
            const TablePicture picture = presenter->picture();
            return !laneOf(picture)->cards.empty();
        };
        while (swims())
            presenter->advance();
        QVERIFY(presenter->shownUpTo() < table.events());
        QCOMPARE(seatOf(0).note, QString());
        while (presenter->shownUpTo() < table.events())
            presenter->advance();
        QVERIFY(presenter->agrees());
    }

    /// The sum of the attack and the bar follow the visible cards, before the game counts them.
    void sumsFollowTheVisibleCards() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        const auto presenter = makePresenter(table);
        const int before = table.events();
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill4, kKill9})));
        presenter->restart(before);
        const auto sums = [&] {
            std::pair<int, int> both{-1, -1};
            for (const NotePicture& note : presenter->picture().notes)
                if (note.id == 4 || note.id == 1) (note.id == 4 ? both.first : both.second) = note.value;
            return both;
        };
        int cards = 1;
        while (presenter->shownUpTo() < table.events()) {
            presenter->advance();
            const TablePicture picture = presenter->picture();
            const ZonePicture& lane = *laneOf(picture);
            if (int(lane.cards.size()) == cards) continue;
            cards = int(lane.cards.size());
            QVERIFY(!lane.groups[std::size_t(lane.cards.back().group)].answered);
            QCOMPARE(sums(), std::pair(cards == 2 ? 4 : 13, 8));
        }
        QCOMPARE(sums(), std::pair(13, 8));
        QVERIFY(presenter->agrees());
    }

    void aDeadFishIsShownInThePan() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill4, kKill9})));
        Staged stage(table);
        QCOMPARE(stage.cardsWhenReported(0, {MoveKind::BellyUp}, &TableLayout::pan), 1);
        QCOMPARE(stage.awaited, QString());
    }

    /// A FISH that can only dive dives at one click.
    void aDiveIsOneClick() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 0);
        int dives = 0;
        for (const Gesture& gesture : makePresenter(table)->gestures())
            if (gesture.choice >= 0 && gesture.target.kind == MoveTarget::Kind::Zone &&
                gesture.source.kind == MoveSource::Kind::OneCard && gesture.source.face == kFish8) {
                QVERIFY(gesture.atOnce);
                ++dives;
            }
        QVERIFY(dives > 0);
    }

    void aFreeFishIsShownInTheSeaBeforeTheScore() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        QVERIFY(table.move(1, {MoveKind::Pass}));
        Staged stage(table);
        QCOMPARE(stage.cardsWhenReported(2, {MoveKind::Pass}, &TableLayout::sea), 1);
        QVERIFY(!stage.scoredBefore);
        QCOMPARE(stage.awaited, QString());
        QCOMPARE(stage.moods.value(0), Mood::Delighted);
        QCOMPARE(stage.moods.value(2), Mood::Stung); // seat 1 is the viewer
    }

    /// Even if hooks remain to be cleared away.
    void aFishThatShookOffItsHooksIsCheeredInTheSea() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill4})));
        QVERIFY(table.move(2, {MoveKind::Pass}));
        Staged stage(table);
        QCOMPARE(stage.cardsWhenReported(1, {MoveKind::Pass}, &TableLayout::sea), 1);
        QCOMPARE(stage.moods.value(0), Mood::Delighted);
    }

    void aHookPullsTheFishOnArrival() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        Staged stage(table);
        const auto fish = [&] { // the painted position
            for (const QGraphicsItem* item : stage.scene.items())
                if (const auto* card = dynamic_cast<const CardItem*>(item);
                    card && card->spot == CardRef{{PileKind::Swim}, 0} && !card->carried)
                    return card->pos().x();
            return -1.0;
        };
        const qreal before = fish();
        int cardsThen = -1;
        connect(&stage.director, &Director::showing, this, [&](int number) {
            const auto event = table.event(number);
            if (cardsThen < 0 && event && std::holds_alternative<Moved>(event->what)) cardsThen = int(fish());
        });
        const int first = table.events();
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill9})));
        emit table.happened(first, table.events());
        for (int i = 0; i < 1000 && !stage.director.idle(); ++i)
            stage.scene.frameClock().advance(16);
        QCOMPARE(cardsThen, int(before)); // the card has arrived, and the fish has not moved yet
        QVERIFY(fish() < before);
    }

    /// The prompt offers only possible actions (W-25: a hand without FISH may flush).
    void thePromptNamesOnlyPossibleActions() {
        Setup<WhatTheFish> setup = eightAndKills();
        setup.layout.hands[0] = cards({copyOf(kFish8)});
        PlayedTable<WhatTheFish> table(setup, 2); // holds only one FISH
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        QCOMPARE(makePresenter(table)->prompt().words,
                 QStringLiteral("Seat 0's fish is swimming, and you have no KILL: pass."));
        // The prompt and the button explain the effect of a pass.
        const QString ifAllPass =
            QStringLiteral("If everyone passes, Seat 0's fish swims free and wins the match.");
        QCOMPARE(makePresenter(table)->prompt().more, ifAllPass);
        const auto gestures = makePresenter(table)->gestures();
        QVERIFY(std::any_of(gestures.begin(), gestures.end(), [&](const Gesture& gesture) {
            return gesture.button && gesture.button->words == QStringLiteral("Pass: let it swim") &&
                   gesture.button->why == ifAllPass;
        }));
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill9})));
        QCOMPARE(makePresenter(table)->prompt().words,
                 QStringLiteral("Seat 0's fish is in danger, and you have no KILL: pass."));
        table.setViewer(0);
        QCOMPARE(makePresenter(table)->prompt().words,
                 QStringLiteral(
                     "Your fish is in danger, and you can't protect it: flush your hand, or give it up."));
    }

    /// W-16: any sufficient set may be played; a smaller one is refused with its sum.
    void onlySufficientProtectionsAreOffered() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 0);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill4, kKill9})));
        const auto presenter = makePresenter(table);
        QVERIFY(presenter->prompt().forYou);
        QCOMPARE(selectionsOf(*presenter),
                 (std::vector<std::vector<Face>>{{kProtection7, kProtection7},
                                                 {kProtection7, kProtection7, kProtection11},
                                                 {kProtection7, kProtection11}}));
        const MoveSource eleven{
            .kind = MoveSource::Kind::Selection, .place = handOf(0), .cards = {kProtection11}};
        QVERIFY(presenter->refusalText(eleven, {}).contains("13"));
    }

    /// Even for a very large hand the number of gestures stays small enough for a fast search.
    void manyKillsGiveAtMostHundredsOfGestures() {
        Setup<WhatTheFish> setup = eightAndKills();
        setup.layout.hands[1] = kKills;
        PlayedTable<WhatTheFish> table(setup, 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        const auto presenter = makePresenter(table);
        QBENCHMARK {
            QVERIFY(presenter->gestures().size() < 600);
        }
        QCOMPARE(wrongGestures(*presenter, table, presenter->picture()), QString());
    }
};

TACKLEBOX_QTEST(WhatTheFishTableTest)
#include "whatthefish_table_test.moc"
