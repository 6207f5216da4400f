#include "model/games/greatlakes/bot/opponentlearner.h"

#include <algorithm>
#include <cmath>

namespace tacklebox::greatlakes {

namespace {

/// Weight of a choice whose other cards are only sampled; their likelihoods are rough.
constexpr double kWeightOfChoice = 0.75;
constexpr int kHandsImagined = 10;

/// Between games a player may be replaced or play differently.
constexpr double kFadesWithAGame = 0.03;

float meanOf(const std::array<float, kDeckSize>& attraction, CardSet cards) {
    if (cards.empty()) return 0;
    float sum = 0;
    for (const Card card : cards)
        sum += attraction[card];
    return sum / float(cards.size());
}

/// The middle hidden card of the suit: stands for a stocking keeper's other card. kNoCard if there is none.
Card likelyCompanion(CardSet hidden, int suit) {
    const CardSet ofSuit = hidden & suitSet(suit);
    return ofSuit.empty() ? kNoCard : ofSuit.nth(ofSuit.size() / 2);
}

} // namespace

void OpponentLearner::beginGame(int seats) {
    learnAgain();
    m_opponents.fade(m_rounds.empty() ? 0 : kFadesWithAGame);
    m_before = m_opponents;
    m_seats = seats;
    m_rounds.clear();
    m_kept.clear();
}

/// A seat chose from the cards that it has revealed since.
void OpponentLearner::learnAgain() {
    m_opponents = m_before;
    std::array<CardBits, kMostPlayers> hands{};
    for (std::size_t i = m_rounds.size(); i-- > 0;)
        for (Seat seat = 0; seat < m_seats; ++seat) {
            hands[seat] |= bitOf(m_rounds[i].cards[seat]);
            m_opponents[seat].take(likelihoods(m_rounds[i], seat, hands[seat]));
        }
    for (const Kept& kept : m_kept)
        m_opponents[kept.seat].take(kept.likelihoods);
}

Opponents::Shares OpponentLearner::likelihoods(const Round& round, Seat seat, CardBits hand) {
    CompactState game = round.before;
    game.hands[seat] = hand;
    Opponents::Shares shares{};
    for (std::size_t type = 0; type < kOpponentTypes; ++type) {
        game.shown = game.lakeCards = round.recalled[type];
        const WeighedHand weighed = policyOf(OpponentType(type)).weigh(game, seat);
        for (int i = 0; i < weighed.size; ++i)
            if (weighed.cards[i] == round.cards[seat])
                shares[type] = double(weighed.weight(i)) / double(weighed.total());
    }
    return shares;
}

/// Sum over random hands that contain the chosen card.
Opponents::Shares OpponentLearner::imagined(const Round& round, Seat seat, CardSet hidden) const {
    Random random = Random::forStep(m_rounds.size(), seat); // reproducible
    Opponents::Shares sums{};
    for (int i = 0; i < kHandsImagined; ++i) {
        CardBits hand = bitOf(round.cards[seat]);
        CardSet left = hidden;
        for (int more = round.before.rounds - 1; more > 0 && !left.empty(); --more) {
            const Card card = left.nth(random.below(left.size()));
            left.remove(card);
            hand |= bitOf(card);
        }
        const Opponents::Shares shares = likelihoods(round, seat, hand);
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            sums[type] += shares[type];
    }
    return sums;
}

Attractions OpponentLearner::attractions(const CompactState& game, const Recalled& recalled, Seat seat,
                                         CardSet cards) {
    Attractions attractions{};
    CompactState imagined = game;
    for (const Card card : cards) {
        imagined.hands[seat] = bitOf(card);
        for (std::size_t number = 0; number < kOpponentTypes; ++number) {
            const OpponentPolicy& type = policyOf(OpponentType(number));
            if (type.policy == nullptr) {
                attractions[number][card] = 1;
                continue;
            }
            const PolicyInput input(imagined, seat, recalled[number]);
            attractions[number][card] = likelihood(type.inverseTemperature * type.policy->logit(input, card));
        }
    }
    return attractions;
}

void OpponentLearner::choose(const CompactState& game, const Recalled& recalled, const Cards& cards,
                             CardSet hidden) {
    Round& round = m_rounds.emplace_back();
    round.before = game;
    round.recalled = recalled;
    round.cards = cards;
    CardSet held;
    for (Card card = 0; card < kDeckSize; ++card)
        if (!(game.shown & bitOf(card))) held.add(card);
    for (Seat seat = 0; seat < m_seats; ++seat) {
        round.attractions[seat] = attractions(game, recalled, seat, held);
        m_opponents[seat].take(imagined(round, seat, hidden), kWeightOfChoice);
    }
}

void OpponentLearner::keep(const CompactState& game, const Recalled& recalled, Seat seat, Card kept,
                           bool fished, CardSet hidden) {
    constexpr float kSlip = 0.05f;
    const int suit = packs::suitOf(kept);
    const Card companion = likelyCompanion(hidden, suit);
    if (companion == kNoCard) return; // no choice: the keeper could never fish the suit again
    const CardSet ofSuit = hidden & suitSet(suit);
    const double without = std::pow(1 - double(ofSuit.size()) / hidden.size(), game.rounds);
    CompactState imagined = game;
    imagined.hands[seat] = bitOf(companion);
    Kept decision{seat, {}};
    for (std::size_t number = 0; number < kOpponentTypes; ++number) {
        const OpponentPolicy& type = policyOf(OpponentType(number));
        imagined.shown = imagined.lakeCards = recalled[number];
        float fishes = type.fishes(imagined, seat, kept);
        // Skilled bots choose the likelier option, but their cards are unknown here.
        if (type.fishOutRule == FishOutRule::Weighed) fishes = (fishes + (fishes >= 0.5f ? 1.0f : 0.0f)) / 2;
        fishes = std::clamp(fishes, kSlip, 1 - kSlip);
        const bool sane = type.policy != nullptr; // always fishes a suit for the last time
        const double likely = sane ? without + (1 - without) * double(fishes) : double(fishes);
        decision.likelihoods[number] = fished ? likely : 1 - likely;
    }
    m_kept.push_back(decision);
    m_opponents[seat].take(decision.likelihoods);
}

float OpponentLearner::ownAttraction(std::size_t round, Seat seat, std::size_t type) const {
    float sum = 0;
    for (std::size_t later = round; later < m_rounds.size(); ++later)
        sum += m_rounds[round].attractions[seat][type][m_rounds[later].cards[seat]];
    return sum;
}

std::array<float, kDeckSize> OpponentLearner::letLie(const Hidden& hidden, Seat seat,
                                                     const OpponentModel<kOpponentTypes>& player) const {
    std::array<float, kDeckSize> mixed{};
    for (std::size_t type = 0; type < kOpponentTypes; ++type) {
        std::array<float, kDeckSize> weights;
        weights.fill(1);
        for (std::size_t i = 0; i < m_rounds.size(); ++i) {
            const auto& attraction = m_rounds[i].attractions[seat][type];
            const float others = ownAttraction(i, seat, type) +
                                 float(std::max(0, hidden.held[seat] - 1)) * meanOf(attraction, hidden.cards);
            for (const Card card : hidden.cards)
                weights[card] *= others / (others + attraction[card]);
        }
        const float mean = meanOf(weights, hidden.cards);
        for (const Card card : hidden.cards)
            mixed[card] += float(player[type]) * weights[card] / mean;
    }
    return mixed;
}

} // namespace tacklebox::greatlakes
