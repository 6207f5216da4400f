#include "tests/properties/properties.h"

#include "model/games/whatthefish/json.h"
#include "model/games/whatthefish/words.h"
#include "tests/games/whatthefish/whatthefish_table.h"

namespace tacklebox::testing {

using namespace whatthefish;

template <>
struct Probe<WhatTheFish> {
    /// A game ends after at most forty swims, but the number of undone dives and flushes has no sharp bound.
    static constexpr int kMostSteps = 200'000;

    static std::vector<Options> variants() { return {{{1}}, {{1}}, {{1}}, {{2}}}; }

    /// In two of three games most cards are in the discard pile.
    static Layout layout(const Options& options, int seats, Random& random) {
        const Layout layout = WhatTheFish::shuffled(options, seats, random);
        return random.below(3) == 0 ? layout : rareLayout(layout, seats, 1, 12, false, random);
    }

    template <class F>
    static void eachCard(const State& state, F f) {
        for (const CardSet& hand : state.now.hands)
            for (const Card card : hand)
                f(card);
        for (const Card card : state.now.draw)
            f(card);
        for (const Card card : state.now.discard)
            f(card);
        for (const Card card : state.now.played)
            f(card);
        for (const Frozen& frozen : state.now.frozen)
            f(frozen.card);
    }

    static void swapHidden(State& state, Seat viewer, Random& random) {
        for (Position* position : {&state.now, &state.before})
            mixAllButOwn(position->hands, state.match.seats, viewer, position->draw, random);
    }

    static Move anyMove(const State& state, Random& random) {
        Move move{MoveKind(random.below(kMoveKinds))};
        const auto anySeat = [&] { return Seat(random.below(state.match.seats)); };
        switch (move.kind) {
        case MoveKind::Kill:
        case MoveKind::Protect: {
            // Mostly cards of a hand, so that some moves are legal.
            const Seat seat = anySeat();
            const CardSet cards =
                state.now.hands[seat] & (move.kind == MoveKind::Kill ? kKills : kProtections);
            for (const Card card : cards)
                if (random.below(2)) move.cards.add(faceOf(card));
            if (move.cards.empty() || random.below(8) == 0)
                move.cards.add(Face(random.below(WhatTheFish::kFaces)));
            random.shuffle(move.cards);
            break;
        }
        case MoveKind::Dive:
        case MoveKind::Give:
        case MoveKind::ElvisEffect: move.cards.add(Face(random.below(random.below(4) ? 13 : 47))); break;
        case MoveKind::CommunistManifesto: move.to = anySeat(); [[fallthrough]];
        case MoveKind::MuggerCroc:
        case MoveKind::SnapperSnatch:
        case MoveKind::MrsCrabite:
        case MoveKind::WtfTax: move.target = anySeat(); break;
        default: break;
        }
        return move;
    }

    /// Several KILLs at once; PROTECTIONs in another order, or more than needed.
    static bool alsoLegal(const State& state, Seat seat, const Move& move) {
        const bool kill = move.kind == MoveKind::Kill;
        if ((!kill && move.kind != MoveKind::Protect) || state.now.swim.any() == false) return false;
        if ((state.now.swim.seat == seat) == kill || (!kill && !state.now.swim.endangered())) return false;
        int sum = 0;
        CardSet left = state.now.hands[seat] & (kill ? kKills : kProtections);
        for (const Face face : move.cards) {
            const CardSet held = left & cardsWithFace(face);
            if (held.empty()) return false;
            left.remove(held.first());
            sum += valueOf(face);
        }
        return kill || sum > state.now.swim.attack;
    }
};

TEST(WhatTheFishProperties, RandomMatches) {
    playRandomMatches<WhatTheFish>();
}

} // namespace tacklebox::testing
