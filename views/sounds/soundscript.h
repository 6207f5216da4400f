// Chooses the sound of an event.
#pragma once

#include "model/table/tableevent.h"

#include <QString>

#include <optional>

namespace tacklebox {

/// The sound of an event, and the seat from which it comes.
struct SoundCue {
    QString cue;       ///< empty: none
    Seat at = kNoSeat; ///< kNoSeat: the middle
    double pitch = 1;  ///< factor for its frequency
};

/// Chooses the sound of each event, based on the events before it. Each occasion has one sound: a set or a
/// reveal of several cards sounds once. Each dealt card has its sound. The sounds that all games share are
/// here; a game adds others with GameInfo::cue.
class SoundScript {
  public:
    /// `own`: the cue that the game chose for the event; empty if none. `last`: the next event ends the
    /// match. `you`: the seat for which the end may be a defeat, and a card that others get a loss, which
    /// sounds lower; kNoSeat: none.
    SoundCue next(const TableEvent& event, const QString& own = {}, bool last = false, Seat you = kNoSeat);
    /// The sound of a catch's points while they are counted up: note `note`, from 0, each higher than the
    /// last.
    static SoundCue ofPoints(Seat seat, int note);
    /// Forgets earlier events.
    void restart() { *this = {}; }

  private:
    SoundCue ofMoved(const Moved& moved, const QString& own);
    SoundCue ofSaid(const Said& said);

    bool m_dealing = false;        ///< a deal has begun, and nobody has moved yet
    bool m_shown = false;          ///< the previous event turned up a card
    bool m_missed = false;         ///< the last ask was a miss
    std::optional<Moved> m_before; ///< the previous event, if it moved a card
    QString m_beforeCue;           ///< its cue, even if that was not repeated
    Seat m_asker = kNoSeat;        ///< the seat of the last ask
    int m_hits = 0;                ///< consecutive hits of that seat
};

} // namespace tacklebox
