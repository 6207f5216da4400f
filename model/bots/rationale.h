// Why a bot made a move, as data: what it believed, how likely, what it expected. Each game puts it into
// words (BotWords, model/bots/botwords.h).
#pragma once

#include "model/bots/fact.h"

#include <cstdint>
#include <optional>

namespace tacklebox {

struct Rationale {
    /// What the move is for: a value of the game's own `Motive` enum, whose 0 means that no reason was given
    /// (a forced or a random move).
    std::uint8_t motive = 0;
    /// How likely the move was to bring what it is for, 0..1: that an ask hits, a fish swims free, a card is
    /// kept. Nothing where there was nothing to doubt. These are the odds that must be calibrated.
    std::optional<double> likely;
    /// What it expected in the end, as its search or evaluation gave it: points of the game (pairs, sets,
    /// cards caught), or a share of wins (AnyGame::expectedUnit says which).
    std::optional<double> expected;
    /// What the belief rests on most: "he asked for crabs two turns ago".
    std::optional<Fact> clue;
    /// By what everybody knows it has to bring it. Without this and `likely` the player only hopes so: who
    /// forgets cannot tell how likely it is.
    bool sure = false;

    bool operator==(const Rationale&) const = default;
};

} // namespace tacklebox
