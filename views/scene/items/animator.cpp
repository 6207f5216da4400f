#include "views/scene/items/animator.h"

#include "views/scene/items/ticker.h"

#include <algorithm>
#include <map>

namespace tacklebox {

qreal eased(QEasingCurve::Type type, qreal t) {
    // A curve is made on the heap, and a step of a motion asks for its value.
    static std::map<QEasingCurve::Type, QEasingCurve> curves;
    return curves.try_emplace(type, type).first->second.valueForProgress(t);
}

void Animator::run(const void* who, int delay, int millis, std::function<void(qreal)> step,
                   std::function<void()> done) {
    stop(who);
    const qint64 now = m_ticker.now();
    m_motions.push_back({who, now + delay, std::max(1, millis), std::move(step), std::move(done)});
    m_ticker.wantUntil(now + delay + std::max(1, millis));
}

void Animator::stop(const void* who) {
    std::erase_if(m_motions, [who](const Motion& motion) { return motion.who == who; });
}

bool Animator::moves(const void* who) const {
    return std::any_of(m_motions.begin(), m_motions.end(),
                       [who](const Motion& motion) { return motion.who == who; });
}

void Animator::tick(qint64 now) {
    std::vector<std::function<void()>> ended;
    for (std::size_t i = 0; i < m_motions.size();) {
        Motion& motion = m_motions[i];
        if (now < motion.start) {
            ++i;
            continue;
        }
        const qreal t = std::min(1.0, qreal(now - motion.start) / motion.millis);
        if (motion.step) motion.step(t);
        if (t < 1) {
            ++i;
            continue;
        }
        if (motion.done) ended.push_back(std::move(motion.done));
        m_motions.erase(m_motions.begin() + std::ptrdiff_t(i));
    }
    for (const auto& done : ended)
        done();
}

void Animator::finish() {
    while (!m_motions.empty()) {
        std::vector<Motion> all = std::move(m_motions);
        m_motions.clear();
        for (const Motion& motion : all) {
            if (motion.step) motion.step(1);
            if (motion.done) motion.done();
        }
    }
}

} // namespace tacklebox
