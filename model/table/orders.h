// The standing orders of people for decisions while they are away from the screen.
#pragma once

#include "model/engine/tabletraits.h"

#include <QHash>
#include <QString>

#include <array>

namespace tacklebox {

class StandingOrders {
  public:
    /// By seat and card, "0/skip", as in the resume state.
    using CardOrders = QHash<QString, StandingOrder>;
    /// By seat.
    using WindowOrders = std::array<WindowOrder, kMostSeats>;

    /// The order of `seat` for a reaction card, by its name in the line protocol. The default is Never, or
    /// AskMe for a person playing `alone` against bots.
    StandingOrder forCard(Seat seat, const QString& card, bool alone) const;
    /// True if `seat` has given an order for any card.
    bool hasAny(Seat seat) const;
    void setForCard(Seat seat, const QString& card, const StandingOrder& order);
    /// The order of `seat` for a window, a moment when all may act.
    WindowOrder forWindow(Seat seat) const;
    /// An order to pass until somebody acts overrides the previous one temporarily.
    void setForWindow(Seat seat, const WindowOrder& order);
    /// A seat has acted, which ends orders to pass until then.
    void somebodyActed() { m_passing = {}; }
    /// All orders of the seat, for the game's rules; valid while this object lives.
    Orders of(Seat seat, bool alone) const;

    // ---- resume state ----
    const CardOrders& cardOrders() const { return m_cards; }
    WindowOrders windowOrders() const;
    void restore(const CardOrders& cards, const WindowOrders& windows);

  private:
    CardOrders m_cards;
    WindowOrders m_windows{};
    SeatSet m_passing; ///< seats with the order to pass until somebody acts
};

} // namespace tacklebox
