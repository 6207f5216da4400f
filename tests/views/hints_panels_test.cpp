// Hints and the bots' reasons in the panels.
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/tablesupport.h"
#include "tests/views/faketable.h"
#include "views/panels/logpanel.h"
#include "views/panels/movespanel.h"
#include "views/panels/promptbar.h"
#include "views/theme/keybutton.h"

#include <QLineEdit>
#include <QListView>
#include <QScrollBar>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const QString kWhy = QStringLiteral("Cleo asked for crabs two turns ago.");

TablePlan plan() {
    return FakeTable::planFor(QStringLiteral("twisted-fish"), 1, 2);
}

QString lineOf(const QListView* list, int row, int role = Qt::DisplayRole) {
    return list->model()->index(row, 0).data(role).toString();
}

} // namespace

class HintsPanelsTest : public QObject {
    Q_OBJECT

  private slots:
    // ---- the log ----
    /// Also when lines are added or the panel shrinks. After scrolling up the list stays there.
    void LogPanel_TheNewestLineStaysVisible_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const char* game : {"go-fish", "twisted-fish", "great-lakes"}) // the last line may grow
            for (const QSize size : {QSize(260, 140), QSize(395, 265)})
                QTest::addRow("%s, %d", game, size.width()) << QString::fromLatin1(game) << size;
    }
    void LogPanel_TheNewestLineStaysVisible() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        constexpr int kRead = 150, kMore = 40;
        const auto table = openQuick(planOf(game, 0, 3, 3));
        QVERIFY(table);
        LogPanel panel;
        panel.setTable(table.get());
        const int first = table->events(), read = first + kRead;
        panel.showUpTo(first);
        for (int deals = 0; deals < 9 && table->events() <= read + kMore; ++deals) {
            QVERIFY(untilWaitingFor(*table));
            if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
        }
        panel.resize(size);
        useWindow(panel);
        QScrollBar* const bar = panel.list()->verticalScrollBar();
        const auto showUpTo = [&](int number) {
            panel.showUpTo(number);
            untilIdle(); // a timer lays out the list
        };
        QVERIFY(table->events() > read + kMore);
        for (int shown = first; shown <= read; ++shown) {
            if (shown % 5 == 0) // as when the moves list below appears and disappears
                panel.resize(size - QSize(0, shown % 2 * 50));
            showUpTo(shown);
            QTRY_VERIFY2(
                bar->value() >= bar->maximum() - 4,
                qPrintable(QStringLiteral("%1: %2 of %3").arg(shown).arg(bar->value()).arg(bar->maximum())));
        }
        QVERIFY(bar->maximum() > 0);
        bar->triggerAction(QScrollBar::SliderToMinimum);
        for (int shown = read; shown <= read + kMore; ++shown)
            showUpTo(shown);
        QCOMPARE(bar->value(), 0);
        bar->triggerAction(QScrollBar::SliderToMaximum);
        showUpTo(table->events());
        QTRY_VERIFY(bar->value() >= bar->maximum() - 4);
    }

    // ---- reasons ----
    void LogPanel_ShowsTheReasonOfTheCurrentLine() {
        FakeTable table(plan());
        LogPanel panel;
        panel.setTable(&table);
        useWindow(panel);
        table.reasons.insert(1, kWhy);
        table.addEvent(QStringLiteral("Ana asks Ben for the red crab."));
        table.addEvent(QStringLiteral("Ben asks Cleo for the red crab."));
        QListView* list = panel.list();
        QCOMPARE(lineOf(list, 1, Qt::AccessibleDescriptionRole), kWhy);
        QVERIFY(lineOf(list, 1, Qt::ToolTipRole).contains(kWhy));
        QVERIFY(lineOf(list, 0, Qt::AccessibleDescriptionRole).isEmpty());
        QVERIFY(!list->model()->index(0, 0).data(Qt::ToolTipRole).isValid());

        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(panel.why()->isHidden());
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(panel.why()->text(), kWhy);
        QVERIFY(!panel.why()->isHidden());
        QSignalSpy asked(&panel, &LogPanel::reasonAsked);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), kWhy);
        QTest::keyClick(list, Qt::Key_Up);
        QTest::keyClick(list, Qt::Key_Return); // the person's own move
        QCOMPARE(asked.size(), 2);
        QVERIFY(asked.back().front().toString() != kWhy);
    }

    void LogPanel_ReasonsComeWhenTheDealIsOver() {
        FakeTable table(plan());
        LogPanel panel;
        panel.setTable(&table);
        useWindow(panel);
        table.addEvent(QStringLiteral("Ben asks Cleo for the red crab."));
        table.addEvent(QStringLiteral("Cleo says no."));
        panel.list()->setCurrentIndex(panel.list()->model()->index(0, 0));
        QVERIFY(panel.why()->isHidden());
        QSignalSpy changed(panel.list()->model(), &QAbstractItemModel::dataChanged);
        table.reasons.insert(0, kWhy);
        table.setWaitingFor(WaitingFor::NextDeal);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(panel.why()->text(), kWhy);
        QVERIFY(!panel.why()->isHidden());
    }

    void LogPanel_LeadsToTheLastReason() {
        FakeTable table(plan());
        LogPanel panel;
        panel.setTable(&table);
        useWindow(panel);
        table.reasons.insert(1, kWhy);
        for (int i = 0; i < 5; ++i)
            table.addEvent(QStringLiteral("Line %1.").arg(i));
        panel.showLastReason();
        QCOMPARE(panel.list()->currentIndex().row(), 1);
        QCOMPARE(panel.why()->text(), kWhy);
    }

    void LogPanel_ALineWithAReasonHasRoomForItsMark() {
        FakeTable table(plan());
        LogPanel panel;
        panel.resize(240, 300);
        panel.setTable(&table);
        panel.show();
        const QString words = QStringLiteral("Ben asks Cleo for the red crab and for more.");
        int fitting = 240; // the narrowest list with the words in one line
        table.addEvent(words);
        table.addEvent(words);
        const auto heightOf = [&panel](int row) {
            return panel.list()->sizeHintForIndex(panel.list()->model()->index(row, 0)).height();
        };
        while (heightOf(0) > 34 && fitting < 600) {
            panel.resize(fitting += 1, 300);
            QCoreApplication::processEvents();
        }
        QCOMPARE(heightOf(0), heightOf(1));
        table.reasons.insert(1, kWhy);
        emit table.tableRulesChanged();
        QVERIFY(heightOf(1) > heightOf(0)); // wraps rather than covering the mark
    }

    // ---- hints ----
    void PromptBar_RequestsAndShowsAHint() {
        FakeTable table(plan());
        PromptBar bar;
        bar.setTable(&table);
        bar.show();
        table.offer({QStringLiteral("Ask Ben for the red crab")});
        bar.setPrompt({QStringLiteral("Ask for which crab?"), {}, true});
        auto* button = bar.findChild<KeyButton*>(QStringLiteral("hint"));
        QVERIFY(button);
        QTRY_VERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(table.hintsAsked, 1);
        QVERIFY(!bar.hint().isEmpty()); // a note that the hint is being computed
        QSignalSpy asked(&bar, &PromptBar::advised);
        table.give(Hint{table.choices().front().id, table.choices().front().words, kWhy});
        QVERIFY(bar.hint().contains(table.choices().front().words));
        QVERIFY(bar.hint().contains(kWhy));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), bar.hint());
        // Picking up a card changes the prompt; the hint is about that move and stays.
        bar.setPrompt({QStringLiteral("Ask for which crab?"), QStringLiteral("Now choose a player."), true});
        QVERIFY(bar.hint().contains(kWhy));
        table.give(std::nullopt);
        QVERIFY(bar.hint().isEmpty());
    }

    void PromptBar_NoHintWithoutAMove() {
        FakeTable table(plan());
        PromptBar bar;
        bar.setTable(&table);
        bar.show();
        table.mayHint = false;
        table.setWaitingFor(WaitingFor::Bot);
        QTRY_VERIFY(!bar.findChild<KeyButton*>(QStringLiteral("hint"))->isEnabled());
        table.mayHint = true;
        table.setWaitingFor(WaitingFor::Person, 0);
        QTRY_VERIFY(bar.findChild<KeyButton*>(QStringLiteral("hint"))->isEnabled());
        table.give(Hint{});
        QVERIFY(!bar.hint().isEmpty()); // passing is a hint too
    }

    void MovesPanel_MarksTheHintedMove() {
        FakeTable table(plan());
        MovesPanel panel;
        panel.setTable(&table);
        useWindow(panel);
        table.offer({QStringLiteral("Ask Ben"), QStringLiteral("Ask Cleo"), QStringLiteral("Go fish")});
        panel.filter()->setText(QStringLiteral("Go"));
        table.give(Hint{table.choices()[1].id, table.choices()[1].words, kWhy});
        QVERIFY(panel.filter()->text().isEmpty());
        QCOMPARE(panel.list()->currentIndex().row(), 1);
        QVERIFY(panel.list()->currentIndex().data(Qt::FontRole).value<QFont>().bold());
        QVERIFY(lineOf(panel.list(), 1, Qt::AccessibleTextRole) != QStringLiteral("Ask Cleo"));
        QCOMPARE(lineOf(panel.list(), 0, Qt::AccessibleTextRole), QStringLiteral("Ask Ben"));
        QVERIFY(table.played.isEmpty());
        table.give(std::nullopt);
        QVERIFY(!panel.list()->model()->index(1, 0).data(Qt::FontRole).isValid());
    }
};

TACKLEBOX_QTEST(HintsPanelsTest)
#include "hints_panels_test.moc"
