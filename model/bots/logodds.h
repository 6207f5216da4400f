// Shifting estimated probabilities on the log-odds scale, to correct a known bias.
#pragma once

#include <cmath>

namespace tacklebox {

/// `chance`, 0..1, with its log-odds (natural logarithm) shifted by `by`. 0 and 1 are unchanged.
inline double withLogOddsMoved(double chance, double by) {
    const double odds = chance * std::exp(by);
    return odds / (odds + 1 - chance);
}

} // namespace tacklebox
