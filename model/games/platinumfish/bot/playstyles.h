// How players of Platinum Fish choose, and what that tells of their hidden cards.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox::platinumfish {

/// The playing styles that are told apart.
enum class PlayStyle : std::uint8_t {
    AnyMove, ///< any legal move is as good as another
    Hasty,   ///< takes what lies open if it matches, and else anything
    Sensible ///< makes matches, and asks for what makes one
};
inline constexpr std::size_t kStyles = 3;
using Opponents = OpponentModels<kStyles>;
using StyleShares = Opponents::Shares;

/// What is believed of somebody of whom nothing was seen yet.
inline constexpr StyleShares kPriorStyles = {0.15, 0.15, 0.7};

/// How likely each style does something: where the hand has what it is about, and where it has not.
struct StyleLikelihood {
    StyleShares having, lacking;
};
/// To draw, though the rank on top of the discard pile would match.
inline constexpr StyleLikelihood kDraws = {{0.5, 0.02, 0.02}, {1, 1, 1}};
/// To take from the deck a rank that makes no match, though another that is there would.
inline constexpr StyleLikelihood kTakesNoMatch = {{0.5, 0.5, 0.03}, {1, 1, 1}};
/// To ask for a rank: of thirteen, or of the few of the hand.
inline constexpr StyleLikelihood kAsks = {{1 / 13.0, 1 / 13.0, 0.25}, {1 / 13.0, 1 / 13.0, 0.0125}};

} // namespace tacklebox::platinumfish
