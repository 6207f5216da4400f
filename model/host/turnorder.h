// The order in which seats are asked for moves.
#pragma once

#include "model/host/anygame.h"

namespace tacklebox {

/// Asks the seats that may move one after another, in the game's order. A seat that is not on turn may pass
/// (AnyMatch::canPass()); it is asked again after the next event.
class TurnOrder {
  public:
    /// Something has happened: all seats may be asked again.
    void startOver() { m_passed = SeatSet(); }
    /// `seat` has a new player, not asked yet.
    void askAgain(Seat seat) { m_passed.remove(seat); }
    /// `seat` passes.
    void pass(Seat seat) { m_passed.add(seat); }

    /// Seats still to be asked, in order; empty after the match and before a chance step.
    SeatOrder seatsToAct(const AnyMatch& match) const {
        SeatOrder left;
        if (match.over()) return left;
        for (const Seat seat : match.turnOrder())
            if (!m_passed.has(seat)) left.add(seat);
        return left;
    }
    /// The first of them; kNoSeat if there is none.
    Seat nextToAct(const AnyMatch& match) const {
        const SeatOrder left = seatsToAct(match);
        return left.empty() ? kNoSeat : left[0];
    }

  private:
    SeatSet m_passed; ///< seats that have passed since the last event
};

} // namespace tacklebox
