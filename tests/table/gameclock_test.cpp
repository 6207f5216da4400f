// The game clock while the process is suspended.
#include "model/table/gameclock.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A clock with simulated real time.
class TestClock : public GameClock {
  public:
    qint64 realMillis = 0;

  protected:
    qint64 nanos() const override { return realMillis * 1'000'000; }
};

} // namespace

class GameClockTest : public QObject {
    Q_OBJECT

  private slots:
    void ignoresTimeWhileProcessIsStopped() {
        TestClock clock;
        clock.noticeStalls();
        QSignalSpy stalls(&clock, &GameClock::stalled);
        connect(&clock, &GameClock::stalled, this,
                [&base = static_cast<GameClock&>(clock)] { base.setPaused(true); });
        bool rang = false;
        clock.callAt(this, 5000, [&rang] { rang = true; });
        clock.realMillis = 900;
        QCOMPARE(clock.now(), 900);
        clock.realMillis = 20'900;
        QCOMPARE(clock.now(), 1000); // also between ticks
        QTRY_COMPARE(stalls.size(), 1);
        QVERIFY(!rang && clock.now() <= 1900);
        const qint64 stopped = clock.now();
        clock.realMillis = 90'000;
        clock.setPaused(false);
        QCOMPARE(clock.now(), stopped); // a pause does not count as a stall
        clock.realMillis += 500;
        QCOMPARE(clock.now(), stopped + 500);
        QCOMPARE(stalls.size(), 1);
    }

    void shortDelayIsNoStall() {
        TestClock clock;
        clock.noticeStalls();
        QSignalSpy stalls(&clock, &GameClock::stalled);
        bool rang = false;
        clock.callAt(this, 1, [&rang] { rang = true; });
        clock.realMillis = 2000;
        QTRY_VERIFY(rang);
        QVERIFY(stalls.isEmpty());
    }

    void ticksDoNotChangeTheTime() {
        TestClock clock;
        clock.setRate(0.75);
        clock.noticeStalls();
        for (int i = 1; i <= 3; ++i) {
            clock.realMillis += 333;
            bool rang = false;
            clock.callAt(this, clock.now(), [&rang] { rang = true; });
            QTRY_VERIFY(rang); // reads the time as a tick does
        }
        QCOMPARE(clock.now(), qint64(999 * 0.75));
    }
};

TACKLEBOX_QTEST(GameClockTest)
#include "gameclock_test.moc"
