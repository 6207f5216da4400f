// The bots of one table, which think on a separate thread.
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

/// A thread that runs jobs in order. The destructor discards waiting jobs and waits for the current one.
class BotThread {
  public:
    BotThread();
    ~BotThread();
    BotThread(const BotThread&) = delete;
    BotThread& operator=(const BotThread&) = delete;
    /// Queues a job for the thread.
    void post(std::function<void()> job) { m_jobs.post(std::move(job)); }
    /// Called on the thread: runs `tell` on the owner's thread, unless the owner is destroyed before.
    void answer(std::function<void()> tell) { m_answers.post(std::move(tell)); }

  private:
    QThread m_thread;
    Mailbox m_answers; ///< lives in the owner's thread
    Mailbox m_jobs;    ///< lives in m_thread
};

/// The bots of a table. They receive only their own seats' events and legal moves.
class BotDesk {
  public:
    /// The answer of a bot: the number of the question and the choice; nullopt means pass.
    using Answer = std::function<void(quint64 question, const std::optional<AnyChoice>& choice)>;

    explicit BotDesk(Answer answer) : m_answer(std::move(answer)) {}
    /// Cancels current thinking, because nobody waits for an answer.
    ~BotDesk();
    BotDesk(const BotDesk&) = delete;
    BotDesk& operator=(const BotDesk&) = delete;

    /// Puts a new bot into a seat, replacing the previous one. The bot has seen no events.
    void seat(const AnyGame& game, Seat seat, Level level, quint64 seed);
    /// The same with a bot that `make` creates on the thread.
    void seat(Seat seat, std::function<std::unique_ptr<AnyBot>()> make);
    void leave(Seat seat);
    void tell(Seat seat, std::vector<AnySeen> events);
    /// Asks the bot in `seat`. Answers asynchronously, never within this call. Question numbers must
    /// increase. forgetBefore() cancels `thinking` regardless of its own flag.
    void ask(quint64 question, Seat seat, AnyMoves legal, Thinking thinking);
    /// Discards questions with smaller numbers: waiting ones are dropped, and a thinking bot is cancelled
    /// (Thinking::cancelled).
    void forgetBefore(quint64 question);
    /// True while a question is neither answered nor discarded.
    bool thinks() const { return !m_open.empty(); }

  private:
    struct Question {
        quint64 number = 0;
        std::shared_ptr<std::atomic<bool>> cancelled;
    };
    struct Room {
        std::array<std::unique_ptr<AnyBot>, kMostSeats> bots; ///< used by the thread only
    };
    std::shared_ptr<Room> m_room = std::make_shared<Room>();
    std::vector<Question> m_open; ///< neither answered nor discarded
    Answer m_answer;
    BotThread m_thread; ///< last member, because its jobs use the others
};

} // namespace tacklebox
