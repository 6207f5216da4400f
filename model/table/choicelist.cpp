#include "model/table/choicelist.h"

#include "model/table/words.h"

#include <algorithm>

namespace tacklebox {

int ChoiceList::idOf(const AnyMove& move) const {
    const auto at = std::find(m_moves.begin(), m_moves.end(), move);
    return at == m_moves.end() ? -1 : m_choices[std::size_t(at - m_moves.begin())].id;
}

void ChoiceList::list(const AnyMatch& match, Seat actor, const Names& names, bool keepsIds) {
    ChoiceList previous;
    std::swap(previous.m_moves, m_moves);
    std::swap(previous.m_choices, m_choices);
    m_actor = actor;
    if (actor == kNoSeat) return;
    match.legalMoves(actor, m_moves);
    const Names actorsNames = names.to(actor);
    for (const AnyMove& move : m_moves) {
        const int oldId = keepsIds ? previous.idOf(move) : -1;
        const Question question = match.game().question(move);
        const bool asksForSeveral =
            question.target != kNoSeat && !question.ofOneCard() && !question.ownSentence;
        m_choices.push_back({.id = oldId < 0 ? m_nextId++ : oldId,
                             .words = asSentence(match.game().moveWords(move, actorsNames)),
                             .asked = asksForSeveral ? asSentence(question.subject) : QString(),
                             .move = move});
    }
}

} // namespace tacklebox
