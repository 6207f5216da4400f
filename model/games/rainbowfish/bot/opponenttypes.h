// Models how players of Rainbow Fish choose the number to ask for, to infer their hands.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/rainbowfish/bot/handhistory.h"

namespace tacklebox::rainbowfish {

/// The opponent types.
enum class OpponentType : std::uint8_t {
    AnyMove,  ///< any number of the hand with equal probability
    Curious,  ///< asks players who asked for the same number, else any
    Gatherer, ///< the number with most cards in hand, like Minnow
    Hopeful,  ///< the same, but asks where a card is likely, like Perch
    Skilled,  ///< the highest value, like Pike
    Deep,     ///< reveals least, or leads to most points, like Shark
};
inline constexpr std::size_t kOpponentTypes = 6;
using Opponents = OpponentModels<kOpponentTypes>;
using TypeWeights = Opponents::TypeWeights;

/// The prior, before any observed ask.
inline constexpr TypeWeights kPriorTypes = {0.14, 0.12, 0.14, 0.14, 0.18, 0.28};

/// Returns, for each type, the likelihood of all asks of a hand with these faces in the slots, up to a factor
/// that does not depend on the hand. Requires a history that is consistent with the faces.
TypeWeights likelihoodsOfAsks(std::span<const HandEntry> history, const Face* faces);
/// The same for turns: also weighs that the player asked before playing the special cards in hand.
TypeWeights likelihoodsOfTurns(std::span<const HandEntry> history, const Face* faces);
/// The same for one turn; multiplies into `likelihoods`.
void updateLikelihoods(const HandEntry& ask, const Tally& hand, TypeWeights& likelihoods);

} // namespace tacklebox::rainbowfish
