// Table traits of The Great Lakes Fish-Out.
#pragma once

#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox {

template <>
struct TableTraits<GreatLakes> : PlacesTableTraits<GreatLakes> {
    static constexpr bool kDealIsGame = true;
    static constexpr bool kHasTurns = false;

    /// A last card is no choice, and everybody knows it.
    static bool answersItself(const State&, Seat, const Move& only, const AutomaticDecisions& automatic) {
        return automatic.answerForMe && only.kind == greatlakes::MoveKind::Choose;
    }
    /// G-12: keepers decide in public, with visible cards.
    static bool isOpenDecision(const State& state) { return state.status.phase == greatlakes::Phase::Keep; }
    static int laidPoints(const Observation& observation, Seat seat) {
        return int(observation.caught[seat].size());
    }
    static std::vector<PileCards> others(const Observation& observation) {
        std::vector<PileCards> others;
        for (Seat seat = 0; seat < observation.match.seats; ++seat) {
            FaceList chosen, kept;
            if (observation.chosen[seat] != kNoFace) chosen.add(observation.chosen[seat]);
            if (observation.kept[seat] != kNoFace) kept.add(observation.kept[seat]);
            others.push_back({{PileKind::Chosen, seat}, chosen});
            others.push_back({{PileKind::Kept, seat}, kept});
            others.push_back({{PileKind::Caught, seat}, observation.caught[seat]});
        }
        return others;
    }
    static Phrase ending(const Scored&, const Names&) {
        return QT_TRANSLATE_NOOP("Words", "All cards have been played.");
    }
};

} // namespace tacklebox
