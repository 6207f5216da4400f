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

std::vector<PlaceCards> TableTraits<GreatLakes>::places(const Observation& observation) {
    std::vector<PlaceCards> places;
    for (Seat seat = 0; seat < observation.match.seats; ++seat)
        places.push_back(placed(PlaceKind::Hand, seat, observation.hands[seat]));
    for (Seat seat = 0; seat < observation.match.seats; ++seat) {
        FaceList chosen, kept;
        if (observation.chosen[seat] != kNoFace) chosen.add(observation.chosen[seat]);
        if (observation.kept[seat] != kNoFace) kept.add(observation.kept[seat]);
        places.push_back(placed(PlaceKind::Chosen, seat, chosen));
        places.push_back(placed(PlaceKind::Kept, seat, kept));
        places.push_back(placed(PlaceKind::Caught, seat, observation.caught[seat]));
    }
    places.push_back(placed(PlaceKind::Lake, kNoSeat, observation.lake));
    return places;
}

Phrase TableTraits<GreatLakes>::ending(const Scored&, const Names&) {
    return QT_TRANSLATE_NOOP("Words", "All cards have been played.");
}

} // namespace tacklebox
