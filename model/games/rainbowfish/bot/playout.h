// A game of Rainbow Fish played on from a whole position by players who go by what the table has heard.
#pragma once

#include "model/games/rainbowfish/bot/askstyles.h"
#include "model/games/rainbowfish/bot/evaluation.h"

#include <span>
#include <utility>
#include <vector>

namespace tacklebox::rainbowfish {

/// How each seat plays.
using SeatStyles = std::array<PlayStyle, kMostPlayers>;
inline constexpr SeatStyles kAllSkilled = [] {
    SeatStyles styles{};
    styles.fill(PlayStyle::Skilled);
    return styles;
}();

/// A position with all cards placed, and what everybody remembers of everybody.
class Playout {
  public:
    Playout();

    void begin(const State& position, const Memory& memory, const SeatStyles& styles);
    const State& state() const { return m_state; }
    /// What everybody remembers of everybody's hand.
    const Memory& memory() const { return m_memory; }
    bool over() const { return m_state.match.over; }
    /// Makes a move; everybody hears of it.
    void play(Seat seat, const Move& move);
    /// The move that the waiting player would make.
    Move choose(Random& random);
    /// The moves that the waiting player likes best, so many at most, the best first.
    std::span<const Move> best(std::size_t most);
    /// Plays on until the next turn of the seat begins, or to the end of the deal if the Hole is empty by
    /// then.
    void playRound(Seat seat, Random& random);
    /// Plays on to the end of the deal; in a match of several the next is not dealt.
    void playDeal(Random& random);
    /// What the seat has of it: its share of a win, or its chance of one.
    double result(Seat seat) const;
    /// The points that it has in the end, or can expect then.
    double points(Seat seat) const;

  private:
    Observation observationOf(Seat seat) const;
    void hear(Seat seat, const Move& move, Seat turn, const std::array<CardSet, kMostPlayers>& before);

    State m_state;
    Memory m_memory{};
    SeatStyles m_styles = kAllSkilled;
    CardSet m_gone;
    Move m_asked; ///< the last ask, for a number or a colour
    EventLog<RainbowFish> m_silent;
    MoveList<Move> m_moves;
    std::vector<std::pair<double, Move>> m_weighed; ///< moves and what they seem worth
    std::vector<Move> m_best;
};

} // namespace tacklebox::rainbowfish
