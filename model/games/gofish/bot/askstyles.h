// How players of Go Fish choose the rank that they ask for, and what that tells of their hands.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/gofish/bot/handhistory.h"

#include <span>

namespace tacklebox::gofish {

/// The playing styles that are told apart.
enum class PlayStyle : std::uint8_t {
    AnyMove, ///< any rank of the hand is as good as another
    Curious, ///< likes to ask whoever asked for the same, and else anything
    Blunt,   ///< what is sure, and else anything that may be there, as a Minnow
    Hopeful, ///< where it is likely, as a Perch
    Skilled, ///< what brings most and tells least, as a Pike
    Deep,    ///< what is worth most in the end, as a Shark
};
inline constexpr std::size_t kStyles = 6;
using StyleShares = OpponentModel<kStyles>::Shares;

/// What is believed of somebody who has not asked yet.
inline constexpr StyleShares kPriorStyles = {0.16, 0.16, 0.16, 0.16, 0.18, 0.18};

/// For each style how likely it makes all the asks of a hand, the faces in the slots being these. Every card
/// that left must have been there.
StyleShares likelihoodsOfAsks(std::span<const HandEntry> history, const Face* faces);

} // namespace tacklebox::gofish
