// Events of another player's hand as a seat saw them. Together with faces for the hidden cards they give the
// hand at each ask.
#pragma once

#include "model/games/gofish/gofish.h"

#include <vector>

namespace tacklebox::gofish {

enum class HandEntryKind : std::uint8_t {
    Arrives, ///< a hidden card arrived; `what` is its slot
    Takes,   ///< a card of rank `what` arrived face up
    Leaves,  ///< a card of rank `what` left face up: given away, or laid in a book
    Asks,    ///< the player asked for rank `what`; the sets below describe the ranks at that moment
};

struct HandEntry {
    HandEntryKind kind;
    std::uint8_t what = 0;
    RankSet hot;    ///< another player was known to hold it
    RankSet cold;   ///< all other players were known to lack it
    RankSet shared; ///< the asker was publicly known to hold it
};

/// All entries of a hand in a game, in order.
using HandHistory = std::vector<HandEntry>;

/// Number of cards of each rank in a hand, in four bits each.
class RankCounts {
  public:
    void add(Rank rank) { m_counts += std::uint64_t(1) << 4 * rank; }
    void remove(Rank rank) { m_counts -= std::uint64_t(1) << 4 * rank; }
    int of(Rank rank) const { return int(m_counts >> 4 * rank & 15); }
    /// Calls f(rank, count) for each rank with a card, from the ace upwards.
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
