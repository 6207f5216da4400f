// Background maintenance of the database: archiving old matches, and crashes meanwhile.
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

const char* const kWorkIn = "TACKLEBOX_UPKEEP_IN"; ///< folder of the second process
constexpr char kStep = '\1'; ///< requests a step and announces it; not in any other output

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

qint64 one(const QString& folder, const QString& statement) {
    Database database(fileIn(folder));
    qint64 value = -1;
    database.query(statement, {}, [&](const QVariantList& row) {
        value = row[0].toLongLong();
        return true;
    });
    return value;
}

QByteArray onDisk(const QString& folder) {
    QFile file(fileIn(folder));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Runs all maintenance on this thread; calls `begin` before each step.
void doAll(
    const QString& folder, const std::function<void()>& begin = [] {}) {
    Database database(fileIn(folder));
    Upkeep upkeep(database);
    for (begin(); upkeep.archiveNext(); begin()) {
    }
    for (begin(); upkeep.incrementalVacuum(); begin()) {
    }
}

/// A second process: performs one step for each byte received, announced by a byte. Runs until killed.
[[noreturn]] void doAsTold(const QString& folder) {
    const auto waitForLeave = [] {
        if (std::getchar() == EOF) std::_Exit(1);
        std::putchar(kStep);
        std::fflush(stdout);
    };
    doAll(folder, waitForLeave);
    for (;;)
        waitForLeave();
}

} // namespace

class UpkeepTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        if (!qEnvironmentVariableIsSet(kWorkIn)) return;
        doAsTold(qEnvironmentVariable(kWorkIn));
    }

    void archivedMatchesReadTheSame() {
        QTemporaryDir folder;
        constexpr int kFinished = 60;
        makeOldStore(folder.path(), kFinished, 300);
        const qint64 sizeBefore = QFileInfo(fileIn(folder.path())).size();
        QMap<qint64, QPair<QByteArray, QByteArray>> before;
        QList<MatchLine> lines;
        {
            Store store(folder.path());
            QVERIFY2(store.isOpen(), qPrintable(store.notice()));
            before = allTexts(store, kFinished + 2);
            lines = store.history();
            QCOMPARE(lines.size(), kFinished);
            QCOMPARE(lines.front().id, qint64(kFinished)); // last played first
            store.beginUpkeep();
            QTRY_COMPARE_WITH_TIMEOUT(one(folder.path(), QStringLiteral("SELECT COUNT(*) FROM archive")),
                                      qint64(kFinished), 20'000);
            // Reads return the same texts during and after the work.
            QCOMPARE(allTexts(store, kFinished + 2), before);
            QTRY_COMPARE(one(folder.path(), QStringLiteral("SELECT COUNT(*) FROM matches WHERE form = 0")),
                         qint64(0));
        }
        QVERIFY(!onDisk(folder.path()).contains("red-3"));
        const qint64 sizeAfter = QFileInfo(fileIn(folder.path())).size();
        QVERIFY2(sizeAfter * 5 < sizeBefore,
                 qPrintable(QStringLiteral("%1 of %2").arg(sizeAfter).arg(sizeBefore)));
        QCOMPARE(one(folder.path(), QStringLiteral("PRAGMA auto_vacuum")), qint64(2));
        Store store(folder.path());
        QCOMPARE(allTexts(store, kFinished + 2), before);
        QCOMPARE(store.resumable().size(), 2);
        const QList<MatchLine> after = store.history();
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
        environment.insert(QString::fromLatin1(kWorkIn), folder.path());
        for (int kill = 0; kill < 8; ++kill) {
            QProcess program;
            program.setProcessEnvironment(environment);
            program.start(QCoreApplication::applicationFilePath(),
                          {QString::fromLatin1(metaObject()->className())});
            QVERIFY(program.waitForStarted());
            // Some complete steps, the last perhaps interrupted.
            const int steps = 1 + int(random() % 6);
            program.write(QByteArray(steps, kStep));
            QByteArray begun;
            while (begun.count(kStep) < steps) {
                QVERIFY(program.bytesAvailable() > 0 || program.waitForReadyRead());
                begun += program.readAll();
            }
            for (auto turns = random() % 5000; turns > 0; --turns)
                std::this_thread::yield();
            QCOMPARE(program.state(), QProcess::Running);
            program.kill();
            program.waitForFinished();
            Store store(folder.path());
            QVERIFY2(store.notice().isEmpty(), qPrintable(store.notice()));
            QCOMPARE(allTexts(store, kFinished + 2), before);
        }
        const qint64 packed = one(folder.path(), QStringLiteral("SELECT COUNT(*) FROM archive"));
        QVERIFY2(packed > 0 && packed < kFinished, qPrintable(QString::number(packed)));
        doAll(folder.path());
        QCOMPARE(one(folder.path(), QStringLiteral("SELECT COUNT(*) FROM archive")), qint64(kFinished));
        QCOMPARE(one(folder.path(), QStringLiteral("SELECT COUNT(*) FROM steps")), qint64(40));
        Store store(folder.path());
        QCOMPARE(allTexts(store, kFinished + 2), before);
    }

    /// Another program that plays waits for at most one match.
    void locksForOneMatchAtATime() {
        QTemporaryDir folder;
        constexpr int kFinished = 20;
        makeOldStore(folder.path(), kFinished, 100);
        constexpr int kNotAtAll = 0; // milliseconds
        Database beside(fileIn(folder.path()), kNotAtAll);
        qint64 packed = 0;
        doAll(folder.path(), [&] {
            const qint64 before =
                std::exchange(packed, one(folder.path(), QStringLiteral("SELECT COUNT(*) FROM archive")));
            QVERIFY(packed - before <= 1);
            try {
                beside.tryToWrite();
            } catch (const DatabaseError& error) {
                QFAIL(qPrintable(error.text));
            }
        });
        QCOMPARE(packed, qint64(kFinished));
    }

    void onlyOneProgramArchives() {
        QTemporaryDir folder;
        makeOldStore(folder.path(), 80, 100);
        Store first(folder.path()), second(folder.path());
        const auto before = allTexts(first, 82);
        first.beginUpkeep();
        second.beginUpkeep();
        // One program plays meanwhile.
        const qint64 match = second.begin({QStringLiteral("rainbow-fish"), "{}", "{}", pastGame(0, 0).seats});
        for (int step = 0; step < 200; ++step)
            QVERIFY(second.setSteps(match, step, {"{\"seat\":0}"}, "{}"));
        QTRY_COMPARE_WITH_TIMEOUT(one(folder.path(), QStringLiteral("SELECT COUNT(*) FROM archive")),
                                  qint64(80), 20'000);
        QTRY_COMPARE(one(folder.path(), QStringLiteral("SELECT COUNT(*) FROM matches WHERE form = 0")),
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
        doAll(folder.path());
        QVERIFY2(QFileInfo(fileIn(folder.path())).size() < before / 2,
                 qPrintable(QString::number(QFileInfo(fileIn(folder.path())).size())));
    }

    void findsTornFileInBackground() {
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
        // The program crashed. That does not delay the start; the damage is found in the background.
        QFile left(folder.filePath(QStringLiteral("running/left.lock")));
        QVERIFY(left.open(QIODevice::WriteOnly));
        QVERIFY(
            left.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime));
        left.close();
        Store store(folder.path());
        QCOMPARE(store.notice(), QString());
        QVERIFY(!left.exists());
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
        const qint64 page = one(folder.path(), QStringLiteral("PRAGMA page_size"));
        overwrite(file, (rootOf(file, QStringLiteral("matches_in_order")) - 1) * page,
                  QByteArray("\x0a\0\0\0\0\x10\0\0", 8));
        UpkeepThread upkeep(file, false);
        QVERIFY(!upkeep.isRunning()); // starts only after begin()
        const QSignalSpy damaged(&upkeep, &UpkeepThread::damaged);
        upkeep.begin();
        QTRY_VERIFY_WITH_TIMEOUT(!upkeep.isRunning(), 20'000);
        QCOMPARE(damaged.size(), 1);
    }

    /// The order of the list has an index. If its page holds something else, all rows exist but no list shows
    /// them.
    void findsBrokenListIndexInBackground_data() {
        QTest::addColumn<QString>("instead"); // content of the index page; empty: no entries
        for (const char* instead : {"", "matches", "seats"})
            QTest::newRow(*instead ? instead : "nothing") << QString::fromLatin1(instead);
    }
    void findsBrokenListIndexInBackground() {
        QFETCH(QString, instead);
        QTemporaryDir folder;
        constexpr int kFinished = 5, kOpen = 4;
        {
            Store store(folder.path());
            for (int number = 0; number < kFinished + kOpen; ++number)
                keepOne(store, 20, number < kFinished);
        }
        const qint64 page = one(folder.path(), QStringLiteral("PRAGMA page_size"));
        QByteArray other("\x0a\0\0\0\0\x10\0\0", 8);
        if (!instead.isEmpty())
            other = onDisk(folder.path()).mid((rootOf(fileIn(folder.path()), instead) - 1) * page, page);
        overwrite(fileIn(folder.path()),
                  (rootOf(fileIn(folder.path()), QStringLiteral("matches_in_order")) - 1) * page, other);
        Store store(folder.path());
        QSignalSpy rescued(&store, &Store::rescued);
        store.beginUpkeep();
        QTRY_COMPARE_WITH_TIMEOUT(rescued.size(), 1, 20'000);
        QVERIFY(store.isOpen());
        QCOMPARE(store.history().size(), kFinished);
        QCOMPARE(store.unfinished().size(), kOpen);
    }

    void leavesSoundFileAlone() {
        QTemporaryDir folder;
        makeOldStore(folder.path(), 30, 50);
        Database database(fileIn(folder.path()));
        Upkeep upkeep(database);
        int parts = 0;
        while (upkeep.readNext())
            ++parts;
        QVERIFY2(parts > 8, qPrintable(QString::number(parts))); // 1540 steps, two hundred at a time
    }
};

TACKLEBOX_QTEST(UpkeepTest)
#include "upkeep_test.moc"
