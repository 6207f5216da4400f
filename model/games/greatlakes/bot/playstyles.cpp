#include "model/games/greatlakes/bot/manners.h"

#include <bit>

namespace tacklebox::greatlakes {

namespace {

/// Strong players do not follow the usual habits firmly: they search.
constexpr float kMastersFirmness = 0.35f;

/// Ways that are less likely than this are left out of a mixture.
constexpr float kLeastShare = 0.01f;

WeighedHand anyCard(CardBits hand) {
    WeighedHand cards;
    for (; hand; hand &= hand - 1)
        cards.add(Card(std::countr_zero(hand)), 1);
    return cards;
}

} // namespace

const Manner& mannerOf(Way way) {
    static const std::array<Manner, kWays> manners{{
        {.keeping = Keeping::Either},
        {.keeping = Keeping::ForThree},
        {.habits = &beginnersHabits(), .keeping = Keeping::Decided, .memory = 1},
        {.habits = &casualHabits(), .keeping = Keeping::Decided, .memory = 4},
        {.habits = &usualHabits(), .keeping = Keeping::Weighed},
        {.habits = &usualHabits(), .firmness = kMastersFirmness, .keeping = Keeping::Weighed},
    }};
    return manners[std::size_t(way)];
}

Manners usualManners() {
    Manners manners;
    manners.fill(&mannerOf(Way::Skilled));
    return manners;
}

WeighedHand Manner::weigh(const Outline& game, Seat seat) const {
    return habits ? habits->weigh(sight(game, seat), firmness) : anyCard(game.hands[seat]);
}

Card Manner::draw(const Outline& game, Seat seat, Random& random) const {
    if (habits) return habits->draw(sight(game, seat), random, firmness);
    CardBits left = game.hands[seat];
    for (int skip = random.below(countOnes(left)); skip > 0; --skip)
        left &= left - 1;
    return Card(std::countr_zero(left));
}

float Manner::fishes(const Outline& game, Seat seat, Card kept) const {
    constexpr int kEnough = 3, kNearTheEnd = 4;
    switch (keeping) {
    case Keeping::Either: return 0.5f;
    case Keeping::ForThree:
        return game.lake[packs::suitOf(kept)] >= kEnough || game.rounds < kNearTheEnd ? 1.0f : 0.0f;
    case Keeping::Decided: return habits->fishes(sight(game, seat), kept) >= 0.5f ? 1.0f : 0.0f;
    case Keeping::Weighed: break;
    }
    return habits->fishes(sight(game, seat), kept);
}

WeighedHand weigh(const OpponentModel<kWays>& player, const Outline& game, Seat seat) {
    const WeighedHand cards = anyCard(game.hands[seat]); // in the order of all weighed hands
    std::array<float, WeighedHand::kMost> shares{};
    for (std::size_t way = 0; way < kWays; ++way) {
        const auto share = float(player[way]);
        if (share < kLeastShare) continue;
        const WeighedHand hand = mannerOf(Way(way)).weigh(game, seat);
        for (int i = 0; i < hand.size; ++i)
            shares[i] += share * hand.weight(i) / hand.total();
    }
    WeighedHand result;
    for (int i = 0; i < cards.size; ++i)
        result.add(cards.cards[i], shares[i]);
    return result;
}

double fishes(const OpponentModel<kWays>& player, const Outline& game, Seat seat, Card kept) {
    return player.mean([&](std::size_t way) { return mannerOf(Way(way)).fishes(game, seat, kept); });
}

Manners drawManners(const Ways& ways, Seat self, Random& random) {
    const auto drawn = ways.draw(random);
    Manners manners;
    for (Seat seat = 0; seat < kMostPlayers; ++seat)
        manners[seat] = &mannerOf(seat == self ? Way::Skilled : Way(drawn[seat]));
    return manners;
}

void settle(Outline& game, const Cards& kept, const Manners& manners, Random& random) {
    for (int place = 0; place < game.seats; ++place) {
        const Seat seat = inOrder(game, place);
        if (kept[seat] == kNoCard) continue;
        if (float(random.unit()) < manners[seat]->fishes(game, seat, kept[seat]))
            fishOut(game, seat, kept[seat]);
        else
            stock(game, kept[seat]);
    }
}

void playRound(Outline& game, const Manners& manners, Random& random) {
    Cards chosen{};
    for (Seat seat = 0; seat < game.seats; ++seat)
        chosen[seat] = game.rounds == 1 ? Card(std::countr_zero(game.hands[seat]))
                                        : manners[seat]->draw(game, seat, random);
    settle(game, reveal(game, chosen), manners, random);
}

void playOut(Outline& game, const Manners& manners, Random& random) {
    while (game.rounds > 0)
        playRound(game, manners, random);
}

} // namespace tacklebox::greatlakes
