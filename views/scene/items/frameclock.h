#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

namespace tacklebox {

/// The clock of everything that moves at the table. It ticks every 16 ms, and only while ticks are wanted.
class FrameClock : public QObject {
    Q_OBJECT

  public:
    explicit FrameClock(QObject* parent = nullptr);

    /// Returns the motion time in milliseconds since the table was set up. It runs faster if the rate is
    /// above 1.
    qint64 now() const;
    /// Requests ticks until `at`. There is always one tick at or after it.
    void wantUntil(qint64 at);
    /// Returns true while more ticks are to come.
    bool running() const { return m_running; }
    /// Sets the milliseconds of motion time for each real one.
    void setRate(double rate);
    /// For tests: stops the real clock, so that only advance() ticks.
    void setManual();
    /// Advances a manual clock by `millis`, in ticks of 16 ms.
    void advance(qint64 millis);

  signals:
    void tick(qint64 now);

  protected:
    void timerEvent(QTimerEvent* event) override;

  private:
    void beat();

    QElapsedTimer m_real;
    qint64 m_base = 0, m_until = 0;
    double m_rate = 1.0;
    bool m_manual = false, m_running = false;
    QBasicTimer m_timer;
};

} // namespace tacklebox
