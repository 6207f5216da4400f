// How players of Twisted Fish ask, and what that tells of their hands.
//
// The figures are fitted: some thousand asks each of random players, the sample bot, Minnow, Perch and Pike,
// at tables of three to five seats of one kind and of all, were counted against what a player of random moves
// would have asked in the same positions. They are likelihoods against those of such a player.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox::twistedfish {

/// The playing styles that are told apart.
enum class AskStyle : std::uint8_t {
    AnyAsk,    ///< any ask that the rules allow, also for a card of his own or one that lies in a basket
    AnyOther,  ///< any card that he does not hold himself
    Forgetful, ///< what he lacks and has lately heard of, of fish that count much
    Keen       ///< what he lacks, of fish that he has much of, and what is sure first
};
inline constexpr std::size_t kStyles = 4;
using Opponents = OpponentModels<kStyles>;
using StyleShares = Opponents::Shares;

/// What is believed of somebody who has not asked yet.
inline constexpr StyleShares kPriorStyles = {0.2, 0.2, 0.25, 0.35};

/// What an ask is to who has listened.
enum class AskKind : std::uint8_t {
    Vain,     ///< it is for a card known to be elsewhere
    Refused,  ///< he asked has said no to it and has got nothing unseen since
    Sure,     ///< it must hit
    Careless, ///< it may hit, but he left a sure hit for it
    Open      ///< it may hit
};

/// How likely each style makes such an ask.
constexpr StyleShares likelihoodsOf(AskKind askKind) {
    switch (askKind) {
    case AskKind::Vain: return {1, 0.23, 0.03, 0.03};
    case AskKind::Refused: return {1, 1, 0.5, 0.1};
    case AskKind::Sure: return {1, 4.3, 24, 37};
    case AskKind::Careless: return {1, 0.9, 0.12, 0.04};
    case AskKind::Open: break;
    }
    return {1, 0.89, 0.76, 0.83};
}

/// How likely each style asks for a card of a fish if he holds so many cards of it, a logarithm. It is the
/// same for all where the ask was sure: there it is not the hand that speaks.
constexpr float askWeight(AskStyle style, AskKind askKind, Fish fish, int count) {
    constexpr float kByCount[kStyles][kColours + 1] = {{0, 0, 0, 0, 0, 0},
                                                       {0.45f, 0.45f, 0.4f, 0.4f, 0.6f, 0.6f},
                                                       {-0.2f, -0.2f, 0.4f, 1.1f, 2.0f, 2.0f},
                                                       {-1.8f, -1.8f, 0.35f, 1.9f, 3.0f, 3.0f}};
    constexpr float kByValue[kStyles][3] = {
        {0, 0, 0}, {-0.05f, 0.1f, 0.2f}, {-0.7f, 1.0f, 1.9f}, {-0.4f, 0.75f, 1.3f}};
    if (askKind == AskKind::Sure) return 0;
    return kByCount[std::size_t(style)][count] + kByValue[std::size_t(style)][valueOf(fish) / 5 - 1];
}

/// How likely each style asks for the very card that he holds (T-05), a logarithm: a bluff that hardly
/// anybody tries who wants cards.
constexpr float ownAskWeight(AskStyle style) {
    return style == AskStyle::AnyAsk ? 0 : -4.5f;
}

/// How likely each style plays No Fishing when it would lose the card asked for.
inline constexpr StyleShares kStopsALoss = {0.5, 0.95, 0.95, 0.9};

/// What it tells against No Fishing in a hand that somebody gave a card from, a logarithm.
inline constexpr float kGaveWithNoFishing = -2;

} // namespace tacklebox::twistedfish
