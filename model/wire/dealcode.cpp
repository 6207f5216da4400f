#include "model/wire/dealcode.h"

#include "model/host/anygame.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

namespace tacklebox {

namespace {

constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford's base 32
constexpr int kCodeVersion = 0;
constexpr int kVersionBits = 2, kGameBits = 3, kSeatsBits = 3, kChecksumLetters = 3, kLongestCode = 40;
constexpr int kSeedLengthBits = 4, kSeedUnit = 5; ///< the length of a seed is stored in units of 5 bits

static_assert(kMostListedGames <= 1 << kGameBits, "the number of a game needs more bits");
static_assert(kMostSeats <= 1 << kSeatsBits, "a seat or a number of seats needs more bits");

/// A bit string, most significant bit first, which corresponds to letters of 5 bits.
class Bits {
  public:
    void write(std::uint64_t value, int bits) {
        while (bits-- > 0) // a seed of 13 letters has 65 bits
            m_bits.push_back(bits < 64 && (value >> bits & 1) != 0);
    }
    /// Bits beyond the end are 0 and set wasShort().
    std::uint64_t read(int bits) {
        std::uint64_t value = 0;
        while (bits-- > 0) {
            m_short = m_short || m_at == m_bits.size();
            value = value << 1 | (m_short ? 0 : m_bits[m_at++]);
        }
        return value;
    }
    bool wasShort() const { return m_short; }
    /// True if only zero padding of the last letter is left.
    bool atEnd() const {
        for (std::size_t i = m_at; i < m_bits.size(); ++i)
            if (m_bits[i]) return false;
        return m_bits.size() - m_at < 5;
    }
    std::vector<int> letters() const {
        std::vector<int> letters((m_bits.size() + 4) / 5);
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            letters[i / 5] |= m_bits[i] << (4 - i % 5);
        return letters;
    }

  private:
    std::vector<bool> m_bits;
    std::size_t m_at = 0;
    bool m_short = false;
};

/// The 15-bit cyclic redundancy check of CAN buses. It detects all bursts of up to 15 bits, and thus every
/// single wrong letter and swap of neighbours.
int checksum(const std::vector<int>& letters) {
    constexpr int kPolynomial = 0x4599;
    int sum = 0x2a5c; // not 0, so that an all-zero code is invalid
    for (const int letter : letters)
        for (int bit = 4; bit >= 0; --bit) {
            const bool carry = (sum >> 14 & 1) != (letter >> bit & 1);
            sum = sum << 1 & 0x7fff;
            if (carry) sum ^= kPolynomial;
        }
    return sum;
}

int letterOf(char c) {
    if (c >= 'a' && c <= 'z') c = char(c - 'a' + 'A');
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    const auto at = kLetters.find(c);
    return at == kLetters.npos ? -1 : int(at);
}

/// Number of bits for the values of an option.
int bitsOf(const OptionSpec& option) {
    return std::bit_width(unsigned(option.most - option.least));
}

void write(const AnyGame& game, const Deal& deal, Bits& bits) {
    bits.write(std::uint64_t(deal.seats - game.leastSeats), kSeatsBits);
    const bool usual = deal.options == standardOptions(game.options);
    bits.write(!usual, 1);
    for (std::size_t i = 0; !usual && i < game.options.size(); ++i)
        bits.write(std::uint64_t(deal.options.value[i] - game.options[i].least), bitsOf(game.options[i]));
    const bool drawn = deal.dealer == drawnDealer(deal.seed, deal.seats);
    bits.write(!drawn, 1);
    if (!drawn) bits.write(deal.dealer, kSeatsBits);
    const int units = (int(std::bit_width(deal.seed)) + kSeedUnit - 1) / kSeedUnit;
    bits.write(std::uint64_t(units), kSeedLengthBits);
    bits.write(deal.seed, units * kSeedUnit);
}

/// Returns false if a value is out of range.
bool read(const AnyGame& game, Bits& bits, Deal& deal) {
    deal.game = game.id;
    deal.seats = game.leastSeats + int(bits.read(kSeatsBits));
    bool good = deal.seats <= game.mostSeats;
    deal.options = standardOptions(game.options);
    const bool usual = !bits.read(1);
    for (std::size_t i = 0; !usual && i < game.options.size(); ++i) {
        const int value = game.options[i].least + int(bits.read(bitsOf(game.options[i])));
        good = good && value <= game.options[i].most;
        deal.options.value[i] = std::int16_t(value);
    }
    const bool drawn = !bits.read(1);
    if (!drawn) deal.dealer = Seat(bits.read(kSeatsBits));
    deal.seed = bits.read(int(bits.read(kSeedLengthBits)) * kSeedUnit);
    if (drawn && good) deal.dealer = drawnDealer(deal.seed, deal.seats);
    return good && deal.dealer < deal.seats;
}

/// Mixes all bits (the SplitMix finalizer of Steele, Lea and Flood).
std::uint64_t spread(std::uint64_t value) {
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9ull;
    value = (value ^ value >> 27) * 0x94d049bb133111ebull;
    return value ^ value >> 31;
}

} // namespace

Deal dealOfDay(std::string_view game, int year, int month, int day) {
    constexpr int kSeatsOfDay = 3, kSeedBits = 40;
    Deal deal;
    deal.game = game;
    const AnyGame* rules = gameNamed(game);
    if (!rules) return deal;
    deal.seats = std::clamp(kSeatsOfDay, rules->leastSeats, rules->mostSeats);
    deal.options = standardOptions(rules->options);
    std::uint64_t sum = 0xcbf29ce484222325ull; // FNV-1a over the id, followed by the date
    for (const char letter : game)
        sum = (sum ^ std::uint8_t(letter)) * 0x100000001b3ull;
    sum = spread(sum + std::uint64_t(year * 10000 + month * 100 + day));
    deal.seed = sum >> (64 - kSeedBits);
    deal.dealer = drawnDealer(deal.seed, deal.seats);
    return deal;
}

std::string dealCode(const Deal& deal) {
    Bits bits;
    bits.write(kCodeVersion, kVersionBits);
    if (const AnyGame* game = gameNamed(deal.game)) {
        bits.write(std::uint64_t(game->number), kGameBits);
        write(*game, deal, bits);
    }
    std::vector<int> letters = bits.letters();
    const int sum = checksum(letters);
    for (int letter = kChecksumLetters - 1; letter >= 0; --letter)
        letters.push_back(sum >> 5 * letter & 31);
    std::string code;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (i > 0 && i % 4 == 0) code += '-';
        code += kLetters[std::size_t(letters[i])];
    }
    return code;
}

std::optional<Deal> readDealCode(std::string_view text, Phrase& error) {
    std::vector<int> letters;
    for (const char c : text) {
        if (c == '-' || c == ' ' || c == '\t' || c == '\n' || c == '\r') continue;
        const int letter = letterOf(c);
        if (letter < 0 || letters.size() == kLongestCode) {
            error = QT_TRANSLATE_NOOP("Words", "That isn't a deal code. Deal codes have only letters, digits "
                                               "and dashes, like K7QM-2XD4-90AB-CDEF.");
            return std::nullopt;
        }
        letters.push_back(letter);
    }
    if (int(letters.size()) <= kChecksumLetters) {
        error =
            QT_TRANSLATE_NOOP("Words", "That code is too short. Deal codes look like K7QM-2XD4-90AB-CDEF.");
        return std::nullopt;
    }
    int sum = 0;
    for (std::size_t i = letters.size() - kChecksumLetters; i < letters.size(); ++i)
        sum = sum << 5 | letters[i];
    letters.resize(letters.size() - kChecksumLetters);
    if (sum != checksum(letters)) {
        error = QT_TRANSLATE_NOOP("Words", "That code isn't valid. Check it for typos.");
        return std::nullopt;
    }
    Bits bits;
    for (const int letter : letters)
        bits.write(std::uint64_t(letter), 5);
    Deal deal;
    bool good = false;
    if (bits.read(kVersionBits) == kCodeVersion) {
        const int wanted = int(bits.read(kGameBits));
        for (const AnyGame* game : allGames())
            if (game->number == wanted) good = read(*game, bits, deal);
    }
    if (!good || bits.wasShort() || !bits.atEnd()) {
        error = QT_TRANSLATE_NOOP("Words", "This deal code needs a newer version of Tacklebox.");
        return std::nullopt;
    }
    return deal;
}

} // namespace tacklebox
