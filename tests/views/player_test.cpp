// A sound output that appears, disappears, breaks and sleeps, with a fake that needs no device.
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"

#include "views/sounds/player.h"

using namespace tacklebox;

namespace {

QAudioFormat formatOf(int rate, int channels, QAudioFormat::SampleFormat sample) {
    QAudioFormat format;
    format.setSampleRate(rate);
    format.setChannelCount(channels);
    format.setSampleFormat(sample);
    return format;
}

/// Counts the outputs that a player has opened.
struct Outputs {
    int opened = 0, open = 0, suspended = 0;
    bool well = true; ///< otherwise none can be opened
    QAudioFormat format = formatOf(48'000, 2, QAudioFormat::Float);
    SoundStream* stream = nullptr;
    std::function<void()> failed;

    OpenSink opener() {
        return [this](SoundStream& of, const std::function<void()>& broken) -> std::unique_ptr<SoundSink> {
            if (!well || !of.setFormat(format)) return nullptr;
            ++opened;
            stream = &of;
            failed = broken;
            return std::make_unique<Sink>(*this);
        };
    }

  private:
    class Sink : public SoundSink {
      public:
        explicit Sink(Outputs& of) : m_of(of) { ++m_of.open; }
        ~Sink() override { --m_of.open; }
        void suspend() override { ++m_of.suspended; }
        void resume() override { --m_of.suspended; }

      private:
        Outputs& m_of;
    };
};

Voice steady(float value, double seconds, bool loop = false) {
    auto sample = std::make_shared<Sample>();
    sample->rate = 48'000;
    sample->frames.assign(std::size_t(seconds * sample->rate), value);
    Voice voice;
    voice.sample = sample;
    voice.loop = loop;
    return voice;
}

template <class T>
std::vector<T> read(SoundStream& stream, int values) {
    std::vector<T> got(std::size_t(values), T{});
    const auto bytes = qint64(got.size() * sizeof(T));
    if (stream.read(reinterpret_cast<char*>(got.data()), bytes) != bytes) got.clear();
    return got;
}

} // namespace

class PlayerTest : public QObject {
    Q_OBJECT

  private slots:
    void withoutADeviceSoundsAreDropped() {
        Outputs outputs;
        outputs.well = false;
        Player player;
        player.start(1, steady(0.5F, 1)); // no output is known yet
        player.use("one", outputs.opener());
        QVERIFY(!player.hasOutput());
        player.start(2, steady(0.5F, 1));
        QVERIFY(player.mixer().silent());
        player.start(3, steady(0.25F, 1, true));
        outputs.well = true;
        player.use("one", outputs.opener());
        QVERIFY(player.hasOutput());
        const auto heard = read<float>(player.stream(), 480); // the loop resumes, the short sound does not
        QVERIFY(!heard.empty() && std::abs(heard[200] - 0.25F) < 0.001F);
    }

    void loopsDoNotAccumulateWithoutADevice() {
        Outputs outputs; // outlives the player
        Player player;
        for (int i = 1; i <= 100; ++i) {
            player.start(i, steady(0.25F, 1, true));
            player.mixer().stop(i, 0.1);
        }
        player.start(101, steady(0.25F, 1, true));
        QCOMPARE(player.mixer().voices(), 1);
        player.use("one", outputs.opener());
        const auto heard = read<float>(player.stream(), 48'000);
        QVERIFY(!heard.empty() && std::abs(heard.back() - 0.25F) < 0.001F);
    }

    void anotherDeviceWhilePlaying() {
        Outputs first, second;
        second.format = formatOf(44'100, 1, QAudioFormat::Int16);
        Player player;
        player.use("first", first.opener());
        player.start(1, steady(0.5F, 5));
        player.start(2, steady(0.25F, 5, true));
        read<float>(player.stream(), 960);
        player.use("second", second.opener());
        QCOMPARE(first.open, 0);
        QCOMPARE(second.open, 1);
        QCOMPARE(player.mixer().rate(), 44'100);
        const auto heard = read<qint16>(player.stream(), 441);
        QVERIFY(!heard.empty() && std::abs(heard[300] / 32767.0 - 0.25) < 0.001);
        player.use({}, {}); // the last device is unplugged
        QCOMPARE(second.open, 0);
        QVERIFY(!player.hasOutput());
    }

    void aBrokenOutputIsOpenedAgainByTheNextSound() {
        Outputs outputs;
        Player player;
        player.use("one", outputs.opener());
        player.start(1, steady(0.5F, 5));
        const auto old = outputs.failed;
        outputs.failed();
        QVERIFY(!player.hasOutput());
        QCOMPARE(outputs.open, 0);
        player.start(2, steady(0.25F, 5));
        QCOMPARE(outputs.opened, 2);
        old(); // the old output's later state does not matter
        QVERIFY(player.hasOutput());
        const auto heard = read<float>(player.stream(), 480);
        QVERIFY(!heard.empty() && std::abs(heard[0] - 0.25F) < 0.001F); // the old sound is not played late
    }

    void aDeviceThatComesBackIsOpenedAgain() {
        Outputs outputs;
        Player player;
        player.use("one", outputs.opener());
        player.use("one", outputs.opener()); // another change of the devices
        QCOMPARE(outputs.opened, 1);
        outputs.well = false;
        outputs.failed();
        player.start(1, steady(0.25F, 5));
        QVERIFY(!player.hasOutput());
        outputs.well = true;
        player.use("one", outputs.opener()); // the sound server is back, with the same device
        QVERIFY(player.hasOutput());
        QCOMPARE(outputs.open, 1);
    }

    void aSoundTriesADeviceThatFailedAgain() {
        Outputs outputs;
        Player player;
        player.use("one", outputs.opener());
        outputs.well = false;
        outputs.failed();
        player.setRetryMillis(3'600'000);
        player.start(1, steady(0.25F, 5));
        outputs.well = true;
        player.start(2, steady(0.25F, 5));
        QVERIFY(!player.hasOutput()); // not at every sound
        player.use("two", outputs.opener());
        outputs.well = false;
        outputs.failed();
        player.setRetryMillis(0);
        player.start(3, steady(0.25F, 5));
        QVERIFY(!player.hasOutput());
        outputs.well = true;
        player.start(4, steady(0.25F, 5)); // no notification that the device is back
        QVERIFY(player.hasOutput());
    }

    void silenceSuspendsAndASoundWakes() {
        Outputs outputs;
        Player player;
        player.stream().setPatience(0.1);
        player.use("one", outputs.opener());
        read<float>(player.stream(), 2 * 4800);
        tacklebox::testing::untilIdle();
        QVERIFY(player.suspended());
        QCOMPARE(outputs.suspended, 1);
        player.start(1, steady(0.25F, 0.05));
        QVERIFY(!player.suspended());
        QCOMPARE(outputs.suspended, 0);
        const auto heard = read<float>(player.stream(), 480);
        QVERIFY(!heard.empty() && std::abs(heard[0] - 0.25F) < 0.001F); // at once
        read<float>(player.stream(), 2 * 2400);
        tacklebox::testing::untilIdle();
        QVERIFY(!player.suspended()); // the time of silence starts again
    }

    void everyFormatOfADevice() {
        Mixer mixer;
        SoundStream stream(mixer);
        QVERIFY(stream.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
        Voice voice = steady(0.25F, 5);
        voice.pan = -1;
        QVERIFY(mixer.start(1, voice));
        const double left = 0.25 * 1.41421356;
        QVERIFY(stream.setFormat(formatOf(48'000, 6, QAudioFormat::Float)));
        const auto six = read<float>(stream, 60);
        QVERIFY(std::abs(six[30] - left) < 0.001 && std::abs(six[31]) < 0.001 && six[32] == 0 &&
                six[35] == 0);
        QVERIFY(stream.setFormat(formatOf(48'000, 1, QAudioFormat::Float)));
        QVERIFY(std::abs(read<float>(stream, 10)[5] - left / 2) < 0.001);
        QVERIFY(stream.setFormat(formatOf(48'000, 2, QAudioFormat::Int32)));
        QVERIFY(std::abs(read<qint32>(stream, 10)[4] / 2147483647.0 - left) < 0.001);
        QVERIFY(stream.setFormat(formatOf(48'000, 2, QAudioFormat::UInt8)));
        const auto bytes = read<quint8>(stream, 10);
        QVERIFY(std::abs((bytes[4] - 128) / 127.0 - left) < 0.01);
        QCOMPARE(int(bytes[5]), 128);
        QVERIFY(!stream.setFormat({}));
    }
};

TACKLEBOX_QTEST(PlayerTest)
#include "player_test.moc"
