// What a seat knows and decides at a table under test (testing::Table).
#pragma once

#include "model/bots/informationstate.h"
#include "model/host/host.h"
#include "model/host/matchadapter.h"
#include "model/wire/session.h"
#include "tests/support/streams.h"
#include "tests/support/table.h"

namespace tacklebox::testing {

template <class G>
const Match<G>& matchAt(Table& table) {
    return matchOf<G>(table.session().match());
}

/// Feeds all events that a seat has seen to an information state, bot or judge.
template <class G, class Observer>
void showEvents(Observer& observer, Seat seat, Table& table) {
    for (const auto& event : eventsSeenBy(seat, matchAt<G>(table).log()))
        observer.see(event);
}

/// The information state of a seat after all events (kNoSeat: of a spectator).
template <class G>
InformationState<G> informationStateOf(Seat viewer, Table& table) {
    InformationState<G> known(viewer);
    showEvents<G>(known, viewer, table);
    return known;
}

template <class G>
MoveList<typename G::Move> legalMoves(Seat seat, Table& table) {
    MoveList<typename G::Move> moves;
    G::legalMoves(matchAt<G>(table).state(), seat, moves);
    return moves;
}

/// The decision of a new bot that has seen all events of its seat. It must be legal.
template <class G>
std::optional<Choice<G>> decision(Level level, Seat seat, Table& table, const Thinking& thinking = {},
                                  std::uint64_t seed = 1) {
    const auto bot = makeBot<G>(level, seat, seed);
    showEvents<G>(*bot, seat, table);
    const auto moves = legalMoves<G>(seat, table);
    const auto choice = bot->choose(moves.all(), thinking);
    EXPECT_FALSE(choice && G::check(matchAt<G>(table).state(), seat, choice->move));
    return choice;
}

} // namespace tacklebox::testing
