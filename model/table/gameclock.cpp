#include "model/table/gameclock.h"

#include <QTimerEvent>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kTickMillis = 250;
constexpr double kMostBetweenTicks = 1000; ///< maximum real milliseconds counted
constexpr double kStallMillis = 2000;

} // namespace

GameClock::GameClock(QObject* parent) : QObject(parent) {
    m_timer.start();
}

double GameClock::exactNow() const {
    if (m_paused || m_manual) return m_base;
    const double passed = realMillisSinceBase();
    return m_base + (m_noticesStalls ? std::min(passed, kMostBetweenTicks) : passed) * m_rate;
}

qint64 GameClock::now() const {
    return qint64(exactNow());
}

void GameClock::rebase() {
    m_base = exactNow();
    m_baseNanos = nanos();
}

void GameClock::noticeStalls() {
    rebase();
    m_noticesStalls = true;
    arm();
}

void GameClock::setRate(double rate) {
    rebase();
    m_rate = std::clamp(rate, 0.25, 2.0);
    arm();
}

void GameClock::setPaused(bool paused) {
    if (paused == m_paused) return;
    rebase();
    m_paused = paused;
    arm();
}

void GameClock::setManual() {
    rebase();
    m_manual = true;
    arm();
}

void GameClock::advance(qint64 millis) {
    if (!m_manual || m_paused) return;
    const qint64 end = now() + millis;
    for (;;) {
        const auto next = std::min_element(m_alarms.begin(), m_alarms.end(),
                                           [](const Alarm& a, const Alarm& b) { return a.at < b.at; });
        if (next == m_alarms.end() || next->at > end || m_paused) break;
        m_base = std::max(m_base, double(next->at));
        const auto wake = std::move(next->wake);
        m_alarms.erase(next);
        wake();
    }
    if (!m_paused) m_base = double(end);
}

void GameClock::callAt(QObject* who, qint64 at, std::function<void()> wake) {
    std::erase_if(m_alarms, [who](const Alarm& alarm) { return alarm.who == who; });
    m_alarms.push_back({who, at, std::move(wake)});
    arm();
}

void GameClock::cancel(QObject* who) {
    std::erase_if(m_alarms, [who](const Alarm& alarm) { return alarm.who == who; });
    arm();
}

void GameClock::arm() {
    if (m_qtTimer) killTimer(m_qtTimer);
    m_qtTimer = 0;
    if (!m_noticesStalls || m_paused || m_manual)
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start(kTickMillis, this);
    if (m_paused || m_manual || m_alarms.empty()) return;
    const auto next = std::min_element(m_alarms.begin(), m_alarms.end(),
                                       [](const Alarm& a, const Alarm& b) { return a.at < b.at; });
    const double left = double(next->at - now()) / m_rate;
    m_qtTimer = startTimer(std::max(0, int(std::ceil(std::min(left, 1e9)))), Qt::PreciseTimer);
}

void GameClock::timerEvent(QTimerEvent* event) {
    if (m_noticesStalls && !m_paused && !m_manual) { // before any alarm rings
        const bool stood = realMillisSinceBase() > kStallMillis;
        rebase();
        if (stood) emit stalled();
    }
    if (event->timerId() == m_qtTimer) ring();
}

void GameClock::ring() {
    if (m_qtTimer) killTimer(m_qtTimer);
    m_qtTimer = 0;
    while (!m_paused) {
        const auto next = std::min_element(m_alarms.begin(), m_alarms.end(),
                                           [](const Alarm& a, const Alarm& b) { return a.at < b.at; });
        if (next == m_alarms.end() || next->at > now()) break;
        const auto wake = std::move(next->wake);
        m_alarms.erase(next);
        wake();
    }
    arm();
}

} // namespace tacklebox

#include "moc_gameclock.cpp"
