// A deal as a short text that a friend can type: what to write on a postcard to play the same cards.
#pragma once

#include "model/engine/options.h"
#include "model/engine/phrase.h"
#include "model/engine/seats.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tacklebox {

/// All that fixes the cards and the chances of a match; who sits where is not part of it.
struct Deal {
    std::string game; ///< the game's id
    Options options;
    int seats = 0;
    std::uint64_t seed = 0;
    Seat dealer = 0;

    bool operator==(const Deal&) const = default;
};

/// "K7QM-2XD4-...": groups of four of Crockford's 32 letters and digits, a checksum among them. Seeds below
/// 2^40 give codes of four groups where the options are the usual ones. The deal must be playable.
std::string dealCode(const Deal& deal);

/// The deal of a code. Small letters, spaces and missing or added dashes do not matter; O is read as 0, I and
/// L as 1. Nothing, and a sentence to a person in `fault`, if the text is no code, a mistyped one (every
/// single wrong letter and every swap of two neighbours is noticed, of all else all but one in 32,768), or
/// one of a later version of the program.
std::optional<Deal> readDealCode(std::string_view text, Phrase& fault);

/// The deal that this game has on that day of the calendar, the same for everybody: usual options, three
/// seats (or as many as the game takes at least), and a seed below 2^40 made from the date and the game's id.
Deal dealOfDay(std::string_view game, int year, int month, int day);

} // namespace tacklebox
