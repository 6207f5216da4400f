// What bots say to a position: by their answers puzzles are found, and by how many of each level find the
// answer they are graded. All dice follow from the seed of the match, so that anybody can try again.
#pragma once

#include "model/bots/bot.h"
#include "model/puzzles/puzzle.h"

#include <optional>

namespace tacklebox {

/// What bots are asked for; each purpose has dice of its own.
enum class AnswerPurpose : std::uint8_t { Screening, Search, Grade, Odds };

/// A bot that has seen all that `seat` has seen is asked for one of its moves, as it must make one. `number`:
/// which of several that are asked for the same purpose and know nothing of each other. `effort` is in
/// percent of the level's usual work. Nothing if it is not for the seat to move.
std::optional<AnyChoice> botAnswer(Level level, const AnyMatch& match, Seat seat, AnswerPurpose purpose,
                                   int number, int effort = 100);

/// How many of `tries` bots of the level make that move.
int timesFound(Level level, const AnyMatch& match, Seat seat, const AnyMove& move, int tries);

/// What the seat knows of the others' hands.
std::vector<Fact> factsKnownTo(Seat seat, const AnyMatch& match);

} // namespace tacklebox
