// What an ask is worth at a glance: how all levels but Shark choose, and everybody in Shark's play-outs.
#pragma once

#include "model/games/gofish/bot/observation.h"

namespace tacklebox::gofish {

/// How finely a player evaluates. Worths are in units of a hit.
struct EvaluationWeights {
    bool weighsChances = true; ///< asks where a card is likely, not just where one may be
    double held = 1;           ///< of a hit, for each card of the rank that he holds
    double cards = 1;          ///< for each card that a hit brings beyond the first
    double book = 8;           ///< for a hit that completes a book
    double fished = 0;         ///< for fishing the rank, as a part of what a hit with one card is worth
    double tells = 0.5;        ///< what it costs to tell the others of a rank in vain,
    double tellsHeld = 0;      ///< and for each card of it that he holds
    double noise = 0.01;       ///< how far the worth of an ask is off at most, at random
};

inline constexpr EvaluationWeights kMinnowWeights{.weighsChances = false};
/// A book outweighs everything else, and fishing the rank also continues the turn (F-05). Without a search
/// these weights win slightly more than Pike's at two seats, and as much at four.
inline constexpr EvaluationWeights kSharkWeights{.book = 30, .fished = 1};
inline constexpr EvaluationWeights kPerchWeights{.held = 0, .cards = 0, .book = 0, .tells = 0, .noise = 0.4};

/// What an ask is worth; more is better, and what is surely a hit better than what may be one.
double worth(const Observation& observation, const Move& ask, const EvaluationWeights& weights);
/// The same with odds that have been reckoned before.
double worth(const Observation& observation, const AskOdds& odds, const Move& ask,
             const EvaluationWeights& weights);

} // namespace tacklebox::gofish
