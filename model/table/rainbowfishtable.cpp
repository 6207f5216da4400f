#include "model/table/replaytable.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {

const QString kSkipOrder = QStringLiteral("skip");
const QString kReverseOrder = QStringLiteral("reverse");
const QString kWarMachineOrder = QStringLiteral("war-machine");

const Move* find(std::span<const Move> legal, MoveKind kind) {
    const auto at =
        std::find_if(legal.begin(), legal.end(), [kind](const Move& move) { return move.kind == kind; });
    return at == legal.end() ? nullptr : &*at;
}

} // namespace

template <>
QList<ReactionCard> GameManners<RainbowFish>::reactionCards() {
    return {{kSkipOrder, Table::tr("Skip")},
            {kReverseOrder, Table::tr("Reverse")},
            {kWarMachineOrder, Table::tr("War Machine")}};
}

template <>
std::optional<Move> GameManners<RainbowFish>::byOrder(const State& state, Seat, std::span<const Move> legal,
                                                      const Wishes& wishes) {
    using Rule = StandingOrder::Rule;
    if (state.status.phase == Phase::Answer) {
        // The phase exists only where cards of the number would have to be given: he loses some in any case.
        // A reverse does more than a skip, so it is looked at first.
        bool ask = false;
        for (const auto& [kind, card] :
             {std::pair{MoveKind::Reverse, kReverseOrder}, std::pair{MoveKind::Skip, kSkipOrder}}) {
            const Move* move = find(legal, kind);
            if (!move) continue;
            const StandingOrder order = wishes.order(card);
            if (order.rule == Rule::AskMe) {
                ask = true;
                continue;
            }
            if (order.onlyForNumber >= 0 && order.onlyForNumber != state.status.number) continue;
            if (order.rule != Rule::Never && !ask) return *move;
        }
        if (ask) return std::nullopt;
        return *find(legal, MoveKind::Answer);
    }
    if (state.status.phase == Phase::Block) {
        const Rule rule = wishes.order(kWarMachineOrder).rule;
        if (rule == Rule::AskMe) return std::nullopt;
        // A draw-2 takes nothing from anybody; the colour that a wild-draw-4 names may be his.
        const bool loses = state.blockable == kWildDrawFour;
        return *find(legal, rule == Rule::Always || (rule == Rule::OnlyIfILose && loses)
                                ? MoveKind::WarMachine
                                : MoveKind::Allow);
    }
    return std::nullopt;
}

template <>
bool GameManners<RainbowFish>::isLay(const Move& move) {
    return move.kind == MoveKind::Lay;
}

template <>
bool GameManners<RainbowFish>::answersItself(const State&, Seat, const Move& only, const Manners& manners,
                                             bool) {
    return manners.answerForMe && (only.kind == MoveKind::Answer || only.kind == MoveKind::Done);
}

template <>
bool GameManners<RainbowFish>::isOpenDecision(const State&) {
    return false;
}

template <>
Seat GameManners<RainbowFish>::asks(const Move& move) {
    return move.kind == MoveKind::Ask ? move.target : kNoSeat;
}

template <>
Act GameManners<RainbowFish>::act(const Move& move) {
    switch (move.kind) {
    case MoveKind::Ask:
    case MoveKind::Wild:
    case MoveKind::Name: return Act::Asks;
    case MoveKind::Answer:
    case MoveKind::Reverse:
    case MoveKind::Skip:
    case MoveKind::WarMachine:
    case MoveKind::Allow: return Act::Answers;
    default: return Act::Other;
    }
}

template <>
std::vector<PlaceCards> GameManners<RainbowFish>::places(const View& view) {
    std::vector<PlaceCards> places;
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        places.push_back(placed(PlaceKind::Hand, seat, view.hands[seat]));
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        // A set is told by its number; which four of the eight cards lie there makes no difference to
        // anybody.
        FaceList sets;
        for (const LaidSet& set : view.sets)
            if (set.seat == seat && set.number != kSpecialSet)
                for (rainbowfish::Color color = 0; color < kColors; ++color)
                    sets.add(numberFace(set.number, color));
        places.push_back(placed(PlaceKind::Sets, seat, sets));
    }
    places.push_back(placed(PlaceKind::Hole, kNoSeat, view.hole));
    places.push_back(placed(PlaceKind::Discard, kNoSeat, view.discard));
    return places;
}

template <>
QString GameManners<RainbowFish>::endingWords(const Scored& scored, const Names&) {
    switch (Ending(scored.ending)) {
    case Ending::AllPlayed: return asSentence(QT_TRANSLATE_NOOP("Words", "All cards have been played."));
    case Ending::Quiet:
        return asSentence(
            QT_TRANSLATE_NOOP("Words", "The Hole is empty, and nothing has happened for six rounds."));
    }
    return {};
}

template <>
int GameManners<RainbowFish>::laidPoints(const View& view, Seat seat) {
    int points = 0;
    for (const LaidSet& set : view.sets)
        if (set.seat == seat) points += pointsFor(set.number);
    return points;
}

template <>
std::unique_ptr<Table> TableMaker<RainbowFish>::begin(const TablePlan& plan) {
    return beginTable<RainbowFish>(plan);
}
template <>
std::unique_ptr<Table> TableMaker<RainbowFish>::resume(const TablePlan& plan, Session& session) {
    return resumeTable<RainbowFish>(plan, session);
}
template <>
std::unique_ptr<Table> TableMaker<RainbowFish>::replay(const TablePlan& plan, Session& session) {
    return resumeTable<RainbowFish, ReplayTable<RainbowFish>>(plan, session);
}

} // namespace tacklebox
