#include "model/games/whatthefish/bot/playout.h"

namespace tacklebox::whatthefish {

void makeMove(State& state, Seat seat, const Move& move, Random& random, EventLog<WhatTheFish>& disabledLog) {
    WhatTheFish::apply(state, seat, move, disabledLog);
    while (state.pendingChance.kind == PendingChance::Kind::Pull ||
           state.pendingChance.kind == PendingChance::Kind::Shuffle) {
        Outcome<Layout> outcome;
        drawOutcome(WhatTheFish::chance(state), random, outcome);
        WhatTheFish::applyChance(state, outcome, disabledLog);
    }
}

namespace {

/// True if the game has ended, even if the next deal is pending.
bool ended(const State& state) {
    return state.match.over || state.pendingChance.kind == PendingChance::Kind::Deal;
}

/// The next seat to act, in the game's order.
Seat nextToAct(const State& state) {
    for (int place = 0; place < state.match.seats; ++place)
        if (const Seat seat = inOrder(state.status, place); state.status.playersToAct.has(seat)) return seat;
    return kNoSeat;
}

} // namespace

PlayoutOutcome playOn(State& state, const SeatTypes& types, TypePolicy& policy, Random& random,
                      EventLog<WhatTheFish>& disabledLog) {
    constexpr int kMostMoves = 600;
    PlayoutOutcome outcome;
    bool swimming = state.now.swim.any();
    for (int moves = 0; moves < kMostMoves && !ended(state); ++moves) {
        const Seat seat = nextToAct(state);
        makeMove(state, seat, policy.decide(OpponentType(types[seat]), state, seat, random), random,
                 disabledLog);
        if (!swimming || state.now.swim.any()) continue;
        swimming = false;
        outcome.freed = ended(state);
    }
    if (!ended(state)) return outcome;
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        if (state.match.last.points[seat] > 0) outcome.winner = seat;
    if (swimming) outcome.freed = true; // by the move before the playout
    return outcome;
}

} // namespace tacklebox::whatthefish
