// "What could I have done better?": the dialog, and the chart of winning chances.
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/charts/chancechart.h"
#include "views/dialogs/reviewdialog.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

std::unique_ptr<Table> played(int people) {
    auto table = openQuick(planOf("platinum-fish", people, 3 - people, 2));
    return table && playOut(*table, 2) ? std::move(table) : nullptr;
}

ReviewRequest little() {
    return {.decisionPlayouts = 60, .pointPlayouts = 20};
}

} // namespace

class ReviewDialogTest : public QObject {
    Q_OBJECT

  private slots:
    void onlyForOnePersonAfterARound() {
        const auto one = played(1), two = played(2);
        QVERIFY(one && two);
        QVERIFY(ReviewDialog::isFor(*one) && !ReviewDialog::isFor(*two));
        const auto fresh = openQuick(planOf("platinum-fish", 1, 2, 2));
        QVERIFY(fresh && !ReviewDialog::isFor(*fresh));
    }

    void mistakesAreExplainedAndReplayed() {
        const auto table = played(1);
        QVERIFY(table);
        ReviewDialog dialog(*table, nullptr, little());
        dialog.open();
        auto* progress = dialog.findChild<QProgressBar*>("progress");
        QVERIFY(progress && progress->isVisible() && !dialog.review());
        QSignalSpy told(&dialog, &ReviewDialog::reviewReady);
        QVERIFY(told.wait(60'000));
        QVERIFY(!progress->isVisible() && dialog.review());
        QCOMPARE(dialog.findChild<QPushButton*>("close")->text(), QString("Close"));
        const DealReview& review = *dialog.review();
        QCOMPARE(dialog.findChild<QLabel*>("summary")->text(), review.summary);
        QVERIFY(dialog.accessibleDescription().startsWith(review.summary));
        QVERIFY(!review.mistakes.empty()); // all moves were equally good
        for (std::size_t number = 0; number < review.mistakes.size(); ++number) {
            const auto* box = dialog.findChild<QWidget*>(QStringLiteral("mistake%1").arg(number));
            QVERIFY(box && box->isVisible());
            QStringList said;
            for (const QLabel* label : box->findChildren<QLabel*>())
                said << label->text();
            QVERIFY(said.contains(review.mistakes[number].made) &&
                    said.contains(review.mistakes[number].better));
            QVERIFY(dialog.accessibleDescription().contains(review.mistakes[number].better));
        }
        const auto* chart = dialog.findChild<ChanceChart*>("chart");
        QVERIFY(chart && chart->isVisible());
        QCOMPARE(chart->count(), int(review.line.size()));
        dialog.findChild<QPushButton*>("try0")->click();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(dialog.nextAction() == ReviewDialog::NextAction::Try);
        QCOMPARE(dialog.step(), review.decisions[review.mistakes[0].decision].step);

        // Playing on from there, at a table that counts in no statistics.
        TablePlan plan = table->plan();
        plan.whatIf = true;
        const auto again = Table::openRecord(beginningOf(dialog.record(), dialog.step()), plan, nullptr);
        QVERIFY(again && again->steps() == dialog.step() && again->resumeState().whatIf);
        QVERIFY(untilWaitingFor(*again));
        QVERIFY(again->waitingFor() == WaitingFor::Person && again->seatToAct() == 0);
    }

    void itCanBeClosedBeforeTheReviewIsReady() {
        const auto table = played(1);
        QVERIFY(table);
        ReviewRequest much = little();
        much.decisionPlayouts = 1'000'000;
        ReviewDialog dialog(*table, nullptr, much);
        dialog.open();
        QCOMPARE(dialog.findChild<QPushButton*>("close")->text(), QString("Cancel"));
        dialog.findChild<QPushButton*>("close")->click();
        QVERIFY(!dialog.isVisible() && dialog.nextAction() == ReviewDialog::NextAction::Nothing);
    }

    void theChartDescribesItsPoints() {
        ChanceChart chart("Chances");
        chart.resize(400, 300);
        chart.setPoints({{25, 0, "The start", false}, {40, 4, "Move 1", false}, {10, 9, "Move 2", true}}, 25,
                        "It went down.");
        QCOMPARE(chart.count(), 3);
        QCOMPARE(chart.accessibleDescription(), "It went down.");
        QCOMPARE(chart.wordsOf(1), "Move 1: 40%");
        QCOMPARE(chart.wordsOf(2), "Move 2: 10%, after a costly choice");
        QCOMPARE(chart.pointAt(-1), -1);
        QCOMPARE(chart.pointAt(4), 1);
        QCOMPARE(chart.pointAt(8), 1);
        QCOMPARE(chart.pointAt(100), 2);
        chart.setCurrentEvent(5);
        chart.show();
        QVERIFY(!chart.grab().isNull());
        QSignalSpy chosen(&chart, &ChanceChart::chosen);
        chart.setCurrent(2);
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(chosen.takeFirst().first().toInt(), 9);
        QTest::mouseMove(&chart, QPoint(390, 250));
        QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(380, 250));
        QCOMPARE(chosen.takeFirst().first().toInt(), 9);
        for (const QSize& size : {QSize(1, 1), QSize(60, 30), QSize(4000, 50)}) {
            chart.resize(size);
            QVERIFY(chart.grab().size() == size);
        }
    }
};

TACKLEBOX_QTEST(ReviewDialogTest)
#include "review_dialog_test.moc"
