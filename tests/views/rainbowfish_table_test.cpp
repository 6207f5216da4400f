// The table of Rainbow Fish: pictures, layouts and gestures over random games, and its few words.
#include "playedtable.h"

#include "model/games/rainbowfish/words.h"
#include "views/tables/rainbowfish.h"

#include <numeric>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

/// Sets are told by their number only: all cards of a number, and all special cards, are alike in them.
constexpr Face kAnySpecial = 100;
Face alikeInSets(Place place, Face face) {
    if (place.kind != PlaceKind::Sets) return face;
    return isNumber(face) ? numberOf(face) : kAnySpecial;
}

/// The places of the views of a match, one event after another. A view tells of a set its number only, and
/// that as soon as it is laid; how many of its cards have arrived is what is missing from the rest of the
/// table.
class PlacesOf {
  public:
    Places operator()(const View& view) {
        int elsewhere = view.hole.size() + view.discard.size();
        for (Seat seat = 0; seat < view.match.seats; ++seat)
            elsewhere += view.hands[seat].size();
        if (view.sets.empty()) m_deck = elsewhere;
        m_sizes.resize(std::size_t(view.sets.size()));
        if (!m_sizes.empty()) {
            m_sizes.back() = 0;
            m_sizes.back() = m_deck - elsewhere - std::accumulate(m_sizes.begin(), m_sizes.end(), 0);
        }

        Places places;
        for (Seat seat = 0; seat < view.match.seats; ++seat) {
            places.emplace_back(handOf(seat), listed(view.hands[seat]));
            places.emplace_back(Place{PlaceKind::Sets, seat}, std::vector<Face>());
            std::vector<Face>& laid = places.back().second;
            for (int i = 0; i < view.sets.size(); ++i)
                if (view.sets[i].seat == seat)
                    laid.insert(laid.end(), std::size_t(m_sizes[std::size_t(i)]),
                                view.sets[i].number < kNumbers ? view.sets[i].number : kAnySpecial);
        }
        places.emplace_back(Place{PlaceKind::Hole}, listed(view.hole));
        places.emplace_back(Place{PlaceKind::Discard}, listed(view.discard));
        return places;
    }

  private:
    int m_deck = 0;
    std::vector<int> m_sizes; ///< cards that have arrived, by set
};

/// Mostly random, but asks that hit come more often, so that sets and empty Holes are seen.
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
    void randomGamesAreShownWholeAndEveryMoveCanBeMadeByHand() {
        playAndHold<RainbowFish, RainbowFishPresenter>(150, 400, variants(), PlacesOf(), livelyMove,
                                                       alikeInSets);
    }
};

QTEST_MAIN(RainbowFishTableTest)
#include "rainbowfish_table_test.moc"
