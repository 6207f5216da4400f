// A recorded match to look at: its steps as a timeline.
#pragma once

#include "model/table/table.h"

namespace tacklebox {

/// The half of a replayed table that a view steers. The table itself (replayed()) is looked at like any
/// other; nobody can move at it.
class Replay {
  public:
    /// Opens a record, the timeline at its beginning. `seats` says who sat there (nobody named:
    /// usualSeats()); `viewer` from whose seat it is first seen. Null with *fault on a record that cannot be
    /// read.
    static std::unique_ptr<Table> open(const QByteArray& record, const QList<SeatPlan>& seats, Seat viewer,
                                       QString* fault);
    /// The timeline of a table that open() made; null for any other.
    static Replay* of(Table* table);
    virtual ~Replay() = default;

    /// Steps of the record: moves, and what chance decided.
    virtual int length() const = 0;
    /// Steps that are shown; 0: the cards have just been dealt.
    virtual int position() const = 0;
    /// Shows so many steps. One step on is told as it happened; all else is shown anew (Table::rewound()).
    /// Numbers beyond the ends mean the ends.
    virtual void goTo(int position) = 0;
    /// The position at which event `number` has just been told.
    virtual int positionOf(int event) const = 0;
    /// The next position, after the one shown, at which a move has been made; length() if there is none.
    virtual int nextMove() const = 0;
    virtual int previousMove() const = 0;

    /// True if the match is over: only then may all hands be open.
    virtual bool finished() const = 0;
    /// From whose seat it is seen: a seat, kNoSeat as a spectator, kEverybody with open hands. False, and
    /// nothing changes, if that may not be.
    virtual bool look(Seat viewer) = 0;

    /// The match up to the position shown, to play on from there; the record itself stays as it is.
    virtual QByteArray recordSoFar() const = 0;
};

} // namespace tacklebox
