// Plays every game in the whole window with the list of moves alone.
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/engine/random.h"
#include "model/table/table.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/dialogs/lastplans.h"
#include "views/panels/movespanel.h"
#include "views/settings/settings.h"

#include <QListView>

using namespace tacklebox;

class MovesListTest : public QObject {
    Q_OBJECT

  private slots:
    void everyGameIsPlayedFromTheListOfMoves_data() { tacklebox::testing::rowsOfGames(); }
    void everyGameIsPlayedFromTheListOfMoves() {
        QFETCH(QString, game);
        constexpr int kMoves = 8;
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        window.resize(1280, 800);
        window.show();
        window.setPace(Pace::Off);
        TablePlan plan = firstPlan(game);
        plan.seed = 21;
        QString error;
        QVERIFY2(window.openTable(plan, &error), qPrintable(error));
        Table& table = *window.tablePage().table();
        window.tablePage().showMoves();
        auto* moves = window.findChild<MovesPanel*>();
        auto* list = moves->list();
        // The clock advances a second at each reading.
        moves->setClock([millis = qint64(0)]() mutable { return millis += 1000; });
        Random random(4);
        for (int move = 0; move < kMoves && table.waitingFor() != WaitingFor::Over; ++move) {
            QTRY_VERIFY_WITH_TIMEOUT(table.waitingFor() != WaitingFor::Bot, 20000);
            if (table.waitingFor() == WaitingFor::NextDeal) {
                table.continueMatch();
                continue;
            }
            if (table.waitingFor() == WaitingFor::Over) break;
            QTRY_COMPARE(list->model()->rowCount(), int(table.choices().size()));
            list->setFocus();
            for (int down = random.below(list->model()->rowCount()); down > 0; --down)
                QTest::keyClick(list, Qt::Key_Down);
            const int events = table.events();
            QTest::keyClick(list, Qt::Key_Return);
            QTRY_VERIFY(table.events() > events);
        }
    }
};

TACKLEBOX_QTEST(MovesListTest)
#include "moveslist_test.moc"
