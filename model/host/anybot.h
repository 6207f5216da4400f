// A bot of any game, and what any seat knows. As the bots of a game they are told one seat's events and its
// legal moves, and nothing else: nothing here can lead to a position.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/fact.h"
#include "model/bots/judge.h"
#include "model/host/anyvalues.h"

#include <optional>
#include <span>
#include <vector>

namespace tacklebox {

/// What a bot decided, and why.
struct AnyChoice {
    AnyMove move;
    Rationale rationale;
};

/// Bot<G> of any game.
class AnyBot {
  public:
    virtual ~AnyBot() = default;
    /// Takes in the next event of its own seat's stream.
    virtual void see(const AnySeen& event) = 0;
    /// As Bot<G>::choose().
    virtual std::optional<AnyChoice> choose(std::span<const AnyMove> legal, const Thinking& thinking) = 0;
};

/// What one seat has heard, or the whole table: Knowledge<G> of any game.
class AnyKnowledge {
  public:
    virtual ~AnyKnowledge() = default;
    virtual void see(const AnySeen& event) = 0;
    /// All that is known of the hands.
    virtual std::vector<Fact> facts() const = 0;
};

/// Judge<G> of any game. Of moves to compare, no move at all (AnyMove::any()) is to let the player in turn go
/// on.
class AnyJudge {
  public:
    virtual ~AnyJudge() = default;
    virtual void see(const AnySeen& event) = 0;
    /// As Judge<G>::candidates().
    virtual std::vector<AnyMove> candidates(std::span<const AnyMove> legal) const = 0;
    /// As Judge<G>::values().
    virtual std::optional<MoveValues> values(std::span<const AnyMove> moves, const JudgeEffort& effort) = 0;
    /// The value of the position to the seat.
    std::optional<Estimate> position(const JudgeEffort& effort) {
        const AnyMove none;
        const auto values = this->values(std::span(&none, 1), effort);
        if (!values) return std::nullopt;
        return values->value(0);
    }
};

} // namespace tacklebox
