// Judges: they estimate the value of moves. A judge receives only the events of its seat, so its estimates
// cannot reveal hidden cards.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/movevalues.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tacklebox {

/// The work for judging one decision.
struct JudgeEffort {
    int playouts = 2000; ///< for all moves together, in units of about 60 microseconds; games with fast
                         ///< playouts make several for each unit
    int required = -1;   ///< index of a move that must not be eliminated; -1 for none
    const std::atomic<bool>* cancelled = nullptr; ///< as Thinking::cancelled
};

/// The level of each seat's bot, which is public. Empty for people and external programs, whose opponent type
/// is inferred instead.
using KnownLevels = std::array<std::optional<Level>, kMostSeats>;

/// Judges moves from one seat.
///
/// The value of a move is the probability of winning the match after it, in percent. Playouts start from
/// determinizations, make the move and finish the deal with the playout policy of the game's strongest bots.
/// Every seat, including the judged one, follows its inferred opponent type where the playouts support types;
/// WinProbability converts the scores into a probability. The value therefore assumes opponents of that
/// strength.
///
/// The work follows sequential halving: one half finds the best moves, the other compares them and the
/// `required` move on fresh determinizations. Standard errors in MoveValues cover the sampling only: with
/// 2,000 playouts about 2 % for a value, at most 1 % for a difference. `tackle judge` compares values with
/// match results.
template <class G>
class Judge {
  public:
    using Move = typename G::Move;
    /// A move; nullopt for passing.
    using Candidate = std::optional<Move>;

    virtual ~Judge() = default;
    /// Processes the next event of the seat's stream.
    virtual void see(const SeenEvent<G>& event) = 0;
    /// The moves to compare: all `legal` ones, plus unlisted moves that the rules accept if they matter
    /// (several KILLs at once).
    virtual std::vector<Candidate> candidates(std::span<const Move> legal) const = 0;
    /// The values of `moves`, which the seat may make now. A single nullopt gives the value of the position.
    /// Repeated calls for the same events give the same result. Returns nullopt when cancelled, and in the
    /// rare case that no determinization was found.
    virtual std::optional<MoveValues> values(std::span<const Candidate> moves, const JudgeEffort& effort) = 0;
};

/// Creates the judge of a game for `seat`, at a table with these options and bots. All its random numbers
/// derive from `seed`. Specialised as makePlayer().
template <class G>
std::unique_ptr<Judge<G>> makeJudge(Seat seat, const Options& options, std::uint64_t seed,
                                    const KnownLevels& levels = {});

} // namespace tacklebox
