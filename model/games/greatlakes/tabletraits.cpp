#include "model/games/greatlakes/tabletraits.h"

namespace tacklebox {

using namespace greatlakes;

/// A last card is no choice, and everybody knows it.
bool TableTraits<GreatLakes>::answersItself(const State&, Seat, const Move& only,
                                            const Convenience& convenience) {
    return convenience.answerForMe && only.kind == MoveKind::Choose;
}

/// G-12: keepers decide in public, with visible cards.
bool TableTraits<GreatLakes>::isOpenDecision(const State& state) {
    return state.status.phase == Phase::Keep;
}

int TableTraits<GreatLakes>::laidPoints(const Observation& observation, Seat seat) {
    return int(observation.caught[seat].size());
}

std::vector<PileCards> TableTraits<GreatLakes>::others(const Observation& observation) {
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

Phrase TableTraits<GreatLakes>::ending(const Scored&, const Names&) {
    return QT_TRANSLATE_NOOP("Words", "All cards have been played.");
}

} // namespace tacklebox
