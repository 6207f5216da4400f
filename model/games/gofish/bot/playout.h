// Plays a full position of Go Fish to the end. The players choose by public knowledge.
#pragma once

#include "model/bots/levels.h"
#include "model/games/gofish/bot/evaluation.h"

#include <span>
#include <utility>
#include <vector>

namespace tacklebox::gofish {

/// A full state with the public knowledge of each hand.
class Playout {
  public:
    Playout();

    void begin(const State& position, const PublicHands& publicHands, int turn);
    const State& state() const { return m_state; }
    /// True if the match is over, or the next game is to be dealt.
    bool over() const { return m_state.status.playersToAct.empty(); }
    /// Makes an ask of the player on turn.
    void play(const Move& ask);
    /// The ask that the player on turn would make.
    Move choose(Random& random);
    /// The asks with the highest heuristic values, best first; at most `most`.
    std::span<const Move> best(std::size_t most);
    /// Plays to the end of the game.
    void playOn(Random& random);

  private:
    PolicyInput input() const;

    State m_state;
    PublicHands m_publicHands{};
    int m_turn = 0;
    EventLog<GoFish> m_silent;
    MoveList<Move> m_moves;
    std::vector<std::pair<double, Move>> m_weighed; ///< legal asks with their values
    std::vector<Move> m_best;
};

} // namespace tacklebox::gofish
