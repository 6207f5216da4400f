// Cards, sets of cards and piles: plain values of fixed size.
#pragma once

#include "model/engine/bits.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace tacklebox {

/// One physical card of a deck, by its number. A game numbers its cards so that equal-looking ones stand
/// together and all follow the game's deck order: the lowest number of several is "first in deck order".
using Card = std::uint8_t;

/// What a card looks like. Moves, events and views name faces only: two cards with one face are one and the
/// same to every rule, and no seat can tell which of them it sees.
using Face = std::uint8_t;

/// A card whose face the viewer may not see, `"?"` in the line protocol.
inline constexpr Face kHidden = 255;
/// No card at all, null in the line protocol.
inline constexpr Face kNoFace = 254;
inline constexpr Card kNoCard = 254;

/// The largest deck of the games is Rainbow Fish's; its three decks together number 116 cards.
inline constexpr int kMostCards = 116;

/// An unordered set of up to 128 physical cards. Iterates from the lowest number, that is in deck order.
class CardSet {
  public:
    constexpr CardSet() = default;
    constexpr CardSet(std::uint64_t low, std::uint64_t high) : m_low(low), m_high(high) {}
    /// The set of one card. In which word it is nobody can foresee, so there is no branch.
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
    /// The lowest card of a set that is not empty.
    constexpr Card first() const {
        return Card(m_low ? std::countr_zero(m_low) : 64 + std::countr_zero(m_high));
    }
    /// The card with `n` lower ones in the set; 0 <= n < size().
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
    /// The set as bits, for rules that count many kinds of card at once: cards 0..63, and 64..127.
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

/// A list of at most N bytes-sized things (cards, faces, seats, numbers), stored in place.
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
    /// Becomes a list of the same items; they must have room.
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

/// A pile of cards: the last of the list is on top and is drawn next.
template <int N>
class Pile : public List<Card, N> {
  public:
    constexpr Card top() const { return (*this)[this->size() - 1]; }
    /// Takes the top card off a pile that is not empty.
    constexpr Card draw() {
        const Card card = top();
        this->removeLast();
        return card;
    }
    /// Becomes a pile of those cards in deck order, the first of them at the bottom.
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
    /// Puts those cards under the pile one after the other in deck order: the last of them ends at the
    /// bottom.
    constexpr void putUnderEach(CardSet cards) {
        const int more = cards.size();
        assert(this->m_size + more <= N);
        std::copy_backward(this->begin(), this->end(), this->end() + more);
        Card* place = this->begin() + more;
        for (const Card card : cards)
            *--place = card;
        this->m_size = std::uint8_t(this->m_size + more);
    }
    /// The card at `depth`, 0 being the top.
    constexpr Card fromTop(int depth) const { return (*this)[this->size() - 1 - depth]; }
    constexpr CardSet asSet() const {
        CardSet set;
        for (const Card card : *this)
            set.add(card);
        return set;
    }
};

/// Cards as a viewer sees them, kHidden where he may not see the face. A hand is sorted by face with what is
/// hidden last; a pile is top first.
using FaceList = List<Face, kMostCards>;

/// The cards 0 to N - 1: a deck of which no card is left out.
template <int N>
inline constexpr auto kCardsInOrder = [] {
    std::array<Card, std::size_t(N)> cards{};
    for (int i = 0; i < N; ++i)
        cards[std::size_t(i)] = Card(i);
    return cards;
}();

} // namespace tacklebox
