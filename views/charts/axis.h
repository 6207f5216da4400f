#pragma once

#include <QList>

namespace tacklebox {

/// A chart axis from `from` to `to` with a tick every `step`.
struct Axis {
    double from = 0, to = 1, step = 1;

    /// Returns an axis that contains `least` to `most`, has at most `steps` (at least 2) steps of 1, 2 or 5
    /// times a power of ten, and ends at ticks. `whole`: the step is at least 1. NaN and infinity count as 0.
    /// If both values are equal, the axis reaches from there to 0.
    static Axis around(double least, double most, int steps, bool whole = false);

    /// Returns all ticks, including both ends.
    QList<double> marks() const;
    /// Returns the position of `value`: 0 at `from`, 1 at `to`. Values outside are clamped.
    double positionOf(double value) const;
};

} // namespace tacklebox
