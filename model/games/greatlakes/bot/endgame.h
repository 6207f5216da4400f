// The last rounds of The Great Lakes Fish-Out by exhaustive enumeration instead of sampling: every world, and
// in it every choice that anybody may make, weighed by how likely it is. Only the decision at hand is a
// choice of the best; those that come later, the player's own too, are taken as his policy makes them.
#pragma once

#include "model/games/greatlakes/bot/search.h"

namespace tacklebox::greatlakes {

/// True if so few rounds and worlds are left that all of them can be gone through.
bool canEnumerate(const Knowledge<GreatLakes>& known, const WorldSampler<GreatLakes>& worlds);

/// What choosing each card of the own hand leads to, over all worlds and all that the others may do, as they
/// are thought to play. The best card has a share of 1.
std::vector<Prospect> enumerateChoice(const Knowledge<GreatLakes>& known,
                                      const WorldSampler<GreatLakes>& worlds);
/// The same for the keeper's two ways on.
KeepProspects enumerateKeep(const Knowledge<GreatLakes>& known, const WorldSampler<GreatLakes>& worlds);

} // namespace tacklebox::greatlakes
