// The table of Rainbow Fish: pictures, layouts and gestures in random games, and its texts.
#include "tests/views/playedtable.h"

#include "model/games/rainbowfish/words.h"
#include "tests/support/qttest.h"
#include "views/games/games.h"

#include <numeric>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

constexpr int kMatches = 30;

/// Observations give only the number of a set: within sets, all cards of a number and all special cards count
/// as equal.
constexpr Face kAnySpecial = 100;
Face alikeInSets(PileId place, Face face) {
    if (place.kind != PileKind::Sets) return face;
    return isNumber(face) ? numberOf(face) : kAnySpecial;
}

/// The piles of successive observations of a match. An observation gives the number of a set as soon as it is
/// laid; the number of its laid cards is the number missing from the other piles.
class PilesOf {
  public:
    FacesByPile operator()(const Observation& view) {
        int elsewhere = view.hole.size() + view.discard.size();
        for (Seat seat = 0; seat < view.match.seats; ++seat)
            elsewhere += view.hands[seat].size();
        if (view.sets.empty()) m_deck = elsewhere;
        m_sizes.resize(std::size_t(view.sets.size()));
        if (!m_sizes.empty()) {
            m_sizes.back() = 0;
            m_sizes.back() = m_deck - elsewhere - std::accumulate(m_sizes.begin(), m_sizes.end(), 0);
        }

        FacesByPile places;
        for (Seat seat = 0; seat < view.match.seats; ++seat) {
            places.emplace_back(handOf(seat), listed(view.hands[seat]));
            places.emplace_back(PileId{PileKind::Sets, seat}, std::vector<Face>());
            std::vector<Face>& laid = places.back().second;
            for (int i = 0; i < view.sets.size(); ++i)
                if (view.sets[i].seat == seat)
                    laid.insert(laid.end(), std::size_t(m_sizes[std::size_t(i)]),
                                view.sets[i].number < kNumbers ? view.sets[i].number : kAnySpecial);
        }
        places.emplace_back(PileId{PileKind::Hole}, listed(view.hole));
        places.emplace_back(PileId{PileKind::Discard}, listed(view.discard));
        return places;
    }

  private:
    int m_deck = 0;
    std::vector<int> m_sizes; ///< laid cards, by set
};

/// Random, but prefers hits, so that sets and an empty hole occur.
int livelyMove(const State& state, Seat, const MoveList<Move>& moves, Random& random) {
    int pick = random.below(moves.size());
    for (int again = 0; again < 3; ++again) {
        const Move& move = moves[pick];
        if (move.kind != MoveKind::Ask) break;
        if (state.hands[move.target].intersects(cardsOfNumber(move.number))) break;
        pick = random.below(moves.size());
    }
    return pick;
}

/// Three seats; seat 2 deals and seat 0 begins; the hole has eights and nines.
Setup<RainbowFish> laidOut(const std::array<std::vector<Face>, 3>& hands) {
    Setup<RainbowFish> setup;
    setup.seats = 3;
    setup.dealer = 2;
    setup.layout.hasHands = true;
    CardSet left = CardSet::range(0, kAllCards);
    const auto take = [&](Face face) {
        const Card card = (left & cardsOfFace(face)).first();
        left.remove(card);
        return card;
    };
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
        for (const Face face : hands[seat])
            setup.layout.hands[seat].add(take(face));
    for (Color color = 0; color < kColors; ++color) {
        setup.layout.hole.putUnder(take(numberFace(8, color)));
        setup.layout.hole.putUnder(take(numberFace(9, color)));
    }
    return setup;
}

std::vector<Face> facesIn(const TablePicture& picture, PileId place) {
    std::vector<Face> faces;
    for (const CardPicture& card : picture.zone(place)->cards)
        faces.push_back(card.face);
    std::sort(faces.begin(), faces.end());
    return faces;
}

std::vector<Options> variants() {
    std::vector<Options> variants;
    for (int deck = 0; deck < 3; ++deck) {
        Options options = standardOptions(RainbowFish::kOptions);
        options.value[0] = std::int16_t(deck);
        options.value[1] = std::int16_t(1 + deck % 2);
        variants.push_back(options);
    }
    return variants;
}

} // namespace

class RainbowFishTableTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesAreShownAndPlayableByHand() {
        playAndHold<RainbowFish>(kMatches, 400, variants(), PilesOf(), livelyMove, alikeInSets);
    }

    void fiveOfANumberLeaveOneOver() {
        const Face five = numberFace(5, 0);
        PlayedTable<RainbowFish> table(
            laidOut({{{five, five, numberFace(5, 1), numberFace(5, 2), numberFace(5, 3), numberFace(2, 0)},
                      {numberFace(2, 1)},
                      {numberFace(2, 2)}}}),
            0);
        const auto presenter = makePresenter(table);
        QStringList tags;
        const TablePicture before = presenter->picture();
        for (const CardPicture& card : before.zone(handOf(0))->cards)
            if (!card.tag.isEmpty()) tags << QString::number(card.face);
        QCOMPARE(tags, QStringList{QString::number(numberFace(5, 3))});

        int lay = 0;
        for (const Gesture& gesture : presenter->gestures())
            if (gesture.obvious && gesture.target.place == PileId{PileKind::Sets, 0}) lay = gesture.choice;
        QVERIFY(table.play(lay, -1));
        while (!presenter->agrees())
            presenter->advance();
        const std::vector<Face> laid{five, five, numberFace(5, 1), numberFace(5, 2)};
        QCOMPARE(facesIn(presenter->picture(), {PileKind::Sets, 0}), laid);
        presenter->restart(table.events());
        QCOMPARE(facesIn(presenter->picture(), {PileKind::Sets, 0}),
                 laid); // the observation alone does not identify them
        const TablePicture after = presenter->picture();
        QVERIFY(std::all_of(after.zone(handOf(0))->cards.begin(), after.zone(handOf(0))->cards.end(),
                            [](const CardPicture& card) { return card.tag.isEmpty(); }));
    }

    void theAskedPlayerMayGiveSkipOrReverse() {
        Setup<RainbowFish> setup =
            laidOut({{{numberFace(5, 0), numberFace(5, 1), skipOf(0), reverseOf(2), reverseOf(3)},
                      {numberFace(5, 2), numberFace(2, 0)},
                      {numberFace(2, 2)}}});
        setup.dealer = 0; // seat 1 begins
        PlayedTable<RainbowFish> table(setup, 0);
        const auto presenter = makePresenter(table);
        QVERIFY(table.move(1, {.kind = MoveKind::Ask, .target = 0, .number = 5}));
        QCOMPARE(presenter->prompt().words, QString("Seat 1 asks you for fives."));
        QCOMPARE(presenter->prompt().more, QString("You have 2 of them."));
        QStringList buttons;
        for (const Gesture& gesture : presenter->gestures())
            if (gesture.button)
                buttons << gesture.button->words + (gesture.button->isDefault ? " (Space)" : "");
        QCOMPARE(buttons, (QStringList{"Give your fives", "Reverse: take theirs", "Skip: keep yours"}));
        int atAsker = 0, atDiscard = 0;
        for (const Gesture& gesture : presenter->gestures()) {
            if (gesture.source.kind != MoveSource::Kind::OneCard) continue;
            atAsker += gesture.target.kind == MoveTarget::Kind::Player && gesture.target.seat == 1;
            atDiscard += gesture.target.kind == MoveTarget::Kind::Zone &&
                         gesture.target.place == PileId{PileKind::Discard};
        }
        QCOMPARE(atAsker, 3);
        QCOMPARE(atDiscard, 3);
    }

    /// The asker fishes only if there is something to fish.
    void aSkipSendsNobodyToAnEmptyHole() {
        for (const bool dry : {false, true}) {
            Setup<RainbowFish> setup = laidOut(
                {{{numberFace(5, 0), skipOf(0)}, {numberFace(5, 2), numberFace(2, 0)}, {numberFace(2, 2)}}});
            setup.dealer = 0; // seat 1 begins
            if (dry) setup.layout.hole = {};
            PlayedTable<RainbowFish> table(setup, 0);
            const auto presenter = makePresenter(table);
            QVERIFY(table.move(1, {.kind = MoveKind::Ask, .target = 0, .number = 5}));
            const TablePicture picture = presenter->picture();
            const ZonePicture& hand = *picture.zone(handOf(0));
            QCOMPARE(presenter->playWords(hand, 1),
                     dry ? QString("Now: you keep your fives; the hole is empty.")
                         : QString("Now: you keep your fives, and Seat 1 goes fishing."));
            QString why;
            for (const Gesture& gesture : presenter->gestures())
                if (gesture.button && gesture.button->words == "Skip: keep yours") why = gesture.button->why;
            QCOMPARE(why, dry ? QString("You keep your cards; the hole is empty.")
                              : QString("You keep your cards, and they go fishing."));
            const int asked = table.events();
            QVERIFY(table.move(0, {.kind = MoveKind::Skip, .card = skipOf(0)}));
            presenter->restart(asked);
            while (presenter->effectSpec().kind != EffectKind::Skip &&
                   presenter->shownUpTo() < table.events())
                presenter->advance();
            QCOMPARE(presenter->effectSpec().line, dry ? QString("No cards are given, and the hole is empty.")
                                                       : QString("No cards are given: go fishing."));
        }
    }

    void afterAHitThePromptSaysToContinue() {
        PlayedTable<RainbowFish> table(laidOut({{{numberFace(5, 0), numberFace(2, 3)},
                                                 {numberFace(5, 2), numberFace(2, 1)},
                                                 {numberFace(2, 2)}}}),
                                       0);
        const auto presenter = makePresenter(table);
        QCOMPARE(presenter->prompt().words, QString("Your turn."));
        QVERIFY(table.move(0, {.kind = MoveKind::Ask, .target = 1, .number = 5}));
        QCOMPARE(presenter->prompt().words, QString("Ask again."));
    }

    void aWildIsAPlayerAndAColour() {
        PlayedTable<RainbowFish> table(
            laidOut({{{numberFace(5, 0), kWild}, {numberFace(2, 1)}, {numberFace(2, 2)}}}), 0);
        const auto presenter = makePresenter(table);
        QString keys;
        for (const Gesture& gesture : presenter->gestures())
            if (gesture.source.face == kWild && gesture.target.seat == 2) keys += gesture.option->key;
        QCOMPARE(keys, QString("RYGB"));
    }

    void impossibleMovesAreExplained() {
        PlayedTable<RainbowFish> table(
            laidOut({{{numberFace(5, 0), skipOf(1), kWarMachine}, {numberFace(2, 1)}, {numberFace(2, 2)}}}),
            0);
        const auto presenter = makePresenter(table);
        const MoveTarget sets{.kind = MoveTarget::Kind::Zone, .place = {PileKind::Sets, 0}};
        const MoveTarget discard{.kind = MoveTarget::Kind::Zone, .place = {PileKind::Discard}};
        const auto source = [](Face face) {
            return MoveSource{
                .kind = MoveSource::Kind::OneCard, .place = handOf(0), .face = face, .cards = {}};
        };
        QCOMPARE(presenter->refusalText(source(numberFace(5, 0)), sets),
                 QString("A set is four cards; of fives you hold only one."));
        QCOMPARE(presenter->refusalText(source(skipOf(1)), discard),
                 QString("You can only play Reverse and Skip when someone asks you for a number."));
        QCOMPARE(presenter->refusalText(source(kWarMachine), discard),
                 QString("A War Machine only stops another player's Draw 2 or Wild Draw 4."));
        QCOMPARE(presenter->refusalText({}, {.kind = MoveTarget::Kind::Zone, .place = {PileKind::Hole}}),
                 QString("You have a number card, so you must ask for a number."));
    }
};

TACKLEBOX_QTEST(RainbowFishTableTest)
#include "rainbowfish_table_test.moc"
