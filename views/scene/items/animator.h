// Runs what moves at the table, each for its own time.
#pragma once

#include <QEasingCurve>
#include <QPointF>

#include <functional>
#include <memory>
#include <vector>

namespace tacklebox {

class Ticker;

/// How far something has come after the share `t` of its time, by that curve.
qreal eased(QEasingCurve::Type type, qreal t);

/// The point on the way from `a` (t 0) to `b` (t 1).
inline QPointF between(QPointF a, QPointF b, qreal t) {
    return a + (b - a) * t;
}

/// Motions by the time of a ticker, whose ticks are to be given to tick(). The callbacks of a motion may
/// start, replace and stop any motion, their own too.
class Animator {
  public:
    explicit Animator(Ticker& ticker) : m_ticker(ticker) {}

    /// Calls `step` with 0 to 1 from `delay` milliseconds on, for `millis`, and then `done`. It replaces what
    /// moves the same `who`.
    void run(const void* who, int delay, int millis, std::function<void(qreal)> step,
             std::function<void()> done = {});
    /// Stops the motion of `who` where it is, without calling its callbacks again.
    void stop(const void* who);
    /// Something moves that one, or will.
    bool moves(const void* who) const;
    bool idle() const { return m_motions.empty(); }
    /// Nothing moves any more.
    void clear();

    /// The time is `now`.
    void tick(qint64 now);
    /// Ends all as if their times were over, with what follows from that.
    void finish();

  private:
    struct Motion {
        const void* who;
        qint64 start;
        int millis;
        std::function<void(qreal)> step;
        std::function<void()> done;
        bool isOver = false; ///< completed or stopped
    };

    Ticker& m_ticker;
    std::vector<std::shared_ptr<Motion>> m_motions;
};

} // namespace tacklebox
