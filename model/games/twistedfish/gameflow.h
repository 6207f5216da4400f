// Start and end of rounds and turns.
#pragma once

#include "model/engine/matchshell.h"
#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox::twistedfish {

using Log = EventLog<TwistedFish>;

inline constexpr PileId kPond{PileKind::Pond};
inline constexpr PileId kDiscard{PileKind::Discard};
constexpr PileId basketsOf(Seat seat) {
    return {PileKind::Baskets, seat};
}

/// Ends the turn, and begins the next one or ends the round (T-42). `dead`: the player said "dead in the
/// water".
void endTurn(State& state, bool dead, Log& log);

/// Ends and scores the round. If a player went out, it is the player on turn. Ends the match or schedules the
/// next deal.
void endRound(State& state, Ending ending, Log& log);

/// Begins the next round of the match.
void dealNext(State& state, const Layout& layout, Log& log);

} // namespace tacklebox::twistedfish
