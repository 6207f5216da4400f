// The table of What the Fish!: pictures, layouts and gestures over random games, and its few words.
#include "playedtable.h"

#include "views/tables/whatthefish.h"

#include <QElapsedTimer>

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

} // namespace

class WhatTheFishTableTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesAreShownWholeAndEveryMoveCanBeMadeByHand() {
        playAndHold<WhatTheFish, WhatTheFishPresenter>(150, 250, variants(), placesOf, anyMove);
    }
};

QTEST_MAIN(WhatTheFishTableTest)
#include "whatthefish_table_test.moc"
