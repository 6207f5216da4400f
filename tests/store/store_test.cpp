// The store: saving, sharing between programs, and disk errors.
#include "model/store/database.h"
#include "model/store/store.h"
#include "tests/support/damage.h"
#include "tests/support/qttest.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

MatchOpening opening(const QString& game = QStringLiteral("rainbow-fish")) {
    return {game,
            "{\"format\":1,\"game\":\"" + game.toLatin1() + "\"}",
            "{}",
            {{QStringLiteral("Ana"), true}, {QStringLiteral("Pim"), false, Level::Shark}}};
}
QList<QByteArray> steps(int from, int count) {
    QList<QByteArray> list;
    for (int i = 0; i < count; ++i)
        list.append("{\"seat\":" + QByteArray::number(from + i) + "}");
    return list;
}

/// Runs SQL on a closed store's file.
bool inFile(const QTemporaryDir& folder, const QStringList& statements) {
    bool done = false;
    {
        QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
        raw.setDatabaseName(databaseIn(folder.path()));
        done = raw.open();
        for (const QString& statement : statements)
            done = done && QSqlQuery(raw).exec(statement);
        raw.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("raw"));
    return done;
}

/// Schema 1, with a finished match of three steps and an unfinished one of two.
const QStringList kVersionOne{
    QStringLiteral(
        "CREATE TABLE matches (id INTEGER PRIMARY KEY, game TEXT NOT NULL, begun TEXT NOT NULL,"
        " played TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0, run TEXT, record BLOB NOT NULL,"
        " situation BLOB NOT NULL, endings TEXT NOT NULL DEFAULT '', hints INTEGER NOT NULL DEFAULT 0,"
        " taken_back INTEGER NOT NULL DEFAULT 0, minds INTEGER NOT NULL DEFAULT 0)"),
    QStringLiteral(
        "CREATE TABLE steps (match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
        " number INTEGER NOT NULL, step BLOB NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID"),
    QStringLiteral("CREATE TABLE seats (match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
                   " seat INTEGER NOT NULL, name TEXT NOT NULL, person INTEGER NOT NULL, level TEXT NOT NULL,"
                   " score INTEGER NOT NULL DEFAULT 0, won INTEGER NOT NULL DEFAULT 0,"
                   " chain INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, seat)) WITHOUT ROWID"),
    QStringLiteral("INSERT INTO matches VALUES (1, 'rainbow-fish', '2026-01-01T10:00:00.000Z',"
                   " '2026-01-01T10:20:00.000Z', 1, NULL, '{}', '{}', 'all-played', 2, 0, 0),"
                   " (2, 'great-lakes', '2026-01-02T10:00:00.000Z', '2026-01-02T10:20:00.000Z', 0, NULL,"
                   " '{}', '{}', '', 0, 0, 0)"),
    QStringLiteral("INSERT INTO seats VALUES (1, 0, 'Ana', 1, 'perch', 12, 1, 4),"
                   " (1, 1, 'Pim', 0, 'shark', 7, 0, 2)"),
    QStringLiteral("INSERT INTO steps VALUES (1, 0, '{}'), (1, 1, '{}'), (1, 2, '{}'), (2, 0, '{}'),"
                   " (2, 1, '{}')"),
    QStringLiteral("PRAGMA application_id = 1415737208"),
    QStringLiteral("PRAGMA user_version = 1"),
};

} // namespace

class StoreTest : public QObject {
    Q_OBJECT

  private slots:
    void savesUnfinishedMatch() {
        QTemporaryDir folder;
        qint64 match = 0;
        {
            Store store(folder.path());
            QVERIFY2(store.isOpen(), qPrintable(store.notice()));
            QCOMPARE(store.notice(), QString());
            match = store.begin(opening());
            QVERIFY(store.setSteps(match, 0, steps(0, 3), "{\"a\":1}"));
            QVERIFY(store.setSteps(match, 2, steps(7, 1), "{\"a\":2}")); // replaces the third step
            QVERIFY(store.resumable().isEmpty());                        // open in this program
        }
        Store store(folder.path());
        QCOMPARE(store.resumable().size(), 1);
        const auto stored = store.resume(match);
        QVERIFY(stored);
        QCOMPARE(stored->record, QByteArray("{\"format\":1,\"game\":\"rainbow-fish\",\"app\":{\"uuid\":\"" +
                                            stored->line.uuid.toByteArray(QUuid::WithoutBraces) +
                                            "\"},\"steps\":[{\"seat\":0},{\"seat\":1},{\"seat\":7}]}"));
        QCOMPARE(stored->resumeState, QByteArray("{\"a\":2}"));
        QCOMPARE(stored->line.seats, opening().seats);
        QVERIFY(!stored->line.finished);
        QVERIFY(store.resumable().isEmpty());
    }

    void finishedMatchesCannotBeResumed() {
        QTemporaryDir folder;
        Store store(folder.path());
        const qint64 match = store.begin(opening());
        const MatchResult result{
            {{12, true, 4}, {7, false, 2}}, {QStringLiteral("all-played")}, {2, 1, true}};
        QVERIFY(store.finish(match, result));
        QVERIFY(store.resumable().isEmpty());
        QVERIFY(!store.resume(match));
        QCOMPARE(store.history().size(), 1);
        QCOMPARE(store.history().front().result, result);
        QVERIFY(store.read(match));
        const qint64 running = store.begin(opening());
        QVERIFY(store.removeHistory());
        QVERIFY(store.history().isEmpty());
        QVERIFY(store.read(running)); // the unfinished match stays
    }

    void exceptionRollsTransactionBack() {
        QTemporaryDir folder;
        Database database(databaseIn(folder.path()));
        const auto tables = [&] {
            int count = 0;
            database.query(QStringLiteral("SELECT COUNT(*) FROM sqlite_master"), {},
                           [&](const QVariantList& row) {
                               count = row[0].toInt();
                               return true;
                           });
            return count;
        };
        const int before = tables();
        const auto makeTable = [&] { database.query(QStringLiteral("CREATE TABLE more (id INTEGER)")); };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, database.transaction([&] {
            makeTable();
            throw std::bad_alloc();
        }));
        QCOMPARE(tables(), before);
        database.transaction(makeTable); // the next transaction can begin
        QCOMPARE(tables(), before + 1);
    }

    void savesNoStepBehindAGap() {
        QTemporaryDir folder;
        Store store(folder.path());
        const qint64 match = store.begin(opening());
        QVERIFY(store.setSteps(match, 0, steps(0, 3), "{\"a\":1}"));
        QVERIFY(!store.setSteps(match, 4, steps(4, 1), "{\"a\":2}"));
        QVERIFY(!store.setSteps(match + 1, 0, steps(0, 1), "{}")); // no such match
        QVERIFY(store.isOpen());
        QCOMPARE(store.read(match)->resumeState, QByteArray("{\"a\":1}"));
        QCOMPARE(store.read(match)->record.count("\"seat\""), 3);
    }

    void finishedMatchHasItsLength() {
        QTemporaryDir folder;
        Store store(folder.path());
        const qint64 match = store.begin(opening());
        QVERIFY(store.setSteps(match, 0, steps(0, 7), "{}"));
        QVERIFY(store.setSteps(match, 5, steps(5, 1), "{}")); // one step was undone
        QVERIFY(store.finish(match, {{{1, true, 0}, {0, false, 0}}, {}, {}}));
        QCOMPARE(store.history().front().moves, 6);
    }

    void migratesFirstSchema() {
        QTemporaryDir folder;
        QVERIFY(inFile(folder, kVersionOne));
        Store store(folder.path());
        QVERIFY2(store.isOpen(), qPrintable(store.notice()));
        const QList<MatchSummary> lines = store.history();
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines[0].moves, 3);
        QCOMPARE(lines[0].result.seats, (QList<SeatResult>{{12, true, 4}, {7, false, 2}}));
        QCOMPARE(lines[0].result.help, (Help{2, 0, false}));
        QCOMPARE(store.resumable().size(), 1);
        QVERIFY(store.read(2)->record.endsWith(",\"steps\":[{},{}]}"));
    }

    void salvagesFirstSchema() {
        QTemporaryDir folder;
        QVERIFY(inFile(folder, kVersionOne));
        QVERIFY(inFile(folder, {QStringLiteral("PRAGMA application_id = 1")})); // marks it as damaged
        Store store(folder.path());
        QVERIFY2(store.notice().contains(QStringLiteral("damaged")), qPrintable(store.notice()));
        QCOMPARE(store.history().size(), 1);
        QCOMPARE(store.history().front().moves, 3);
    }

    void deletedMatchCannotBeReopened() {
        QTemporaryDir folder;
        Store store(folder.path());
        const qint64 match = store.begin(opening());
        QVERIFY(store.finish(match, {}));
        QVERIFY(store.reopen(match));
        QVERIFY(store.finish(match, {}));
        QVERIFY(store.removeHistory());
        QVERIFY(!store.reopen(match));
        QVERIFY(store.isOpen());
    }

    void programsDoNotResumeEachOthersMatches() {
        QTemporaryDir folder;
        Store one(folder.path()), other(folder.path());
        const qint64 first = one.begin(opening()), second = other.begin(opening());
        QVERIFY(first != second);
        for (int i = 0; i < 50; ++i) {
            QVERIFY(one.setSteps(first, i, steps(i, 1), "{}"));
            QVERIFY(other.setSteps(second, i, steps(i, 1), "{}"));
        }
        QVERIFY(other.resumable().isEmpty());
        QVERIFY(!other.resume(first));
        QVERIFY(one.release(first));
        QCOMPARE(other.resumable().size(), 1);
        QVERIFY(other.resume(first));
        QVERIFY(!one.resume(first)); // already open in the other program
    }

    void listsEveryUnfinishedMatch() {
        QTemporaryDir folder;
        Store store(folder.path()), other(folder.path());
        QList<qint64> laid;
        for (int i = 0; i < 11; ++i) {
            laid.prepend(store.begin(opening()));
            QVERIFY(store.setSteps(laid.front(), 0, steps(0, 2),
                                   "{\"progress\":{\"deal\":" + QByteArray::number(i) + "}}"));
            QVERIFY(store.release(laid.front()));
        }
        const qint64 own = store.begin(opening()), others = other.begin(opening());
        const QList<MatchSummary> lines = store.unfinished();
        QCOMPARE(lines.size(), 13);
        for (const MatchSummary& line : lines) {
            QCOMPARE(line.playedBy, line.id == own      ? PlayedBy::ThisProgram
                                    : line.id == others ? PlayedBy::OtherProgram
                                                        : PlayedBy::Nobody);
            QCOMPARE(line.seats, opening().seats);
        }
        const QList<MatchSummary> free = store.resumable();
        QCOMPARE(free.size(), 11);
        for (int i = 0; i < 11; ++i) {
            QCOMPARE(free[i].id, laid[i]); // last played first
            QCOMPARE(free[i].progress.deal, 10 - i);
        }
    }

    void listsRefusedMatchesLast() {
        QTemporaryDir folder;
        Store store(folder.path());
        const qint64 good = store.begin(opening()), refused = store.begin(opening());
        ResumeState resumeState;
        resumeState.damage = Damage{3, 9};
        QVERIFY(store.setSteps(refused, 0, steps(0, 1), resumeState.toText()));
        QVERIFY(store.release(good) && store.release(refused));
        const QList<MatchSummary> lines = store.resumable();
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0].id, good);
        QVERIFY(!lines[0].damage);
        QCOMPARE(lines[1].damage, (Damage{3, 9}));
    }

    void deletesMatchUnlessOpenElsewhere() {
        QTemporaryDir folder;
        Store one(folder.path()), other(folder.path());
        const qint64 match = one.begin(opening());
        QVERIFY(one.setSteps(match, 0, steps(0, 4), "{}"));
        QVERIFY(!other.remove(match));
        QVERIFY(one.read(match));
        QVERIFY(one.release(match));
        QVERIFY(other.remove(match));
        QVERIFY(!one.read(match));
        QVERIFY(!other.remove(match));
        const qint64 over = one.begin(opening());
        QVERIFY(one.finish(over, {}));
        QVERIFY(!one.remove(over)); // finished matches stay
        QVERIFY(one.read(over));
    }

    void noticesMissingStep() {
        QTemporaryDir folder;
        qint64 match = 0;
        {
            Store store(folder.path());
            match = store.begin(opening());
            QVERIFY(store.setSteps(match, 0, steps(0, 5), "{}"));
        }
        QVERIFY(inFile(folder, {QStringLiteral("DELETE FROM steps WHERE number = 2")}));
        Store store(folder.path());
        const auto stored = store.resume(match);
        QVERIFY(stored);
        QCOMPARE(stored->steps,
                 (QList<QByteArray>{"{\"seat\":0}", "{\"seat\":1}", {}, "{\"seat\":3}", "{\"seat\":4}"}));
        QVERIFY(QJsonDocument::fromJson(stored->record).isNull());
    }

    void leavesLaterVersionAlone() {
        QTemporaryDir folder;
        { Store store(folder.path()); }
        QVERIFY(inFile(folder, {QStringLiteral("CREATE TABLE fish (name TEXT)"),
                                QStringLiteral("PRAGMA user_version = 999")}));
        const QByteArray before = contentOf(databaseIn(folder.path()));
        Store store(folder.path());
        QVERIFY(!store.isOpen());
        QVERIFY2(store.notice().contains(QStringLiteral("newer")), qPrintable(store.notice()));
        QCOMPARE(store.begin(opening()), qint64(0));
        QCOMPARE(contentOf(databaseIn(folder.path())), before);
    }

    void setsOtherFileAside() {
        QTemporaryDir folder;
        QFile file(databaseIn(folder.path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("This is a shopping list, not a database. Bread, butter, fish.");
        file.close();
        Store store(folder.path());
        QVERIFY2(store.isOpen(), qPrintable(store.notice()));
        QVERIFY(store.notice().contains(QStringLiteral("damaged")));
        const QStringList aside = QDir(folder.path()).entryList({QStringLiteral("tacklebox-damaged-*.db")});
        QCOMPARE(aside.size(), 1);
        QVERIFY(contentOf(folder.filePath(aside.front())).startsWith("This is a shopping list"));
        QVERIFY(store.begin(opening()) > 0);
    }

    void reportsProgressOfRescueOnOpening() {
        QTemporaryDir folder;
        {
            Store store(folder.path());
            for (int i = 0; i < 3; ++i)
                QVERIFY(store.setSteps(store.begin(opening()), 0, steps(0, 5), "{}"));
        }
        QVERIFY(inFile(folder, {QStringLiteral("PRAGMA application_id = 1")})); // marks it as damaged
        QList<int> percents;
        Store store(folder.path(), [&](int percent) {
            percents.append(percent);
            return false; // ignored: nothing may be lost
        });
        QVERIFY(!percents.isEmpty());
        QVERIFY(std::is_sorted(percents.cbegin(), percents.cend()));
        QVERIFY(percents.first() >= 0 && percents.last() <= 100);
        QCOMPARE(store.resumable().size(), 3);
    }

    void salvagesDamagedDatabase() {
        QTemporaryDir folder;
        constexpr int kMatches = 60, kSteps = 300;
        {
            Store store(folder.path());
            for (int i = 0; i < kMatches; ++i)
                QVERIFY(store.setSteps(store.begin(opening()), 0, steps(0, kSteps), "{}"));
        }
        // Overwrites a page in the middle, as a failing disk might.
        QFile file(databaseIn(folder.path()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.size() > 40 * 4096);
        file.seek(file.size() / 2 / 4096 * 4096);
        file.write(QByteArray(4096, char(0xa5)));
        file.close();
        Store store(folder.path());
        QVERIFY2(store.isOpen(), qPrintable(store.notice()));
        QSignalSpy rescued(&store, &Store::rescued);
        for (const MatchSummary& line : store.resumable())
            store.read(line.id);
        QCOMPARE(rescued.size(), 1);
        QVERIFY2(rescued[0][0].toString().contains(QStringLiteral("damaged")),
                 qPrintable(rescued[0][0].toString()));
        const auto saved = store.resumable();
        QVERIFY2(saved.size() > kMatches / 2, qPrintable(QString::number(saved.size())));
        int whole = 0;
        for (const MatchSummary& line : saved) {
            const auto match = store.read(line.id);
            QVERIFY(match);
            whole += match->record.count("\"seat\"") == kSteps;
        }
        QVERIFY2(whole > kMatches / 2, qPrintable(QString::number(whole)));
    }
};

TACKLEBOX_QTEST(StoreTest)
#include "store_test.moc"
