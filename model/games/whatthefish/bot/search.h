// Moves tried out in sampled worlds.
#pragma once

#include "model/bots/budget.h"
#include "model/games/whatthefish/bot/playout.h"
#include "model/games/whatthefish/bot/worlds.h"

namespace tacklebox::whatthefish {

/// A move and how its play-outs went.
struct Trial {
    Move move;
    int played = 0, won = 0, freed = 0;
    int fishHeld = 0; ///< worlds in which the target holds a FISH

    double share(int count) const { return played ? double(count) / played : 0; }
};

/// The moves worth trying out: the legal ones, KILLs in sets that make a difference, and of PROTECTIONs
/// the cheapest set, the strongest and those between.
std::vector<Trial> trials(std::span<const Move> legal, const Sight& sight);

/// Plays worlds on after moves of one seat, the others in the ways in which they are thought to play.
class TryOut {
  public:
    TryOut(Worlds<WhatTheFish>& worlds, Seat seat, const Ways& ways, Random& random)
        : m_worlds(worlds), m_seat(seat), m_ways(ways), m_random(random) {
        m_none.recording(false);
    }

    /// Tries all moves in the same worlds, in rounds; after each the worse half is left. The best comes
    /// first. A unit of the budget is one play-out.
    void compare(std::vector<Trial>& trials, Budget& budget);
    /// Tries one move while the budget lasts.
    void repeat(Trial& trial, Budget& budget);

  private:
    void play(const State& world, std::uint64_t luck, Trial& trial);

    Worlds<WhatTheFish>& m_worlds;
    Seat m_seat;
    const Ways& m_ways;
    WayOfSeat m_playing{}; ///< in the present world
    Decider m_decider;
    Random& m_random;
    State m_world, m_next;
    EventLog<WhatTheFish> m_none;
};

} // namespace tacklebox::whatthefish
