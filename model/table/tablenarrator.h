// What happened at a table, told to those who look at it: what players say aloud, and sentences for the
// ticker.
#pragma once

#include "model/engine/cards.h"
#include "model/host/narrator.h"

#include <QString>

#include <optional>
#include <vector>

namespace tacklebox {

class Table;

/// Follows one table, which outlives it. Tells what the table's talk may tell (Table::sentence()).
class TableNarrator {
  public:
    explicit TableNarrator(const Table& table) : m_table(&table) {}

    /// Takes in the events before `number`. Where they are fewer than before, or another looks on, it begins
    /// anew with the deal.
    void hearBefore(int number);
    /// What the player who acts in event `number`, which has been taken in, says aloud; empty if nothing.
    QString bubble(int number) const;

    /// A few sentences that belong together: an ask with what came of it, a card played with what it did.
    struct Line {
        int event = 0; ///< the first that it tells
        QString words;
        std::vector<Face> faces; ///< the cards that changed hands, as far as they are known
    };
    /// The last `most` lines, the newest last.
    std::vector<Line> lastLines(int most) const;

  private:
    void restart(int number);

    const Table* m_table;
    std::optional<Narrator> m_narrator;
    Seat m_listener = kNoSeat, m_viewer = kNoSeat;
    std::vector<int> m_numbers; ///< of the events that the narrator has heard
    int m_next = 0;
};

} // namespace tacklebox
