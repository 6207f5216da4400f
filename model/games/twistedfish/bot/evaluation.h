// Heuristic values of moves in Twisted Fish.
#pragma once

#include "model/bots/rationale.h"
#include "model/games/twistedfish/bot/odds.h"
#include "model/games/twistedfish/bot/words.h"

#include <optional>

namespace tacklebox::twistedfish {

struct Evaluated {
    double value = 0; ///< higher is better; below 0, a Zinger in another's turn is better kept
    Motive motive = Motive::None;
    std::optional<double> likely;
};

/// The considerations of a level, besides the odds.
struct EvaluationWeights {
    bool weighsProgress = true; ///< values a card by the number of the fish in hand
    double leak = 0;            ///< weight of the information that an ask reveals
};

class Evaluation {
  public:
    Evaluation(const InformationState<TwistedFish>& known, const Odds& odds,
               const EvaluationWeights& weights);

    Evaluated evaluate(const Move& move) const;

  private:
    int count(Fish fish) const { return (m_hand & kCardsOf[fish]).size(); }
    /// True if the round may end soon: Zingers in hand are about to cost points.
    bool late() const;
    double use(Fish fish) const;
    double leak(Fish fish) const;
    double fishing(Card card) const;
    double unstopped(Seat target) const;
    Evaluated ask(Seat target, Card card) const;
    Evaluated net(const Move& move) const;
    Evaluated lure(const Move& move) const;
    Evaluated diver(Fish fish) const;
    Evaluated noFishing() const;
    Evaluated stop(const Move& move) const;

    const InformationState<TwistedFish>& m_known;
    const Odds& m_odds;
    EvaluationWeights m_weights;
    const Observation& m_observation;
    Seat m_seat;
    CardSet m_hand;
};

} // namespace tacklebox::twistedfish
