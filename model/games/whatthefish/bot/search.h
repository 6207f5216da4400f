// Search by play-outs of determinizations.
#pragma once

#include "model/bots/budget.h"
#include "model/games/whatthefish/bot/determinizer.h"
#include "model/games/whatthefish/bot/playout.h"

namespace tacklebox::whatthefish {

/// A move with the results of its play-outs.
struct PlayedOutMove {
    Move move;
    int played = 0, won = 0, freed = 0;
    int fishHeld = 0; ///< determinizations in which the target has a FISH

    double share(int count) const { return played ? double(count) / played : 0; }
};

/// The moves to compare: all legal ones, with relevant sets of KILLs, and for PROTECTIONs the cheapest set,
/// the strongest and some between.
std::vector<PlayedOutMove> candidates(std::span<const Move> legal, const PolicyInput& input);

/// Plays out determinizations after moves of one seat, with the others' types.
class PlayoutSearch {
  public:
    PlayoutSearch(Determinizer<WhatTheFish>& determinizer, Seat seat, const Opponents& types, Random& random)
        : m_determinizer(determinizer), m_seat(seat), m_opponents(types), m_random(random) {
        m_none.recording(false);
    }

    /// Sequential halving (Karnin, Koren and Somekh 2013; model/bots/sequentialhalving.h): plays out all
    /// moves in the same determinizations, in rounds with equal shares of the budget, and drops the worse
    /// half after each round. Differences: the number of rounds is fixed, and the two best moves stay to the
    /// end. Sorts the best move first. A unit of the budget is one play-out.
    void halve(std::vector<PlayedOutMove>& candidates, Budget& budget);
    /// Plays out one move until the budget is spent.
    void repeat(PlayedOutMove& candidate, Budget& budget);

  private:
    void play(const State& determinization, std::uint64_t luck, PlayedOutMove& candidate);

    Determinizer<WhatTheFish>& m_determinizer;
    Seat m_seat;
    const Opponents& m_opponents;
    SeatTypes m_playing{}; ///< types in the current determinization
    TypePolicy m_decider;
    Random& m_random;
    State m_determinization, m_next;
    EventLog<WhatTheFish> m_none;
};

} // namespace tacklebox::whatthefish
