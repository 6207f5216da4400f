// The mixer as an endless file of sound, in the format that a device wants.
#pragma once

#include "views/sounds/mixer.h"

#include <QAudioFormat>
#include <QIODevice>

namespace tacklebox {

/// Renders the mixer when it is read. Never ends; what lies between two reads is nothing.
class SoundStream : public QIODevice {
    Q_OBJECT

  public:
    /// `mixer` outlives it.
    explicit SoundStream(Mixer& mixer, QObject* parent = nullptr) : QIODevice(parent), m_mixer(mixer) {}

    /// What is read from now on; true if this format can be made.
    bool setFormat(const QAudioFormat& format);
    /// Silent for so long, it says so.
    void setPatience(double seconds) { m_patience = seconds; }
    /// It has something to render: the time of silence begins anew.
    void wake() { m_silentFrames = 0; }

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

  signals:
    /// Nothing has sounded for the time that was set; told once, until wake(). From within a read.
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
