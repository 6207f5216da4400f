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

/// Pairs are known by rank only: shows any two cards of it.
FaceList TableTraits<PlatinumFish>::laid(const Observation& observation, Seat seat) {
    FaceList matches;
    for (const packs::Rank rank : observation.matches[seat])
        for (int half = 0; half < 2; ++half)
            matches.add(packs::faceOf(rank, packs::Suit(half)));
    return matches;
}

Phrase TableTraits<PlatinumFish>::ending(const Scored&, const Names&) {
    return QT_TRANSLATE_NOOP("Words", "The deck is empty.");
}

} // namespace tacklebox
