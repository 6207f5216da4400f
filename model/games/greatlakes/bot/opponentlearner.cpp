#include "model/games/greatlakes/bot/opponentlearner.h"

#include <algorithm>
#include <cmath>

namespace tacklebox::greatlakes {

namespace {

/// Weight of a choice from an unknown hand, because its likelihoods come from few samples.
constexpr double kWeightFromSampledHands = 0.75;
constexpr int kSampledHands = 10;

/// Between games a player may be replaced or play differently.
constexpr double kFadePerGame = 0.03;

float meanOf(const std::array<float, kDeckSize>& attraction, CardSet cards) {
    if (cards.empty()) return 0;
    float sum = 0;
    for (const Card card : cards)
        sum += attraction[card];
    return sum / float(cards.size());
}

/// The middle one of the hidden cards of a suit, as a guess of a keeper's other card of it; kNoCard if there
/// are none.
Card middleOf(CardSet hiddenOfSuit) {
    return hiddenOfSuit.empty() ? kNoCard : hiddenOfSuit.nth(hiddenOfSuit.size() / 2);
}

} // namespace

void OpponentLearner::beginGame(int seats) {
    reevaluateGame();
    m_opponents.fade(m_rounds.empty() ? 0 : kFadePerGame);
    m_before = m_opponents;
    m_seats = seats;
    m_rounds.clear();
    m_keeperDecisions.clear();
}

/// Goes backwards through the rounds, because a hand consisted of the cards that the seat revealed in that
/// round and later.
void OpponentLearner::reevaluateGame() {
    m_opponents = m_before;
    std::array<CardBits, kMostPlayers> hands{};
    for (std::size_t i = m_rounds.size(); i-- > 0;)
        for (Seat seat = 0; seat < m_seats; ++seat) {
            hands[seat] |= bitOf(m_rounds[i].cards[seat]);
            m_opponents[seat].take(likelihoods(m_rounds[i], seat, hands[seat]));
        }
    for (const KeeperDecision& decision : m_keeperDecisions)
        m_opponents[decision.seat].take(decision.likelihoods);
}

Opponents::TypeWeights OpponentLearner::likelihoods(const Round& round, Seat seat, CardBits hand) {
    CompactState state = round.before;
    state.hands[seat] = hand;
    Opponents::TypeWeights byType{};
    for (std::size_t type = 0; type < kOpponentTypes; ++type) {
        state.shown = state.lakeCards = round.recalled[type];
        const WeighedHand weighed = policyOf(OpponentType(type)).weigh(state, seat);
        for (int i = 0; i < weighed.size; ++i)
            if (weighed.cards[i] == round.cards[seat])
                byType[type] = double(weighed.weight(i)) / double(weighed.total());
    }
    return byType;
}

Opponents::TypeWeights OpponentLearner::sumOverSampledHands(const Round& round, Seat seat,
                                                            CardSet hidden) const {
    Random random = Random::forStep(m_rounds.size(), seat); // reproducible
    Opponents::TypeWeights sums{};
    for (int i = 0; i < kSampledHands; ++i) {
        CardBits hand = bitOf(round.cards[seat]);
        CardSet undealt = hidden;
        for (int missing = round.before.rounds - 1; missing > 0 && !undealt.empty(); --missing) {
            const Card card = undealt.nth(random.below(undealt.size()));
            undealt.remove(card);
            hand |= bitOf(card);
        }
        const Opponents::TypeWeights ofHand = likelihoods(round, seat, hand);
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            sums[type] += ofHand[type];
    }
    return sums;
}

Attractions OpponentLearner::attractions(const CompactState& game, const Recalled& recalled, Seat seat,
                                         CardSet cards) {
    Attractions attractions{};
    CompactState state = game;
    for (const Card card : cards) {
        state.hands[seat] = bitOf(card);
        for (std::size_t type = 0; type < kOpponentTypes; ++type) {
            const OpponentPolicy& opponent = policyOf(OpponentType(type));
            if (opponent.policy == nullptr) {
                attractions[type][card] = 1;
                continue;
            }
            const PolicyInput input(state, seat, recalled[type]);
            attractions[type][card] =
                approximateExp(opponent.inverseTemperature * opponent.policy->logit(input, card));
        }
    }
    return attractions;
}

void OpponentLearner::learnFromRound(const CompactState& game, const Recalled& recalled, const Cards& cards,
                                     CardSet hidden) {
    Round& round = m_rounds.emplace_back();
    round.before = game;
    round.recalled = recalled;
    round.cards = cards;
    CardSet notShown;
    for (Card card = 0; card < kDeckSize; ++card)
        if (!(game.shown & bitOf(card))) notShown.add(card);
    for (Seat seat = 0; seat < m_seats; ++seat) {
        round.attractions[seat] = attractions(game, recalled, seat, notShown);
        m_opponents[seat].take(sumOverSampledHands(round, seat, hidden), kWeightFromSampledHands);
    }
}

void OpponentLearner::learnFromKeeper(const CompactState& game, const Recalled& recalled, Seat seat,
                                      Card kept, bool fished, CardSet hidden) {
    constexpr float kLapseRate = 0.05f;
    const CardSet hiddenOfSuit = hidden & suitSet(packs::suitOf(kept));
    const Card other = middleOf(hiddenOfSuit);
    if (other == kNoCard) return; // not a choice: this was the last chance to fish the suit
    const double holdsNoOther = std::pow(1 - double(hiddenOfSuit.size()) / hidden.size(), game.rounds);
    CompactState state = game;
    state.hands[seat] = bitOf(other);
    KeeperDecision decision{seat, {}};
    for (std::size_t type = 0; type < kOpponentTypes; ++type) {
        const OpponentPolicy& opponent = policyOf(OpponentType(type));
        state.shown = state.lakeCards = recalled[type];
        float fishes = opponent.fishOutProbability(state, seat, kept);
        // Skilled bots choose the likelier option, but their cards are unknown here.
        if (opponent.fishOutRule == FishOutRule::Weighed)
            fishes = (fishes + (fishes >= 0.5f ? 1.0f : 0.0f)) / 2;
        fishes = std::clamp(fishes, kLapseRate, 1 - kLapseRate);
        const bool takesLastChance = opponent.policy != nullptr; // random types do not
        const double probability =
            takesLastChance ? holdsNoOther + (1 - holdsNoOther) * double(fishes) : double(fishes);
        decision.likelihoods[type] = fished ? probability : 1 - probability;
    }
    m_keeperDecisions.push_back(decision);
    m_opponents[seat].take(decision.likelihoods);
}

float OpponentLearner::attractionOfRevealed(std::size_t round, Seat seat, std::size_t type) const {
    float sum = 0;
    for (std::size_t later = round; later < m_rounds.size(); ++later)
        sum += m_rounds[round].attractions[seat][type][m_rounds[later].cards[seat]];
    return sum;
}

std::array<float, kDeckSize>
OpponentLearner::notChosenWeights(const Hidden& hidden, Seat seat,
                                  const OpponentModel<kOpponentTypes>& model) const {
    std::array<float, kDeckSize> mixture{};
    for (std::size_t type = 0; type < kOpponentTypes; ++type) {
        std::array<float, kDeckSize> weights;
        weights.fill(1);
        for (std::size_t i = 0; i < m_rounds.size(); ++i) {
            const auto& attraction = m_rounds[i].attractions[seat][type];
            const float otherCards =
                attractionOfRevealed(i, seat, type) +
                float(std::max(0, hidden.held[seat] - 1)) * meanOf(attraction, hidden.cards);
            for (const Card card : hidden.cards)
                weights[card] *= otherCards / (otherCards + attraction[card]);
        }
        const float mean = meanOf(weights, hidden.cards);
        for (const Card card : hidden.cards)
            mixture[card] += float(model[type]) * weights[card] / mean;
    }
    return mixture;
}

} // namespace tacklebox::greatlakes
