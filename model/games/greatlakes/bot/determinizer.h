// Determinizations for The Great Lakes Fish-Out.
#pragma once

#include "model/games/greatlakes/bot/informationstate.h"

#include <functional>

namespace tacklebox {

/// Deals the viewer's unseen cards to the other hands. Any deal is possible, since players may choose any
/// card; but a player who has not chosen a card that suits their type is less likely to hold it.
///
/// Determinizations are independent: each card, in random order, goes to a hand with probability proportional
/// to the room there and the card's weight for it (OpponentLearner::notChosenWeights()). This is a fast
/// approximation, as it weighs each card by itself; handchain.h weighs whole hands.
template <>
class Determinizer<GreatLakes> {
  public:
    explicit Determinizer(const InformationState<GreatLakes>& known)
        : Determinizer(known, greatlakes::OpponentPolicy::kWholeMemory) {}
    /// For a player who remembers only `memory` rounds and sees the lake: forgotten cards count as hidden.
    /// Only valid for that player.
    Determinizer(const InformationState<GreatLakes>& known, int memory);
    static constexpr bool found() { return true; }
    /// Posterior of the others' types.
    const greatlakes::Opponents& types() const { return m_opponents; }
    void sample(Random& random, greatlakes::State& determinization);

    /// Number of possible deals, not counting face-down choices.
    double count() const;
    /// Visits every deal with its unnormalized probability; cards chosen face down stay in the hands.
    void each(const std::function<void(const greatlakes::State&, double)>& visit) const;

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
    CardSet m_surelyHeld;                                        ///< those certainly in some hand
    std::array<int, greatlakes::kMostPlayers + 1> m_room{};      ///< hidden cards by seat; last: in no hand
    std::array<Weights, greatlakes::kMostPlayers + 1> m_weights; ///< how likely a seat holds a card
    SeatSet m_faceDownChoices;                                   ///< the seats that have chosen face down
    /// How likely those seats choose a card they hold.
    std::array<Weights, greatlakes::kMostPlayers> m_choiceWeights{};
};

static_assert(DeterminizerOf<GreatLakes>);

namespace greatlakes {

/// The compact form of a full state. Cards chosen and not yet revealed count as in hand; kept cards are shown
/// and in no hand.
CompactState compactStateOf(const State& position);

} // namespace greatlakes

} // namespace tacklebox
