#include "model/table/secrecy.h"

#include "model/table/words.h"

#include <algorithm>

namespace tacklebox {

namespace {

/// True if the event deals a card into a hand, which needs no sentence.
bool isDealing(const AnyMatch& match, int number) {
    if (match.kind(number) != EventKind::CardMoved) return false;
    if (std::get<Moved>(match.event(number)).to.kind != PileKind::Hand) return false;
    for (int before = number - 1; before >= 0; --before) {
        if (match.kind(before) == EventKind::Deal) return true;
        if (match.kind(before) == EventKind::Move) return false;
    }
    return false;
}

} // namespace

QString sentenceFor(Seat viewer, const AnyMatch& match, int number, const Names& names) {
    if (number < 0 || number >= match.events() || isDealing(match, number)) return {};
    const auto event = match.seen(viewer, number);
    return event ? asSentence(match.game().eventWords(*event, names)) : QString();
}

std::vector<AnySeen> eventsOf(Seat viewer, const AnyMatch& match, int first, int last) {
    std::vector<AnySeen> events;
    for (int number = first; number < last; ++number)
        if (const auto event = match.seen(viewer, number)) events.push_back(*event);
    return events;
}

Seat openHandOwner(const Seating& seating, const AnyMatch& match, Waits waits, Seat seatToAct) {
    const Seat viewer = seating.viewer();
    if (seating.alone()) return viewer;
    if (!seating.isPerson(viewer)) return kNoSeat;
    if (waits == Waits::ForScreen || (waits == Waits::ForPerson && seatToAct != viewer)) return kNoSeat;
    // On a bot's turn all people watch the screen, so no hand stays open.
    if (const Seat turn = match.turn();
        waits == Waits::ForBot && turn != kNoSeat && turn != viewer && !seating.isPerson(turn))
        return kNoSeat;
    // The same holds for public decisions (G-12).
    return match.isOpenDecision() ? kNoSeat : viewer;
}

} // namespace tacklebox
