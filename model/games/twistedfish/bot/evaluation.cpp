#include "model/games/twistedfish/bot/evaluation.h"

#include <algorithm>

namespace tacklebox::twistedfish {

Evaluation::Evaluation(const InformationState<TwistedFish>& known, const Odds& odds,
                       const EvaluationWeights& weights)
    : m_known(known), m_odds(odds), m_weights(weights), m_observation(known.observation()),
      m_seat(known.viewer()), m_hand(known.hand()) {}

bool Evaluation::late() const {
    return m_observation.pond.size() <= 2 * m_observation.match.seats;
}

/// Value of one more card of the fish: higher, the closer the basket is to completion.
double Evaluation::use(Fish fish) const {
    const int held = m_weights.weighsProgress ? count(fish) : 1;
    for (const Basket& basket : m_observation.baskets)
        if (basket.fish == fish) return 0.5;
    return valueOf(fish) * (1.0 + held * held);
}

/// Cost of revealing that the hand has some of the fish.
double Evaluation::leak(Fish fish) const {
    const CardSet mine = m_hand & kCardsOf[fish];
    if (mine.intersects(m_known.open())) return 0;
    return m_weights.leak * valueOf(fish) * mine.size();
}

/// Probability of drawing this card from the pond.
double Evaluation::fishing(Card card) const {
    return m_observation.pond.empty() ? 0 : m_odds.inPond[card] / m_observation.pond.size();
}

/// Probability that the target does not stop a hit with No Fishing.
double Evaluation::unstopped(Seat target) const {
    const double used = m_known.types()[target].mean([](std::size_t type) { return kStopsALoss[type]; });
    return 1 - used * m_odds.held[target][kNoFishing];
}

Evaluated Evaluation::ask(Seat target, Card card) const {
    const double hit = m_odds.held[target][card] * unstopped(target);
    const Fish fish = fishOf(card);
    Evaluated evaluated{(hit + (1 - hit) * fishing(card)) * use(fish) - (1 - hit) * leak(fish),
                        Motive::TryForCard, hit};
    if (m_known.sure(target).has(card) && m_odds.held[target][card] >= 1) {
        evaluated.value += 400;
        evaluated.motive = Motive::TakeKnown;
        evaluated.likely.reset();
    }
    return evaluated;
}

Evaluated Evaluation::net(const Move& move) const {
    const double hit = m_odds.any(move.target, move.fish);
    return {hit * use(move.fish) + (late() ? 40 : 0), Motive::CastNet, hit * unstopped(move.target)};
}

/// The Lure can win a card of a fish that is not in hand: useful for the sixth card, or before it costs
/// points.
Evaluated Evaluation::lure(const Move& move) const {
    const double hit = m_odds.held[move.target][move.card];
    const double likely = hit * unstopped(move.target);
    for (const Basket& basket : m_observation.baskets)
        if (basket.owner == m_seat && basket.diver && basket.fish == fishOf(move.card))
            return {hit * 100, Motive::WinSixth, likely};
    if (m_hand.has(move.card)) return {-10, Motive::CastLure, likely};
    const double left = late() ? 40 : count(fishOf(move.card)) == 4 ? 5 : -10;
    return {hit * use(fishOf(move.card)) + left, Motive::CastLure, likely};
}

/// The Diver replaces the card that is hardest to get. A sure hit has priority.
Evaluated Evaluation::diver(Fish fish) const {
    const Card missing = (kCardsOf[fish] - m_hand).first();
    for (Seat seat = 0; seat < m_observation.match.seats; ++seat)
        if (seat != m_seat && !late() && m_observation.status.turn == m_seat &&
            m_known.sure(seat).has(missing))
            return {-1, Motive::KeepZinger, {}};
    return {1500, Motive::UseDiver, {}};
}

Evaluated Evaluation::noFishing() const {
    const Asked& asked = m_observation.status.asked;
    const bool wouldLose = asked.isNet() ? count(asked.fish) > 0 : m_hand.has(asked.card);
    if (!wouldLose) return {late() ? 1.0 : -1.0, Motive::Bluff, {}};
    // The asker has some of the fish, and will ask again.
    return {late() || count(asked.fish) >= 2 || valueOf(asked.fish) >= 10 ? 1.0 : -1.0, Motive::Protect, {}};
}

Evaluated Evaluation::stop(const Move& move) const {
    const Card zinger = m_observation.status.aimed.zinger;
    const bool isUseful = zinger == kNoFishing || zinger == kGameWarden || late();
    // A Zinger taken into the hand must be played again before the end.
    return {(isUseful ? 2.0 : 0.5) + (move.keep != late() ? 0.5 : 0), Motive::Stop, {}};
}

Evaluated Evaluation::evaluate(const Move& move) const {
    switch (move.kind) {
    case MoveKind::Lay: return {2000, Motive::LayBasket, {}};
    case MoveKind::AddSixth: return {1900, Motive::LayBasket, {}};
    case MoveKind::DeadScubaDiver: return diver(move.fish);
    case MoveKind::GlassBottomBoat: {
        const int hidden = m_observation.hands[move.target].size() - m_known.sure(move.target).size();
        return {1000.0 + hidden, Motive::Look, {}};
    }
    case MoveKind::GameWarden:
        return {900.0 + m_observation.hands[move.target].size() +
                    m_observation.match.scores[move.target] * 0.01,
                Motive::SendWarden,
                {}};
    case MoveKind::Ask: return ask(move.target, move.card);
    case MoveKind::TheNet: return net(move);
    case MoveKind::TheLure: return lure(move);
    case MoveKind::Unload: return {late() ? 6.0 : -20.0, Motive::GetRidOf, {}};
    case MoveKind::GoFish: return {m_observation.status.phase == Phase::Miss ? 0.0 : 2.0, Motive::Draw, {}};
    case MoveKind::TwoFistedFisherman: return {1, Motive::AskAgain, {}};
    case MoveKind::DivineIntervention: return stop(move);
    case MoveKind::Allow: return {1, Motive::LetHappen, {}};
    case MoveKind::NoFishing: return noFishing();
    case MoveKind::Give: return {-use(fishOf(move.card)), Motive::GiveLeast, {}};
    case MoveKind::Answer: return {0, Motive::Answer, {}};
    case MoveKind::DeadInTheWater:
    case MoveKind::EndTurn: return {0, Motive::Pass, {}};
    }
    return {};
}

} // namespace tacklebox::twistedfish
