// Corrects a known bias of estimated probabilities by a shift on the log-odds scale.
#pragma once

#include <cmath>

namespace tacklebox {

/// Adds `shift` to the log-odds ln(p / (1 - p)) of a probability 0..1 and returns the new probability. 0 and
/// 1 are unchanged.
inline double shiftLogOdds(double probability, double shift) {
    const double weighted = probability * std::exp(shift);
    return weighted / (weighted + 1 - probability);
}

} // namespace tacklebox
