#include "model/games/rainbowfish/tabletraits.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

using namespace rainbowfish;

namespace {

constexpr std::string_view kSkipOrder = "skip", kReverseOrder = "reverse", kWarMachineOrder = "war-machine";

const Move* find(std::span<const Move> legal, MoveKind kind) {
    const auto at =
        std::find_if(legal.begin(), legal.end(), [kind](const Move& move) { return move.kind == kind; });
    return at == legal.end() ? nullptr : &*at;
}

} // namespace

std::vector<Reaction> TableTraits<RainbowFish>::reactions() {
    return {{kSkipOrder, QT_TRANSLATE_NOOP("Words", "Skip")},
            {kReverseOrder, QT_TRANSLATE_NOOP("Words", "Reverse")},
            {kWarMachineOrder, QT_TRANSLATE_NOOP("Words", "War Machine")}};
}

std::optional<Move> TableTraits<RainbowFish>::orderedMove(const State& state, Seat,
                                                          std::span<const Move> legal, const Orders& orders) {
    using Rule = StandingOrder::Rule;
    if (state.status.phase == Phase::Answer) {
        // The player asked holds the number here, so a reaction always saves cards. A reverse is better than
        // a skip, so it comes first.
        bool ask = false;
        for (const auto& [kind, card] :
             {std::pair{MoveKind::Reverse, kReverseOrder}, std::pair{MoveKind::Skip, kSkipOrder}}) {
            const Move* move = find(legal, kind);
            if (!move) continue;
            const StandingOrder order = orders.forCard(card);
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
        const Rule rule = orders.forCard(kWarMachineOrder).rule;
        if (rule == Rule::AskMe) return std::nullopt; // it always helps: it ends the turn and draws the cards
        // A draw-2 takes no cards from others; a wild-draw-4 may take the player's colour.
        const bool loses = state.blockable == kWildDrawFour;
        return *find(legal, rule == Rule::Always || (rule == Rule::OnlyIfILose && loses)
                                ? MoveKind::WarMachine
                                : MoveKind::Allow);
    }
    return std::nullopt;
}

bool TableTraits<RainbowFish>::isLay(const Move& move) {
    return move.kind == MoveKind::Lay;
}

bool TableTraits<RainbowFish>::answersItself(const State&, Seat, const Move& only,
                                             const AutomaticDecisions& automatic) {
    return automatic.answerForMe && (only.kind == MoveKind::Answer || only.kind == MoveKind::Done);
}

Seat TableTraits<RainbowFish>::asks(const Move& move) {
    return move.kind == MoveKind::Ask ? move.target : kNoSeat;
}

Act TableTraits<RainbowFish>::act(const Move& move) {
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

int TableTraits<RainbowFish>::laidPoints(const Observation& observation, Seat seat) {
    int points = 0;
    for (const LaidSet& set : observation.sets)
        if (set.seat == seat) points += pointsFor(set.number);
    return points;
}

int TableTraits<RainbowFish>::specialPoints(const Observation& observation, Seat seat) {
    int points = 0;
    for (const LaidSet& set : observation.sets)
        if (set.seat == seat && set.number == kSpecialSet) points += pointsFor(set.number);
    return points;
}

/// Shows one card of each colour for a set, as the position does not record which four were laid.
FaceList TableTraits<RainbowFish>::laid(const Observation& observation, Seat seat) {
    FaceList sets;
    for (const LaidSet& set : observation.sets)
        if (set.seat == seat && set.number != kSpecialSet)
            for (rainbowfish::Color color = 0; color < kColors; ++color)
                sets.add(numberFace(set.number, color));
    return sets;
}

Phrase TableTraits<RainbowFish>::ending(const Scored& scored, const Names&) {
    switch (Ending(scored.ending)) {
    case Ending::AllPlayed: return QT_TRANSLATE_NOOP("Words", "All cards have been played.");
    case Ending::Quiet:
        return QT_TRANSLATE_NOOP("Words",
                                 "The hole is empty, and nobody has made progress for six turns each.");
    }
    return {};
}

} // namespace tacklebox
