// Deal codes: a short text from which anybody can play the same deal.
#pragma once

#include "model/engine/options.h"
#include "model/engine/phrase.h"
#include "model/engine/seats.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tacklebox {

/// Everything that determines the cards and chance steps of a match, but not its players.
struct Deal {
    std::string game; ///< id of the game
    Options options;
    int seats = 0;
    std::uint64_t seed = 0;
    Seat dealer = 0;

    bool operator==(const Deal&) const = default;
};

/// Groups of four of Crockford's 32 letters and digits, "K7QM-2XD4-...", including a checksum. With default
/// options, seeds below 2^40 give four groups. Requires a valid deal.
std::string dealCode(const Deal& deal);

/// Reads a deal code. Ignores case, spaces and dashes; reads O as 0, I and L as 1. Returns nullopt, with a
/// sentence for the user in `error`, if the code is malformed or from a later version. Detects every single
/// wrong letter and every swap of two neighbours; other errors pass with probability 1/32,768.
std::optional<Deal> readDealCode(std::string_view text, Phrase& error);

/// The deal of the day of a game, the same for everybody: default options, three seats (or the nearest number
/// that the game allows), and a seed below 2^40 derived from the date and the game's id.
Deal dealOfDay(std::string_view game, int year, int month, int day);

} // namespace tacklebox
