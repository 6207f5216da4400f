// Until when a bot may think.
#pragma once

#include <atomic>
#include <chrono>

namespace tacklebox {

/// When nobody waits for an answer any longer: it was cancelled, or the time is up. As long as neither can
/// be, it never comes.
class Deadline {
  public:
    Deadline() = default;
    /// `cancelled` is set by another thread, and outlives this; null if it cannot be. `millis` from now; 0
    /// for no limit.
    Deadline(const std::atomic<bool>* cancelled, int millis)
        : m_cancelled(cancelled), m_timed(millis > 0),
          m_end(std::chrono::steady_clock::now() + std::chrono::milliseconds(millis)) {}

    bool cancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    bool timeIsUp() const { return m_timed && std::chrono::steady_clock::now() >= m_end; }
    bool passed() const { return cancelled() || timeIsUp(); }

  private:
    const std::atomic<bool>* m_cancelled = nullptr;
    bool m_timed = false;
    std::chrono::steady_clock::time_point m_end;
};

} // namespace tacklebox
