// Keeps an audio output open while devices come and go.
#pragma once

#include "views/sounds/mixer.h"
#include "views/sounds/soundstream.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QObject>

#include <functional>
#include <memory>

namespace tacklebox {

/// An open output, which reads a stream until it is destroyed.
class SoundSink {
  public:
    SoundSink() = default;
    virtual ~SoundSink() = default;
    SoundSink(const SoundSink&) = delete;
    SoundSink& operator=(const SoundSink&) = delete;
    virtual void suspend() = 0;
    virtual void resume() = 0;
};

/// Opens an output for the stream and sets the stream's format. Returns null on failure. The output must call
/// `failed` if it breaks later, but not from within another of its functions.
using OpenSink = std::function<std::unique_ptr<SoundSink>(SoundStream& stream, std::function<void()> failed)>;

/// The mixer and the output that plays it. An output that is silent for long is suspended until the next
/// sound. Without an output only loops are kept, and they continue with the next output. Use from one thread
/// only.
class Player : public QObject {
    Q_OBJECT

  public:
    explicit Player(QObject* parent = nullptr);
    ~Player() override;

    /// Plays on that device, which `open` opens; an empty `open` means no output. An output that already
    /// plays on the device continues.
    void use(const QByteArray& device, OpenSink open);
    /// Sets how long to wait before opening an output again after a failure.
    void setRetryMillis(int millis) { m_retryMillis = millis; }
    /// Starts a voice. Without an output, starts only loops.
    void start(int id, const Voice& voice);
    Mixer& mixer() { return m_mixer; }
    SoundStream& stream() { return m_stream; }
    bool hasOutput() const { return m_sink != nullptr; }
    bool suspended() const { return m_suspended; }

  private:
    void open();
    void close();

    Mixer m_mixer;
    SoundStream m_stream;
    OpenSink m_open;
    QByteArray m_device;
    int m_retryMillis = 2000;
    QDeadlineTimer m_retry; ///< opening failed: do not try again before this time
    std::unique_ptr<SoundSink> m_sink;
    bool m_suspended = false;
    quint64 m_opened = 0; ///< number of attempts to open; failures of earlier outputs are ignored
};

} // namespace tacklebox
