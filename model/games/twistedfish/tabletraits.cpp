#include "model/games/twistedfish/tabletraits.h"

#include "model/games/twistedfish/words.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

constexpr std::string_view kNoFishingOrder = "no-fishing", kDivineOrder = "divine-intervention";

/// True if the ask would take a card from `seat`.
bool losesByAsk(const State& state, Seat seat, const Asked& asked) {
    const CardSet hand = state.hands[seat];
    return asked.isNet() ? hand.intersects(kCardsOf[asked.fish]) : hand.has(asked.card);
}

} // namespace

std::vector<Reaction> TableTraits<TwistedFish>::reactions() {
    return {{kNoFishingOrder, cardWords(twistedfish::kNoFishing)},
            {kDivineOrder, cardWords(twistedfish::kDivineIntervention)}};
}

std::optional<Move> TableTraits<TwistedFish>::orderedMove(const State& state, Seat seat,
                                                          std::span<const Move> legal, const Orders& orders) {
    using Rule = StandingOrder::Rule;
    const auto decide = [](Rule rule, bool loses, const Move& yes, const Move& no) -> std::optional<Move> {
        if (rule == Rule::AskMe) return std::nullopt;
        return rule == Rule::Always || (rule == Rule::OnlyIfILose && loses) ? yes : no;
    };
    const Status& status = state.status;
    if (status.phase == Phase::Answer && legal.size() == 2) {
        const Rule rule = orders.forCard(kNoFishingOrder).rule;
        const bool loses = losesByAsk(state, seat, status.asked);
        if (rule == Rule::AskMe && orders.asksOnlyIfItHelps && !loses) return Move{MoveKind::Answer};
        return decide(rule, loses, {MoveKind::NoFishing}, {MoveKind::Answer});
    }
    if (status.phase == Phase::Zinger) {
        const Card zinger = status.aimed.zinger;
        const bool loses = zinger == kGameWarden || ((zinger == kTheNet || zinger == kTheLure) &&
                                                     losesByAsk(state, seat, status.asked));
        // AskMe asks even if nothing is lost: stopping wins the Zinger, and discards a card that would cost
        // points. Keeping a Zinger that can be played again is better than discarding it.
        return decide(orders.forCard(kDivineOrder).rule, loses,
                      {.kind = MoveKind::DivineIntervention, .keep = true}, {MoveKind::Allow});
    }
    return std::nullopt;
}

bool TableTraits<TwistedFish>::isLay(const Move& move) {
    return move.kind == MoveKind::Lay;
}

bool TableTraits<TwistedFish>::answersItself(const State&, Seat, const Move& only,
                                             const AutomaticDecisions& automatic) {
    return automatic.answerForMe &&
           (only.kind == MoveKind::Answer || only.kind == MoveKind::Give || only.kind == MoveKind::EndTurn);
}

Act TableTraits<TwistedFish>::act(const Move& move) {
    switch (move.kind) {
    case MoveKind::Ask:
    case MoveKind::TheNet:
    case MoveKind::TheLure: return Act::Asks;
    case MoveKind::Answer:
    case MoveKind::NoFishing:
    case MoveKind::Give:
    case MoveKind::DivineIntervention:
    case MoveKind::Allow: return Act::Answers;
    default: return Act::Other;
    }
}

int TableTraits<TwistedFish>::laidPoints(const Observation& observation, Seat seat) {
    int points = 0;
    for (const Basket& basket : observation.baskets)
        if (basket.owner == seat) points += valueOf(basket.fish) * (basket.cards().size() - basket.diver);
    return points;
}

FaceList TableTraits<TwistedFish>::laid(const Observation& observation, Seat seat) {
    FaceList laid;
    for (const Basket& basket : observation.baskets)
        if (basket.owner == seat)
            for (const Card card : basket.cards())
                laid.add(TwistedFish::faceOf(card));
    return laid;
}

Phrase TableTraits<TwistedFish>::ending(const Scored& scored, const Names& names) {
    switch (Ending(scored.ending)) {
    case Ending::WentOut:
        return names.phrase(scored.out, QT_TRANSLATE_NOOP("Words", "%1 has gone out."),
                            QT_TRANSLATE_NOOP("Words", "You have gone out."));
    case Ending::AllBaskets: return QT_TRANSLATE_NOOP("Words", "Every fish is in a basket.");
    case Ending::QuietOnEmptyPond:
        return QT_TRANSLATE_NOOP(
            "Words", "The pond is empty, and nobody has laid a basket or Zinger for six turns each.");
    case Ending::AllDead: return QT_TRANSLATE_NOOP("Words", "Everyone is dead in the water.");
    }
    return {};
}

} // namespace tacklebox
