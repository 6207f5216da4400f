#include "views/sounds/speaker.h"

#include <QAudioDevice>
#include <QAudioSink>

#include <utility>

namespace tacklebox {

namespace {

/// The maximum delay between mixer and output. Qt gives PulseAudio 20 ms at a time, and PulseAudio starts
/// only when its share of the buffer is full: with 40 ms it never does.
constexpr qint64 kBufferMicros = 80'000;

QAudioFormat formatFor(const QAudioDevice& device) {
    QAudioFormat format = device.preferredFormat();
    format.setChannelCount(2);
    for (const auto wanted : {QAudioFormat::Float, QAudioFormat::Int16}) {
        format.setSampleFormat(wanted);
        if (device.isFormatSupported(format)) return format;
    }
    return device.preferredFormat();
}

class DeviceSink : public SoundSink {
  public:
    DeviceSink(const QAudioDevice& device, const QAudioFormat& format, SoundStream& stream,
               const std::function<void()>& failed)
        : m_sink(device, format) {
        m_sink.setBufferSize(format.bytesForDuration(kBufferMicros));
        m_sink.start(&stream);
        QObject::connect(
            &m_sink, &QAudioSink::stateChanged, &m_sink,
            [this, failed](QAudio::State state) {
                if (state == QAudio::StoppedState && m_sink.error() != QAudio::NoError) failed();
            },
            Qt::QueuedConnection);
    }
    ~DeviceSink() override {
        m_sink.disconnect();
        m_sink.stop();
    }
    bool isOk() const { return m_sink.error() == QAudio::NoError; }
    void suspend() override { m_sink.suspend(); }
    void resume() override { m_sink.resume(); }

  private:
    QAudioSink m_sink;
};

OpenSink opener(const QAudioDevice& device) {
    return [device](SoundStream& stream, const std::function<void()>& failed) -> std::unique_ptr<SoundSink> {
        const QAudioFormat format = formatFor(device);
        if (!stream.setFormat(format)) return nullptr;
        auto sink = std::make_unique<DeviceSink>(device, format, stream, failed);
        if (!sink->isOk()) return nullptr;
        return sink;
    };
}

} // namespace

std::shared_ptr<Speaker> Speaker::shared() {
    static std::weak_ptr<Speaker> one;
    std::shared_ptr<Speaker> speaker = one.lock();
    if (!speaker) {
        speaker.reset(new Speaker);
        one = speaker;
    }
    return speaker;
}

Speaker::Speaker() {
    m_box.moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("sound"));
    // Objects of a thread must be destroyed on it.
    connect(
        &m_thread, &QThread::finished, &m_box, [this] { m_player.reset(); }, Qt::DirectConnection);
    m_thread.start(QThread::HighPriority);
    m_box.post([this] { m_player = std::make_unique<Player>(); });
    connect(&m_devices, &QMediaDevices::audioOutputsChanged, this, &Speaker::followDefault);
    followDefault();
}

Speaker::~Speaker() {
    m_box.clear();
    m_thread.quit();
    m_thread.wait();
}

void Speaker::followDefault() {
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    // Also if it is the same device: its output may have failed when the sound server stopped.
    post([id = device.id(), open = device.isNull() ? OpenSink() : opener(device)](Player& player) {
        player.use(id, open);
    });
}

void Speaker::post(std::function<void(Player&)> job) {
    m_box.post([this, job = std::move(job)] { job(*m_player); });
}

void Speaker::start(int id, Voice voice) {
    post([id, voice = std::move(voice)](Player& player) { player.start(id, voice); });
}

void Speaker::setGain(SoundGroup group, double gain) {
    post([group, gain](Player& player) { player.mixer().setGain(group, gain); });
}

void Speaker::setVoiceGain(int id, double gain, double seconds) {
    post([id, gain, seconds](Player& player) { player.mixer().setVoiceGain(id, gain, seconds); });
}

void Speaker::stop(int id, double seconds) {
    post([id, seconds](Player& player) { player.mixer().stop(id, seconds); });
}

void Speaker::stopOf(int owner, double seconds, bool loopsToo) {
    post([owner, seconds, loopsToo](Player& player) { player.mixer().stopOf(owner, seconds, loopsToo); });
}

} // namespace tacklebox

#include "moc_speaker.cpp"
