#include "model/games/greatlakes/bot/opponenttypes.h"

#include <bit>

namespace tacklebox::greatlakes {

namespace {

/// Inverse temperature of masters: they search, so they follow the policy loosely.
constexpr float kMastersFirmness = 0.35f;

/// Types below this probability are left out of a mixture.
constexpr float kLeastShare = 0.01f;

WeighedHand anyCard(CardBits hand) {
    WeighedHand cards;
    for (; hand; hand &= hand - 1)
        cards.add(Card(std::countr_zero(hand)), 1);
    return cards;
}

} // namespace

const OpponentPolicy& policyOf(OpponentType type) {
    static const std::array<OpponentPolicy, kOpponentTypes> types{{
        {.fishOutRule = FishOutRule::Either},
        {.fishOutRule = FishOutRule::ForThree},
        {.policy = &beginnerPolicy(), .fishOutRule = FishOutRule::Decided, .memory = 1},
        {.policy = &casualPolicy(), .fishOutRule = FishOutRule::Decided, .memory = 4},
        {.policy = &skilledPolicy(), .fishOutRule = FishOutRule::Weighed},
        {.policy = &skilledPolicy(),
         .inverseTemperature = kMastersFirmness,
         .fishOutRule = FishOutRule::Weighed},
    }};
    return types[std::size_t(type)];
}

SeatTypes usualTypes() {
    SeatTypes types;
    types.fill(&policyOf(OpponentType::Skilled));
    return types;
}

WeighedHand OpponentPolicy::weigh(const CompactState& game, Seat seat) const {
    return policy ? policy->weigh(input(game, seat), inverseTemperature) : anyCard(game.hands[seat]);
}

Card OpponentPolicy::sample(const CompactState& game, Seat seat, Random& random) const {
    if (policy) return policy->sample(input(game, seat), random, inverseTemperature);
    CardBits left = game.hands[seat];
    for (int skip = random.below(countOnes(left)); skip > 0; --skip)
        left &= left - 1;
    return Card(std::countr_zero(left));
}

float OpponentPolicy::fishOutProbability(const CompactState& game, Seat seat, Card kept) const {
    constexpr int kEnough = 3, kNearTheEnd = 4;
    switch (fishOutRule) {
    case FishOutRule::Either: return 0.5f;
    case FishOutRule::ForThree:
        return game.lake[packs::suitOf(kept)] >= kEnough || game.rounds < kNearTheEnd ? 1.0f : 0.0f;
    case FishOutRule::Decided:
        return policy->fishOutProbability(input(game, seat), kept) >= 0.5f ? 1.0f : 0.0f;
    case FishOutRule::Weighed: break;
    }
    return policy->fishOutProbability(input(game, seat), kept);
}

WeighedHand weigh(const OpponentModel<kOpponentTypes>& player, const CompactState& game, Seat seat) {
    const WeighedHand cards = anyCard(game.hands[seat]); // in the card order of every WeighedHand
    std::array<float, WeighedHand::kMostCards> shares{};
    for (std::size_t type = 0; type < kOpponentTypes; ++type) {
        const auto share = float(player[type]);
        if (share < kLeastShare) continue;
        const WeighedHand hand = policyOf(OpponentType(type)).weigh(game, seat);
        for (int i = 0; i < hand.size; ++i)
            shares[i] += share * hand.weight(i) / hand.total();
    }
    WeighedHand result;
    for (int i = 0; i < cards.size; ++i)
        result.add(cards.cards[i], shares[i]);
    return result;
}

double fishOutProbability(const OpponentModel<kOpponentTypes>& player, const CompactState& game, Seat seat,
                          Card kept) {
    return player.mean(
        [&](std::size_t type) { return policyOf(OpponentType(type)).fishOutProbability(game, seat, kept); });
}

SeatTypes sampleTypes(const Opponents& opponents, Seat self, Random& random) {
    const auto drawn = opponents.sample(random);
    SeatTypes types;
    for (Seat seat = 0; seat < kMostPlayers; ++seat)
        types[seat] = &policyOf(seat == self ? OpponentType::Skilled : OpponentType(drawn[seat]));
    return types;
}

void resolveKeepers(CompactState& game, const Cards& kept, const SeatTypes& types, Random& random) {
    for (int place = 0; place < game.seats; ++place) {
        const Seat seat = inOrder(game, place);
        if (kept[seat] == kNoCard) continue;
        if (float(random.unit()) < types[seat]->fishOutProbability(game, seat, kept[seat]))
            fishOut(game, seat, kept[seat]);
        else
            stock(game, kept[seat]);
    }
}

void playRound(CompactState& game, const SeatTypes& types, Random& random) {
    Cards chosen{};
    for (Seat seat = 0; seat < game.seats; ++seat)
        chosen[seat] = game.rounds == 1 ? Card(std::countr_zero(game.hands[seat]))
                                        : types[seat]->sample(game, seat, random);
    resolveKeepers(game, reveal(game, chosen), types, random);
}

void playOut(CompactState& game, const SeatTypes& types, Random& random) {
    while (game.rounds > 0)
        playRound(game, types, random);
}

} // namespace tacklebox::greatlakes
