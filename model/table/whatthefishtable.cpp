#include "model/table/livetable.h"
#include "model/table/replaytable.h"

namespace tacklebox {

using namespace whatthefish;

template <>
QList<ReactionCard> GameManners<WhatTheFish>::reactionCards() {
    return {}; // there are no turns, so nothing is a reaction: see WindowOrder
}

template <>
std::optional<Move> GameManners<WhatTheFish>::byOrder(const State& state, Seat, std::span<const Move> legal,
                                                      const Wishes& wishes) {
    const bool mayPass =
        std::any_of(legal.begin(), legal.end(), [](const Move& move) { return move.kind == MoveKind::Pass; });
    if (!mayPass) return std::nullopt;
    const Swim& swim = state.status.swim;
    switch (wishes.window.rule) {
    case WindowOrder::Rule::AskMe: return std::nullopt;
    case WindowOrder::Rule::PassUntilChange: return Move{MoveKind::Pass};
    case WindowOrder::Rule::PassUnlessFishOf:
        if (swim.any() && swim.seat != wishes.window.seat) return Move{MoveKind::Pass};
        return std::nullopt;
    }
    return std::nullopt;
}

template <>
bool GameManners<WhatTheFish>::isLay(const Move&) {
    return false;
}

/// with several persons nobody is passed over because of what he holds. That all must flush everybody
/// knows.
template <>
bool GameManners<WhatTheFish>::answersItself(const State& state, Seat, const Move& only,
                                             const Manners& manners, bool alone) {
    if (only.kind == MoveKind::Pass) return alone && manners.skipEmptyWindows;
    return manners.answerForMe && only.kind == MoveKind::Flush && state.status.phase == Phase::Flush;
}

template <>
bool GameManners<WhatTheFish>::isOpenDecision(const State&) {
    return false;
}

template <>
Seat GameManners<WhatTheFish>::asks(const Move&) {
    return kNoSeat;
}

template <>
Act GameManners<WhatTheFish>::act(const Move& move) {
    if (move.kind == MoveKind::Kill) return Act::Attacks;
    if (move.kind == MoveKind::Protect) return Act::Protects;
    return move.kind == MoveKind::Give ? Act::Answers : Act::Other;
}

template <>
std::vector<PlaceCards> GameManners<WhatTheFish>::places(const View& view) {
    std::vector<PlaceCards> places;
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        places.push_back(placed(PlaceKind::Hand, seat, view.hands[seat]));
    FaceList frozen;
    for (const SeenFrozen& card : view.piles.frozen)
        frozen.add(card.face);
    places.push_back(placed(PlaceKind::Swim, kNoSeat, view.piles.played));
    places.push_back(placed(PlaceKind::Frozen, kNoSeat, frozen));
    places.push_back(placed(PlaceKind::Draw, kNoSeat, view.piles.draw));
    places.push_back(placed(PlaceKind::Discard, kNoSeat, view.piles.discard));
    return places;
}

template <>
QString GameManners<WhatTheFish>::endingWords(const Scored& scored, const Names& names) {
    switch (Ending(scored.ending)) {
    case Ending::FishFreed: {
        const auto* winner = std::find(scored.points.begin(), scored.points.end(), 1);
        return asSentence(names.say({Seat(winner - scored.points.begin())},
                                    {QT_TRANSLATE_NOOP("Words", "%1's fish swims free."),
                                     QT_TRANSLATE_NOOP("Words", "Your fish swims free.")}));
    }
    case Ending::FortySwims:
        return asSentence(QT_TRANSLATE_NOOP("Words", "Forty fish have dived, and none has swum free."));
    case Ending::NoFishLeft: return asSentence(QT_TRANSLATE_NOOP("Words", "There is no fish left to dive."));
    }
    return {};
}

template <>
int GameManners<WhatTheFish>::laidPoints(const View&, Seat) {
    return 0;
}

template <>
std::unique_ptr<Table> TableMaker<WhatTheFish>::begin(const TablePlan& plan) {
    if (plan.tempo == Tempo::Live) return beginTable<WhatTheFish, LiveTable>(plan);
    return beginTable<WhatTheFish>(plan);
}
template <>
std::unique_ptr<Table> TableMaker<WhatTheFish>::resume(const TablePlan& plan, Session& session) {
    if (plan.tempo == Tempo::Live) return resumeTable<WhatTheFish, LiveTable>(plan, session);
    return resumeTable<WhatTheFish>(plan, session);
}
template <>
std::unique_ptr<Table> TableMaker<WhatTheFish>::replay(const TablePlan& plan, Session& session) {
    return resumeTable<WhatTheFish, ReplayTable<WhatTheFish>>(plan, session);
}

} // namespace tacklebox
