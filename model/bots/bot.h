// Bots: players that are given their own seat's events and legal moves, and nothing else.
#pragma once

#include "model/bots/deadline.h"
#include "model/bots/rationale.h"
#include "model/engine/game.h"
#include "model/games/list.h"

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace tacklebox {

/// How well a bot plays: beginner, casual, skilled, master. Random is for tests and simulations.
enum class Level { Random, Minnow, Perch, Pike, Shark };

/// "random", "minnow", "perch", "pike", "shark".
std::string_view name(Level level);
std::optional<Level> levelNamed(std::string_view name);

/// How a bot may think about one move. What it decides depends on nothing but what it saw, its seed and
/// `effort`, unless `millis` runs out.
struct Thinking {
    int millis = 0;        ///< an upper limit; 0 for none
    bool mustMove = false; ///< no holding back: whoever asks wants a move in any case
    int effort = 100;      ///< of the level's usual work, in percent; 1 or more
    const std::atomic<bool>* cancelled =
        nullptr; ///< set by another thread when the answer is not wanted any more

    /// With `millis` counted from now.
    Deadline deadline() const { return {cancelled, millis}; }
};

/// What a bot decided, and why.
template <class G>
struct Choice {
    typename G::Move move;
    Rationale rationale;
};

/// A player in one seat. It never sees a game: what it knows it was told by see().
template <class G>
class Bot {
  public:
    virtual ~Bot() = default;
    /// Takes in the next event of its own seat's stream, in order and without gaps but those of the stream.
    virtual void see(const SeenEvent<G>& event) = 0;
    /// One of `legal`, which is not empty: all moves that its seat may make now (a move that the rules accept
    /// beside those listed is allowed too, as several KILLs at once). Nothing, if it would rather let the
    /// player in turn go on; that is only for a seat that is not in turn while the one in turn may move too,
    /// and not if it must move. Nothing also when cancelled.
    virtual std::optional<Choice<G>> choose(std::span<const typename G::Move> legal, Thinking thinking) = 0;
};

/// Plays any legal move, each equally likely.
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

/// The player of a game at one of the four named levels; each game has its own, in
/// model/games/<game>/bot/player.cpp.
template <class G>
std::unique_ptr<Bot<G>> makePlayer(Level level, Seat seat, std::uint64_t seed);

#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    std::unique_ptr<Bot<G>> makePlayer<G>(Level level, Seat seat, std::uint64_t seed);
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
#undef TACKLEBOX_DECLARE

/// A bot for `seat`. All its random numbers follow from the seed.
template <class G>
std::unique_ptr<Bot<G>> makeBot(Level level, Seat seat, std::uint64_t seed) {
    if (level == Level::Random) return std::make_unique<RandomBot<G>>(seed);
    return makePlayer<G>(level, seat, seed);
}

} // namespace tacklebox
