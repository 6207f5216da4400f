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
    /// For jobs: runs `callback` on the owner's thread, unless the owner is destroyed before.
    void postToOwner(std::function<void()> callback) { m_answers.post(std::move(callback)); }

  private:
    QThread m_thread;
    Mailbox m_answers; ///< lives in the owner's thread
    Mailbox m_jobs;    ///< lives in m_thread
};

/// Seats bots and asks them for moves. They receive only their own seats' events and legal moves.
class BotWorker {
  public:
    /// Receives a bot's answer to question number `question`; nullopt means pass.
    using Answer = std::function<void(quint64 question, const std::optional<AnyChoice>& choice)>;

    explicit BotWorker(Answer onAnswer) : m_onAnswer(std::move(onAnswer)) {}
    /// Discards all questions, so that the thread ends soon.
    ~BotWorker();
    BotWorker(const BotWorker&) = delete;
    BotWorker& operator=(const BotWorker&) = delete;

    /// Puts a new bot into a seat, replacing the previous one. The bot has seen no events.
    void addBot(const AnyGame& game, Seat seat, Level level, quint64 seed);
    /// The same with a bot that `makeBot` creates on the thread.
    void addBot(Seat seat, std::function<std::unique_ptr<AnyBot>()> makeBot);
    /// Removes the bot of a seat.
    void removeBot(Seat seat);
    /// Shows the events to the bot in `seat`, if there is one.
    void showEvents(Seat seat, std::vector<AnySeen> events);
    /// Asks the bot in `seat`. Answers asynchronously, never within this call. Question numbers must
    /// increase. Ignores `thinking.cancelled`: cancelBefore() cancels the question.
    void ask(quint64 question, Seat seat, AnyMoves legal, Thinking thinking);
    /// Discards questions with smaller numbers: waiting ones are dropped, and a thinking bot is cancelled
    /// (Thinking::cancelled).
    void cancelBefore(quint64 question);
    /// True while a question is neither answered nor discarded.
    bool isThinking() const { return !m_pending.empty(); }

  private:
    struct PendingQuestion {
        quint64 number = 0;
        std::shared_ptr<std::atomic<bool>> cancelled;
    };
    using Bots = std::array<std::unique_ptr<AnyBot>, kMostSeats>; ///< by seat
    std::shared_ptr<Bots> m_bots = std::make_shared<Bots>();      ///< used by the thread only
    std::vector<PendingQuestion> m_pending;                       ///< neither answered nor discarded
    Answer m_onAnswer;
    BotThread m_thread; ///< last member, because its jobs use the others
};

} // namespace tacklebox
