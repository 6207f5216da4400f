// The remembered position of a player, and the odds of keeping and fishing.
#pragma once

#include "model/games/greatlakes/bot/determinizer.h"

namespace tacklebox::greatlakes {

/// The viewer's policy input, knowing the cards in the lake and those revealed in the last `memory` rounds.
/// Other hands are empty.
CompactState remembered(const InformationState<GreatLakes>& known, int memory);

/// Probability that `card` is the highest of its suit this round. The viewer must hold it and not have chosen
/// yet; `memory` is in rounds.
double chanceToKeep(const InformationState<GreatLakes>& known, int memory, Card card, Random& random);

/// Probability that a keeper who stocks later fishes the suit out for more cards than now.
double chanceOfMore(const InformationState<GreatLakes>& known, Random& random);

/// Makes the viewer's keeping decision in `game`, the compact state of `determinization`, and the forced ones
/// of others. Returns the cards of the keepers still to decide.
Cards decideKeeping(CompactState& game, const State& determinization, Seat viewer, bool fish);
/// The state after all keepers have decided, the viewer by `fish`.
CompactState afterKeeping(const State& determinization, Seat viewer, bool fish, const SeatTypes& types,
                          Random& random);

/// The main reason for a card's strength: the highest card beating it that was revealed, and when. `nullopt`
/// if there is none.
std::optional<Fact> clueFor(const InformationState<GreatLakes>& known, Card card);

} // namespace tacklebox::greatlakes
