// A table over a match of any game, without bots, people or clocks: the test makes the moves.
#pragma once

#include "model/host/anygame.h"
#include "model/table/gameclock.h"
#include "model/table/table.h"
#include "model/table/words.h"

#include <memory>
#include <utility>

namespace tacklebox::testing {

/// One seat at a time is the viewer, whatever the plan says.
class DrivenTable : public Table {
  public:
    DrivenTable(TablePlan plan, std::unique_ptr<AnyMatch> match, Seat viewer)
        : Table(std::move(plan)), m_match(std::move(match)) {
        seating().setViewer(viewer);
        DrivenTable::findChoices();
    }
    /// Changes the viewer.
    void setViewer(Seat viewer) {
        seating().setViewer(viewer);
        findChoices();
    }

    /// Makes a move of `seat`. If it is refused, returns false and changes nothing.
    bool move(Seat seat, const AnyMove& move) {
        const Refusal refusal = m_match->move(seat, move);
        findChoices();
        return !refusal;
    }
    bool over() const { return m_match->over(); }
    /// Makes a random move: every third one is a move of `often`, if possible.
    void moveAtRandom(Seat often, int made, Random& random) {
        const SeatSet waiting = m_match->playersToAct();
        const Seat seat = waiting.has(often) && made % 3 == 0 ? often : waiting.first();
        const AnyMoves legal = m_match->legalMoves(seat);
        move(seat, legal[std::size_t(random.below(int(legal.size())))]);
    }
    /// Makes at least `moves` random moves, and more until `often` may move. Never ends the match.
    void playAtRandom(int moves, Seat often, Random random) {
        for (int made = 0; made < moves || !m_match->playersToAct().has(often); ++made) {
            auto before = m_match->copy();
            moveAtRandom(often, made, random);
            if (!over()) continue;
            m_match = std::move(before);
            break;
        }
        findChoices();
    }

    QString refusalText(const AnyMove& move) const override {
        const Refusal refusal = m_match->check(viewer(), move);
        return refusal ? asSentence(game().refusalWords(refusal, names())) : QString();
    }
    int events() const override { return m_match->events(); }
    bool playMove(const AnyMove& made, qint64) override { return move(viewer(), made); }
    bool play(int choice, qint64) override { return playMove(moveOf(choice), -1); }

  protected:
    const AnyMatch& match() const override { return *m_match; }
    void goOn() override {}
    void onViewerChanged() override {}
    void beginNextDeal() override {}
    /// Updates the choices and the seat to act.
    virtual void findChoices() {
        m_moves.clear();
        if (viewer() < seats() && !m_match->over()) m_match->legalMoves(viewer(), m_moves);
        // Without words: they would take more time than the tests.
        std::vector<TableChoice> choices;
        for (const AnyMove& move : m_moves)
            choices.push_back({.id = m_nextChoice++, .words = {}, .move = move});
        setChoices(std::move(choices));
        const SeatSet waiting = m_match->playersToAct();
        setWaitingFor(m_match->over()   ? WaitingFor::Over
                      : m_moves.empty() ? WaitingFor::Bot
                                        : WaitingFor::Person,
                      waiting.empty() ? kNoSeat : waiting.first());
    }

  private:
    std::unique_ptr<AnyMatch> m_match;
    AnyMoves m_moves;
    int m_nextChoice = 1;
};

} // namespace tacklebox::testing
