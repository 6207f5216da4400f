// The end of a bot's thinking time.
#pragma once

#include <atomic>
#include <chrono>

namespace tacklebox {

/// A time limit combined with a cancel flag. A default-constructed deadline never passes.
class Deadline {
  public:
    Deadline() = default;
    /// `cancelled` is set by another thread; it may be null and must outlive this object. `millis` counts
    /// from now; 0 means no limit.
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
