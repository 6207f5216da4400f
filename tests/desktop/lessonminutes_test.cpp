// Estimates the duration of each lesson: the player reads all text, makes every move by hand and watches all
// motion at normal speed. Trying other moves or the card inspector takes longer.
#include "app/desktop/language.h"
#include "model/table/gameclock.h"
#include "tests/desktop/lessonwindow.h"
#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"

#include <cmath>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kWordsAMinute = 200, kMoveMillis = 4'000, kPressMillis = 1'000;
constexpr double kMostMinutes = 5;
constexpr int kTickMillis = 16;

int wordsIn(const QString& text) {
    static const QRegularExpression space(QStringLiteral("\\s+"));
    return int(text.split(space, Qt::SkipEmptyParts).size());
}

struct Effort {
    int words = 0, moves = 0, presses = 0;
    qint64 watched = 0, live = 0; ///< milliseconds

    double minutes() const {
        return double(words) / kWordsAMinute +
               double(moves * kMoveMillis + presses * kPressMillis + watched + live) / 60'000;
    }
    QString told() const {
        return QStringLiteral("%1 min: %2 words %3, %4 moves and %5 pages %6, motion %7, live %8")
            .arg(minutes(), 0, 'f', 2)
            .arg(words)
            .arg(double(words) / kWordsAMinute, 0, 'f', 2)
            .arg(moves)
            .arg(presses)
            .arg(double(moves * kMoveMillis + presses * kPressMillis) / 60'000, 0, 'f', 2)
            .arg(double(watched) / 60'000, 0, 'f', 2)
            .arg(double(live) / 60'000, 0, 'f', 2);
    }
};

} // namespace

class LessonMinutesTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

    /// Advances the frame clock and the table's clock until `isSo` returns true. Returns the time in
    /// milliseconds, or -1 after a time-out.
    template <class IsSo>
    qint64 pass(MainWindow& window, const IsSo& isSo) {
        FrameClock& frameClock = window.tablePage().view().tableScene().frameClock();
        const double rate = window.tablePage().table()->tableRules().clockRate;
        QElapsedTimer real;
        real.start();
        for (qint64 passed = 0; real.elapsed() < 2 * kTimeoutMillis; passed += kTickMillis) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            if (isSo()) return passed;
            if (window.tablePage().table()->botsThink()) { // takes no time on the table's clock
                until([&window] { return !window.tablePage().table()->botsThink(); });
                passed -= kTickMillis;
                continue;
            }
            frameClock.setManual();
            frameClock.advance(kTickMillis);
            window.tablePage().table()->clock().setManual();
            window.tablePage().table()->clock().advance(qint64(kTickMillis * rate));
        }
        return -1;
    }

  private slots:
    void noLessonTakesMoreThanFiveMinutes_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const QString& game : tacklebox::testing::kFinishedGames)
            for (const char* language : {"en", "de"})
                QTest::addRow("%s in %s", qPrintable(game), language)
                    << game << QString::fromLatin1(language);
    }
    void noLessonTakesMoreThanFiveMinutes() {
        QFETCH(const QString, game);
        QFETCH(const QString, language);
        m_language.use(language);
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.resize(1280, 800);
        useWindow(window);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.setUpdatesEnabled(false); // not painted
        window.setPace(Pace::Normal);
        pressSomewhere();
        window.startLesson(game, true);
        const int promised = lessonAt(window)->lesson().minutes;
        const Coach& coach = window.tablePage().coach();
        const Director& director = window.tablePage().view().director();
        Effort effort;
        const auto isTold = [&] {
            const LessonTable* lesson = lessonAt(window);
            if (!lesson) return true;
            if (!coach.speaks() || !director.settled()) return false;
            if (coach.words().dotCount == 0) return true;
            const LessonStep* step = lesson->now();
            return step && step->kind != LessonStep::Kind::Move &&
                   coach.words().head.toStdString() == lesson->comment().head.in(language.toStdString());
        };
        for (int pages = 0; coach.words().dotCount != 0 || !coach.speaks(); ++pages) {
            QVERIFY(pages < 100);
            const qint64 passed = pass(window, isTold);
            QVERIFY2(passed >= 0, qPrintable(coach.words().head));
            effort.watched += passed;
            if (!lessonAt(window)) break;
            const CoachWords& words = coach.words();
            effort.words += wordsIn(words.head) + wordsIn(words.text) + wordsIn(words.how);
            if (words.dot == 0) effort.words += wordsIn(words.line);
            if (words.dotCount == 0) break;
            const bool asks = lessonAt(window)->state() == LessonState::Asks;
            asks ? ++effort.moves : ++effort.presses;
            window.lessons().goOn();
        }
        while (!lessonAt(window)) { // against the clock
            Table& table = *window.tablePage().table();
            table.skipCount(); // uses the real clock
            const qint64 passed = pass(window, [&] {
                if (table.countIn().step() != CountIn::Step::None) table.skipCount();
                return coach.speaks();
            });
            QVERIFY(passed >= 0);
            effort.live += passed + table.tableRules().countInMillis;
            effort.words += wordsIn(coach.words().head) + wordsIn(coach.words().text);
            if (coach.words().dotCount == 0) break;
            ++effort.presses;
            window.lessons().goOn();
        }
        QVERIFY(window.lessonProgress().learned(game));
        qInfo("%s in %s: %s", qPrintable(game), qPrintable(language), qPrintable(effort.told()));
        QVERIFY2(effort.minutes() <= kMostMinutes, qPrintable(effort.told()));
        QVERIFY2(std::abs(promised - effort.minutes()) < 0.75, qPrintable(effort.told()));
        window.closeWithoutAsking();
        m_language.use(QStringLiteral("en"));
    }
};

TACKLEBOX_QTEST(LessonMinutesTest)
#include "lessonminutes_test.moc"
