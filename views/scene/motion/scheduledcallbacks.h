#pragma once

#include <QtGlobal>

#include <deque>
#include <functional>
#include <optional>
#include <utility>

namespace tacklebox {

/// Callbacks at times of a frame clock. Each is called once, in the order in which they were added: one that
/// would come before an earlier one waits for it.
class ScheduledCallbacks {
  public:
    using Callback = std::function<void()>;

    /// Adds a callback for `at` (milliseconds of the frame clock), or for the time of the previous one if
    /// that is later.
    void add(qint64 at, Callback callback);
    /// Calls all that are due at `now`. A callback may call or drop the others, and add more.
    void give(qint64 now);
    /// Calls all of them, whatever the time.
    void giveAll();
    /// Removes those that have not been called.
    void drop() { m_callbacks.clear(); }
    /// Returns the time of the last one, or `nullopt`.
    std::optional<qint64> end() const;

  private:
    std::deque<std::pair<qint64, Callback>> m_callbacks;
};

} // namespace tacklebox
