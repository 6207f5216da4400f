#include "views/sounds/mixer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tacklebox {

namespace {

constexpr int kTaps = 16, kPhases = 128;
constexpr double kGroupGlideSeconds = 0.03;
constexpr double kDownSeconds = 0.03, kUpSeconds = 0.25;
constexpr double kInsideFadeSeconds = 0.01;
constexpr double kMostPitch = 4, kMostGain = 4;
/// Values up to kSoft (-3 dB) do not change; larger ones approach kSoft + kBend.
constexpr float kSoft = 0.7F, kBend = 0.25F;

/// Gains in decibels for each rank, air first, while a special or a rare sound plays.
using Depths = std::array<double, kSoundRanks>;
constexpr Depths kUnderSpecial{-6, -4, -4, -4, 0, 0, 0};
constexpr Depths kUnderRare{-6, -8, -8, -8, -4, 0, 0};

/// A sinc in a Blackman window: 16 weights for each of 128 phases between two frames, and for the next
/// frame's first phase. The weights between two phases are interpolated.
using Kernel = std::array<std::array<float, kTaps>, kPhases + 1>;

Kernel makeKernel() {
    Kernel kernel;
    for (int phase = 0; phase <= kPhases; ++phase) {
        double sum = 0;
        std::array<double, kTaps> weights{};
        for (int tap = 0; tap < kTaps; ++tap) {
            const double x = tap - (kTaps / 2 - 1) - double(phase) / kPhases;
            const double turn = std::numbers::pi * x;
            const double sinc = std::abs(x) < 1e-9 ? 1 : std::sin(turn) / turn;
            const double w = 2 * std::numbers::pi * (x + kTaps / 2.0) / kTaps;
            weights[std::size_t(tap)] = sinc * (0.42 - 0.5 * std::cos(w) + 0.08 * std::cos(2 * w));
            sum += weights[std::size_t(tap)];
        }
        for (int tap = 0; tap < kTaps; ++tap)
            kernel[std::size_t(phase)][std::size_t(tap)] = float(weights[std::size_t(tap)] / sum);
    }
    return kernel;
}

/// Interpolates the sample at a position between two frames.
float between(const Sample& sample, double at, bool loop) {
    static const Kernel kKernel = makeKernel();
    const auto size = std::ptrdiff_t(sample.frames.size());
    const auto whole = std::ptrdiff_t(at);
    const double place = (at - double(whole)) * kPhases;
    const auto phase = std::size_t(place);
    const float part = float(place - double(phase));
    const std::ptrdiff_t first = whole - (kTaps / 2 - 1);
    const auto& low = kKernel[phase];
    const auto& high = kKernel[phase + 1];
    float sum = 0;
    for (int tap = 0; tap < kTaps; ++tap) {
        std::ptrdiff_t i = first + tap;
        if (i < 0 || i >= size) {
            if (!loop) continue;
            i = (i % size + size) % size;
        }
        const auto t = std::size_t(tap);
        sum += sample.frames[std::size_t(i)] * (low[t] + part * (high[t] - low[t]));
    }
    return sum;
}

float limited(float value) {
    const float loud = std::abs(value);
    if (loud <= kSoft) return value;
    return std::copysign(kSoft + kBend * std::tanh((loud - kSoft) / kBend), value);
}

} // namespace

double fromDecibels(double decibels) {
    return std::pow(10.0, decibels / 20);
}

int Mixer::voices() const {
    return int(
        std::count_if(m_playing.begin(), m_playing.end(), [](const Playing& one) { return !one.ending; }));
}

void Mixer::fade(Playing& playing, double goal, double seconds) const {
    playing.gain.goal = float(goal);
    const float distance = std::abs(playing.gain.goal - playing.gain.now);
    playing.gainStep = seconds > 0 ? float(distance / (seconds * m_rate)) : distance;
}

void Mixer::end(Playing& playing, double seconds) const {
    if (playing.ending) return;
    playing.ending = true;
    fade(playing, 0, seconds);
}

bool Mixer::makeRoom(const Voice& voice) {
    if (voice.loop) return true;
    int sound = 0, kin = 0;
    Playing *weakest = nullptr, *oldest = nullptr;
    for (Playing& one : m_playing) {
        if (one.ending || one.voice.loop) continue;
        ++sound;
        if (!weakest || one.voice.rank < weakest->voice.rank ||
            (one.voice.rank == weakest->voice.rank && one.secondsLeft() < weakest->secondsLeft()))
            weakest = &one;
        if (voice.family == 0 || one.voice.family != voice.family) continue;
        ++kin;
        if (!oldest || one.secondsLeft() < oldest->secondsLeft()) oldest = &one;
    }
    if (kin >= voice.most) {
        if (!oldest) return false;
        end(*oldest, kGiveWaySeconds);
        return true;
    }
    if (sound < kMostVoices) return true;
    if (!weakest || weakest->voice.rank > voice.rank) return false;
    end(*weakest, kGiveWaySeconds);
    return true;
}

bool Mixer::start(int id, const Voice& voice) {
    if (!voice.sample || voice.sample->frames.empty() || voice.sample->rate <= 0 || !makeRoom(voice))
        return false;
    Playing playing;
    playing.id = id;
    playing.voice = voice;
    playing.voice.pitch = std::clamp(voice.pitch, 1 / kMostPitch, kMostPitch);
    const double gain = std::clamp(voice.gain, 0.0, kMostGain);
    // Constant power, with a factor of 1 in the middle.
    const double angle = (std::clamp(voice.pan, -1.0, 1.0) + 1) * std::numbers::pi / 4;
    playing.left = float(std::numbers::sqrt2 * std::cos(angle));
    playing.right = float(std::numbers::sqrt2 * std::sin(angle));
    const auto size = double(voice.sample->frames.size());
    playing.at = std::max(0.0, voice.from) * voice.sample->rate;
    if (voice.loop) playing.at = std::fmod(playing.at, size);
    if (playing.at >= size) return false;
    const double fadeIn = playing.at > 0 ? std::max(voice.fadeIn, kInsideFadeSeconds) : voice.fadeIn;
    playing.gain = {fadeIn > 0 ? 0.0F : float(gain), float(gain)};
    fade(playing, gain, fadeIn);
    m_playing.push_back(std::move(playing));
    return true;
}

void Mixer::setVoiceGain(int id, double gain, double seconds) {
    for (Playing& one : m_playing)
        if (one.id == id && !one.ending) fade(one, std::clamp(gain, 0.0, kMostGain), seconds);
}

void Mixer::stop(int id, double seconds) {
    for (Playing& one : m_playing)
        if (one.id == id) end(one, seconds);
}

void Mixer::stopOf(int owner, double seconds, bool loopsToo) {
    for (Playing& one : m_playing)
        if (one.voice.owner == owner && (loopsToo || !one.voice.loop)) end(one, seconds);
}

void Mixer::drop() {
    std::erase_if(m_playing, [](const Playing& one) { return !one.voice.loop || one.ending; });
}

void Mixer::updateDucking() {
    SoundRank top = SoundRank::Air;
    for (const Playing& one : m_playing)
        if (!one.ending) top = std::max(top, one.voice.rank);
    for (std::size_t rank = 0; rank < m_ducks.size(); ++rank)
        m_ducks[rank].goal = top == SoundRank::Rare      ? float(fromDecibels(kUnderRare[rank]))
                             : top == SoundRank::Special ? float(fromDecibels(kUnderSpecial[rank]))
                                                         : 1.0F;
}

void Mixer::add(Playing& playing, float* stereo, int frames) {
    const Sample& sample = *playing.voice.sample;
    const double step = playing.voice.pitch * sample.rate / m_rate;
    const auto size = double(sample.frames.size());
    const auto level = (std::size_t(playing.voice.group) * kSoundRanks + std::size_t(playing.voice.rank)) *
                       std::size_t(frames);
    for (int frame = 0; frame < frames; ++frame) {
        if (playing.at >= size) {
            if (!playing.voice.loop) return;
            playing.at = std::fmod(playing.at, size);
        }
        playing.gain.step(playing.gainStep);
        const float value = between(sample, playing.at, playing.voice.loop) * playing.gain.now *
                            m_levels[level + std::size_t(frame)];
        stereo[2 * frame] += value * playing.left;
        stereo[2 * frame + 1] += value * playing.right;
        playing.at += step;
        if (playing.ending && playing.gain.now <= 0) return;
    }
}

void Mixer::render(float* stereo, int frames) {
    std::fill_n(stereo, std::size_t(frames) * 2, 0.0F);
    updateDucking();
    const auto count = std::size_t(frames);
    m_levels.resize(std::size_t(kSoundGroups) * kSoundRanks * count);
    const float glide = float(1 / (kGroupGlideSeconds * m_rate));
    const float down = float(1 / (kDownSeconds * m_rate)), up = float(1 / (kUpSeconds * m_rate));
    for (std::size_t frame = 0; frame < count; ++frame) {
        for (Glide& group : m_groups)
            group.step(glide);
        for (Glide& duck : m_ducks)
            duck.step(duck.now > duck.goal ? down : up);
        for (std::size_t group = 0; group < m_groups.size(); ++group)
            for (std::size_t rank = 0; rank < m_ducks.size(); ++rank)
                m_levels[(group * kSoundRanks + rank) * count + frame] =
                    m_groups[group].now * m_ducks[rank].now;
    }
    for (Playing& one : m_playing)
        add(one, stereo, frames);
    std::erase_if(m_playing, [](const Playing& one) {
        return (one.ending && one.gain.now <= 0) ||
               (!one.voice.loop && one.at >= double(one.voice.sample->frames.size()));
    });
    for (std::size_t i = 0; i < count * 2; ++i)
        stereo[i] = limited(stereo[i]);
}

} // namespace tacklebox
