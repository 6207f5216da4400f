// Values that a judge gives the moves of a position.
#pragma once

#include "model/bots/judge.h"
#include "tests/support/decisions.h"

#include <algorithm>

namespace tacklebox::testing {

/// The legal moves of a seat and their values.
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

/// Judges the position; compares `required` with the best moves to the end.
template <class G>
Verdict<G> judged(Table& table, Seat seat, const typename G::Move& required, int playouts = 1500) {
    const auto judge = makeJudge<G>(seat, matchAt<G>(table).setup().options, 3);
    showEvents<G>(*judge, seat, table);
    Verdict<G> verdict{judge->candidates(legalMoves<G>(seat, table).all())};
    const int number = int(verdict.numberOf(required));
    const auto values = judge->values(verdict.moves, {.playouts = playouts, .required = number});
    EXPECT_TRUE(values);
    if (values) verdict.values = *values;
    return verdict;
}

} // namespace tacklebox::testing
