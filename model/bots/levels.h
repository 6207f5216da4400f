// What the four levels are, in every game.
//
//  Minnow, the beginner, plays by a coarse evaluation and remembers little of what was seen and said.
//  Perch, the casual player, evaluates better and remembers more, but samples nothing and tells no odds.
//  Pike, the skilled player, forgets nothing. He goes by all that can be concluded, by exact odds or by
//      sampled deals, and the odds that he tells of his moves are calibrated.
//  Shark, the master, knows what a Pike does, and searches besides: he plays his candidate moves on in
//      sampled deals (determinization), the others in the styles in which he has learnt that they play, where
//      the game's play-outs know styles. docs/bots/thinking.md has how, game by game.
//
// Each game has its own numbers for it, in model/games/<game>/bot/levels.h: a struct Skill and a function
// skillOf(level), with these parts wherever the game has something of the kind:
//
//  memory     how far back it remembers, in the unit that stands there;
//  weights    its evaluation, or whatever else its policy by itself is made of;
//  odds       the deals sampled for the odds that it goes by;
//  rationale  the deals sampled afresh for the odds that it tells;
//  search     the play-outs of its search.
//
// Which deals and play-outs bring how many wins is measured in tests/LADDER.md.
#pragma once

namespace tacklebox {

/// Longer than any deal, in every unit of memory.
inline constexpr int kForgetsNothing = 1000;

/// Deals sampled for one decision.
struct DealSampling {
    int deals = 0; ///< none: it goes by what it remembers and by counting
    int steps = 0; ///< proposals of the Markov chain from one to the next, where there is such a chain
};

/// A search for one move.
struct SearchEffort {
    int playouts = 0;   ///< none: it makes the move that it likes best without one
    int candidates = 0; ///< moves compared at most, the best by evaluation; 0 for all
    int steps = 0;      ///< as of DealSampling
};

/// From less of a level's usual work (Thinking::effort, in percent) no odds are told: whoever asks for so
/// little wants a move alone, and from few deals nothing can be told truly.
inline constexpr int kLeastEffortToTell = 5;

} // namespace tacklebox
