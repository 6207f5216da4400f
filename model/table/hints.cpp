#include "model/table/hints.h"

#include "model/engine/random.h"
#include "model/table/words.h"

#include <algorithm>

namespace tacklebox {

void MoveReasons::forgetFrom(int number) {
    std::erase_if(m_reasons, [number](const Reason& reason) { return reason.event >= number; });
}

QString MoveReasons::words(int event, bool all, const AnyGame& game, const Names& names) const {
    const auto at = std::lower_bound(m_reasons.begin(), m_reasons.end(), event,
                                     [](const Reason& reason, int number) { return reason.event < number; });
    if (at == m_reasons.end() || at->event != event || (at->hidden && !all)) return {};
    return asSentence(game.rationaleWords(at->why, at->seat, at->move, names));
}

void HintThinker::ask(const AnyGame& game, Seat seat, std::vector<AnySeen> events, AnyMoves legal,
                      Thinking thinking) {
    constexpr quint64 kAdvice = 0x68696e7473; // differs from the streams of the table's bots
    if (!m_botWorker)
        m_botWorker =
            std::make_unique<BotWorker>([this](quint64 question, const std::optional<AnyChoice>& choice) {
                if (question != m_question) return;
                m_thinks = false;
                m_answer(choice);
            });
    m_botWorker->cancelBefore(++m_question);
    m_thinks = true;
    m_botWorker->addBot(game, seat, Level::Shark, Random::forStep(kAdvice + seat, events.size()).next());
    m_botWorker->showEvents(seat, std::move(events));
    m_botWorker->ask(m_question, seat, std::move(legal), thinking);
}

void HintThinker::cancel() {
    m_thinks = false;
    if (m_botWorker) m_botWorker->cancelBefore(++m_question);
}

std::vector<HandFact> PublicInformationState::before(const AnyMatch& match, int number) {
    const AnyGame& game = match.game();
    if (number < m_read || !m_known) {
        m_known = game.makeInformationState(kNoSeat);
        m_read = 0;
    }
    for (; m_read < number; ++m_read)
        if (const auto event = match.seen(kNoSeat, m_read)) m_known->see(*event);
    std::vector<HandFact> facts;
    const auto add = [&](HandMark mark, const Fact& fact) {
        facts.push_back({fact.seat, mark, fact.card, fact.topic, inWords(game.factSubject(fact))});
    };
    for (const HandAct& act : m_known->acts())
        add(act.mark, {.seat = act.seat, .card = act.card, .topic = act.topic});
    for (const Fact& fact : m_known->facts())
        if (fact.kind != FactKind::Lacks)
            add(HandMark::Has, fact);
        else if (fact.count == 0)
            add(HandMark::HasNot, fact);
    return facts;
}

} // namespace tacklebox
