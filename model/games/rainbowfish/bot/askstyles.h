// How players of Rainbow Fish choose the number that they ask for, and what that tells of their hands.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/rainbowfish/bot/handhistory.h"

namespace tacklebox::rainbowfish {

/// The playing styles that are told apart.
enum class PlayStyle : std::uint8_t {
    AnyMove,  ///< any number of the hand is as good as another
    Curious,  ///< likes to ask whoever asked for the same, and else anything
    Gatherer, ///< what he has most of, as a Minnow
    Hopeful,  ///< what he has most of, and where it is likely, as a Perch
    Skilled,  ///< what brings most, as a Pike
    Deep,     ///< what tells the others least or is worth most in the end, as a Shark
};
inline constexpr std::size_t kStyles = 6;
using Opponents = OpponentModels<kStyles>;
using StyleShares = Opponents::Shares;

/// What is believed of somebody who has not asked yet.
inline constexpr StyleShares kPriorStyles = {0.14, 0.12, 0.14, 0.14, 0.18, 0.28};

/// For each style how likely it makes all the asks of a hand, the faces in the slots being these; a factor
/// that does not depend on the hand is left out. The history must hold with these faces.
StyleShares likelihoodsOfAsks(std::span<const HandEntry> history, const Face* faces);
/// The same of his turns: how likely it was besides that he asked before he had played the special cards that
/// he held.
StyleShares likelihoodsOfTurns(std::span<const HandEntry> history, const Face* faces);
/// Of one turn.
void takeTurn(const HandEntry& ask, const Tally& hand, StyleShares& likelihoods);

} // namespace tacklebox::rainbowfish
