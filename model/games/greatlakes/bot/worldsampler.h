// Complete positions of The Great Lakes Fish-Out that fit all that a seat knows.
#pragma once

#include "model/games/greatlakes/bot/knowledge.h"

#include <functional>

namespace tacklebox {

/// Deals what the viewer cannot see to the other hands. Any deal is possible, as no rule tells a player what
/// to choose; but who let a card lie that he would have chosen, playing as he does, is less likely to hold
/// it.
///
/// The worlds are independent of each other: card after card, in a random order, goes to a hand with a chance
/// in proportion to the room there and to the card's weight for that hand (OpponentLearner::letLie()). That
/// is quick, and an approximation, as each card is weighed by itself; handchain.h weighs whole hands.
template <>
class WorldSampler<GreatLakes> {
  public:
    explicit WorldSampler(const Knowledge<GreatLakes>& known)
        : WorldSampler(known, greatlakes::Style::kWholeMemory) {}
    /// As somebody imagines them who remembers so many rounds only, and sees what lies in the lake: cards
    /// that he has forgotten he takes for hidden ones. They are worlds for him alone.
    WorldSampler(const Knowledge<GreatLakes>& known, int memory);
    static constexpr bool found() { return true; }
    /// How the others are thought to play.
    const greatlakes::Opponents& styles() const { return m_opponents; }
    void sample(Random& random, greatlakes::State& world);

    /// How many worlds there are, not counting what may be chosen face down.
    double count() const;
    /// Visits every world with its likelihood (of no total); a card that is chosen face down is left in the
    /// hand.
    void each(const std::function<void(const greatlakes::State&, double)>& visit) const;

  private:
    using Weights = std::array<float, greatlakes::kDeckSize>;

    void judgeForgotten();
    void judgeChoice(const Knowledge<GreatLakes>& known);
    void deal(Random& random, greatlakes::State& world);
    void dealOn(int next, std::array<int, greatlakes::kMostPlayers + 1>& room, greatlakes::State& world,
                double weight, const std::function<void(const greatlakes::State&, double)>& visit) const;
    Card drawChosen(Seat seat, CardSet hand, Random& random) const;

    greatlakes::State m_base; ///< all that the viewer knows
    int m_viewer;
    greatlakes::Opponents m_opponents;
    List<Card, greatlakes::kDeckSize> m_unseen;
    CardSet m_surelyHeld; ///< of them, what is in some hand in any case
    std::array<int, greatlakes::kMostPlayers + 1>
        m_room{}; ///< hidden cards by seat; the last: out of the game
    std::array<Weights, greatlakes::kMostPlayers + 1> m_weights; ///< how likely a seat still holds a card
    SeatSet m_hiddenChoice;
    std::array<Weights, greatlakes::kMostPlayers> m_choice{}; ///< how likely it chooses a card that it holds
};

static_assert(WorldSamplerOf<GreatLakes>);

namespace greatlakes {

/// The compact state of a whole position; cards that are chosen and not revealed yet count to the hands. Kept
/// cards are shown, and in nobody's hand.
CompactState compactStateOf(const State& position);

} // namespace greatlakes

} // namespace tacklebox
