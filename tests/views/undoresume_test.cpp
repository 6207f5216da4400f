// Undo, quit, resume: a resumed table shows, offers and redoes the same as a table that was never closed.
#include "model/store/journal.h"
#include "tests/support/environment.h"
#include "tests/support/qttest.h"
#include "tests/support/resumed.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/scene/picture/presenter.h"

#include <algorithm>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kMostUndone = 3; ///< undone decisions in a row

/// Everything that the players can see and do at `table`, line by line.
QStringList shownAt(Table& table) {
    QStringList lines{QStringLiteral("due %1, seat %2, viewer %3, event %4, step %5")
                          .arg(int(table.waitingFor()))
                          .arg(table.seatToAct())
                          .arg(table.viewer())
                          .arg(table.events())
                          .arg(table.steps())};
    lines << (table.canRedo() ? "redo" : "no redo") << (table.canHint() ? "hint" : "no hint");
    for (const TableChoice& choice : table.choices())
        lines << choice.words + u'|' + choice.asked + (table.isOffered(choice.id) ? "|offered" : "");
    for (const PileCards& pile : table.piles()) {
        QStringList faces;
        for (const Face face : pile.faces)
            faces << table.cardWords(face);
        lines << QString::fromStdString(name(pile.pile)) + ": " + faces.join(u',');
    }
    const auto presenter = makePresenter(table);
    presenter->restart(table.events());
    const Prompt prompt = presenter->prompt();
    lines << prompt.words << prompt.more;
    lines << QString::fromUtf8(table.record());
    return lines;
}

/// Simulates a viewer who sees events at once.
void watch(Table& table) {
    table.setWatched(true);
    const auto look = [&table] { table.shown(table.events()); };
    QObject::connect(&table, &Table::happened, &table, look);
    QObject::connect(&table, &Table::rewound, &table, look);
    look();
}

bool untilHint(Table& table) {
    table.askHint();
    return until([&table] { return !table.isHintPending(); }) && table.hint().has_value();
}

/// Whether the hint is one of the choices, or an unlisted move.
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
    void aResumedTableEqualsOneThatNeverClosed_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("people");
        for (const QString& game : kGames)
            for (const int people : {1, 2})
                QTest::addRow("%s, %d people", qPrintable(game), people) << game << people;
    }

    /// Plays at random at a watched table. After each decision, before or after the bots' answers, undoes up
    /// to three decisions. Compares the table with the table of the next process, at once and after each
    /// redo. TACKLEBOX_DECISIONS sets the number of compared decisions in each row.
    void aResumedTableEqualsOneThatNeverClosed() {
        QFETCH(QString, game);
        QFETCH(int, people);
        const auto wanted = int(fromEnvironment("TACKLEBOX_DECISIONS", moreAsShipped(20, 5)));
        const quint64 firstSeed = fromEnvironment("TACKLEBOX_SEED", 1);
        Random random(firstSeed + quint64(people));
        int decisions = 0;
        for (quint64 seed = firstSeed; decisions < wanted; ++seed) {
            QTemporaryDir folder;
            Store store(folder.path());
            auto table = openQuick(planOf(game, people, 2, seed, Level::Minnow));
            watch(*table);
            auto journal = std::make_unique<Journal>(store, *table);
            const qint64 match = journal->match();
            while (decisions < wanted && untilWaitingFor(*table) && table->waitingFor() != WaitingFor::Over) {
                if (table->waitingFor() == WaitingFor::NextDeal) {
                    table->continueMatch();
                    continue;
                }
                if (table->waitingFor() == WaitingFor::HideCards) {
                    table->cover();
                    continue;
                }
                if (table->waitingFor() == WaitingFor::HandOver) {
                    table->reveal(table->seatToAct());
                    continue;
                }
                QVERIFY(playAny(*table, random));
                if (random.below(2) > 0) QVERIFY(untilWaitingFor(*table));
                if (table->waitingFor() ==
                    WaitingFor::HideCards) { // the hand is covered before anybody can agree to an undo
                    QVERIFY(!table->canUndo());
                    table->cover();
                    ++m_covered;
                }

                int undone = 0;
                const int toUndo = 1 + int(random.below(kMostUndone));
                while (undone < toUndo && table->canUndo() && table->undo())
                    ++undone;
                if (undone == 0) continue; // another person has looked, or is about to
                ++decisions;
                m_undone += undone;
                auto again = afterAKill(store, match);
                QVERIFY(again);
                again->setTableRules(quick());
                watch(*again);
                QCOMPARE(shownAt(*again), shownAt(*table));
                QVERIFY(untilWaitingFor(*table) && untilWaitingFor(*again));
                QCOMPARE(shownAt(*again), shownAt(*table));
                // Among several choices the hint may depend on the time that a search gets.
                if (decisions % 25 == 1 && again->canHint()) {
                    QVERIFY(untilHint(*again) && hintsAtAChoice(*again));
                    ++m_hints;
                } else if (again->canHint() && again->choices().size() == 1) {
                    QVERIFY(untilHint(*again) && untilHint(*table));
                    QCOMPARE(again->hint()->words, table->hint()->words);
                    QCOMPARE(again->hint()->reason, table->hint()->reason);
                    ++m_sameHints;
                }
                if (random.below(4) == 0) { // continues with the resumed table
                    journal.reset();
                    table.reset();
                    table = std::move(again);
                    journal = std::make_unique<Journal>(store, *table, match);
                    continue;
                }
                if (random.below(4) == 0) continue; // the undone decisions are not redone
                while (table->canRedo()) {
                    QVERIFY(again->redo() && table->redo());
                    QVERIFY(untilWaitingFor(*table) && untilWaitingFor(*again));
                    QCOMPARE(shownAt(*again), shownAt(*table));
                }
            }
        }
        m_decisions += decisions;
    }

    void cleanupTestCase() {
        qInfo(
            "%d decisions, %d of them taken back, %d hands covered after a turn, %d hints, %d of one choice",
            m_decisions, m_undone, m_covered, m_hints, m_sameHints);
    }

  private:
    int m_decisions = 0, m_undone = 0, m_covered = 0, m_hints = 0, m_sameHints = 0; ///< so far
};

TACKLEBOX_QTEST(UndoResumeTest)
#include "undoresume_test.moc"
