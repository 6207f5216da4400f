// Puzzles: positions from played games with a question and an answer verified by search. `tackle puzzles`
// finds them and stores them as JSON, one file per game (docs/puzzles.md).
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

/// The kind of question.
enum class PuzzleKind : std::uint8_t {
    BestMove, ///< the best of several moves
    Holder,   ///< the player who certainly holds a card, or cards of a kind
    Odds,     ///< whether a move is more likely than not to achieve its purpose
};
/// Its name in the files: "best-move", "holder", "odds".
std::string_view name(PuzzleKind kind);

/// One of the offered answers.
struct PuzzleChoice {
    AnyMove move;                ///< for BestMove
    Seat seat = kNoSeat;         ///< for Holder
    bool yes = false;            ///< for Odds
    std::optional<double> value; ///< for BestMove: probability in percent of winning the match with it
    double error = 0;            ///< standard error of `value`
};

/// How often the bots of each level found the answer.
struct PuzzleTrials {
    int tries = 0;              ///< for each level; 0 if no bots were asked
    std::array<int, 4> found{}; ///< for each level, Minnow first

    /// True if the level finds the answer in more than half of its tries.
    bool finds(Level level) const {
        return 2 * found[std::size_t(level) - std::size_t(Level::Minnow)] > tries;
    }
    bool operator==(const PuzzleTrials&) const = default;
};

inline constexpr int kMostStars = 3;

struct Puzzle {
    std::string id; ///< permanent and unique in its file; identifies solved puzzles
    PuzzleKind kind = PuzzleKind::BestMove;
    int stars = 1; ///< difficulty, 1 to kMostStars
    Seat seat = 0; ///< the seat that is asked; its information suffices for the answer
    std::shared_ptr<const AnyMatch> match; ///< at the position of the puzzle
    std::vector<PuzzleChoice> choices;
    std::size_t answer = 0; ///< index of the right choice
    AnyMove move;           ///< for Odds: the move in question
    Fact fact;              ///< for Holder: the known fact
    /// For BestMove and Odds: the reason of the bot for the answer or the move.
    Rationale why;
    PuzzleTrials trials; ///< for BestMove

    const AnyGame& game() const { return match->game(); }
    /// The move that `why` explains.
    const AnyMove& reasoned() const { return kind == PuzzleKind::BestMove ? choices[answer].move : move; }
};

/// Stars of a best move: one if Perch finds it, two if Pike does, else three.
int starsOf(const PuzzleTrials& trials);
/// Stars of a fact by its age in turns (rounds in games without turns): one up to one round, two up to three
/// rounds, the memory of a casual player, else three.
int starsOf(const Fact& fact, const AnyMatch& match);
/// Stars of odds, 0 to 1: more stars nearer to even.
int starsOfOdds(double likely);

/// A file with puzzles of one game.
Json puzzlesJson(const std::vector<Puzzle>& puzzles);
/// One entry of the file.
Json puzzleJson(const Puzzle& puzzle);
/// Reads and checks a file of puzzles: records replay, moves are legal, the answer is one of the choices.
/// Throws WireError (BadRecord).
std::vector<Puzzle> readPuzzles(std::string_view text);

} // namespace tacklebox
