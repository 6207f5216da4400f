// Bots: players that receive only their seat's events and legal moves.
#pragma once

#include "model/bots/deadline.h"
#include "model/bots/rationale.h"
#include "model/engine/game.h"

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace tacklebox {

/// Playing strength: beginner, casual, skilled, master. Random is for tests and simulations.
enum class Level { Random, Minnow, Perch, Pike, Shark };

/// "random", "minnow", "perch", "pike", "shark".
std::string_view name(Level level);
std::optional<Level> levelNamed(std::string_view name);

/// Limits for choosing one move. The choice depends only on the seat's events, the seed and `effort`, unless
/// `millis` runs out.
struct Thinking {
    int millis = 0;                               ///< time limit; 0 for none
    bool mustMove = false;                        ///< the bot must not pass
    int effort = 100;                             ///< percentage of the level's usual work; at least 1
    const std::atomic<bool>* cancelled = nullptr; ///< set by another thread to cancel; may be null

    /// A deadline `millis` from now.
    Deadline deadline() const { return {cancelled, millis}; }
};

/// A move and the reason for it.
template <class G>
struct Choice {
    typename G::Move move;
    Rationale rationale;
};

/// A player in one seat. It never sees the game itself, only the events passed to see().
template <class G>
class Bot {
  public:
    virtual ~Bot() = default;
    /// Processes the next event of the seat's stream. Events must arrive in order and without gaps.
    virtual void see(const SeenEvent<G>& event) = 0;
    /// Chooses one of `legal`, the non-empty list of the seat's moves, or another move that the rules accept
    /// (such as several KILLs at once). nullopt means pass, or that the call was cancelled. Passing is
    /// allowed only if another seat is on turn and may move, and `mustMove` is false.
    virtual std::optional<Choice<G>> choose(std::span<const typename G::Move> legal, Thinking thinking) = 0;
};

/// Plays a uniformly random legal move.
template <class G>
class RandomBot : public Bot<G> {
  public:
    explicit RandomBot(std::uint64_t seed) : m_random(seed) {}
    void see(const SeenEvent<G>&) override {}
    std::optional<Choice<G>> choose(std::span<const typename G::Move> legal, Thinking) override {
        return Choice<G>{legal[std::size_t(m_random.below(int(legal.size())))], {}};
    }

  private:
    Random m_random;
};

/// Creates the bot of a game at one of the four named levels. Specialised in each game's bot/bot.h; a game
/// without bots of its own has those of defaultbot.h.
template <class G>
std::unique_ptr<Bot<G>> makePlayer(Level level, Seat seat, std::uint64_t seed);

/// Creates a bot for `seat`. All its random numbers derive from `seed`.
template <class G>
std::unique_ptr<Bot<G>> makeBot(Level level, Seat seat, std::uint64_t seed) {
    if (level == Level::Random) return std::make_unique<RandomBot<G>>(seed);
    return makePlayer<G>(level, seat, seed);
}

} // namespace tacklebox
