// Replay of a recorded match with a timeline.
#pragma once

#include "model/table/table.h"
#include "model/table/tablenarrator.h"
#include "model/table/visibleevents.h"

#include <QHash>

#include <memory>

namespace tacklebox {

/// A table that can be viewed like any other, but without moves.
class Replay : public Table, public TableThoughts {
  public:
    /// Opens a record before its first event. `seats` are the players (empty: usualSeats()); `viewer` is the
    /// initial point of view. Null with *error if the record is unreadable.
    static std::unique_ptr<Table> open(const QByteArray& record, const QList<SeatPlan>& seats, Seat viewer,
                                       QString* error);
    /// `table` as a replay; null for other tables.
    static Replay* of(Table* table);

    // ---- the timeline ----
    /// The last position. Each move that the viewer may know of is one position, as is each deal after the
    /// first. Hidden events belong to the position before, so the timeline does not reveal secret decisions
    ///
    int length() const { return int(m_stops.size()) - 1; }
    /// The current position; 0: the cards have just been dealt.
    int position() const { return m_position; }
    /// Goes to a position, clamped to the timeline. The next position is reported as new events; all others
    /// cause Table::rewound().
    void goTo(int position);
    /// The position that shows event `number` as its latest.
    int positionOf(int event) const;
    /// Number of events shown at a position.
    int eventsAt(int position) const;
    /// The positions at the start of each deal; 0 is the first.
    std::vector<int> dealStarts() const { return m_dealStarts; }

    /// Cards laid in front of a seat at one position: a set, as all saw it.
    struct LaidSet {
        int position = 0;
        Seat seat = kNoSeat;
        Face face = kHidden; ///< one of its cards; kHidden if none is known
    };
    /// The sets of the whole record in order, including future ones.
    std::vector<LaidSet> laidSets() const;

    // ---- the log ----
    /// Number of events in the whole record, including future ones.
    int allEvents() const { return match().events(); }
    /// Event `number` as the log may show it, even a future one; null if it must stay hidden.
    const AnySeen* seenSomeTime(int number) const;
    /// The sentences of the events from `first` to before `last`, even future ones.
    QStringList sentences(int first, int last) const;
    /// Sets the reasons returned by Table::reasonFor(), by event. A record does not contain them; the table
    /// where the match was played does.
    void setReasons(const QHash<int, QString>& reasons) { m_reasons = reasons; }

    /// Sets the late moves from a resume state, because a record does not contain them.
    void setLateMoves(const ResumeState& resumeState) { recallLate(resumeState); }

    // ---- the viewer ----
    /// True if the match is over.
    bool finished() const { return match().over(); }
    /// True if that point of view is allowed: a spectator (kNoSeat) always; a seat or open hands
    /// (kOmniscient) only after the match. During a match of one person against bots, that person's seat is
    /// allowed too.
    bool allowsPointOfView(Seat viewer) const;
    /// Changes the point of view. Returns false and changes nothing if it is not allowed.
    bool setPointOfView(Seat viewer);

    /// The record up to the current position, for branching off.
    QByteArray recordSoFar() const;

    // ---- no moves ----
    bool isReplay() const override { return true; }
    bool play(int, qint64) override { return refuse(); }
    bool playMove(const AnyMove&, qint64) override { return refuse(); }
    QString refusalText(const AnyMove&) const override { return nobodyMoves(); }

    int events() const override { return m_visibleEvents.events(); }
    QString reasonFor(int event) const override { return m_reasons.value(event); }
    std::vector<HandFact> publicFacts(int number) const override;

  protected:
    const AnyMatch& match() const override { return *m_match; }
    void goOn() override {}
    void onViewerChanged() override {}
    void beginNextDeal() override {}

  private:
    /// A position of the timeline: the number of events shown and of steps replayed.
    struct Stop {
        int events, steps;
    };

    Replay(const TablePlan& plan, std::unique_ptr<AnyMatch> match);

    static QString nobodyMoves() { return Table::tr("This is a replay; you can't make moves here."); }
    bool refuse();
    /// Creates the timeline for the current viewer; the position becomes its end.
    void layTimeline();
    /// Includes pending chance steps in the step that caused them.
    int beforeNextMove(int step) const;
    void stopAt(Stop stop);
    void releaseStop() { m_visibleEvents.releaseTo(*m_match, m_stops[std::size_t(m_position)].events); }

    std::unique_ptr<AnyMatch> m_match;
    VisibleEvents m_visibleEvents;
    std::vector<int> m_eventsAfter; ///< number of events after each number of steps
    std::vector<Stop> m_stops;      ///< the positions that the viewer may know of
    std::vector<int> m_dealStarts;
    int m_position = 0;
    mutable TableNarrator m_narrator{*this, TableNarrator::Begins::WithTheMatch};
    QHash<int, QString> m_reasons; ///< by event
    mutable PublicInformationState m_informationState;
};

} // namespace tacklebox
