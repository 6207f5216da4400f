// A recorded sound in memory.
#pragma once

#include <QByteArray>

#include <memory>
#include <vector>

namespace tacklebox {

/// One channel, -1 to 1.
struct Sample {
    int rate = 0; ///< frames in a second
    std::vector<float> frames;

    double seconds() const { return rate > 0 ? double(frames.size()) / rate : 0; }
};

/// A sound as the tones it is made of (resources/art/sounds/pack.py); null for anything else.
std::shared_ptr<const Sample> readSound(const QByteArray& bytes);

} // namespace tacklebox
