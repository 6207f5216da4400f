// What a move is worth at a glance: how all levels but Shark choose, and everybody in Shark's play-outs.
#pragma once

#include "model/games/rainbowfish/bot/observation.h"

namespace tacklebox::rainbowfish {

inline constexpr int kNever = 100;

/// How finely a player judges.
struct EvaluationWeights {
    bool weighsChances = true;  ///< asks where a card is likely, not just for what he has most of
    bool weighsCards = true;    ///< how many cards an ask may bring, and whether they complete a set
    bool keepsForTheEnd = true; ///< a card for the Special Set
    int turnsTablesFor = 2;     ///< plays a reverse rather than lose so many cards,
    int skipsFor = 2;           ///< or a skip
};

inline constexpr EvaluationWeights kMinnowWeights{.weighsChances = false,
                                                  .weighsCards = false,
                                                  .keepsForTheEnd = false,
                                                  .turnsTablesFor = kNever,
                                                  .skipsFor = 1};
inline constexpr EvaluationWeights kPerchWeights{
    .weighsCards = false, .keepsForTheEnd = false, .turnsTablesFor = 3, .skipsFor = 1};

/// Whether the move asks one player for something that he may not have.
inline bool isAsk(const Move& move) {
    return move.kind == MoveKind::Ask || move.kind == MoveKind::Wild || move.kind == MoveKind::Name;
}

/// The worth of a legal move; asks are worth up to about 15, what comes before them more.
double worth(const Observation& observation, const Move& move, const EvaluationWeights& weights);

/// How likely an ask is to bring something by what is remembered and by counting.
double heuristicChance(const Observation& observation, const Move& move);
/// Whether what an ask is for is surely there, as all have heard.
bool isSure(const Observation& observation, const Move& move);

} // namespace tacklebox::rainbowfish
