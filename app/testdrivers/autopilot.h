// Plays random legal moves for the people at a table, for tests and demonstrations.
#pragma once

#include "model/engine/random.h"
#include "model/table/table.h"

#include <QObject>

namespace tacklebox {

class Autopilot : public QObject {
    Q_OBJECT

  public:
    /// Makes `most` decisions at `table`, which must outlive this. The same seed makes the same decisions.
    Autopilot(Table& table, quint64 seed, int most, QObject* parent = nullptr);
    /// The number of decisions made so far.
    int moves() const { return m_moves; }
    /// Stops before the next decision.
    void stop() { m_running = false; }
    /// Resumes for another `most` decisions.
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
