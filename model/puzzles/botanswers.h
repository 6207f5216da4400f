// Answers of bots to positions, used to find and grade puzzles. All their random numbers derive from the
// match's seed, so results are reproducible.
#pragma once

#include "model/bots/bot.h"
#include "model/puzzles/puzzle.h"

#include <optional>

namespace tacklebox {

/// The purpose of a question; each has separate random numbers.
enum class AnswerPurpose : std::uint8_t { Screening, Search, Grade, Odds };

/// The move of a bot that has seen the events of `seat` and must move. `number` distinguishes independent
/// bots for the same purpose; `effort` is in percent of the level's usual work. Returns nullopt if the seat
/// may not move.
std::optional<AnyChoice> botAnswer(Level level, const AnyMatch& match, Seat seat, AnswerPurpose purpose,
                                   int number, int effort = 100);

/// The number of bots, out of `tries`, that make that move.
int timesFound(Level level, const AnyMatch& match, Seat seat, const AnyMove& move, int tries);

/// The seat's facts about the other hands.
std::vector<Fact> factsKnownTo(Seat seat, const AnyMatch& match);

} // namespace tacklebox
