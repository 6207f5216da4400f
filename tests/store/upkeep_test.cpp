// Background maintenance of the database: archiving, crashes during the work, and damaged files.
#include "model/store/upkeep.h"

#include "model/store/database.h"
#include "model/store/matchrows.h"
#include "model/store/store.h"
#include "tests/support/damage.h"
#include "tests/support/oldstore.h"
#include "tests/support/qttest.h"

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <random>
#include <thread>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const char* const kFolderVariable =
    "TACKLEBOX_UPKEEP_IN";   ///< environment variable: the second process's folder
constexpr char kStep = '\1'; ///< byte that requests a step and confirms its start; not in any other output

QString fileIn(const QString& folder) {
    return QDir(folder).filePath(QStringLiteral("tacklebox.db"));
}

PastGame pastGame(int number, int steps) {
    PastGame past{QStringLiteral("rainbow-fish"),
                  QDateTime({2026, 1, 1}, {12, 0}, kUtc).addDays(number),
                  {{QStringLiteral("Ana"), true}, {QStringLiteral("Pim"), false, Level::Shark}},
                  {{{number, true, 1}, {0, false, 0}}, {QStringLiteral("all-played")}, {}},
                  "{\"format\":1,\"deal\":\"red-3\"}",
                  {},
                  "{\"undone\":0}"};
    for (int step = 0; step < steps; ++step)
        past.steps.append("{\"seat\":" + QByteArray::number(step % 2) +
                          ",\"move\":{\"kind\":\"ask\",\"number\":" + QByteArray::number(number + step) +
                          "}}");
    return past;
}

/// Creates a store with finished matches, then two unfinished ones.
void makeOldStore(const QString& folder, int finished, int steps) {
    OldStore old(folder);
    for (int number = 0; number < finished; ++number)
        old.add(pastGame(number, steps));
    old.add(pastGame(finished, 20), false);
    old.add(pastGame(finished + 1, 20), false);
}

/// Returns the store's texts of all matches, by number.
QMap<qint64, QPair<QByteArray, QByteArray>> allTexts(Store& store, int matches) {
    QMap<qint64, QPair<QByteArray, QByteArray>> all;
    for (qint64 match = 1; match <= matches; ++match)
        if (const auto stored = store.read(match)) all[match] = {stored->record, stored->resumeState};
    return all;
}

qint64 queryNumber(const QString& folder, const QString& statement) {
    Database database(fileIn(folder));
    qint64 value = -1;
    database.query(statement, {}, [&](const QVariantList& row) {
        value = row[0].toLongLong();
        return true;
    });
    return value;
}

QByteArray fileContent(const QString& folder) {
    QFile file(fileIn(folder));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Runs all maintenance on this thread; calls `beforeStep` before each step.
void runUpkeep(
    const QString& folder, const std::function<void()>& beforeStep = [] {}) {
    Database database(fileIn(folder));
    Upkeep upkeep(database);
    for (beforeStep(); upkeep.archiveNext(); beforeStep()) {
    }
    for (beforeStep(); upkeep.incrementalVacuum(); beforeStep()) {
    }
}

/// The second process: sends a byte and makes a step for each byte it receives, until it is killed.
[[noreturn]] void runStepsOnRequest(const QString& folder) {
    const auto awaitRequest = [] {
        if (std::getchar() == EOF) std::_Exit(1);
        std::putchar(kStep);
        std::fflush(stdout);
    };
    runUpkeep(folder, awaitRequest);
    for (;;)
        awaitRequest();
}

} // namespace

class UpkeepTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        if (!qEnvironmentVariableIsSet(kFolderVariable)) return;
        runStepsOnRequest(qEnvironmentVariable(kFolderVariable));
    }

    void archivedMatchesReadTheSame() {
        QTemporaryDir folder;
        constexpr int kFinished = 60;
        makeOldStore(folder.path(), kFinished, 300);
        const qint64 sizeBefore = QFileInfo(fileIn(folder.path())).size();
        QMap<qint64, QPair<QByteArray, QByteArray>> before;
        QList<MatchSummary> lines;
        {
            Store store(folder.path());
            QVERIFY2(store.isOpen(), qPrintable(store.notice()));
            before = allTexts(store, kFinished + 2);
            lines = store.history();
            QCOMPARE(lines.size(), kFinished);
            QCOMPARE(lines.front().id, qint64(kFinished)); // last played first
            store.beginUpkeep();
            QTRY_COMPARE_WITH_TIMEOUT(
                queryNumber(folder.path(), QStringLiteral("SELECT COUNT(*) FROM archive")), qint64(kFinished),
                20'000);
            // Matches read the same during and after the work.
            QCOMPARE(allTexts(store, kFinished + 2), before);
            QTRY_COMPARE(
                queryNumber(folder.path(), QStringLiteral("SELECT COUNT(*) FROM matches WHERE form = 0")),
                qint64(0));
        }
        QVERIFY(!fileContent(folder.path()).contains("red-3"));
        const qint64 sizeAfter = QFileInfo(fileIn(folder.path())).size();
        QVERIFY2(sizeAfter * 5 < sizeBefore,
                 qPrintable(QStringLiteral("%1 of %2").arg(sizeAfter).arg(sizeBefore)));
        QCOMPARE(queryNumber(folder.path(), QStringLiteral("PRAGMA auto_vacuum")), qint64(2));
        Store store(folder.path());
        QCOMPARE(allTexts(store, kFinished + 2), before);
        QCOMPARE(store.resumable().size(), 2);
        const QList<MatchSummary> after = store.history();
        QCOMPARE(after.size(), lines.size());
        for (int i = 0; i < after.size(); ++i) {
            QCOMPARE(after[i].id, lines[i].id);
            QCOMPARE(after[i].moves, lines[i].moves);
            QCOMPARE(after[i].result, lines[i].result);
        }
    }

    void killAtAnyMomentLosesNothing() {
        QTemporaryDir folder;
        constexpr int kFinished = 60;
        makeOldStore(folder.path(), kFinished, 200);
        QMap<qint64, QPair<QByteArray, QByteArray>> before;
        {
            Store store(folder.path());
            before = allTexts(store, kFinished + 2);
        }
        std::minstd_rand random(7);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QString::fromLatin1(kFolderVariable), folder.path());
        for (int kill = 0; kill < 8; ++kill) {
            QProcess program;
            program.setProcessEnvironment(environment);
            program.start(QCoreApplication::applicationFilePath(),
                          {QString::fromLatin1(metaObject()->className())});
            QVERIFY(program.waitForStarted());
            // A few steps; the kill may interrupt the last one.
            const int steps = 1 + int(random() % 6);
            program.write(QByteArray(steps, kStep));
            QByteArray begun;
            while (begun.count(kStep) < steps) {
                QVERIFY(program.bytesAvailable() > 0 || program.waitForReadyRead());
                begun += program.readAll();
            }
            for (auto yields = random() % 5000; yields > 0; --yields)
                std::this_thread::yield();
            QCOMPARE(program.state(), QProcess::Running);
            program.kill();
            program.waitForFinished();
            Store store(folder.path());
            QVERIFY2(store.notice().isEmpty(), qPrintable(store.notice()));
            QCOMPARE(allTexts(store, kFinished + 2), before);
        }
        const qint64 archived = queryNumber(folder.path(), QStringLiteral("SELECT COUNT(*) FROM archive"));
        QVERIFY2(archived > 0 && archived < kFinished, qPrintable(QString::number(archived)));
        runUpkeep(folder.path());
        QCOMPARE(queryNumber(folder.path(), QStringLiteral("SELECT COUNT(*) FROM archive")),
                 qint64(kFinished));
        QCOMPARE(queryNumber(folder.path(), QStringLiteral("SELECT COUNT(*) FROM steps")), qint64(40));
        Store store(folder.path());
        QCOMPARE(allTexts(store, kFinished + 2), before);
    }

    /// Other programs can write between any two matches.
    void locksForOneMatchAtATime() {
        QTemporaryDir folder;
        constexpr int kFinished = 20;
        makeOldStore(folder.path(), kFinished, 100);
        constexpr int kNoWaiting = 0; // milliseconds
        Database otherProgram(fileIn(folder.path()), kNoWaiting);
        qint64 archived = 0;
        runUpkeep(folder.path(), [&] {
            const qint64 before = std::exchange(
                archived, queryNumber(folder.path(), QStringLiteral("SELECT COUNT(*) FROM archive")));
            QVERIFY(archived - before <= 1);
            try {
                otherProgram.tryToWrite();
            } catch (const DatabaseError& error) {
                QFAIL(qPrintable(error.text));
            }
        });
        QCOMPARE(archived, qint64(kFinished));
    }

    void onlyOneProgramArchives() {
        QTemporaryDir folder;
        makeOldStore(folder.path(), 80, 100);
        Store first(folder.path()), second(folder.path());
        const auto before = allTexts(first, 82);
        first.beginUpkeep();
        second.beginUpkeep();
        // One of the programs plays at the same time.
        const qint64 match = second.begin({QStringLiteral("rainbow-fish"), "{}", "{}", pastGame(0, 0).seats});
        for (int step = 0; step < 200; ++step)
            QVERIFY(second.setSteps(match, step, {"{\"seat\":0}"}, "{}"));
        QTRY_COMPARE_WITH_TIMEOUT(queryNumber(folder.path(), QStringLiteral("SELECT COUNT(*) FROM archive")),
                                  qint64(80), 20'000);
        QTRY_COMPARE(
            queryNumber(folder.path(), QStringLiteral("SELECT COUNT(*) FROM matches WHERE form = 0")),
            qint64(0));
        QVERIFY(first.isOpen() && second.isOpen());
        QCOMPARE(allTexts(first, 82), before);
        QCOMPARE(second.read(match)->record.count("seat"), 200);
    }

    void returnsSpaceToDisk() {
        QTemporaryDir folder;
        {
            Store store(folder.path());
            QList<qint64> matches;
            for (int number = 0; number < 20; ++number) {
                matches.append(
                    store.begin({QStringLiteral("rainbow-fish"), "{}", "{}", pastGame(0, 0).seats}));
                QVERIFY(
                    store.setSteps(matches.back(), 0, QList<QByteArray>(100, QByteArray(1000, 'x')), "{}"));
            }
            for (const qint64 match : matches)
                QVERIFY(store.remove(match));
        }
        const qint64 before = QFileInfo(fileIn(folder.path())).size();
        QVERIFY(before > 1'500'000);
        runUpkeep(folder.path());
        QVERIFY2(QFileInfo(fileIn(folder.path())).size() < before / 2,
                 qPrintable(QString::number(QFileInfo(fileIn(folder.path())).size())));
    }

    void findsDamagedFileInBackground() {
        QTemporaryDir folder;
        {
            Store store(folder.path());
            for (int number = 0; number < 60; ++number)
                QVERIFY(store.setSteps(
                    store.begin({QStringLiteral("rainbow-fish"), "{}", "{}", pastGame(0, 0).seats}), 0,
                    pastGame(number, 300).steps, "{}"));
        }
        QFile file(fileIn(folder.path()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(file.size() / 2 / 4096 * 4096);
        file.write(QByteArray(4096, char(0xa5)));
        file.close();
        {
            // After a clean exit nothing is checked, so the damage is not found.
            Store store(folder.path());
            QSignalSpy rescued(&store, &Store::rescued);
            store.beginUpkeep();
            QTRY_VERIFY(!store.isBusy());
            QCoreApplication::processEvents();
            QCOMPARE(rescued.size(), 0);
        }
        // After a crash the start is not delayed, but the damage is found in the background.
        QFile staleLock(folder.filePath(QStringLiteral("running/left.lock")));
        QVERIFY(staleLock.open(QIODevice::WriteOnly));
        QVERIFY(staleLock.setFileTime(QDateTime::currentDateTime().addSecs(-3600),
                                      QFileDevice::FileModificationTime));
        staleLock.close();
        Store store(folder.path());
        QCOMPARE(store.notice(), QString());
        QVERIFY(!staleLock.exists());
        QSignalSpy rescued(&store, &Store::rescued);
        store.beginUpkeep();
        QTRY_COMPARE_WITH_TIMEOUT(rescued.size(), 1, 20'000);
        QVERIFY(rescued[0][0].toString().contains(QStringLiteral("damaged")));
        QVERIFY(store.isOpen());
        QVERIFY(store.resumable().size() > 30);
    }

    /// The damage may be found before the caller has connected; the signal must not be lost.
    void reportsDamageToEarlyListeners() {
        QTemporaryDir folder;
        {
            Store store(folder.path());
            keepOne(store, 20, true);
        }
        const QString file = fileIn(folder.path());
        const qint64 page = queryNumber(folder.path(), QStringLiteral("PRAGMA page_size"));
        overwrite(file, (rootOf(file, QStringLiteral("matches_in_order")) - 1) * page,
                  QByteArray("\x0a\0\0\0\0\x10\0\0", 8));
        UpkeepThread upkeep(file, false);
        QVERIFY(!upkeep.isRunning()); // starts only after begin()
        const QSignalSpy damaged(&upkeep, &UpkeepThread::damaged);
        upkeep.begin();
        QTRY_VERIFY_WITH_TIMEOUT(!upkeep.isRunning(), 20'000);
        QCOMPARE(damaged.size(), 1);
    }

    /// Lists read their rows through an index. If the root page of the index is wrong, the rows exist but no
    /// list shows them.
    void findsBrokenListIndexInBackground_data() {
        // The table whose root page replaces that of the index; empty: a page without entries.
        QTest::addColumn<QString>("wrongRoot");
        for (const char* wrongRoot : {"", "matches", "seats"})
            QTest::newRow(*wrongRoot ? wrongRoot : "nothing") << QString::fromLatin1(wrongRoot);
    }
    void findsBrokenListIndexInBackground() {
        QFETCH(QString, wrongRoot);
        QTemporaryDir folder;
        constexpr int kFinished = 5, kUnfinished = 4;
        {
            Store store(folder.path());
            for (int number = 0; number < kFinished + kUnfinished; ++number)
                keepOne(store, 20, number < kFinished);
        }
        const qint64 page = queryNumber(folder.path(), QStringLiteral("PRAGMA page_size"));
        QByteArray other("\x0a\0\0\0\0\x10\0\0", 8);
        if (!wrongRoot.isEmpty())
            other =
                fileContent(folder.path()).mid((rootOf(fileIn(folder.path()), wrongRoot) - 1) * page, page);
        overwrite(fileIn(folder.path()),
                  (rootOf(fileIn(folder.path()), QStringLiteral("matches_in_order")) - 1) * page, other);
        Store store(folder.path());
        QSignalSpy rescued(&store, &Store::rescued);
        store.beginUpkeep();
        QTRY_COMPARE_WITH_TIMEOUT(rescued.size(), 1, 20'000);
        QVERIFY(store.isOpen());
        QCOMPARE(store.history().size(), kFinished);
        QCOMPARE(store.unfinished().size(), kUnfinished);
    }

    void leavesIntactFileAlone() {
        QTemporaryDir folder;
        makeOldStore(folder.path(), 30, 50);
        Database database(fileIn(folder.path()));
        Upkeep upkeep(database);
        int parts = 0;
        while (upkeep.readNext())
            ++parts;
        QVERIFY2(parts > 8, qPrintable(QString::number(parts))); // of 1540 steps, two hundred at a time
    }
};

TACKLEBOX_QTEST(UpkeepTest)
#include "upkeep_test.moc"
