// What each person has ordered for decisions that come while he is not at the screen.
#pragma once

#include "model/engine/policy.h"

#include <QHash>
#include <QString>

#include <array>

namespace tacklebox {

class StandingOrders {
  public:
    /// By seat and card, as files keep them.
    using ByCard = QHash<QString, StandingOrder>;
    using ByWindow = std::array<WindowOrder, kMostSeats>;

    /// The order of `seat` for a reaction card, by its name in the line protocol. Without one no card is
    /// played for them; one who plays `alone` against bots is asked.
    StandingOrder forCard(Seat seat, const QString& card, bool alone) const;
    /// `seat` has given an order for some card.
    bool hasAny(Seat seat) const;
    void setForCard(Seat seat, const QString& card, const StandingOrder& order);
    /// The order of `seat` where everybody may act at any time.
    WindowOrder forWindow(Seat seat) const;
    /// An order to pass until somebody acts comes before the one that was there, which holds again after it.
    void setForWindow(Seat seat, const WindowOrder& order);
    /// A seat has acted: orders to pass until then have ended.
    void somebodyActed() { m_passing = {}; }
    /// All orders of that seat, as a game's policy asks for them; valid while this lives.
    Orders of(Seat seat, bool alone) const;

    // ---- kept with the match ----
    const ByCard& byCard() const { return m_cards; }
    ByWindow byWindow() const;
    void restore(const ByCard& cards, const ByWindow& windows);

  private:
    ByCard m_cards;
    ByWindow m_windows{};
    SeatSet m_passing; ///< until somebody acts
};

} // namespace tacklebox
