// Laid-out positions of WTF for tests of its bots.
#pragma once

#include "model/games/whatthefish/bot/knowledge.h"
#include "model/host/matchof.h"
#include "model/wire/session.h"
#include "tests/support/history.h"
#include "tests/support/table.h"

namespace tacklebox::testing {

inline constexpr const char* kPass = "{'kind':'pass'}";

/// Dealer 0. Chance is asked for.
inline Table fishTable(int seats, std::string_view deal) {
    return Table("what-the-fish", seats, deal);
}

inline const Match<WhatTheFish>& matchOf(Table& table) {
    return matchOf<WhatTheFish>(table.session().match());
}

/// What a seat (kNoSeat: the table) knows after all that has happened.
inline Knowledge<WhatTheFish> knownBy(Table& table, Seat viewer) {
    Knowledge<WhatTheFish> knowledge(viewer);
    for (const auto& event : streamOf(viewer, matchOf(table).log()))
        knowledge.see(event);
    return knowledge;
}

/// What a bot of that level would do.
inline Choice<WhatTheFish> chosenBy(Table& table, Level level, Seat seat, std::uint64_t seed = 1) {
    const auto bot = makeBot<WhatTheFish>(level, seat, seed);
    for (const auto& event : streamOf(seat, matchOf(table).log()))
        bot->see(event);
    MoveList<whatthefish::Move> moves;
    WhatTheFish::legalMoves(matchOf(table).state(), seat, moves);
    const auto choice = bot->choose(moves.all(), {});
    EXPECT_TRUE(choice);
    EXPECT_FALSE(WhatTheFish::check(matchOf(table).state(), seat, choice->move));
    return *choice;
}

} // namespace tacklebox::testing
