// What each move of Twisted Fish is worth at a glance.
#pragma once

#include "model/bots/rationale.h"
#include "model/games/twistedfish/bot/motive.h"
#include "model/games/twistedfish/bot/odds.h"

#include <optional>

namespace tacklebox::twistedfish {

struct Evaluated {
    double worth = 0; ///< higher is better; below 0 a Zinger in another's turn is better kept
    Motive motive = Motive::None;
    std::optional<double> likely;
};

/// How a level evaluates: what it weighs beside the odds.
struct EvaluationWeights {
    bool weighsProgress = true; ///< the more of a fish it has, the more it wants the next
    double leak = 0;            ///< how much it minds what an ask tells the others
};

class Evaluation {
  public:
    Evaluation(const Knowledge<TwistedFish>& known, const Odds& odds, const EvaluationWeights& weights);

    Evaluated evaluate(const Move& move) const;

  private:
    int count(Fish fish) const { return (m_hand & kCardsOf[fish]).size(); }
    /// The hand may soon be over: Zingers still held are about to cost points.
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

    const Knowledge<TwistedFish>& m_known;
    const Odds& m_odds;
    EvaluationWeights m_weights;
    const View& m_view;
    Seat m_seat;
    CardSet m_hand;
};

} // namespace tacklebox::twistedfish
