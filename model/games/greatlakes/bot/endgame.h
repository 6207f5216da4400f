// The last rounds of The Great Lakes Fish-Out by exhaustive enumeration of determinizations and choices,
// weighted by probability. Only the decision at hand is optimized; later ones, including the player's own,
// follow the policies.
#pragma once

#include "model/games/greatlakes/bot/search.h"

namespace tacklebox::greatlakes {

/// True if few enough rounds and determinizations are left.
bool canEnumerate(const InformationState<GreatLakes>& known, const Determinizer<GreatLakes>& determinizer);

/// Expected result of each card of the own hand, best first, while the others play by their types. The best
/// card has share 1.
std::vector<Prospect> enumerateChoice(const InformationState<GreatLakes>& known,
                                      const Determinizer<GreatLakes>& determinizer);
/// The same for a keeper's decision.
KeepProspects enumerateKeep(const InformationState<GreatLakes>& known,
                            const Determinizer<GreatLakes>& determinizer);

} // namespace tacklebox::greatlakes
