// The mixer as an endless audio stream in a device's format.
#pragma once

#include "views/sounds/mixer.h"

#include <QAudioFormat>
#include <QIODevice>

namespace tacklebox {

/// Renders the mixer when it is read. Never ends.
class SoundStream : public QIODevice {
    Q_OBJECT

  public:
    /// `mixer` must outlive this.
    explicit SoundStream(Mixer& mixer, QObject* parent = nullptr) : QIODevice(parent), m_mixer(mixer) {}

    /// Sets the format of later reads. Returns false if it is not supported.
    bool setFormat(const QAudioFormat& format);
    /// Sets the seconds of silence before silentForLong().
    void setPatience(double seconds) { m_patience = seconds; }
    /// Restarts the time of silence, because there is something to render.
    void wake() { m_silentFrames = 0; }

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

  signals:
    /// Nothing has played for the time of setPatience(). Emitted once until wake(), from within a read.
    void silentForLong();

  protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

  private:
    Mixer& m_mixer;
    QAudioFormat m_format;
    std::vector<float> m_frames;
    double m_patience = 20;
    qint64 m_silentFrames = 0;
};

} // namespace tacklebox
