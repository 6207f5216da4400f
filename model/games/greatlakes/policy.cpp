#include "model/games/greatlakes/policy.h"

namespace tacklebox {

using namespace greatlakes;

/// A last card is no choice, and everybody knows it.
bool Policy<GreatLakes>::answersItself(const State&, Seat, const Move& only, const Convenience& convenience) {
    return convenience.answerForMe && only.kind == MoveKind::Choose;
}

/// G-12: keepers decide in public, with visible cards.
bool Policy<GreatLakes>::isOpenDecision(const State& state) {
    return state.status.phase == Phase::Keep;
}

int Policy<GreatLakes>::laidPoints(const View& view, Seat seat) {
    return int(view.caught[seat].size());
}

std::vector<PlaceCards> Policy<GreatLakes>::places(const View& view) {
    std::vector<PlaceCards> places;
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        places.push_back(placed(PlaceKind::Hand, seat, view.hands[seat]));
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        FaceList chosen, kept;
        if (view.chosen[seat] != kNoFace) chosen.add(view.chosen[seat]);
        if (view.kept[seat] != kNoFace) kept.add(view.kept[seat]);
        places.push_back(placed(PlaceKind::Chosen, seat, chosen));
        places.push_back(placed(PlaceKind::Kept, seat, kept));
        places.push_back(placed(PlaceKind::Caught, seat, view.caught[seat]));
    }
    places.push_back(placed(PlaceKind::Lake, kNoSeat, view.lake));
    return places;
}

Phrase Policy<GreatLakes>::ending(const Scored&, const Names&) {
    return QT_TRANSLATE_NOOP("Words", "All cards have been played.");
}

} // namespace tacklebox
