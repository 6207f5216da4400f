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

    // ---- the timeline ----
    /// Its last position. Every move that the viewer may know of is one on, and so is every deal after the
    /// first; what he may not know of is shown with what came before it, so that the timeline does not give
    /// away that there was something to decide.
    virtual int length() const = 0;
    /// What is shown; 0: the cards have just been dealt.
    virtual int position() const = 0;
    /// Shows that position. One on is told as it happened; all else is shown anew (Table::rewound()).
    /// Numbers beyond the ends mean the ends.
    virtual void goTo(int position) = 0;
    /// The position at which event `number` has just been told.
    virtual int positionOf(int event) const = 0;
    /// Events that are told at that position.
    virtual int eventsAt(int position) const = 0;
    /// The positions at which a deal has just begun; 0 is the first.
    virtual std::vector<int> dealStarts() const = 0;

    // ---- the talk ----
    /// Events of the whole record, also those that are still to come.
    virtual int allEvents() const = 0;
    /// The sentence of event `number` for the table talk, as Table::sentence(), also of what is still to
    /// come.
    virtual QString line(int event) const = 0;
    /// Lets Table::reasonFor() tell these reasons, by the number of the event. A record has none; the table
    /// at which the match was played may.
    virtual void tellReasons(const QHash<int, QString>& reasons) = 0;

    // ---- who looks ----
    /// True if the match is over.
    virtual bool finished() const = 0;
    /// Whether it may be seen so: as a spectator (kNoSeat) always; from any seat, or with all hands open
    /// (kEverybody), only if the match is over. While it runs the person who plays alone against bots has his
    /// own seat.
    virtual bool mayLook(Seat viewer) const = 0;
    /// Shows it so. False, and nothing changes, if that may not be.
    virtual bool look(Seat viewer) = 0;

    /// The match up to the position shown, to play on from there; the record itself stays as it is.
    virtual QByteArray recordSoFar() const = 0;
};

} // namespace tacklebox
