// Finds puzzles in matches between bots: positions with a certain answer that is not obvious.
#pragma once

#include "model/puzzles/puzzle.h"

#include <optional>
#include <vector>

namespace tacklebox::console {

/// How certain an answer must be.
struct MiningEffort {
    int searches = 3;       ///< by independent Sharks, which must all agree
    int searchEffort = 200; ///< of each search, in percent of a Shark's usual work
    int playouts = 16'000;  ///< of the judge, shared by all moves
    int tries = 8;          ///< bots asked for odds, and of each level for the difficulty of a best move
    double errorsApart = 4; ///< least distance of odds from even, and lead of a best move, in standard errors
    double ahead = 1.5;     ///< least lead of a best move, in percentage points of winning chances
};

/// Examines the decisions of a match one after another. The result depends only on the positions.
class PuzzleMiner {
  public:
    explicit PuzzleMiner(const MiningEffort& effort = {}) : m_effort(effort) {}

    /// Examines the decision of `seat` for the kinds of puzzles that this match has not given yet.
    void examine(const AnyMatch& match, Seat seat);
    /// Returns and clears the puzzles found, at most one of each kind.
    std::vector<Puzzle> take();

  private:
    std::optional<Puzzle> bestMove(const AnyMatch& match, Seat seat);
    /// Sets the values of the choices. Returns false unless the judge rates the answer best of all moves and
    /// clearly better than each other choice.
    bool judge(Puzzle& puzzle) const;
    std::optional<Puzzle> holder(const AnyMatch& match, Seat seat);
    std::optional<Puzzle> odds(const AnyMatch& match, Seat seat);

    bool has(PuzzleKind kind) const;

    MiningEffort m_effort;
    std::vector<Puzzle> m_found;
};

/// Returns at most `most` puzzles, as varied as possible in kind, reason and stars, sorted by stars.
std::vector<Puzzle> variedPuzzles(std::vector<Puzzle> puzzles, int most);

} // namespace tacklebox::console
