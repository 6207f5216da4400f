#include "model/games/greatlakes/bot/readings.h"

#include <algorithm>
#include <cmath>

namespace tacklebox::greatlakes {

namespace {

/// The likelihoods of a choice are rough as long as the other cards of the hand are imagined.
constexpr double kWeightOfChoice = 0.75;
constexpr int kHandsImagined = 10;

/// Somebody may sit down for somebody else between two games, or change his mind about how to play.
constexpr double kFadesWithAGame = 0.03;

float meanOf(const std::array<float, kDeckSize>& attraction, CardSet cards) {
    if (cards.empty()) return 0;
    float sum = 0;
    for (const Card card : cards)
        sum += attraction[card];
    return sum / float(cards.size());
}

/// A hidden card of the suit, the middle one: what a keeper who stocks is thought to hold. kNoCard if there
/// is none.
Card likelyCompanion(CardSet hidden, int suit) {
    const CardSet ofSuit = hidden & suitSet(suit);
    return ofSuit.empty() ? kNoCard : ofSuit.nth(ofSuit.size() / 2);
}

} // namespace

void Readings::beginGame(int seats) {
    readAgain();
    m_ways.fade(m_rounds.empty() ? 0 : kFadesWithAGame);
    m_before = m_ways;
    m_seats = seats;
    m_rounds.clear();
    m_kept.clear();
}

/// What each seat chose from, in every round, is what it has revealed since.
void Readings::readAgain() {
    m_ways = m_before;
    std::array<CardBits, kMostPlayers> hands{};
    for (std::size_t i = m_rounds.size(); i-- > 0;)
        for (Seat seat = 0; seat < m_seats; ++seat) {
            hands[seat] |= bitOf(m_rounds[i].cards[seat]);
            m_ways[seat].take(likelihoods(m_rounds[i], seat, hands[seat]));
        }
    for (const Kept& kept : m_kept)
        m_ways[kept.seat].take(kept.likelihoods);
}

Ways::Shares Readings::likelihoods(const Round& round, Seat seat, CardBits hand) {
    Outline game = round.before;
    game.hands[seat] = hand;
    Ways::Shares shares{};
    for (std::size_t way = 0; way < kWays; ++way) {
        game.shown = game.lakeCards = round.recalled[way];
        const WeighedHand weighed = mannerOf(Way(way)).weigh(game, seat);
        for (int i = 0; i < weighed.size; ++i)
            if (weighed.cards[i] == round.cards[seat])
                shares[way] = double(weighed.weight(i)) / double(weighed.total());
    }
    return shares;
}

/// The mean over hands that hold the card and any others.
Ways::Shares Readings::imagined(const Round& round, Seat seat, CardSet hidden) const {
    Random random = Random::forStep(m_rounds.size(), seat); // the same cards are always read alike
    Ways::Shares sums{};
    for (int i = 0; i < kHandsImagined; ++i) {
        CardBits hand = bitOf(round.cards[seat]);
        CardSet left = hidden;
        for (int more = round.before.rounds - 1; more > 0 && !left.empty(); --more) {
            const Card card = left.nth(random.below(left.size()));
            left.remove(card);
            hand |= bitOf(card);
        }
        const Ways::Shares shares = likelihoods(round, seat, hand);
        for (std::size_t way = 0; way < kWays; ++way)
            sums[way] += shares[way];
    }
    return sums;
}

Attractions Readings::attractions(const Outline& game, const Recalled& recalled, Seat seat, CardSet cards) {
    Attractions attractions{};
    Outline imagined = game;
    for (const Card card : cards) {
        imagined.hands[seat] = bitOf(card);
        for (std::size_t way = 0; way < kWays; ++way) {
            const Manner& manner = mannerOf(Way(way));
            if (manner.habits == nullptr) {
                attractions[way][card] = 1;
                continue;
            }
            const Sight sight(imagined, seat, recalled[way]);
            attractions[way][card] = likelihood(manner.firmness * manner.habits->leaning(sight, card));
        }
    }
    return attractions;
}

void Readings::choose(const Outline& game, const Recalled& recalled, const Cards& cards, CardSet hidden) {
    Round& round = m_rounds.emplace_back();
    round.before = game;
    round.recalled = recalled;
    round.cards = cards;
    CardSet held;
    for (Card card = 0; card < kDeckSize; ++card)
        if (!(game.shown & bitOf(card))) held.add(card);
    for (Seat seat = 0; seat < m_seats; ++seat) {
        round.attractions[seat] = attractions(game, recalled, seat, held);
        m_ways[seat].take(imagined(round, seat, hidden), kWeightOfChoice);
    }
}

void Readings::keep(const Outline& game, const Recalled& recalled, Seat seat, Card kept, bool fished,
                    CardSet hidden) {
    constexpr float kSlip = 0.05f;
    const int suit = packs::suitOf(kept);
    const Card companion = likelyCompanion(hidden, suit);
    if (companion == kNoCard) return; // he had to: he could never have fished the suit again
    const CardSet ofSuit = hidden & suitSet(suit);
    const double without = std::pow(1 - double(ofSuit.size()) / hidden.size(), game.rounds);
    Outline imagined = game;
    imagined.hands[seat] = bitOf(companion);
    Kept decision{seat, {}};
    for (std::size_t way = 0; way < kWays; ++way) {
        const Manner& manner = mannerOf(Way(way));
        imagined.shown = imagined.lakeCards = recalled[way];
        float fishes = manner.fishes(imagined, seat, kept);
        // Skilled bots take the likelier way, but by cards that are not known.
        if (manner.keeping == Keeping::Weighed) fishes = (fishes + (fishes >= 0.5f ? 1.0f : 0.0f)) / 2;
        fishes = std::clamp(fishes, kSlip, 1 - kSlip);
        const bool sane = manner.habits != nullptr; // fishes what he could never fish again
        const double likely = sane ? without + (1 - without) * double(fishes) : double(fishes);
        decision.likelihoods[way] = fished ? likely : 1 - likely;
    }
    m_kept.push_back(decision);
    m_ways[seat].take(decision.likelihoods);
}

float Readings::ownAttraction(std::size_t round, Seat seat, std::size_t way) const {
    float sum = 0;
    for (std::size_t later = round; later < m_rounds.size(); ++later)
        sum += m_rounds[round].attractions[seat][way][m_rounds[later].cards[seat]];
    return sum;
}

std::array<float, kDeckSize> Readings::letLie(const Hidden& hidden, Seat seat,
                                              const OpponentModel<kWays>& player) const {
    std::array<float, kDeckSize> mixed{};
    for (std::size_t way = 0; way < kWays; ++way) {
        std::array<float, kDeckSize> weights;
        weights.fill(1);
        for (std::size_t i = 0; i < m_rounds.size(); ++i) {
            const auto& attraction = m_rounds[i].attractions[seat][way];
            const float others = ownAttraction(i, seat, way) +
                                 float(std::max(0, hidden.held[seat] - 1)) * meanOf(attraction, hidden.cards);
            for (const Card card : hidden.cards)
                weights[card] *= others / (others + attraction[card]);
        }
        const float mean = meanOf(weights, hidden.cards);
        for (const Card card : hidden.cards)
            mixed[card] += float(player[way]) * weights[card] / mean;
    }
    return mixed;
}

} // namespace tacklebox::greatlakes
