#include "model/table/choicelist.h"

#include "model/table/words.h"

#include <algorithm>

namespace tacklebox {

const AnyMove* ChoiceList::moveOf(int id) const {
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        if (m_choices[i].id == id) return &m_moves[i];
    return nullptr;
}

int ChoiceList::idOf(const AnyMove& move) const {
    const auto at = std::find(m_moves.begin(), m_moves.end(), move);
    return at == m_moves.end() ? -1 : m_choices[std::size_t(at - m_moves.begin())].id;
}

void ChoiceList::list(const AnyMatch& match, Seat actor, const Names& names, bool keepsNumbers) {
    ChoiceList before;
    std::swap(before.m_moves, m_moves);
    std::swap(before.m_choices, m_choices);
    m_actor = actor;
    if (actor == kNoSeat) return;
    match.legalMoves(actor, m_moves);
    const Names toHim = names.to(actor);
    for (const AnyMove& move : m_moves) {
        const int old = keepsNumbers ? before.idOf(move) : -1;
        const Question question = match.game().question(move);
        const bool ofMany = question.target != kNoSeat && !question.ofOneCard() && !question.ownSentence;
        m_choices.push_back({.id = old < 0 ? m_next++ : old,
                             .words = asSentence(match.game().moveWords(move, toHim)),
                             .asked = ofMany ? asSentence(question.subject) : QString()});
    }
}

} // namespace tacklebox
