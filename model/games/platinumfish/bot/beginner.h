// How Minnow and Perch play: they see what lies open, and remember little of what was said.
#pragma once

#include "model/bots/bot.h"
#include "model/games/platinumfish/bot/knowledge.h"

namespace tacklebox::platinumfish {

/// What sets the two apart.
struct BeginnerPolicy {
    int roundsRemembered = 1; ///< what was heard of hands longer ago is forgotten
    bool countsCards = false; ///< sees roughly how many cards of a rank lie open; all like high cards best
};
inline constexpr BeginnerPolicy kMinnow{.roundsRemembered = 1, .countsCards = false};
inline constexpr BeginnerPolicy kPerch{.roundsRemembered = 9, .countsCards = true};

/// The move of such a player; nothing if it lets the player in turn go on. `legal` as for Bot::choose.
std::optional<Choice<PlatinumFish>> beginnersChoice(const Knowledge<PlatinumFish>& known,
                                                    std::span<const Move> legal, BeginnerPolicy policy);

} // namespace tacklebox::platinumfish
