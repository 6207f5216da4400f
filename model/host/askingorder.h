// Who is asked for a move next.
#pragma once

#include "model/host/anygame.h"

namespace tacklebox {

/// The seats that may move are asked one after the other, in the game's own order. Who is not in turn may let
/// the player in turn go on instead of moving (AnyMatch::mayHoldBack()); he is asked again when something has
/// happened.
class AskingOrder {
  public:
    /// Something has happened: everybody may be asked again.
    void startOver() { m_heldBack = SeatSet(); }
    /// Another sits there now, who has not been asked.
    void askAgain(Seat seat) { m_heldBack.remove(seat); }
    /// `seat` lets the player in turn go on.
    void holdBack(Seat seat) { m_heldBack.add(seat); }

    /// Who is still to be asked, in order; nobody after the match and while chance is due.
    SeatOrder toAsk(const AnyMatch& match) const {
        SeatOrder left;
        if (match.over()) return left;
        for (const Seat seat : match.askingOrder())
            if (!m_heldBack.has(seat)) left.add(seat);
        return left;
    }
    /// The first of them; kNoSeat if there is nobody.
    Seat next(const AnyMatch& match) const {
        const SeatOrder left = toAsk(match);
        return left.empty() ? kNoSeat : left[0];
    }

  private:
    SeatSet m_heldBack; ///< who has let the player in turn go on since something happened
};

} // namespace tacklebox
