// The four levels, in every game.
//
// - Minnow, the beginner: Plays by a coarse evaluation and remembers little.
// - Perch, the casual player: Evaluates better and remembers more, but samples nothing and states no odds.
// - Pike, the skilled player: Forgets nothing. Uses all inferences, and exact odds or sampled
//   determinizations. Its stated odds are calibrated.
// - Shark, the master: A Pike that also searches. It plays candidate moves out in determinizations, where the
//   opponents follow their inferred types if the game supports types. docs/bots/thinking.md describes each
//   game.
//
// Each game's model/games/<game>/bot/levels.h has a struct Skill and a function skillOf(level), with these
// members as far as the game has them:
//
// - `memory`: How far back the bot remembers, in the stated unit.
// - `weights` or `policy`: Parameters of its evaluation or policy.
// - `odds`: Sampling for the odds that it plays by.
// - `rationale`: Fresh sampling for the odds that it states.
// - `search`: The playouts of its search.
//
// tests/LADDER.md has the measured strength for these numbers.
#pragma once

namespace tacklebox {

/// A memory longer than any deal, in every unit.
inline constexpr int kForgetsNothing = 1000;

/// Determinizations sampled for one decision.
struct DealSampling {
    int deals = 0; ///< 0: use memory and counting only
    int steps = 0; ///< Markov chain proposals between two samples, if the sampler has a chain
};

/// The search for one move.
struct SearchEffort {
    int playouts = 0;   ///< 0: make the move with the best evaluation
    int candidates = 0; ///< maximum number of moves compared, best evaluation first; 0 for all
    int steps = 0;      ///< as in DealSampling
};

/// Below this effort (Thinking::effort, in percent) a bot states no odds: the caller wants just a move, and
/// odds from few samples are unreliable.
inline constexpr int kLeastEffortForOdds = 5;

} // namespace tacklebox
