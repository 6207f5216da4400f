// The styles in which people and bots play The Great Lakes Fish-Out, as far as others can tell them apart.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/greatlakes/bot/softmaxpolicy.h"

namespace tacklebox::greatlakes {

/// When a keeper fishes his suit out.
enum class FishOutRule : std::uint8_t {
    Weighed,  ///< as likely as his policy says
    Decided,  ///< when his policy says that it is likelier than not
    Either,   ///< he fishes or stocks, each as likely
    ForThree, ///< for three fish of the suit in the lake, and near the end
};

/// One playing style.
struct Style {
    const SoftmaxPolicy* policy = nullptr; ///< none: any card is as good as any other
    float inverseTemperature = 1;          ///< how surely he chooses by them
    FishOutRule fishOutRule = FishOutRule::Weighed;
    int memory = kWholeMemory; ///< of what was revealed, for so many rounds; what lies in the lake he sees

    static constexpr int kWholeMemory = kDeckSize;

    /// What he makes of a position. In play-outs those who forget know what lies in the lake alone.
    Observation observation(const CompactState& game, Seat seat) const {
        return {game, seat, memory < kWholeMemory ? game.lakeCards : game.shown};
    }
    WeighedHand weigh(const CompactState& game, Seat seat) const;
    Card draw(const CompactState& game, Seat seat, Random& random) const;
    /// The chance that he fishes out the suit of the card that he has kept.
    float fishes(const CompactState& game, Seat seat, Card kept) const;
};

/// The playing styles that are told apart: any card at all, with two ways of keeping; a beginner's, a casual
/// player's, a skilled player's; and that of a master, who goes ways of his own.
inline constexpr std::size_t kStyles = 6;
enum class PlayStyle : std::uint8_t { AnyCard, AnyCardForThree, Minnow, Perch, Skilled, Master };

const Style& styleOf(PlayStyle style);
/// Who plays how, for one play-out.
using SeatStyles = std::array<const Style*, kMostPlayers>;
/// All have the usual policy.
SeatStyles usualStyles();

using Opponents = OpponentModels<kStyles>;
/// Before anything has been seen of somebody.
inline constexpr Opponents::Shares kPriorStyles{0.08, 0.1, 0.17, 0.2, 0.25, 0.2};

/// How likely each card of a hand is chosen, over all styles in which its player may play: the weights add up
/// to 1, nearly.
WeighedHand weigh(const OpponentModel<kStyles>& player, const CompactState& game, Seat seat);
/// Likewise the chance that a suit is fished out.
double fishes(const OpponentModel<kStyles>& player, const CompactState& game, Seat seat, Card kept);
/// A playing style for every seat; `self` has the usual policy, if he is not kNoSeat.
SeatStyles drawStyles(const Opponents& opponents, Seat self, Random& random);

/// The keepers of a round decide.
void settle(CompactState& game, const Cards& kept, const SeatStyles& styles, Random& random);
/// Plays a round, or the game out.
void playRound(CompactState& game, const SeatStyles& styles, Random& random);
void playOut(CompactState& game, const SeatStyles& styles, Random& random);

} // namespace tacklebox::greatlakes
