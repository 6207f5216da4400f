#include "tests/properties/properties.h"

#include "model/games/greatlakes/json.h"
#include "model/games/greatlakes/words.h"

namespace tacklebox::testing {

using namespace greatlakes;

template <>
struct Probe<GreatLakes> {
    static constexpr int kMostSteps = kMostGames * kDeckSize * 2;

    static std::vector<Options> variants() {
        std::vector<Options> variants;
        for (const std::int16_t target : {10, 50, 200})
            variants.push_back({{target}});
        return variants;
    }

    template <class F>
    static void eachCard(const State& state, F f) {
        for (Seat seat = 0; seat < state.match.seats; ++seat) {
            for (const Card card : state.hands[seat])
                f(card);
            for (const Card card : state.caught[seat])
                f(card);
            if (state.chosen[seat] != kNoCard) f(state.chosen[seat]);
            if (state.kept[seat] != kNoCard) f(state.kept[seat]);
        }
        for (const Card card : state.lake)
            f(card);
    }

    static void swapHidden(State& state, Seat viewer, Random& random) {
        // The chosen cards of the other players return to the pool with their hands.
        std::vector<CardSet*> hands;
        for (Seat seat = 0; seat < state.match.seats; ++seat) {
            if (seat == viewer) continue;
            hands.push_back(&state.hands[seat]);
            if (state.chosen[seat] != kNoCard) state.hands[seat].add(state.chosen[seat]);
        }
        mix<kDeckSize>(hands, nullptr, random);
        for (Seat seat = 0; seat < state.match.seats; ++seat) {
            if (seat == viewer || state.chosen[seat] == kNoCard) continue;
            state.chosen[seat] = state.hands[seat].nth(random.below(state.hands[seat].size()));
            state.hands[seat].remove(state.chosen[seat]);
        }
    }

    static Move anyMove(const State&, Random& random) {
        const MoveKind kind = MoveKind(random.below(3));
        return {kind, kind == MoveKind::Choose ? Face(random.below(packs::kStandardFaces)) : kNoFace};
    }
    static bool alsoLegal(const State&, Seat, const Move&) { return false; }
};

TEST(GreatLakesProperties, RandomMatches) {
    playRandomMatches<GreatLakes>();
}

} // namespace tacklebox::testing
