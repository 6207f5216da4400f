// What a seat has heard of another's hand, step by step, so that the ranks that it held at each of its asks
// can be told from a guess at the cards that came unseen.
#pragma once

#include "model/games/gofish/gofish.h"

#include <vector>

namespace tacklebox::gofish {

enum class HandEntryKind : std::uint8_t {
    Arrives, ///< a card came unseen; `what` is its slot
    Takes,   ///< a card of the rank `what` came, seen
    Leaves,  ///< a card of the rank `what` left, seen: given away, or laid in a book
    Asks,    ///< he asked for the rank `what`, when ranks stood as the sets say
};

struct HandEntry {
    HandEntryKind kind;
    std::uint8_t what = 0;
    RankSet hot;    ///< ranks that another was known to hold,
    RankSet cold;   ///< that all others were known to lack,
    RankSet shared; ///< and that all knew him to hold
};

/// All that was heard of one hand in a game, in order.
using HandHistory = std::vector<HandEntry>;

/// How many cards of each rank a hand has: four bits each.
class RankCounts {
  public:
    void add(Rank rank) { m_counts += std::uint64_t(1) << 4 * rank; }
    void remove(Rank rank) { m_counts -= std::uint64_t(1) << 4 * rank; }
    int of(Rank rank) const { return int(m_counts >> 4 * rank & 15); }
    /// f(rank, count) for each rank that is held, from the ace upwards.
    template <class F>
    void forEach(F f) const {
        for (std::uint64_t left = m_counts; left != 0;) {
            const int rank = std::countr_zero(left) / 4;
            const int count = int(left >> 4 * rank & 15);
            f(Rank(rank), count);
            left -= std::uint64_t(count) << 4 * rank;
        }
    }

  private:
    std::uint64_t m_counts = 0;
};

} // namespace tacklebox::gofish
