// Determinizations for The Great Lakes Fish-Out.
#pragma once

#include "model/games/greatlakes/bot/informationstate.h"

#include <functional>

namespace tacklebox {

/// Deals the viewer's unseen cards to the other hands. Any deal is possible, since players may choose any
/// card. But if a player's type would probably have chosen a card by now, the player is less likely to hold
/// it.
///
/// Determinizations are independent: each card, in random order, goes to a hand with probability proportional
/// to the free places in the hand and the card's weight for it (OpponentLearner::notChosenWeights()). This is
/// a fast approximation, as it weighs each card by itself; handchain.h weighs whole hands.
template <>
class Determinizer<GreatLakes> {
  public:
    explicit Determinizer(const InformationState<GreatLakes>& known)
        : Determinizer(known, greatlakes::OpponentPolicy::kWholeMemory) {}
    /// For a viewer who sees the lake but remembers only the last `memory` rounds: forgotten cards count as
    /// hidden, so they may be in a hand again.
    Determinizer(const InformationState<GreatLakes>& known, int memory);
    /// True, because dealing needs no search.
    static constexpr bool found() { return true; }
    /// Posterior of the other players' types.
    const greatlakes::Opponents& types() const { return m_opponents; }
    void sample(Random& random, greatlakes::State& determinization);

    /// Number of possible deals. A card chosen face down counts as in hand.
    double count() const;
    /// Visits every deal, with its unnormalized probability. Cards chosen face down stay in the hands.
    void forEachDeal(const std::function<void(const greatlakes::State&, double)>& visit) const;

  private:
    using Weights = std::array<float, greatlakes::kDeckSize>;

    void weighForgotten();
    void weighChoices(const InformationState<GreatLakes>& known);
    void deal(Random& random, greatlakes::State& determinization);
    void visitDeals(int next, std::array<int, greatlakes::kMostPlayers + 1>& room,
                    greatlakes::State& determinization, double weight,
                    const std::function<void(const greatlakes::State&, double)>& visit) const;
    Card sampleChoice(Seat seat, CardSet hand, Random& random) const;

    greatlakes::State m_base; ///< the part known to the viewer
    int m_viewer;
    greatlakes::Opponents m_opponents;
    List<Card, greatlakes::kDeckSize> m_unseen;
    CardSet m_surelyHeld; ///< unseen cards certainly in some hand
    /// Number of unseen cards by seat; last: caught and forgotten, or not dealt.
    std::array<int, greatlakes::kMostPlayers + 1> m_room{};
    std::array<Weights, greatlakes::kMostPlayers + 1> m_weights; ///< how likely each has a card
    SeatSet m_faceDownChoices;                                   ///< the seats that have chosen face down
    /// How likely those seats choose a card they hold.
    std::array<Weights, greatlakes::kMostPlayers> m_choiceWeights{};
};

static_assert(DeterminizerOf<GreatLakes>);

namespace greatlakes {

/// The compact form of a full state. Cards chosen face down count as in hand. Kept cards are in no hand, but
/// in CompactState::shown.
CompactState compactStateOf(const State& position);

} // namespace greatlakes

} // namespace tacklebox
