// The results of bots with the cards of a deal of the day.
#include "model/table/daygoal.h"
#include "model/table/dealcodes.h"
#include "tests/support/qttest.h"

#include <future>

using namespace tacklebox;

namespace {

TablePlan planOfThatDay(const char* game) {
    return planOfDay(QString::fromLatin1(game), QDate(2026, 11, 25));
}

} // namespace

class DayGoalTest : public QObject {
    Q_OBJECT

  private slots:
    void theGoalIsTheSameForEverybody() {
        const std::atomic<bool> cancelled = false;
        for (const char* game : {"go-fish", "great-lakes", "platinum-fish"}) {
            TablePlan plan = planOfThatDay(game);
            const auto first = goalOf(plan, Level::Pike, cancelled);
            QVERIFY2(first, game);
            plan.seats[0].name = QStringLiteral("Ana");
            QVERIFY2(goalOf(plan, Level::Pike, cancelled) == first, game);
        }
    }

    void cancellingEndsTheGoalAtOnce() {
        std::atomic<bool> cancelled = false;
        auto goal = std::async(std::launch::async, [&cancelled] {
            return goalOf(planOfThatDay("rainbow-fish"), Level::Shark, cancelled);
        });
        QTest::qWait(200); // into the long match of the Shark
        QElapsedTimer timer;
        timer.start();
        cancelled = true;
        QVERIFY(!goal.get());
        QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    }
};

TACKLEBOX_QTEST(DayGoalTest)
#include "daygoal_test.moc"
