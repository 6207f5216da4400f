// Playouts of Rainbow Fish with players who use public knowledge.
#pragma once

#include "model/games/rainbowfish/bot/evaluation.h"
#include "model/games/rainbowfish/bot/opponenttypes.h"

#include <span>
#include <utility>
#include <vector>

namespace tacklebox::rainbowfish {

using SeatTypes = std::array<OpponentType, kMostPlayers>;
inline constexpr SeatTypes kAllSkilled = [] {
    SeatTypes types{};
    types.fill(OpponentType::Skilled);
    return types;
}();

/// A full state and the public memory of all hands.
class Playout {
  public:
    Playout();

    void begin(const State& position, const Memory& memory, const SeatTypes& types);
    const State& state() const { return m_state; }
    /// The public memory of all hands.
    const Memory& memory() const { return m_memory; }
    bool over() const { return m_state.match.over; }
    /// Makes a move and updates the memory.
    void play(Seat seat, const Move& move);
    /// Returns the move of the next player to act.
    Move choose(Random& random);
    /// Returns up to `most` moves of the next player to act, by descending value.
    std::span<const Move> best(std::size_t most);
    /// Plays until the next turn of the seat, or to the end of the deal if the hole is empty by then.
    void playRound(Seat seat, Random& random);
    /// Plays to the end of the deal, and does not deal again.
    void playDeal(Random& random);
    /// The seat's share of a win, or its probability of winning if the match is not over.
    double result(Seat seat) const;
    /// The seat's final points, or their expectation.
    double points(Seat seat) const;

  private:
    PolicyInput inputOf(Seat seat) const;
    void updateMemory(Seat seat, const Move& move, Seat turn,
                      const std::array<CardSet, kMostPlayers>& before);

    State m_state;
    Memory m_memory{};
    SeatTypes m_types = kAllSkilled;
    CardSet m_gone;
    Move m_asked; ///< the last ask, for a number or a colour
    EventLog<RainbowFish> m_silent;
    MoveList<Move> m_moves;
    std::vector<std::pair<double, Move>> m_weighed; ///< moves by value
    std::vector<Move> m_best;
};

} // namespace tacklebox::rainbowfish
