// The flow of a match: how a deal begins, how turns follow each other, how a hand ends and is counted.
#pragma once

#include "model/engine/matchshell.h"
#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox::twistedfish {

using Log = EventLog<TwistedFish>;

inline constexpr Place kPond{PlaceKind::Pond};
inline constexpr Place kDiscard{PlaceKind::Discard};
constexpr Place basketsOf(Seat seat) {
    return {PlaceKind::Baskets, seat};
}

/// Ends the turn: the next player's begins, or the hand is over (T-42). `dead`: he said "dead in the water".
void endTurn(State& state, bool dead, Log& log);

/// Ends and counts the hand; who went out is the player in turn. The match is over, or the next deal is due.
void endHand(State& state, Ending ending, Log& log);

/// The next hand of the match.
void dealNext(State& state, const Layout& layout, Log& log);

} // namespace tacklebox::twistedfish
