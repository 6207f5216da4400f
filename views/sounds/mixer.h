// Mixes sounds: plain arithmetic on stereo frames, without a device.
#pragma once

#include "views/sounds/sample.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace tacklebox {

/// The groups whose volume the user can set separately.
enum class SoundGroup : std::uint8_t { Table, Motifs, Harbour };
inline constexpr int kSoundGroups = 3;

/// The importance of a sound, lowest first. Special and rare sounds duck the others (Mixer). If too many
/// play at once, important sounds replace the others.
enum class SoundRank : std::uint8_t { Air, Tension, Whisper, Routine, Result, Special, Rare };
inline constexpr int kSoundRanks = 7;

/// A sound to play.
struct Voice {
    std::shared_ptr<const Sample> sample;
    SoundGroup group = SoundGroup::Table;
    SoundRank rank = SoundRank::Routine;
    double gain = 1;  ///< linear, 0 to 4
    double pan = 0;   ///< -1 left to 1 right
    double pitch = 1; ///< speed factor, 0.25 to 4
    int family = 0;   ///< sounds of one kind; 0: none
    int most = 2;     ///< maximum number of that family at once
    int owner = 0;    ///< the starter, for stopOf()
    bool loop = false;
    double from = 0;   ///< the position in the sample where it starts, in seconds
    double fadeIn = 0; ///< seconds; at least 10 ms if it starts inside the sample
};

/// Mixes voices: groups with smoothly changing gains, constant-power panning, pitch by windowed-sinc
/// interpolation, ducking of frequent sounds under rare ones, and a soft limiter. Plays at most eight sounds
/// besides the loops. Use from one thread only.
class Mixer {
  public:
    static constexpr int kMostVoices = 8; ///< without loops
    static constexpr double kGiveWaySeconds = 0.02;

    explicit Mixer(int rate = 48'000) : m_rate(rate) {}

    /// Sets the frames per second of the output. Playing sounds keep their pitch.
    void setRate(int rate) { m_rate = rate; }
    int rate() const { return m_rate; }
    /// Sets the linear gain of a group; it changes within 30 ms.
    void setGain(SoundGroup group, double gain) { m_groups[std::size_t(group)].goal = float(gain); }

    /// Starts a sound with an id that its owner chooses, not 0. If its family is full or all voices are
    /// taken, fades another sound out. Returns false if all others have a higher rank, or if the sample is
    /// empty.
    bool start(int id, const Voice& voice);
    /// Changes the gain of a voice within `seconds`. Does nothing if it has ended.
    void setVoiceGain(int id, double gain, double seconds);
    /// Fades a voice out.
    void stop(int id, double seconds);
    /// Fades out all voices that `owner` started, loops only if `loopsToo`.
    void stopOf(int owner, double seconds, bool loopsToo = true);
    /// Removes all voices but loops at once. Call it if there is no output.
    void drop();

    /// Writes the next `frames` frames, left and right alternating, within -1 to 1.
    void render(float* stereo, int frames);
    /// True if nothing plays.
    bool silent() const { return m_playing.empty(); }
    /// The number of voices that are not fading out, including loops.
    int voices() const;

  private:
    /// A value that approaches a goal by one step in each frame.
    struct Glide {
        float now = 1, goal = 1;
        void step(float most) { now = now < goal ? std::min(goal, now + most) : std::max(goal, now - most); }
    };
    struct Playing {
        int id = 0;
        Voice voice;
        double at = 0;             ///< the position in the sample, in frames
        float left = 1, right = 1; ///< factors of the panning
        Glide gain;                ///< voice.gain and fades
        float gainStep = 0;        ///< in each frame
        bool ending = false;       ///< fades out and is then removed
        double secondsLeft() const {
            return voice.loop ? 1e9 : voice.sample->seconds() - at / voice.sample->rate;
        }
    };

    void fade(Playing& playing, double goal, double seconds) const;
    void end(Playing& playing, double seconds) const;
    /// Makes room for a voice like that. Returns false if that is not possible.
    bool makeRoom(const Voice& voice);
    /// Sets how much each rank is ducked by the voices that play now.
    void updateDucking();
    void add(Playing& playing, float* stereo, int frames);

    int m_rate;
    std::vector<Playing> m_playing;
    std::array<Glide, kSoundGroups> m_groups;
    std::array<Glide, kSoundRanks> m_ducks;
    std::vector<float> m_levels; ///< the gain of each group and rank for each frame
};

/// Converts decibels to a factor.
double fromDecibels(double decibels);

} // namespace tacklebox
