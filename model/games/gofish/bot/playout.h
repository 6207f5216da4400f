// A game of Go Fish played on from a whole position by players who go by what the table has heard.
#pragma once

#include "model/bots/levels.h"
#include "model/games/gofish/bot/evaluation.h"

#include <span>
#include <utility>
#include <vector>

namespace tacklebox::gofish {

/// A position with all cards placed, and what everybody has heard of everybody.
class Playout {
  public:
    Playout();

    void begin(const State& position, const PublicHands& publicHands, int turn);
    const State& state() const { return m_state; }
    /// The match is over, or the next game is to be dealt.
    bool over() const { return m_state.status.waiting.empty(); }
    /// Makes an ask of the player in turn; everybody hears it.
    void play(const Move& ask);
    /// The ask that the player in turn would make.
    Move choose(Random& random);
    /// The asks that he likes best, so many at most, the best first.
    std::span<const Move> best(std::size_t most);
    /// Plays on to the end of the game.
    void playOn(Random& random);

  private:
    Observation observation() const;

    State m_state;
    PublicHands m_publicHands{};
    int m_turn = 0;
    EventLog<GoFish> m_silent;
    MoveList<Move> m_moves;
    std::vector<std::pair<double, Move>> m_weighed; ///< asks and what they seem worth
    std::vector<Move> m_best;
};

} // namespace tacklebox::gofish
