// The clock that a table plays by: milliseconds that can be stretched, stopped, and set by a test.
#pragma once

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

  protected:
    void timerEvent(QTimerEvent* event) override;

  private:
    struct Alarm {
        QObject* who;
        qint64 at;
        std::function<void()> wake;
    };
    void arm();
    void ring();

    QElapsedTimer m_timer;
    qint64 m_base = 0; ///< game milliseconds when m_timer was started
    double m_rate = 1.0;
    bool m_paused = false, m_manual = false;
    std::vector<Alarm> m_alarms;
    int m_qtTimer = 0;
};

} // namespace tacklebox
