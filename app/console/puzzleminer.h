// Finds puzzles in games that bots play: positions with a clear answer that is not the first thought.
#pragma once

#include "model/puzzles/puzzle.h"

#include <optional>
#include <vector>

namespace tacklebox::console {

/// How sure an answer must be.
struct MiningEffort {
    int searches = 3;       ///< by Sharks that know nothing of each other; all must agree
    int searchEffort = 200; ///< of each, in percent of a Shark's usual work
    int playouts = 16'000;  ///< of the judge, shared by all moves
    int tries = 8;          ///< of each level, for how hard a best move is to find
    double errorsApart = 4; ///< odds lie so many standard errors from even, and a best move is so much ahead
    double ahead = 1.5;     ///< and so much, in chances to win the match, in percent
};

/// Looks at the decisions of a match, one after the other. What it finds depends on the positions alone.
class PuzzleMiner {
  public:
    explicit PuzzleMiner(const MiningEffort& effort = {}) : m_effort(effort) {}

    /// Looks at the decision of `seat` in the match, for puzzles of those kinds that the match has not given
    /// yet.
    void look(const AnyMatch& match, Seat seat);
    /// What was found in the match, at most one of a kind, and nothing any more.
    std::vector<Puzzle> take();

  private:
    std::optional<Puzzle> bestMove(const AnyMatch& match, Seat seat);
    /// Gives the choices their worth; false if the answer is not the best of all moves and clearly ahead of
    /// each other choice.
    bool judge(Puzzle& puzzle) const;
    std::optional<Puzzle> holder(const AnyMatch& match, Seat seat);
    std::optional<Puzzle> odds(const AnyMatch& match, Seat seat);

    bool has(PuzzleKind kind) const;

    MiningEffort m_effort;
    std::vector<Puzzle> m_found;
};

/// Of many puzzles so many at most, as varied as they are: kinds, reasons, numbers of stars. In order of
/// stars.
std::vector<Puzzle> variedPuzzles(std::vector<Puzzle> puzzles, int most);

} // namespace tacklebox::console
