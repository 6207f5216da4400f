// Which sound an event makes.
#pragma once

#include "model/table/tableevent.h"

#include <QString>

#include <optional>

namespace tacklebox {

/// What is to be heard: at most one cue an event, and whose seat it comes from.
struct SoundCue {
    QString cue;       ///< empty: nothing
    Seat at = kNoSeat; ///< kNoSeat: the middle
};

/// Chooses the sound of each event from those before it. Each occasion has one sound, once: a set however
/// many cards it has, a reveal with all its cards; each card that is dealt has its own. What all games share
/// is chosen here; what a game has beside that it says itself (GameInfo::cue).
class SoundScript {
  public:
    /// `own`: the cue that the event's game has for it; empty if none. `last`: the match ends with the event
    /// after it. `you`: whose defeat the end of the match may be; kNoSeat: nobody's.
    SoundCue next(const TableEvent& event, const QString& own = {}, bool last = false, Seat you = kNoSeat);
    /// What comes next does not follow what was heard.
    void restart() { *this = {}; }

  private:
    SoundCue ofMoved(const Moved& moved, const QString& own);
    SoundCue ofSaid(const Said& said);

    bool m_dealing = false;        ///< a deal began, and nobody has moved yet
    bool m_shown = false;          ///< the event before turned a card up
    bool m_missed = false;         ///< nothing came of the last ask
    std::optional<Moved> m_before; ///< the event before, if it moved a card
    QString m_beforeCue;           ///< and its cue, also where it was not heard again
    Seat m_asker = kNoSeat;        ///< of the last ask
    int m_hits = 0;                ///< of his, one after the other
};

} // namespace tacklebox
