#include "model/games/greatlakes/bot/softmaxpolicy.h"

#include <bit>

namespace tacklebox::greatlakes {

namespace {

constexpr int kMostRounds = kDeckSize / 3;

/// (1 - 1/rounds)^cards: the probability that none of `cards` cards is chosen, each from a hand of `rounds`
/// cards.
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

/// The logit of cards of one suit, with the terms that they share computed once.
struct SuitLogit {
    float bias = 0, keeps = 0, keepsSquared = 0, sure = 0, value = 0, ace = 0, higher = 0, lower = 0;
    const PolicyNets* nets;
    decltype(PolicyNets::choose)::Nodes nodes{};

    SuitLogit(const SoftmaxPolicy& policy, const PolicyInput& input, const PolicyInput::Suit& suit)
        : nets(policy.nets) {
        if (suit.open)
            setOpenTerms(policy.open, input, suit);
        else
            setClosedTerms(policy.closed, input, suit);
        if (nets) addSuitInputs(input, suit);
    }

    void addSuitInputs(const PolicyInput& input, const PolicyInput::Suit& suit) {
        float otherPot = 0;
        int othersOpen = 0;
        for (const PolicyInput::Suit& other : input.suits) {
            if (&other == &suit || !other.open) continue;
            ++othersOpen;
            otherPot = std::max(otherPot, other.pot);
        }
        const std::array<float, kSuitInputs> inputs{suit.open ? 1.0f : 0.0f,
                                                    suit.pot,
                                                    input.early,
                                                    input.pressure,
                                                    suit.rivals,
                                                    float(countRanks(suit.unseen)) / float(input.rounds) / 2,
                                                    float(countRanks(suit.own)) / 3,
                                                    float(othersOpen) / 3,
                                                    otherPot};
        nodes = nets->choose.bias;
        nets->choose.addInputs(nodes, 0, inputs);
    }

    float netOutput(const std::array<float, kCardInputs>& inputs) const {
        auto cardNodes = nodes;
        nets->choose.addInputs(cardNodes, kSuitInputs, inputs);
        return nets->choose.output(cardNodes);
    }

    void setOpenTerms(const OpenSuitWeights& weights, const PolicyInput& input,
                      const PolicyInput::Suit& suit) {
        const float pot = suit.pot, early = input.early, rivals = suit.rivals;
        const float unseenPerRound = float(countRanks(suit.unseen)) / float(input.rounds);
        const float loses =
            pot * weights.losesPot + rivals * weights.losesRivals + rivals * pot * weights.losesRivalsPot;
        bias = loses + pot * early * weights.potEarly;
        keeps = weights.keeps + pot * weights.keepsPot + pot * early * weights.keepsPotEarly +
                early * weights.keepsEarly + input.pressure * weights.keepsPressure +
                rivals * weights.keepsRivals + rivals * pot * weights.keepsRivalsPot +
                unseenPerRound * weights.keepsUnseenPerRound - loses;
        keepsSquared = weights.keepsSquared + pot * weights.keepsSquaredPot;
        sure = weights.sure + pot * weights.surePot + early * weights.sureEarly;
        value = weights.value + early * weights.valueEarly;
        ace = weights.ace + pot * weights.acePot + early * weights.aceEarly;
        higher = weights.higher + pot * weights.higherPot;
        lower = weights.lower;
    }

    void setClosedTerms(const ClosedSuitWeights& weights, const PolicyInput& input,
                        const PolicyInput::Suit& suit) {
        const float rivals = suit.rivals, rivalsPot = suit.rivals * suit.pot;
        bias = rivals * weights.rivals + rivalsPot * (weights.rivalsPot + weights.losesRivalsPot +
                                                      input.early * weights.rivalsPotEarly);
        keeps = weights.keeps + rivalsPot * (weights.keepsRivalsPot - weights.losesRivalsPot);
        value = weights.value + rivals * input.early * weights.rivalsValueEarly;
        ace = weights.ace;
    }

    float of(const PolicyInput& input, const PolicyInput::Suit& suit, packs::Rank rank) const {
        const bool isAce = rank == packs::kAce;
        const float chance = keepsAmong(suit.unseen, rank, input.rounds);
        const float itsValue = isAce ? 0.5f : float(rank) / 12;
        const int ownHigher = countRanks(suit.own & above(rank));
        const float thirdsHigher = float(ownHigher) / 3;
        const float thirdsLower = float(countRanks(suit.own) - 1 - ownHigher) / 3;
        float sum = bias + chance * (keeps + chance * keepsSquared) + value * itsValue +
                    higher * thirdsHigher + lower * thirdsLower;
        if (chance >= 1) sum += sure;
        if (isAce) sum += ace;
        if (!nets) return sum;
        return sum + netOutput({chance, chance * chance, itsValue, chance >= 1 ? 1.0f : 0.0f,
                                isAce ? 1.0f : 0.0f, thirdsHigher, thirdsLower});
    }
};

} // namespace

float approximateExp(float logit) {
    // 2^(whole + part): the whole goes into the exponent, the part into a polynomial.
    const float power = std::clamp(logit * 1.44269504f, -100.0f, 100.0f);
    const int whole = int(power + 128) - 128;
    const float part = power - float(whole);
    const float fraction = 1 + part * (0.6951786f + part * (0.2276364f + part * 0.0771850f));
    return std::bit_cast<float>(std::uint32_t(whole + 127) << 23) * fraction;
}

PolicyInput::PolicyInput(const CompactState& game, Seat seat, CardBits shown)
    : rounds(game.rounds), early(float(game.rounds) / float(game.roundsInGame)), hand(game.hands[seat]) {
    const CardBits unknown = kWholePack & ~(shown | hand);
    int openSuits = 0;
    for (int suit = 0; suit < packs::kSuits; ++suit) {
        suits[suit] = {ranksOf(hand, suit), ranksOf(unknown, suit), float(game.lake[suit]) / 5,
                       float(game.othersOpen(seat, suit)) / float(game.seats - 1), game.open(seat, suit)};
        openSuits += suits[suit].open;
    }
    pressure = rounds > openSuits ? float(openSuits) / float(rounds) : 1.0f;
}

float PolicyInput::keeps(Card card) const {
    return keepsAmong(suits[packs::suitOf(card)].unseen, packs::rankOf(card), rounds);
}

float PolicyInput::bestChance(int suit) const {
    const RankBits own = suits[suit].own;
    if (!own || rounds == 0) return 0;
    const float best = keepsAmong(suits[suit].unseen, packs::Rank(std::bit_width(own) - 1), rounds);
    return own & kAceBit ? std::max(best, keepsAmong(suits[suit].unseen, packs::kAce, rounds)) : best;
}

float SoftmaxPolicy::logit(const PolicyInput& input, Card card) const {
    const PolicyInput::Suit& suit = input.suits[packs::suitOf(card)];
    return SuitLogit(*this, input, suit).of(input, suit, packs::rankOf(card));
}

float FishOutWeights::of(const std::array<float, kFishInputs>& features) const {
    const std::array<float, kFishInputs> weights{
        bias,   pot,    potEarly,  early,      pressure,       best,       bestEarly, own,
        unseen, rivals, rivalsPot, lastRounds, unseenPerRound, potSquared, bestPot,   unrevealed};
    float sum = 0;
    for (int i = 0; i < kFishInputs; ++i)
        sum += weights[i] * features[i];
    return sum;
}

float SoftmaxPolicy::fishOutProbability(const PolicyInput& input, Card kept) const {
    const PolicyInput::Suit& suit = input.suits[packs::suitOf(kept)];
    // Without another card of the suit the player can never fish it again.
    if (!suit.own) return 1;
    // A divisor: count the end of the game as the last round.
    const float rounds = std::max(1.0f, float(input.rounds)), pot = suit.pot + 0.2f;
    const float best = input.bestChance(packs::suitOf(kept));
    const float unseen = float(countRanks(suit.unseen)), own = float(countRanks(suit.own));
    const std::array<float, kFishInputs> inputs{1,
                                                pot,
                                                pot * input.early,
                                                input.early,
                                                input.pressure,
                                                best,
                                                best * input.early,
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
    if (nets) {
        auto nodes = nets->fish.bias;
        nets->fish.addInputs(nodes, 0, inputs);
        sum += nets->fish.output(nodes);
    }
    return 1 / (1 + approximateExp(-sum));
}

WeighedHand SoftmaxPolicy::weigh(const PolicyInput& input, float inverseTemperature) const {
    WeighedHand hand;
    for (int suit = 0; suit < packs::kSuits; ++suit) {
        const PolicyInput::Suit& own = input.suits[suit];
        if (!own.own) continue;
        const SuitLogit logit(*this, input, own);
        for (RankBits left = own.own; left; left &= left - 1) {
            const auto rank = packs::Rank(std::countr_zero(left));
            hand.add(packs::faceOf(rank, packs::Suit(suit)),
                     approximateExp(inverseTemperature * logit.of(input, own, rank)));
        }
    }
    return hand;
}

Card SoftmaxPolicy::sample(const PolicyInput& input, Random& random, float inverseTemperature) const {
    const WeighedHand hand = weigh(input, inverseTemperature);
    const float point = float(random.unit()) * hand.total();
    int pick = 0;
    while (pick + 1 < hand.size && hand.upTo[pick] <= point)
        ++pick;
    return hand.cards[pick];
}

} // namespace tacklebox::greatlakes
