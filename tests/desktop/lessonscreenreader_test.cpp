// The order of announcements at the start of a lesson.
#include "app/desktop/language.h"
#include "tests/desktop/lessonwindow.h"
#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"
#include "views/panels/announcer.h"

#include <QAccessible>

using namespace tacklebox;
using namespace tacklebox::testing;

class LessonScreenReaderTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

  private slots:
    /// No card has the accessible focus before the title has been announced, so the hand is read after the
    /// first page or on an arrow key.
    void aPartsTitleComesBeforeItsHand() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        useWindow(window);
        window.setPace(Pace::Off);
        TableView& view = window.tablePage().view();
        const auto cardIsHeard = [&view] {
            return QAccessible::queryAccessibleInterface(&view)->focusChild() != nullptr;
        };
        int parts = 0, pages = 0;
        connect(window.tablePage().findChild<Announcer*>(), &Announcer::announced, &window,
                [&](const QString& words) {
                    ++pages;
                    if (!words.contains(QStringLiteral("Part %1 of").arg(parts + 1))) return;
                    ++parts;
                    QVERIFY2(!cardIsHeard(), qPrintable(words));
                });
        window.startLesson(QStringLiteral("twisted-fish"), true);
        for (int part = 1; part <= 3; ++part) {
            while (lessonAt(window)->chapter() < part - 1) {
                QVERIFY(coachShowsStep(window));
                window.lessons().goOn();
                QVERIFY(cardIsHeard() || lessonAt(window)->chapter() == part - 1);
                untilIdle();
            }
            QTRY_COMPARE(parts, part);
            QVERIFY(view.hasFocus());
            QVERIFY(!cardIsHeard());
        }
        QVERIFY(pages >= 3);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(cardIsHeard());
        window.closeWithoutAsking();
    }
};

TACKLEBOX_QTEST(LessonScreenReaderTest)
#include "lessonscreenreader_test.moc"
