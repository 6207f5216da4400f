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

/// Somebody looks at the table and sees at once what happens there.
void watch(Table& table) {
    table.setWatched(true);
    const auto look = [&table] { table.shown(table.events()); };
    QObject::connect(&table, &Table::happened, &table, look);
    QObject::connect(&table, &Table::rewound, &table, look);
    look();
}

bool untilHint(Table& table) {
    table.askHint();
    return until([&table] { return !table.hintComes(); }) && table.hint().has_value();
}

/// True if the hint is one of the choices, or a move that is not listed.
bool hintsAtAChoice(const Table& table) {
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
    int m_decisions = 0, m_undone = 0, m_covered = 0, m_hints = 0, m_sameHints = 0; ///< so far
};

void UndoResumeTest::aResumedTableIsAsOneThatNeverClosed_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("persons");
    for (const QString& game : kGames)
        for (const int persons : {1, 2})
            QTest::addRow("%s, %d persons", qPrintable(game), persons) << game << persons;
}

/// The players play at random at a watched table. After each decision, whether or not bots have answered it,
/// up to three decisions are taken back, and the table is compared with the one that the next program would
/// open: as it stands, and after each redo. TACKLEBOX_DECISIONS is the number of decisions compared in each
/// row.
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
        watch(*table);
        auto journal = std::make_unique<Journal>(store, *table);
        const qint64 match = journal->match();
        while (decisions < wanted && untilDue(*table) && table->due() != Due::Over) {
            if (table->due() == Due::NextDeal) {
                table->carryOn();
                continue;
            }
            if (table->due() == Due::HideCards) {
                table->cover();
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
            if (table->due() == Due::HideCards) { // the hand is covered before anybody can agree to an undo
                QVERIFY(!table->canTakeBack());
                table->cover();
                ++m_covered;
            }

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
            watch(*again);
            QCOMPARE(shownAt(*again), shownAt(*table));
            QVERIFY(untilDue(*table) && untilDue(*again));
            QCOMPARE(shownAt(*again), shownAt(*table));
            // Among several choices the hint may depend on how far a search comes in its time.
            if (decisions % 25 == 1 && again->canHint()) {
                QVERIFY(untilHint(*again) && hintsAtAChoice(*again));
                ++m_hints;
            } else if (again->canHint() && again->choices().size() == 1) {
                QVERIFY(untilHint(*again) && untilHint(*table));
                QCOMPARE(again->hint()->words, table->hint()->words);
                QCOMPARE(again->hint()->reason, table->hint()->reason);
                ++m_sameHints;
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
    qInfo("%d decisions, %d of them taken back, %d hands covered after a turn, %d hints, %d of one choice",
          m_decisions, m_undone, m_covered, m_hints, m_sameHints);
}

TACKLEBOX_QTEST(UndoResumeTest)
#include "undoresume_test.moc"
