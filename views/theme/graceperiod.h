// The moment after something has changed in which no key is taken for an answer: it was meant for what was
// there before.
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

    /// Where the time is read, in milliseconds; a test's own clock.
    void setClock(std::function<qint64()> millis) { m_millis = std::move(millis); }
    /// Something has changed now.
    void begin() { m_begun = m_millis(); }
    /// It is over at once.
    void end() { m_begun.reset(); }
    /// Too little time has passed since the last change, if there was one.
    bool runs() const { return m_begun && m_millis() - *m_begun < m_length; }

  private:
    int m_length;
    std::function<qint64()> m_millis;
    std::optional<qint64> m_begun;
};

} // namespace tacklebox
