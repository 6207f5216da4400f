#pragma once

#include <QEasingCurve>
#include <QPointF>

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

namespace tacklebox {

class FrameClock;

/// Returns the progress of an easing curve after the share `t` of its time.
qreal eased(QEasingCurve::Type type, qreal t);

/// Returns the visibility at the share `t` of `millis`: it rises from 0 to 1 within the first `in`
/// milliseconds, and falls back within the last `out`.
inline qreal comesAndGoes(qreal t, int millis, int in, int out) {
    const qreal now = t * millis;
    return std::clamp(std::min(now / std::max(1, in), (millis - now) / std::max(1, out)), 0.0, 1.0);
}

/// Returns the point on the line from `a` (t = 0) to `b` (t = 1).
inline QPointF between(QPointF a, QPointF b, qreal t) {
    return a + (b - a) * t;
}

/// Runs motions on the time of a frame clock, whose ticks must be passed to tick(). Callbacks may start,
/// replace and stop any motion, including their own.
class Animator {
  public:
    explicit Animator(FrameClock& frameClock) : m_frameClock(frameClock) {}

    /// Starts a motion of `who` and replaces the current one. From `delay` milliseconds on calls `step` with
    /// 0 to 1 for `millis`, and then `done`.
    void run(const void* who, int delay, int millis, std::function<void(qreal)> step,
             std::function<void()> done = {});
    /// Stops the motion of `who` where it is, without calling its callbacks again.
    void stop(const void* who);
    /// Returns true if `who` has a motion, running or delayed.
    bool moves(const void* who) const;
    bool idle() const { return m_motions.empty(); }
    /// Stops all motions.
    void clear();

    /// Advances all motions to the time `now`.
    void tick(qint64 now);
    /// Completes all motions at once, also those started by callbacks.
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

    FrameClock& m_frameClock;
    std::vector<std::shared_ptr<Motion>> m_motions;
};

} // namespace tacklebox
