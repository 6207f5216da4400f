#include "views/sounds/soundstream.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace tacklebox {

namespace {

/// The number of frames rendered at a time: 5 ms at 48 kHz.
constexpr int kPiece = 256;

template <class T>
void put(char*& to, T value) {
    std::memcpy(to, &value, sizeof value);
    to += sizeof value;
}

void putAs(QAudioFormat::SampleFormat format, char*& to, float value) {
    switch (format) {
    case QAudioFormat::UInt8: return put(to, quint8(std::lround(128 + value * 127)));
    case QAudioFormat::Int16: return put(to, qint16(std::lround(value * 32767)));
    case QAudioFormat::Int32: return put(to, qint32(std::llround(double(value) * 2147483647.0)));
    case QAudioFormat::Float: return put(to, value);
    case QAudioFormat::Unknown:
    case QAudioFormat::NSampleFormats: break;
    }
}

} // namespace

bool SoundStream::setFormat(const QAudioFormat& format) {
    if (!format.isValid() || format.bytesPerSample() <= 0) return false;
    m_format = format;
    m_mixer.setRate(format.sampleRate());
    wake();
    return true;
}

qint64 SoundStream::bytesAvailable() const {
    return m_format.isValid() ? m_format.bytesForDuration(1'000'000) : 0;
}

qint64 SoundStream::readData(char* data, qint64 most) {
    if (!m_format.isValid()) return 0;
    const int frames = int(std::min<qint64>(m_format.framesForBytes(int(std::min<qint64>(most, 1 << 24))),
                                            m_format.sampleRate()));
    const int channels = m_format.channelCount();
    const bool wasSilent = m_mixer.silent();
    char* to = data;
    for (int done = 0; done < frames; done += kPiece) {
        const int piece = std::min(kPiece, frames - done);
        m_frames.resize(std::size_t(piece) * 2);
        m_mixer.render(m_frames.data(), piece);
        for (int frame = 0; frame < piece; ++frame) {
            const float left = m_frames[std::size_t(2 * frame)], right = m_frames[std::size_t(2 * frame + 1)];
            for (int channel = 0; channel < channels; ++channel) {
                const float value = channels == 1  ? (left + right) / 2
                                    : channel == 0 ? left
                                    : channel == 1 ? right
                                                   : 0.0F;
                putAs(m_format.sampleFormat(), to, value);
            }
        }
    }
    if (!wasSilent || !m_mixer.silent()) {
        wake();
    } else {
        const auto patience = qint64(m_patience * m_format.sampleRate());
        const bool told = m_silentFrames >= patience;
        m_silentFrames += frames;
        if (!told && m_silentFrames >= patience) emit silentForLong();
    }
    return to - data;
}

} // namespace tacklebox

#include "moc_soundstream.cpp"
