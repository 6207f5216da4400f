#include "model/table/seating.h"

#include <algorithm>

namespace tacklebox {

int Seating::people() const {
    return int(
        std::count_if(m_seats.begin(), m_seats.end(), [](const SeatPlan& seat) { return seat.person; }));
}

const Names& Seating::names(Seat you) const {
    const auto isSame = [](const SeatPlan& seat, const QString& name) { return seat.name == name; };
    if (!std::ranges::equal(m_seats, m_named, isSame)) {
        m_named.clear();
        m_names.bySeat.clear();
        for (const SeatPlan& seat : m_seats) {
            m_named << seat.name;
            m_names.bySeat.push_back(seat.name.toStdString());
        }
    }
    m_names.you = you;
    return m_names;
}

bool Seating::setViewer(Seat seat, int seen) {
    if (seat == m_viewer) return false;
    if (m_viewer < kMostSeats) m_seenUpTo[m_viewer] = seen;
    m_viewer = seat;
    return true;
}

std::array<int, kMostSeats> Seating::seenBy(int events) const {
    auto seen = m_seenUpTo;
    if (m_viewer < kMostSeats) seen[m_viewer] = events;
    return seen;
}

void Seating::forgetFrom(int events) {
    for (int& seen : m_seenUpTo)
        seen = std::min(seen, events);
}

} // namespace tacklebox
