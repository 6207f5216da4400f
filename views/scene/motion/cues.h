// What is told at which moment of a beat.
#pragma once

#include <QtGlobal>

#include <deque>
#include <functional>
#include <optional>
#include <utility>

namespace tacklebox {

/// Cues by the time of a ticker. Each is given once, and in the order in which they were added: one that
/// would come before another that was added earlier waits for it.
class Cues {
  public:
    using Cue = std::function<void()>;

    /// `cue` is given at `at` (milliseconds of the ticker), or when the one before it is.
    void add(qint64 at, Cue cue);
    /// Gives what is due at `now`. A cue may give or drop the others, and add more.
    void give(qint64 now);
    /// Gives all of them, whatever the time.
    void giveAll();
    /// Forgets those that have not been given.
    void drop() { m_cues.clear(); }
    /// When the last of them is due; nothing if there is none.
    std::optional<qint64> end() const;

  private:
    std::deque<std::pair<qint64, Cue>> m_cues;
};

} // namespace tacklebox
