// The table of The Great Lakes Fish-Out: pictures, layouts and gestures over random games, and its few words.
#include "playedtable.h"

#include "views/tables/greatlakes.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

Places placesOf(const View& view) {
    Places places;
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        places.emplace_back(handOf(seat), listed(view.hands[seat]));
        places.emplace_back(Place{PlaceKind::Caught, seat}, listed(view.caught[seat]));
        places.emplace_back(Place{PlaceKind::Chosen, seat}, std::vector<Face>());
        if (view.chosen[seat] != kNoFace) places.back().second.push_back(view.chosen[seat]);
        places.emplace_back(Place{PlaceKind::Kept, seat}, std::vector<Face>());
        if (view.kept[seat] != kNoFace) places.back().second.push_back(view.kept[seat]);
    }
    places.emplace_back(Place{PlaceKind::Lake}, listed(view.lake));
    return places;
}

int anyMove(const State&, Seat, const MoveList<Move>& moves, Random& random) {
    return random.below(moves.size());
}

Options options(int target) {
    Options options = standardOptions(GreatLakes::kOptions);
    options.value[0] = std::int16_t(target);
    return options;
}

} // namespace

class GreatLakesTableTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesAreShownWholeAndEveryMoveCanBeMadeByHand() {
        playAndHold<GreatLakes, GreatLakesPresenter>(120, 400, {options(10), options(50)}, placesOf, anyMove);
    }
};

QTEST_MAIN(GreatLakesTableTest)
#include "greatlakes_table_test.moc"
