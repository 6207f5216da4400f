#include "model/games/greatlakes/bot/habits.h"

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
    if (rank != packs::kAce) return noneComes[countRanks(unseen & beaters(rank))];
    return 1 - noneComes[countRanks(unseen & kCourts)] + noneComes[countRanks(unseen)];
}

/// What speaks for the cards of one suit, gathered by what differs from card to card.
struct SuitLeaning {
    float always = 0, keeps = 0, keepsSquared = 0, sure = 0, value = 0, ace = 0, higher = 0, lower = 0;
    const Nuances* nuances;
    decltype(Nuances::choose)::Nodes nodes{};

    SuitLeaning(const Habits& habits, const Sight& sight, const Sight::Suit& suit) : nuances(habits.nuances) {
        if (suit.open)
            takeOpen(habits.open, sight, suit);
        else
            takeSpent(habits.spent, sight, suit);
        if (nuances) enterSuit(sight, suit);
    }

    void enterSuit(const Sight& sight, const Sight::Suit& suit) {
        float otherPot = 0;
        int othersOpen = 0;
        for (const Sight::Suit& other : sight.suits) {
            if (&other == &suit || !other.open) continue;
            ++othersOpen;
            otherPot = std::max(otherPot, other.pot);
        }
        const std::array<float, kSuitInputs> inputs{suit.open ? 1.0f : 0.0f,
                                                    suit.pot,
                                                    sight.early,
                                                    sight.pressure,
                                                    suit.rivals,
                                                    float(countRanks(suit.unseen)) / float(sight.rounds) / 2,
                                                    float(countRanks(suit.own)) / 3,
                                                    float(othersOpen) / 3,
                                                    otherPot};
        nodes = nuances->choose.always;
        nuances->choose.enter(nodes, 0, inputs);
    }

    float nuanceOf(const std::array<float, kCardInputs>& inputs) const {
        auto cardNodes = nodes;
        nuances->choose.enter(cardNodes, kSuitInputs, inputs);
        return nuances->choose.output(cardNodes);
    }

    void takeOpen(const OpenSuitHabits& habits, const Sight& sight, const Sight::Suit& suit) {
        const float pot = suit.pot, early = sight.early, rivals = suit.rivals;
        const float company = float(countRanks(suit.unseen)) / float(sight.rounds);
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
        const float itsValue = isAce ? 0.5f : float(rank) / 12;
        const int ownHigher = countRanks(suit.own & above(rank));
        const float thirdsHigher = float(ownHigher) / 3;
        const float thirdsLower = float(countRanks(suit.own) - 1 - ownHigher) / 3;
        float sum = always + chance * (keeps + chance * keepsSquared) + value * itsValue +
                    higher * thirdsHigher + lower * thirdsLower;
        if (chance >= 1) sum += sure;
        if (isAce) sum += ace;
        if (!nuances) return sum;
        return sum + nuanceOf({chance, chance * chance, itsValue, chance >= 1 ? 1.0f : 0.0f,
                               isAce ? 1.0f : 0.0f, thirdsHigher, thirdsLower});
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

Sight::Sight(const Outline& game, Seat seat, CardBits shown)
    : rounds(game.rounds), early(float(game.rounds) / float(game.wholeGame)), hand(game.hands[seat]) {
    const CardBits unknown = kWholePack & ~(shown | hand);
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

float FishHabits::of(const std::array<float, kFishInputs>& traits) const {
    const std::array<float, kFishInputs> weights{
        always, pot,    potEarly,  early,      pressed,      best,       bestEarly, own,
        unseen, rivals, rivalsPot, lastRounds, unseenARound, potSquared, bestPot,   toCome};
    float sum = 0;
    for (int i = 0; i < kFishInputs; ++i)
        sum += weights[i] * traits[i];
    return sum;
}

float Habits::fishes(const Sight& sight, Card kept) const {
    const Sight::Suit& suit = sight.suits[packs::suitOf(kept)];
    // Whoever holds no other card of the suit can never fish it again.
    if (!suit.own) return 1;
    // After the last round nothing is to come; it counts as the last one, by which is divided.
    const float rounds = std::max(1.0f, float(sight.rounds)), pot = suit.pot + 0.2f;
    const float best = sight.bestChance(packs::suitOf(kept));
    const float unseen = float(countRanks(suit.unseen)), own = float(countRanks(suit.own));
    const std::array<float, kFishInputs> inputs{1,
                                                pot,
                                                pot * sight.early,
                                                sight.early,
                                                sight.pressure,
                                                best,
                                                best * sight.early,
                                                own / 3,
                                                unseen / 6,
                                                suit.rivals,
                                                suit.rivals * pot,
                                                1 / rounds,
                                                unseen / rounds / 3,
                                                pot * pot,
                                                best * pot,
                                                (unseen + own) / 12};
    float sum = fish.of(inputs);
    if (nuances) {
        auto nodes = nuances->fish.always;
        nuances->fish.enter(nodes, 0, inputs);
        sum += nuances->fish.output(nodes);
    }
    return 1 / (1 + likelihood(-sum));
}

WeighedHand Habits::weigh(const Sight& sight, float firmness) const {
    WeighedHand hand;
    for (int suit = 0; suit < packs::kSuits; ++suit) {
        const Sight::Suit& own = sight.suits[suit];
        if (!own.own) continue;
        const SuitLeaning leaning(*this, sight, own);
        for (RankBits left = own.own; left; left &= left - 1) {
            const auto rank = packs::Rank(std::countr_zero(left));
            hand.add(packs::faceOf(rank, packs::Suit(suit)),
                     likelihood(firmness * leaning.of(sight, own, rank)));
        }
    }
    return hand;
}

Card Habits::draw(const Sight& sight, Random& random, float firmness) const {
    const WeighedHand hand = weigh(sight, firmness);
    const float point = float(random.unit()) * hand.total();
    int pick = 0;
    while (pick + 1 < hand.size && hand.upTo[pick] <= point)
        ++pick;
    return hand.cards[pick];
}

} // namespace tacklebox::greatlakes
