// Moves tried out in sampled worlds.
#pragma once

#include "model/bots/budget.h"
#include "model/games/whatthefish/bot/playout.h"
#include "model/games/whatthefish/bot/worldsampler.h"

namespace tacklebox::whatthefish {

/// A move and how its play-outs went.
struct PlayedOutMove {
    Move move;
    int played = 0, won = 0, freed = 0;
    int fishHeld = 0; ///< worlds in which the target holds a FISH

    double share(int count) const { return played ? double(count) / played : 0; }
};

/// The moves worth trying out: the legal ones, KILLs in sets that make a difference, and of PROTECTIONs
/// the cheapest set, the strongest and those between.
std::vector<PlayedOutMove> candidates(std::span<const Move> legal, const Observation& observation);

/// Plays worlds on after moves of one seat, the others in the styles in which they are thought to play.
class PlayoutSearch {
  public:
    PlayoutSearch(WorldSampler<WhatTheFish>& worlds, Seat seat, const Opponents& styles, Random& random)
        : m_worlds(worlds), m_seat(seat), m_opponents(styles), m_random(random) {
        m_none.recording(false);
    }

    /// Sequential halving (Karnin, Koren and Somekh 2013; model/bots/sequentialhalving.h): all moves are
    /// played out in the same worlds, in rounds that each have an equal share of the budget, and after each
    /// round the worse half is given up. Unlike there the number of rounds does not depend on that of the
    /// moves, and the two best go on to the end. The best comes first. A unit of the budget is one play-out.
    void halve(std::vector<PlayedOutMove>& candidates, Budget& budget);
    /// Tries one move while the budget lasts.
    void repeat(PlayedOutMove& candidate, Budget& budget);

  private:
    void play(const State& world, std::uint64_t luck, PlayedOutMove& candidate);

    WorldSampler<WhatTheFish>& m_worlds;
    Seat m_seat;
    const Opponents& m_opponents;
    SeatStyles m_playing{}; ///< in the present world
    StylePolicy m_decider;
    Random& m_random;
    State m_world, m_next;
    EventLog<WhatTheFish> m_none;
};

} // namespace tacklebox::whatthefish
