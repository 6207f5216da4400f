// Keeps one output for sound open, whatever happens to devices.
#pragma once

#include "views/sounds/mixer.h"
#include "views/sounds/soundstream.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QObject>

#include <functional>
#include <memory>

namespace tacklebox {

/// An open output that reads a stream by itself; gone with it.
class SoundSink {
  public:
    SoundSink() = default;
    virtual ~SoundSink() = default;
    SoundSink(const SoundSink&) = delete;
    SoundSink& operator=(const SoundSink&) = delete;
    virtual void suspend() = 0;
    virtual void resume() = 0;
};

/// Opens an output for the stream, whose format it sets; null if that cannot be. `failed` is to be called
/// when it breaks later, and not from within another call of its.
using OpenSink = std::function<std::unique_ptr<SoundSink>(SoundStream& stream, std::function<void()> failed)>;

/// The mixer and the output that plays it. An output that is silent for long is suspended, and resumed by the
/// next sound. Without one nothing is heard and nothing is kept for later but loops, which come back with the
/// next output. It belongs to one thread.
class Player : public QObject {
    Q_OBJECT

  public:
    explicit Player(QObject* parent = nullptr);
    ~Player() override;

    /// Plays on that device, which `open` opens; without `open` there is none. An output that plays there
    /// already stays as it is.
    void use(const QByteArray& device, OpenSink open);
    /// A device that could not be opened is tried again by a sound after that time: two seconds at first.
    void setRetryMillis(int millis) { m_retryMillis = millis; }
    /// Mixer::start(), if there is something to hear it with.
    void start(int id, const Voice& voice);
    Mixer& mixer() { return m_mixer; }
    SoundStream& stream() { return m_stream; }
    bool canBeHeard() const { return m_sink != nullptr; }
    bool suspended() const { return m_suspended; }

  private:
    void open();
    void close();

    Mixer m_mixer;
    SoundStream m_stream;
    OpenSink m_open;
    QByteArray m_device;
    int m_retryMillis = 2000;
    QDeadlineTimer m_retry; ///< opening failed: not again before that
    std::unique_ptr<SoundSink> m_sink;
    bool m_suspended = false;
    quint64 m_opened = 0; ///< how often; failures of closed outputs are of no matter
};

} // namespace tacklebox
