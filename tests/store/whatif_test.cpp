// Matches that branched off from another: stored like any other, but not counted.
#include "model/store/statistics.h"
#include "model/store/store.h"
#include "tests/support/qttest.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace tacklebox;

namespace {

MatchOpening opening(bool whatIf) {
    return {QStringLiteral("great-lakes"),
            "{\"format\":1,\"game\":\"great-lakes\"}",
            "{}",
            {{QStringLiteral("Ana"), true}, {QStringLiteral("Pim"), false, Level::Shark}},
            whatIf};
}
const MatchResult kWon{{{12, true, 4}, {7, false, 2}}, {QStringLiteral("all-played")}, {}};

/// Schema 1, with one finished match.
const QStringList kFirstVersion = {
    QStringLiteral("CREATE TABLE matches (id INTEGER PRIMARY KEY, game TEXT NOT NULL, begun TEXT NOT NULL, "
                   "played TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0, run TEXT, record BLOB NOT "
                   "NULL, situation BLOB NOT NULL, endings TEXT NOT NULL DEFAULT '', hints INTEGER NOT NULL "
                   "DEFAULT 0, taken_back INTEGER NOT NULL DEFAULT 0, minds INTEGER NOT NULL DEFAULT 0)"),
    QStringLiteral("CREATE TABLE steps (match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, number "
                   "INTEGER NOT NULL, step BLOB NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID"),
    QStringLiteral("CREATE TABLE seats (match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, seat "
                   "INTEGER NOT NULL, name TEXT NOT NULL, person INTEGER NOT NULL, level TEXT NOT NULL, "
                   "score INTEGER NOT NULL DEFAULT 0, won INTEGER NOT NULL DEFAULT 0, chain INTEGER NOT NULL "
                   "DEFAULT 0, PRIMARY KEY (match, seat)) WITHOUT ROWID"),
    QStringLiteral("INSERT INTO matches (id, game, begun, played, finished, record, situation, endings) "
                   "VALUES (1, 'great-lakes', '2026-01-01T10:00:00.000Z', '2026-01-01T10:20:00.000Z', 1, "
                   "'{}', '{}', 'all-played')"),
    QStringLiteral("INSERT INTO seats VALUES (1, 0, 'Ana', 1, 'perch', 12, 1, 4)"),
    QStringLiteral("INSERT INTO seats VALUES (1, 1, 'Pim', 0, 'shark', 7, 0, 2)"),
    QStringLiteral("PRAGMA application_id = 1415737208"),
    QStringLiteral("PRAGMA user_version = 1"),
};

/// Runs SQL on the database in `folder`, which no store has open.
bool doRaw(const QTemporaryDir& folder, const QStringList& statements) {
    bool well = true;
    {
        QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
        raw.setDatabaseName(folder.filePath(QStringLiteral("tacklebox.db")));
        well = raw.open();
        for (const QString& statement : statements)
            well = well && QSqlQuery(raw).exec(statement);
        raw.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("raw"));
    return well;
}

} // namespace

class WhatIfTest : public QObject {
    Q_OBJECT

  private slots:
    void isSavedAndFound() {
        QTemporaryDir folder;
        qint64 whatIf = 0, own = 0;
        {
            Store store(folder.path());
            whatIf = store.begin(opening(true));
            own = store.begin(opening(false));
        }
        Store store(folder.path());
        QCOMPARE(store.resumable().size(), 2);
        const auto stored = store.resume(whatIf);
        QVERIFY(stored && stored->line.whatIf);
        QVERIFY(!store.resume(own)->line.whatIf);
    }

    void isListedButNotCounted() {
        QTemporaryDir folder;
        Store store(folder.path());
        store.finish(store.begin(opening(true)), kWon);
        QCOMPARE(store.history().size(), 1);
        QVERIFY(store.results().results.isEmpty());
        QVERIFY(csvOf(store.history()).contains(",0,0,0,1\r\n")); // the last column marks branched matches
        store.finish(store.begin(opening(false)), kWon);
        QCOMPARE(store.results().results.size(), 1);
        QVERIFY(csvOf(store.history()).contains(",0,0,0,0\r\n"));
    }

    void oldDatabaseHasNone() {
        QTemporaryDir folder;
        QVERIFY(doRaw(folder, kFirstVersion));
        Store store(folder.path());
        QVERIFY2(store.isOpen(), qPrintable(store.notice()));
        QCOMPARE(store.history().size(), 1);
        QVERIFY(!store.history().front().whatIf);
        QCOMPARE(store.history().front().result, kWon);
        QVERIFY(store.finish(store.begin(opening(true)), kWon));
        QCOMPARE(store.history().size(), 2);
        QVERIFY(store.history().front().whatIf);
    }

    void isSavedFromADamagedDatabase() {
        QTemporaryDir folder;
        {
            Store store(folder.path());
            store.finish(store.begin(opening(true)), kWon);
        }
        // A wrong application id: the file counts as damaged, but all of it is readable.
        QVERIFY(doRaw(folder, {QStringLiteral("PRAGMA application_id = 7")}));
        Store store(folder.path());
        QVERIFY(!store.notice().isEmpty());
        QCOMPARE(store.history().size(), 1);
        QVERIFY(store.history().front().whatIf);
    }
};

TACKLEBOX_QTEST(WhatIfTest)
#include "whatif_test.moc"
