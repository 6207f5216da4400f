// The mixer's output, frame by frame, without a device.
#include "tests/support/qttest.h"

#include "views/sounds/mixer.h"

#include <cmath>
#include <numbers>

using namespace tacklebox;

namespace {

constexpr int kRate = 48'000;

struct Frames {
    std::vector<float> stereo;

    int count() const { return int(stereo.size() / 2); }
    float left(int frame) const { return stereo[std::size_t(2 * frame)]; }
    float right(int frame) const { return stereo[std::size_t(2 * frame + 1)]; }
    float most() const {
        float most = 0;
        for (const float value : stereo)
            most = std::max(most, std::abs(value));
        return most;
    }
    /// The number of upward zero crossings of the left channel.
    int waves() const {
        int waves = 0;
        for (int frame = 1; frame < count(); ++frame)
            waves += left(frame - 1) < 0 && left(frame) >= 0 ? 1 : 0;
        return waves;
    }
    bool operator==(const Frames&) const = default;
};

std::shared_ptr<const Sample> constant(float value, double seconds = 1, int rate = kRate) {
    auto sample = std::make_shared<Sample>();
    sample->rate = rate;
    sample->frames.assign(std::size_t(seconds * rate), value);
    return sample;
}

std::shared_ptr<const Sample> sine(double hertz, double seconds, int rate) {
    auto sample = std::make_shared<Sample>();
    sample->rate = rate;
    for (int i = 0; i < int(seconds * rate); ++i)
        sample->frames.push_back(0.5F * float(std::sin(2 * std::numbers::pi * hertz * i / rate)));
    return sample;
}

Frames rendered(Mixer& mixer, int frames, int piece = 240) {
    Frames all;
    all.stereo.resize(std::size_t(frames) * 2);
    for (int done = 0; done < frames; done += piece)
        mixer.render(all.stereo.data() + std::ptrdiff_t(2) * done, std::min(piece, frames - done));
    return all;
}

bool near(double a, double b, double by = 0.001) {
    return std::abs(a - b) <= by;
}

} // namespace

class MixerTest : public QObject {
    Q_OBJECT

  private slots:
    /// The first rendered frame is the first of the sound.
    void aSoundBeginsWithTheNextFrame() {
        Mixer mixer(kRate);
        QVERIFY(mixer.silent());
        QCOMPARE(rendered(mixer, 480).most(), 0.0F);
        QVERIFY(mixer.start(1, {.sample = constant(0.25F)}));
        const Frames heard = rendered(mixer, 480);
        QVERIFY(near(heard.left(0), 0.25) && near(heard.right(0), 0.25));
        QVERIFY(near(heard.left(200), 0.25) && near(heard.right(200), 0.25));
    }

    void aSoundEndsAndIsGone() {
        Mixer mixer(kRate);
        mixer.start(1, {.sample = constant(0.25F, 0.01)});
        const Frames heard = rendered(mixer, 960);
        QVERIFY(near(heard.left(400), 0.25));
        QCOMPARE(heard.left(481), 0.0F);
        QVERIFY(mixer.silent());
    }

    void panKeepsThePower() {
        double rightBefore = -1;
        for (const double pan : {-1.0, -0.6, -0.3, 0.0, 0.3, 0.6, 1.0}) {
            Mixer mixer(kRate);
            mixer.start(1, {.sample = constant(0.2F), .pan = pan});
            const Frames heard = rendered(mixer, 240);
            const double left = heard.left(100), right = heard.right(100);
            QVERIFY(near(left * left + right * right, 2 * 0.2 * 0.2));
            QVERIFY(right > rightBefore);
            rightBefore = right;
            if (pan == -1) QVERIFY(near(right, 0));
            if (pan == 1) QVERIFY(near(left, 0));
        }
    }

    /// At all rates of sounds and devices, 440 Hz stays 440 Hz, and double speed gives 880 Hz.
    void pitchDoesNotDependOnTheDevice() {
        for (const int rate : {22'050, 11'025, 44'100})
            for (const int device : {44'100, 48'000, 96'000})
                for (const double pitch : {1.0, 2.0, 0.5, 1.04}) {
                    Mixer mixer(device);
                    mixer.start(1, {.sample = sine(440, 1, rate), .pitch = pitch});
                    const Frames heard = rendered(mixer, device * 2);
                    QVERIFY2(std::abs(heard.waves() - 440) <= 1, qPrintable(QString::number(heard.waves())));
                    int last = heard.count() - 1;
                    while (last > 0 && heard.left(last) == 0)
                        --last;
                    QVERIFY(near(last / double(device), std::min(2.0, 1 / pitch), 0.01)); // and shorter
                    QVERIFY(near(heard.most(), 0.5, 0.01));
                }
    }

    void aGroupsVolumeChangesSmoothly() {
        Mixer mixer(kRate);
        mixer.start(1, {.sample = constant(0.4F), .group = SoundGroup::Motifs});
        mixer.start(2, {.sample = constant(0.1F), .group = SoundGroup::Table});
        rendered(mixer, 240);
        mixer.setGain(SoundGroup::Motifs, 0);
        const Frames heard = rendered(mixer, 2400);
        for (int frame = 1; frame < heard.count(); ++frame)
            QVERIFY(std::abs(heard.left(frame) - heard.left(frame - 1)) < 0.001F); // no click
        QVERIFY(near(heard.left(2399), 0.1)); // the other group is unchanged
    }

    void loudSoundsAreCompressedNotClipped() {
        Mixer mixer(kRate);
        for (int i = 1; i <= Mixer::kMostVoices; ++i)
            mixer.start(i, {.sample = sine(200 + 10 * i, 0.5, kRate), .gain = 4});
        const Frames loud = rendered(mixer, 12'000);
        QVERIFY(loud.most() > 0.9F && loud.most() <= 1.0F);
        Mixer other(kRate);
        other.start(1, {.sample = constant(0.7F)});
        QVERIFY(near(rendered(other, 240).left(100), 0.7, 1e-4)); // unchanged up to -3 dB
    }

    /// Frequent sounds are lowered by 4 dB under special sounds and by 8 dB under rare ones, and recover.
    void rareSoundsDuckFrequentOnes() {
        for (const auto& [rank, decibels] :
             {std::pair{SoundRank::Special, -4.0}, std::pair{SoundRank::Rare, -8.0},
              std::pair{SoundRank::Result, 0.0}}) {
            Mixer mixer(kRate);
            mixer.start(1, {.sample = constant(0.1F, 3), .rank = SoundRank::Whisper, .pan = -1});
            const double usual = rendered(mixer, 480).left(400);
            mixer.start(2, {.sample = constant(0.1F, 0.5), .rank = rank, .pan = 1});
            const Frames under = rendered(mixer, kRate / 2);
            QVERIFY(near(under.left(4800), usual * fromDecibels(decibels)));
            QVERIFY(near(under.right(4800), usual)); // the special sound itself is not
            for (int frame = 1; frame < under.count(); ++frame)
                QVERIFY(std::abs(under.left(frame) - under.left(frame - 1)) < 0.001F);
            const Frames after = rendered(mixer, kRate / 2);
            QVERIFY(near(after.left(kRate / 2 - 1), usual));
        }
    }

    void aMutedTableFadesAndIsSilent() {
        Mixer mixer(kRate);
        mixer.start(1, {.sample = constant(0.3F, 5), .owner = 7});
        mixer.start(2, {.sample = constant(0.1F, 5), .owner = 8});
        mixer.start(3, {.sample = constant(0.05F, 5), .owner = 7, .loop = true});
        rendered(mixer, 480);
        mixer.stopOf(7, 0.06, false);
        const Frames heard = rendered(mixer, 4800);
        for (int frame = 1; frame < heard.count(); ++frame)
            QVERIFY(std::abs(heard.left(frame) - heard.left(frame - 1)) < 0.001F);
        QVERIFY(near(heard.left(4799), 0.15)); // another group, and the loop
        mixer.stopOf(7, 0.06);
        mixer.stopOf(8, 0.06);
        rendered(mixer, 4800);
        QVERIFY(mixer.silent());
    }

    void voicesAreLimitedByFamilyAndInTotal() {
        Mixer mixer(kRate);
        const auto sound = [](SoundRank rank, int family, double seconds) {
            return Voice{.sample = constant(0.01F, seconds), .rank = rank, .family = family};
        };
        for (int i = 1; i <= 3; ++i)
            QVERIFY(mixer.start(i, sound(SoundRank::Routine, 1, 1 + i)));
        QCOMPARE(mixer.voices(), 2); // the voice closest to its end was replaced
        for (int i = 4; i <= 9; ++i)
            QVERIFY(mixer.start(i, sound(SoundRank::Result, i, 2)));
        QCOMPARE(mixer.voices(), Mixer::kMostVoices);
        QVERIFY(!mixer.start(10, sound(SoundRank::Whisper, 20, 2))); // has a lower rank than all of them
        QVERIFY(mixer.start(11, sound(SoundRank::Rare, 21, 2)));
        QCOMPARE(mixer.voices(), Mixer::kMostVoices);
        QVERIFY(mixer.start(12, Voice{.sample = constant(0.01F), .rank = SoundRank::Air, .loop = true}));
        QCOMPARE(mixer.voices(), Mixer::kMostVoices + 1); // loops are not counted
        rendered(mixer, 4800);
        QCOMPARE(mixer.voices(), Mixer::kMostVoices + 1);
    }

    void aLoopHasNoSeam() {
        Mixer mixer(kRate);
        mixer.start(1, {.sample = sine(100, 0.1, 11'025), .loop = true}); // ten waves, 1102 frames
        mixer.start(2, {.sample = sine(100, 0.12, 12'000), .gain = 0, .loop = true});
        const Frames heard = rendered(mixer, kRate);
        QVERIFY(near(heard.waves(), 100, 1));
        mixer.stop(1, 0);
        mixer.setVoiceGain(2, 1, 0);
        rendered(mixer, 480);
        const Frames whole = rendered(mixer, kRate); // whole waves: no jump at the seam
        for (int frame = 1; frame < whole.count(); ++frame)
            QVERIFY(std::abs(whole.left(frame) - whole.left(frame - 1)) < 0.5F * 2 * 3.15F * 100 / kRate);
        mixer.drop();
        QCOMPARE(mixer.voices(), 1); // loops stay when muted
    }

    void theSameQueueGivesTheSameFrames() {
        const auto played = [](int piece) {
            Mixer mixer(kRate);
            mixer.start(1, {.sample = sine(440, 0.2, 22'050), .pan = 0.3, .pitch = 1.03});
            mixer.start(2, {.sample = sine(220, 0.2, 22'050), .from = 0.05});
            return rendered(mixer, 4800, piece);
        };
        QVERIFY(played(240) == played(240));
        QVERIFY(played(240) == played(97)); // whatever block size a device requests
    }

    void anEmptySoundIsNotStarted() {
        Mixer mixer(kRate);
        QVERIFY(!mixer.start(1, {}));
        QVERIFY(!mixer.start(1, {.sample = std::make_shared<Sample>()}));
        QVERIFY(!mixer.start(1, {.sample = constant(0.1F, 1), .from = 1.5}));
        QVERIFY(mixer.silent());
        mixer.stop(1, 0.1);
        mixer.setVoiceGain(1, 1, 0.1);
        QCOMPARE(rendered(mixer, 480).most(), 0.0F);
    }
};

TACKLEBOX_QTEST(MixerTest)
#include "mixer_test.moc"
