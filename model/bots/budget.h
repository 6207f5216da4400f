// The work left for choosing a move.
#pragma once

#include "model/bots/bot.h"

#include <algorithm>

namespace tacklebox {

/// A fixed number of work units, which makes results reproducible. Ends early only when cancelled or out of
/// time.
class Budget {
  public:
    /// `units` is the work at full effort; each search defines its unit. The time limit starts now.
    Budget(const Thinking& thinking, int units) : Budget(thinking, units, thinking.deadline()) {}
    /// The same with a time limit that has already started.
    Budget(const Thinking& thinking, int units, const Deadline& deadline)
        : m_left(std::max(1, int(std::int64_t(units) * std::max(1, thinking.effort) / 100))),
          m_deadline(deadline) {}

    /// Takes one unit. Returns false if no unit or no time is left.
    bool spend() {
        if (m_left <= 0 || cancelled()) return false;
        if (m_deadline.timeIsUp()) m_left = 0;
        return m_left-- > 0;
    }
    int left() const { return m_left; }
    bool cancelled() const { return m_deadline.cancelled(); }

  private:
    int m_left;
    Deadline m_deadline;
};

} // namespace tacklebox
