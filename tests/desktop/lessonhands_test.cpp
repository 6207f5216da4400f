// Plays every lesson from the poster to the last page, with keys only and with the mouse only, using only the
// coach's instructions.
#include "app/desktop/language.h"
#include "tests/desktop/lessonplayer.h"
#include "tests/support/ownfolders.h"
#include "tests/support/part.h"
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/tablesupport.h"
#include "views/dialogs/firsttimedialog.h"
#include "views/lobby/poster.h"

#include <QPushButton>

using namespace tacklebox;
using namespace tacklebox::testing;

class LessonHandsTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

    /// Starts the lesson from its poster.
    void begin(MainWindow& window, const QString& game, InputMethod inputMethod) {
        useWindow(window);
        window.setPace(Pace::Off);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTest::lastMouseTimestamp += 10'000; // prevents a double click with an earlier click
        const auto press = [inputMethod](QWidget* button) {
            if (inputMethod == InputMethod::Mouse) return QTest::mouseClick(button, Qt::LeftButton);
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Return);
        };
        auto* poster = window.findChild<Poster*>(game);
        QVERIFY(poster);
        press(poster);
        auto* dialog = qobject_cast<FirstTimeDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        press(part<QPushButton>(*dialog, "showMe"));
    }

  private slots:
    void everyLessonCanBeFinished_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("mouse");
        for (const QString& game : tacklebox::testing::kFinishedGames)
            for (const bool mouse : {false, true})
                QTest::addRow("%s by %s", qPrintable(game), mouse ? "mouse" : "keys") << game << mouse;
    }
    void everyLessonCanBeFinished() {
        QFETCH(const QString, game);
        QFETCH(const bool, mouse);
        const InputMethod inputMethod = mouse ? InputMethod::Mouse : InputMethod::Keys;
        const OwnFolders folders;
        QFile::remove(QSettings().fileName()); // as on the first start
        MainWindow window(m_language, MainWindow::Memory::Kept);
        begin(window, game, inputMethod);
        window.setUpdatesEnabled(mouse); // keys must be enough without a picture
        QVERIFY(window.lessons().isActive());
        LessonPlayer player(window, inputMethod);
        QCOMPARE(player.toTheEnd(), QString());
        QVERIFY(window.lessonProgress().learned(game));
        QCOMPARE(player.coach().words().head, QStringLiteral("Now you can play."));
        QCOMPARE(window.lessons().inputMethod(), inputMethod);
        player.readOn();
        QVERIFY(!window.lessons().isActive());
        const Table* table = window.tablePage().table();
        QVERIFY(table && !LessonTable::of(window.tablePage().table()));
        QCOMPARE(table->plan().game, game);
        window.closeWithoutAsking();
    }
    /// A key that leaves the lesson is reported as a failure.
    void leavingALessonIsReported() {
        const OwnFolders folders;
        QFile::remove(QSettings().fileName());
        MainWindow window(m_language, MainWindow::Memory::Kept);
        begin(window, QStringLiteral("go-fish"), InputMethod::Keys);
        QVERIFY(window.lessons().isActive());
        LessonPlayer player(window, InputMethod::Keys);
        QTest::keyClick(&window.tablePage().view(), Qt::Key_Escape);
        QTest::keyClick(&window.tablePage().view(), Qt::Key_Escape);
        QVERIFY(!window.tablePage().table());
        QVERIFY(player.toTheEnd().startsWith(QStringLiteral("the lesson was left at: ")));
        window.closeWithoutAsking();
    }
};

TACKLEBOX_QTEST(LessonHandsTest)
#include "lessonhands_test.moc"
