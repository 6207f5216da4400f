// The harbour chart in the window, and the quiet table.
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/table/table.h"
#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/dialogs/harbourdialog.h"
#include "views/dialogs/matchend.h"
#include "views/settings/settings.h"
#include "views/theme/stagestyle.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>

using namespace tacklebox;
using namespace tacklebox::testing;

class HarbourTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

  private slots:
    void chartShowsTasksAndStars() {
        const FulfilledTasks fulfilled{{QStringLiteral("go-fish"), {"take", "book", "six-books"}}};
        HarbourDialog chart(QStringLiteral("go-fish"), fulfilled);
        chart.show();
        QCOMPARE(chart.places()->count(), kFinishedGames.size());
        QCOMPARE(chart.game(), QStringLiteral("go-fish"));
        QCOMPARE(chart.places()->currentItem()->data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Go Fish: 1 of 3 stars"));
        QCOMPARE(chart.tasks()->count(), 9);
        QVERIFY(chart.tasks()->item(0)->text().startsWith(u'\u2713'));
        QCOMPARE(chart.tasks()->item(1)->data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Done: Lay a book."));
        QVERIFY(!chart.tasks()->item(2)->text().startsWith(u'\u2713'));
        QCOMPARE(QByteArray(nextTask(QStringLiteral("go-fish"), fulfilled)->id), QByteArray("lucky"));
        QTest::keyClick(chart.places(), Qt::Key_Home);
        QCOMPARE(chart.game(), chart.places()->item(0)->data(Qt::UserRole).toString());
        QVERIFY(!chart.tasks()->item(0)->text().startsWith(u'\u2713'));
        for (const QPushButton* button : chart.findChildren<QPushButton*>())
            if (!button->text().isEmpty())
                QVERIFY2(!button->property(theme::kKeyProperty).toString().isEmpty(),
                         qPrintable(button->text()));
        QSignalSpy plays(&chart, &HarbourDialog::playWanted);
        QTest::keyClick(chart.places(), Qt::Key_Return);
        QCOMPARE(plays.size(), 1);
    }

    void picturesLeaveTheOutlineOfTheirRowVisible() {
        theme::use({});
        HarbourDialog chart(QStringLiteral("go-fish"), {});
        chart.show();
        for (const QListWidget* list : {chart.places(), chart.tasks()})
            QVERIFY(list->visualItemRect(list->item(0)).height() >= list->iconSize().height() + 4);
    }

    void newsNamesNewTasksOnly() {
        const QString game = QStringLiteral("go-fish");
        QCOMPARE(newsOfTasks(game, {"take"}, {"take"}), QString());
        QCOMPARE(newsOfTasks(game, {"take"}, {"take", "book"}),
                 QStringLiteral("Done on your harbour chart: Lay a book. That makes 2 of 9."));
    }

    void aFinishedMatchFulfilsTasks() {
        const OwnFolders folders;
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.show();
        window.setPace(Pace::Off);
        QString error;
        QVERIFY(window.openTable(planOf("go-fish", 1, 2, 7), &error));
        Table& table = *window.tablePage().table();
        table.setTableRules(quick());
        QVERIFY(playOut(table, 7));
        auto* end = window.findChild<MatchEnd*>();
        QTRY_VERIFY(end->findChild<QLabel*>(QStringLiteral("news"))
                        ->text()
                        .contains(QStringLiteral("harbour chart")));
        window.closeWithoutAsking();
    }

    void aQuietTableIsNeverLive() {
        const OwnFolders folders;
        for (const bool quiet : {false, true}) {
            QSettings store;
            Settings settings = Settings::load(store);
            settings.quietTable = quiet;
            settings.save(store);
            store.sync();
            QCOMPARE(settings.voices(), !quiet);
            MainWindow window(m_language, MainWindow::Memory::Kept);
            TablePlan plan = planOf("what-the-fish", 1, 2, 7);
            plan.tempo = Tempo::Live;
            QString error;
            QVERIFY(window.openTable(plan, &error));
            QCOMPARE(window.tablePage().table()->plan().tempo, quiet ? Tempo::RoundTheTable : Tempo::Live);
            window.closeWithoutAsking();
        }
    }
};

TACKLEBOX_QTEST(HarbourTest)
#include "harbour_test.moc"
