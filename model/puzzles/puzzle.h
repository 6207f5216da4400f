// Puzzles: positions of played games with a question about them, and an answer that a search stands behind.
// They are found by `tackle puzzles` and kept as JSON, one file a game (docs/puzzles.md).
#pragma once

#include "model/bots/bot.h"
#include "model/bots/fact.h"
#include "model/bots/rationale.h"
#include "model/host/anygame.h"
#include "model/json/jsonfwd.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tacklebox {

/// What is asked.
enum class PuzzleKind : std::uint8_t {
    BestMove, ///< which of some moves is the best
    Holder,   ///< who surely holds a card, or cards of a kind
    Odds,     ///< whether a move is more likely than not to bring what it is for
};
/// "best-move", "holder", "odds": as the files have them.
std::string_view name(PuzzleKind kind);

/// One of the answers that are offered.
struct PuzzleChoice {
    AnyMove move;                ///< of BestMove
    Seat seat = kNoSeat;         ///< of Holder
    bool yes = false;            ///< of Odds
    std::optional<double> worth; ///< of BestMove: the chance to win the match with it, in percent
    double error = 0;            ///< the standard error of `worth`
};

/// How often the bots of each level found the answer.
struct PuzzleTrials {
    int tries = 0;              ///< of each level; 0 where levels were not asked
    std::array<int, 4> found{}; ///< by level, Minnow first

    /// A level is said to find it when it does so more often than not.
    bool finds(Level level) const {
        return 2 * found[std::size_t(level) - std::size_t(Level::Minnow)] > tries;
    }
    bool operator==(const PuzzleTrials&) const = default;
};

inline constexpr int kMostStars = 3;

struct Puzzle {
    std::string id; ///< in its file and for ever: by it one remembers what was solved
    PuzzleKind kind = PuzzleKind::BestMove;
    int stars = 1;                         ///< how hard it is, 1 to kMostStars
    Seat seat = 0;                         ///< who is asked, and whose knowledge is enough for the answer
    std::shared_ptr<const AnyMatch> match; ///< at that moment
    std::vector<PuzzleChoice> choices;
    std::size_t answer = 0; ///< which of `choices` is right
    AnyMove move;           ///< of Odds: the move that is asked about
    Fact fact;              ///< of Holder: what is known
    /// Of BestMove and Odds: why, as the bot gave it that made the answer or the move.
    Rationale why;
    PuzzleTrials trials; ///< of BestMove

    const AnyGame& game() const { return match->game(); }
    /// The move that `why` gives the reason of.
    const AnyMove& reasoned() const { return kind == PuzzleKind::BestMove ? choices[answer].move : move; }
};

/// The stars of a best move: one if Perch finds it, two if Pike does, else three.
int starsOf(const PuzzleTrials& trials);
/// Of a fact that has been known for so many turns (rounds in games without turns): one within a round, two
/// within three, as a casual player remembers, else three.
int starsOf(const Fact& fact, const AnyMatch& match);
/// Of odds, 0 to 1: the nearer to even, the harder to tell.
int starsOfOdds(double likely);

/// A file of puzzles of one game.
Json puzzlesJson(const std::vector<Puzzle>& puzzles);
/// One of its entries.
Json puzzleJson(const Puzzle& puzzle);
/// Reads a file of puzzles and checks it: records replay, moves are legal, the answer is one of the choices.
/// Throws WireError (BadRecord) otherwise.
std::vector<Puzzle> readPuzzles(std::string_view text);

} // namespace tacklebox
