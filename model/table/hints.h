// The bots' thoughts: reasons for their moves, hints for people, and public facts about hands.
#pragma once

#include "model/host/anygame.h"
#include "model/table/botworker.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tacklebox {

/// The choice of a Shark in place of the person at the screen.
struct Hint {
    int choice = -1; ///< TableChoice::id; -1 if the move is not listed
    QString words;   ///< the move as listed; empty: pass
    QString reason;  ///< one or two sentences; may be empty
};

/// A publicly known fact about a hand, or about what its owner has done.
struct HandFact {
    Seat seat = kNoSeat; ///< owner of the hand
    HandMark mark = HandMark::Has;
    Face card = kNoFace; ///< kNoFace if it is not about a single card
    quint8 topic = Fact::kNoTopic;
    QString subject; ///< "the red crab", "sevens"

    bool operator==(const HandFact&) const = default;
};

/// The reasons for the bots' moves, by the number of the event that reports the move.
class MoveReasons {
  public:
    /// Stores a reason, unless it is empty. `event` must be greater than before. `hidden`: the move was not
    /// public, so its reason must wait.
    void keep(int event, Seat seat, const AnyMove& move, const Rationale& why, bool hidden) {
        if (why.motive != 0) m_reasons.push_back({event, seat, move, why, hidden});
    }
    /// Removes the reasons from event `number` on.
    void forgetFrom(int number);
    /// The reason in words; empty if there is none, or if the move is hidden and `all` is false.
    QString words(int event, bool all, const AnyGame& game, const Names& names) const;

  private:
    struct Reason {
        int event;
        Seat seat;
        AnyMove move;
        Rationale why;
        bool hidden;
    };
    std::vector<Reason> m_reasons;
};

/// Chooses hints on a separate thread, with a bot of the highest level that knows only the seat's events.
class HintThinker {
  public:
    /// The choice of the bot; nullopt means pass.
    using Answer = std::function<void(const std::optional<AnyChoice>&)>;

    explicit HintThinker(Answer answer) : m_answer(std::move(answer)) {}

    /// Gives the same answer for the same position of a match.
    void ask(const AnyGame& game, Seat seat, std::vector<AnySeen> events, AnyMoves legal, Thinking thinking);
    bool isThinking() const { return m_thinks; }
    void cancel();

  private:
    Answer m_answer;
    quint64 m_question = 0;
    bool m_thinks = false;
    std::unique_ptr<BotWorker> m_botWorker; ///< created by the first question; the last member
};

/// The public facts about hands, derived from public events only.
class PublicInformationState {
  public:
    /// All facts before event `number` of the match: first past actions, then certain knowledge.
    std::vector<HandFact> before(const AnyMatch& match, int number);

  private:
    std::unique_ptr<AnyInformationState> m_known;
    int m_read = 0;
};

} // namespace tacklebox
