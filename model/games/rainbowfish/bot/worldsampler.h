// Positions of Rainbow Fish that fit all that a seat knows.
#pragma once

#include "model/bots/metropolis.h"
#include "model/games/rainbowfish/bot/askstyles.h"
#include "model/games/rainbowfish/bot/knowledge.h"

namespace tacklebox {

/// A Markov chain by the Metropolis algorithm (model/bots/metropolis.h) over the ways in which the hidden
/// cards can have been dealt and drawn: it exchanges two or three of them at a time, and accepts that if
/// every history still holds and, by chance, the more often the likelier the asks that were heard are then.
/// In the long run each deal comes up as often as it is likely, the playing styles of the others being
/// unknown: each is believed to play as his asks up to then would have it (a mean over the styles, so that
/// the worlds and the playing styles are learnt together). Worlds sampled one after the other resemble each
/// other; advance() takes the chain further.
template <>
class WorldSampler<RainbowFish> {
  public:
    using State = rainbowfish::State;
    /// What of a turn is weighed: what was asked for, or also that special cards were left unplayed.
    enum class Weighed : std::uint8_t { Asks, Turns };

    /// Finds a first deal by simulated annealing, with repairs along augmenting paths (as in bipartite
    /// matching) among its proposals, and leaves it behind by a burn-in; gives up at the deadline, or when it
    /// has looked long enough. `before`: what was believed of the others when the deal began.
    explicit WorldSampler(
        const Knowledge<RainbowFish>& knowledge, const Deadline& deadline = {},
        const rainbowfish::Opponents& before = rainbowfish::Opponents(rainbowfish::kPriorStyles),
        Weighed weighed = Weighed::Asks);
    bool found() const { return m_found; }
    /// The seats but the viewer's.
    SeatSet others() const { return m_others; }
    /// The next world of the chain.
    void sample(Random& random, State& world);
    /// Tries so many exchanges.
    void advance(Random& random, int exchanges);

    /// How likely each playing style is that of the seat in the world last sampled.
    rainbowfish::StyleShares stylesOf(Seat seat) const;
    /// The hand of a seat other than the viewer's in the world last sampled.
    const rainbowfish::Tally& hand(Seat seat) const { return m_now.replays[seat].hand; }
    /// The deal of that world: the face of each hidden card, in the order of Knowledge::arrivals(). Tests
    /// build a history of it.
    std::span<const Face> deal() const {
        return std::span<const Face>(m_now.faces).first(std::size_t(m_slots));
    }
    /// How many exchanges it took to find the first deal.
    int stepsToFirstDeal() const { return m_stepsToFirstDeal; }

  private:
    using Replays = std::array<rainbowfish::Replay, kMostSeats>;
    using Lengths = std::array<std::size_t, kMostSeats>;
    /// The state of the chain, and up to which event it has looked at the histories.
    struct SampledDeal {
        rainbowfish::Faces faces; ///< in the slots, then in the Hole with the top last
        int deck = 0;
        Lengths lengths{}; ///< of the histories, as far as they are looked at
        int stops = 0;     ///< occasions of MayStop among them
        Replays replays{};
        std::array<double, kMostSeats> asks{}; ///< how likely they are, seat by seat
    };

    struct Annealing;

    void dealAtRandom(Random& random);
    void replayHistories(StepLimit& limit, Random& random);
    void extendTo(int event);
    void repair(int event, StepLimit& limit, Random& random);
    void proposeAugmentingPath(Random& random);
    void proposeRepair(Random& random);
    Seat anyFaulty(Random& random) const;
    bool free(int slot) const;
    void settleBase();
    template <bool strict>
    bool proposeExchange(Random& random);
    template <bool strict>
    bool tryRotation(std::span<const int> slots, Random& random);
    bool acceptChange(std::span<const int> slots, bool strict, Random& random);
    bool tryOtherDeck(bool strict, Random& random);
    rainbowfish::Replay replayed(Seat seat, bool strict) const;
    rainbowfish::StyleShares likelihoodsOf(Seat seat) const;
    double likelihoodOfAsks(Seat seat) const;
    bool acceptAsks(SeatSet acceptChange, Random& random);
    bool stopsHold(const Replays& replays) const;
    int faults(const Replays& replays) const;

    const Knowledge<RainbowFish>& m_knowledge;
    SampledDeal m_now;
    int m_slots; ///< of the faces, those before the Hole
    int m_stepsToFirstDeal = 0;
    bool m_found = false;
    double m_penalty = 0; ///< how much one violation more is shunned while the first deal is sought
    SeatSet m_others;
    rainbowfish::Opponents m_before;
    Weighed m_weighed;
    State m_base; ///< all that is the same in every world
    std::array<std::uint8_t, rainbowfish::kColorDeckFaces>
        m_used{}; ///< cards of a face that m_base has placed
};

static_assert(WorldSamplerOf<RainbowFish>);

} // namespace tacklebox
