// A table with the types of its game, for the game's views.
#pragma once

#include "model/table/table.h"

namespace tacklebox {

/// A reference to a table, which must outlive it.
template <class G>
class GameTable {
  public:
    using Observation = typename G::Observation;
    using Move = typename G::Move;

    GameTable(Table& table) : m_table(&table) {} // NOLINT(google-explicit-constructor): the same table
    /// True if the table plays G.
    static bool isOf(const Table& table) { return table.plan().game.toStdString() == G::kId; }

    Table& table() const { return *m_table; }
    operator const Table&() const { return *m_table; } // NOLINT(google-explicit-constructor)

    /// The observation of viewer(), or the public observation if that is kNoSeat.
    Observation observation() const { return m_table->observation().template as<Observation>(); }
    /// The observation of viewer() before event `number`.
    Observation observationAt(int number) const {
        return m_table->observationAt(number).template as<Observation>();
    }
    /// Event `number` as viewer() sees it, valid as long as the result of Table::seen(); null if hidden.
    const SeenEvent<G>* seen(int number) const {
        const AnySeen* event = m_table->seen(number);
        return event ? &event->template as<G>() : nullptr;
    }
    /// The move of a choice.
    static Move moveOf(const TableChoice& choice) {
        return choice.move.any() ? choice.move.as<Move>() : Move{};
    }
    /// Table::playMove().
    bool playMove(const Move& move, qint64 pressedAt = -1) const {
        return m_table->playMove(AnyMove(move), pressedAt);
    }
    /// Table::refusalText().
    QString refusalText(const Move& move) const { return m_table->refusalText(AnyMove(move)); }

    // ---- independent of the game ----
    const TablePlan& plan() const { return m_table->plan(); }
    int seats() const { return m_table->seats(); }
    int events() const { return m_table->events(); }
    Seat viewer() const { return m_table->viewer(); }
    WaitingFor waitingFor() const { return m_table->waitingFor(); }
    Seat seatToAct() const { return m_table->seatToAct(); }
    const std::vector<TableChoice>& choices() const { return m_table->choices(); }

  private:
    Table* m_table;
};

} // namespace tacklebox
