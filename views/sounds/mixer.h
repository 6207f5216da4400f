// Adds sounds up: plain arithmetic over frames of two channels, without any device.
#pragma once

#include "views/sounds/sample.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace tacklebox {

/// What a person can make louder and softer by itself.
enum class SoundGroup : std::uint8_t { Table, Motifs, Harbour };
inline constexpr int kSoundGroups = 3;

/// How much a sound counts: the air of a place least. It ducks those below it (Mixer), and makes them give
/// way when too many sound at once.
enum class SoundRank : std::uint8_t { Air, Tension, Whisper, Routine, Result, Special, Rare };
inline constexpr int kSoundRanks = 7;

/// A sound that is to be heard.
struct Voice {
    std::shared_ptr<const Sample> sample;
    SoundGroup group = SoundGroup::Table;
    SoundRank rank = SoundRank::Routine;
    double gain = 1;  ///< linear, 0 to 4
    double pan = 0;   ///< -1 left to 1 right
    double pitch = 1; ///< how much faster it plays, 0.25 to 4
    int family = 0;   ///< sounds of one kind; 0: of none
    int most = 2;     ///< of that family at once
    int owner = 0;    ///< who started it, for stopOf()
    bool loop = false;
    double from = 0;   ///< seconds into the sample at which it begins
    double fadeIn = 0; ///< seconds; what begins inside its sample fades in for 10 ms at least
};

/// Mixes voices: gains in groups that glide, constant-power panning, pitch by windowed-sinc interpolation, at
/// most eight sounds beside the loops, the frequent ducked under the rare, and a soft limit. It belongs to
/// one thread.
class Mixer {
  public:
    static constexpr int kMostVoices = 8; ///< beside loops
    static constexpr double kGiveWaySeconds = 0.02;

    explicit Mixer(int rate = 48'000) : m_rate(rate) {}

    /// Frames in a second of what is rendered; what sounds goes on at its own pitch.
    void setRate(int rate) { m_rate = rate; }
    int rate() const { return m_rate; }
    /// Linear; glides there in 30 ms.
    void setGain(SoundGroup group, double gain) { m_groups[std::size_t(group)].goal = float(gain); }

    /// Begins a sound under a number that its owner chooses, not 0. False where it has to give way itself:
    /// its family is full, or all voices are taken by what counts more. A sound that gives way fades out.
    bool start(int id, const Voice& voice);
    /// Another gain for a voice, reached in so many seconds. Nothing if it does not sound any more.
    void setVoiceGain(int id, double gain, double seconds);
    /// Fades a voice out.
    void stop(int id, double seconds);
    /// Fades all out that `owner` started: all, or those that are no loops.
    void stopOf(int owner, double seconds, bool loopsToo = true);
    /// Forgets what sounds at once, but for loops: there is nobody who could hear it.
    void drop();

    /// The next `frames` frames, left and right by turns; overwrites. Never beyond -1 to 1.
    void render(float* stereo, int frames);
    /// Nothing sounds.
    bool silent() const { return m_playing.empty(); }
    /// How many sound and are not fading out, loops too.
    int voices() const;

  private:
    /// A number on its way to another, a step a frame.
    struct Glide {
        float now = 1, goal = 1;
        void step(float most) { now = now < goal ? std::min(goal, now + most) : std::max(goal, now - most); }
    };
    struct Playing {
        int id = 0;
        Voice voice;
        double at = 0;             ///< the place in the sample
        float left = 1, right = 1; ///< the pan law
        Glide gain;                ///< voice.gain and fades
        float gainStep = 0;        ///< a frame
        bool ending = false;       ///< fades out, and is gone then
        double secondsLeft() const {
            return voice.loop ? 1e9 : voice.sample->seconds() - at / voice.sample->rate;
        }
    };

    void fade(Playing& playing, double goal, double seconds) const;
    void end(Playing& playing, double seconds) const;
    /// Room for a voice like that; false if there is none.
    bool makeRoom(const Voice& voice);
    /// How far each rank is pressed down by what sounds now.
    void aimDucks();
    void add(Playing& playing, float* stereo, int frames);

    int m_rate;
    std::vector<Playing> m_playing;
    std::array<Glide, kSoundGroups> m_groups;
    std::array<Glide, kSoundRanks> m_ducks;
    std::vector<float> m_levels; ///< of a rank and group, frame by frame
};

/// Decibels as a factor.
double fromDecibels(double decibels);

} // namespace tacklebox
