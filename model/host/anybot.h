// Type-erased bots and information states. They receive only one seat's events and legal moves, never a
// state.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/handact.h"
#include "model/bots/judge.h"
#include "model/host/anyvalues.h"

#include <optional>
#include <span>
#include <vector>

namespace tacklebox {

/// A bot's move and reason.
struct AnyChoice {
    AnyMove move;
    Rationale rationale;
};

/// A bot of any game (Bot<G>).
class AnyBot {
  public:
    virtual ~AnyBot() = default;
    /// Takes in the next event that its seat sees.
    virtual void see(const AnySeen& event) = 0;
    /// See Bot<G>::choose().
    virtual std::optional<AnyChoice> choose(std::span<const AnyMove> legal, const Thinking& thinking) = 0;
};

/// The information state of a seat, or public knowledge (InformationState<G>).
class AnyInformationState {
  public:
    virtual ~AnyInformationState() = default;
    virtual void see(const AnySeen& event) = 0;
    /// All known facts about hands.
    virtual std::vector<Fact> facts() const = 0;
    /// The cards that the players have asked for and given away.
    virtual std::vector<HandAct> acts() const = 0;
};

/// A judge of any game (Judge<G>). An empty AnyMove among the moves to compare means pass.
class AnyJudge {
  public:
    virtual ~AnyJudge() = default;
    virtual void see(const AnySeen& event) = 0;
    /// See Judge<G>::candidates().
    virtual std::vector<AnyMove> candidates(std::span<const AnyMove> legal) const = 0;
    /// See Judge<G>::values().
    virtual std::optional<MoveValues> values(std::span<const AnyMove> moves, const JudgeEffort& effort) = 0;
    /// The value of the position for the seat.
    std::optional<Estimate> position(const JudgeEffort& effort) {
        const AnyMove none;
        const auto values = this->values(std::span(&none, 1), effort);
        if (!values) return std::nullopt;
        return values->value(0);
    }
};

} // namespace tacklebox
