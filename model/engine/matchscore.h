// The match scores that every game stores.
#pragma once

#include "model/engine/seats.h"

#include <array>
#include <cstdint>

namespace tacklebox {

using Scores = std::array<std::int16_t, kMostSeats>;

/// The result of a finished deal.
struct DealResult {
    Scores points{};         ///< per seat
    Seat out = kNoSeat;      ///< the player who went out, if the game has this
    std::uint8_t ending = 0; ///< index into the game's kEndings
    bool any = false;        ///< false before the first deal has ended

    bool operator==(const DealResult&) const = default;
};

/// The score of a match and the state of its current deal. Array entries beyond `seats` are 0.
struct MatchScore {
    Scores scores{}; ///< totals of finished deals, plus initial totals of a laid-out deal
    DealResult last;
    std::int16_t round = 1; ///< number of the deal in the match, from 1
    std::uint8_t seats = 0;
    Seat dealer = 0;
    bool over = false; ///< the match, not the deal
    SeatSet winners;   ///< empty until over; several for a shared win (X-08)

    bool operator==(const MatchScore&) const = default;
};

} // namespace tacklebox
