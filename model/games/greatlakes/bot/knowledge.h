// What one seat knows in The Great Lakes Fish-Out. All that is ever played is revealed (G-06) and stays on
// view, in the lake or caught (G-20); hidden are the other hands and what lies face down. So what is known
// of a hand follows from counting the cards that have not been seen.
#pragma once

#include "model/bots/knowledge.h"
#include "model/games/greatlakes/bot/opponentlearner.h"

#include <optional>

namespace tacklebox {

/// The facts of this game are about suits (Fact::topic is a packs::Suit): that a hand holds none, or at least
/// so many. They count the hand itself, without the card chosen from it.
template <>
class Knowledge<GreatLakes> {
  public:
    /// A round that was revealed, and what all knew before it.
    struct Round {
        greatlakes::Cards cards{};                        ///< by seat
        greatlakes::CompactState before;                  ///< all hands empty
        greatlakes::OpponentLearner::Recalled recalled{}; ///< what each playing style remembered
    };

    explicit Knowledge(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<GreatLakes>& event);

    Seat viewer() const { return m_viewer; }
    const greatlakes::View& view() const { return m_view; }
    std::vector<Fact> facts() const;

    /// The cards that lie where the viewer cannot see them: in the other hands or chosen face down (or, in a
    /// laid-out game, nowhere).
    CardSet unseen() const;
    /// The cards on view for all: revealed in this game, caught, or in the lake from the start.
    CardSet shown() const { return m_shown; }
    /// Rounds revealed in this game, the oldest first; the last of them may still be going on.
    const std::vector<Round>& rounds() const { return m_rounds; }
    /// The position as all know it: no hand is known. `rounds` to come.
    greatlakes::CompactState table(int rounds) const;
    /// The cards that somebody knows to be out of play who remembers so many rounds, and sees the lake.
    greatlakes::CardBits recalled(int memory) const;
    greatlakes::OpponentLearner::Recalled recalledByStyle() const;
    /// How the others play, told from what they have played so far.
    const greatlakes::Opponents& styles() const { return m_learner.styles(); }
    const greatlakes::OpponentLearner& learner() const { return m_learner; }
    /// unseen(), and how many cards each other hand holds, one chosen face down included.
    greatlakes::Hidden hidden() const;
    /// How many rounds ago the card was revealed: 0 in the present or the last one. Nothing if it was not in
    /// this game.
    std::optional<int> shownAgo(Face face) const;

  private:
    void begin(const greatlakes::View& view);
    void reveal(Seat seat, Face face);
    void keep(const SeenMove<greatlakes::Move>& made);
    std::optional<int> suitShownAgo(packs::Suit suit) const;

    Seat m_viewer;
    greatlakes::View m_view;
    CardSet m_shown;
    std::vector<Round> m_rounds;
    SeatSet m_revealed; ///< who has shown his card of the last of m_rounds
    greatlakes::OpponentLearner m_learner;
};

static_assert(KnowledgeOf<GreatLakes>);

} // namespace tacklebox
