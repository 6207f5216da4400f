// The size and position of the window at the start.
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"

#include <QScreen>

using namespace tacklebox;
using namespace tacklebox::testing;

class WindowSizeTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

  private slots:
    void aLargerWindowThanLastTimeFitsOnTheScreen() {
        const OwnFolders folders;
        const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
        {
            MainWindow small(m_language, MainWindow::Memory::Kept);
            small.resize(small.minimumSize());
            small.move(room.left(), room.bottom() - small.height() - 100);
            small.show();
            QVERIFY(small.y() > 0);
            small.closeWithoutAsking();
        }
        MainWindow window(m_language, MainWindow::Memory::Kept);
        const int top = window.y();
        QVERIFY(top > room.top()); // the old position
        window.resizeOnScreen(window.size());
        QCOMPARE(window.y(), top); // unchanged if possible
        window.resizeOnScreen(room.size());
        QCOMPARE(window.size(), room.size());
        QCOMPARE(window.pos(), room.topLeft());
        window.closeWithoutAsking();
    }
    void aWindowLargerThanTheScreenStartsInItsCorner() {
        const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
        MainWindow window(m_language, MainWindow::Memory::None);
        window.move(room.center());
        window.resizeOnScreen(room.size() + QSize(100, 100));
        QCOMPARE(window.pos(), room.topLeft());
    }
};

TACKLEBOX_QTEST(WindowSizeTest)
#include "windowsize_test.moc"
