#include "model/table/undo.h"

namespace tacklebox {

void UndoList::goBack(std::unique_ptr<AnyMatch>& match, int step) {
    std::vector<AnyStep> undone;
    for (int number = step; number < match->steps(); ++number)
        undone.push_back(match->step(number));
    m_undone.insert(m_undone.begin(), undone.begin(), undone.end());
    match = match->before(step);
}

void UndoList::undo(std::unique_ptr<AnyMatch>& match) {
    goBack(match, m_decisions.back());
    m_decisions.pop_back();
}

void UndoList::redo(AnyMatch& match, const IsDecision& isDecision) {
    const int decision = match.steps();
    for (bool first = true; !m_undone.empty(); first = false) {
        if (!match.replay(m_undone.front())) {
            m_undone.clear(); // does not fit this match any more
            return;
        }
        if (first) m_decisions.push_back(decision);
        m_undone.erase(m_undone.begin());
        if (!m_undone.empty() && m_undone.front().isMove() && isDecision(match, m_undone.front().seat))
            return;
    }
}

void UndoList::restore(std::unique_ptr<AnyMatch>& match, int steps) {
    if (steps > 0 && steps <= match->steps()) goBack(match, match->steps() - steps);
}

void UndoList::findDecisions(const AnyMatch& match, const IsDecision& isDecision) {
    m_decisions.clear();
    const auto again = match.before(0);
    for (int number = 0; number < match.steps(); ++number) {
        const AnyStep step = match.step(number);
        if (step.isMove() && isDecision(*again, step.seat)) m_decisions.push_back(number);
        again->replay(step);
    }
}

} // namespace tacklebox
