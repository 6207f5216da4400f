// Models how players of Go Fish choose the rank to ask for, to infer their hands from their asks.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/gofish/bot/handhistory.h"

#include <span>

namespace tacklebox::gofish {

/// The opponent types.
enum class OpponentType : std::uint8_t {
    AnyMove, ///< any rank of the hand with equal probability
    Curious, ///< prefers a rank that another player is known to hold; else any
    Blunt,   ///< sure hits, else any ask that could hit (Minnow)
    Hopeful, ///< likely hits (Perch)
    Skilled, ///< highest gain with least information given away (Pike)
    Deep,    ///< highest final value (Shark)
};
inline constexpr std::size_t kOpponentTypes = 6;
using TypeWeights = OpponentModel<kOpponentTypes>::TypeWeights;

/// The prior, before a player's first ask.
inline constexpr TypeWeights kPriorTypes = {0.16, 0.16, 0.16, 0.16, 0.18, 0.18};

/// For each type, the likelihood of all asks of a hand, given the faces in its slots. `history` must be
/// consistent with `faces`: a card that leaves must be in the hand.
TypeWeights likelihoodsOfAsks(std::span<const HandEntry> history, const Face* faces);

} // namespace tacklebox::gofish
