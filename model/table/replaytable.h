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
        m_eventsAt.push_back(again.log().size());
        for (const Step<G>& step : this->match().steps()) {
            replayStep(again, step);
            m_eventsAt.push_back(again.log().size());
        }
        this->release(m_eventsAt.front());
    }

    // ---- Replay ----
    int length() const override { return int(m_eventsAt.size()) - 1; }
    int position() const override { return m_position; }
    void goTo(int position) override {
        position = std::clamp(position, 0, length());
        if (position == m_position) return;
        const bool oneOn = position == m_position + 1;
        const int first = this->events();
        m_position = position;
        this->release(m_eventsAt[std::size_t(position)]);
        if (oneOn && this->events() > first)
            emit this->happened(first, this->events());
        else
            emit this->rewound();
        emit this->dueChanged();
    }
    int positionOf(int event) const override {
        const auto at = std::upper_bound(m_eventsAt.begin(), m_eventsAt.end(), event);
        return std::min(length(), int(at - m_eventsAt.begin()));
    }
    int nextMove() const override {
        for (int position = m_position + 1; position <= length(); ++position)
            if (isMove(position)) return position;
        return length();
    }
    int previousMove() const override {
        for (int position = m_position - 1; position > 0; --position)
            if (isMove(position)) return position;
        return 0;
    }
    bool finished() const override { return this->match().over(); }
    bool look(Seat viewer) override {
        const bool known =
            viewer < this->seats() || viewer == kNoSeat || (viewer == kEverybody && finished());
        if (!known) return false;
        if (viewer == this->m_facing) return true;
        this->m_facing = viewer;
        emit this->facingChanged();
        emit this->rewound();
        return true;
    }
    QByteArray recordSoFar() const override {
        return QByteArray::fromStdString(
            SessionOf<G>(matchBefore(this->match(), m_position)).record().dump());
    }

    // ---- nobody plays here ----
    bool play(int, qint64) override { return refuse(); }
    bool playMove(const Move&, qint64) override { return refuse(); }
    QString whyNot(const Move&) const override { return nobodyMoves(); }
    void reseat(Seat, const SeatPlan&) override {}
    bool canTakeBack() const override { return false; }
    bool canMakeAgain() const override { return false; }

  protected:
    Seat addressed() const override { return this->m_facing < this->seats() ? this->m_facing : kNoSeat; }
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
    bool isMove(int position) const {
        return std::holds_alternative<MoveStep<G>>(this->match().steps()[std::size_t(position - 1)]);
    }

    std::vector<int> m_eventsAt; ///< events told after so many steps
    int m_position = 0;
};

} // namespace tacklebox
