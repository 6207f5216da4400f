#include "model/table/pauses.h"

#include "model/engine/random.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tacklebox {

namespace {

// Separate these streams from all others of the seed.
constexpr quint64 kPauses = 0x706175736573, kReactions = 0x72656163746f6e73;

Random streamOf(quint64 seed, quint64 purpose, Seat seat, int events) {
    return Random::forStep(seed ^ purpose, quint64(seat) << 32 | quint64(events));
}

/// Median reaction time of a level in milliseconds.
double medianOf(Level level) {
    switch (level) {
    case Level::Random:
    case Level::Minnow: return 2200.0;
    case Level::Perch: return 1400.0;
    case Level::Pike: return 1100.0;
    case Level::Shark: return 900.0;
    }
    return 2200.0;
}

} // namespace

int pauseMillis(int usual, quint64 seed, Seat seat, int events) {
    Random random = streamOf(seed, kPauses, seat, events);
    return int(std::lround(usual * (0.75 + 0.5 * random.unit())));
}

int reactionMillis(Level level, quint64 seed, Seat seat, int events, bool furtherCard) {
    constexpr double kSpread = 0.35;
    constexpr int kLeast = 600, kFurtherCard = 250;
    Random random = streamOf(seed, kReactions, seat, events);
    // Box and Muller: a normal number from two uniform ones.
    const double radius = std::sqrt(-2 * std::log(1 - random.unit()));
    const double normal = radius * std::cos(2 * std::numbers::pi * random.unit());
    const int millis = std::max(kLeast, int(std::lround(medianOf(level) * std::exp(kSpread * normal))));
    return furtherCard ? millis + kFurtherCard : millis;
}

} // namespace tacklebox
