#pragma once

#include <QByteArray>

#include <memory>
#include <vector>

namespace tacklebox {

/// A recorded sound: one channel, -1 to 1.
struct Sample {
    int rate = 0; ///< frames per second
    std::vector<float> frames;

    double seconds() const { return rate > 0 ? double(frames.size()) / rate : 0; }
};

/// Decodes a sound (resources/art/sounds/pack.py). Returns null if the data is invalid.
std::shared_ptr<const Sample> readSound(const QByteArray& bytes);

} // namespace tacklebox
