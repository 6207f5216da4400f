// How much work a bot may still put into a move.
#pragma once

#include "model/bots/bot.h"

#include <chrono>

namespace tacklebox {

/// A fixed amount of work, so that results repeat; cut short only when cancelled or out of time.
class Budget {
  public:
    /// `units` of work at full effort; what a unit is, the search says.
    Budget(const Thinking& thinking, int units)
        : m_left(std::max(1, int(std::int64_t(units) * std::max(1, thinking.effort) / 100))),
          m_cancelled(thinking.cancelled), m_timed(thinking.millis > 0),
          m_end(std::chrono::steady_clock::now() + std::chrono::milliseconds(thinking.millis)) {}

    /// Takes one unit; false when there is none left, or no time.
    bool spend() {
        if (m_left <= 0 || cancelled()) return false;
        if (m_timed && std::chrono::steady_clock::now() >= m_end) m_left = 0;
        return m_left-- > 0;
    }
    int left() const { return m_left; }
    bool cancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }

  private:
    int m_left;
    const std::atomic<bool>* m_cancelled;
    bool m_timed;
    std::chrono::steady_clock::time_point m_end;
};

} // namespace tacklebox
