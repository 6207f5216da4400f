// The last rounds of The Great Lakes Fish-Out, counted out: every world, every choice.
#pragma once

#include "model/games/greatlakes/bot/search.h"

namespace tacklebox::greatlakes {

/// True if there are so few cards left that all can be counted out.
bool canEnumerate(const Knowledge<GreatLakes>& known, const WorldSampler<GreatLakes>& worlds);

/// What choosing each card of the own hand leads to, over all worlds and all that the others may do, as they
/// are thought to play. The best card has a share of 1.
std::vector<Prospect> enumerateChoice(const Knowledge<GreatLakes>& known,
                                      const WorldSampler<GreatLakes>& worlds);
/// The same for the keeper's two ways on.
KeepProspects enumerateKeep(const Knowledge<GreatLakes>& known, const WorldSampler<GreatLakes>& worlds);

} // namespace tacklebox::greatlakes
