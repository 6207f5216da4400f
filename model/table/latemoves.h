// Which moves of a match the clock made, for who had not decided in time.
#pragma once

#include <optional>
#include <set>
#include <utility>

namespace tacklebox {

/// They are told by the numbers of their events. A record does not tell them: of what was played before it
/// was opened, nobody knows, unless they were kept beside it (ResumeState::late).
class LateMoves {
  public:
    /// True if the clock made the move of event `number`; nothing if that is not known any more.
    std::optional<bool> has(int number) const {
        return number < m_knownFrom ? std::nullopt : std::optional(m_events.contains(number));
    }
    void add(int number) { m_events.insert(number); }
    /// What was noted from event `number` on has not happened.
    void forgetFrom(int number) { m_events.erase(m_events.lower_bound(number), m_events.end()); }
    /// Nobody knows which of the events before that one are such.
    void setKnownFrom(int number) { m_knownFrom = number; }

    /// All of them; nothing where not all are known.
    std::optional<std::set<int>> all() const {
        return m_knownFrom == 0 ? std::optional(m_events) : std::nullopt;
    }
    /// These are all.
    void restore(std::set<int> events) {
        m_events = std::move(events);
        m_knownFrom = 0;
    }

  private:
    std::set<int> m_events;
    int m_knownFrom = 0;
};

} // namespace tacklebox
