// The reason for a bot's move, as data. BotWords (model/bots/botwords.h) turns it into a sentence.
#pragma once

#include "model/bots/fact.h"

#include <cstdint>
#include <optional>

namespace tacklebox {

struct Rationale {
    /// The purpose of the move: a value of the game's `Motive` enum. 0 means no reason (a forced or random
    /// move).
    std::uint8_t motive = 0;
    /// Probability, 0..1, that the move achieves its purpose: an ask hits, a fish swims free, a card is kept.
    /// Must be calibrated. nullopt if success is certain or the bot estimates no probability.
    std::optional<double> likely;
    /// Expected final result by search or evaluation: points of the game (pairs, sets, cards caught) or the
    /// probability of winning; see AnyGame::expectedUnit.
    std::optional<double> expected;
    /// The main evidence: "Ada asked for crabs two turns ago."
    std::optional<Fact> clue;
    /// Of asks in Go Fish and Rainbow Fish: true if the bot knows that the ask hits. False without `likely`:
    /// the bot hopes for a hit, but does not estimate its probability, because it forgets cards.
    bool sure = false;

    bool operator==(const Rationale&) const = default;
};

} // namespace tacklebox
