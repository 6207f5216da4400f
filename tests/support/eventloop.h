// What tests wait for instead of a time.
#pragma once

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

} // namespace tacklebox::testing
