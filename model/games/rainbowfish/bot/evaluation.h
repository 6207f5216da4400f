// Heuristic values of moves, for all levels except Shark and for all players in Shark's playouts.
#pragma once

#include "model/games/rainbowfish/bot/policyinput.h"

namespace tacklebox::rainbowfish {

inline constexpr int kNever = 100; ///< more cards than any ask can take

/// The considerations that a level takes into account.
struct EvaluationWeights {
    bool weighsChances = true; ///< prefers likely hits to the number with most cards in hand
    bool weighsCards = true; ///< weighs the number of cards an ask may bring, and whether they complete a set
    bool keepsForTheEnd = true; ///< keeps a card for the Special Set
    int leastToReverse = 2;     ///< plays a reverse to save at least this many cards
    int leastToSkip = 2;        ///< plays a skip to save at least this many cards
};

inline constexpr EvaluationWeights kMinnowWeights{.weighsChances = false,
                                                  .weighsCards = false,
                                                  .keepsForTheEnd = false,
                                                  .leastToReverse = kNever,
                                                  .leastToSkip = 1};
inline constexpr EvaluationWeights kPerchWeights{
    .weighsCards = false, .keepsForTheEnd = false, .leastToReverse = 3, .leastToSkip = 1};

/// True if the move asks one player for cards they may lack.
inline bool isAsk(const Move& move) {
    return move.kind == MoveKind::Ask || move.kind == MoveKind::Wild || move.kind == MoveKind::Name;
}

/// Value of a legal move: up to about 15 for asks, more for moves that should come before an ask.
double value(const PolicyInput& input, const Move& move, const EvaluationWeights& weights);

/// Probability that an ask hits, from memory and card counting.
double heuristicChance(const PolicyInput& input, const Move& move);
/// True if memory proves that the ask hits.
bool isSure(const PolicyInput& input, const Move& move);

} // namespace tacklebox::rainbowfish
