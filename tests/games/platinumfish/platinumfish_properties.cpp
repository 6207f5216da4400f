#include "tests/properties/properties.h"

#include "model/games/platinumfish/json.h"
#include "model/games/platinumfish/words.h"

namespace tacklebox::testing {

using namespace platinumfish;

template <>
struct Probe<PlatinumFish> {
    static constexpr int kMostSteps = 20 * kDeckSize;

    static std::vector<Options> variants() { return {{{kAnyDiscard}}, {{kTopDiscard}}}; }

    template <class F>
    static void eachCard(const State& state, F f) {
        for (Seat seat = 0; seat < state.match.seats; ++seat)
            for (const Card card : state.hands[seat])
                f(card);
        for (const Card card : state.deck)
            f(card);
        for (const Card card : state.discard)
            f(card);
        for (const Card card : state.matched)
            f(card);
    }

    static void swapHidden(State& state, Seat viewer, Random& random) {
        mixAllButOwn(state.hands, state.match.seats, viewer, state.deck, random);
    }

    static Move anyMove(const State& state, Random& random) {
        Move move{MoveKind(random.below(8))};
        if (move.kind == MoveKind::Ask) move.target = Seat(random.below(state.match.seats));
        if (move.kind == MoveKind::Ask || move.kind == MoveKind::Take)
            move.rank = packs::Rank(random.below(packs::kRanks));
        if (move.kind == MoveKind::MatchDiscard) move.card = Face(random.below(packs::kStandardFaces));
        return move;
    }
    static bool alsoLegal(const State&, Seat, const Move&) { return false; }
};

TEST(PlatinumFishProperties, RandomGames) {
    playRandomMatches<PlatinumFish>();
}

} // namespace tacklebox::testing
