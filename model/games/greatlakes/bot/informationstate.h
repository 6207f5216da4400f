// Information state of a seat in The Great Lakes Fish-Out. All played cards are revealed (G-06) and stay
// visible, in the lake or caught (G-20). Only other hands and face-down choices are hidden, so facts follow
// from counting unseen cards.
#pragma once

#include "model/bots/informationstate.h"
#include "model/games/greatlakes/bot/opponentlearner.h"

#include <optional>

namespace tacklebox {

/// Fact::topic is a packs::Suit: a hand has no card of this suit, or at least Fact::count of them. A card
/// chosen for the current round is no longer in the hand.
template <>
class InformationState<GreatLakes> {
  public:
    /// A revealed round, with the public state before it.
    struct Round {
        greatlakes::Cards cards{};                        ///< the played cards, by seat
        greatlakes::CompactState before;                  ///< the public state; hands are empty
        greatlakes::OpponentLearner::Recalled recalled{}; ///< recalledByType() before it
    };

    explicit InformationState(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<GreatLakes>& event);

    Seat viewer() const { return m_viewer; }
    const greatlakes::Observation& observation() const { return m_observation; }
    std::vector<Fact> facts() const;

    /// Cards hidden from the viewer: in other hands, chosen face down, or out of the game if it started from
    /// a hand-made position.
    CardSet unseen() const;
    /// Cards visible to all: revealed in this game, caught, or in the lake from the start.
    CardSet shown() const { return m_shown; }
    /// Rounds revealed in this game, oldest first; the last one may be in progress.
    const std::vector<Round>& rounds() const { return m_rounds; }
    /// The public state, with empty hands and `rounds` rounds left.
    greatlakes::CompactState table(int rounds) const;
    /// Cards that a player knows to be in no hand: those in the lake, and those of the last `memory` rounds.
    greatlakes::CardBits recalled(int memory) const;
    /// The same for the memory of each opponent type.
    greatlakes::OpponentLearner::Recalled recalledByType() const;
    /// Posterior of the other players' types.
    const greatlakes::Opponents& types() const { return m_learner.types(); }
    const greatlakes::OpponentLearner& learner() const { return m_learner; }
    /// unseen(), and the size of each other hand including a card chosen face down.
    greatlakes::Hidden hidden() const;
    /// Number of rounds since the card was revealed: 0 for the last of rounds(). `nullopt` if it was not
    /// revealed in this game.
    std::optional<int> roundsSinceShown(Face face) const;

  private:
    void begin(const greatlakes::Observation& observation);
    void reveal(Seat seat, Face face);
    void learnFromKeeper(const SeenMove<greatlakes::Move>& made);
    /// roundsSinceShown() of the suit's most recent card.
    std::optional<int> roundsSinceSuitShown(packs::Suit suit) const;

    Seat m_viewer;
    greatlakes::Observation m_observation;
    CardSet m_shown;
    std::vector<Round> m_rounds;
    SeatSet m_revealed; ///< seats whose card of the last of m_rounds is revealed
    greatlakes::OpponentLearner m_learner;
};

static_assert(InformationStateOf<GreatLakes>);

} // namespace tacklebox
