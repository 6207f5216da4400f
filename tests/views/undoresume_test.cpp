// Undo, quit, resume: the resumed table shows, offers and redoes what a table does that was never closed.
#include "model/store/journal.h"
#include "tests/support/environment.h"
#include "tests/support/qttest.h"
#include "tests/support/resumed.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/scene/picture/presenter.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kMostUndone = 3; ///< decisions taken back in a row

/// Everything the players can see and do at `table`, line by line.
QStringList shownAt(Table& table) {
    QStringList lines{QStringLiteral("due %1, seat %2, facing %3, event %4, step %5")
                          .arg(int(table.due()))
                          .arg(table.dueSeat())
                          .arg(table.facing())
                          .arg(table.events())
                          .arg(table.steps())};
    lines << (table.canMakeAgain() ? "redo" : "no redo") << (table.canHint() ? "hint" : "no hint");
    for (const TableChoice& choice : table.choices())
        lines << choice.words + u'|' + choice.asked + (table.isOffered(choice.id) ? "|offered" : "");
    for (const PlaceCards& place : table.places()) {
        QStringList faces;
        for (const Face face : place.faces)
            faces << table.cardWords(face);
        lines << QString::fromStdString(name(place.place)) + ": " + faces.join(u',');
    }
    const auto presenter = makePresenter(table);
    presenter->restart(table.events());
    const Prompt prompt = presenter->prompt();
    lines << prompt.words << prompt.more;
    lines << QString::fromUtf8(table.record());
    return lines;
}

/// True if the hint is a choice, or nothing that the list names. Which one may depend on how busy the machine
/// is.
bool hintsAtAChoice(Table& table) {
    table.askHint();
    if (!until([&table] { return !table.hintComes(); }) || !table.hint()) return false;
    const Hint& hint = *table.hint();
    return hint.choice == -1 ||
           std::any_of(table.choices().begin(), table.choices().end(), [&](const TableChoice& choice) {
               return choice.id == hint.choice && choice.words == hint.words;
           });
}

} // namespace

class UndoResumeTest : public QObject {
    Q_OBJECT

  private slots:
    void aResumedTableIsAsOneThatNeverClosed_data();
    void aResumedTableIsAsOneThatNeverClosed();
    void cleanupTestCase();

  private:
    int m_decisions = 0, m_undone = 0, m_hints = 0; ///< compared so far
};

void UndoResumeTest::aResumedTableIsAsOneThatNeverClosed_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("persons");
    for (const QString& game : playedGames())
        for (const int persons : {1, 2})
            QTest::addRow("%s, %d persons", qPrintable(game), persons) << game << persons;
}

/// A person plays at random. After each decision, whether or not bots have answered it, up to three decisions
/// are taken back, and the table is compared with the one that the next program would open: as it stands,
/// and after each redo. TACKLEBOX_DECISIONS is the number of decisions compared in each row.
void UndoResumeTest::aResumedTableIsAsOneThatNeverClosed() {
    QFETCH(QString, game);
    QFETCH(int, persons);
    const auto wanted = int(fromEnvironment("TACKLEBOX_DECISIONS", moreAsShipped(20, 5)));
    const quint64 firstSeed = fromEnvironment("TACKLEBOX_SEED", 1);
    Random random(firstSeed + quint64(persons));
    int decisions = 0;
    for (quint64 seed = firstSeed; decisions < wanted; ++seed) {
        QTemporaryDir folder;
        Store store(folder.path());
        auto table = openQuick(planOf(game, persons, 2, seed, Level::Minnow));
        auto journal = std::make_unique<Journal>(store, *table);
        const qint64 match = journal->match();
        while (decisions < wanted && untilDue(*table) && table->due() != Due::Over) {
            if (table->due() == Due::NextDeal) {
                table->carryOn();
                continue;
            }
            if (table->due() == Due::HandOver) {
                table->reveal(table->dueSeat());
                continue;
            }
            QVERIFY(!table->choices().empty());
            const auto pick = std::size_t(random.below(int(table->choices().size())));
            QVERIFY(table->play(table->choices()[pick].id));
            if (random.below(2) > 0) QVERIFY(untilDue(*table));

            int undone = 0;
            const int toUndo = 1 + int(random.below(kMostUndone));
            while (undone < toUndo && table->canTakeBack() && table->takeBack())
                ++undone;
            if (undone == 0) continue; // another person has looked, or is about to
            ++decisions;
            m_undone += undone;
            auto again = afterAKill(store, match);
            QVERIFY(again);
            again->setTableRules(quick());
            QCOMPARE(shownAt(*again), shownAt(*table));
            QVERIFY(untilDue(*table) && untilDue(*again));
            QCOMPARE(shownAt(*again), shownAt(*table));
            if (decisions % 25 == 1 && again->canHint()) {
                QVERIFY(hintsAtAChoice(*again));
                ++m_hints;
            }
            if (random.below(4) == 0) { // the resumed table is played on at
                journal.reset();
                table.reset();
                table = std::move(again);
                journal = std::make_unique<Journal>(store, *table, match);
                continue;
            }
            if (random.below(4) == 0) continue; // what was undone is not done again
            while (table->canMakeAgain()) {
                QVERIFY(again->makeAgain() && table->makeAgain());
                QVERIFY(untilDue(*table) && untilDue(*again));
                QCOMPARE(shownAt(*again), shownAt(*table));
            }
        }
    }
    m_decisions += decisions;
}

void UndoResumeTest::cleanupTestCase() {
    qInfo("%d decisions, %d of them taken back, %d hints", m_decisions, m_undone, m_hints);
}

TACKLEBOX_QTEST(UndoResumeTest)
#include "undoresume_test.moc"
