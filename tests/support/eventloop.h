// Waits for events instead of times.
#pragma once

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QTimer>

namespace tacklebox::testing {

/// Processes everything that is due: posted events, queued calls, zero timers, and what these queue in turn.
/// Does not wait for other threads.
inline void untilIdle() {
    constexpr int kRounds = 5; // a queued call may lead to another; no chain is longer
    for (int round = 0; round < kRounds; ++round) {
        QEventLoop loop;
        QTimer last;
        last.setSingleShot(true);
        QObject::connect(&last, &QTimer::timeout, &loop, &QEventLoop::quit);
        last.start(0);
        loop.exec();
    }
}

/// Processes events until `isSo()`; returns false after `millis`. Checks whenever the event loop would block,
/// so the test does not depend on polling times.
template <class IsSo>
bool until(const IsSo& isSo, int millis = 30'000) {
    bool is = isSo();
    if (is) return true;
    // On Windows QCoreApplication::processEvents() keeps waiting after the event has arrived.
    QEventLoop loop;
    QTimer alarm;
    alarm.setSingleShot(true);
    QObject::connect(&alarm, &QTimer::timeout, &loop, &QEventLoop::quit);
    QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::aboutToBlock, &loop,
                     [&] {
                         is = is || isSo();
                         if (is) loop.quit();
                     });
    alarm.start(millis);
    loop.exec();
    return is;
}

} // namespace tacklebox::testing
