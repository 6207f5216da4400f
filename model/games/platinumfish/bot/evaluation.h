// Heuristic values of moves in Platinum Fish, from exact odds.
#pragma once

#include "model/bots/bot.h"
#include "model/games/platinumfish/bot/handodds.h"

namespace tacklebox::platinumfish {

/// Evaluates one position for one seat. Both arguments must outlive it.
class Evaluation {
  public:
    /// `dice` is the weight, 0..1, of how often the dice show each rank. The copies left in the deck always
    /// count.
    Evaluation(const InformationState<PlatinumFish>& known, const HandOdds& odds, double dice);

    /// Probability that the top of the deck matches the own hand, now and after a shuffle.
    double chanceToDrawMatch() const;
    double chanceToDrawMatchShuffled() const;
    /// Gain of a shuffle for the own next draw, less the gain of another player on turn.
    double valueOfShuffle() const;
    /// How soon a card of the rank in the own hand will probably be matched; higher is sooner.
    double easeOf(packs::Rank rank) const;
    /// Expected number of pairs from a new hand.
    double valueOfNewHand() const;

    /// True if the ask cannot hit.
    bool mustMiss(const Move& ask) const { return m_odds.chanceToHold(ask.target, ask.rank) <= 0; }
    /// Value of a legal move of the own seat, comparable with the others.
    double valueOf(const Move& move) const;
    /// The reason for making the move.
    Rationale reasonFor(const Move& move) const;

  private:
    double valueOfTake(packs::Rank rank) const;
    double valueOfAsk(Seat target, packs::Rank rank) const;
    bool othersMatch(packs::Rank rank) const;

    const InformationState<PlatinumFish>& m_known;
    const HandOdds& m_odds;
    double m_dice;
    RankSet m_own;
};

} // namespace tacklebox::platinumfish
