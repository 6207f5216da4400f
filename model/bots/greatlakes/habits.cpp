#include "model/bots/greatlakes/habits.h"

#include <bit>

namespace tacklebox::greatlakes {

namespace {

constexpr int kMostRounds = kDeckSize / 3;

/// (1 - 1/rounds)^cards: the chance that none of so many cards is chosen, each by someone with `rounds` of
/// them.
constexpr auto kNoneComes = [] {
    std::array<std::array<float, packs::kRanks + 1>, kMostRounds + 1> table{};
    for (int rounds = 1; rounds <= kMostRounds; ++rounds) {
        float chance = 1;
        for (float& entry : table[rounds]) {
            entry = chance;
            chance *= 1 - 1 / float(rounds);
        }
    }
    return table;
}();

float keepsAmong(RankBits unseen, packs::Rank rank, int rounds) {
    const auto& noneComes = kNoneComes[rounds];
    if (rank != packs::kAce) return noneComes[countOnes(unseen & beaters(rank))];
    return 1 - noneComes[countOnes(unseen & kCourts)] + noneComes[countOnes(unseen)];
}

/// What speaks for the cards of one suit, gathered by what differs from card to card.
struct SuitLeaning {
    float always = 0, keeps = 0, keepsSquared = 0, sure = 0, value = 0, ace = 0, higher = 0, lower = 0;

    SuitLeaning(const Habits& habits, const Sight& sight, const Sight::Suit& suit) {
        if (suit.open)
            takeOpen(habits.open, sight, suit);
        else
            takeSpent(habits.spent, sight, suit);
    }

    void takeOpen(const OpenSuitHabits& habits, const Sight& sight, const Sight::Suit& suit) {
        const float pot = suit.pot, early = sight.early, rivals = suit.rivals;
        const float company = float(countOnes(suit.unseen)) / float(sight.rounds);
        const float loses =
            pot * habits.losesPot + rivals * habits.losesRivals + rivals * pot * habits.losesRivalsPot;
        always = loses + pot * early * habits.potEarly;
        keeps = habits.keeps + pot * habits.keepsPot + pot * early * habits.keepsPotEarly +
                early * habits.keepsEarly + sight.pressure * habits.keepsPressed +
                rivals * habits.keepsRivals + rivals * pot * habits.keepsRivalsPot +
                company * habits.keepsCompany - loses;
        keepsSquared = habits.keepsSquared + pot * habits.keepsSquaredPot;
        sure = habits.sure + pot * habits.surePot + early * habits.sureEarly;
        value = habits.value + early * habits.valueEarly;
        ace = habits.ace + pot * habits.acePot + early * habits.aceEarly;
        higher = habits.higher + pot * habits.higherPot;
        lower = habits.lower;
    }

    void takeSpent(const SpentSuitHabits& habits, const Sight& sight, const Sight::Suit& suit) {
        const float rivals = suit.rivals, rivalsPot = suit.rivals * suit.pot;
        always = rivals * habits.rivals +
                 rivalsPot * (habits.rivalsPot + habits.losesRivalsPot + sight.early * habits.rivalsPotEarly);
        keeps = habits.keeps + rivalsPot * (habits.keepsRivalsPot - habits.losesRivalsPot);
        value = habits.value + rivals * sight.early * habits.rivalsValueEarly;
        ace = habits.ace;
    }

    float of(const Sight& sight, const Sight::Suit& suit, packs::Rank rank) const {
        const bool isAce = rank == packs::kAce;
        const float chance = keepsAmong(suit.unseen, rank, sight.rounds);
        float sum = always + chance * (keeps + chance * keepsSquared);
        sum += value * (isAce ? 0.5f : float(rank) / 12);
        if (chance >= 1) sum += sure;
        if (isAce) sum += ace;
        const int ownHigher = countOnes(suit.own & above(rank));
        return sum + (higher * float(ownHigher) + lower * float(countOnes(suit.own) - 1 - ownHigher)) / 3;
    }
};

} // namespace

float likelihood(float leaning) {
    // 2^(whole + part): the whole goes into the exponent, the part into a polynomial.
    const float power = std::clamp(leaning * 1.44269504f, -100.0f, 100.0f);
    const int whole = int(power + 128) - 128;
    const float part = power - float(whole);
    const float fraction = 1 + part * (0.6951786f + part * (0.2276364f + part * 0.0771850f));
    return std::bit_cast<float>(std::uint32_t(whole + 127) << 23) * fraction;
}

Sight::Sight(const Outline& game, Seat seat)
    : rounds(game.rounds), early(float(game.rounds) / float(game.wholeGame)), hand(game.hands[seat]) {
    const CardBits unknown = kWholePack & ~(game.shown | hand);
    int openSuits = 0;
    for (int suit = 0; suit < packs::kSuits; ++suit) {
        suits[suit] = {ranksOf(hand, suit), ranksOf(unknown, suit), float(game.lake[suit]) / 5,
                       float(game.othersOpen(seat, suit)) / float(game.seats - 1), game.open(seat, suit)};
        openSuits += suits[suit].open;
    }
    pressure = rounds > openSuits ? float(openSuits) / float(rounds) : 1.0f;
}

float Sight::keeps(Card card) const {
    return keepsAmong(suits[packs::suitOf(card)].unseen, packs::rankOf(card), rounds);
}

float Sight::bestChance(int suit) const {
    const RankBits own = suits[suit].own;
    if (!own || rounds == 0) return 0;
    const float best = keepsAmong(suits[suit].unseen, packs::Rank(std::bit_width(own) - 1), rounds);
    return own & kAceBit ? std::max(best, keepsAmong(suits[suit].unseen, packs::kAce, rounds)) : best;
}

float Habits::leaning(const Sight& sight, Card card) const {
    const Sight::Suit& suit = sight.suits[packs::suitOf(card)];
    return SuitLeaning(*this, sight, suit).of(sight, suit, packs::rankOf(card));
}

float Habits::fishes(const Sight& sight, Card kept) const {
    const Sight::Suit& suit = sight.suits[packs::suitOf(kept)];
    // Whoever holds no other card of the suit can never fish it again.
    if (!suit.own) return 1;
    const float rounds = float(sight.rounds), pot = suit.pot + 0.2f;
    const float best = sight.bestChance(packs::suitOf(kept));
    const float unseen = float(countOnes(suit.unseen)), own = float(countOnes(suit.own));
    const float sum = fish.always + pot * fish.pot + pot * sight.early * fish.potEarly +
                      sight.early * fish.early + sight.pressure * fish.pressed + best * fish.best +
                      best * sight.early * fish.bestEarly + own / 3 * fish.own + unseen / 6 * fish.unseen +
                      suit.rivals * fish.rivals + suit.rivals * pot * fish.rivalsPot +
                      fish.lastRounds / rounds + unseen / rounds / 3 * fish.unseenARound +
                      pot * pot * fish.potSquared + best * pot * fish.bestPot +
                      (unseen + own) / 12 * fish.toCome;
    return 1 / (1 + likelihood(-sum));
}

Card Habits::draw(const Sight& sight, Random& random) const {
    std::array<float, kMostRounds + 1> upTo;
    std::array<Card, kMostRounds + 1> cards;
    int count = 0;
    float total = 0;
    for (int suit = 0; suit < packs::kSuits; ++suit) {
        const Sight::Suit& own = sight.suits[suit];
        if (!own.own) continue;
        const SuitLeaning leaning(*this, sight, own);
        for (RankBits left = own.own; left; left &= left - 1) {
            const auto rank = packs::Rank(std::countr_zero(left));
            total += likelihood(leaning.of(sight, own, rank));
            cards[count] = packs::faceOf(rank, packs::Suit(suit));
            upTo[count++] = total;
        }
    }
    const float point = float(random.unit()) * total;
    int pick = 0;
    while (pick + 1 < count && upTo[pick] <= point)
        ++pick;
    return cards[pick];
}

bool Habits::drawFishing(const Sight& sight, Card kept, Random& random) const {
    return float(random.unit()) < fishes(sight, kept);
}

void settle(Outline& game, const Cards& kept, const Habits& habits, Random& random) {
    for (int place = 0; place < game.seats; ++place) {
        const Seat seat = inOrder(game, place);
        if (kept[seat] == kNoCard) continue;
        if (habits.drawFishing(Sight(game, seat), kept[seat], random))
            fishOut(game, seat, kept[seat]);
        else
            stock(game, kept[seat]);
    }
}

void playRound(Outline& game, const Habits& habits, Random& random) {
    Cards chosen{};
    for (Seat seat = 0; seat < game.seats; ++seat)
        chosen[seat] = game.rounds == 1 ? Card(std::countr_zero(game.hands[seat]))
                                        : habits.draw(Sight(game, seat), random);
    settle(game, reveal(game, chosen), habits, random);
}

void playOut(Outline& game, const Habits& habits, Random& random) {
    while (game.rounds > 0)
        playRound(game, habits, random);
}

} // namespace tacklebox::greatlakes
