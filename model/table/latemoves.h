// The moves that the clock made because time was up.
#pragma once

#include <optional>
#include <set>
#include <utility>

namespace tacklebox {

/// A set of event indices. Not part of a record, so unknown for a reopened match unless stored in
/// ResumeState::late.
class LateMoves {
  public:
    /// True if the clock made the move of event `number`; nullopt if unknown.
    std::optional<bool> has(int number) const {
        return number < m_knownFrom ? std::nullopt : std::optional(m_events.contains(number));
    }
    void add(int number) { m_events.insert(number); }
    /// Removes entries from event `number` on.
    void forgetFrom(int number) { m_events.erase(m_events.lower_bound(number), m_events.end()); }
    /// Marks all events before `number` as unknown.
    void setKnownFrom(int number) { m_knownFrom = number; }

    /// All entries; nullopt if some events are unknown.
    std::optional<std::set<int>> all() const {
        return m_knownFrom == 0 ? std::optional(m_events) : std::nullopt;
    }
    /// Replaces all entries; nothing is unknown.
    void restore(std::set<int> events) {
        m_events = std::move(events);
        m_knownFrom = 0;
    }

  private:
    std::set<int> m_events;
    int m_knownFrom = 0;
};

} // namespace tacklebox
