// The one clock of everything that moves at the table: a tick each 16 ms, and only while somebody wants one.
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

namespace tacklebox {

class Ticker : public QObject {
    Q_OBJECT

  public:
    explicit Ticker(QObject* parent = nullptr);

    /// Milliseconds of motion since the table was set up; runs faster while the rate is above 1.
    qint64 now() const;
    /// Ticks from now until `at`; there is always one tick at or after it.
    void wantUntil(qint64 at);
    /// True while ticks are to come.
    bool running() const { return m_running; }
    /// Milliseconds of motion for each real one.
    void setRate(double rate);
    /// A test moves the time itself from now on: nothing ticks but advance().
    void setManual();
    /// Moves a manual clock on by `millis`, in ticks of 16 ms.
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
