#include "model/games/platinumfish/tabletraits.h"

namespace tacklebox {

using namespace platinumfish;

bool TableTraits<PlatinumFish>::answersItself(const State&, Seat, const Move& only,
                                              const Convenience& convenience) {
    return convenience.answerForMe && only.kind == MoveKind::Done;
}

Act TableTraits<PlatinumFish>::act(const Move& move) {
    return move.kind == MoveKind::Ask ? Act::Asks : Act::Other;
}

int TableTraits<PlatinumFish>::laidPoints(const Observation& observation, Seat seat) {
    return int(observation.matches[seat].size());
}

std::vector<PlaceCards> TableTraits<PlatinumFish>::places(const Observation& observation) {
    std::vector<PlaceCards> places;
    for (Seat seat = 0; seat < observation.match.seats; ++seat)
        places.push_back(placed(PlaceKind::Hand, seat, observation.hands[seat]));
    for (Seat seat = 0; seat < observation.match.seats; ++seat) {
        // Pairs are known by rank only: show any two cards of it.
        FaceList matches;
        for (const packs::Rank rank : observation.matches[seat])
            for (int half = 0; half < 2; ++half)
                matches.add(packs::faceOf(rank, packs::Suit(half)));
        places.push_back(placed(PlaceKind::Matches, seat, matches));
    }
    places.push_back(placed(PlaceKind::Deck, kNoSeat, observation.deck));
    places.push_back(placed(PlaceKind::Discard, kNoSeat, observation.discard));
    return places;
}

Phrase TableTraits<PlatinumFish>::ending(const Scored&, const Names&) {
    return QT_TRANSLATE_NOOP("Words", "The deck is empty.");
}

} // namespace tacklebox
