// Choosing a game for the first time asks once whether to show the lesson.
#include "app/desktop/language.h"
#include "app/desktop/lessonguide.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/puzzlepage.h"
#include "app/desktop/tablepage.h"
#include "model/table/table.h"
#include "tests/support/ownfolders.h"
#include "tests/support/part.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/dialogs/firsttimedialog.h"
#include "views/lobby/poster.h"
#include "views/scene/tableview.h"
#include "views/theme/keybutton.h"

#include <QPushButton>

using namespace tacklebox;
using namespace tacklebox::testing;

class FirstStartTest : public QObject {
    Q_OBJECT

    /// Clicks the poster, and the button named `answer` of the question; an empty `answer` closes the
    /// question. Returns true if there was a question.
    bool clickPoster(MainWindow& window, const char* poster, const QByteArray& answer) {
        part<Poster>(window, poster)->click();
        auto* dialog = qobject_cast<FirstTimeDialog*>(QApplication::activeModalWidget());
        if (!dialog) return false;
        if (answer.isEmpty())
            dialog->reject();
        else
            part<QPushButton>(*dialog, answer.constData())->click();
        return true;
    }

    Language m_language{*qApp};

  private slots:
    void aClosedQuestionIsAskedAgain() {
        const OwnFolders folders;
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.show();
        QVERIFY(clickPoster(window, "go-fish", {}));
        QVERIFY(!window.tablePage().table());
        QVERIFY(clickPoster(window, "go-fish", "justPlay"));
        QCOMPARE(window.tablePage().table()->plan().game, QStringLiteral("go-fish"));
        QVERIFY(!window.lessons().isActive());
        window.closeWithoutAsking();
    }
    void showMeBeginsTheLessonAndIsAskedOnce() {
        const OwnFolders folders;
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.show();
        QVERIFY(clickPoster(window, "great-lakes", "showMe"));
        QVERIFY(window.lessons().isActive());
        QCOMPARE(window.lessons().game(), QStringLiteral("great-lakes"));
        window.showLobby();
        QVERIFY(!clickPoster(window, "great-lakes", "justPlay"));
        window.closeWithoutAsking();
    }
    void aPosterSaysHowManyPuzzlesAreSolved() {
        const OwnFolders folders;
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.show();
        const auto* poster = part<Poster>(window, "go-fish");
        QCOMPARE(poster->solved(), 0);
        QVERIFY(window.openPuzzles(QStringLiteral("go-fish")));
        PuzzlePage& page = window.puzzlePage();
        const int answer = int(page.puzzles()[std::size_t(page.number())].answer);
        QTest::keyClick(&page.view(), Qt::Key(Qt::Key_1 + answer));
        QCOMPARE(page.solved(), 1);
        window.leavePuzzles();
        QCOMPARE(poster->solved(), 1);
        QVERIFY2(poster->accessibleDescription().contains(QStringLiteral("Puzzles solved: 1 of 10.")),
                 qPrintable(poster->accessibleDescription()));
        window.closeWithoutAsking();
    }
    void theFirstMatchIsShortAndTheNextOneUsual() {
        const OwnFolders folders;
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.show();
        window.setPace(Pace::Off);
        clickPoster(window, "twisted-fish", "justPlay");
        QCOMPARE(int(window.tablePage().table()->plan().options.value[0]), 0); // one round
        QVERIFY(playOut(*window.tablePage().table(), 5));
        auto* again = part<KeyButton>(window, "again");
        QTRY_COMPARE(again->accessibleName(), QStringLiteral("Play to 400?"));
        again->click();
        QCOMPARE(int(window.tablePage().table()->plan().options.value[0]), 400);
        window.showLobby();
        clickPoster(window, "twisted-fish", {});
        QCOMPARE(int(window.tablePage().table()->plan().options.value[0]), 400);
        window.showLobby();
        clickPoster(window, "great-lakes", "justPlay");
        QCOMPARE(int(window.tablePage().table()->plan().options.value[0]), 10); // the lowest target
        window.closeWithoutAsking();
    }
    void withoutSavedSettingsNothingIsAsked() {
        MainWindow window(m_language, MainWindow::Memory::None);
        window.show();
        QVERIFY(!clickPoster(window, "go-fish", "showMe"));
        QVERIFY(window.tablePage().table());
        window.closeWithoutAsking();
    }
};

TACKLEBOX_QTEST(FirstStartTest)
#include "firststart_test.moc"
