#include "views/sounds/sample.h"

#include <QtEndian>

#include <cstring>

namespace tacklebox {

namespace {

/// The header of a WAV file with 16-bit mono samples and no other chunks, in little-endian numbers.
struct WavHeader {
    char riff[4];
    quint32_le fileSize; ///< of what follows this number
    char wave[4], format[4];
    quint32_le formatSize;
    quint16_le encoding, channels;
    quint32_le rate, bytesPerSecond;
    quint16_le bytesPerFrame, bitsPerSample;
    char data[4];
    quint32_le dataSize;
};
static_assert(sizeof(WavHeader) == 44);

constexpr quint32 kMostRate = 192'000;

} // namespace

std::shared_ptr<const Sample> readSound(const QByteArray& bytes) {
    WavHeader header;
    if (bytes.size() < qsizetype(sizeof header)) return nullptr;
    std::memcpy(&header, bytes.constData(), sizeof header);
    const auto is = [](const char(&name)[4], const char* wanted) {
        return std::memcmp(name, wanted, sizeof name) == 0;
    };
    if (!is(header.riff, "RIFF") || !is(header.wave, "WAVE") || !is(header.format, "fmt ") ||
        !is(header.data, "data"))
        return nullptr;
    const qsizetype size = bytes.size() - qsizetype(sizeof header);
    if (header.encoding != 1 || header.channels != 1 || header.bitsPerSample != 16 || header.rate == 0 ||
        header.rate > kMostRate || size == 0 || size % 2 != 0 || qsizetype(header.dataSize) != size)
        return nullptr;
    auto sample = std::make_shared<Sample>();
    sample->rate = int(header.rate);
    sample->frames.reserve(std::size_t(size / 2));
    for (const char* at = bytes.constData() + sizeof header; at != bytes.constEnd(); at += 2)
        sample->frames.push_back(float(qFromLittleEndian<qint16>(at)) / 32768);
    return sample;
}

} // namespace tacklebox
