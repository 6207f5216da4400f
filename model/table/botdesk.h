// The bots of one table, thinking on a thread of their own.
#pragma once

#include "model/host/anygame.h"
#include "model/table/mailbox.h"

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
class BotThread {
  public:
    BotThread();
    ~BotThread();
    BotThread(const BotThread&) = delete;
    BotThread& operator=(const BotThread&) = delete;
    /// Does the job on the thread, after those before it.
    void post(std::function<void()> job) { m_jobs.post(std::move(job)); }
    /// From the thread: calls `tell` on the desk's own thread, unless the desk is gone by then.
    void answer(std::function<void()> tell) { m_answers.post(std::move(tell)); }

  private:
    QThread m_thread;
    Mailbox m_answers; ///< of the desk's thread
    Mailbox m_jobs;    ///< of m_thread
};

/// The bots of a table. They are told their own seats' events and asked with their own legal moves, and know
/// nothing else.
class BotDesk {
  public:
    /// What a bot decided: the number of the question, and its choice (nothing: it holds back).
    using Answer = std::function<void(quint64 question, const std::optional<AnyChoice>& choice)>;

    explicit BotDesk(Answer answer) : m_answer(std::move(answer)) {}
    /// Nobody waits for an answer any more, so thoughts under way are cancelled too.
    ~BotDesk();
    BotDesk(const BotDesk&) = delete;
    BotDesk& operator=(const BotDesk&) = delete;

    /// Puts a bot into a seat, in place of the one that sits there; it knows nothing yet.
    void seat(const AnyGame& game, Seat seat, Level level, quint64 seed);
    /// The same with a bot that `make` makes, on the thread.
    void seat(Seat seat, std::function<std::unique_ptr<AnyBot>()> make);
    void leave(Seat seat);
    void tell(Seat seat, std::vector<AnySeen> events);
    /// Asks the bot in `seat`; the answer comes later, never from within this call. Numbers of questions
    /// grow. `thinking` is cancelled by forgetBefore(), whatever its own flag says.
    void ask(quint64 question, Seat seat, AnyMoves legal, Thinking thinking);
    /// Questions with smaller numbers are pointless: those not yet begun are not thought about, and a bot
    /// that thinks about one is told at once (Thinking::cancelled).
    void forgetBefore(quint64 question);
    /// Whether a question is neither answered nor forgotten.
    bool thinks() const { return !m_open.empty(); }

  private:
    struct Question {
        quint64 number = 0;
        std::shared_ptr<std::atomic<bool>> cancelled;
    };
    struct Room {
        std::array<std::unique_ptr<AnyBot>, kMostSeats> bots; ///< of the thread alone
    };
    std::shared_ptr<Room> m_room = std::make_shared<Room>();
    std::vector<Question> m_open; ///< asked, and neither answered nor forgotten
    Answer m_answer;
    BotThread m_thread; ///< the last member: it ends before what its jobs use
};

} // namespace tacklebox
