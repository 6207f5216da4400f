#include "views/charts/axis.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

Axis Axis::around(double least, double most, int steps, bool whole) {
    if (!std::isfinite(least)) least = 0;
    if (!std::isfinite(most)) most = 0;
    if (most < least) std::swap(least, most);
    if (most == least) (most > 0 ? least : most) = 0;
    if (most == least) most = 1;
    steps = std::max(steps, 2);
    double power = std::pow(10, std::floor(std::log10((most - least) / steps)));
    if (whole) power = std::max(power, 1.0);
    for (;; power *= 10)
        for (const int factor : {1, 2, 5}) {
            const double step = power * factor;
            const double low = std::floor(least / step + 1e-9), high = std::ceil(most / step - 1e-9);
            if (high - low <= steps) return {low * step, high * step, step};
        }
}

QList<double> Axis::marks() const {
    QList<double> marks;
    const int count = int(std::lround((to - from) / step));
    for (int i = 0; i <= count; ++i)
        marks.append(from + i * step);
    return marks;
}

double Axis::positionOf(double value) const {
    return to > from ? std::clamp((value - from) / (to - from), 0.0, 1.0) : 0;
}

} // namespace tacklebox
