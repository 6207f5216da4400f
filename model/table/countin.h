// Ready, set, go: what is counted before a table's clock runs.
#pragma once

#include "model/table/gameclock.h"

namespace tacklebox {

class CountIn : public QObject {
    Q_OBJECT

  public:
    enum class Step : quint8 { None, Ready, Set, Go };

    explicit CountIn(QObject* parent = nullptr) : QObject(parent) {}
    /// Counts from Ready; `millis` (of its own clock) for all steps together.
    void start(int millis);
    /// Counts no more, and it is not over().
    void stop();
    /// What is being said.
    Step step() const { return m_step; }
    /// The time of the count, which runs while the table's stands; a test moves it by hand.
    GameClock& clock() { return m_clock; }

  signals:
    /// step() is another.
    void changed();
    /// The count has ended by itself.
    void over();

  private:
    void go(Step step, qint64 each);

    GameClock m_clock;
    Step m_step = Step::None;
};

} // namespace tacklebox
