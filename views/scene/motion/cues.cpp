#include "views/scene/motion/cues.h"

#include <algorithm>
#include <limits>

namespace tacklebox {

void Cues::add(qint64 at, Cue cue) {
    m_cues.emplace_back(std::max(at, end().value_or(at)), std::move(cue));
}

void Cues::give(qint64 now) {
    while (!m_cues.empty() && m_cues.front().first <= now) {
        const Cue cue = std::move(m_cues.front().second);
        m_cues.pop_front(); // before the call, which may change the rest
        cue();
    }
}

void Cues::giveAll() {
    give(std::numeric_limits<qint64>::max());
}

std::optional<qint64> Cues::end() const {
    if (m_cues.empty()) return std::nullopt;
    return m_cues.back().first;
}

} // namespace tacklebox
