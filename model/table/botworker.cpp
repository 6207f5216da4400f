#include "model/table/botworker.h"

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

BotWorker::~BotWorker() {
    cancelBefore(std::numeric_limits<quint64>::max());
}

void BotWorker::addBot(const AnyGame& game, Seat seat, Level level, quint64 seed) {
    this->addBot(seat, [&game, level, seat, seed] { return game.makeBot(level, seat, seed); });
}

void BotWorker::addBot(Seat seat, std::function<std::unique_ptr<AnyBot>()> makeBot) {
    m_thread.post([bots = m_bots, seat, makeBot = std::move(makeBot)] { (*bots)[seat] = makeBot(); });
}

void BotWorker::removeBot(Seat seat) {
    m_thread.post([bots = m_bots, seat] { (*bots)[seat].reset(); });
}

void BotWorker::showEvents(Seat seat, std::vector<AnySeen> events) {
    if (events.empty()) return;
    m_thread.post([bots = m_bots, seat, events = std::move(events)] {
        const auto& bot = (*bots)[seat];
        if (!bot) return;
        for (const AnySeen& event : events)
            bot->see(event);
    });
}

void BotWorker::ask(quint64 question, Seat seat, AnyMoves legal, Thinking thinking) {
    m_pending.push_back({question, std::make_shared<std::atomic<bool>>(false)});
    m_thread.post([this, bots = m_bots, question, seat, legal = std::move(legal), thinking,
                   cancelled = m_pending.back().cancelled]() mutable {
        const auto& bot = (*bots)[seat];
        if (*cancelled || !bot) return;
        thinking.cancelled = cancelled.get();
        const auto choice = bot->choose(legal, thinking);
        if (*cancelled) return;
        m_thread.postToOwner([this, question, choice] {
            std::erase_if(m_pending,
                          [question](const PendingQuestion& pending) { return pending.number == question; });
            m_onAnswer(question, choice);
        });
    });
}

void BotWorker::cancelBefore(quint64 question) {
    for (const PendingQuestion& pending : m_pending)
        if (pending.number < question) *pending.cancelled = true;
    std::erase_if(m_pending,
                  [question](const PendingQuestion& pending) { return pending.number < question; });
}

} // namespace tacklebox
