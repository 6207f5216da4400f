// The table of a recorded match of any game.
#pragma once

#include "model/table/matchtable.h"
#include "model/table/replay.h"

namespace tacklebox {

template <class G>
class ReplayTable : public MatchTable<G>, public Replay {
  public:
    using typename MatchTable<G>::Move;

    ReplayTable(const TablePlan& plan, Match<G> match) : MatchTable<G>(plan, std::move(match)) {
        Match<G> again = Match<G>::opened(this->match().setup());
        m_eventsAfter.push_back(again.log().size());
        for (const Step<G>& step : this->match().steps()) {
            replayStep(again, step);
            m_eventsAfter.push_back(again.log().size());
        }
        layTimeline();
        m_position = 0;
        this->release(m_stops.front().events);
    }

    // ---- Replay ----
    int length() const override { return int(m_stops.size()) - 1; }
    int position() const override { return m_position; }
    void goTo(int position) override {
        position = std::clamp(position, 0, length());
        if (position == m_position) return;
        const bool oneOn = position == m_position + 1;
        const int first = this->events();
        m_position = position;
        this->release(m_stops[std::size_t(position)].events);
        if (oneOn)
            emit this->happened(first, this->events());
        else
            emit this->rewound();
        emit this->dueChanged();
    }
    int positionOf(int event) const override {
        const auto at = std::upper_bound(m_stops.begin(), m_stops.end(), event,
                                         [](int number, const Stop& stop) { return number < stop.events; });
        return std::min(length(), int(at - m_stops.begin()));
    }
    int eventsAt(int position) const override {
        return m_stops[std::size_t(std::clamp(position, 0, length()))].events;
    }
    std::vector<int> dealStarts() const override { return m_dealStarts; }
    int allEvents() const override { return this->match().log().size(); }
    QString line(int event) const override { return this->lineFor(addressed(), event); }
    void tellReasons(const QHash<int, QString>& reasons) override { m_told = reasons; }
    QString reasonFor(int event) const override { return m_told.value(event); }
    bool finished() const override { return this->match().over(); }
    bool mayLook(Seat viewer) const override {
        if (viewer == kNoSeat) return true;
        if (finished()) return viewer < this->seats() || viewer == kEverybody;
        return viewer == this->onlyPerson();
    }
    bool look(Seat viewer) override {
        if (!mayLook(viewer)) return false;
        if (viewer == this->m_facing) return true;
        const int shown = this->events();
        this->m_facing = viewer;
        layTimeline();
        while (m_position > 0 && m_stops[std::size_t(m_position)].events > shown)
            --m_position;
        this->release(m_stops[std::size_t(m_position)].events);
        emit this->facingChanged();
        emit this->rewound();
        return true;
    }
    QByteArray recordSoFar() const override {
        const int steps = m_stops[std::size_t(m_position)].steps;
        return QByteArray::fromStdString(recordJson(*anyMatch<G>(matchBefore(this->match(), steps))).dump());
    }

    // ---- nobody plays here ----
    bool isReplay() const override { return true; }
    bool play(int, qint64) override { return refuse(); }
    bool playMove(const Move&, qint64) override { return refuse(); }
    QString whyNot(const Move&) const override { return nobodyMoves(); }
    void reseat(Seat, const SeatPlan&) override {}
    bool canTakeBack() const override { return false; }
    bool canMakeAgain() const override { return false; }

  protected:
    Seat addressed() const override { return this->m_facing < this->seats() ? this->m_facing : kNoSeat; }
    /// The one person who played is the one who watches; through the eyes of another he sees names alone.
    Seat calledYou() const override {
        const Seat only = this->onlyPerson();
        return this->m_facing == only || this->m_facing >= this->seats() ? only : kNoSeat;
    }
    void goOn() override {}
    void facingWasChanged() override {}
    void beginNextDeal() override {}
    void proceed() override {}
    void step() override {}

  private:
    static QString nobodyMoves() { return Table::tr("This is a recorded game: nobody moves here."); }
    bool refuse() {
        emit this->refused(nobodyMoves());
        return false;
    }
    /// A position of the timeline: so much of the log is told, after so many steps of the record.
    struct Stop {
        int events, steps;
    };

    /// Lays the timeline for who looks now; the position is its end.
    void layTimeline() {
        m_stops.clear();
        m_dealStarts = {0};
        const EventLog<G>& log = this->match().log();
        const int steps = int(this->match().steps().size());
        for (int step = 0; step < steps; ++step) {
            const int first = m_eventsAfter[std::size_t(step)], last = m_eventsAfter[std::size_t(step) + 1];
            for (int number = first; number < last; ++number) {
                if (std::holds_alternative<Dealt>(log[number])) {
                    stopAt({number, beforeNextMove(step + 1)});
                    m_dealStarts.push_back(int(m_stops.size()));
                } else if (const auto* made = std::get_if<MoveMade<Move>>(&log[number]);
                           made && mayKnow(made->audience, this->m_facing)) {
                    stopAt({number, step});
                }
            }
        }
        stopAt({log.size(), steps});
        m_position = length();
    }
    /// Chance that is due belongs to the step that led to it.
    int beforeNextMove(int step) const {
        const auto& steps = this->match().steps();
        while (step < int(steps.size()) && !std::holds_alternative<MoveStep<G>>(steps[std::size_t(step)]))
            ++step;
        return step;
    }
    void stopAt(Stop stop) {
        if (!m_stops.empty() && m_stops.back().events == stop.events) m_stops.pop_back();
        m_stops.push_back(stop);
    }

    std::vector<int> m_eventsAfter; ///< events told after so many steps
    std::vector<Stop> m_stops;      ///< the positions, as the viewer may know them
    std::vector<int> m_dealStarts;
    int m_position = 0;
    QHash<int, QString> m_told;
};

} // namespace tacklebox
