// Models how players of Twisted Fish ask, to infer their hands.
//
// All values are likelihood ratios to a player who makes random moves in the same positions. They are fitted
// to some thousand asks each of random players, the sample bot, Minnow, Perch and Pike, at tables of three to
// five seats of one kind and of mixed kinds.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox::twistedfish {

/// The opponent types.
enum class OpponentType : std::uint8_t {
    AnyAsk,    ///< any legal ask, also for own or laid cards
    AnyOther,  ///< any card not in their hand
    Forgetful, ///< missing cards of valuable fish, with a short memory
    Keen       ///< sure hits first, then missing cards of the fish held most
};
inline constexpr std::size_t kOpponentTypes = 4;
using Opponents = OpponentModels<kOpponentTypes>;
using TypeWeights = Opponents::TypeWeights;

/// The prior, before any observed ask.
inline constexpr TypeWeights kPriorTypes = {0.2, 0.2, 0.25, 0.35};

/// Classifies an ask by public knowledge.
enum class AskKind : std::uint8_t {
    Vain,     ///< for a card known to be elsewhere
    Refused,  ///< the target has denied the card, and received no hidden card since
    Sure,     ///< certain to hit
    Careless, ///< may hit, but the player passed up a sure hit
    Open      ///< may hit
};

/// Likelihood ratio of such an ask, by type.
constexpr TypeWeights likelihoodsOf(AskKind askKind) {
    switch (askKind) {
    case AskKind::Vain: return {1, 0.23, 0.03, 0.03};
    case AskKind::Refused: return {1, 1, 0.5, 0.1};
    case AskKind::Sure: return {1, 4.3, 24, 37};
    case AskKind::Careless: return {1, 0.9, 0.12, 0.04};
    case AskKind::Open: break;
    }
    return {1, 0.89, 0.76, 0.83};
}

/// Log-likelihood ratio of asking for a fish with `count` of its cards in hand. Zero for sure asks, which do
/// not depend on the hand.
constexpr float askWeight(OpponentType type, AskKind askKind, Fish fish, int count) {
    constexpr float kByCount[kOpponentTypes][kColours + 1] = {{0, 0, 0, 0, 0, 0},
                                                              {0.45f, 0.45f, 0.4f, 0.4f, 0.6f, 0.6f},
                                                              {-0.2f, -0.2f, 0.4f, 1.1f, 2.0f, 2.0f},
                                                              {-1.8f, -1.8f, 0.35f, 1.9f, 3.0f, 3.0f}};
    constexpr float kByValue[kOpponentTypes][3] = {
        {0, 0, 0}, {-0.05f, 0.1f, 0.2f}, {-0.7f, 1.0f, 1.9f}, {-0.4f, 0.75f, 1.3f}};
    if (askKind == AskKind::Sure) return 0;
    return kByCount[std::size_t(type)][count] + kByValue[std::size_t(type)][valueOf(fish) / 5 - 1];
}

/// Log-likelihood ratio of asking for a card that the player holds (T-05), a rare bluff.
constexpr float ownAskWeight(OpponentType type) {
    return type == OpponentType::AnyAsk ? 0 : -4.5f;
}

/// Probability of playing No Fishing to save a card, by type.
inline constexpr TypeWeights kStopsALoss = {0.5, 0.95, 0.95, 0.9};

/// Log-likelihood ratio of holding No Fishing after giving a card away.
inline constexpr float kGaveWithNoFishing = -2;

} // namespace tacklebox::twistedfish
