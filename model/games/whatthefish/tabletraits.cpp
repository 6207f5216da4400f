#include "model/games/whatthefish/tabletraits.h"

#include <algorithm>

namespace tacklebox {

using namespace whatthefish;

SeatOrder TableTraits<WhatTheFish>::turnOrder(const State& state) {
    SeatOrder order;
    for (int place = 0; place < state.match.seats; ++place)
        if (const Seat seat = inOrder(state.status, place); state.status.playersToAct.has(seat))
            order.add(seat);
    return order;
}

std::optional<Move> TableTraits<WhatTheFish>::orderedMove(const State& state, Seat,
                                                          std::span<const Move> legal, const Orders& orders) {
    const bool mayPass =
        std::any_of(legal.begin(), legal.end(), [](const Move& move) { return move.kind == MoveKind::Pass; });
    if (!mayPass) return std::nullopt;
    const Swim& swim = state.status.swim;
    switch (orders.window.rule) {
    case WindowOrder::Rule::AskMe: return std::nullopt;
    case WindowOrder::Rule::PassUntilChange: return Move{MoveKind::Pass};
    case WindowOrder::Rule::PassUnlessCardOf:
        if (swim.any() && swim.seat != orders.window.seat) return Move{MoveKind::Pass};
        return std::nullopt;
    }
    return std::nullopt;
}

/// with several people, nobody is skipped because of their cards. A forced flush is public.
bool TableTraits<WhatTheFish>::answersItself(const State& state, Seat, const Move& only,
                                             const AutomaticDecisions& automatic) {
    if (only.kind == MoveKind::Pass) return automatic.alone && automatic.skipEmptyWindows;
    return automatic.answerForMe && only.kind == MoveKind::Flush && state.status.phase == Phase::Flush;
}

Act TableTraits<WhatTheFish>::act(const Move& move) {
    if (move.kind == MoveKind::Kill) return Act::Attacks;
    if (move.kind == MoveKind::Protect) return Act::Protects;
    return move.kind == MoveKind::Give ? Act::Answers : Act::Other;
}

std::vector<PileCards> TableTraits<WhatTheFish>::others(const Observation& observation) {
    FaceList frozen;
    for (const SeenFrozen& card : observation.piles.frozen)
        frozen.add(card.face);
    return {{{PileKind::Swim}, observation.piles.played}, {{PileKind::Frozen}, frozen}};
}

Phrase TableTraits<WhatTheFish>::ending(const Scored& scored, const Names& names) {
    switch (Ending(scored.ending)) {
    case Ending::FishFreed: {
        const auto* winner = std::find(scored.points.begin(), scored.points.end(), 1);
        return names.phrase(Seat(winner - scored.points.begin()),
                            QT_TRANSLATE_NOOP("Words", "%1's fish swims free."),
                            QT_TRANSLATE_NOOP("Words", "Your fish swims free."));
    }
    case Ending::FortySwims: return QT_TRANSLATE_NOOP("Words", "Forty fish have dived, and none swam free.");
    case Ending::NoFishLeft: return QT_TRANSLATE_NOOP("Words", "There are no fish left to dive.");
    }
    return {};
}

/// True for a pass, unless it was the last one and resolved the position.
bool TableTraits<WhatTheFish>::leavesAllAsItWas(const State& after, Seat seat, const Move& move) {
    return move.kind == MoveKind::Pass && after.status.passed.has(seat);
}

bool TableTraits<WhatTheFish>::addsToItsOwn(const State& state, Seat seat) {
    const Status& status = state.status;
    return status.last.seat == seat && status.last.kind == MoveKind::Kill && status.swim.any();
}

/// Passes or gives the fish up if possible. Otherwise flushes, or gives the first card.
Move TableTraits<WhatTheFish>::whenTimeIsUp(const State&, Seat, std::span<const Move> legal) {
    Move chosen = legal[0];
    for (const Move& move : legal)
        if (move.kind == MoveKind::Pass || move.kind == MoveKind::BellyUp) chosen = move;
    return chosen;
}

Move TableTraits<WhatTheFish>::passMove() {
    return {MoveKind::Pass};
}

} // namespace tacklebox
