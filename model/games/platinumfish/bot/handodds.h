// Exact odds and samples of the ranks of hidden cards in other hands.
//
// Uses dynamic programming over the ranks. A state holds the number of hidden cards of each hand that have no
// rank yet and the constraints (needs) satisfied so far, as one mixed-radix number: a hand with n hidden
// cards is a digit 0..n, a need a digit 0 or 1. A backward pass sums the weights of all completions of each
// state, a forward pass gives the odds (forward-backward algorithm; Rabiner 1989). Samples are drawn rank by
// rank from the same sums.
//
// Example: hand A hides two cards, hand B one. Strides are 1 and 3, the first state is 2 * 1 + 1 * 3 = 5, the
// last 0. Unseen are three aces and two twos. The aces can go to nobody (weight 1, state 5), to A (3 ways,
// state 4), to B (3 ways, state 2) or to both (3 * 2 = 6 ways, state 1). The twos
// reach 0 from state 1 (one to A, 2 ways) and state 4 (one to each, 2 ways); from 5 and 2 A would need two of
// them. In all there are 6 * 2 + 3 * 2 = 18 ways, and B hides an ace in 12 of them.
#pragma once

#include "model/games/platinumfish/bot/informationstate.h"

#include <vector>

namespace tacklebox::platinumfish {

/// All assignments of ranks to the hidden cards of other hands that are consistent with a seat's knowledge.
/// Each is weighted by its number of deals and optionally by the likelihood of the players' choices. Hands
/// never hold two of a rank, so each rank goes to a set of hands.
class HandOdds {
  public:
    enum class TypeEvidence : std::uint8_t { Ignored, Counted };

    /// Requires a position in which somebody may move. The knowledge must outlive this object.
    explicit HandOdds(const InformationState<PlatinumFish>& known,
                      TypeEvidence evidence = TypeEvidence::Counted);

    /// Probability that `seat` holds `rank`, shown cards included.
    double chanceToHold(Seat seat, packs::Rank rank) const;
    /// Expected number of cards of `rank` in the deck.
    double inDeck(packs::Rank rank) const { return m_inDeck[rank]; }
    /// Probability that the top card of the deck has `rank`. After a search the other cards of its rank are
    /// further down (P-13), until the deck is shuffled.
    double chanceOnTop(packs::Rank rank) const { return m_onTop[rank]; }
    /// The same after a shuffle.
    double chanceOnTopShuffled(packs::Rank rank) const;

    /// Draws, for each rank, the seats that hold a hidden card of it.
    void sample(Random& random, std::array<SeatSet, packs::kRanks>& holders) const;

  private:
    /// A hand with hidden cards: a digit of the state, counting those without a rank.
    struct HiddenCards {
        Seat seat;
        int cards;
        int stride; ///< value of one card in the state
    };
    /// A constraint: `seat` must get one of these ranks (kNoSeat: the deck must keep one). A digit of the
    /// state tells whether it is satisfied.
    struct Need {
        Seat seat;
        RankSet ranks;
        int stride;
    };
    /// A set of seats that each get one card of a rank.
    struct Share {
        SeatSet seats;
        unsigned places;  ///< bit n: place n is included
        unsigned settles; ///< bit n: satisfies need n
        int step;         ///< value of the cards in the state
        int left;         ///< cards of the rank that stay in the deck
        double weight;
    };

    void listPlaces();
    void listShares(packs::Rank rank);
    double weightOf(packs::Rank rank, SeatSet seats) const;
    double waysToDeal(packs::Rank rank, SeatSet seats) const;
    bool fits(unsigned state, const Share& share) const { return (share.places & ~m_open[state]) == 0; }
    std::size_t next(std::size_t state, const Share& share) const;
    const double* completions(int rank) const { return m_completions.data() + std::size_t(rank) * m_states; }
    void weigh();
    void takeChances();
    double topChance(packs::Rank rank, int copies) const;

    const InformationState<PlatinumFish>& m_known;
    UnseenCards m_unseen;
    TypeEvidence m_typeEvidence;
    std::vector<HiddenCards> m_places;
    std::vector<Need> m_needs;
    std::size_t m_states = 1, m_start = 0, m_end = 0;
    std::vector<std::uint8_t> m_open;    ///< by state; bit n: place n has a card without a rank
    std::vector<std::uint8_t> m_settled; ///< by state; bit n: need n is satisfied
    std::array<std::vector<Share>, packs::kRanks> m_shares;
    std::vector<double> m_completions; ///< by rank and state: the weight of all completions
    std::array<std::array<double, packs::kRanks>, kMostPlayers> m_chances{};
    std::array<double, packs::kRanks> m_inDeck{}, m_onTop{};
};

} // namespace tacklebox::platinumfish
