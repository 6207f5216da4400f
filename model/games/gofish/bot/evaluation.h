// Heuristic value of an ask: move choice of all levels but Shark, and of all players in Shark's playouts.
#pragma once

#include "model/games/gofish/bot/policyinput.h"

namespace tacklebox::gofish {

/// Weights of the heuristic. Values are in units of a hit.
struct EvaluationWeights {
    bool weighsChances = true; ///< false: only distinguishes sure, possible and impossible hits
    double held = 1;           ///< of a hit, for each card of the rank in the own hand
    double cards = 1;          ///< of each card that a hit brings beyond the first
    double book = 8;           ///< of a hit that completes a book
    double luckyCatch = 0;     ///< of fishing the rank, as a fraction of a hit with one card
    double reveals = 0.5;      ///< cost of revealing a rank in a miss
    double revealsHeld = 0;    ///< further cost for each card of it in the own hand
    double noise = 0.01;       ///< maximum of the uniform random value added
};

inline constexpr EvaluationWeights kMinnowWeights{.weighsChances = false};
/// A book outweighs everything else, and fishing the rank also continues the turn (F-05). Without a search
/// these weights win slightly more than Pike's at two seats, and as much at four.
inline constexpr EvaluationWeights kSharkWeights{.book = 30, .luckyCatch = 1};
inline constexpr EvaluationWeights kPerchWeights{
    .held = 0, .cards = 0, .book = 0, .reveals = 0, .noise = 0.4};

/// Value of an ask; higher is better. Sure hits rank above all others.
double value(const PolicyInput& input, const Move& ask, const EvaluationWeights& weights);
/// The same with known odds.
double value(const PolicyInput& input, const AskOdds& odds, const Move& ask,
             const EvaluationWeights& weights);

} // namespace tacklebox::gofish
