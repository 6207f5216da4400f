// Information state of a seat in The Great Lakes Fish-Out. All played cards are revealed (G-06) and stay
// visible, in the lake or caught (G-20). Only other hands and face-down choices are hidden, so facts follow
// from counting unseen cards.
#pragma once

#include "model/bots/informationstate.h"
#include "model/games/greatlakes/bot/opponentlearner.h"

#include <optional>

namespace tacklebox {

/// Facts are about suits (Fact::topic is a packs::Suit): a hand holds none, or at least a number of them.
/// They exclude a card chosen from the hand.
template <>
class InformationState<GreatLakes> {
  public:
    /// A revealed round, with the public knowledge before it.
    struct Round {
        greatlakes::Cards cards{};                        ///< by seat
        greatlakes::CompactState before;                  ///< with empty hands
        greatlakes::OpponentLearner::Recalled recalled{}; ///< the cards remembered by each type
    };

    explicit InformationState(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<GreatLakes>& event);

    Seat viewer() const { return m_viewer; }
    const greatlakes::Observation& observation() const { return m_observation; }
    std::vector<Fact> facts() const;

    /// Cards hidden from the viewer: in other hands, chosen face down or, in a laid-out game, out of the
    /// game.
    CardSet unseen() const;
    /// Cards visible to all: revealed in this game, caught, or in the lake from the start.
    CardSet shown() const { return m_shown; }
    /// Rounds revealed in this game, oldest first; the last one may be in progress.
    const std::vector<Round>& rounds() const { return m_rounds; }
    /// The public state with empty hands; `rounds`: number of rounds left.
    greatlakes::CompactState table(int rounds) const;
    /// Cards known to be out of play by a player who remembers `memory` rounds and sees the lake.
    greatlakes::CardBits recalled(int memory) const;
    greatlakes::OpponentLearner::Recalled recalledByType() const;
    /// Posterior of the others' types.
    const greatlakes::Opponents& types() const { return m_learner.types(); }
    const greatlakes::OpponentLearner& learner() const { return m_learner; }
    /// unseen(), and the size of each other hand including a card chosen face down.
    greatlakes::Hidden hidden() const;
    /// Number of rounds since the card was revealed; 0 in the current or last round. `nullopt` if not
    /// revealed in this game.
    std::optional<int> roundsSinceShown(Face face) const;

  private:
    void begin(const greatlakes::Observation& observation);
    void reveal(Seat seat, Face face);
    void keep(const SeenMove<greatlakes::Move>& made);
    std::optional<int> suitShownAgo(packs::Suit suit) const;

    Seat m_viewer;
    greatlakes::Observation m_observation;
    CardSet m_shown;
    std::vector<Round> m_rounds;
    SeatSet m_revealed; ///< seats whose card of the last of m_rounds is revealed
    greatlakes::OpponentLearner m_learner;
};

static_assert(InformationStateOf<GreatLakes>);

} // namespace tacklebox
