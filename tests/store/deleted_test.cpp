// The database is deleted or replaced while the program has it open.
#include "model/store/journal.h"
#include "tests/support/damage.h"
#include "tests/support/disk.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

std::unique_ptr<Table> openTable(quint64 seed) {
    return openQuick(planOf(kGames[1], 1, 2, seed, Level::Minnow));
}

/// Plays one decision of the person.
bool playOne(Table& table) {
    return untilWaitingFor(table) && table.waitingFor() == WaitingFor::Person &&
           table.play(table.choices().front().id) && untilWaitingFor(table);
}

/// Returns the records of all unfinished matches that a new program would find.
QList<QByteArray> unfinishedIn(const QString& folder) {
    Store store(folder);
    QList<QByteArray> records;
    for (const MatchSummary& line : store.unfinished())
        if (const auto stored = store.read(line.id)) {
            QString error;
            if (const auto table =
                    Table::resume(stored->record, *ResumeState::fromText(stored->resumeState), &error))
                records.append(table->record());
        }
    return records;
}

} // namespace

class DeletedTest : public QObject {
    Q_OBJECT

  private slots:
#ifndef Q_OS_WIN // Windows cannot delete an open file
    void writesDeletedFileAgain_data() {
        QTest::addColumn<bool>("folderToo");
        QTest::newRow("the file") << false;
        QTest::newRow("its folder") << true;
    }
    void writesDeletedFileAgain() {
        QFETCH(bool, folderToo);
        QTemporaryDir data;
        const QString folder = data.filePath(QStringLiteral("Tacklebox"));
        Store store(folder);
        keepOne(store, 5, true);
        const auto table = openTable(1);
        Journal journal(store, *table);
        QVERIFY(playOne(*table));
        QSignalSpy rescued(&store, &Store::rescued), failed(&store, &Store::failed);
        QVERIFY(folderToo ? QDir(folder).removeRecursively() : QFile::remove(databaseIn(folder)));
        QVERIFY(playOne(*table));
        QCOMPARE(rescued.size(), 1);
        QVERIFY2(rescued[0][0].toString().contains(QStringLiteral("deleted")),
                 qPrintable(rescued[0][0].toString()));
        QVERIFY(playOne(*table));
        QCOMPARE(rescued.size(), 1);
        QCOMPARE(failed.size(), 0);
        QCOMPARE(store.history().size(), 1);
        QCOMPARE(unfinishedIn(folder), QList<QByteArray>{table->record()});
        QVERIFY(Store(folder).resumable().isEmpty()); // this table still has it open
    }

    void otherWindowFindsNewFile() {
        QTemporaryDir data;
        Store first(data.path()), second(data.path());
        const auto one = openTable(1), other = openTable(2);
        Journal firstJournal(first, *one), secondJournal(second, *other);
        QVERIFY(playOne(*one));
        QVERIFY(playOne(*other));
        QVERIFY(QFile::remove(databaseIn(data.path())));
        QVERIFY(playOne(*one));
        QVERIFY(playOne(*other));
        QVERIFY(playOne(*one));
        QList<QByteArray> records = unfinishedIn(data.path());
        QCOMPARE(records.size(), 2);
        QVERIFY(records.contains(one->record()));
        QVERIFY(records.contains(other->record()));
    }

    void matchStaysSameAfterOtherWindowWroteFile_data() {
        QTest::addColumn<bool>("toTheEnd");
        QTest::newRow("under way") << false;
        QTest::newRow("finished") << true;
    }
    void matchStaysSameAfterOtherWindowWroteFile() {
        QFETCH(bool, toTheEnd);
        QTemporaryDir data;
        Store first(data.path()), second(data.path());
        const auto table = openTable(1);
        Journal journal(first, *table);
        do
            QVERIFY(playOne(*table));
        while (toTheEnd && table->waitingFor() != WaitingFor::Over);
        QVERIFY(QFile::remove(databaseIn(data.path())));
        QCOMPARE(second.unfinished().size(), toTheEnd ? 0 : 1); // this store writes the file again
        QVERIFY(table->undo());
        QVERIFY(untilWaitingFor(*table));
        QCOMPARE(first.history().size(), 0);
        QCOMPARE(unfinishedIn(data.path()), QList<QByteArray>{table->record()});
    }

    void writesDeletedFileOnceDiskHasRoom() {
        Disk disk;
        Store store(disk.path());
        keepOne(store, 5, true);
        const auto table = openTable(1);
        Journal journal(store, *table);
        QVERIFY(playOne(*table));
        QSignalSpy rescued(&store, &Store::rescued), failed(&store, &Store::failed);
        disk.fill(&store);
        QVERIFY(QFile::remove(databaseIn(disk.path())));
        QVERIFY(playOne(*table));
        QCOMPARE(failed.size(), 1);
        QVERIFY(!store.tryAgain(Store::Effort::Once));
        disk.makeRoom(&store);
        QVERIFY(store.tryAgain(Store::Effort::Once));
        QCOMPARE(failed.size(), 1);
        QCOMPARE(rescued.size(), 1);
        QVERIFY2(rescued[0][0].toString().contains(QStringLiteral("with all your games")),
                 qPrintable(rescued[0][0].toString()));
        QCOMPARE(store.history().size(), 1);
        QCOMPARE(unfinishedIn(disk.path()), QList<QByteArray>{table->record()});
    }

    void onlyOneWindowWritesFileAgain() {
        Disk disk;
        Store store(disk.path());
        keepOne(store, 5, true);
        disk.fill(&store);
        QVERIFY(QFile::remove(databaseIn(disk.path())));
        QCOMPARE(store.history().size(), 0);
        disk.makeRoom(&store);
        const QString copy = QDir(disk.path()).filePath(QStringLiteral("tacklebox-saved.db"));
        {
            QLockFile other(QDir(disk.path()).filePath(QStringLiteral("rescue.lock")));
            QVERIFY(other.tryLock());
            writeAll(copy, "half of the other window's copy");
            QVERIFY(!store.tryAgain(Store::Effort::Once));
            QCOMPARE(contentOf(copy), QByteArray("half of the other window's copy"));
            QVERIFY(!QFile::exists(databaseIn(disk.path())));
        }
        QVERIFY(store.tryAgain(Store::Effort::Once));
        QCOMPARE(store.history().size(), 1);
        QVERIFY(!QFile::exists(copy));
    }

    void leavesMatchesOfReplacementAlone() {
        QTemporaryDir data, backup;
        qint64 theirs = 0;
        {
            Store other(backup.path());
            theirs = keepOne(other, 7, false);
        }
        Store store(data.path());
        const auto table = openTable(1);
        Journal journal(store, *table);
        QCOMPARE(journal.match(), theirs); // the same number
        QVERIFY(playOne(*table));
        QSignalSpy rescued(&store, &Store::rescued);
        QVERIFY(QFile::remove(databaseIn(data.path())));
        QVERIFY(QFile::copy(databaseIn(backup.path()), databaseIn(data.path())));
        QVERIFY(playOne(*table));
        QCOMPARE(rescued.size(), 1);
        QVERIFY2(rescued[0][0].toString().contains(QStringLiteral("replaced")),
                 qPrintable(rescued[0][0].toString()));
        QVERIFY(playOne(*table));
        QVERIFY(journal.match() != theirs);
        QCOMPARE(goodStepsOf(store.read(theirs)->record), 7);
        QCOMPARE(goodStepsOf(store.read(journal.match())->record), table->steps());
    }
#endif
};

TACKLEBOX_QTEST(DeletedTest)
#include "deleted_test.moc"
