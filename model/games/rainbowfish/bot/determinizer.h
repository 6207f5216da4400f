// Determinizations for Rainbow Fish.
#pragma once

#include "model/bots/metropolis.h"
#include "model/games/rainbowfish/bot/informationstate.h"
#include "model/games/rainbowfish/bot/opponenttypes.h"

namespace tacklebox {

/// Samples assignments of the hidden cards by the Metropolis algorithm (model/bots/metropolis.h). A step
/// exchanges two or three cards. It is rejected if a history would be violated, and otherwise accepted by the
/// likelihood of the observed asks. In the long run each deal appears with its posterior probability.
/// Opponents' types are marginalized: the likelihood is a mean over types, so that hands and types are learnt
/// together. Successive samples are correlated; advance() makes more steps between them.
template <>
class Determinizer<RainbowFish> {
  public:
    using State = rainbowfish::State;
    /// The observations of a turn that count: the ask, or also the special cards left unplayed.
    enum class Weighed : std::uint8_t { Asks, Turns };

    /// Finds a first deal by simulated annealing, with augmenting paths (as in bipartite matching) among the
    /// proposals, then runs a burn-in. Gives up at the deadline or after a fixed number of steps. `before` is
    /// the prior of the others' types when the deal began.
    explicit Determinizer(
        const InformationState<RainbowFish>& informationState, const Deadline& deadline = {},
        const rainbowfish::Opponents& before = rainbowfish::Opponents(rainbowfish::kPriorTypes),
        Weighed weighed = Weighed::Asks);
    bool found() const { return m_found; }
    /// The seats except the viewer's.
    SeatSet others() const { return m_others; }
    void sample(Random& random, State& determinization);
    /// Tries this many exchanges.
    void advance(Random& random, int exchanges);

    /// Posterior of the seat's type, given the last sampled hands.
    rainbowfish::TypeWeights typesOf(Seat seat) const;
    /// The last sampled hand of a seat other than the viewer's.
    const rainbowfish::Tally& hand(Seat seat) const { return m_now.replays[seat].hand; }
    /// The faces of the last sample, in the order of InformationState::arrivals(). For tests.
    std::span<const Face> deal() const {
        return std::span<const Face>(m_now.faces).first(std::size_t(m_slots));
    }
    /// Number of steps to find the first deal.
    int stepsToFirstDeal() const { return m_stepsToFirstDeal; }

  private:
    using Replays = std::array<rainbowfish::Replay, kMostSeats>;
    using Lengths = std::array<std::size_t, kMostSeats>;
    /// The state of the chain, with a prefix of each history.
    struct SampledDeal {
        rainbowfish::Faces faces; ///< by slot, then the hole with its top last
        int deck = 0;
        Lengths lengths{}; ///< of the prefixes
        int stops = 0;     ///< number of MayStop occasions in them
        Replays replays{};
        std::array<double, kMostSeats> asks{}; ///< likelihood of the asks, by seat
    };

    struct Annealing;

    void dealAtRandom(Random& random);
    void replayHistories(StepLimit& limit, Random& random);
    void extendTo(int event);
    void repair(int event, StepLimit& limit, Random& random);
    void proposeAugmentingPath(Random& random);
    void proposeRepair(Random& random);
    Seat anyViolatingSeat(Random& random) const;
    bool free(int slot) const;
    void resolveBase();
    template <bool strict>
    bool proposeExchange(Random& random);
    template <bool strict>
    bool tryRotation(std::span<const int> slots, Random& random);
    bool acceptChange(std::span<const int> slots, bool strict, Random& random);
    bool tryOtherDeck(bool strict, Random& random);
    rainbowfish::Replay replayed(Seat seat, bool strict) const;
    rainbowfish::TypeWeights likelihoodsOf(Seat seat) const;
    double likelihoodOfAsks(Seat seat) const;
    bool acceptAsks(SeatSet changedSeats, Random& random);
    bool stopsHold(const Replays& replays) const;
    int violations(const Replays& replays) const;

    const InformationState<RainbowFish>& m_informationState;
    SampledDeal m_now;
    int m_slots; ///< number of faces before the hole
    int m_stepsToFirstDeal = 0;
    bool m_found = false;
    double m_penalty = 0; ///< log-weight of a violation during annealing
    SeatSet m_others;
    rainbowfish::Opponents m_before;
    Weighed m_weighed;
    State m_base; ///< the common part of all samples
    std::array<std::uint8_t, rainbowfish::kColorDeckFaces>
        m_used{}; ///< number of cards of a face used in m_base
};

static_assert(DeterminizerOf<RainbowFish>);

} // namespace tacklebox
