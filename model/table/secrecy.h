// Secrecy: sentences and events for one viewer, and the hand that may stay open.
#pragma once

#include "model/host/anygame.h"
#include "model/table/seating.h"

#include <QString>

namespace tacklebox {

/// The sentence of an event for `viewer`; empty if it is hidden from the viewer or needs no sentence.
QString sentenceFor(Seat viewer, const AnyMatch& match, int number, const Names& names);

/// The events from `first` to before `last` that `viewer` sees.
std::vector<AnySeen> eventsOf(Seat viewer, const AnyMatch& match, int first, int last);

/// True if everybody can see that `seat` must decide. A decision that gives a hand away must take no time
///
inline bool isPublicDecision(const AnyMatch& match, Seat seat) {
    return match.playersToActSeenBy(kNoSeat).has(seat);
}

/// Whom or what the table waits for.
enum class Waits : std::uint8_t {
    ForPerson, ///< the person due, who is at the screen or may take it
    ForScreen, ///< another person must take the screen
    ForBot,    ///< a bot
    ForNobody,
};
/// The seat whose hand stays open while the table waits for `seatToAct`; kNoSeat for none.
Seat openHandOwner(const Seating& seating, const AnyMatch& match, Waits waits, Seat seatToAct);

} // namespace tacklebox
