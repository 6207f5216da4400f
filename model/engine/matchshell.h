// The match around the deal that is played, the same in every game: how it begins, how a finished deal is
// counted, who leads, the next deal and the end. A game whose status is told once for a whole move
// (What the Fish!) takes all of it but setStatus() and endMatch().
#pragma once

#include "model/engine/events.h"
#include "model/engine/matchscore.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace tacklebox {

/// A match before its first deal; `scores` are the totals to begin with.
inline MatchScore newMatch(int seats, Seat dealer, const Scores& scores) {
    return {.scores = scores, .last = {}, .seats = std::uint8_t(seats), .dealer = dealer, .winners = {}};
}

/// The next deal of the match: the seat to the left deals.
inline void beginNextDeal(MatchScore& match) {
    ++match.round;
    match.dealer = leftOf(match.dealer, match.seats);
}

/// The status becomes `now`, and is told where it is another than before.
template <class State, class Log>
void setStatus(State& state, decltype(State::status) now, Log& log) {
    if (now == state.status) return;
    log.statusChanged(state.status, now);
    state.status = now;
}

/// Counts a deal that has ended: its points join the totals, and it is told. Totals stay within what they can
/// hold: a match that nobody ever wins could go on losing points.
template <class Log>
void countDeal(MatchScore& match, const LastDeal& deal, Log& log) {
    using Limits = std::numeric_limits<std::int16_t>;
    match.last = deal;
    match.last.any = true;
    for (Seat seat = 0; seat < match.seats; ++seat)
        match.scores[seat] = std::int16_t(
            std::clamp<int>(match.scores[seat] + deal.points[seat], Limits::min(), Limits::max()));
    log.add(Scored{deal.points, match.scores, deal.out, match.seats, deal.ending});
}

/// The seats with the most of `points`: several where a tie is shared.
inline SeatSet leaders(const Scores& points, int seats) {
    const int most = *std::max_element(points.begin(), points.begin() + seats);
    SeatSet leading;
    for (Seat seat = 0; seat < seats; ++seat)
        if (points[seat] == most) leading.add(seat);
    return leading;
}

/// The match is over, and stands at `status`.
template <class State, class Log>
void endMatch(State& state, SeatSet winners, const decltype(State::status)& status, Log& log) {
    state.match.over = true;
    state.match.winners = winners;
    setStatus(state, status, log);
    log.add(Over{winners});
}

} // namespace tacklebox
