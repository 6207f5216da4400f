// The table of Twisted Fish: pictures, layouts and gestures over random games, and its few words.
#include "playedtable.h"

#include "model/games/twistedfish/words.h"
#include "views/tables/twistedfish.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::twistedfish;

namespace {

Places placesOf(const View& view) {
    Places places;
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        places.emplace_back(handOf(seat), listed(view.hands[seat]));
        places.emplace_back(Place{PlaceKind::Baskets, seat}, std::vector<Face>());
        for (const Basket& basket : view.baskets)
            if (basket.owner == seat)
                for (const Card card : basket.cards())
                    places.back().second.push_back(card);
    }
    places.emplace_back(Place{PlaceKind::Pond}, listed(view.pond));
    places.emplace_back(Place{PlaceKind::Discard}, listed(view.discard));
    return places;
}

/// Mostly random; but asks that hit, and all that is not an ask, come more often, so that baskets, Zingers
/// and long hands are seen.
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
    void randomGamesAreShownWholeAndEveryMoveCanBeMadeByHand() {
        playAndHold<TwistedFish, TwistedFishPresenter>(150, 300, variants(), placesOf, livelyMove);
    }
};

QTEST_MAIN(TwistedFishTableTest)
#include "twistedfish_table_test.moc"
