// Infers opponent types from the cards played.
//
// Bayes' rule weighs the types (model/bots/opponentmodel.h). The likelihood of a choice depends on the rest
// of the hand, which is hidden. During a game it is the mean over random hands (Monte Carlo marginalization);
// after the game all hands are known, and its choices are evaluated again from the earlier belief.
// Conversely, choices inform about hidden cards: by Luce's choice axiom (Luce 1959), the probability of not
// choosing a card is the share of attraction of the other cards.
#pragma once

#include "model/games/greatlakes/bot/opponenttypes.h"

#include <vector>

namespace tacklebox::greatlakes {

/// exp(logit) of each card for a player whose other cards are unknown, by type.
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

    /// Begins a game and evaluates the last one again, with all its cards known.
    void beginGame(int seats);
    /// Takes in a revealed round. `game` is the public state before it, with empty hands; the unrevealed
    /// hands are drawn from `hidden`.
    void choose(const CompactState& game, const Recalled& recalled, const Cards& cards, CardSet hidden);
    /// Takes in a keeper's decision. `game` is the public state; the hand is drawn from `hidden`.
    void keep(const CompactState& game, const Recalled& recalled, Seat seat, Card kept, bool fished,
              CardSet hidden);

    /// The current posterior of each seat's type.
    const Opponents& types() const { return m_opponents; }
    /// The posterior before the current game.
    const Opponents& typesBefore() const { return m_before; }

    /// For each hidden card, the relative probability of being in that hand, given that its player has not
    /// chosen it in any round. Not normalized.
    std::array<float, kDeckSize> letLie(const Hidden& hidden, Seat seat,
                                        const OpponentModel<kOpponentTypes>& player) const;

    /// Attraction of each of the cards to the seat in a position.
    static Attractions attractions(const CompactState& game, const Recalled& recalled, Seat seat,
                                   CardSet cards);

  private:
    struct Round {
        CompactState before; ///< with empty hands
        Recalled recalled;
        Cards cards;
        std::array<Attractions, kMostPlayers> attractions;
    };
    struct Kept {
        Seat seat;
        Opponents::Shares likelihoods;
    };

    /// Total attraction in that round of the cards that the seat chose then and later.
    float ownAttraction(std::size_t round, Seat seat, std::size_t type) const;
    /// Probability by type of choosing that card from that hand.
    static Opponents::Shares likelihoods(const Round& round, Seat seat, CardBits hand);
    Opponents::Shares imagined(const Round& round, Seat seat, CardSet hidden) const;
    void learnAgain();

    int m_seats = 0;
    Opponents m_before{kPriorTypes}; ///< as of the start of this game
    Opponents m_opponents{kPriorTypes};
    std::vector<Round> m_rounds;
    std::vector<Kept> m_kept;
};

} // namespace tacklebox::greatlakes
