#include "views/scene/motion/scheduledcallbacks.h"

#include <algorithm>
#include <limits>

namespace tacklebox {

void ScheduledCallbacks::add(qint64 at, Callback callback) {
    m_callbacks.emplace_back(std::max(at, end().value_or(at)), std::move(callback));
}

void ScheduledCallbacks::give(qint64 now) {
    while (!m_callbacks.empty() && m_callbacks.front().first <= now) {
        const Callback callback = std::move(m_callbacks.front().second);
        m_callbacks.pop_front(); // before the call, which may change the rest
        callback();
    }
}

void ScheduledCallbacks::giveAll() {
    give(std::numeric_limits<qint64>::max());
}

std::optional<qint64> ScheduledCallbacks::end() const {
    if (m_callbacks.empty()) return std::nullopt;
    return m_callbacks.back().first;
}

} // namespace tacklebox
