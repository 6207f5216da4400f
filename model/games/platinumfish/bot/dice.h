// What two dice allow to be taken from the deck.
#pragma once

#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox::platinumfish {

/// How often of 36 rolls two dice allow a rank to be taken (P-10).
inline constexpr auto kRollsOfRank = [] {
    std::array<int, packs::kRanks> rolls{};
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (packs::Rank rank = 0; rank < packs::kRanks; ++rank)
                rolls[rank] += hasRank(ranksRolled(a, b), rank);
    return rolls;
}();

} // namespace tacklebox::platinumfish
