// Which ranks the hidden cards of the other hands are: the exact odds, and samples of them.
//
// They come by dynamic programming over the ranks, one after the other. Its state says how many hidden cards
// of each hand have no rank yet, and which needs are settled: one number in a mixed radix, in which a hand
// with n hidden cards is a digit from 0 to n and a need a digit 0 or 1. A pass from the last rank to the
// first sums the weights of all ways to go on from each state; a pass from the first on gives the odds, as in
// the forward-backward algorithm (Rabiner 1989); and a sample is drawn rank after rank by the same sums.
//
// An example. Hand A hides two cards, hand B one: strides 1 and 3, so all begins in state 2 * 1 + 1 * 3 = 5
// and ends in 0. Unseen are three aces, two twos, and nothing else. The aces can go to nobody (weight 1,
// state 5), to A (3 ways, state 4), to B (3 ways, state 2) or to both (3 * 2 = 6 ways, state 1). The twos end
// in 0 from state 1 (one to A, 2 ways) and from state 4 (one to each, 2 ways); states 5 and 2 lead nowhere,
// as A would need two twos. So there are 6 * 2 + 3 * 2 = 18 ways, and B hides an ace in 12 of them.
#pragma once

#include "model/games/platinumfish/bot/knowledge.h"

#include <vector>

namespace tacklebox::platinumfish {

/// All ways to give the hidden cards of the other hands their ranks that fit a seat's knowledge. Each is
/// weighed by the number of deals that lead to it and, if wanted, by how likely the players' choices were
/// with it. Hands never hold two of a rank, so rank after rank a set of hands gets one each.
class HandOdds {
  public:
    enum class StyleEvidence : std::uint8_t { Ignored, Counted };

    /// The knowledge must be of a position in which somebody may move, and must outlive this.
    explicit HandOdds(const Knowledge<PlatinumFish>& known, StyleEvidence policy = StyleEvidence::Counted);

    /// How likely a hidden card of `seat` is of `rank`, 0..1.
    double chanceHidden(Seat seat, packs::Rank rank) const { return m_chances[seat][rank]; }
    /// How likely `seat` holds `rank` at all, shown cards included.
    double chanceToHold(Seat seat, packs::Rank rank) const;
    /// How many cards of `rank` the deck has on average.
    double inDeck(packs::Rank rank) const { return m_inDeck[rank]; }
    /// How likely the deck has none of `rank`.
    double chanceGone(packs::Rank rank) const { return m_gone[rank]; }
    /// How likely the next card of the deck is of `rank`. After a search the rest of its rank lies lower
    /// (P-13), until the deck is shuffled.
    double chanceOnTop(packs::Rank rank) const { return m_onTop[rank]; }
    /// The same if the deck were shuffled now.
    double chanceOnTopShuffled(packs::Rank rank) const;

    /// Draws for each rank the seats that hold a hidden card of it.
    void sample(Random& random, std::array<SeatSet, packs::kRanks>& holders) const;

  private:
    /// A hand with hidden cards, a digit of the state's number: how many of them have no rank yet.
    struct Place {
        Seat seat;
        int cards;
        int stride; ///< what one card counts in the state's number
    };
    /// One of these ranks must come to `seat` (or stay in the deck: kNoSeat); the state's number tells
    /// whether it has.
    struct Need {
        Seat seat;
        RankSet ranks;
        int stride;
    };
    /// Seats that get one card of a rank each.
    struct Share {
        SeatSet seats;
        unsigned places;  ///< bit n: place n is one of them
        unsigned settles; ///< bit n: need n is settled by it
        int step;         ///< what the cards count in the state's number
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

    const Knowledge<PlatinumFish>& m_known;
    UnseenCards m_unseen;
    StyleEvidence m_styleEvidence;
    std::vector<Place> m_places;
    std::vector<Need> m_needs;
    std::size_t m_states = 1, m_start = 0, m_end = 0;
    std::vector<std::uint8_t> m_open;    ///< by state: bit n: place n has a card without a rank
    std::vector<std::uint8_t> m_settled; ///< by state: bit n: need n is settled
    std::array<std::vector<Share>, packs::kRanks> m_shares;
    std::vector<double> m_completions; ///< by rank and state: the weight of all ways to go on from there
    std::array<std::array<double, packs::kRanks>, kMostPlayers> m_chances{};
    std::array<double, packs::kRanks> m_inDeck{}, m_gone{}, m_onTop{};
};

} // namespace tacklebox::platinumfish
