// Motions whose callbacks start, replace and stop motions: at a tick, and when all are finished at once.
#include "tests/support/qttest.h"
#include "views/scene/items/animator.h"
#include "views/scene/items/frameclock.h"

using namespace tacklebox;

namespace {

constexpr int kMillis = 100;

/// An animator whose time the test advances, and a log of the calls.
struct Stage {
    Stage() {
        frameClock.setManual();
        QObject::connect(&frameClock, &FrameClock::tick, &frameClock,
                         [this](qint64 now) { animator.tick(now); });
    }
    /// Ends all motions, by the clock or at once.
    void end(bool atOnce) {
        if (atOnce)
            animator.finish();
        else
            frameClock.advance(10 * kMillis);
    }
    std::function<void()> logs(const char* words) {
        return [this, words] { log << QString::fromLatin1(words); };
    }

    FrameClock frameClock;
    Animator animator{frameClock};
    QStringList log;
    int a = 0, b = 0, many[100] = {};
};

} // namespace

class AnimatorTest : public QObject {
    Q_OBJECT

    static void bothWays() {
        QTest::addColumn<bool>("atOnce");
        QTest::newRow("by the clock") << false;
        QTest::newRow("right away") << true;
    }

  private slots:
    void aStepStartsOthers_data() { bothWays(); }
    /// Enough to reallocate the list of motions; all of them end.
    void aStepStartsOthers() {
        QFETCH(bool, atOnce);
        Stage at;
        at.animator.run(
            &at.a, 0, kMillis,
            [&at, started = false](qreal) mutable {
                if (std::exchange(started, true)) return;
                for (const int& one : at.many)
                    at.animator.run(&one, 0, kMillis, {}, at.logs("one of many"));
            },
            at.logs("a"));
        at.end(atOnce);
        QVERIFY(at.animator.idle());
        QCOMPARE(at.log.count(QStringLiteral("a")), 1);
        QCOMPARE(at.log.count(QStringLiteral("one of many")), 100);
    }

    void aStepReplacesItsOwnMotion_data() { bothWays(); }
    void aStepReplacesItsOwnMotion() {
        QFETCH(bool, atOnce);
        Stage at;
        at.animator.run(
            &at.a, 0, kMillis,
            [&at, words = QString(1000, u'x')](qreal) {
                at.animator.run(&at.a, 0, kMillis, {}, at.logs("second"));
                at.log << QString::number(words.size()); // the closure's data is still alive
            },
            at.logs("first"));
        at.end(atOnce);
        QCOMPARE(at.log, (QStringList{"1000", "second"}));
    }

    void aStepStopsOthers_data() { bothWays(); }
    /// One before it and one after it in the list: neither is called again, and no other is skipped.
    void aStepStopsOthers() {
        QFETCH(bool, atOnce);
        Stage at;
        int after = 0, stepsAfter = 0, last = 0;
        at.animator.run(&at.a, 0, kMillis, {}, at.logs("before"));
        at.animator.run(
            &at.b, 0, kMillis,
            [&](qreal) {
                at.animator.stop(&at.a);
                at.animator.stop(&after);
            },
            at.logs("stops"));
        at.animator.run(
            &after, 0, kMillis, [&](qreal) { ++stepsAfter; }, at.logs("after"));
        at.animator.run(&last, 0, kMillis, {}, at.logs("last"));
        at.end(atOnce);
        QCOMPARE(at.log, (QStringList{"stops", "last"}));
        QCOMPARE(stepsAfter, 0);
    }

    void anEndStopsAnother_data() { bothWays(); }
    /// Both end in the same tick: the stopped one may be gone already.
    void anEndStopsAnother() {
        QFETCH(bool, atOnce);
        Stage at;
        auto other = std::make_unique<int>(0);
        at.animator.run(&at.a, 0, kMillis, {}, [&] {
            at.animator.stop(other.get());
            other.reset();
        });
        at.animator.run(other.get(), 0, kMillis, {}, [&] { *other = 1; });
        at.end(atOnce);
        QVERIFY(at.animator.idle());
        QVERIFY(!other);
    }

    void anEndStartsAnother_data() { bothWays(); }
    void anEndStartsAnother() {
        QFETCH(bool, atOnce);
        Stage at;
        at.animator.run(&at.a, 0, kMillis, {}, [&] {
            at.log << QStringLiteral("first");
            at.animator.run(&at.a, 0, kMillis, {}, at.logs("second"));
        });
        at.end(atOnce);
        QCOMPARE(at.log, (QStringList{"first", "second"}));
        QVERIFY(at.animator.idle());
    }

    void anEndFinishesTheRest_data() { bothWays(); }
    /// As a table that is rebuilt during a motion: each motion ends once.
    void anEndFinishesTheRest() {
        QFETCH(bool, atOnce);
        Stage at;
        at.animator.run(&at.a, 0, kMillis, {}, [&] {
            at.animator.finish();
            at.log << QStringLiteral("a");
        });
        at.animator.run(&at.b, 0, 2 * kMillis, {}, at.logs("b"));
        at.end(atOnce);
        QCOMPARE(at.log, (QStringList{"b", "a"}));
    }

    void aStepClearsAll_data() { bothWays(); }
    void aStepClearsAll() {
        QFETCH(bool, atOnce);
        Stage at;
        at.animator.run(
            &at.a, 0, kMillis, [&](qreal) { at.animator.clear(); }, at.logs("a"));
        at.animator.run(&at.b, 0, kMillis, {}, at.logs("b"));
        at.end(atOnce);
        QVERIFY(at.animator.idle());
        QCOMPARE(at.log, QStringList());
    }
};

TACKLEBOX_QTEST(AnimatorTest)
#include "animator_test.moc"
