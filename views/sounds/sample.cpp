#include "views/sounds/sample.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace tacklebox {

namespace {

constexpr int kBits = 16;
constexpr int kLeastRate = 4000, kMostRate = 192'000, kMostSeconds = 60;
constexpr qsizetype kFirstBlock = 4, kBlockHead = 4, kStreamInfo = 34;
constexpr int kMostOrder = 32, kMostFixed = 4;

/// Numbers out of a row of bits, the highest first. Past its end there are zeros, and it is no more whole.
class Bits {
  public:
    explicit Bits(std::span<const quint8> bytes) : m_bytes(bytes) {}

    quint32 take(int width) {
        if (width == 0) return 0;
        fill();
        const auto value = quint32(m_ahead >> (64 - width));
        drop(width);
        return value;
    }
    qint32 takeSigned(int width) {
        return width == 0 ? 0 : qint32(take(width) << (32 - width)) >> (32 - width);
    }
    /// How many zeros there are before the next one, which is taken too.
    quint32 takeZeros() {
        quint32 zeros = 0;
        for (;;) {
            fill();
            const int here = std::countl_zero(m_ahead);
            if (here < m_held) {
                drop(here + 1);
                return zeros + quint32(here);
            }
            zeros += quint32(m_held);
            if (m_at == m_bytes.size()) {
                m_whole = false;
                return 0;
            }
            drop(m_held);
        }
    }
    void toNextByte() { drop(m_held % 8); }
    /// The byte that comes next; only at the beginning of one.
    std::size_t at() const { return m_at - std::size_t(m_held / 8); }
    bool whole() const { return m_whole; }

  private:
    void fill() {
        for (; m_held <= 56 && m_at < m_bytes.size(); m_held += 8)
            m_ahead |= quint64(m_bytes[m_at++]) << (56 - m_held);
    }
    void drop(int width) {
        if (width > m_held) m_whole = false;
        m_ahead = width < 64 ? m_ahead << width : 0;
        m_held = std::max(0, m_held - width);
    }

    std::span<const quint8> m_bytes;
    std::size_t m_at = 0; ///< the next byte that has not been read ahead
    quint64 m_ahead = 0;  ///< its highest bits are those that come next
    int m_held = 0;       ///< so many of them
    bool m_whole = true;
};

/// The checksum of frames and their heads: the polynomial `Poly` of `Width` bits, from 0.
template <int Width, quint32 Poly>
quint32 checksum(std::span<const quint8> bytes) {
    constexpr quint32 kMask = (1U << Width) - 1;
    static constexpr auto kTable = [] {
        std::array<quint32, 256> table{};
        for (quint32 byte = 0; byte < table.size(); ++byte) {
            quint32 value = byte << (Width - 8);
            for (int bit = 0; bit < 8; ++bit)
                value = (value << 1) ^ ((value >> (Width - 1)) & 1 ? Poly : 0);
            table[byte] = value & kMask;
        }
        return table;
    }();
    quint32 value = 0;
    for (const quint8 byte : bytes)
        value = ((value << 8) & kMask) ^ kTable[(value >> (Width - 8)) ^ byte];
    return value;
}

/// What is left of `block` behind its first `order` values after prediction, in Rice codes.
bool readResidual(Bits& bits, std::span<qint32> block, int order) {
    const quint32 method = bits.take(2);
    if (method > 1) return false;
    const int width = method == 0 ? 4 : 5;
    const quint32 escape = (1U << width) - 1;
    const quint32 parts = 1U << bits.take(4);
    const std::size_t each = block.size() / parts;
    if (each * parts != block.size() || each < std::size_t(order)) return false;
    auto at = std::size_t(order);
    for (quint32 part = 0; part < parts; ++part) {
        const quint32 parameter = bits.take(width);
        const int plain = parameter == escape ? int(bits.take(5)) : 0;
        for (; at < (part + 1) * each && bits.whole(); ++at) {
            if (parameter == escape) {
                block[at] = bits.takeSigned(plain);
                continue;
            }
            const quint64 high = bits.takeZeros();
            const quint64 folded = high << parameter | bits.take(int(parameter));
            if (folded > 1U << 30) return false;
            block[at] = folded & 1 ? -qint32(folded >> 1) - 1 : qint32(folded >> 1);
        }
    }
    return bits.whole();
}

/// Adds to every value but the first ones what they predict; false if one has more than 16 bits then.
bool predict(std::span<qint32> block, std::span<const qint32> coefficients, int shift) {
    const std::size_t order = coefficients.size();
    for (std::size_t i = order; i < block.size(); ++i) {
        qint64 sum = 0;
        for (std::size_t k = 0; k < order; ++k)
            sum += qint64(coefficients[k]) * block[i - 1 - k];
        const qint64 value = block[i] + (sum >> shift);
        if (value < -(1 << (kBits - 1)) || value >= 1 << (kBits - 1)) return false;
        block[i] = qint32(value);
    }
    return true;
}

bool readBlock(Bits& bits, std::span<qint32> block) {
    if (bits.take(1) != 0) return false;
    const quint32 kind = bits.take(6);
    if (bits.take(1) != 0) return false; // bits that are zero in all values: none here
    if (kind == 0) {
        std::ranges::fill(block, bits.takeSigned(kBits));
        return bits.whole();
    }
    if (kind == 1) {
        for (qint32& value : block)
            value = bits.takeSigned(kBits);
        return bits.whole();
    }
    const bool fixed = kind >= 8 && kind <= 8 + kMostFixed;
    if (!fixed && kind < 32) return false;
    const int order = fixed ? int(kind) - 8 : int(kind) - 31;
    if (std::size_t(order) > block.size()) return false;
    for (int i = 0; i < order; ++i)
        block[std::size_t(i)] = bits.takeSigned(kBits);
    static constexpr std::array<std::array<qint32, kMostFixed>, kMostFixed + 1> kFixed{
        {{}, {1}, {2, -1}, {3, -3, 1}, {4, -6, 4, -1}}};
    std::array<qint32, kMostOrder> coefficients{};
    int shift = 0;
    if (fixed) {
        std::ranges::copy(kFixed[std::size_t(order)], coefficients.begin());
    } else {
        const int precision = int(bits.take(4)) + 1;
        shift = bits.takeSigned(5);
        if (precision > 15 || shift < 0) return false;
        for (int i = 0; i < order; ++i)
            coefficients[std::size_t(i)] = bits.takeSigned(precision);
    }
    return readResidual(bits, block, order) &&
           predict(block, std::span(coefficients).first(std::size_t(order)), shift);
}

/// Reads the frame at the beginning of `bytes` into `block`, of which it may need less: how many bytes it
/// has, or 0 if it is none.
std::size_t readFrame(std::span<const quint8> bytes, std::vector<qint32>& block, std::size_t left) {
    Bits bits(bytes);
    if (bits.take(15) != 0x7ffc) return 0;
    bits.take(1); // whether all blocks have one length
    const quint32 size = bits.take(4), rate = bits.take(4);
    if (bits.take(4) != 0 || (bits.take(3) & 3) != 0 || bits.take(1) != 0) return 0; // one channel of 16 bits
    for (quint32 more = quint32(std::countl_one(quint8(bits.take(8)))); more > 1; --more)
        bits.take(8); // the number of the frame
    std::size_t count = 0;
    if (size == 1) count = 192;
    if (size >= 2 && size <= 5) count = std::size_t(576) << (size - 2);
    if (size == 6 || size == 7) count = bits.take(size == 6 ? 8 : 16) + 1;
    if (size >= 8) count = std::size_t(256) << (size - 8);
    if (rate >= 12) bits.take(rate == 12 ? 8 : 16);
    const std::size_t head = bits.at();
    if (bits.take(8) != checksum<8, 0x07>(bytes.first(std::min(head, bytes.size()))) || !bits.whole())
        return 0;
    if (count == 0 || count > left) return 0;
    block.resize(count);
    if (!readBlock(bits, block)) return 0;
    bits.toNextByte();
    const std::size_t end = bits.at();
    const quint32 said = bits.take(16);
    return bits.whole() && said == checksum<16, 0x8005>(bytes.first(end)) ? end + 2 : 0;
}

} // namespace

std::shared_ptr<const Sample> readFlac(const QByteArray& bytes) {
    if (!bytes.startsWith("fLaC")) return nullptr;
    std::span<const quint8> all(reinterpret_cast<const quint8*>(bytes.constData()),
                                std::size_t(bytes.size()));
    all = all.subspan(kFirstBlock);
    auto sample = std::make_shared<Sample>();
    std::size_t count = 0;
    for (bool last = false; !last;) { // blocks about the file; the first one says what is in it
        if (all.size() < kBlockHead) return nullptr;
        Bits head(all);
        last = head.take(1) == 1;
        const quint32 kind = head.take(7);
        const std::size_t size = head.take(24);
        all = all.subspan(kBlockHead);
        if (size > all.size() || (kind == 0) != (count == 0)) return nullptr;
        if (kind == 0) {
            if (size < kStreamInfo) return nullptr;
            Bits about(all.subspan(10, 8)); // behind the least and greatest lengths of blocks and frames
            const quint32 rate = about.take(20);
            if (rate < kLeastRate || rate > kMostRate) return nullptr;
            if (about.take(3) != 0 || about.take(5) != kBits - 1) return nullptr;
            const quint64 high = about.take(4);
            count = std::size_t(high << 32 | about.take(32));
            if (count == 0 || count > std::size_t(rate) * kMostSeconds) return nullptr;
            sample->rate = int(rate);
        }
        all = all.subspan(size);
    }
    sample->frames.reserve(count);
    std::vector<qint32> block;
    while (sample->frames.size() < count) {
        const std::size_t size = readFrame(all, block, count - sample->frames.size());
        if (size == 0) return nullptr;
        all = all.subspan(size);
        for (const qint32 value : block)
            sample->frames.push_back(float(value) / 32768.0F);
    }
    return sample;
}

} // namespace tacklebox
