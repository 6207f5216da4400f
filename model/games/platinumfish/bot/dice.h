#pragma once

#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox::platinumfish {

/// Number of the 36 rolls of two dice that allow each rank to be taken (P-10).
inline constexpr auto kRollsOfRank = [] {
    std::array<int, packs::kRanks> rolls{};
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (packs::Rank rank = 0; rank < packs::kRanks; ++rank)
                rolls[rank] += hasRank(ranksRolled(a, b), rank);
    return rolls;
}();

} // namespace tacklebox::platinumfish
