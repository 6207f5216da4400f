// The clock of a table, in milliseconds: can be scaled, paused and set by tests.
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

#include <functional>
#include <vector>

namespace tacklebox {

class GameClock : public QObject {
    Q_OBJECT

  public:
    explicit GameClock(QObject* parent = nullptr);
    /// Game milliseconds since the table was opened.
    qint64 now() const;
    /// Game milliseconds per real millisecond, clamped to 0.25..2.
    void setRate(double rate);
    void setPaused(bool paused);
    bool paused() const { return m_paused; }
    /// For tests: from now on only advance() changes now().
    void setManual();
    /// Advances a manual clock; alarms that become due ring in order.
    void advance(qint64 millis);

    /// Calls `wake` once when now() reaches `at`. Replaces an earlier call for the same `who`.
    void callAt(QObject* who, qint64 at, std::function<void()> wake);
    void cancel(QObject* who);

    /// Makes the running clock tick and count at most a second between two ticks, so that time does not pass
    /// while the process is stopped or its thread is blocked.
    void noticeStalls();

  signals:
    /// More than two real seconds passed between two ticks. Only after noticeStalls().
    void stalled();

  protected:
    void timerEvent(QTimerEvent* event) override;
    /// Real nanoseconds since construction.
    virtual qint64 nanos() const { return m_timer.nsecsElapsed(); }

  private:
    struct Alarm {
        QObject* who;
        qint64 at;
        std::function<void()> wake;
    };
    double exactNow() const;
    double realMillisSinceBase() const { return double(nanos() - m_baseNanos) / 1e6; }
    /// Makes now() count from the present moment.
    void rebase();
    void arm();
    void ring();

    QElapsedTimer m_timer;
    double m_base = 0;      ///< game milliseconds at m_baseNanos
    qint64 m_baseNanos = 0; ///< value of nanos()
    double m_rate = 1.0;
    bool m_paused = false, m_manual = false, m_noticesStalls = false;
    QBasicTimer m_tick; ///< runs after noticeStalls()
    std::vector<Alarm> m_alarms;
    int m_qtTimer = 0;
};

} // namespace tacklebox
