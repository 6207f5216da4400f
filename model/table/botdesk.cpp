#include "model/table/botdesk.h"

#include <limits>

namespace tacklebox {

BotThread::BotThread() {
    m_jobs.moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("bots"));
    m_thread.start();
}

BotThread::~BotThread() {
    m_jobs.clear();
    m_thread.quit();
    m_thread.wait();
}

BotDesk::~BotDesk() {
    forgetBefore(std::numeric_limits<quint64>::max());
}

void BotDesk::seat(const AnyGame& game, Seat seat, Level level, quint64 seed) {
    this->seat(seat, [&game, level, seat, seed] { return game.makeBot(level, seat, seed); });
}

void BotDesk::seat(Seat seat, std::function<std::unique_ptr<AnyBot>()> make) {
    m_thread.post([room = m_room, seat, make = std::move(make)] { room->bots[seat] = make(); });
}

void BotDesk::leave(Seat seat) {
    m_thread.post([room = m_room, seat] { room->bots[seat].reset(); });
}

void BotDesk::tell(Seat seat, std::vector<AnySeen> events) {
    if (events.empty()) return;
    m_thread.post([room = m_room, seat, events = std::move(events)] {
        if (!room->bots[seat]) return;
        for (const AnySeen& event : events)
            room->bots[seat]->see(event);
    });
}

void BotDesk::ask(quint64 question, Seat seat, AnyMoves legal, Thinking thinking) {
    m_open.push_back({question, std::make_shared<std::atomic<bool>>(false)});
    m_thread.post([this, room = m_room, question, seat, legal = std::move(legal), thinking,
                   cancelled = m_open.back().cancelled]() mutable {
        if (*cancelled || !room->bots[seat]) return;
        thinking.cancelled = cancelled.get();
        const auto choice = room->bots[seat]->choose(legal, thinking);
        if (*cancelled) return;
        m_thread.answer([this, question, choice] {
            std::erase_if(m_open, [question](const Question& open) { return open.number == question; });
            m_answer(question, choice);
        });
    });
}

void BotDesk::forgetBefore(quint64 question) {
    for (const Question& open : m_open)
        if (open.number < question) *open.cancelled = true;
    std::erase_if(m_open, [question](const Question& open) { return open.number < question; });
}

} // namespace tacklebox
