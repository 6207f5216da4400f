#include "model/bots/reasonwords.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

int wholePercent(double chance) {
    return std::clamp(int(std::lround(100 * chance)), 1, 99);
}

} // namespace

Phrase inARow(const Phrase& first, const Phrase& second) {
    if (first.empty()) return second;
    if (second.empty()) return first;
    //: Two sentences, one after the other
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1 %2"), {first, second});
}

Phrase percent(double chance) {
    return Phrase::number(wholePercent(chance));
}

Phrase percentSigned(double chance) {
    return Phrase::verbatim(std::to_string(wholePercent(chance)) + " %");
}

} // namespace tacklebox
