// The time of the first painted frame of a window.
#include "app/testdrivers/smoketest.h"
#include "tests/support/qttest.h"

#include <QWidget>

using namespace tacklebox;

namespace {

class Painted : public QWidget {
  public:
    int times = 0;

  protected:
    void paintEvent(QPaintEvent*) override { ++times; }
};

} // namespace

class FirstFrameTest : public QObject {
    Q_OBJECT

  private slots:
    void aWindowIsSeenOnceItIsPainted() {
        Painted window, other;
        FirstFrame first(window);
        other.show();
        QTRY_VERIFY(other.times > 0);
        QCoreApplication::processEvents();
        QVERIFY(!first.shown()); // frames of other windows do not count
        window.show();
        QVERIFY(window.isVisible() && !first.shown());
        QTRY_VERIFY(first.shown());
        QVERIFY(window.times > 0);
#ifdef Q_OS_LINUX
        QVERIFY(first.millis() && *first.millis() > 0);
#endif
    }
};

TACKLEBOX_QTEST(FirstFrameTest)
#include "firstframe_test.moc"
