#include "tests/properties/properties.h"

#include "model/games/twistedfish/json.h"
#include "model/games/twistedfish/words.h"

namespace tacklebox::testing {

using namespace twistedfish;

template <>
struct Probe<TwistedFish> {
    static constexpr int kMostSteps = 200'000;

    /// Mostly single rounds and short matches, because they have the same rules as long matches.
    static std::vector<Options> variants() {
        std::vector<Options> variants;
        for (const std::int16_t flags : {0, 1, 2, 3}) {
            const std::int16_t net = flags & 1, fished = flags >> 1;
            for (int times = 0; times < 6; ++times)
                variants.push_back({{0, net, fished}});
            variants.push_back({{50, net, fished}});
        }
        variants.push_back({{400, 0, 1}});
        return variants;
    }

    template <class F>
    static void eachCard(const State& state, F f) {
        for (Seat seat = 0; seat < state.match.seats; ++seat)
            for (const Card card : state.hands[seat])
                f(card);
        for (const Basket& basket : state.baskets)
            for (const Card card : basket.cards())
                f(card);
        for (const Card card : state.pond)
            f(card);
        for (const Card card : state.discard)
            f(card);
    }

    static void swapHidden(State& state, Seat viewer, Random& random) {
        mixAllButOwn(state.hands, state.match.seats, viewer, state.pond, random);
    }

    static Move anyMove(const State& state, Random& random) {
        const MoveKind kind = MoveKind(random.below(int(MoveKind::EndTurn) + 1));
        const Seat target = Seat(random.below(state.match.seats));
        const Face card = Face(random.below(kDeckSize));
        const Fish fish = Fish(random.below(kFishes));
        switch (kind) {
        case MoveKind::Ask:
        case MoveKind::TheLure: return {kind, target, card};
        case MoveKind::TheNet: return {.kind = kind, .target = target, .fish = fish};
        case MoveKind::GameWarden:
        case MoveKind::GlassBottomBoat: return {kind, target};
        case MoveKind::Lay:
        case MoveKind::AddSixth:
        case MoveKind::DeadScubaDiver: return {.kind = kind, .fish = fish};
        case MoveKind::Give: return {.kind = kind, .card = card};
        case MoveKind::DivineIntervention: return {.kind = kind, .keep = random.below(2) == 1};
        default: return {kind};
        }
    }
    /// Prefers laying baskets and asks that hit. Uniformly random play would never reach the target.
    static Move pick(const State& state, Seat seat, const MoveList<Move>& moves, Random& random) {
        const auto laysOrHits = [&](const Move& move) {
            if (move.kind == MoveKind::Ask) return state.hands[move.target].has(move.card);
            return move.kind == MoveKind::Lay ||
                   (move.kind == MoveKind::AddSixth && seat == state.status.turn);
        };
        const Move uniform = moves[random.below(moves.size())];
        const int preferredInTwelve = state.options.value[kOptionTarget] > 0 ? 9 : 4;
        if (random.below(12) >= preferredInTwelve) return uniform;
        int preferred = 0;
        for (const Move& move : moves)
            preferred += laysOrHits(move);
        if (preferred == 0) return uniform;
        int skip = random.below(preferred);
        for (const Move& move : moves)
            if (laysOrHits(move) && skip-- == 0) return move;
        return uniform;
    }
    static bool alsoLegal(const State&, Seat, const Move&) { return false; }
};

TEST(TwistedFishProperties, RandomMatches) {
    playRandomMatches<TwistedFish>();
}

} // namespace tacklebox::testing
