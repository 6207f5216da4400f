// How much work a bot may still put into a move.
#pragma once

#include "model/bots/bot.h"

#include <algorithm>

namespace tacklebox {

/// A fixed amount of work, so that results repeat; cut short only when cancelled or out of time.
class Budget {
  public:
    /// `units` of work at full effort; what a unit is, the search says. The time begins now.
    Budget(const Thinking& thinking, int units) : Budget(thinking, units, thinking.deadline()) {}
    /// The same with time that began before.
    Budget(const Thinking& thinking, int units, const Deadline& deadline)
        : m_left(std::max(1, int(std::int64_t(units) * std::max(1, thinking.effort) / 100))),
          m_deadline(deadline) {}

    /// Takes one unit; false when there is none left, or no time.
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
