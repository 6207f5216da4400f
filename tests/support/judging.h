// What a judge says of the moves of a laid-out position.
#pragma once

#include "model/bots/judge.h"
#include "model/host/matchof.h"
#include "model/wire/session.h"
#include "tests/support/history.h"
#include "tests/support/table.h"

#include <algorithm>

namespace tacklebox::testing {

/// All that `seat` may do at that table now, and the values.
template <class G>
struct Verdict {
    std::vector<std::optional<typename G::Move>> moves;
    MoveValues values{0};

    std::size_t numberOf(const typename G::Move& move) const {
        const auto at = std::ranges::find(moves, std::optional(move));
        EXPECT_TRUE(at != moves.end());
        return std::size_t(at - moves.begin());
    }
};

/// Judges with `wished` among the moves that are compared to the end.
template <class G>
Verdict<G> judged(Table& table, Seat seat, const typename G::Move& wished, int playouts = 1500) {
    const Match<G>& match = matchOf<G>(table.session().match());
    const auto judge = makeJudge<G>(seat, match.setup().options, 3);
    for (const auto& event : streamOf(seat, match.log()))
        judge->see(event);
    MoveList<typename G::Move> legal;
    G::legalMoves(match.state(), seat, legal);
    Verdict<G> verdict{judge->candidates(legal.all())};
    const int number = int(verdict.numberOf(wished));
    const auto values = judge->values(verdict.moves, {.playouts = playouts, .wished = number});
    EXPECT_TRUE(values);
    if (values) verdict.values = *values;
    return verdict;
}

} // namespace tacklebox::testing
