// The players of a table, the viewer at the screen, and the events that each person has seen.
#pragma once

#include "model/engine/phrase.h"
#include "model/table/plan.h"

#include <array>

namespace tacklebox {

class Seating {
  public:
    /// `seats` is the table's list, which may change and must outlive this object.
    explicit Seating(const QList<SeatPlan>& seats) : m_seats(seats) {}

    int seats() const { return int(m_seats.size()); }
    int people() const;
    bool isPerson(Seat seat) const { return seat < seats() && m_seats[seat].person; }
    /// True if one person plays against bots, so nobody else sees the screen.
    bool alone() const { return people() == 1; }
    /// The seat of the only person; kNoSeat if there are several or none.
    Seat onlyPerson() const { return onlyPersonOf(m_seats); }
    /// All names, addressed to `you` (kNoSeat: nobody). Valid until the next call.
    const Names& names(Seat you) const;

    // ---- the viewer ----
    /// The seat whose hand may be shown; kNoSeat for none.
    Seat viewer() const { return m_viewer; }
    /// Makes `seat` the viewer; the previous one has seen the events before `seen`. Returns false if it is
    /// the same.
    bool setViewer(Seat seat, int seen);
    /// The same without recording what the previous viewer has seen.
    void setViewer(Seat seat) { m_viewer = seat; }

    // ---- events seen ----
    /// The number of events that a person saw or could see at the screen.
    int seenUpTo(Seat seat) const { return m_seenUpTo[seat]; }
    void setSeenUpTo(Seat seat, int events) { m_seenUpTo[seat] = events; }
    /// The values of seenUpTo() if the viewer sees all of `events` events.
    std::array<int, kMostSeats> seenBy(int events) const;
    void restore(const std::array<int, kMostSeats>& seenUpTo) { m_seenUpTo = seenUpTo; }
    /// Removes the events from `events` on.
    void forgetFrom(int events);

  private:
    const QList<SeatPlan>& m_seats;
    mutable QStringList m_named; ///< the names that m_names was made from
    mutable Names m_names;       ///< cached, because sentences use it constantly
    Seat m_viewer = kNoSeat;
    std::array<int, kMostSeats> m_seenUpTo{};
};

} // namespace tacklebox
