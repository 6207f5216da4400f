// Cards, sets of cards and piles: plain values of fixed size.
#pragma once

#include "model/engine/bits.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace tacklebox {

/// A physical card, identified by its number in the deck. Card numbers follow the game's deck order, and
/// cards with the same face are adjacent.
using Card = std::uint8_t;

/// The appearance of a card. Moves, events and observations contain faces only: cards with the same face are
/// interchangeable under every rule.
using Face = std::uint8_t;

/// A card whose face the viewer may not see: `"?"` in the line protocol.
inline constexpr Face kHidden = 255;
/// No card: null in the line protocol.
inline constexpr Face kNoFace = 254;
inline constexpr Card kNoCard = 254;

/// Cards in the largest deck, that of Rainbow Fish with three packs.
inline constexpr int kMostCards = 116;

/// An unordered set of up to 128 physical cards. Iteration is in deck order.
class CardSet {
  public:
    constexpr CardSet() = default;
    constexpr CardSet(std::uint64_t low, std::uint64_t high) : m_low(low), m_high(high) {}
    /// The set of one card. Branch-free, because the word that holds the bit is unpredictable.
    static constexpr CardSet of(Card card) {
        const std::uint64_t bit = 1ull << (card % 64), inHigh = 0 - std::uint64_t(card / 64);
        return {bit & ~inHigh, bit & inHigh};
    }
    /// The cards first, first + 1, ... first + count - 1.
    static constexpr CardSet range(int first, int count) {
        CardSet set;
        for (int card = first; card < first + count; ++card)
            set.add(Card(card));
        return set;
    }

    constexpr bool has(Card card) const {
        return card < 128 && (((card < 64 ? m_low : m_high) >> (card % 64)) & 1);
    }
    constexpr bool empty() const { return (m_low | m_high) == 0; }
    constexpr int size() const { return countOnes(m_low) + countOnes(m_high); }
    /// The lowest card. Requires a non-empty set.
    constexpr Card first() const {
        return Card(m_low ? std::countr_zero(m_low) : 64 + std::countr_zero(m_high));
    }
    /// The card with `n` lower ones in the set. Requires 0 <= n < size().
    constexpr Card nth(int n) const {
        const int low = countOnes(m_low);
        std::uint64_t bits = n < low ? m_low : m_high;
        for (int skip = n < low ? n : n - low; skip > 0; --skip)
            bits &= bits - 1;
        return Card((n < low ? 0 : 64) + std::countr_zero(bits));
    }

    constexpr void add(Card card) { *this = *this | of(card); }
    constexpr void remove(Card card) { *this = *this - of(card); }
    constexpr bool intersects(CardSet other) const {
        return ((m_low & other.m_low) | (m_high & other.m_high)) != 0;
    }
    constexpr bool contains(CardSet other) const { return (other - *this).empty(); }
    /// The set as bits: low() has cards 0..63, high() 64..127. Lets rules count several kinds of card at
    /// once.
    constexpr std::uint64_t low() const { return m_low; }
    constexpr std::uint64_t high() const { return m_high; }

    friend constexpr CardSet operator|(CardSet a, CardSet b) {
        return {a.m_low | b.m_low, a.m_high | b.m_high};
    }
    friend constexpr CardSet operator&(CardSet a, CardSet b) {
        return {a.m_low & b.m_low, a.m_high & b.m_high};
    }
    friend constexpr CardSet operator-(CardSet a, CardSet b) {
        return {a.m_low & ~b.m_low, a.m_high & ~b.m_high};
    }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    constexpr bool operator==(const CardSet&) const = default;

    class Iterator {
      public:
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : m_low(low), m_high(high) {}
        constexpr Card operator*() const { return CardSet(m_low, m_high).first(); }
        constexpr Iterator& operator++() {
            if (m_low)
                m_low &= m_low - 1;
            else
                m_high &= m_high - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint64_t m_low, m_high;
    };
    constexpr Iterator begin() const { return {m_low, m_high}; }
    constexpr Iterator end() const { return {0, 0}; }

  private:
    std::uint64_t m_low = 0, m_high = 0;
};

/// A list of at most N byte-sized items (cards, faces, seats, numbers), stored in place.
template <class T, int N>
class List {
  public:
    constexpr int size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr void clear() { m_size = 0; }
    constexpr void add(T item) {
        assert(m_size < N);
        m_items[m_size++] = item;
    }
    constexpr void insert(int at, T item) {
        assert(m_size < N && at <= m_size);
        std::copy_backward(m_items.begin() + at, m_items.begin() + m_size, m_items.begin() + m_size + 1);
        m_items[at] = item;
        ++m_size;
    }
    constexpr void removeAt(int at) {
        assert(at < m_size);
        std::copy(m_items.begin() + at + 1, m_items.begin() + m_size, m_items.begin() + at);
        --m_size;
    }
    /// Copies the items of `other`. Requires other.size() <= N.
    template <int M>
    constexpr void assign(const List<T, M>& other) {
        assert(other.size() <= N);
        std::copy(other.begin(), other.end(), m_items.begin());
        m_size = std::uint8_t(other.size());
    }
    constexpr void removeLast() {
        assert(m_size > 0);
        --m_size;
    }
    constexpr T& operator[](int at) { return m_items[at]; }
    constexpr const T& operator[](int at) const { return m_items[at]; }
    constexpr T* begin() { return m_items.data(); }
    constexpr T* end() { return m_items.data() + m_size; }
    constexpr const T* begin() const { return m_items.data(); }
    constexpr const T* end() const { return m_items.data() + m_size; }
    friend constexpr bool operator==(const List& a, const List& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

  protected:
    std::array<T, N> m_items;
    std::uint8_t m_size = 0;
};

/// A pile of cards. The last item is the top card, which is drawn next.
template <int N>
class Pile : public List<Card, N> {
  public:
    constexpr Card top() const { return (*this)[this->size() - 1]; }
    /// Removes and returns the top card. Requires a non-empty pile.
    constexpr Card draw() {
        const Card card = top();
        this->removeLast();
        return card;
    }
    /// Replaces the pile by `cards` in deck order, the first at the bottom.
    constexpr void assignInOrder(CardSet cards) {
        assert(cards.size() <= N);
        Card* end = this->begin();
        for (std::uint64_t bits = cards.low(); bits != 0; bits &= bits - 1)
            *end++ = Card(std::countr_zero(bits));
        for (std::uint64_t bits = cards.high(); bits != 0; bits &= bits - 1)
            *end++ = Card(64 + std::countr_zero(bits));
        this->m_size = std::uint8_t(end - this->begin());
    }
    constexpr void putOnTop(Card card) { this->add(card); }
    constexpr void putUnder(Card card) { this->insert(0, card); }
    /// Puts the cards under the pile one by one in deck order, so the last of them becomes the bottom card.
    constexpr void putAllUnder(CardSet cards) {
        const int more = cards.size();
        assert(this->m_size + more <= N);
        std::copy_backward(this->begin(), this->end(), this->end() + more);
        Card* place = this->begin() + more;
        for (const Card card : cards)
            *--place = card;
        this->m_size = std::uint8_t(this->m_size + more);
    }
    /// The card at `depth`; 0 is the top.
    constexpr Card fromTop(int depth) const { return (*this)[this->size() - 1 - depth]; }
    constexpr CardSet asSet() const {
        CardSet set;
        for (const Card card : *this)
            set.add(card);
        return set;
    }
};

/// Cards as a viewer sees them; kHidden if the viewer may not see the face. Hands are sorted by face, hidden
/// cards last; piles are top first.
using FaceList = List<Face, kMostCards>;

/// The cards 0 to N - 1: a complete deck.
template <int N>
inline constexpr auto kCardsInOrder = [] {
    std::array<Card, std::size_t(N)> cards{};
    for (int i = 0; i < N; ++i)
        cards[std::size_t(i)] = Card(i);
    return cards;
}();

} // namespace tacklebox
