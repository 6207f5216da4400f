// What a move is worth at a glance: how all levels but Shark choose, and everybody in Shark's play-outs.
#pragma once

#include "model/bots/rainbowfish/sight.h"

#include <optional>

namespace tacklebox::rainbowfish {

/// How finely a player judges.
struct Manner {
    bool weighsChances = true;  ///< asks where a card is likely, not just for what he has most of
    bool weighsCards = true;    ///< how many cards an ask may bring, and whether they complete a set
    bool keepsForTheEnd = true; ///< a card for the Special Set
    bool turnsTables = true;    ///< with a reverse
};

/// The worth of a legal move; asks are worth up to about 15, what comes before them more.
double worth(const Sight& sight, const Move& move, const Manner& manner);

/// How likely the move is to bring what it is for; nothing where there is no doubt.
std::optional<double> likely(const Sight& sight, const Move& move);

} // namespace tacklebox::rainbowfish
