// Move choice of Minnow and Perch: by visible cards, and a short memory of facts.
#pragma once

#include "model/games/platinumfish/bot/informationstate.h"
#include "model/games/platinumfish/bot/levels.h"

namespace tacklebox::platinumfish {

/// Returns the move, or `nullopt` to pass. `legal` as for Bot::choose.
std::optional<Choice<PlatinumFish>> beginnersChoice(const InformationState<PlatinumFish>& known,
                                                    std::span<const Move> legal, const Skill& skill);

} // namespace tacklebox::platinumfish
