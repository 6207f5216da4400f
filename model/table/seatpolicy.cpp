#include "model/table/seatpolicy.h"

#include <algorithm>

namespace tacklebox {

std::optional<AnyMove> moveFor(Seat seat, const AnyMatch& match, const Seating& seating,
                               const TableRules& tableRules, const StandingOrders& orders) {
    const AnyMoves legal = match.legalMoves(seat);
    if (legal.empty()) return std::nullopt;
    const bool alone = seating.alone(), mayWait = match.canPass(seat);
    if (tableRules.layForMe && !mayWait)
        if (const auto lay = std::find_if(legal.begin(), legal.end(), match.game().isLay); lay != legal.end())
            return *lay;
    const bool absent = !alone && seat != seating.viewer();
    if (absent && tableRules.strictSecrecy && !mayWait) return std::nullopt;
    if (legal.size() == 1 && !mayWait &&
        match.answersItself(seat, legal[0], {tableRules.answerForMe, tableRules.skipEmptyWindows, alone}))
        return legal[0];
    // A person at the screen decides, unless they play alone and have set otherwise.
    if (!absent && !alone) return std::nullopt;
    Orders ordered = orders.of(seat, alone);
    // Skipping the question makes the answer as fast as that of a hand without the card. With several people,
    // *ask me* must hand over the screen every time, or it would reveal the card. If the person gives all
    // other answers, an automatic one would stand out.
    ordered.asksOnlyIfItHelps = alone && tableRules.answerForMe && tableRules.askOnlyIfItHelps;
    return match.orderedMove(seat, legal, ordered);
}

} // namespace tacklebox
