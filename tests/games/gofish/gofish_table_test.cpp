// The table of Go Fish: pictures, layouts and gestures in random games, and its texts.
#include "tests/views/playedtable.h"

#include "tests/support/qttest.h"
#include "views/games/games.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::gofish;

namespace {

/// The piles of successive observations of a match. An observation lists a book as soon as its first card is
/// laid; the number of laid cards is the number missing from the other piles.
class PilesOf {
  public:
    FacesByPile operator()(const Observation& view) {
        int elsewhere = view.pond.size();
        for (Seat seat = 0; seat < view.match.seats; ++seat)
            elsewhere += view.hands[seat].size();
        const int inBooks = kDeckSize - elsewhere;
        const int arrived = inBooks - kBookSize * (view.books.size() - 1); // of the newest book
        FacesByPile places;
        for (Seat seat = 0; seat < view.match.seats; ++seat) {
            places.emplace_back(handOf(seat), listed(view.hands[seat]));
            places.emplace_back(PileId{PileKind::Books, seat}, std::vector<Face>());
            for (int i = 0; i < view.books.size(); ++i) {
                if (view.books[i].seat != seat) continue;
                int left = i + 1 == view.books.size() ? arrived : kBookSize;
                for (const Card card : cardsOfRank(view.books[i].rank))
                    if (left-- > 0) places.back().second.push_back(card);
            }
        }
        places.emplace_back(PileId{PileKind::Pond}, listed(view.pond));
        return places;
    }
};

/// Random, but prefers hits, so that books and an empty pond occur.
int livelyMove(const State& state, Seat, const MoveList<Move>& moves, Random& random) {
    int pick = random.below(moves.size());
    for (int again = 0; again < 3; ++again) {
        if (state.hands[moves[pick].target].intersects(cardsOfRank(moves[pick].rank))) break;
        pick = random.below(moves.size());
    }
    return pick;
}

Card card(const char* name) {
    for (Face face = 0; face < packs::kStandardFaces; ++face)
        if (packs::standardName(face) == name) return face;
    return kNoCard;
}

CardSet cards(std::initializer_list<const char*> names) {
    CardSet set;
    for (const char* name : names)
        set.add(card(name));
    return set;
}

/// Three seats; seat 0 begins. Seat 1 can complete a book of sevens, seat 2 holds only kings.
Setup<GoFish> threeSevens() {
    Setup<GoFish> setup;
    setup.options = standardOptions(GoFish::kOptions);
    setup.seats = 3;
    setup.dealer = 2;
    setup.layout.hasHands = true;
    setup.layout.hands[0] = cards({"7S", "7H", "7D", "2S"});
    setup.layout.hands[1] = cards({"7C", "2H"});
    setup.layout.hands[2] = cards({"KS"});
    CardSet rest = CardSet::range(0, kDeckSize);
    for (const CardSet& hand : setup.layout.hands)
        rest -= hand;
    for (const Card left : rest)
        setup.layout.pond.putUnder(left);
    return setup;
}

std::vector<Options> variants() {
    std::vector<Options> variants;
    for (const int lucky : {1, 0})
        for (const int end : {kAllBooks, kFirstOut}) {
            Options options = standardOptions(GoFish::kOptions);
            options.value[kLucky] = std::int16_t(lucky);
            options.value[kEnd] = std::int16_t(end);
            options.value[kGames] = std::int16_t(1 + lucky);
            variants.push_back(options);
        }
    return variants;
}

MoveSource sevens() {
    return {.kind = MoveSource::Kind::OfGroup, .place = handOf(0), .group = 6, .cards = {}};
}

} // namespace

class GoFishTableTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesAreShownAndPlayableByHand() {
        playAndHold<GoFish>(30, 400, variants(), PilesOf(), livelyMove);
    }

    /// F-06: its four cards arrive one by one, and stay readable.
    void aBookGathersCardByCard() {
        PlayedTable<GoFish> table(threeSevens(), 0);
        const auto presenter = makePresenter(table);
        QVERIFY(table.move(0, {.target = 1, .rank = 6}));
        std::vector<int> sizes;
        while (!presenter->agrees()) {
            presenter->advance();
            const TablePicture picture = presenter->picture();
            const int size = int(picture.zone({PileKind::Books, 0})->cards.size());
            const int hand = int(picture.zone(handOf(0))->cards.size());
            if (sizes.empty() || sizes.back() != size) {
                sizes.push_back(size);
                if (size > 0) QCOMPARE(hand + size, 5);
            }
        }
        QCOMPARE(sizes, (std::vector<int>{0, 1, 2, 3, 4}));
        presenter->restart(table.events());
        QCOMPARE(int(presenter->picture().zone({PileKind::Books, 0})->cards.size()), 4);
    }

    void theTableSaysWhatToDo() {
        PlayedTable<GoFish> table(threeSevens(), 0);
        const auto presenter = makePresenter(table);
        QCOMPARE(presenter->prompt().words, QString("Your turn."));
        QVERIFY(presenter->prompt().forYou);
        QCOMPARE(presenter->selectionWords({card("7S")}), QString("Who do you ask for sevens?"));
        const TablePicture picture = presenter->picture();
        const ZonePicture& hand = *picture.zone(handOf(0));
        const auto seven = std::find_if(hand.cards.begin(), hand.cards.end(),
                                        [](const CardPicture& held) { return held.face == card("7S"); });
        QVERIFY(seven != hand.cards.end());
        QCOMPARE(presenter->accessibleText(hand, int(seven - hand.cards.begin())),
                 QString("seven of spades, one of 3 sevens"));
    }

    void afterAHitThePromptSaysToContinue() {
        PlayedTable<GoFish> table(threeSevens(), 0);
        const auto presenter = makePresenter(table);
        QVERIFY(table.move(0, {.target = 1, .rank = 6}));
        QCOMPARE(presenter->prompt().words, QString("Ask again."));
    }

    void impossibleMovesAreExplained() {
        Setup<GoFish> setup = threeSevens();
        setup.layout.hands[2] = {};
        setup.layout.pond.putUnder(card("KS"));
        PlayedTable<GoFish> table(setup, 0);
        const auto presenter = makePresenter(table);
        QCOMPARE(presenter->refusalText(sevens(), {.kind = MoveTarget::Kind::Player, .seat = 2, .place = {}}),
                 QString("Seat 2 has no cards to ask for."));
        QCOMPARE(
            presenter->refusalText(sevens(), {.kind = MoveTarget::Kind::Zone, .place = {PileKind::Books, 0}}),
            QString("Books are laid for you as soon as you hold four of a rank."));
        QCOMPARE(presenter->refusalText({}, {.kind = MoveTarget::Kind::Zone, .place = {PileKind::Pond}}),
                 QString("You go fishing when the player you ask has none."));
        const SeatPicture empty = presenter->picture().seats.at(1);
        QVERIFY(!empty.out); // will draw
        QCOMPARE(empty.note, QString("has no cards"));
    }

    /// F-07: if a book takes the last card of a hand, its owner draws and continues.
    void anEmptyHandThatDrawsIsNotOut() {
        Setup<GoFish> setup = threeSevens();
        setup.layout.hands[0].remove(card("2S"));
        setup.layout.pond.putUnder(card("2S"));
        PlayedTable<GoFish> table(setup, 1);
        const auto presenter = makePresenter(table);
        QVERIFY(table.move(0, {.target = 1, .rank = 6}));
        bool emptied = false;
        for (;;) {
            const TablePicture picture = presenter->picture();
            const auto seat = std::ranges::find(picture.seats, Seat(0), &SeatPicture::seat);
            QVERIFY(!seat->out);
            QVERIFY2(seat->note.isEmpty(), qPrintable(seat->note));
            emptied |= picture.zone(handOf(0))->cards.empty();
            if (presenter->agrees()) break;
            presenter->advance();
        }
        QVERIFY(emptied);
    }

    void anEmptyHandWithAnEmptyPondIsOut() {
        Setup<GoFish> setup = threeSevens();
        setup.layout.hands[0] = cards({"7S", "7H"});
        setup.layout.hands[1] = cards({"7D", "7C", "2H"});
        setup.layout.hands[2] = cards({"2S", "2D", "2C"});
        setup.layout.pond = {};
        for (packs::Rank rank = 0; rank < packs::kRanks; ++rank)
            if (rank != 1 && rank != 6) setup.layout.books.add({.seat = 2, .rank = rank});
        PlayedTable<GoFish> table(setup, 1);
        const auto presenter = makePresenter(table);
        QVERIFY(table.move(0, {.target = 1, .rank = 6}));
        presenter->restart(table.events());
        const TablePicture picture = presenter->picture();
        QVERIFY(std::ranges::find(picture.seats, Seat(0), &SeatPicture::seat)->out);
    }
};

TACKLEBOX_QTEST(GoFishTableTest)
#include "gofish_table_test.moc"
