#include "model/engine/matchwords.h"

namespace tacklebox {

Phrase totalsWords(const Scored& scored, const Names& names) {
    std::vector<Phrase> totals;
    for (Seat seat = 0; seat < scored.seats; ++seat)
        totals.push_back(Phrase(
            QT_TRANSLATE_NOOP("Words", "%1 %2 (%3 in all)"),
            {names.of(seat), Phrase::number(scored.points[seat]), Phrase::number(scored.totals[seat])}));
    return Phrase::listed(totals);
}

Phrase winnersWords(const Over& over, const Names& names) {
    std::vector<Phrase> winners;
    for (const Seat seat : over.winners)
        winners.push_back(names.of(seat));
    return Phrase::counted(over.winners.size(), QT_TRANSLATE_NOOP("Words", "The winner is %1."),
                           QT_TRANSLATE_N_NOOP("Words", "The winners are %1."), {Phrase::listed(winners)});
}

} // namespace tacklebox
