// What the moves of Platinum Fish are worth by exact odds and simple rules.
#pragma once

#include "model/bots/bot.h"
#include "model/games/platinumfish/bot/handodds.h"

namespace tacklebox::platinumfish {

/// The evaluation of one seat in one position; both arguments must outlive it.
class Evaluation {
  public:
    /// `dice` is how much it heeds, 0..1, that the dice show some ranks more often than others; how many
    /// cards of a rank the deck still has it always counts.
    Evaluation(const Knowledge<PlatinumFish>& known, const HandOdds& odds, double dice);

    /// How likely the top of the deck matches the own hand, as the deck lies or if it is shuffled first.
    double chanceToDrawMatch() const;
    double chanceToDrawMatchShuffled() const;
    /// What a shuffle changes for that draw, less what it gives the player in turn, if that is somebody else.
    double worthOfShuffle() const;
    /// How soon a card of the rank, once in the own hand, can be expected to be matched: more is sooner.
    double easeOf(packs::Rank rank) const;
    /// The matches that whoever runs out of cards can expect of his new hand.
    double worthOfNewHand() const;

    /// Whether an ask is certain to miss.
    bool mustMiss(const Move& ask) const { return m_odds.chanceToHold(ask.target, ask.rank) <= 0; }
    /// How good a move of the own seat is, compared with the others that are legal; a match counts 1.
    double worthOf(const Move& move) const;
    /// Why one would make it.
    Rationale reasonFor(const Move& move) const;

  private:
    double worthOfTake(packs::Rank rank) const;
    double worthOfAsk(Seat target, packs::Rank rank) const;
    bool othersMatch(packs::Rank rank) const;

    const Knowledge<PlatinumFish>& m_known;
    const HandOdds& m_odds;
    double m_dice;
    RankSet m_own;
};

} // namespace tacklebox::platinumfish
