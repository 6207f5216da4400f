// "Games played": list, filter, replay, export and deletion.
#include "model/host/anygame.h"
#include "model/wire/recordfile.h"
#include "tests/support/damage.h"
#include "tests/support/oldstore.h"
#include "tests/support/part.h"
#include "tests/support/pastplayers.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"

#include "model/store/journal.h"
#include "model/store/statistics.h"
#include "views/history/historyactions.h"
#include "views/history/historydialog.h"
#include "views/history/pastgames.h"
#include "views/history/savefile.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QTreeView>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// One of the endings of the game.
QStringList endingOf(const char* game) {
    const std::string_view ending = gameNamed(game)->endings.front();
    return {QString::fromLatin1(ending.data(), qsizetype(ending.size()))};
}

/// A store with four games; "lost" is the oldest, "two" the newest.
struct FourGames : PastStore {
    qint64 lost, shared, helped, two;

    FourGames() {
        lost = add(1, "rainbow-fish", {kAna, kPim}, {{{3, false, 1}, {9, true, 4}}, endingOf("rainbow-fish")},
                   30);
        shared = add(2, "rainbow-fish", {kAna, kMia, kPim},
                     {{{8, true, 2}, {8, true, 1}, {1, false, 0}}, endingOf("rainbow-fish")}, 7);
        helped = add(3, "great-lakes", {kAna, kMia, kPim},
                     {{{51, true, 0}, {20, false, 0}, {10, false, 0}}, endingOf("great-lakes"), {2, 1, true}},
                     100);
        two = add(4, "great-lakes", {kAna, kBen, kPim},
                  {{{50, false, 0}, {61, true, 0}, {20, false, 0}}, endingOf("great-lakes")}, 90);
    }
};

QString cell(const HistoryDialog& dialog, int row, PastGames::Column column) {
    const auto* model = part<QTreeView>(dialog, "list")->model();
    return model->index(row, column).data().toString();
}
int rows(const HistoryDialog& dialog) {
    return part<QTreeView>(dialog, "list")->model()->rowCount();
}
void choose(const HistoryDialog& dialog, const char* box, const QVariant& value) {
    auto* chooser = part<QComboBox>(dialog, box);
    chooser->setCurrentIndex(chooser->findData(value));
}

} // namespace

class HistoryDialogTest : public QObject {
    Q_OBJECT

  private slots:
    void listsTheNewestFirst() {
        FourGames games;
        HistoryDialog dialog(games.store);
        QCOMPARE(rows(dialog), 4);
        QCOMPARE(cell(dialog, 0, PastGames::Result), QStringLiteral("Ben won"));
        QCOMPARE(cell(dialog, 1, PastGames::Result), QStringLiteral("Won"));
        QCOMPARE(cell(dialog, 2, PastGames::Result), QStringLiteral("Shared"));
        QCOMPARE(cell(dialog, 3, PastGames::Result), QStringLiteral("Lost"));
        QCOMPARE(cell(dialog, 3, PastGames::Game), QStringLiteral("Rainbow Fish"));
        QCOMPARE(cell(dialog, 3, PastGames::Players), QStringLiteral("Ana, Pim (Pike)"));
        QCOMPARE(cell(dialog, 3, PastGames::Scores), QStringLiteral("3 : 9"));
        QCOMPARE(cell(dialog, 1, PastGames::Helped), QStringLiteral("with help"));
        QCOMPARE(cell(dialog, 0, PastGames::Helped), QStringLiteral("without"));
        QVERIFY(cell(dialog, 3, PastGames::Length).startsWith(QStringLiteral("30 ")));
        const QString details = part<QLabel>(dialog, "details")->text();
        for (const char* words : {"Ana 50", "Ben 61 (won)", "Pim (Pike) 20", "All cards played"})
            QVERIFY2(details.contains(QString::fromLatin1(words)), qPrintable(details));
    }

    /// Six players take two lines beside their faces; the tool tip has every bot's level.
    void manyBotsOfOneLevelShowItOnce() {
        FourGames games;
        QList<SeatPlan> seats{kAna};
        QList<SeatResult> results{{3, false, 1}};
        for (const char* name : {"Ada", "Ben", "Cleo", "Dan", "Eve"}) {
            seats.append({.name = QString::fromLatin1(name), .person = false, .level = Level::Perch});
            results.append({1, false, 0});
        }
        games.add(5, "go-fish", seats, {results}, 9);
        seats[1].level = Level::Pike;
        games.add(6, "go-fish", seats, {results}, 9);
        HistoryDialog dialog(games.store);
        const QString mixed =
            QStringLiteral("Ada (Pike), Ben (Perch), Cleo (Perch), Dan (Perch), Eve (Perch)");
        QVERIFY2(cell(dialog, 0, PastGames::Players).endsWith(mixed),
                 qPrintable(cell(dialog, 0, PastGames::Players)));
        QVERIFY2(cell(dialog, 1, PastGames::Players)
                     .endsWith(QStringLiteral("Ada, Ben, Cleo, Dan, Eve (bots: Perch)")),
                 qPrintable(cell(dialog, 1, PastGames::Players)));
        const auto* model = part<QTreeView>(dialog, "list")->model();
        QVERIFY(model->index(1, PastGames::Players)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .endsWith(QStringLiteral("Dan (Perch), Eve (Perch)")));
    }

    void isSortedByTheMeaningOfAColumn() {
        FourGames games;
        HistoryDialog dialog(games.store);
        auto* list = part<QTreeView>(dialog, "list");
        list->sortByColumn(PastGames::Length, Qt::AscendingOrder);
        QStringList lengths;
        for (int row = 0; row < 4; ++row)
            lengths << cell(dialog, row, PastGames::Length).section(u' ', 0, 0);
        QCOMPARE(lengths, (QStringList{"7", "30", "90", "100"})); // numeric order
        list->sortByColumn(PastGames::Played, Qt::AscendingOrder);
        QCOMPARE(cell(dialog, 0, PastGames::Scores), QStringLiteral("3 : 9"));
    }

    void isFilteredByGamePersonAndText() {
        FourGames games;
        HistoryDialog dialog(games.store);
        choose(dialog, "game", "rainbow-fish");
        QCOMPARE(rows(dialog), 2);
        choose(dialog, "person", "Ben");
        QCOMPARE(rows(dialog), 0);
        QVERIFY(!part<QTreeView>(dialog, "list")->isVisibleTo(&dialog));
        QVERIFY(part<QLabel>(dialog, "nothing")->text().contains(QStringLiteral("No games match")));
        QVERIFY(!part<QPushButton>(dialog, "save")->isEnabled());
        choose(dialog, "game", "");
        QCOMPARE(rows(dialog), 1);
        choose(dialog, "person", "");
        auto* text = part<QLineEdit>(dialog, "text");
        text->setText(QStringLiteral("minnow"));
        QCOMPARE(rows(dialog), 2);
        text->setText(QStringLiteral("minnow shared"));
        QCOMPARE(rows(dialog), 1);
        QVERIFY(part<QLabel>(dialog, "count")->text().startsWith(QStringLiteral("1 of 4")));
        text->setText(QStringLiteral("  "));
        QCOMPARE(rows(dialog), 4);
        const auto* person = part<QComboBox>(dialog, "person");
        QCOMPARE(person->count(), 3); // everybody, Ana, Ben: no bots
    }

    void enterWatchesIfConnected() {
        QTemporaryDir folder;
        Store store(folder.path());
        auto table = openQuick(planOf("great-lakes", 1, 2, 4));
        Journal journal(store, *table);
        QVERIFY(playOut(*table, 9));
        HistoryDialog dialog(store);
        dialog.show();
        auto* watch = part<QPushButton>(dialog, "watch");
        QVERIFY(!watch->isEnabled());
        QSignalSpy wanted(&dialog, &HistoryDialog::replayWanted);
        QVERIFY(watch->isEnabled());
        QTest::keyClick(part<QTreeView>(dialog, "list"), Qt::Key_Return);
        watch->click();
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(wanted[0][0].toLongLong(), journal.match());
        // The record equals that of the table except for its formatting.
        const QString file = folder.filePath(QStringLiteral("game.tacklebox"));
        QVERIFY(dialog.saveTo(file));
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QByteArray record = saved.readAll();
        QCOMPARE(record, store.read(journal.match())->record);
        QString error;
        const auto again = Table::openRecord(record, {}, &error);
        QVERIFY2(again, qPrintable(error));
        QCOMPARE(again->record(), table->record());
    }

    void aSavedGameEndsAfterTheUndo() {
        QTemporaryDir folder;
        Store store(folder.path());
        auto table = openQuick(planOf("great-lakes", 1, 2, 4));
        Journal journal(store, *table);
        for (int decisions = 0; decisions < 2; ++decisions) {
            QVERIFY(untilWaitingFor(*table));
            QVERIFY(table->play(table->choices().front().id));
        }
        QVERIFY(untilWaitingFor(*table));
        QVERIFY(table->undo());
        HistoryDialog dialog(store);
        dialog.show();
        const QString file = folder.filePath(QStringLiteral("game.tacklebox"));
        QVERIFY(dialog.saveTo(file));
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QString error;
        const auto again = Table::openRecord(saved.readAll(), {}, &error);
        QVERIFY2(again, qPrintable(error));
        QCOMPARE(again->record(), table->record());
    }

    void damagedGamesAreListedWithAMessage() {
        FourGames games;
        games.add(5, "old-maid", {kAna, kPim}, {{{1, true, 0}, {0, false, 0}}});
        const qint64 seatless = games.add(6, "rainbow-fish", {kAna, kPim}, {{{1, true, 0}, {0, false, 0}}});
        QVERIFY(
            inDatabase(games.folder.path(), QStringLiteral("DELETE FROM seats WHERE match = ?"), {seatless}));
        const qint64 timeless = games.add(7, "rainbow-fish", {kAna, kPim}, {{{1, true, 0}, {0, false, 0}}});
        QVERIFY(inDatabase(games.folder.path(),
                           QStringLiteral("UPDATE matches SET played = 'x' WHERE id = ?"), {timeless}));
        HistoryDialog dialog(games.store);
        QSignalSpy wanted(&dialog, &HistoryDialog::replayWanted);
        dialog.show();
        QCOMPARE(rows(dialog), 7);
        QStringList players;
        for (int row = 0; row < 7; ++row)
            players << cell(dialog, row, PastGames::Players);
        QCOMPARE(players.filter(QStringLiteral("old-maid")).size(), 1);
        QCOMPARE(players.filter(QStringLiteral("the players are missing")).size(), 1);
        QCOMPARE(players.filter(QStringLiteral("the date is missing")).size(), 1);
        // The four others look intact until their invalid records are read.
        auto* list = part<QTreeView>(dialog, "list");
        for (int row = 0; row < 7; ++row) {
            list->setCurrentIndex(list->model()->index(row, 0));
            QTest::keyClick(list, Qt::Key_Return);
            QVERIFY(!part<QPushButton>(dialog, "watch")->isEnabled());
        }
        QCOMPARE(wanted.size(), 0);
        for (int row = 0; row < 7; ++row)
            QVERIFY2(cell(dialog, row, PastGames::Players).endsWith(u'.'),
                     qPrintable(cell(dialog, row, PastGames::Players)));
    }

    void anUnreadableRecordIsDetectedWhenSelected() {
        FourGames games;
        HistoryDialog dialog(games.store);
        dialog.show();
        QTRY_VERIFY(part<QLabel>(dialog, "details")->text().contains(QStringLiteral("damaged")));
        QVERIFY(cell(dialog, 0, PastGames::Players).contains(QStringLiteral("damaged")));
        QCOMPARE(cell(dialog, 1, PastGames::Players), QStringLiteral("Ana, Mia (Minnow), Pim (Pike)"));
    }

    void anEmptyListSaysWhatToDo() {
        QTemporaryDir folder;
        Store store(folder.path());
        HistoryDialog dialog(store);
        QVERIFY(part<QLabel>(dialog, "nothing")->text().contains(QStringLiteral("Pick a poster")));
        for (const char* button : {"watch", "save", "table", "forget"})
            QVERIFY2(!part<QPushButton>(dialog, button)->isEnabled(), button);
        QSignalSpy wanted(&dialog, &HistoryDialog::newTableWanted);
        dialog.show();
        QVERIFY(part<QPushButton>(dialog, "begin")->isVisible());
        part<QPushButton>(dialog, "begin")->click();
        QCOMPARE(wanted.size(), 1);
        Store none;
        HistoryDialog without(none);
        QVERIFY(
            part<QLabel>(without, "nothing")->text().contains(QStringLiteral("Games aren't being saved")));
        without.show();
        QVERIFY(!part<QPushButton>(without, "begin")->isVisible()); // the new game would not be stored
    }

    void aFailedSaveIsExplainedAndChangesNothing() {
        FourGames games;
        HistoryDialog dialog(games.store);
        dialog.show();
        const QString file = games.folder.filePath(QStringLiteral("no/such/folder/game.tacklebox"));
        QVERIFY(!dialog.saveTo(file));
        const auto* box = dialog.findChild<QMessageBox*>();
        QVERIFY(box);
        QVERIFY2(box->text().contains(QStringLiteral("Can't save the game there")), qPrintable(box->text()));
        QCOMPARE(games.store.history().size(), 4);
    }

    void savedFilesArePrivate() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("game.tacklebox"));
        QString error;
        const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther |
                            QFileDevice::WriteOther;
        QVERIFY(writeRecord(file, "{}", &error));
        QVERIFY(!(QFile::permissions(file) & others));
        // Saving over a file that others can read makes it private.
        QVERIFY(QFile::setPermissions(file, QFile::permissions(file) | QFileDevice::ReadGroup |
                                                QFileDevice::ReadOther));
        QVERIFY(writeRecord(file, "{ }", &error));
        QVERIFY(!(QFile::permissions(file) & others));
    }

    void filesTooLargeToOpenAreNotSaved() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("game.tacklebox"));
        QString error;
        const QByteArray longest(qsizetype(kLargestRecord), ' ');
        QVERIFY(writeRecord(file, longest, &error));
        QVERIFY(!writeRecord(file, longest + ' ', &error));
        QVERIFY2(error.contains(QStringLiteral("opened again")), qPrintable(error));
        QCOMPARE(QFileInfo(file).size(), qint64(longest.size())); // the old file is unchanged
        const FileContent content = readRecordFile(file.toStdString());
        QVERIFY(content.error == FileError::None);
    }

    void theTableIsSavedByteForByte() {
        FourGames games;
        HistoryDialog dialog(games.store);
        auto* keeping = dialog.findChild<HistoryActions*>();
        const QString file = games.folder.filePath(QStringLiteral("games.csv"));
        QVERIFY(keeping->saveTableTo(file));
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QByteArray first = saved.readAll();
        saved.close();
        QCOMPARE(first, csvHeader() + csvOf(games.store.history()));
        QCOMPARE(first.count("\r\n"), 1 + 2 + 3 + 3 + 3);
        // A failed write changes neither the stored games nor the file.
        dialog.show();
        const QString folder = games.folder.filePath(QStringLiteral("in-the-way"));
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(!keeping->saveTableTo(folder));
        QVERIFY(dialog.findChild<QMessageBox*>()->text().contains(QStringLiteral("Can't write")));
        QVERIFY(QFileInfo(folder).isDir());
        QCOMPARE(games.store.history().size(), 4);
        Store none;
        QWidget window;
        QVERIFY(!HistoryActions(none, &window).saveTableTo(file));
        QCOMPARE(contentOf(file), first);
    }

    void exportAndImportAreReported() {
        FourGames games, other;
        const QString file = games.folder.filePath(QStringLiteral("elsewhere/all.tacklebox-games"));
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        const auto said = [](QWidget& window) {
            QString words;
            for (QMessageBox* box : window.findChildren<QMessageBox*>(QStringLiteral("keepingSays"))) {
                words = box->text();
                delete box;
            }
            return words;
        };
        QWidget window, elsewhere;
        HistoryActions here(games.store, &window), there(other.store, &elsewhere);
        QVERIFY(other.store.removeHistory());
        QVERIFY(!there.exportGamesTo(file)); // the store is empty
        QVERIFY(said(elsewhere).contains(QStringLiteral("no games to export")));
        QVERIFY(here.exportGamesTo(file));
        QVERIFY(said(window).contains(QStringLiteral("4 ")));
        QSignalSpy imported(&there, &HistoryActions::imported);
        there.importGamesFrom(file);
        QCOMPARE(said(elsewhere), QStringLiteral("Imported 4 game(s)."));
        QCOMPARE(imported.size(), 1);
        QCOMPARE(csvOf(other.store.history()), csvOf(games.store.history()));
        there.importGamesFrom(file);
        QCOMPARE(said(elsewhere), QStringLiteral("Skipped 4 game(s) you already have."));
        QCOMPARE(imported.size(), 1);
        there.importGamesFrom(file + QStringLiteral("-not"));
        QVERIFY(said(elsewhere).contains(QStringLiteral("doesn't exist")));
        QCOMPARE(other.store.history().size(), 4);
    }

    void readingAHugeFileCanBeStopped() {
        FourGames games;
        const QString file = games.folder.filePath(QStringLiteral("huge.tacklebox-games"));
        QVERIFY(QFile::copy(databaseIn(games.folder.path()), file));
        QFile huge(file);
        QVERIFY(huge.open(QIODevice::ReadWrite));
        if (!huge.resize(qint64(60) << 30)) QSKIP("this disk has no files with holes");
        QWidget window;
        HistoryActions actions(games.store, &window);
        QTimer person;
        int seen = 0;
        connect(&person, &QTimer::timeout, this, [&] {
            auto* progress = window.findChild<QProgressDialog*>();
            if (!progress || !progress->isVisible()) return;
            ++seen;
            progress->findChild<QPushButton*>()->click();
        });
        person.start(0);
        actions.importGamesFrom(file);
        QCOMPARE(seen, 1);
        QVERIFY(!window.findChild<QMessageBox*>());
        QCOMPARE(games.store.history().size(), 4);
    }

    void unfinishedGamesCanBeResumedOrAbandoned() {
        FourGames games;
        ResumeState resumeState;
        resumeState.progress = {2, {40, 15}};
        const qint64 left =
            games.store.begin({QStringLiteral("rainbow-fish"), "{}", resumeState.toText(), {kAna, kPim}});
        QVERIFY(games.store.release(left));
        Store other(games.folder.path());
        const qint64 others = other.begin({QStringLiteral("great-lakes"), "{}", "{}", {kBen, kMia, kPim}});
        HistoryDialog dialog(games.store);
        QSignalSpy goneOn(&dialog, &HistoryDialog::resumeWanted),
            given(&dialog, &HistoryDialog::giveUpWanted), watched(&dialog, &HistoryDialog::replayWanted);
        dialog.show();
        QCOMPARE(rows(dialog), 6);
        auto* list = part<QTreeView>(dialog, "list");
        auto *watch = part<QPushButton>(dialog, "watch"), *goOn = part<QPushButton>(dialog, "goOn"),
             *giveUp = part<QPushButton>(dialog, "giveUp");
        const auto look = [&](qint64 match) {
            for (int row = 0; row < rows(dialog); ++row) {
                list->setCurrentIndex(list->model()->index(row, 0));
                const bool playing =
                    part<QLabel>(dialog, "details")->text().contains(QStringLiteral("another"));
                if (cell(dialog, row, PastGames::Result) == QStringLiteral("Unfinished") &&
                    playing == (match == others))
                    return row;
            }
            return -1;
        };
        const int row = look(left);
        QVERIFY(row >= 0);
        QCOMPARE(cell(dialog, row, PastGames::Scores), QStringLiteral("Round 2, 40 : 15"));
        QVERIFY(!watch->isVisible());
        QVERIFY(goOn->isEnabled() && giveUp->isEnabled());
        giveUp->click();
        QCOMPARE(given.size(), 1);
        QCOMPARE(given[0][0].toLongLong(), left);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(goneOn.size(), 1);
        QCOMPARE(goneOn[0][0].toLongLong(), left);
        QCOMPARE(watched.size(), 0);
        QVERIFY(look(others) >= 0); // another process plays it
        QVERIFY(goOn->isVisible() && !goOn->isEnabled() && !giveUp->isEnabled());
        // Filtered by state.
        choose(dialog, "state", int(PastSelection::State::Unfinished));
        QCOMPARE(rows(dialog), 2);
        choose(dialog, "state", int(PastSelection::State::Finished));
        QCOMPARE(rows(dialog), 4);
        QVERIFY(watch->isVisible() && !goOn->isVisible());
        dialog.showState(PastSelection::State::Unfinished); // as the lobby opens it
        QCOMPARE(rows(dialog), 2);
        dialog.showState(PastSelection::State::Any);
        QCOMPARE(rows(dialog), 6);
        QVERIFY(games.store.remove(left));
        dialog.refresh();
        QCOMPARE(rows(dialog), 5);
    }

    void deletionNeedsAConfirmation() {
        FourGames games;
        const qint64 running = games.store.begin({QStringLiteral("rainbow-fish"), "{}", "{}", {kAna, kPim}});
        HistoryDialog dialog(games.store);
        dialog.show();
        auto* forget = part<QPushButton>(dialog, "forget");
        forget->click();
        QPointer<QMessageBox> box = dialog.findChild<QMessageBox*>();
        QVERIFY(box);
        QVERIFY2(box->informativeText().contains(QStringLiteral(" 4 ")), qPrintable(box->informativeText()));
        QVERIFY(box->informativeText().contains(QStringLiteral("saved files stay")));
        QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
        QVERIFY(part<QPushButton>(*box, "saveFirst"));
        QTest::keyClick(box, Qt::Key_Return); // by accident
        QTRY_VERIFY(!box);
        QCOMPARE(games.store.history().size(), 4);
        QCOMPARE(rows(dialog), 5);
        forget->click();
        box = dialog.findChild<QMessageBox*>();
        QTest::keyClick(box, Qt::Key_Escape);
        QTRY_VERIFY(!box);
        QCOMPARE(games.store.history().size(), 4);
        forget->click();
        box = dialog.findChild<QMessageBox*>();
        part<QPushButton>(*box, "forgetAll")->click();
        QCOMPARE(games.store.history().size(), 0);
        QCOMPARE(rows(dialog), 1);
        QVERIFY(!forget->isEnabled());
        QVERIFY(games.store.read(running));
    }

    void thousandsOfGamesAreReadWhenVisible() {
        constexpr int kThousands = 5000;
        QTemporaryDir folder;
        {
            OldStore old(folder.path());
            for (int i = 0; i < kThousands; ++i)
                old.add({i % 2 ? QStringLiteral("rainbow-fish") : QStringLiteral("great-lakes"),
                         day(1).addSecs(3600 * i),
                         {kAna, i % 5 ? kPim : kBen, kMia},
                         {{{i % 97, i % 3 == 0, 0}, {1, i % 3 != 0, 0}, {0, false, 0}}, {}, {}},
                         "{}",
                         {},
                         "{}"});
        }
        Store store(folder.path());
        PastGames games(store);
        games.refresh();
        games.sort(PastGames::Scores, Qt::DescendingOrder);
        QCOMPARE(games.rowCount(), kThousands);
        QVERIFY(games.index(0, PastGames::Scores).data().toString().startsWith(QStringLiteral("96 :")));
        QVERIFY(games.index(kThousands - 1, PastGames::Scores)
                    .data()
                    .toString()
                    .startsWith(QStringLiteral("0 :")));
        games.setPerson(QStringLiteral("Ben"));
        QCOMPARE(games.rowCount(), kThousands / 5);
        games.setGame(QStringLiteral("rainbow-fish"));
        QCOMPARE(games.rowCount(), kThousands / 10);
        games.setText(QStringLiteral("WON ben"));
        QTRY_COMPARE(games.rowCount(), kThousands / 10);
        games.setText(QStringLiteral("won shark"));
        QTRY_COMPARE(games.rowCount(), 0);
        // A list of thousands grows while it is visible, and ends with the same rows in the same order.
        games.setGame({});
        games.setPerson({});
        games.setText(QStringLiteral("96 rainbow"));
        QTRY_COMPARE(games.rowCount(), kThousands / 97 / 2);
        for (int row = 0; row < games.rowCount(); ++row) {
            QVERIFY(games.index(row, PastGames::Scores).data().toString().startsWith(QStringLiteral("96 :")));
            QCOMPARE(games.match(row).game, QStringLiteral("rainbow-fish"));
            QVERIFY(row == 0 || games.match(row).played < games.match(row - 1).played);
        }
    }

    void everyColumnSorts() {
        FourGames games;
        HistoryDialog dialog(games.store);
        auto* list = part<QTreeView>(dialog, "list");
        const auto order = [&](PastGames::Column by, PastGames::Column shown) {
            list->sortByColumn(by, Qt::AscendingOrder);
            QStringList cells;
            for (int row = 0; row < rows(dialog); ++row)
                cells << cell(dialog, row, shown);
            return cells.join(u'|');
        };
        QCOMPARE(order(PastGames::Game, PastGames::Scores),
                 QStringLiteral("8 : 8 : 1|3 : 9|50 : 61 : 20|51 : 20 : 10"));
        QCOMPARE(order(PastGames::Players, PastGames::Players),
                 QStringLiteral(
                     "Ana, Ben, Pim (Pike)|Ana, Mia (Minnow), Pim (Pike)|Ana, Mia (Minnow), Pim (Pike)|Ana, "
                     "Pim (Pike)"));
        QCOMPARE(order(PastGames::Result, PastGames::Result), QStringLiteral("Won|Shared|Lost|Ben won"));
        QCOMPARE(order(PastGames::Scores, PastGames::Scores),
                 QStringLiteral("3 : 9|8 : 8 : 1|50 : 61 : 20|51 : 20 : 10"));
        QCOMPARE(order(PastGames::Helped, PastGames::Helped),
                 QStringLiteral("without|without|without|with help"));
        // The selected game stays selected when its row moves.
        list->setCurrentIndex(list->model()->index(3, 0));
        QCOMPARE(order(PastGames::Result, PastGames::Result), QStringLiteral("Won|Shared|Lost|Ben won"));
        QCOMPARE(list->currentIndex().row(), 0);
        choose(dialog, "game", "great-lakes");
        QCOMPARE(list->currentIndex().siblingAtColumn(PastGames::Helped).data().toString(),
                 QStringLiteral("with help"));
    }
};

TACKLEBOX_QTEST(HistoryDialogTest)
#include "history_dialog_test.moc"
