// The table of What the Fish!: pictures, layouts and gestures over random games, and its few words.
#include "tests/views/playedtable.h"

#include "tests/support/qttest.h"
#include "views/games/whatthefish/presenter.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

namespace {

Places placesOf(const View& view) {
    Places places;
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        places.emplace_back(handOf(seat), listed(view.hands[seat]));
    places.emplace_back(Place{PlaceKind::Swim}, listed(view.piles.played));
    places.emplace_back(Place{PlaceKind::Draw}, listed(view.piles.draw));
    places.emplace_back(Place{PlaceKind::Discard}, listed(view.piles.discard));
    places.emplace_back(Place{PlaceKind::Frozen}, std::vector<Face>());
    for (const SeenFrozen& card : view.piles.frozen)
        places.back().second.push_back(card.face);
    return places;
}

/// Players who mostly do something, so that waves, undone actions and flushes are met.
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
    setup.layout.handsGiven = true;
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

} // namespace

class WhatTheFishTableTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesAreShownWholeAndEveryMoveCanBeMadeByHand() {
        playAndHold<WhatTheFish, WhatTheFishPresenter>(150, 250, variants(), placesOf, anyMove);
    }

    /// W-13, W-14: also several at once, which the list of moves does not name.
    void killsArePlayedTogetherAsTheyAreChosen() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        WhatTheFishPresenter presenter(table);
        QCOMPARE(selectionsOf(presenter),
                 (std::vector<std::vector<Face>>{
                     {kKill4}, {kKill4, kKill9}, {kKill4, kKill9, kKill9}, {kKill9}, {kKill9, kKill9}}));
        QCOMPARE(presenter.selectionWords({kKill4, kKill9}),
                 QStringLiteral("4 + 9 = 13: attack 13 against 8"));
        int choice = 0;
        for (const Gesture& gesture : presenter.gestures())
            if (gesture.source.cards == std::vector<Face>{kKill4, kKill9}) choice = gesture.choice;
        QVERIFY(presenter.play(choice));
        QCOMPARE(int(table.played().state().now.swim.attack), 13);
        QCOMPARE(table.played().state().now.hands[1].size(), 1);
        QVERIFY(!presenter.play(choice)); // the cards are gone: a late click changes nothing
    }

    /// W-10, W-11: one line of arithmetic, and the track shows what it is made of.
    void theTrackShowsWavesAndWhatIsMissing() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill4})));
        // Said by the prompt to the person at the screen, and on the table where there is none.
        const QString missing = QStringLiteral("A kill needs more than 8. So far 4: at least 5 is missing.");
        QCOMPARE(WhatTheFishPresenter(table).prompt().more, missing);
        table.face(kNoSeat);
        QCOMPARE(note(WhatTheFishPresenter(table).picture(), 2), missing);
        table.face(1);
        const TablePicture first = WhatTheFishPresenter(table).picture();
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill9})));
        QVERIFY(table.move(0, move(MoveKind::Protect, {kProtection7, kProtection7})));
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill9})));
        const WhatTheFishPresenter presenter(table);
        const TablePicture picture = presenter.picture();
        QStringList headings;
        for (const GroupPicture& group : picture.zone({PlaceKind::Swim})->groups)
            headings << group.title + " " + group.note;
        QCOMPARE(headings, QStringList({"FISH of Seat 0 8", "Wave 1 13", "Answer 14", "Wave 2 9"}));
        QCOMPARE(presenter.prompt().more,
                 QStringLiteral("A kill needs more than 14. So far 9: at least 6 is missing."));
    }

    /// W-16: any set that is enough may be played, a smaller one is refused with its sum.
    void protectionsAreOfferedAsFarAsTheyAreEnough() {
        PlayedTable<WhatTheFish> table(eightAndKills(), 0);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        QVERIFY(table.move(1, move(MoveKind::Kill, {kKill4, kKill9})));
        WhatTheFishPresenter presenter(table);
        QVERIFY(presenter.prompt().forYou);
        QCOMPARE(selectionsOf(presenter),
                 (std::vector<std::vector<Face>>{{kProtection7, kProtection7},
                                                 {kProtection7, kProtection7, kProtection11},
                                                 {kProtection7, kProtection11}}));
        const MoveSource eleven{
            .kind = MoveSource::Kind::Selection, .place = handOf(0), .cards = {kProtection11}};
        QVERIFY(presenter.whyNot(eleven, {}).contains("13"));
    }

    /// However large a hand grows, the gestures stay few enough to be found at once.
    void manyKillsAreStillManyGesturesAtMost() {
        Setup<WhatTheFish> setup = eightAndKills();
        setup.layout.hands[1] = kKills;
        PlayedTable<WhatTheFish> table(setup, 1);
        QVERIFY(table.move(0, move(MoveKind::Dive, {kFish8})));
        const WhatTheFishPresenter presenter(table);
        QBENCHMARK {
            QVERIFY(presenter.gestures().size() < 600);
        }
        QCOMPARE(wrongGestures(presenter, table, presenter.picture()), QString());
    }
};

TACKLEBOX_QTEST(WhatTheFishTableTest)
#include "whatthefish_table_test.moc"
