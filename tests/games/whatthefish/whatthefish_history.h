// Histories behind positions of WTF: what the files of their judge share. What is hidden in them is who held
// what; where the rest lay is on view.
#pragma once

#include "model/games/whatthefish/whatthefish.h"
#include "tests/support/history.h"

#include <array>
#include <optional>
#include <vector>

namespace tacklebox::testing {

using SeenFish = SeenEvent<WhatTheFish>;
/// What a seat saw, from the first deal on.
using SeenStream = std::vector<SeenFish>;
using Faces = std::vector<Face>;

/// The cards that nobody but their holders saw, at some moment. What lies open is the same in every world.
struct Hidden {
    std::array<Faces, whatthefish::kMostPlayers> hands;
    Faces draw; ///< top last
};

/// What happened, by faces: which of two equal cards it was the rules say when it is played again.
struct Happening {
    enum class Kind { Made, Pulled, Shuffled } kind;
    Seat seat = kNoSeat;
    whatthefish::Move move; ///< Made
    Faces faces;            ///< Pulled: one. Shuffled: from the top, the rest in any order
};

/// Takes one card of that face out; false if there is none.
bool takeOut(Faces& faces, Face face);
bool isFish(Face face);
/// True if these are the same cards, in any order.
bool sameCards(Faces one, Faces other);

/// The opening of a match in which these cards were hidden and the rest lay as in `deal`; nothing if the deck
/// has not so many of a face.
std::optional<Setup<WhatTheFish>> openingWith(const Hidden& hidden, const whatthefish::View& deal,
                                              const Options& options);

/// Plays what happened, the last first, from that opening; nothing if the rules do not allow it.
std::optional<Match<WhatTheFish>> playedAgain(const Setup<WhatTheFish>& opening,
                                              const std::vector<Happening>& happened);

} // namespace tacklebox::testing
