#include "views/scene/items/frameclock.h"

#include <QTimerEvent>

#include <algorithm>

namespace tacklebox {

namespace {
constexpr int kTickMillis = 16;
}

FrameClock::FrameClock(QObject* parent) : QObject(parent) {
    m_real.start();
}

qint64 FrameClock::now() const {
    return m_manual ? m_base : m_base + qint64(double(m_real.elapsed()) * m_rate);
}

void FrameClock::setRate(double rate) {
    if (rate == m_rate) return;
    m_base = now();
    m_real.restart();
    m_rate = rate;
}

void FrameClock::setManual() {
    m_base = now();
    m_manual = true;
    m_timer.stop();
}

void FrameClock::wantUntil(qint64 at) {
    m_until = std::max(m_until, at);
    if (m_running) return;
    m_running = true;
    if (!m_manual) m_timer.start(kTickMillis, Qt::PreciseTimer, this);
}

void FrameClock::advance(qint64 millis) {
    const qint64 end = m_base + qint64(double(millis) * m_rate);
    while (m_running && m_base < end) {
        m_base = std::min(end, m_base + kTickMillis);
        beat();
    }
    m_base = std::max(m_base, end);
}

void FrameClock::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_timer.timerId()) beat();
}

void FrameClock::beat() {
    const qint64 time = now();
    if (time >= m_until) { // a listener of this last tick may want more
        m_running = false;
        emit tick(time);
        if (!m_running) m_timer.stop();
    } else {
        emit tick(time);
    }
}

} // namespace tacklebox

#include "moc_frameclock.cpp"
