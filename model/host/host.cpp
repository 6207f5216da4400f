#include "model/host/host.h"

namespace tacklebox {

AnyHost::AnyHost(std::unique_ptr<AnyMatch> match, std::vector<std::unique_ptr<AnyBot>> bots)
    : m_match(std::move(match)), m_bots(std::move(bots)) {
    sendEventsToBots();
}

void AnyHost::seatBot(Seat seat, std::unique_ptr<AnyBot> bot) {
    m_bots[seat] = std::move(bot);
    m_order.askAgain(seat);
    if (m_bots[seat]) m_match->showEvents(*m_bots[seat], seat, 0, m_eventsSent);
}

Refusal AnyHost::move(Seat seat, const AnyMove& move) {
    const Refusal refusal = m_match->move(seat, move);
    if (!refusal) sendEventsToBots();
    return refusal;
}

void AnyHost::decideChance(const AnyOutcome& outcome) {
    m_match->decideChance(outcome);
    sendEventsToBots();
}

bool AnyHost::botsMove(const Thinking& thinking) {
    for (const Seat seat : m_order.seatsToAct(*m_match)) {
        if (!m_bots[seat]) return false;
        const auto choice = m_match->ask(*m_bots[seat], seat, thinking);
        const int event = m_match->events();
        if (choice && !m_match->move(seat, choice->move)) {
            m_lastBotMove = {event, seat, *choice};
            sendEventsToBots();
            return true;
        }
        m_order.pass(seat);
    }
    return false;
}

void AnyHost::sendEventsToBots() {
    m_order.startOver();
    for (std::size_t seat = 0; seat < m_bots.size(); ++seat)
        if (m_bots[seat]) m_match->showEvents(*m_bots[seat], Seat(seat), m_eventsSent, m_match->events());
    m_eventsSent = m_match->events();
}

} // namespace tacklebox
