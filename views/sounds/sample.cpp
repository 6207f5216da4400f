#include "views/sounds/sample.h"

#include <QtEndian>

namespace tacklebox {

namespace {

constexpr qsizetype kChunkHead = 8, kFirstChunk = 12, kLeastFormat = 16;
constexpr int kPcm = 1, kChannels = 1, kBits = 16;
constexpr int kLeastRate = 4000, kMostRate = 192'000;

quint16 wordAt(const QByteArray& bytes, qsizetype at) {
    return qFromLittleEndian<quint16>(bytes.constData() + at);
}

quint32 longAt(const QByteArray& bytes, qsizetype at) {
    return qFromLittleEndian<quint32>(bytes.constData() + at);
}

} // namespace

std::shared_ptr<const Sample> readWav(const QByteArray& bytes) {
    if (!bytes.startsWith("RIFF") || bytes.size() < kFirstChunk || bytes.mid(8, 4) != "WAVE") return nullptr;
    auto sample = std::make_shared<Sample>();
    for (qsizetype at = kFirstChunk; at + kChunkHead <= bytes.size();) {
        const QByteArray id = bytes.mid(at, 4);
        const auto size = qsizetype(longAt(bytes, at + 4));
        at += kChunkHead;
        if (size > bytes.size() - at) return nullptr;
        if (id == "fmt ") {
            if (size < kLeastFormat || wordAt(bytes, at) != kPcm || wordAt(bytes, at + 2) != kChannels ||
                wordAt(bytes, at + 14) != kBits)
                return nullptr;
            const quint32 rate = longAt(bytes, at + 4);
            if (rate < kLeastRate || rate > kMostRate) return nullptr;
            sample->rate = int(rate);
        } else if (id == "data") {
            if (sample->rate == 0 || size < 2) return nullptr;
            sample->frames.resize(std::size_t(size / 2));
            for (std::size_t i = 0; i < sample->frames.size(); ++i)
                sample->frames[i] = float(qint16(wordAt(bytes, at + qsizetype(2 * i)))) / 32768.0F;
            return sample;
        }
        at += size + (size & 1); // chunks begin at even places
    }
    return nullptr;
}

} // namespace tacklebox
