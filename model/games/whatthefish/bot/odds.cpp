#include "model/games/whatthefish/bot/odds.h"

namespace tacklebox::whatthefish {

namespace {

/// Searches for the smallest sum above the bar, by descending value.
class Chooser {
  public:
    Chooser(CardSet cards, int bar, int most) : m_bar(bar), m_most(most) {
        for (const Card card : cards)
            m_cards.insert(0, card);
        m_below[m_cards.size()] = 0;
        for (int i = m_cards.size(); i > 0; --i)
            m_below[i - 1] = m_below[i] + valueOf(faceOf(m_cards[i - 1]));
    }
    CardSet best() {
        if (m_below[0] <= m_bar) return {};
        m_bestSum = m_below[0] + 1;
        go(0, 0, {}, 0);
        return m_best;
    }

  private:
    void go(int at, int sum, CardSet chosen, int count) {
        if (sum > m_bar) {
            if (sum < m_bestSum || (sum == m_bestSum && count < m_bestCount)) {
                m_best = chosen;
                m_bestSum = sum;
                m_bestCount = count;
            }
            return;
        }
        if (count == m_most || at == m_cards.size() || sum + m_below[at] <= m_bar) return;
        const int value = valueOf(faceOf(m_cards[at]));
        CardSet with = chosen;
        with.add(m_cards[at]);
        if (sum + value < m_bestSum || (sum + value == m_bestSum && count + 1 < m_bestCount))
            go(at + 1, sum + value, with, count + 1);
        go(at + 1, sum, chosen, count);
    }

    int m_bar, m_most;
    List<Card, 26> m_cards; ///< highest first
    std::array<int, 27> m_below{};
    CardSet m_best;
    int m_bestSum = 0, m_bestCount = 0;
};

constexpr int kMostUnseen = 24, kMostSum = 64;
constexpr double kFreshDensity = 26.0 / kDeckSize;

/// P(sum of KILLs > bar) by number of cards, for a new deck.
const std::array<std::array<float, kMostSum>, kMostUnseen + 1>& oddsTable() {
    static const auto table = [] {
        std::array<std::array<float, kMostSum>, kMostUnseen + 1> odds{};
        std::array<double, kMostSum> sums{}; // the last entry includes higher sums
        sums[0] = 1;
        for (int cards = 0; cards <= kMostUnseen; ++cards) {
            double more = 0;
            for (int bar = kMostSum - 1; bar >= 0; --bar) {
                odds[std::size_t(cards)][std::size_t(bar)] = float(more);
                more += sums[std::size_t(bar)];
            }
            std::array<double, kMostSum> next{};
            for (int sum = 0; sum < kMostSum; ++sum) {
                next[std::size_t(sum)] += sums[std::size_t(sum)] * (1 - kFreshDensity);
                for (int value = 1; value <= kValues; ++value)
                    next[std::size_t(std::min(kMostSum - 1, sum + value))] +=
                        sums[std::size_t(sum)] * kFreshDensity / kValues;
            }
            sums = next;
        }
        return odds;
    }();
    return table;
}

} // namespace

int sumOf(CardSet cards) {
    int sum = 0;
    for (const Card card : cards)
        sum += valueOf(faceOf(card));
    return sum;
}

CardSet cheapestAbove(CardSet cards, int bar, int most) {
    return cards.empty() ? cards : Chooser(cards, bar, most).best();
}

CardSet highestOf(CardSet cards) {
    return cards.empty() ? cards : CardSet::of(cards.nth(cards.size() - 1));
}

CardSet lowestOf(CardSet cards) {
    return cards.empty() ? cards : CardSet::of(cards.first());
}

int highestValue(CardSet cards) {
    return cards.empty() ? 0 : valueOf(faceOf(highestOf(cards).first()));
}

/// The table assumes a new deck. A higher density of KILLs counts as more cards.
double oddsOfMore(int cards, double density, int bar) {
    if (bar < 0) return 1;
    if (bar >= kMostSum || cards <= 0) return 0;
    const double like = std::min(kMostUnseen - 0.001, cards * density / kFreshDensity);
    const auto below = std::size_t(like);
    const auto& table = oddsTable();
    const double low = table[below][std::size_t(bar)], high = table[below + 1][std::size_t(bar)];
    return low + (high - low) * (like - double(below));
}

Move moveWith(MoveKind kind, CardSet cards) {
    Move move{kind};
    for (const Card card : cards)
        move.cards.add(faceOf(card));
    return move;
}

} // namespace tacklebox::whatthefish
