// Compares moves by playouts of determinizations.
#pragma once

#include "model/bots/budget.h"
#include "model/games/whatthefish/bot/determinizer.h"
#include "model/games/whatthefish/bot/playout.h"

namespace tacklebox::whatthefish {

/// A move with the results of its playouts.
struct PlayedOutMove {
    Move move;
    int played = 0;   ///< playouts
    int won = 0;      ///< playouts that the searching seat won
    int freed = 0;    ///< playouts in which the fish that swam at the start got free
    int fishHeld = 0; ///< playouts in which the target of the move held a FISH

    /// One of the counts as a fraction of the playouts.
    double rate(int count) const { return played ? double(count) / played : 0; }
};

/// The moves to compare. Of all sets of KILLs or PROTECTIONs: the cheapest that is high enough, all cards and
/// some between; of KILLs also the lowest and the highest card. Other legal moves stay as they are.
std::vector<PlayedOutMove> candidates(std::span<const Move> legal, const PolicyInput& input);

/// Estimates moves of `seat` by playing out sampled determinizations, each with sampled types of the
/// opponents. All arguments must outlive this object.
class PlayoutSearch {
  public:
    PlayoutSearch(Determinizer<WhatTheFish>& determinizer, Seat seat, const Opponents& opponents,
                  Random& random)
        : m_determinizer(determinizer), m_seat(seat), m_opponents(opponents), m_random(random) {
        m_disabledLog.recording(false);
    }

    /// Sequential halving (Karnin, Koren and Somekh 2013; model/bots/sequentialhalving.h): plays out all
    /// moves in the same determinizations, in rounds with equal parts of the budget, and drops the worse
    /// half after each round. Differences: the number of rounds is fixed, and the two best moves stay to the
    /// end. Sorts the best move first. A unit of the budget is one playout.
    void rank(std::vector<PlayedOutMove>& candidates, Budget& budget);
    /// Plays out one move until the budget is spent.
    void evaluate(PlayedOutMove& candidate, Budget& budget);

  private:
    void play(const State& determinization, std::uint64_t seed, PlayedOutMove& candidate);

    Determinizer<WhatTheFish>& m_determinizer;
    Seat m_seat;
    const Opponents& m_opponents;
    SeatTypes m_types{}; ///< of all seats in the current playout
    TypePolicy m_policy;
    Random& m_random;
    State m_determinization;
    State m_playedOut;                   ///< the copy that is played to the end
    EventLog<WhatTheFish> m_disabledLog; ///< records nothing
};

} // namespace tacklebox::whatthefish
