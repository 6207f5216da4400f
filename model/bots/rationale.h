// The reason for a bot's move, as data: belief, probability and expectation. BotWords (model/bots/botwords.h)
// turns it into a sentence.
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
    /// nullopt if it was certain. These odds must be calibrated.
    std::optional<double> likely;
    /// Expected final result by search or evaluation: points of the game (pairs, sets, cards caught) or the
    /// probability of winning, see AnyGame::expectedUnit.
    std::optional<double> expected;
    /// The main evidence: "Ada asked for crabs two turns ago".
    std::optional<Fact> clue;
    /// True if public information guarantees success. False without `likely` means that the bot only hopes,
    /// because a player that forgets knows no odds.
    bool sure = false;

    bool operator==(const Rationale&) const = default;
};

} // namespace tacklebox
