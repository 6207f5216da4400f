#include "views/sounds/sample.h"

#include <QtEndian>

namespace tacklebox {

namespace {

// As resources/art/sounds/pack.py writes it.
constexpr qsizetype kHead = 12, kRateAt = 4, kOrderAt = 8, kCoarserAt = 9;
constexpr int kMostOrder = 3, kMostCoarser = 8;
constexpr quint32 kLeastRate = 4000, kMostRate = 192'000;

} // namespace

std::shared_ptr<const Sample> readSound(const QByteArray& bytes) {
    if (!bytes.startsWith("Tbsd") || bytes.size() < kHead + 2 || (bytes.size() - kHead) % 2 != 0)
        return nullptr;
    const auto rate = qFromLittleEndian<quint32>(bytes.constData() + kRateAt);
    const auto order = quint8(bytes[kOrderAt]), coarser = quint8(bytes[kCoarserAt]);
    if (rate < kLeastRate || rate > kMostRate || order > kMostOrder || coarser > kMostCoarser) return nullptr;
    auto sample = std::make_shared<Sample>();
    sample->rate = int(rate);
    const auto count = std::size_t((bytes.size() - kHead) / 2);
    const auto* high = reinterpret_cast<const quint8*>(bytes.constData()) + kHead;
    const auto* low = high + count;
    quint16 sums[kMostOrder] = {}; // of differences of each order; they wrap
    sample->frames.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const unsigned folded = unsigned(high[i]) << 8 | low[i];
        auto value = quint16(folded >> 1 ^ (0 - (folded & 1)));
        for (int one = 0; one < order; ++one)
            value = sums[one] = quint16(sums[one] + value);
        sample->frames.push_back(float(qint16(value) * (1 << coarser)) / 32768.0F);
    }
    return sample;
}

} // namespace tacklebox
