// Plays the persons' moves at a table, any legal one, so that the program can be tried without hands.
#pragma once

#include "model/engine/random.h"
#include "model/table/table.h"

#include <QObject>

namespace tacklebox {

class Autopilot : public QObject {
    Q_OBJECT

  public:
    /// Plays `most` decisions at `table` from now on, the same for the same seed. `table` outlives it.
    Autopilot(Table& table, quint64 seed, int most, QObject* parent = nullptr);
    /// Decisions made for persons so far.
    int moves() const { return m_moves; }
    /// Stops before the next decision.
    void stop() { m_running = false; }
    /// Goes on, for so many decisions more.
    void go(int most);

  private:
    void plan();
    void step();

    Table& m_table;
    Random m_random;
    int m_moves = 0, m_most;
    bool m_running = true, m_planned = false;
};

} // namespace tacklebox
