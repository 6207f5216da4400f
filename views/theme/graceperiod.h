// A short time after a change in which keys are ignored, because they were meant for the state before it.
#pragma once

#include <QElapsedTimer>

#include <functional>
#include <optional>

namespace tacklebox {

class GracePeriod {
  public:
    explicit GracePeriod(int millis) : m_length(millis) {
        QElapsedTimer since;
        since.start();
        m_millis = [since] { return since.elapsed(); };
    }

    /// Sets the clock, in milliseconds; for tests.
    void setClock(std::function<qint64()> millis) { m_millis = std::move(millis); }
    /// Call after a change.
    void begin() { m_begun = m_millis(); }
    /// Ends the period at once.
    void end() { m_begun.reset(); }
    /// True if the last change was less than the period ago.
    bool runs() const { return m_begun && m_millis() - *m_begun < m_length; }

  private:
    int m_length;
    std::function<qint64()> m_millis;
    std::optional<qint64> m_begun;
};

} // namespace tacklebox
