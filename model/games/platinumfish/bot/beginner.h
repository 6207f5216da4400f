// How Minnow and Perch play: they see what lies open, and remember little of what was said.
#pragma once

#include "model/games/platinumfish/bot/knowledge.h"
#include "model/games/platinumfish/bot/levels.h"

namespace tacklebox::platinumfish {

/// The move of such a player; nothing if it lets the player in turn go on. `legal` as for Bot::choose.
std::optional<Choice<PlatinumFish>> beginnersChoice(const Knowledge<PlatinumFish>& known,
                                                    std::span<const Move> legal, const Skill& skill);

} // namespace tacklebox::platinumfish
