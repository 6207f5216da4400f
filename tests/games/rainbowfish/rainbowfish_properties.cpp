#include "tests/properties/properties.h"

#include "model/games/rainbowfish/json.h"
#include "model/games/rainbowfish/words.h"

namespace tacklebox::testing {

using namespace rainbowfish;

template <>
struct Probe<RainbowFish> {
    static constexpr int kMostSteps = 20 * 3000;

    static std::vector<Options> variants() {
        std::vector<Options> variants;
        for (const std::int16_t deck : {0, 1, 2})
            variants.push_back({{deck, 1}});
        variants.push_back({{0, 2}});
        variants.push_back({{2, 3}});
        return variants;
    }

    template <class F>
    static void eachCard(const State& state, F f) {
        for (const CardSet& hand : state.hands)
            for (const Card card : hand)
                f(card);
        for (const Card card : state.laid)
            f(card);
        for (const Card card : state.hole)
            f(card);
        for (const Card card : state.discard)
            f(card);
    }

    static void swapHidden(State& state, Seat viewer, Random& random) {
        mixAllButOwn(state.hands, state.match.seats, viewer, state.hole, random);
    }

    static Move anyMove(const State& state, Random& random) {
        Move move{MoveKind(random.below(int(MoveKind::Done) + 1))};
        const auto target = [&] { move.target = Seat(random.below(state.match.seats)); };
        const auto color = [&] { move.color = Color(random.below(kColors)); };
        const auto card = [&] { move.card = Face(random.below(kColorDeckFaces)); };
        switch (move.kind) {
        case MoveKind::Ask:
            target();
            move.number = Number(random.below(kNumbers));
            break;
        case MoveKind::Lay:
            move.number = Number(random.below(kNumbers));
            if (random.below(2) == 0) break;
            for (int left = 3 + random.below(3); left > 0; --left)
                move.cards.add(Color(random.below(kColors)));
            if (random.below(8) == 0) move.card = kWild;
            break;
        case MoveKind::Wild:
        case MoveKind::Name:
            target();
            color();
            break;
        case MoveKind::DownpourOne:
        case MoveKind::DownpourTwo: color(); break;
        case MoveKind::DiscardWild: card(); break;
        case MoveKind::DrawTwo:
        case MoveKind::Reverse:
        case MoveKind::Skip:
            if (random.below(2) == 0) card();
            break;
        default: break;
        }
        return move;
    }

    /// A move that may omit its cards may also name them and vice versa: legal exactly if the other form is
    /// listed.
    static bool alsoLegal(const State& state, Seat seat, const Move& move) {
        MoveList<Move> moves;
        RainbowFish::legalMoves(state, seat, moves);
        for (const Move& listed : moves) {
            if (listed.kind != move.kind) continue;
            if (move.kind == MoveKind::Lay)
                if (listed.number == move.number && move.card == kNoFace && move.cards.total() == kSetSize)
                    return true;
            if (move.card != kNoFace) continue;
            if (move.kind == MoveKind::DrawTwo || move.kind == MoveKind::Reverse ||
                move.kind == MoveKind::Skip)
                return true;
        }
        return false;
    }
};

TEST(RainbowFishProperties, RandomMatches) {
    playRandomMatches<RainbowFish>();
}

} // namespace tacklebox::testing
