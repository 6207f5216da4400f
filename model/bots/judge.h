// Judges: they say what each move was worth to a seat that knew no more than its own events. As bots they are
// given nothing else, so whatever they say, hidden cards do not speak.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/movevalues.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tacklebox {

/// How much work one decision is worth.
struct JudgeEffort {
    int playouts = 2000; ///< shared by all moves, some 60 microseconds each; quick ones are several for one
    int wished = -1;     ///< the number of a move that is compared to the end; -1: none
    const std::atomic<bool>* cancelled = nullptr; ///< as Thinking::cancelled
};

/// What is known of who sits where: nobody keeps secret which bots play. Nothing of a person, nor of a
/// program of somebody's; of these it is learnt how they play.
using KnownLevels = std::array<std::optional<Level>, kMostSeats>;

/// Watches a match from one seat.
///
/// A move's value is the chance to win the match after it, in percent: positions that fit what the seat knows
/// are sampled, the move is made there, all play the deal out by the policy that the game's strongest bots
/// have in their play-outs, each in the style in which he has been seen to play, where those play-outs know
/// styles (the judged seat too, else it would be thought better than it is), and what scores come of it
/// WinProbability turns into a chance. So it is the value among such players, who do not err more than that.
/// The work goes by sequential halving: half of it finds the best moves, the other half compares those, and
/// the wished one, in new worlds. The standard errors in MoveValues are of the sampling alone: some 2 % of a
/// value, 1 % or less of a difference with 2,000 play-outs. `tackle judge` measures how well values match
/// the results of games.
template <class G>
class Judge {
  public:
    using Move = typename G::Move;
    /// A move, or nothing: to let the player in turn go on.
    using Candidate = std::optional<Move>;

    virtual ~Judge() = default;
    /// Takes in the next event of its own seat's stream.
    virtual void see(const SeenEvent<G>& event) = 0;
    /// The moves to be compared where these are legal: all of them, and what the rules accept beside those
    /// listed where that makes a difference (several KILLs at once).
    virtual std::vector<Candidate> candidates(std::span<const Move> legal) const = 0;
    /// The values of these moves of its seat, which may make them now; one alone that is nothing is the
    /// position's own value. Asked twice with as much to see it says the same. Nothing when cancelled, and in
    /// the rare position for which no world was found.
    virtual std::optional<MoveValues> values(std::span<const Candidate> moves, const JudgeEffort& effort) = 0;
};

/// The judge of a game for `seat`, at a table with these rules and players. All its random numbers follow
/// from the seed.
template <class G>
std::unique_ptr<Judge<G>> makeJudge(Seat seat, const Options& options, std::uint64_t seed,
                                    const KnownLevels& levels = {});

#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    std::unique_ptr<Judge<G>> makeJudge<G>(Seat seat, const Options& options, std::uint64_t seed,            \
                                           const KnownLevels& levels);
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
#undef TACKLEBOX_DECLARE

} // namespace tacklebox
