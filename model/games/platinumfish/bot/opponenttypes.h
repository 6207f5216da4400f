// Models how players of Platinum Fish choose, to infer their hidden cards.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox::platinumfish {

/// The opponent types.
enum class OpponentType : std::uint8_t {
    AnyMove, ///< any legal move with equal probability
    Hasty,   ///< takes a matching discard, else any move
    Sensible ///< makes matches, and asks for ranks that match
};
inline constexpr std::size_t kOpponentTypes = 3;
using Opponents = OpponentModels<kOpponentTypes>;
using TypeWeights = Opponents::TypeWeights;

/// The prior, before any observed choice.
inline constexpr TypeWeights kPriorTypes = {0.15, 0.15, 0.7};

/// Probability of a choice by type, if the hand has the rank in question and if it lacks it.
struct TypeLikelihood {
    TypeWeights having, lacking;
};
/// To draw although the top discard would match.
inline constexpr TypeLikelihood kDraws = {{0.5, 0.02, 0.02}, {1, 1, 1}};
/// To take an unmatched rank from the deck although another one there would match.
inline constexpr TypeLikelihood kTakesNoMatch = {{0.5, 0.5, 0.03}, {1, 1, 1}};
/// To ask for a rank: one of thirteen, or one of the few in the hand.
inline constexpr TypeLikelihood kAsks = {{1 / 13.0, 1 / 13.0, 0.25}, {1 / 13.0, 1 / 13.0, 0.0125}};

} // namespace tacklebox::platinumfish
