#include "views/sounds/sample.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

namespace tacklebox {

namespace {

// The format of resources/art/sounds/pack.py.
constexpr qsizetype kLength = 4, kHead = 20;
constexpr qsizetype kRateAt = 4, kFramesAt = 8, kHopAt = 12, kBlocksAt = 14, kFinestAt = 16, kFadeAt = 17;
constexpr quint32 kLeastRate = 4000, kMostRate = 192'000;
constexpr int kLeastHop = 16, kMostHop = 512, kMostSeconds = 60;
constexpr int kLeastStep = -80, kMostStep = 8; // as powers of 2 ** 0.5 of full scale

constexpr int unfolded(quint8 number) {
    return number & 1 ? -(number + 1) / 2 : number / 2;
}

/// The edges of the bands of coefficients.
std::vector<int> bandsOf(int hop, int rate) {
    const int least = (200 * hop + rate - 1) / rate;
    std::vector<int> edges{0};
    while (edges.back() < hop)
        edges.push_back(std::min(hop, edges.back() + std::max(least, edges.back() / 5)));
    return edges;
}

using Complex = std::complex<float>;

/// A product of finite numbers, without the checks of operator*.
inline Complex times(Complex a, Complex b) {
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

/// The inverse transform: turns the coefficients of a block into frames. The next block overlaps the second
/// half.
class Transform {
  public:
    explicit Transform(int hop)
        : m_hop(hop), m_pairs(std::size_t(hop) / 2), m_turned(m_pairs.size()), m_column(m_pairs.size()),
          m_sums(std::size_t(hop)) {
        for (int i = 0; i < 8 * hop; ++i)
            m_roots.push_back(Complex(std::polar(1.0, -std::numbers::pi * i / (4.0 * hop))));
    }

    /// Adds a block to two hops of frames, which need not be adjacent.
    void add(const float* coefficients, float* first, float* second) {
        // Compute the block's DCT-IV as a Fourier transform of half the length on pairs of coefficients.
        const int half = m_hop / 2;
        for (int i = 0; i < half; ++i)
            m_pairs[std::size_t(i)] =
                times({coefficients[2 * i], coefficients[m_hop - 1 - 2 * i]}, root(4 * i));
        fourier(m_pairs.data(), 1, half, m_turned.data());
        const float scale = std::sqrt(2.0F / float(m_hop));
        for (int i = 0; i < half; ++i) {
            const Complex turned = times(m_turned[std::size_t(i)], root(4 * i + 1));
            m_sums[std::size_t(2 * i)] = scale * turned.real();
            m_sums[std::size_t(m_hop - 1 - 2 * i)] = -scale * turned.imag();
        }
        const auto sum = [this](int i) { return m_sums[std::size_t(i)]; };
        // The result is shifted by a quarter of the block and mirrored at both block edges (time-domain
        // aliasing).
        for (int i = 0; i < m_hop; ++i) {
            first[i] -= root(2 * i + 1).imag() * (i < half ? sum(half + i) : -sum(3 * half - 1 - i));
            second[i] += root(2 * (m_hop + i) + 1).imag() * (i < half ? sum(half - 1 - i) : sum(i - half));
        }
    }

  private:
    /// exp(-i pi number / (4 hop))
    Complex root(int number) const { return m_roots[std::size_t(number)]; }

    /// The discrete Fourier transform of every `step`th of `count` numbers: transforms the numbers of each
    /// residue separately and combines the results.
    void fourier(const Complex* from, int step, int count, Complex* to) {
        if (count == 1) {
            *to = *from;
            return;
        }
        int parts = 2;
        while (count % parts != 0)
            ++parts;
        const int length = count / parts, turn = 8 * m_hop / count;
        for (int part = 0; part < parts; ++part)
            fourier(from + std::ptrdiff_t(part) * step, step * parts, length,
                    to + std::ptrdiff_t(part) * length);
        for (int i = 0; i < length; ++i) {
            for (int part = 0; part < parts; ++part)
                m_column[std::size_t(part)] = to[part * length + i];
            for (int at = i; at < count; at += length) {
                Complex sum = m_column[0];
                for (int part = 1, angle = at; part < parts; ++part, angle = (angle + at) % count)
                    sum += times(m_column[std::size_t(part)], root(angle * turn));
                to[at] = sum;
            }
        }
    }

    int m_hop;
    std::vector<Complex> m_roots, m_pairs, m_turned, m_column;
    std::vector<float> m_sums;
};

} // namespace

std::shared_ptr<const Sample> readSound(const QByteArray& bytes) {
    if (bytes.size() < kLength) return nullptr;
    const QByteArray kept = qUncompress(bytes);
    if (!kept.startsWith("Tbsm") || kept.size() < kHead) return nullptr;
    const auto rate = qFromLittleEndian<quint32>(kept.constData() + kRateAt);
    const auto count = qFromLittleEndian<quint32>(kept.constData() + kFramesAt);
    const auto hop = qFromLittleEndian<quint16>(kept.constData() + kHopAt);
    const auto blocks = qFromLittleEndian<quint16>(kept.constData() + kBlocksAt);
    const int finest = (quint8(kept[kFinestAt]) ^ 0x80) - 0x80; // a signed byte
    const auto fade = quint8(kept[kFadeAt]);
    if (rate < kLeastRate || rate > kMostRate || hop < kLeastHop || hop > kMostHop || hop % 2 != 0)
        return nullptr;
    if (count == 0 || count > quint32(hop) * blocks || count > rate * kMostSeconds) return nullptr;
    if (quint32(hop) * blocks > count + 2U * hop) return nullptr;

    const std::vector<int> edges = bandsOf(hop, int(rate));
    const qsizetype levels = qsizetype(edges.size() - 1) * blocks;
    if (kept.size() < kHead + levels) return nullptr;
    const auto* level = reinterpret_cast<const quint8*>(kept.constData()) + kHead;
    const auto* value = level + levels;
    const auto* end = reinterpret_cast<const quint8*>(kept.constData()) + kept.size();
    std::vector<float> coefficients(std::size_t(hop) * blocks);
    for (std::size_t band = 0; band + 1 < edges.size(); ++band) {
        int step = finest;
        for (std::size_t block = 0; block < blocks; ++block) {
            const int coarser = *level++;
            if (coarser == 0) continue;
            if (end - value < edges[band + 1] - edges[band]) return nullptr;
            step += unfolded(quint8(coarser - 1));
            if (step < kLeastStep || step > kMostStep) return nullptr;
            const auto size = float(std::exp2(step / 2.0));
            for (int tone = edges[band]; tone < edges[band + 1]; ++tone)
                coefficients[block * hop + std::size_t(tone)] = float(unfolded(*value++)) * size;
        }
    }
    if (value != end) return nullptr;

    auto sample = std::make_shared<Sample>();
    sample->rate = int(rate);
    auto& frames = sample->frames;
    frames.resize(std::size_t(hop) * blocks);
    Transform transform(hop);
    for (std::size_t block = 0; block < blocks; ++block) // the last block overlaps the first
        transform.add(&coefficients[block * hop], &frames[block * hop], &frames[(block + 1) % blocks * hop]);
    frames.resize(count);
    for (std::size_t i = 0; i < std::min<std::size_t>(fade, count); ++i) {
        const float part = float(i + 1) / float(fade + 1);
        frames[i] *= part * part;
        frames[count - 1 - i] *= part * part;
    }
    return sample;
}

} // namespace tacklebox
