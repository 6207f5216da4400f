// Positions of Rainbow Fish that fit all that a seat knows.
#pragma once

#include "model/bots/deadline.h"
#include "model/games/rainbowfish/bot/askhabits.h"
#include "model/games/rainbowfish/bot/knowledge.h"

namespace tacklebox {

/// A walk through the ways in which the hidden cards can have been dealt and drawn: it exchanges two or three
/// of them at a time, and goes there if every course still holds, and if the asks that were heard are not
/// much less likely there. In the long run each way comes up as often as it is likely, the ways of playing of
/// the others being unknown: each is believed to play as his asks up to then would have it (a mean over the
/// ways, so that the worlds and the ways of playing are learnt together). Worlds sampled one after the other
/// resemble each other; stir() takes the walk further.
template <>
class Worlds<RainbowFish> {
  public:
    using State = rainbowfish::State;

    /// Finds a first way, and walks away from it; gives up at the deadline, or when it has looked long
    /// enough. `before`: what was believed of the others when the deal began.
    explicit Worlds(
        const Knowledge<RainbowFish>& knowledge, const Deadline& deadline = {},
        const rainbowfish::WaysOfPlaying& before = rainbowfish::WaysOfPlaying(rainbowfish::kUsualWays));
    bool found() const { return m_found; }
    /// The seats but the viewer's.
    SeatSet others() const { return m_others; }
    /// The next world of the walk.
    void sample(Random& random, State& world);
    /// Tries so many exchanges.
    void stir(Random& random, int exchanges);

    /// How likely each way of playing is that of the seat in the world last sampled.
    rainbowfish::WayShares waysOf(Seat seat) const;
    /// The hand of a seat other than the viewer's in the world last sampled.
    const rainbowfish::Tally& hand(Seat seat) const { return m_now.replays[seat].hand; }
    /// The way to that world: the face of each hidden card, in the order of Knowledge::arrivals(). Tests
    /// build a history of it.
    std::span<const Face> way() const {
        return std::span<const Face>(m_now.faces).first(std::size_t(m_slots));
    }
    /// How many exchanges it took to find the first way.
    int triesNeeded() const { return m_tries; }

  private:
    using Replays = std::array<rainbowfish::Replay, kMostSeats>;
    using Lengths = std::array<std::size_t, kMostSeats>;
    /// Where the walk stands, and up to which event it has looked at the courses.
    struct Standing {
        rainbowfish::Faces faces; ///< in the slots, then in the Hole with the top last
        int deck = 0;
        Lengths lengths{}; ///< of the courses, as far as they are looked at
        int stops = 0;     ///< occasions of MayStop among them
        Replays replays{};
        std::array<double, kMostSeats> asks{}; ///< how likely they are, seat by seat
    };

    void guess(Random& random);
    void retrace(const Deadline& deadline, Random& random);
    void goTo(int event);
    void repair(int event, const Deadline& deadline, Random& random);
    void reroute(Random& random);
    void mend(Random& random);
    Seat anyFaulty(Random& random) const;
    bool free(int slot) const;
    void settleBase();
    template <bool strict>
    bool exchange(Random& random);
    template <bool strict>
    bool tryRotation(std::span<const int> slots, Random& random);
    bool changed(std::span<const int> slots, bool strict, Random& random);
    bool changedDeck(bool strict, Random& random);
    rainbowfish::Replay replayed(Seat seat, bool strict) const;
    double likelihoodOfAsks(Seat seat) const;
    bool asLikely(SeatSet changed, Random& random);
    bool stopsHold(const Replays& replays) const;
    int faults(const Replays& replays) const;

    const Knowledge<RainbowFish>& m_knowledge;
    Standing m_now;
    int m_slots; ///< of the faces, those before the Hole
    int m_tries = 0;
    bool m_found = false;
    double m_slope = 0; ///< how much a fault more is shunned while the first way is sought
    SeatSet m_others;
    rainbowfish::WaysOfPlaying m_before;
    State m_base; ///< all that is the same in every world
    std::array<std::uint8_t, rainbowfish::kColorDeckFaces>
        m_used{}; ///< cards of a face that m_base has placed
};

static_assert(WorldsOf<RainbowFish>);

} // namespace tacklebox
