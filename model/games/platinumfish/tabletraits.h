// Table traits of Platinum Fish.
#pragma once

#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox {

template <>
struct TableTraits<PlatinumFish> : PlacesTableTraits<PlatinumFish> {
    static bool answersItself(const State&, Seat, const Move& only, const AutomaticDecisions& automatic) {
        return automatic.answerForMe && only.kind == platinumfish::MoveKind::Done;
    }
    static Act act(const Move& move) {
        return move.kind == platinumfish::MoveKind::Ask ? Act::Asks : Act::Other;
    }
    static int laidPoints(const Observation& observation, Seat seat) {
        return int(observation.matches[seat].size());
    }
    /// Pairs are known by rank only: shows any two cards of it.
    static FaceList laid(const Observation& observation, Seat seat) {
        FaceList matches;
        for (const packs::Rank rank : observation.matches[seat])
            for (int half = 0; half < 2; ++half)
                matches.add(packs::faceOf(rank, packs::Suit(half)));
        return matches;
    }
    static Phrase ending(const Scored&, const Names&) {
        return QT_TRANSLATE_NOOP("Words", "The deck is empty.");
    }
};

} // namespace tacklebox
