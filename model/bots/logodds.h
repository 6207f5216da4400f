// Chances as odds: what is known of a bias of estimated chances moves their logarithm.
#pragma once

#include <cmath>

namespace tacklebox {

/// `chance`, 0..1, with its log-odds (natural logarithm) moved by `by`; what is certain, 0 or 1, stays so.
inline double withLogOddsMoved(double chance, double by) {
    const double odds = chance * std::exp(by);
    return odds / (odds + 1 - chance);
}

} // namespace tacklebox
