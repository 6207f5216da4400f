// What each move of Twisted Fish is worth at a glance.
#pragma once

#include "model/bots/rationale.h"
#include "model/games/twistedfish/bot/motive.h"
#include "model/games/twistedfish/bot/odds.h"

#include <optional>

namespace tacklebox::twistedfish {

struct Judged {
    double worth = 0; ///< higher is better; below 0 a Zinger in another's turn is better kept
    Motive motive = Motive::None;
    std::optional<double> likely;
};

/// A level's way of judging: what it weighs beside the odds.
struct Manner {
    bool weighsProgress = true; ///< the more of a fish it has, the more it wants the next
    double leak = 0;            ///< how much it minds what an ask tells the others
};

class Judgement {
  public:
    Judgement(const Knowledge<TwistedFish>& known, const Odds& odds, const Manner& manner);

    Judged judge(const Move& move) const;

  private:
    int count(Fish fish) const { return (m_hand & kCardsOf[fish]).size(); }
    /// The hand may soon be over: Zingers still held are about to cost points.
    bool late() const;
    double use(Fish fish) const;
    double leak(Fish fish) const;
    double fishing(Card card) const;
    double unstopped(Seat target) const;
    Judged ask(Seat target, Card card) const;
    Judged net(const Move& move) const;
    Judged lure(const Move& move) const;
    Judged diver(Fish fish) const;
    Judged noFishing() const;
    Judged stop(const Move& move) const;

    const Knowledge<TwistedFish>& m_known;
    const Odds& m_odds;
    Manner m_manner;
    const View& m_view;
    Seat m_seat;
    CardSet m_hand;
};

} // namespace tacklebox::twistedfish
