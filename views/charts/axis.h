// Round numbers for the axes of charts.
#pragma once

#include <QList>

namespace tacklebox {

/// A scale from `from` to `to` with a mark every `step`.
struct Axis {
    double from = 0, to = 1, step = 1;

    /// The scale that holds `least` to `most` in at most `steps` (two or more) steps of 1, 2 or 5 times a
    /// power of ten; both its ends are marks. `whole`: no step below 1. What is no number is taken as 0, and
    /// a single value is seen from zero.
    static Axis around(double least, double most, int steps, bool whole = false);

    /// From `from` to `to`, both among them.
    QList<double> marks() const;
    /// Where `value` lies: 0 at `from`, 1 at `to`; what is outside is moved to the nearer end.
    double share(double value) const;
};

} // namespace tacklebox
