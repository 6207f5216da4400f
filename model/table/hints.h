// What a table tells of its bots' thoughts: why they moved, what they would do in a person's place, and what
// all have heard of the hands.
#pragma once

#include "model/host/anygame.h"
#include "model/table/botdesk.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tacklebox {

/// What a master would do in the place of the person at the screen.
struct Hint {
    int choice = -1; ///< TableChoice::id; -1 where the list of choices does not name the move
    QString words;   ///< the move as the list has it; empty: better let the others go on
    QString reason;  ///< why, in a sentence or two; may be empty
};

/// Something that all at the table have heard of a hand.
struct HandFact {
    Seat seat = kNoSeat; ///< whose hand
    QString subject;     ///< "the red crab"
    QString words;       ///< "Nick holds the red crab."
    Face card = kNoFace; ///< kNoFace where it is no single card
    bool recent = true;  ///< within about two rounds
};

/// Why the bots of a table made their moves, by the number of the event that tells of the move.
class MoveReasons {
  public:
    /// `event` is greater than that of every reason before. A move without a reason is not kept. `hidden`:
    /// the move itself was not public, so that its reason is for later in any case.
    void keep(int event, Seat seat, const AnyMove& move, const Rationale& why, bool hidden) {
        if (why.motive != 0) m_reasons.push_back({event, seat, move, why, hidden});
    }
    /// What was from event `number` on has not happened.
    void forgetFrom(int number);
    /// In words; empty where there is none, and for a hidden move unless `all` may be told.
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

/// Thinks in a person's place: a bot of the highest level that was told the events of that seat, and nothing
/// else, on a thread of its own.
class HintThinker {
  public:
    /// What it would do; nothing: let the others go on.
    using Answer = std::function<void(const std::optional<AnyChoice>&)>;

    explicit HintThinker(Answer answer) : m_answer(std::move(answer)) {}

    /// Asked twice at the same place of the same match it says the same.
    void ask(const AnyGame& game, Seat seat, std::vector<AnySeen> events, AnyMoves legal, Thinking thinking);
    bool thinks() const { return m_thinks; }
    void cancel();

  private:
    Answer m_answer;
    quint64 m_question = 0;
    bool m_thinks = false;
    std::unique_ptr<BotDesk> m_desk; ///< from the first question on; the last member
};

/// What everybody at the table has heard of the hands: a fold of the public events, and of nothing else.
class PublicKnowledge {
  public:
    /// All that is known before event `number` of that match, seat by seat.
    std::vector<HandFact> before(const AnyMatch& match, int number, const Names& names);

  private:
    std::unique_ptr<AnyKnowledge> m_known;
    int m_read = 0;
};

} // namespace tacklebox
