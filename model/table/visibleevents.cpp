#include "model/table/visibleevents.h"

#include <algorithm>

namespace tacklebox {

int VisibleEvents::dealsBegun(const AnyMatch& match) const {
    int deals = 0;
    for (int number = 0; number < m_released; ++number)
        deals += match.kind(number) == EventKind::Deal;
    return deals;
}

void VisibleEvents::releaseTo(const AnyMatch& match, int events) {
    if (events < m_released) m_released = m_public = m_dealsEndAt = 0;
    for (; m_released < events; ++m_released) {
        if (match.kind(m_released) == EventKind::Scored) m_dealsEndAt = m_released + 1;
        m_public += match.sees(kNoSeat, m_released);
    }
}

void VisibleEvents::releaseDeal(const AnyMatch& match) {
    int end = m_released + 1;
    while (end < match.events() && match.kind(end) != EventKind::Deal)
        ++end;
    releaseTo(match, std::min(end, match.events()));
}

void VisibleEvents::releaseDeals(const AnyMatch& match, int deals) {
    int end = 0;
    for (int begun = 0; end < match.events(); ++end)
        if (match.kind(end) == EventKind::Deal && ++begun > deals) break;
    releaseTo(match, end);
}

} // namespace tacklebox
