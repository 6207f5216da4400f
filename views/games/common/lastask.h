// Whom the player at the screen asked last: his panel keeps a soft glow (ux.md 1.3).
#pragma once

#include "model/table/gametable.h"

#include <variant>

namespace tacklebox {

/// For games whose Move has an Ask with a target. Follows the events that are shown.
template <class G>
class LastAsk {
  public:
    /// kNoSeat: he has not asked anybody in this deal.
    Seat target() const { return m_target; }

    /// Takes in an event, as `me` sees it.
    void follow(const SeenEvent<G>& event, Seat me) {
        using Move = typename G::Move;
        if (std::holds_alternative<SeenDeal<G>>(event.content())) m_target = kNoSeat;
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (made && made->seat == me && made->move.kind == decltype(made->move.kind)::Ask)
            m_target = made->move.target;
    }
    /// Finds it among the events before `number`.
    void find(const GameTable<G>& table, int number, Seat me) {
        m_target = kNoSeat;
        while (m_target == kNoSeat && --number >= 0) {
            const auto event = table.seen(number);
            if (!event) continue;
            if (std::holds_alternative<SeenDeal<G>>(event->content())) return;
            follow(*event, me);
        }
    }

  private:
    Seat m_target = kNoSeat;
};

} // namespace tacklebox
