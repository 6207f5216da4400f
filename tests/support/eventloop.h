// What tests wait for instead of a time.
#pragma once

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QTimer>

namespace tacklebox::testing {

/// Lets all come that is due now: posted events, queued calls, timers without a length, and what these queue
/// in turn. What another thread is at is not waited for.
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

/// Lets come what comes, until that is so; false if it is not within so many milliseconds. Looked at whenever
/// all that has come is done, and never at set times.
template <class IsSo>
bool until(const IsSo& isSo, int millis = 30'000) {
    bool is = isSo();
    if (is) return true;
    // Not QCoreApplication::processEvents(): on Windows it goes on to wait after what it was called for has
    // come.
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
