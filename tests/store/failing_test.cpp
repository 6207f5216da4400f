// The disk fails temporarily. Matches are saved as soon as writing works again, and the user gets one message
// for the failure and one for the recovery. Uses a small mounted disk if permitted.
//
// TACKLEBOX_EVENINGS: the number of matches of each game on a full disk; default 4.
#include "model/engine/random.h"
#include "model/store/journal.h"
#include "tests/support/damage.h"
#include "tests/support/disk.h"
#include "tests/support/qttest.h"
#include "tests/support/resumed.h"
#include "tests/table/tablesupport.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Another program that locks the database.
class Holder {
  public:
    explicit Holder(const QString& folder) {
        QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("holder"));
        raw.setDatabaseName(databaseIn(folder));
        m_holds = raw.open() && QSqlQuery(raw).exec(QStringLiteral("BEGIN IMMEDIATE"));
    }
    ~Holder() {
        QSqlDatabase::database(QStringLiteral("holder")).close();
        QSqlDatabase::removeDatabase(QStringLiteral("holder"));
    }
    bool holds() const { return m_holds; }

  private:
    bool m_holds = false;
};

std::unique_ptr<Table> tableOf(const QString& game, quint64 seed = 4) {
    return openQuick(planOf(game, 1, 2, seed, Level::Minnow));
}

/// Plays this many decisions of the person.
bool playSome(Table& table, int decisions) {
    Random random(7);
    for (; decisions > 0; --decisions) {
        if (!untilWaitingFor(table)) return false;
        if (table.waitingFor() == WaitingFor::NextDeal) table.continueMatch();
        if (table.waitingFor() == WaitingFor::Person && !playAny(table, random)) return false;
    }
    return untilWaitingFor(table);
}

/// Fills the disk and plays until saving fails; the free space inside the file is used first.
bool failToSave(Disk& disk, Store& store, Table& table) {
    disk.fill(&store);
    for (int i = 0; i < 400 && store.isOpen(); ++i)
        if (!playSome(table, 1)) return false;
    return !store.isOpen();
}

/// Randomly plays, undoes or redoes a decision of the person; false at an end that cannot be undone.
bool dither(Table& table, Random& random) {
    if (!untilWaitingFor(table)) return false;
    const int what = random.below(5);
    if ((what < 2 || table.waitingFor() == WaitingFor::Over) && table.undo()) return untilWaitingFor(table);
    if (what == 2 && table.redo()) return untilWaitingFor(table);
    if (table.waitingFor() == WaitingFor::NextDeal) table.continueMatch();
    if (table.waitingFor() == WaitingFor::Person) playAny(table, random);
    return table.waitingFor() != WaitingFor::Over && untilWaitingFor(table);
}

/// Records the store's messages to the user.
class StoreSpies {
  public:
    explicit StoreSpies(Store& store) : m_failed(&store, &Store::failed), m_well(&store, &Store::recovered) {}
    int failed() const { return int(m_failed.size()); }
    int well() const { return int(m_well.size()); }
    QString why() const { return m_failed.isEmpty() ? QString() : m_failed.last()[0].toString(); }

  private:
    QSignalSpy m_failed, m_well;
};

constexpr int kLong = 20'000; ///< milliseconds

} // namespace

class FailingTest : public QObject {
    Q_OBJECT

  private slots:
    void currentMatchIsCompleteAfterFullDisk() {
        for (const QString& game : kGames) {
            Disk disk;
            Store store(disk.path());
            QVERIFY2(store.isOpen(), qPrintable(store.notice()));
            StoreSpies spies(store);
            auto table = tableOf(game);
            Journal journal(store, *table);
            QVERIFY(playSome(*table, 2));
            const int before = goodStepsOf(store.read(journal.match())->record);
            QCOMPARE(before, table->steps());
            disk.fill(&store);
            for (int i = 0; i < 400 && store.isOpen() && table->waitingFor() != WaitingFor::Over; ++i)
                QVERIFY(playSome(*table, 1));               // first fills the free space inside the file
            if (store.isOpen() && !disk.isReal()) continue; // the simulated disk had room for all of it
            QVERIFY(!store.isOpen());
            QCOMPARE(spies.failed(), 1);
            QVERIFY2(spies.why().contains(QStringLiteral("full")), qPrintable(spies.why()));
            QVERIFY(playSome(*table, 2));
            QCOMPARE(spies.failed(), 1); // no second message
            QCOMPARE(spies.well(), 0);
            disk.makeRoom(&store);
            for (int i = 0; i < 200 && !store.isOpen() && table->waitingFor() != WaitingFor::Over; ++i)
                QVERIFY(playSome(*table, 1));
            QVERIFY(store.tryAgain(Store::Effort::Once));
            QCOMPARE(spies.failed(), 1);
            QCOMPARE(spies.well(), 1);
            const auto again = afterAKill(store, journal.match());
            QVERIFY(again);
            QCOMPARE(again->record(), table->record());
            QCOMPARE(again->waitingFor() == WaitingFor::Over, store.read(journal.match())->line.finished);
        }
    }

    void savesMatchesBegunAndFinishedOnFullDisk() {
        Disk disk;
        QList<QByteArray> records;
        QByteArray before;
        {
            Store store(disk.path());
            StoreSpies spies(store);
            const auto first = tableOf(kGames[0]);
            auto journal = std::make_unique<Journal>(store, *first);
            QVERIFY(playSome(*first, 1));
            QVERIFY(failToSave(disk, store, *first));
            journal.reset(); // the table is closed while saving fails
            records << first->record();
            for (const QString& game : {kGames[3], kGames[4]}) { // plays the second one to its end
                const auto table = tableOf(game);
                Journal another(store, *table);
                QVERIFY(playSome(*table, 2));
                if (game == kGames[4]) QVERIFY(playOut(*table, 9));
                QCOMPARE(another.match(), qint64(0));
                records << table->record();
            }
            const auto last = tableOf(kGames[2]);
            Journal another(store, *last);
            QVERIFY(playSome(*last, 1));
            disk.makeRoom(&store);
            QVERIFY(store.tryAgain(Store::Effort::Once));
            records << last->record();
            QVERIFY(another.match() != 0);
            QCOMPARE(spies.failed(), 1);
            QCOMPARE(spies.well(), 1);
            QCOMPARE(store.resumable().size(), 2); // without the open one
            QCOMPARE(store.history().size(), 1);
        }
        Store store(disk.path());
        QList<QByteArray> kept;
        for (const MatchSummary& line : store.resumable() + store.history()) {
            const auto table = afterAKill(store, line.id);
            QVERIFY(table);
            kept << table->record();
        }
        QCOMPARE(kept.size(), 4);
        for (const QByteArray& record : records)
            QVERIFY(kept.contains(record));
    }

    void undoOnFullDisk() {
        Disk disk;
        Store store(disk.path());
        auto table = tableOf(kGames[4]);
        Journal journal(store, *table);
        QVERIFY(playOut(*table, 9));
        QCOMPARE(store.history().size(), 1);
        disk.fill(&store);
        QVERIFY(table->undo());
        QVERIFY(untilWaitingFor(*table));
        for (int i = 0; i < 100 && store.isOpen(); ++i) { // until the disk is full again
            QVERIFY(table->play(table->choices().back().id));
            QVERIFY(untilWaitingFor(*table));
            if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
            QVERIFY(table->undo());
            QVERIFY(untilWaitingFor(*table));
        }
        disk.makeRoom(&store);
        QVERIFY(store.tryAgain(Store::Effort::Once));
        QVERIFY(!store.read(journal.match())->line.finished);
        const auto again = afterAKill(store, journal.match());
        QVERIFY(again);
        QCOMPARE(again->record(), table->record());
        QVERIFY(playOut(*table, 3));
        QVERIFY(store.read(journal.match())->line.finished);
    }

    void undoAndRedoOnFullDisk() {
        const int evenings = std::max(4, qEnvironmentVariableIntValue("TACKLEBOX_EVENINGS"));
        for (const QString& game : kGames)
            for (int evening = 0; evening < evenings; ++evening) {
                const QByteArray which = game.toLatin1() + ' ' + QByteArray::number(evening);
                Disk disk;
                Store store(disk.path());
                auto table = tableOf(game, quint64(evening));
                Journal journal(store, *table);
                Random random{quint64(evening)};
                if (evening % 4 == 3) QVERIFY(playOut(*table, quint64(evening)));
                for (int times = 0; times < 2; ++times) {
                    for (int i = random.below(12); i > 0; --i)
                        dither(*table, random);
                    disk.fill(&store);
                    for (int i = 0; i < 2000 && store.isOpen(); ++i)
                        if (!dither(*table, random)) break;
                    for (int i = random.below(4); i > 0; --i)
                        dither(*table, random);
                    disk.makeRoom(&store);
                    QVERIFY(store.tryAgain(Store::Effort::Once));
                    const auto again = afterAKill(store, journal.match());
                    QVERIFY2(again && again->record() == table->record(), which);
                    QVERIFY2(store.read(journal.match())->line.finished ==
                                 (table->waitingFor() == WaitingFor::Over),
                             which);
                }
            }
    }

    void recoversWithoutAMove() {
        Disk disk;
        Store store(disk.path());
        StoreSpies spies(store);
        auto table = tableOf(kGames[0]);
        Journal journal(store, *table);
        QVERIFY(failToSave(disk, store, *table));
        disk.makeRoom(&store);
        QTRY_COMPARE_WITH_TIMEOUT(spies.well(), 1, kLong); // recovers without a move
        QCOMPARE(goodStepsOf(store.read(journal.match())->record), table->steps());
    }

    void triesAgainOnExit() {
        Disk disk;
        QByteArray record;
        {
            Store store(disk.path());
            auto table = tableOf(kGames[0]);
            Journal journal(store, *table);
            QVERIFY(failToSave(disk, store, *table));
            record = table->record();
            disk.makeRoom(&store);
        }
        Store store(disk.path());
        QCOMPARE(store.resumable().size(), 1);
        const auto table = afterAKill(store, store.resumable()[0].id);
        QVERIFY(table);
        QCOMPARE(table->record(), record);
    }

    void fileLockedForAMoment() {
        QTemporaryDir folder;
        Store store(folder.path());
        StoreSpies spies(store);
        auto table = tableOf(kGames[3]);
        Journal journal(store, *table);
        QVERIFY(playSome(*table, 2));
        {
            Holder holder(folder.path());
            QVERIFY(holder.holds());
            QVERIFY(playSome(*table, 3));
            QCOMPARE(spies.failed(), 1);
            QVERIFY2(spies.why().contains(QStringLiteral("in use by another program")),
                     qPrintable(spies.why()));
        }
        QVERIFY(store.tryAgain(Store::Effort::Once));
        QCOMPARE(spies.well(), 1);
        QCOMPARE(spies.failed(), 1);
        QCOMPARE(goodStepsOf(store.read(journal.match())->record), table->steps());
        QVERIFY(playSome(*table, 2));
        QCOMPARE(goodStepsOf(store.read(journal.match())->record), table->steps());
    }

    void folderReadOnlyForAMoment() {
        Disk disk;
        if (!disk.isReal()) QSKIP("This needs a disk that the test may mount.");
        {
            Store store(disk.path());
            keepOne(store, 5, true);
        }
        QVERIFY(disk.setWritable(false));
        Store store(disk.path());
        StoreSpies spies(store);
        QVERIFY(!store.isOpen());
        QVERIFY2(store.notice().contains(QStringLiteral("Can't write")), qPrintable(store.notice()));
        auto table = tableOf(kGames[3]);
        Journal journal(store, *table);
        QVERIFY(playSome(*table, 2));
        QVERIFY(disk.setWritable(true));
        QVERIFY(store.tryAgain(Store::Effort::Once));
        QCOMPARE(spies.well(), 1);
        QCOMPARE(spies.failed(), 0); // the start has reported it
        QCOMPARE(goodStepsOf(store.read(journal.match())->record), table->steps());
        QCOMPARE(store.history().size(), 1);
    }

    void startOnFullDiskAndWithLockedFile() {
        {
            Disk disk;
            if (disk.isReal()) {
                disk.fill(nullptr);
                Store store(disk.path());
                StoreSpies spies(store);
                QVERIFY(!store.isOpen());
                QVERIFY2(store.notice().contains(QStringLiteral("full")), qPrintable(store.notice()));
                disk.makeRoom(nullptr);
                QTRY_COMPARE_WITH_TIMEOUT(spies.well(), 1, kLong);
                QVERIFY(keepOne(store, 5, false) > 0);
            }
        }
        QTemporaryDir folder;
        {
            Store store(folder.path());
            keepOne(store, 5, false);
        }
        auto holder = std::make_unique<Holder>(folder.path());
        Store store(folder.path());
        StoreSpies spies(store);
        QVERIFY(!store.isOpen());
        QVERIFY2(store.notice().contains(QStringLiteral("in use by another program")),
                 qPrintable(store.notice()));
        holder.reset();
        QVERIFY(store.tryAgain(Store::Effort::Once));
        QCOMPARE(spies.well(), 1);
        QCOMPARE(store.resumable().size(), 1);
    }

    void folderThatCouldNotBeCreated() {
        QTemporaryDir folder;
        const QString inTheWay = folder.filePath(QStringLiteral("in-the-way"));
        writeAll(inTheWay, "a file");
        Store store(inTheWay);
        StoreSpies spies(store);
        QVERIFY(!store.isOpen());
        QVERIFY2(store.notice().contains(QStringLiteral("Can't write")), qPrintable(store.notice()));
        auto table = tableOf(kGames[3]);
        Journal journal(store, *table);
        QVERIFY(playSome(*table, 2));
        QFile::remove(inTheWay);
        QVERIFY(store.tryAgain(Store::Effort::Once));
        QCOMPARE(spies.well(), 1);
        QCOMPARE(goodStepsOf(store.read(journal.match())->record), table->steps());
    }

    void retryIsCheap() {
        QTemporaryDir folder;
        Store store(folder.path());
        const qint64 match = keepOne(store, 5, false);
        Holder holder(folder.path());
        QVERIFY(!store.setSteps(match, 5, {"{\"seat\":1}"}, "{}")); // waits for the lock once
        QVERIFY(!store.isOpen());
        QElapsedTimer all;
        all.start();
        constexpr int kCalls = 20'000;
        for (int i = 0; i < kCalls; ++i)
            QVERIFY(!store.setSteps(match, 5, {"{\"seat\":1}"}, "{}"));
        const qint64 micros = all.nsecsElapsed() / 1000 / kCalls;
        QVERIFY2(micros < 100, qPrintable(QString::number(micros)));
    }

    void savesMatchDeletedByOtherProgram() {
        QTemporaryDir folder;
        Store store(folder.path());
        StoreSpies spies(store);
        auto table = tableOf(kGames[3]);
        Journal journal(store, *table);
        QVERIFY(playSome(*table, 2));
        {
            Store other(folder.path());
            QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
            raw.setDatabaseName(databaseIn(folder.path()));
            QVERIFY(raw.open() && QSqlQuery(raw).exec(QStringLiteral("DELETE FROM steps")) &&
                    QSqlQuery(raw).exec(QStringLiteral("DELETE FROM seats")) &&
                    QSqlQuery(raw).exec(QStringLiteral("DELETE FROM matches")));
            raw.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
        QVERIFY(playSome(*table, 2));
        QCOMPARE(spies.failed(), 0);
        QCOMPARE(goodStepsOf(store.read(journal.match())->record), table->steps());
    }

    void damageOnFullDiskLosesNothing() {
        Disk disk;
        if (!disk.isReal()) QSKIP("This needs a disk that the test may mount.");
        {
            Store store(disk.path());
            for (int i = 0; i < 8; ++i)
                keepOne(store, 60, true);
        }
        overwrite(databaseIn(disk.path()), 68, "none of ours"); // the application id in the header
        disk.fill(nullptr);
        const QByteArray damaged = contentOf(databaseIn(disk.path()));
        Store store(disk.path());
        StoreSpies spies(store);
        QSignalSpy rescued(&store, &Store::rescued);
        QVERIFY(!store.isOpen());
        QCOMPARE(contentOf(databaseIn(disk.path())), damaged);
        disk.makeRoom(nullptr);
        QVERIFY(store.tryAgain(Store::Effort::Once));
        QCOMPARE(spies.well(), 1);
        QCOMPARE(rescued.size(), 1);
        QCOMPARE(store.history().size(), 8);
        QCOMPARE(setAsideIn(disk.path()).size(), 1);
    }
};

TACKLEBOX_QTEST(FailingTest)
#include "failing_test.moc"
