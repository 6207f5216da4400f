// The bots of one table, thinking on a thread of their own.
#pragma once

#include "model/bots/bot.h"

#include <QObject>
#include <QThread>

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tacklebox {

/// A thread that does jobs in order. Ends with the desk: jobs that have not begun are dropped, the one under
/// way is waited for.
class BotThread : public QObject {
    Q_OBJECT

  public:
    BotThread();
    ~BotThread() override;
    /// Does the job on the thread, after those before it.
    void post(std::function<void()> job);
    /// From the thread: calls `tell` on the desk's own thread, unless the desk is gone by then.
    void answer(std::function<void()> tell);

  private:
    QThread m_thread;
    QObject* m_worker;
    std::shared_ptr<std::atomic<bool>> m_closed = std::make_shared<std::atomic<bool>>(false);
};

/// The bots of a table of G. They are told their own seats' events and asked with their own legal moves, and
/// know nothing else.
template <class G>
class BotDesk {
  public:
    using Move = typename G::Move;
    /// What a bot decided: the number of the question, and its move (nothing: it holds back).
    using Answer = std::function<void(quint64 question, const std::optional<Move>& move)>;

    explicit BotDesk(Answer answer) : m_answer(std::move(answer)) {}

    /// Puts a bot into a seat, in place of the one that sits there; it knows nothing yet.
    void seat(Seat seat, Level level, quint64 seed) {
        m_thread.post(
            [room = m_room, seat, level, seed] { room->bots[seat] = makeBot<G>(level, seat, seed); });
    }
    void leave(Seat seat) {
        m_thread.post([room = m_room, seat] { room->bots[seat].reset(); });
    }
    void tell(Seat seat, std::vector<SeenEvent<G>> events) {
        if (events.empty()) return;
        m_thread.post([room = m_room, seat, events = std::move(events)] {
            if (!room->bots[seat]) return;
            for (const SeenEvent<G>& event : events)
                room->bots[seat]->see(event);
        });
    }
    /// Asks the bot in `seat`; the answer comes later, never from within this call. Numbers of questions
    /// grow; a question older than forgetBefore() says is not even thought about.
    void ask(quint64 question, Seat seat, std::vector<Move> legal, Thinking thinking) {
        m_thread.post([this, room = m_room, question, seat, legal = std::move(legal), thinking] {
            if (question < room->oldest || !room->bots[seat]) return;
            const auto choice = room->bots[seat]->choose(legal, thinking);
            m_thread.answer([this, question, move = choice ? std::optional(choice->move) : std::nullopt] {
                m_answer(question, move);
            });
        });
    }
    void forgetBefore(quint64 question) {
        if (question > m_room->oldest) m_room->oldest = question;
    }

  private:
    struct Room {
        std::array<std::unique_ptr<Bot<G>>, kMostSeats> bots; ///< of the thread alone
        std::atomic<quint64> oldest = 0;
    };
    std::shared_ptr<Room> m_room = std::make_shared<Room>();
    Answer m_answer;
    BotThread m_thread; ///< the last member: it ends before what its jobs use
};

} // namespace tacklebox
