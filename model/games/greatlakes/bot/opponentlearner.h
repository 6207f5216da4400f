// Infers opponent types from the cards played.
//
// Bayes' rule updates the probabilities of the types (model/bots/opponentmodel.h). The likelihood of a choice
// depends on the rest of the hand, which is hidden. During a game it is the mean over random hands (Monte
// Carlo marginalization). After the game all hands are known, so its choices are evaluated again, starting
// from the posterior before the game.
//
// Conversely, choices inform about hidden cards. By Luce's choice axiom (Luce 1959), a player chooses a card
// with a probability proportional to its attraction. So a player who holds a card with high attraction
// probably would have chosen it.
#pragma once

#include "model/games/greatlakes/bot/opponenttypes.h"

#include <vector>

namespace tacklebox::greatlakes {

/// exp(logit) of each card by the policy of each type, for a player whose other cards are unknown.
using Attractions = std::array<std::array<float, kDeckSize>, kOpponentTypes>;

/// Cards hidden from a viewer, and the number of them in each hand.
struct Hidden {
    CardSet cards;
    std::array<int, kMostPlayers> held{};
};

/// Records the public decisions of a match and infers each seat's type.
class OpponentLearner {
  public:
    /// The cards that each type would have remembered at a choice.
    using Recalled = std::array<CardBits, kOpponentTypes>;

    /// Begins a game, after evaluating the last one again with all its hands known.
    void beginGame(int seats);
    /// Learns from the choices of a revealed round. `game` is the public state before it, with empty hands.
    /// The rest of each hand is sampled from `hidden`.
    void learnFromRound(const CompactState& game, const Recalled& recalled, const Cards& cards,
                        CardSet hidden);
    /// Learns from a keeper's decision to fish out the suit of `kept`, or not to. `game` is the public state,
    /// and `hidden` has the cards that may be in the keeper's hand.
    void learnFromKeeper(const CompactState& game, const Recalled& recalled, Seat seat, Card kept,
                         bool fished, CardSet hidden);

    /// The current posterior of each seat's type.
    const Opponents& types() const { return m_opponents; }
    /// The posterior before the current game.
    const Opponents& typesBefore() const { return m_before; }

    /// For each hidden card, the relative probability of being in that hand, given that its player has not
    /// chosen it in any round. Not normalized.
    std::array<float, kDeckSize> notChosenWeights(const Hidden& hidden, Seat seat,
                                                  const OpponentModel<kOpponentTypes>& model) const;

    /// Attraction of each of the cards for the seat in a position.
    static Attractions attractions(const CompactState& game, const Recalled& recalled, Seat seat,
                                   CardSet cards);

  private:
    struct Round {
        CompactState before; ///< with empty hands
        Recalled recalled;
        Cards cards;
        std::array<Attractions, kMostPlayers> attractions;
    };
    struct KeeperDecision {
        Seat seat;
        Opponents::TypeWeights likelihoods;
    };

    /// Total attraction in that round of the cards that the seat has revealed then and since.
    float attractionOfRevealed(std::size_t round, Seat seat, std::size_t type) const;
    /// Probability by type of choosing that card from that hand.
    static Opponents::TypeWeights likelihoods(const Round& round, Seat seat, CardBits hand);
    /// Sum of likelihoods() over random hands that contain the chosen card.
    Opponents::TypeWeights sumOverSampledHands(const Round& round, Seat seat, CardSet hidden) const;
    /// Replaces the posterior by one from m_before and the whole game, whose hands are now known.
    void reevaluateGame();

    int m_seats = 0;
    Opponents m_before{kPriorTypes}; ///< before this game
    Opponents m_opponents{kPriorTypes};
    std::vector<Round> m_rounds;
    std::vector<KeeperDecision> m_keeperDecisions;
};

} // namespace tacklebox::greatlakes
