// The table of Platinum Fish: pictures, layouts and gestures over random games, and its few words.
#include "playedtable.h"

#include "views/tables/platinumfish.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::platinumfish;

namespace {

/// A view knows the ranks of the pairs, not their cards: here they are all spades.
Places placesOf(const View& view) {
    Places places;
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        places.emplace_back(handOf(seat), listed(view.hands[seat]));
        places.emplace_back(Place{PlaceKind::Matches, seat}, std::vector<Face>());
        for (const packs::Rank rank : view.matches[seat])
            places.back().second.insert(places.back().second.end(), 2, packs::faceOf(rank, 0));
    }
    if (view.half != kNoFace) places.back().second.push_back(view.half);
    places.emplace_back(Place{PlaceKind::Deck}, listed(view.deck));
    places.emplace_back(Place{PlaceKind::Discard}, listed(view.discard));
    return places;
}

Face asSpade(Place place, Face face) {
    return place.kind == PlaceKind::Matches ? packs::faceOf(packs::rankOf(face), 0) : face;
}

int anyMove(const State&, Seat, const MoveList<Move>& moves, Random& random) {
    return random.below(moves.size());
}

std::vector<Options> variants() {
    Options top = standardOptions(PlatinumFish::kOptions);
    top.value[kDiscardAfterRefill] = kTopDiscard;
    return {standardOptions(PlatinumFish::kOptions), top};
}

} // namespace

class PlatinumFishTableTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesAreShownWholeAndEveryMoveCanBeMadeByHand() {
        playAndHold<PlatinumFish, PlatinumFishPresenter>(120, 600, variants(), placesOf, anyMove, asSpade);
    }
};

QTEST_MAIN(PlatinumFishTableTest)
#include "platinumfish_table_test.moc"
