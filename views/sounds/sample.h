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

/// Reads a WAV file of 16-bit mono samples. Returns null if it is anything else.
std::shared_ptr<const Sample> readSound(const QByteArray& bytes);

} // namespace tacklebox
