// Bots: players that are given their own seat's events and legal moves, and nothing else.
#pragma once

#include "model/engine/game.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace tacklebox {

/// How well a bot plays. Random is for tests and simulations. For now the four named levels play the same
/// rule-of-thumb game.
enum class Level { Random, Minnow, Perch, Pike, Shark };

/// "random", "minnow", "perch", "pike", "shark".
std::string_view name(Level level);
std::optional<Level> levelNamed(std::string_view name);

/// How long a bot may think about one move.
struct Thinking {
    int millis = 0;        ///< an upper limit; 0 for none
    bool mustMove = false; ///< no holding back: whoever asks wants a move in any case
};

/// A player in one seat. It never sees a game: what it knows it was told by see().
template <class G>
class Bot {
  public:
    virtual ~Bot() = default;
    /// Takes in the next event of its own seat's stream, in order and without gaps but those of the stream.
    virtual void see(const SeenEvent<G>& event) = 0;
    /// One of `legal`, which is not empty: all moves that its seat may make now. Nothing, if it would rather
    /// let the player in turn go on; that is only for a seat that is not in turn while the one in turn may
    /// move too, and not if it must move.
    virtual std::optional<typename G::Move> choose(std::span<const typename G::Move> legal,
                                                   Thinking thinking) = 0;
};

/// Plays any legal move, each equally likely.
template <class G>
class RandomBot : public Bot<G> {
  public:
    explicit RandomBot(std::uint64_t seed) : m_random(seed) {}
    void see(const SeenEvent<G>&) override {}
    std::optional<typename G::Move> choose(std::span<const typename G::Move> legal, Thinking) override {
        return legal[std::size_t(m_random.below(int(legal.size())))];
    }

  private:
    Random m_random;
};

/// The rule-of-thumb player of a game; each game has one, in model/bots/<game>.cpp.
template <class G>
std::unique_ptr<Bot<G>> makeRuleOfThumbBot(Seat seat, std::uint64_t seed);

/// A bot for `seat`. The seed decides what its judgement leaves open.
template <class G>
std::unique_ptr<Bot<G>> makeBot(Level level, Seat seat, std::uint64_t seed) {
    if (level == Level::Random) return std::make_unique<RandomBot<G>>(seed);
    return makeRuleOfThumbBot<G>(seat, seed);
}

} // namespace tacklebox
