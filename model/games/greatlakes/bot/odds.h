// What a player remembers of a position, and how likely his cards are to be kept.
#pragma once

#include "model/games/greatlakes/bot/worldsampler.h"

namespace tacklebox::greatlakes {

/// The position for the policy of a player who remembers what was revealed in the last so many rounds and
/// sees what lies in the lake, but does not look through what has been caught. Other hands are left empty.
CompactState remembered(const Knowledge<GreatLakes>& known, int memory);

/// How likely `card` is to be the highest of its suit in this round, as the others play. The viewer holds it
/// and has not chosen yet; he remembers so many rounds.
double chanceToKeep(const Knowledge<GreatLakes>& known, int memory, Card card, Random& random);

/// How likely a keeper who stocks fishes out the suit later, and more of it than he could now.
double chanceOfMore(const Knowledge<GreatLakes>& known, Random& random);

/// The viewer, who keeps a card in `world`, fishes its suit out or stocks the lake: `game` is the compact
/// state of the world. Gives the cards of the keepers who have yet to decide.
Cards decideKeeping(CompactState& game, const State& world, Seat viewer, bool fish);
/// The position of a world after its keepers have decided, the viewer by `fish`.
CompactState afterKeeping(const State& world, Seat viewer, bool fish, const SeatStyles& styles,
                          Random& random);

/// What most of all makes a card strong: that a card which would beat it was revealed, and when. Nothing if
/// none was.
std::optional<Fact> clueFor(const Knowledge<GreatLakes>& known, Card card);

} // namespace tacklebox::greatlakes
