// Whose eyes see what: the words and events of one viewer, and whose hand stays open when somebody is due.
#pragma once

#include "model/host/anygame.h"
#include "model/table/seating.h"

#include <QString>

namespace tacklebox {

/// The sentence of any event of the match as `viewer` sees it; empty for what he must not know of, and for
/// what needs no sentence.
QString sentenceFor(Seat viewer, const AnyMatch& match, int number, const Names& names);

/// The events of `viewer` from `first` to before `last`, for who may know nothing else.
std::vector<AnySeen> eventsOf(Seat viewer, const AnyMatch& match, int first, int last);

/// True if all can see that `seat` is to decide; a decision that gives a hand away takes no time.
inline bool isPublicDecision(const AnyMatch& match, Seat seat) {
    return match.waitingSeenBy(kNoSeat).has(seat);
}

/// Who waits for somebody at the screen.
enum class Waits : std::uint8_t {
    ForPerson, ///< who is due may look or looks already
    ForScreen, ///< another person is to take the screen
    ForBot,    ///< a bot is due
    ForNobody,
};
/// Whose hand stays open at the screen while the table waits for `due`; kNoSeat: nobody's.
Seat staysOpenFor(const Seating& seating, const AnyMatch& match, Waits waits, Seat due);

} // namespace tacklebox
