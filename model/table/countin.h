// The count before a table's clock runs: ready, set, go.
#pragma once

#include "model/table/gameclock.h"

namespace tacklebox {

class CountIn : public QObject {
    Q_OBJECT

  public:
    enum class Step : quint8 { None, Ready, Set, Go };

    explicit CountIn(QObject* parent = nullptr) : QObject(parent) {}
    /// Starts counting at Ready. `millis` of clock() is the duration of all steps.
    void start(int millis);
    /// Stops counting without emitting over().
    void stop();
    /// The current step.
    Step step() const { return m_step; }
    /// The clock of the count, which runs while the table's clock is stopped. Tests advance it manually.
    GameClock& clock() { return m_clock; }

  signals:
    /// step() has changed.
    void changed();
    /// The count has ended, without stop().
    void over();

  private:
    void go(Step step, qint64 each);

    GameClock m_clock;
    Step m_step = Step::None;
};

} // namespace tacklebox
