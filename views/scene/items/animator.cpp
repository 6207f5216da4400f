#include "views/scene/items/animator.h"

#include "views/scene/items/frameclock.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace tacklebox {

qreal eased(QEasingCurve::Type type, qreal t) {
    // QEasingCurve allocates, so keep one instance per type.
    static std::map<QEasingCurve::Type, QEasingCurve> curves;
    return curves.try_emplace(type, type).first->second.valueForProgress(t);
}

void Animator::run(const void* who, int delay, int millis, std::function<void(qreal)> step,
                   std::function<void()> done) {
    stop(who);
    const qint64 now = m_frameClock.now();
    m_motions.push_back(std::make_shared<Motion>(
        Motion{who, now + delay, std::max(1, millis), std::move(step), std::move(done)}));
    m_frameClock.wantUntil(now + delay + std::max(1, millis));
}

void Animator::stop(const void* who) {
    std::erase_if(m_motions, [who](const auto& motion) {
        if (motion->who != who) return false;
        motion->isOver = true;
        return true;
    });
}

void Animator::clear() {
    for (const auto& motion : m_motions)
        motion->isOver = true;
    m_motions.clear();
}

bool Animator::moves(const void* who) const {
    return std::any_of(m_motions.begin(), m_motions.end(),
                       [who](const auto& motion) { return motion->who == who; });
}

void Animator::tick(qint64 now) {
    // A callback may change m_motions. The copy keeps the motions alive.
    const std::vector<std::shared_ptr<Motion>> motions = m_motions;
    std::vector<std::shared_ptr<Motion>> complete;
    for (const auto& motion : motions) {
        if (motion->isOver || now < motion->start) continue;
        const qreal t = std::min(1.0, qreal(now - motion->start) / motion->millis);
        if (motion->step) motion->step(t);
        if (t == 1) complete.push_back(motion);
    }
    for (const auto& motion : complete) {
        if (std::exchange(motion->isOver, true)) continue; // stopped by a callback
        std::erase(m_motions, motion);
        if (motion->done) motion->done();
    }
}

void Animator::finish() {
    while (!idle())
        tick(std::numeric_limits<qint64>::max());
}

} // namespace tacklebox
