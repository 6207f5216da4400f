// A lesson's table: it continues by itself, when a move is shown, and after each legal move.
#include "model/table/lessontable.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

using LessonState = LessonTable::State;

Lesson shippedLesson(const QString& game) {
    QFile file(QFINDTESTDATA("../../resources/lessons/") + game + QStringLiteral(".json"));
    if (!file.open(QIODevice::ReadOnly)) qFatal("no lesson of %s", qPrintable(game));
    return readLesson(parseJson(file.readAll().toStdString()));
}

std::unique_ptr<LessonTable> openLesson(const Lesson& lesson, int chapter, int step) {
    QString error;
    auto table = LessonTable::open(lesson, chapter, step, &error);
    if (!table) qFatal("%s", qPrintable(error));
    table->setTableRules(quick());
    return table;
}

/// Waits until the lesson waits for the user; false on a timeout.
bool untilItStands(LessonTable& table) {
    QEventLoop loop;
    QTimer alarm;
    alarm.setSingleShot(true);
    QObject::connect(&alarm, &QTimer::timeout, &loop, &QEventLoop::quit);
    QObject::connect(&table, &LessonTable::standChanged, &loop, &QEventLoop::quit);
    alarm.start(30'000);
    while (table.state() == LessonState::Goes && alarm.isActive())
        loop.exec();
    return table.state() != LessonState::Goes;
}

/// True if the learner lost no card since event `first`, or `text` names one of the lost cards.
bool namesALoss(const LessonTable& table, int first, const QString& text) {
    bool isLost = false;
    for (int number = first; number < table.events(); ++number) {
        const auto event = table.event(number);
        const auto* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
        if (!moved || moved->from != handOf(kLearner) || moved->to.kind != PileKind::Hand) continue;
        isLost = true;
        if (text.contains(table.cardWords(moved->face))) return true;
    }
    return !isLost;
}

/// Reads on to the next requested move and lets the lesson show it; false where the lesson stops.
bool goesOnToItsEnd(LessonTable& table) {
    for (int turns = 0; turns < 100; ++turns) {
        if (!untilItStands(table)) return false;
        if (table.state() == LessonState::Done) return true;
        if (table.state() == LessonState::OtherWay) return false;
        table.state() == LessonState::Says ? table.said() : table.showMe();
    }
    return false;
}

} // namespace

class LessonTableTest : public QObject {
    Q_OBJECT

  private slots:
    void canBeFinishedByShowMe_data() { games(); }
    void canBeFinishedByShowMe() {
        QFETCH(const QString, game);
        const Lesson lesson = shippedLesson(game);
        for (int chapter = 0; chapter < int(lesson.chapters.size()); ++chapter)
            QVERIFY2(goesOnToItsEnd(*openLesson(lesson, chapter, 0)),
                     qPrintable(QString::number(chapter + 1)));
    }

    void everyLegalMoveContinues_data() { games(); }
    void everyLegalMoveContinues() {
        QFETCH(const QString, game);
        const Lesson lesson = shippedLesson(game);
        int tried = 0, takenUp = 0;
        for (int chapter = 0; chapter < int(lesson.chapters.size()); ++chapter) {
            const auto& steps = lesson.chapters[std::size_t(chapter)].steps;
            for (int step = 0; step < int(steps.size()); ++step) {
                if (steps[std::size_t(step)].kind != LessonStep::Kind::Do) continue;
                const int choices = int(openLesson(lesson, chapter, step)->choices().size());
                for (int number = 0; number < choices; ++number) {
                    auto table = openLesson(lesson, chapter, step);
                    QCOMPARE(table->state(), LessonState::Asks);
                    const TableChoice choice = table->choices()[std::size_t(number)];
                    const QByteArray what = QStringLiteral("chapter %1, step %2: %3")
                                                .arg(chapter + 1)
                                                .arg(step + 1)
                                                .arg(choice.words)
                                                .toUtf8();
                    const int before = table->events();
                    QVERIFY2(table->play(choice.id), what);
                    const QString own = table->sentence(before);
                    QVERIFY2(untilItStands(*table), what);
                    if (table->state() == LessonState::TakenUp) { // before the others move
                        ++takenUp;
                        const QStringList sentences = table->otherWay(3);
                        QVERIFY2(!sentences.isEmpty() || own.isEmpty(), what);
                        const int events = table->events();
                        untilIdle();
                        QCOMPARE(table->events(), events); // the others wait
                        if (own.startsWith(QStringLiteral("You")))
                            QVERIFY2(sentences.first().startsWith(QStringLiteral("You")),
                                     what + ": " + sentences.join(u'|').toUtf8());
                        table->said();
                        QVERIFY2(untilItStands(*table), what);
                        const QString since = table->otherWay(3).join(u' ');
                        QVERIFY2(since.isEmpty() || since != sentences.join(u' '), what);
                        QVERIFY2(namesALoss(*table, events, since), what + ": " + since.toUtf8());
                        ++tried;
                        if (table->state() == LessonState::OtherWay)
                            QVERIFY2(table->stepIndex() <= step + 1, what);
                        else
                            QVERIFY2(goesOnToItsEnd(*table), what);
                        continue;
                    }
                    ++tried;
                    if (table->state() == LessonState::OtherWay) { // the step restarts
                        const QStringList sentences = table->otherWay(3);
                        QVERIFY2(!sentences.isEmpty(), what);
                        if (own.startsWith(QStringLiteral("You"))) // the player's move comes first
                            QVERIFY2(sentences.first().startsWith(QStringLiteral("You")),
                                     what + ": " + sentences.join(u'|').toUtf8());
                        QVERIFY2(table->stepIndex() <= step + 1, what);
                    } else {
                        QVERIFY2(goesOnToItsEnd(*table), what);
                    }
                }
            }
        }
        QVERIFY(tried > 0);
        QCOMPARE(takenUp > 0, lesson.game->hasTurns || lesson.game->live);
    }

    /// A step with alternative comments shows the one for the accepted move that was played.
    void commentFitsThePlayedMove() {
        for (const QString& game : kFinishedGames) {
            const Lesson lesson = shippedLesson(game);
            for (int chapter = 0; chapter < int(lesson.chapters.size()); ++chapter) {
                const auto& steps = lesson.chapters[std::size_t(chapter)].steps;
                for (std::size_t step = 1; step < steps.size(); ++step) {
                    if (steps[step].others.empty()) continue;
                    std::size_t asked = step - 1;
                    while (asked > 0 && steps[asked].kind != LessonStep::Kind::Do)
                        --asked;
                    std::set<std::string> said;
                    for (const AnyMove& move : steps[asked].moves) {
                        auto table = openLesson(lesson, chapter, int(asked));
                        QVERIFY(table->playMove(move));
                        QVERIFY(untilItStands(*table));
                        QCOMPARE(table->stepIndex(), int(step));
                        QVERIFY(table->otherWay(3).isEmpty()); // each is an accepted move
                        said.insert(table->comment().head.in("en") + ' ' + table->comment().text.in("en"));
                    }
                    QCOMPARE(said.size(), steps[step].others.size() + 1);
                }
            }
        }
    }

    void othersWaitForComment() {
        for (const QString& game : kFinishedGames) {
            const Lesson lesson = shippedLesson(game);
            for (int chapter = 0; chapter < int(lesson.chapters.size()); ++chapter) {
                const auto& steps = lesson.chapters[std::size_t(chapter)].steps;
                for (std::size_t step = 0; step + 1 < steps.size(); ++step) {
                    if (steps[step].kind != LessonStep::Kind::Say ||
                        steps[step + 1].kind != LessonStep::Kind::Move)
                        continue;
                    auto table = openLesson(lesson, chapter, int(step));
                    QSignalSpy recorded(table.get(), &Table::recorded);
                    QCoreApplication::processEvents();
                    QVERIFY(recorded.isEmpty());
                    table->said();
                    QTRY_VERIFY(!recorded.isEmpty());
                }
            }
        }
    }

    void stepAfterDealShowsThatDeal_data() { games(); }
    /// A step after the end of a deal still shows that deal.
    void stepAfterDealShowsThatDeal() {
        QFETCH(const QString, game);
        const Lesson lesson = shippedLesson(game);
        for (int chapter = 0; chapter < int(lesson.chapters.size()); ++chapter)
            for (int step = 0; step <= int(lesson.chapters[std::size_t(chapter)].steps.size()); ++step) {
                const auto table = openLesson(lesson, chapter, step);
                int deals = 0;
                for (int number = 0; number < table->events(); ++number)
                    if (const auto event = table->event(number))
                        deals += std::holds_alternative<DealEvent>(event->what);
                QVERIFY2(deals == 1,
                         qPrintable(QStringLiteral("part %1, step %2").arg(chapter + 1).arg(step)));
            }
    }

  private:
    static void games() { rowsOfGames(kFinishedGames); }
};

TACKLEBOX_QTEST(LessonTableTest)
#include "lessontable_test.moc"
