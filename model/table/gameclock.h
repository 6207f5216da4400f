// The clock that a table plays by: milliseconds that can be stretched, stopped, and set by a test.
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
    /// 0.25 to 2 game milliseconds for each real one; other values are brought into that range.
    void setRate(double rate);
    void setPaused(bool paused);
    bool paused() const { return m_paused; }
    /// A test moves the time itself from now on: now() stands still but for advance().
    void setManual();
    /// Moves a manual clock on; everything due meanwhile happens in order.
    void advance(qint64 millis);

    /// Calls `wake` once, when now() has reached `at`; the newest call replaces an earlier one of the same
    /// `who`.
    void callAt(QObject* who, qint64 at, std::function<void()> wake);
    void cancel(QObject* who);

    /// From now on the clock ticks while it runs, and counts at most a second between two ticks: time in
    /// which the process was stopped or its thread was blocked is not game time.
    void noticeStalls();

  signals:
    /// More than two real seconds passed between two ticks. Only after noticeStalls().
    void stalled();

  protected:
    void timerEvent(QTimerEvent* event) override;
    /// Real nanoseconds since the clock was made.
    virtual qint64 nanos() const { return m_timer.nsecsElapsed(); }

  private:
    struct Alarm {
        QObject* who;
        qint64 at;
        std::function<void()> wake;
    };
    double exactNow() const;
    double realMillisSinceBase() const { return double(nanos() - m_baseNanos) / 1e6; }
    /// Makes the present moment the one that now() counts from.
    void rebase();
    void arm();
    void ring();

    QElapsedTimer m_timer;
    double m_base = 0;      ///< game milliseconds at m_baseNanos
    qint64 m_baseNanos = 0; ///< of nanos()
    double m_rate = 1.0;
    bool m_paused = false, m_manual = false, m_noticesStalls = false;
    QBasicTimer m_tick; ///< runs with a clock that notices stalls
    std::vector<Alarm> m_alarms;
    int m_qtTimer = 0;
};

} // namespace tacklebox
