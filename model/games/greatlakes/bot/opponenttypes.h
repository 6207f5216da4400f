// Opponent types in The Great Lakes Fish-Out.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/greatlakes/bot/softmaxpolicy.h"

namespace tacklebox::greatlakes {

/// When a keeper fishes.
enum class FishOutRule : std::uint8_t {
    Weighed,  ///< with the probability of the policy
    Decided,  ///< if the policy's probability is at least 1/2
    Either,   ///< with probability 1/2
    ForThree, ///< for three fish of the suit in the lake, or near the end
};

struct OpponentPolicy {
    const SoftmaxPolicy* policy = nullptr; ///< null: any card with equal probability
    float inverseTemperature = 1;          ///< of the policy's softmax
    FishOutRule fishOutRule = FishOutRule::Weighed;
    int memory = kWholeMemory; ///< in rounds of revealed cards; the lake is always visible

    static constexpr int kWholeMemory = kDeckSize;

    /// The policy's input. In playouts, players with a limited memory know only the lake.
    PolicyInput input(const CompactState& game, Seat seat) const {
        return {game, seat, memory < kWholeMemory ? game.lakeCards : game.shown};
    }
    WeighedHand weigh(const CompactState& game, Seat seat) const;
    Card sample(const CompactState& game, Seat seat, Random& random) const;
    /// Probability that the keeper of `kept` fishes its suit out.
    float fishOutProbability(const CompactState& game, Seat seat, Card kept) const;
};

/// The opponent types: random cards with two fishing rules, beginner, casual, skilled; and a master, who
/// follows the skilled policy loosely.
inline constexpr std::size_t kOpponentTypes = 6;
enum class OpponentType : std::uint8_t { AnyCard, AnyCardForThree, Minnow, Perch, Skilled, Master };

const OpponentPolicy& policyOf(OpponentType type);
/// Type of each seat in a playout.
using SeatTypes = std::array<const OpponentPolicy*, kMostPlayers>;
/// Skilled for all.
SeatTypes usualTypes();

using Opponents = OpponentModels<kOpponentTypes>;
/// The prior, before any observed decision.
inline constexpr Opponents::TypeWeights kPriorTypes{0.08, 0.1, 0.17, 0.2, 0.25, 0.2};

/// Choice weights of a hand, averaged over the player's possible types; they add up to nearly 1.
WeighedHand weigh(const OpponentModel<kOpponentTypes>& player, const CompactState& game, Seat seat);
/// Probability of fishing the suit of `kept`, averaged likewise.
double fishOutProbability(const OpponentModel<kOpponentTypes>& player, const CompactState& game, Seat seat,
                          Card kept);
/// Draws a type for each seat; `self` is Skilled (kNoSeat for nobody).
SeatTypes sampleTypes(const Opponents& opponents, Seat self, Random& random);

/// Makes the keepers' decisions of a round.
void resolveKeepers(CompactState& game, const Cards& kept, const SeatTypes& types, Random& random);
/// Plays one round, or to the end of the game.
void playRound(CompactState& game, const SeatTypes& types, Random& random);
void playOut(CompactState& game, const SeatTypes& types, Random& random);

} // namespace tacklebox::greatlakes
