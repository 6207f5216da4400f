#include "model/table/replay.h"

#include "model/table/secrecy.h"
#include "model/wire/record.h"

#include <algorithm>

namespace tacklebox {

Replay::Replay(const TablePlan& plan, std::unique_ptr<AnyMatch> played)
    : Table(plan), m_match(std::move(played)) {
    setThoughts(this);
    seating().setViewer(onlyPerson());
    m_visibleEvents.releaseAll(*m_match);
    forgetLate(*m_match);
    const auto again = match().before(0);
    m_eventsAfter.push_back(again->events());
    for (int step = 0; step < match().steps(); ++step) {
        again->replay(match().step(step));
        m_eventsAfter.push_back(again->events());
    }
    layTimeline();
    m_position = 0;
    releaseStop();
}

std::vector<HandFact> Replay::publicFacts(int number) const {
    return m_informationState.before(*m_match, std::clamp(number, 0, events()));
}

Replay* Replay::of(Table* table) {
    return dynamic_cast<Replay*>(table);
}

void Replay::goTo(int position) {
    position = std::clamp(position, 0, length());
    if (position == m_position) return;
    const bool oneOn = position == m_position + 1;
    const int first = events();
    m_position = position;
    releaseStop();
    if (oneOn)
        emit happened(first, events());
    else
        emit rewound();
    emit waitingForChanged();
}

int Replay::positionOf(int event) const {
    const auto at = std::upper_bound(m_stops.begin(), m_stops.end(), event,
                                     [](int number, const Stop& stop) { return number < stop.events; });
    return std::min(length(), int(at - m_stops.begin()));
}

int Replay::eventsAt(int position) const {
    return m_stops[std::size_t(std::clamp(position, 0, length()))].events;
}

const AnySeen* Replay::seenSomeTime(int number) const {
    if (number < 0 || number >= allEvents()) return nullptr;
    return match().seen(logViewer(), number);
}

std::vector<Replay::LaidSet> Replay::laidSets() const {
    std::vector<LaidSet> sets;
    for (int number = 0; number < allEvents(); ++number) {
        const AnySeen* seen = seenSomeTime(number);
        if (!seen) continue;
        const EventContent content = seen->content();
        const auto* moved = std::get_if<Moved>(&content);
        if (!moved || !isLaid(moved->to.kind)) continue;
        const int position = positionOf(number);
        const bool same =
            !sets.empty() && sets.back().position == position && sets.back().seat == moved->to.seat;
        if (!same) sets.push_back({position, moved->to.seat, moved->face});
        if (sets.back().face == kHidden) sets.back().face = moved->face;
    }
    return sets;
}

QStringList Replay::sentences(int first, int last) const {
    m_narrator.processBefore(allEvents());
    return m_narrator.sentences(first, last);
}

bool Replay::allowsPointOfView(Seat viewer) const {
    if (viewer == kNoSeat) return true;
    if (finished()) return viewer < seats() || viewer == kOmniscient;
    return viewer == onlyPerson();
}

bool Replay::setPointOfView(Seat viewer) {
    if (!allowsPointOfView(viewer)) return false;
    if (viewer == this->viewer()) return true;
    const int shown = events();
    seating().setViewer(viewer);
    layTimeline();
    while (m_position > 0 && m_stops[std::size_t(m_position)].events > shown)
        --m_position;
    releaseStop();
    emit viewerChanged();
    emit rewound();
    return true;
}

QByteArray Replay::recordSoFar() const {
    const int steps = m_stops[std::size_t(m_position)].steps;
    return QByteArray::fromStdString(recordJson(*match().before(steps)).dump());
}

bool Replay::refuse() {
    emit refused(nobodyMoves());
    return false;
}

void Replay::layTimeline() {
    m_stops.clear();
    m_dealStarts = {0};
    const int steps = match().steps();
    for (int step = 0; step < steps; ++step) {
        const int first = m_eventsAfter[std::size_t(step)], last = m_eventsAfter[std::size_t(step) + 1];
        for (int number = first; number < last; ++number) {
            if (match().kind(number) == EventKind::Deal) {
                stopAt({number, beforeNextMove(step + 1)});
                m_dealStarts.push_back(int(m_stops.size()));
            } else if (match().kind(number) == EventKind::Move && match().sees(viewer(), number)) {
                stopAt({number, step});
            }
        }
    }
    stopAt({match().events(), steps});
    m_position = length();
}

int Replay::beforeNextMove(int step) const {
    while (step < match().steps() && !match().step(step).isMove())
        ++step;
    return step;
}

void Replay::stopAt(Stop stop) {
    if (!m_stops.empty() && m_stops.back().events == stop.events) m_stops.pop_back();
    m_stops.push_back(stop);
}

} // namespace tacklebox
