// Matches in the store: order, encoding, and file permissions.
#include "model/store/journal.h"
#include "model/store/store.h"
#include "tests/support/damage.h"
#include "tests/support/guestingerman.h"
#include "tests/support/pastgames.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Begins a match of two seats with one step.
qint64 begun(Store& store) {
    const qint64 match = store.begin({QStringLiteral("rainbow-fish"),
                                      "{\"format\":1,\"deal\":\"red-3\"}",
                                      "{\"strictAsk\":\"\"}",
                                      {{QStringLiteral("Ana"), true}, {QStringLiteral("Pim"), false}}});
    store.setSteps(match, 0, {"{\"seat\":0,\"move\":{\"kind\":\"ask\"}}"}, "{\"strictAsk\":\"\"}");
    return match;
}

bool setClock(const QTemporaryDir& folder, qint64 match, const char* played) {
    return inDatabase(folder.path(), QStringLiteral("UPDATE matches SET played = ? WHERE id = ?"),
                      {QString::fromLatin1(played), match});
}

/// Returns all bytes that the store has on disk.
QByteArray onDisk(const QTemporaryDir& folder) {
    QByteArray all;
    for (const char* suffix : {"", "-wal"}) {
        QFile file(databaseIn(folder.path()) + QLatin1String(suffix));
        if (file.open(QIODevice::ReadOnly)) all += file.readAll();
    }
    return all;
}

QList<qint64> numbers(const QList<MatchSummary>& lines) {
    QList<qint64> list;
    for (const MatchSummary& line : lines)
        list.append(line.id);
    return list;
}

} // namespace

class MatchesInStoreTest : public QObject {
    Q_OBJECT

  private slots:
    void newestFirstWhateverTheClock() {
        QTemporaryDir folder;
        qint64 first = 0, second = 0;
        {
            Store store(folder.path());
            first = begun(store);
            second = begun(store);
        }
        // The first match was played while the clock was a year ahead, the second after it was corrected.
        QVERIFY(setClock(folder, first, "2031-01-01T10:00:00.000Z"));
        QVERIFY(setClock(folder, second, "2030-01-01T10:00:00.000Z"));
        Store store(folder.path());
        QCOMPARE(numbers(store.resumable()), (QList<qint64>{second, first}));
        QVERIFY(store.setSteps(first, 1, {"{}"}, "{}"));
        QCOMPARE(numbers(store.resumable()), (QList<qint64>{first, second}));
        QVERIFY(store.finish(second, {}));
        QVERIFY(store.finish(first, {}));
        QVERIFY(setClock(folder, first, "2029-01-01T10:00:00.000Z"));
        QCOMPARE(numbers(store.history()), (QList<qint64>{first, second}));
        QVERIFY(store.reopen(second));
        QVERIFY(store.finish(second, {}));
        QCOMPARE(numbers(store.history()), (QList<qint64>{second, first}));
    }

    void storesNoHiddenCardsInPlainText() {
        QTemporaryDir folder;
        Store store(folder.path());
        const qint64 match = begun(store);
        QVERIFY(store.setResumeState(match, "{\"strictAsk\":\"red-3\"}"));
        const QByteArray underWay = onDisk(folder);
        QVERIFY(underWay.contains("rainbow-fish")); // the match is there
        for (const char* word : {"red-3", "strictAsk", "\"move\"", "\"seat\""})
            QVERIFY2(!underWay.contains(word), word);
        QVERIFY(store.finish(match, {}));
        QVERIFY(!onDisk(folder).contains("red-3"));
        QVERIFY(store.read(match)->record.contains("red-3"));
    }

    void finishedMatchIsArchivedAndCanBeUndone() {
        QTemporaryDir folder;
        Store store(folder.path());
        auto table = openQuick(planOf("great-lakes", 1, 2, 4));
        Journal journal(store, *table);
        QVERIFY(playOut(*table, 9));
        const auto finished = store.read(journal.match());
        QVERIFY(finished && finished->line.finished);
        QCOMPARE(finished->line.moves, table->steps());
        QString error;
        const auto again = Table::openRecord(finished->record, {}, &error);
        QVERIFY2(again, qPrintable(error));
        QCOMPARE(again->record(), table->record());
        QCOMPARE(rows(folder, "steps"), 0);
        QCOMPARE(rows(folder, "archive"), 1);
        // After the end, a decision is undone and changed, and the match ends again.
        QVERIFY(table->canUndo());
        QVERIFY(table->undo());
        QCOMPARE(rows(folder, "archive"), 0);
        QVERIFY(rows(folder, "steps") > 0);
        QVERIFY(!store.read(journal.match())->line.finished);
        QVERIFY(playOut(*table, 10));
        QCOMPARE(rows(folder, "archive"), 1);
        QCOMPARE(rows(folder, "steps"), 0);
        const auto other = Table::openRecord(store.read(journal.match())->record, {}, &error);
        QVERIFY2(other, qPrintable(error));
        QCOMPARE(other->record(), table->record());
    }

    void damagedBlobHarmsNothingElse() {
        QTemporaryDir folder;
        Store store(folder.path());
        const qint64 bad = begun(store), good = begun(store);
        QVERIFY(store.finish(bad, {}));
        QVERIFY(store.finish(good, {}));
        QVERIFY(inDatabase(folder.path(),
                           QStringLiteral("UPDATE archive SET texts = x'54424d31' WHERE match = ?"), {bad}));
        QVERIFY(store.read(bad) && store.read(bad)->record.isEmpty());
        QVERIFY(!store.reopen(bad));
        QVERIFY(store.isOpen());
        QCOMPARE(store.history().size(), 2);
        QVERIFY(!store.read(good)->record.isEmpty());
    }

    void readsStepsThatOlderProgramAddedToArchive() {
        QTemporaryDir folder;
        Store store(folder.path());
        const qint64 match = begun(store);
        QVERIFY(store.setSteps(match, 1, {"{\"b\":1}", "{\"b\":2}"}, "{}"));
        QVERIFY(store.finish(match, {}));
        // An older program had the match open during the migration, and then undid a decision.
        QVERIFY(inDatabase(folder.path(), QStringLiteral("UPDATE matches SET finished = 0 WHERE id = ?"),
                           {match}));
        QVERIFY(inDatabase(folder.path(), QStringLiteral("INSERT INTO steps VALUES (?, 2, '{\"c\":1}')"),
                           {match}));
        QVERIFY(store.read(match)->record.endsWith(
            "\"steps\":[{\"seat\":0,\"move\":{\"kind\":\"ask\"}},{\"b\":1},{\"c\":1}]}"));
    }

    void unnamedPersonIsTheSameInEveryLanguage_data() {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("inGerman");
        QTest::newRow("the first") << QStringLiteral("Guest") << QStringLiteral("Gast");
        QTest::newRow("another") << QStringLiteral("Player 2") << QStringLiteral("Spieler 2");
    }
    void unnamedPersonIsTheSameInEveryLanguage() {
        QFETCH(QString, english);
        QFETCH(QString, inGerman);
        QTemporaryDir folder;
        Store store(folder.path());
        const auto keep = [&](const QString& name) {
            const QList<SeatPlan> seats{{name, true}, {english, false}};
            ResumeState resumeState;
            resumeState.seats = seats;
            const qint64 match =
                store.begin({QStringLiteral("rainbow-fish"), "{}", resumeState.toText(), seats});
            store.finish(match, {{{1, true, 1}, {0, false, 0}}, {}, {}});
            return match;
        };
        const QList<qint64> both{keep(inGerman), keep(english)};
        keep(QStringLiteral("Ana"));
        GuestInGerman german;
        for (const QString& today : {english, inGerman}) {
            if (today == inGerman) QCoreApplication::installTranslator(&german);
            QStringList people = store.summary().people;
            people.sort();
            QCOMPARE(people, QStringList({QStringLiteral("Ana"), today}));
            for (const PersonalResult& result : store.results().results)
                QCOMPARE(result.name, both.contains(result.match) ? today : QStringLiteral("Ana"));
            QCOMPARE(store.past({.person = today}).size(), 2);
            QCOMPARE(store.past({.person = QStringLiteral("Ana")}).size(), 1);
            for (const qint64 match : both) {
                const auto stored = store.read(match);
                QVERIFY(stored);
                QCOMPARE(stored->line.seats[0].name, today);
                QCOMPARE(stored->line.seats[1].name, english); // a bot may have this name
                const auto resumeState = ResumeState::fromText(stored->resumeState);
                QVERIFY(resumeState);
                QCOMPARE(resumeState->seats[0].name, today);
            }
        }
        QCoreApplication::removeTranslator(&german);
    }

    void filesArePrivate() {
#ifdef Q_OS_UNIX
        QTemporaryDir above;
        const QString folder = above.filePath(QStringLiteral("data"));
        const mode_t before = umask(0); // allows everything to everybody
        const auto others = [&folder] { // files with any permission for others
            QStringList open;
            QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                             QDirIterator::Subdirectories);
            while (all.hasNext()) {
                struct stat status {};
                const QByteArray name = QFile::encodeName(all.next());
                if (stat(name.constData(), &status) != 0 || (status.st_mode & 077) != 0)
                    open.append(QString::fromUtf8(name));
            }
            struct stat status {};
            if (stat(QFile::encodeName(folder).constData(), &status) != 0 || (status.st_mode & 077) != 0)
                open.append(folder);
            return open;
        };
        {
            Store store(folder);
            begun(store);
            QVERIFY(QFile::exists(folder + QStringLiteral("/tacklebox.db-wal")));
            QVERIFY(QFile::exists(folder + QStringLiteral("/tacklebox.db-shm")));
            QCOMPARE(QDir(folder + QStringLiteral("/running")).entryList(QDir::Files).size(), 1);
            QCOMPARE(others(), QStringList());
        }
        // Files that an older version left accessible to others are restricted, copies of damaged files too.
        QVERIFY(QFile::rename(folder + QStringLiteral("/tacklebox.db"),
                              folder + QStringLiteral("/tacklebox-damaged-20260101-120000.db")));
        QFile nonsense(folder + QStringLiteral("/tacklebox.db"));
        QVERIFY(nonsense.open(QIODevice::WriteOnly) &&
                nonsense.write("no database, whatever its name may say") > 0);
        nonsense.close();
        for (const char* name : {"", "/running", "/tacklebox.db", "/tacklebox-damaged-20260101-120000.db"})
            QCOMPARE(chmod(QFile::encodeName(folder + QLatin1String(name)).constData(), 0777), 0);
        {
            Store store(folder);
            QVERIFY(store.notice().contains(QStringLiteral("damaged")));
            begun(store);
            QCOMPARE(QDir(folder).entryList({QStringLiteral("tacklebox-damaged-*.db")}).size(), 2);
            QCOMPARE(others(), QStringList());
        }
        umask(before);
#endif
    }

  private:
    static int rows(const QTemporaryDir& folder, const char* table) {
        int count = -1;
        {
            QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("count"));
            raw.setDatabaseName(databaseIn(folder.path()));
            if (raw.open()) {
                QSqlQuery query(raw);
                if (query.exec(QStringLiteral("SELECT COUNT(*) FROM ") + QLatin1String(table)) &&
                    query.next())
                    count = query.value(0).toInt();
            }
            raw.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("count"));
        return count;
    }
};

TACKLEBOX_QTEST(MatchesInStoreTest)
#include "matchesinstore_test.moc"
