// What a seat's stream of Rainbow Fish tells of each hand, as the rules explain it.
#pragma once

#include "tests/games/rainbowfish/rainbowfish_history.h"

namespace tacklebox::testing {

/// One line of what happened to a hand.
struct Line {
    enum Kind { Drew, Got, Lost, Has, HasNone, HasSet, HasNoSet, MayStop } kind;
    Face face = kNoFace; ///< Got, Lost
    CardSet cards;       ///< Has, HasNone; Drew: what it cannot be
    int number = -1;     ///< Drew: which draw from the Hole; MayStop: which occasion
};

/// The lines of all hands but the viewer's, each in order.
struct HandEvidence {
    std::array<std::vector<Line>, rainbowfish::kMostPlayers> lines;
    std::vector<Face> drawn; ///< from the Hole, in order; kHidden where unseen
    int stops = 0;           ///< occasions on which somebody of several held a War Machine (MayStop)
    rainbowfish::View opening;
};
HandEvidence evidenceOf(const SeenStream& seen, Seat viewer);

} // namespace tacklebox::testing
