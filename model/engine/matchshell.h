// The match logic that all games share: start, scoring, winners, next deal and end. The game What the Fish!
// replaces setStatus() and endMatch(), because it logs one status change for a whole move.
#pragma once

#include "model/engine/events.h"
#include "model/engine/matchscore.h"
#include "model/engine/options.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace tacklebox {

/// A match before its first deal; `scores` are the initial totals.
inline MatchScore newMatch(int seats, Seat dealer, const Scores& scores) {
    return {.scores = scores, .last = {}, .seats = std::uint8_t(seats), .dealer = dealer, .winners = {}};
}
/// Begins a match in an empty state.
template <class State, class Layout>
void beginMatch(State& state, const Options& options, int seats, Seat dealer, const Layout& layout) {
    state = State{};
    state.options = options;
    state.match = newMatch(seats, dealer, layout.scores);
}

/// Starts the next deal; the dealer is the next seat to the left.
inline void beginNextDeal(MatchScore& match) {
    ++match.round;
    match.dealer = leftOf(match.dealer, match.seats);
}

/// Sets the status to `now` and logs the change, if any.
template <class State, class Log>
void setStatus(State& state, decltype(State::status) now, Log& log) {
    if (now == state.status) return;
    log.statusChanged(state.status, now);
    state.status = now;
}

/// Adds the points of a finished deal to the totals and logs the score. Totals are clamped to the range of
/// their type, because a match without a winner can lose points without end.
template <class Log>
void scoreDeal(MatchScore& match, const DealResult& deal, Log& log) {
    using Limits = std::numeric_limits<std::int16_t>;
    match.last = deal;
    match.last.any = true;
    for (Seat seat = 0; seat < match.seats; ++seat)
        match.scores[seat] = std::int16_t(
            std::clamp<int>(match.scores[seat] + deal.points[seat], Limits::min(), Limits::max()));
    log.add(Scored{deal.points, match.scores, deal.out, match.seats, deal.ending});
}

/// The seats with the most `points`; several for a tie.
inline SeatSet leaders(const Scores& points, int seats) {
    const int most = *std::max_element(points.begin(), points.begin() + seats);
    SeatSet leading;
    for (Seat seat = 0; seat < seats; ++seat)
        if (points[seat] == most) leading.add(seat);
    return leading;
}

/// Ends the match with `status`.
template <class State, class Log>
void endMatch(State& state, SeatSet winners, const decltype(State::status)& status, Log& log) {
    state.match.over = true;
    state.match.winners = winners;
    setStatus(state, status, log);
    log.add(Over{winners});
}

} // namespace tacklebox
