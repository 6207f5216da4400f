// The puzzle page: asks, checks and remembers answers.
#include "app/desktop/language.h"
#include "app/desktop/puzzlepage.h"
#include "tests/support/blankface.h"
#include "tests/support/clippedwidgets.h"
#include "tests/support/eventloop.h"
#include "tests/support/part.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/panels/logpanel.h"
#include "views/panels/starslabel.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/tableview.h"
#include "views/settings/puzzlememory.h"
#include "views/theme/facestore.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

struct PuzzleInFront {
    explicit PuzzleInFront(QSettings* memory = nullptr) : page(faces) {
        page.setSettingsStore(memory);
        page.resize(1280, 766);
        page.show();
    }
    void press(Qt::Key key) { QTest::keyClick(&page.view(), key); }
    void answerRight() { press(Qt::Key(Qt::Key_1 + int(puzzle().answer))); }
    /// The bar covers at most a twelfth of the rail with the hand.
    bool handIsSeen() {
        const QRectF rail = page.view().tableScene().layout().rail;
        return rail.bottom() - rail.height() / 12 <= page.view().height();
    }
    void answerWrong() { press(puzzle().answer == 0 ? Qt::Key_2 : Qt::Key_1); }
    const Puzzle& puzzle() const { return page.puzzles()[std::size_t(page.number())]; }
    QString verdict() { return part<QLabel>(page, "verdict")->text(); }

    FaceStore faces{blankFace};
    PuzzlePage page;
};

} // namespace

class PuzzlePageTest : public QObject {
    Q_OBJECT

  private slots:
    void everyPuzzleIsAskedFromItsSeat_data() { tacklebox::testing::rowsOfGames(kFinishedGames); }

    void everyPuzzleIsAskedFromItsSeat() {
        QFETCH(QString, game);
        PuzzleInFront at;
        QVERIFY(at.page.open(game));
        for (int number = 0; number < int(at.page.puzzles().size()); ++number) {
            at.page.goTo(number);
            QCOMPARE(at.page.table()->viewer(), at.puzzle().seat);
            QCOMPARE(at.page.table()->events(), at.puzzle().match->events());
            QVERIFY(!part<QLabel>(at.page, "question")->text().isEmpty());
            int shown = 0;
            for (const KeyButton* choice :
                 at.page.findChildren<KeyButton*>(QRegularExpression("^choice\\d$")))
                shown += choice->isVisible();
            QCOMPARE(shown, int(at.puzzle().choices.size()));
            QVERIFY(part<StarsLabel>(at.page, "stars")
                        ->accessibleName()
                        .contains(QString::number(at.puzzle().stars)));
            at.answerRight();
            QVERIFY2(at.verdict().startsWith(QStringLiteral("Right.")), qPrintable(at.verdict()));
        }
    }

    void anAnswerIsExplained() {
        PuzzleInFront at;
        QVERIFY(at.page.open(gameInfos().front().id));
        QVERIFY(!part<QLabel>(at.page, "verdict")->isVisible());
        at.answerWrong();
        const QString answer =
            part<KeyButton>(at.page, qPrintable(QStringLiteral("choice%1").arg(at.puzzle().answer)))
                ->accessibleName();
        QVERIFY(part<QLabel>(at.page, "verdict")->isVisible());
        QVERIFY(
            part<QLabel>(at.page, "question")->isVisible()); // the question stays visible beside the answer
        QVERIFY2(at.verdict().contains(answer.section(QLatin1Char(':'), 0, 0)), qPrintable(at.verdict()));
        const QString told = at.verdict();
        at.answerRight(); // ignored: the puzzle is already answered
        QCOMPARE(at.verdict(), told);
    }

    void aWrongAnswerIsNoSolution() {
        PuzzleInFront at;
        QVERIFY(at.page.open(gameInfos().front().id));
        at.answerWrong();
        QCOMPARE(at.page.solved(), 0);
        part<KeyButton>(at.page, "again")->click();
        QVERIFY(!at.page.bar().answered());
        at.answerRight();
        QCOMPARE(at.page.solved(), 1);
    }

    void solvedPuzzlesAreRemembered() {
        const QTemporaryDir folder;
        QSettings memory(folder.filePath(QStringLiteral("memory.ini")), QSettings::IniFormat);
        const QString game = gameInfos().front().id;
        {
            PuzzleInFront at(&memory);
            QVERIFY(at.page.open(game));
            at.answerRight();
            QCOMPARE(solvedPuzzles(memory, game), QStringList{QString::fromStdString(at.puzzle().id)});
        }
        PuzzleInFront later(&memory);
        QVERIFY(later.page.open(game));
        QCOMPARE(later.page.number(), 1); // the first unsolved puzzle
        QVERIFY(part<QComboBox>(later.page, "puzzle")->itemText(0).contains(QStringLiteral("solved")));
        QVERIFY(later.page.open(gameInfos()[1].id));
        QCOMPARE(later.page.solved(), 0); // counts this game only
    }

    void noTimerUnlessWanted() {
        const QTemporaryDir folder;
        QSettings memory(folder.filePath(QStringLiteral("memory.ini")), QSettings::IniFormat);
        PuzzleInFront at(&memory);
        QVERIFY(at.page.open(gameInfos().front().id));
        QVERIFY(!part<QLabel>(at.page, "time")->isVisible());
        part<KeyButton>(at.page, "timer")->click();
        QVERIFY(part<QLabel>(at.page, "time")->isVisible());
        QVERIFY(puzzlesTimed(memory));
        PuzzleInFront later(&memory);
        QVERIFY(later.page.bar().timed());
    }

    void keysGoFromPuzzleToPuzzle() {
        PuzzleInFront at;
        QVERIFY(at.page.open(gameInfos().front().id));
        at.press(Qt::Key_Right);
        QCOMPARE(at.page.number(), 1);
        at.press(Qt::Key_Left);
        at.press(Qt::Key_Return); // as the button does, also before an answer
        QCOMPARE(at.page.number(), 1);
        at.press(Qt::Key_Left);
        at.press(Qt::Key_Left);
        QCOMPARE(at.page.number(), int(at.page.puzzles().size()) - 1);
        QSignalSpy left(&at.page, &PuzzlePage::leaveWanted);
        at.press(Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }

    // Otherwise the table's keys would do nothing after F9.
    void theTableGetsTheKeyboardFromClosedLists() {
        PuzzleInFront at;
        QVERIFY(at.page.open(gameInfos().front().id));
        at.page.showLists(true);
        auto* list = at.page.findChild<LogPanel*>()->list();
        list->setFocus();
        QCOMPARE(at.page.focusWidget(), list);
        QTest::keyClick(list, Qt::Key_F9);
        QVERIFY(!at.page.listsShown());
        QCOMPARE(at.page.focusWidget(), &at.page.view());
    }

    void digitsAnswerOnAFrenchKeyboard_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Qt::KeyboardModifier>("modifier");
        QTest::newRow("alone") << QStringLiteral("&") << Qt::NoModifier;
        QTest::newRow("Shift") << QStringLiteral("1") << Qt::ShiftModifier;
    }

    void digitsAnswerOnAFrenchKeyboard() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
        QSKIP("The scan code here is one of X11.");
#endif
        QFETCH(QString, text);
        QFETCH(Qt::KeyboardModifier, modifier);
        PuzzleInFront at;
        QVERIFY(at.page.open(QStringLiteral("go-fish")));
        QVERIFY(at.verdict().isEmpty());
        constexpr quint32 kKeyOf1 = 10;
        QKeyEvent event(QEvent::KeyPress, text[0].unicode(), modifier, kKeyOf1, 0, 0, text);
        QApplication::sendEvent(&at.page.view(), &event);
        QVERIFY(!at.verdict().isEmpty());
    }

    void nothingIsCutInASmallWindowWithLargeText_data() {
        everyPuzzleIsAskedFromItsSeat_data();
    }

    void nothingIsCutInASmallWindowWithLargeText() {
        const QString kChoiceName = QStringLiteral("^choice");
        constexpr int kShortAnswers = 12, kStillLarge = 20; // letters; pixels, 24 at most
        QFETCH(QString, game);
        theme::use({.text = 2});
        theme::useScale(0.75);
        const auto restore = qScopeGuard([] {
            theme::use({});
            theme::useScale(1);
        });
        Language words(*qApp);
        for (const char* language : {"de", "en"}) {
            words.use(QString::fromLatin1(language));
            PuzzleInFront at;
            at.page.setUpdatesEnabled(false); // not painted
            at.page.resize(960, 552);
            QVERIFY(at.page.open(game));
            const int step = qstrcmp(language, "de") == 0 ? 1 : 3; // German is longer
            for (int number = 0; number < int(at.page.puzzles().size()); number += step) {
                at.page.goTo(number);
                untilIdle();
                const auto& bar = *part<QWidget>(at.page, "puzzleBar");
                QVERIFY2(clippedWidget(bar).isEmpty(), qPrintable(clippedWidget(bar)));
                QVERIFY2(at.handIsSeen(), qPrintable(QString::number(at.page.view().height())));
                // Short answers are beside the question, whose text stays large.
                QString answers;
                for (const auto* choice : bar.findChildren<KeyButton*>(QRegularExpression(kChoiceName)))
                    if (!choice->isHidden()) answers += choice->accessibleName();
                const auto* question = part<QLabel>(at.page, "question");
                if (answers.size() <= kShortAnswers)
                    QVERIFY2(question->font().pixelSize() >= kStillLarge, qPrintable(question->text()));
                at.answerWrong();
                untilIdle();
                QVERIFY2(clippedWidget(bar).isEmpty(), qPrintable(clippedWidget(bar)));
            }
        }
    }
};

TACKLEBOX_QTEST(PuzzlePageTest)
#include "puzzlepage_test.moc"
