// What every game keeps about its match: the deals played so far and their scores.
#pragma once

#include "model/engine/seats.h"

#include <array>
#include <cstdint>

namespace tacklebox {

using Scores = std::array<std::int16_t, kMostSeats>;

/// The result of the last finished hand or game of a match.
struct LastDeal {
    Scores points{};         ///< per seat
    Seat out = kNoSeat;      ///< who went out, where the game knows that
    std::uint8_t ending = 0; ///< how it ended: an index into the game's kEndings
    bool any = false;        ///< false before the first deal has ended

    bool operator==(const LastDeal&) const = default;
};

/// The match around the deal that is being played. Entries beyond the number of seats stay 0.
struct MatchScore {
    Scores scores{}; ///< totals of finished hands or games (and what a laid-out deal gave)
    LastDeal last;
    std::int16_t round = 1; ///< the hand, game or deal of the match, from 1
    std::uint8_t seats = 0;
    Seat dealer = 0;
    bool over = false; ///< the match, not the deal
    SeatSet winners;   ///< empty until over; several where a tie is shared (X-08)

    bool operator==(const MatchScore&) const = default;
};

} // namespace tacklebox
