#include "model/games/greatlakes/bot/playstyles.h"

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

const Style& styleOf(PlayStyle style) {
    static const std::array<Style, kStyles> styles{{
        {.fishOutRule = FishOutRule::Either},
        {.fishOutRule = FishOutRule::ForThree},
        {.policy = &beginnersPolicy(), .fishOutRule = FishOutRule::Decided, .memory = 1},
        {.policy = &casualPolicy(), .fishOutRule = FishOutRule::Decided, .memory = 4},
        {.policy = &usualPolicy(), .fishOutRule = FishOutRule::Weighed},
        {.policy = &usualPolicy(),
         .inverseTemperature = kMastersFirmness,
         .fishOutRule = FishOutRule::Weighed},
    }};
    return styles[std::size_t(style)];
}

SeatStyles usualStyles() {
    SeatStyles styles;
    styles.fill(&styleOf(PlayStyle::Skilled));
    return styles;
}

WeighedHand Style::weigh(const CompactState& game, Seat seat) const {
    return policy ? policy->weigh(input(game, seat), inverseTemperature) : anyCard(game.hands[seat]);
}

Card Style::draw(const CompactState& game, Seat seat, Random& random) const {
    if (policy) return policy->draw(input(game, seat), random, inverseTemperature);
    CardBits left = game.hands[seat];
    for (int skip = random.below(countOnes(left)); skip > 0; --skip)
        left &= left - 1;
    return Card(std::countr_zero(left));
}

float Style::fishes(const CompactState& game, Seat seat, Card kept) const {
    constexpr int kEnough = 3, kNearTheEnd = 4;
    switch (fishOutRule) {
    case FishOutRule::Either: return 0.5f;
    case FishOutRule::ForThree:
        return game.lake[packs::suitOf(kept)] >= kEnough || game.rounds < kNearTheEnd ? 1.0f : 0.0f;
    case FishOutRule::Decided: return policy->fishes(input(game, seat), kept) >= 0.5f ? 1.0f : 0.0f;
    case FishOutRule::Weighed: break;
    }
    return policy->fishes(input(game, seat), kept);
}

WeighedHand weigh(const OpponentModel<kStyles>& player, const CompactState& game, Seat seat) {
    const WeighedHand cards = anyCard(game.hands[seat]); // in the card order of every WeighedHand
    std::array<float, WeighedHand::kMost> shares{};
    for (std::size_t style = 0; style < kStyles; ++style) {
        const auto share = float(player[style]);
        if (share < kLeastShare) continue;
        const WeighedHand hand = styleOf(PlayStyle(style)).weigh(game, seat);
        for (int i = 0; i < hand.size; ++i)
            shares[i] += share * hand.weight(i) / hand.total();
    }
    WeighedHand result;
    for (int i = 0; i < cards.size; ++i)
        result.add(cards.cards[i], shares[i]);
    return result;
}

double fishes(const OpponentModel<kStyles>& player, const CompactState& game, Seat seat, Card kept) {
    return player.mean([&](std::size_t style) { return styleOf(PlayStyle(style)).fishes(game, seat, kept); });
}

SeatStyles drawStyles(const Opponents& opponents, Seat self, Random& random) {
    const auto drawn = opponents.draw(random);
    SeatStyles styles;
    for (Seat seat = 0; seat < kMostPlayers; ++seat)
        styles[seat] = &styleOf(seat == self ? PlayStyle::Skilled : PlayStyle(drawn[seat]));
    return styles;
}

void settle(CompactState& game, const Cards& kept, const SeatStyles& styles, Random& random) {
    for (int place = 0; place < game.seats; ++place) {
        const Seat seat = inOrder(game, place);
        if (kept[seat] == kNoCard) continue;
        if (float(random.unit()) < styles[seat]->fishes(game, seat, kept[seat]))
            fishOut(game, seat, kept[seat]);
        else
            stock(game, kept[seat]);
    }
}

void playRound(CompactState& game, const SeatStyles& styles, Random& random) {
    Cards chosen{};
    for (Seat seat = 0; seat < game.seats; ++seat)
        chosen[seat] = game.rounds == 1 ? Card(std::countr_zero(game.hands[seat]))
                                        : styles[seat]->draw(game, seat, random);
    settle(game, reveal(game, chosen), styles, random);
}

void playOut(CompactState& game, const SeatStyles& styles, Random& random) {
    while (game.rounds > 0)
        playRound(game, styles, random);
}

} // namespace tacklebox::greatlakes
