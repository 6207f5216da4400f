// Who sits at a table, who of them looks at the screen, and what each has seen there.
#pragma once

#include "model/engine/phrase.h"
#include "model/table/plan.h"

#include <array>

namespace tacklebox {

class Seating {
  public:
    /// `seats` is the table's own list, which it may change; it outlives this.
    explicit Seating(const QList<SeatPlan>& seats) : m_seats(seats) {}

    int seats() const { return int(m_seats.size()); }
    int persons() const;
    bool isPerson(Seat seat) const { return seat < seats() && m_seats[seat].person; }
    /// True if one person plays against bots: nobody else looks at the screen.
    bool alone() const { return persons() == 1; }
    /// The seat of the only person; kNoSeat if there are several or none.
    Seat onlyPerson() const { return onlyPersonOf(m_seats); }
    /// Everybody's name, told to `you` (kNoSeat: to all who look); good until it is asked for anew.
    const Names& names(Seat you) const;

    // ---- who looks ----
    /// The seat whose hand may be shown now; kNoSeat while nobody's may.
    Seat facing() const { return m_facing; }
    /// From now on `seat` looks; whoever looked before has seen the events before `seen`. False if it is the
    /// same.
    bool face(Seat seat, int seen);
    /// The same, where it is known already what the one before has seen.
    void face(Seat seat) { m_facing = seat; }

    // ---- what each has seen ----
    /// A person saw, or could see at the screen, the events before this one.
    int seenUpTo(Seat seat) const { return m_seenUpTo[seat]; }
    void setSeenUpTo(Seat seat, int events) { m_seenUpTo[seat] = events; }
    /// There are `events` now, and who looks sees them all.
    std::array<int, kMostSeats> seenBy(int events) const;
    void restore(const std::array<int, kMostSeats>& seenUpTo) { m_seenUpTo = seenUpTo; }
    /// What was from event `events` on has not happened.
    void forgetFrom(int events);

  private:
    const QList<SeatPlan>& m_seats;
    mutable QStringList m_named; ///< whose names the next are
    mutable Names m_names;       ///< sentences ask for them all the time
    Seat m_facing = kNoSeat;
    std::array<int, kMostSeats> m_seenUpTo{};
};

} // namespace tacklebox
