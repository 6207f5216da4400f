// A recorded match to look at: its steps as a timeline.
#pragma once

#include "model/table/release.h"
#include "model/table/table.h"
#include "model/table/tablenarrator.h"

#include <QHash>

#include <memory>

namespace tacklebox {

/// A table that is looked at like any other, and at which nobody can move.
class Replay : public Table, public TableThoughts {
  public:
    /// Opens a record, the timeline at its beginning. `seats` says who sat there (nobody named:
    /// usualSeats()); `viewer` from whose seat it is first seen. Null with *fault on a record that cannot be
    /// read.
    static std::unique_ptr<Table> open(const QByteArray& record, const QList<SeatPlan>& seats, Seat viewer,
                                       QString* fault);
    /// The timeline of a table that open() made; null for any other.
    static Replay* of(Table* table);

    // ---- the timeline ----
    /// Its last position. Every move that the viewer may know of is one on, and so is every deal after the
    /// first; what he may not know of is shown with what came before it, so that the timeline does not give
    /// away that there was something to decide.
    int length() const { return int(m_stops.size()) - 1; }
    /// What is shown; 0: the cards have just been dealt.
    int position() const { return m_position; }
    /// Shows that position. One on is told as it happened; all else is shown anew (Table::rewound()).
    /// Numbers beyond the ends mean the ends.
    void goTo(int position);
    /// The position at which event `number` has just been told.
    int positionOf(int event) const;
    /// Events that are told at that position.
    int eventsAt(int position) const;
    /// The positions at which a deal has just begun; 0 is the first.
    std::vector<int> dealStarts() const { return m_dealStarts; }

    /// Cards that came to lie in front of a seat at one position: a set, as all saw it.
    struct LaidSet {
        int position = 0;
        Seat seat = kNoSeat;
        Face face = kHidden; ///< one of its cards; kHidden where none is known
    };
    /// Of the whole record, also those that are still to come, in order.
    std::vector<LaidSet> laidSets() const;

    // ---- the talk ----
    /// Events of the whole record, also those that are still to come.
    int allEvents() const { return match().events(); }
    /// Event `number` as it may be told in the talk, also one that is still to come; null where it may not.
    const AnySeen* seenSomeTime(int number) const;
    /// The sentences of the events from `first` to before `last`, also of those still to come.
    QStringList sentences(int first, int last) const;
    /// Lets Table::reasonFor() tell these reasons, by the number of the event. A record has none; the table
    /// at which the match was played may.
    void tellReasons(const QHash<int, QString>& reasons) { m_reasons = reasons; }

    /// Lets the talk tell who was only too slow: a record has not that either, but what is kept beside it.
    void tellWhoWasLate(const ResumeState& resumeState) { recallLate(resumeState); }

    // ---- who looks ----
    /// True if the match is over.
    bool finished() const { return match().over(); }
    /// Whether it may be seen so: as a spectator (kNoSeat) always; from any seat, or with all hands open
    /// (kEverybody), only if the match is over. While it runs the person who plays alone against bots has his
    /// own seat.
    bool mayLook(Seat viewer) const;
    /// Shows it so. False, and nothing changes, if that may not be.
    bool look(Seat viewer);

    /// The match up to the position shown, to play on from there; the record itself stays as it is.
    QByteArray recordSoFar() const;

    // ---- nobody plays here ----
    bool isReplay() const override { return true; }
    bool play(int, qint64) override { return refuse(); }
    bool playMove(const AnyMove&, qint64) override { return refuse(); }
    QString whyNot(const AnyMove&) const override { return nobodyMoves(); }

    int events() const override { return m_release.events(); }
    QString reasonFor(int event) const override { return m_reasons.value(event); }
    std::vector<HandFact> publicFacts(int number) const override;

  protected:
    const AnyMatch& match() const override { return *m_match; }
    void goOn() override {}
    void facingWasChanged() override {}
    void beginNextDeal() override {}

  private:
    /// A position of the timeline: so much of the log is told, after so many steps of the record.
    struct Stop {
        int events, steps;
    };

    Replay(const TablePlan& plan, std::unique_ptr<AnyMatch> match);

    static QString nobodyMoves() { return Table::tr("This is a recorded game: nobody moves here."); }
    bool refuse();
    /// Lays the timeline for who looks now; the position is its end.
    void layTimeline();
    /// Chance that is due belongs to the step that led to it.
    int beforeNextMove(int step) const;
    void stopAt(Stop stop);
    void releaseStop() { m_release.releaseTo(*m_match, m_stops[std::size_t(m_position)].events); }

    std::unique_ptr<AnyMatch> m_match;
    EventRelease m_release;
    std::vector<int> m_eventsAfter; ///< events told after so many steps
    std::vector<Stop> m_stops;      ///< the positions, as the viewer may know them
    std::vector<int> m_dealStarts;
    int m_position = 0;
    mutable TableNarrator m_narrator{*this, TableNarrator::Begins::WithTheMatch};
    QHash<int, QString> m_reasons; ///< by the number of the event
    mutable PublicKnowledge m_knowledge;
};

} // namespace tacklebox
