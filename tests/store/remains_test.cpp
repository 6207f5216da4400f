// Matches that a damaged database has partly lost: each is saved up to its last good step, and a message to
// the user says which.
#include "model/engine/random.h"
#include "model/store/database.h"
#include "model/store/journal.h"
#include "model/store/matchblob.h"
#include "model/store/salvagedrows.h"
#include "model/table/replay.h"
#include "tests/support/damage.h"
#include "tests/support/pastgames.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Runs SQL on a closed store's file, then marks it as damaged for the next start.
bool damage(const QTemporaryDir& folder, const QStringList& statements) {
    bool done = false;
    {
        QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
        raw.setDatabaseName(databaseIn(folder.path()));
        done = raw.open();
        for (const QString& statement : statements + QStringList{QStringLiteral("PRAGMA application_id = 1")})
            done = done && QSqlQuery(raw).exec(statement);
        raw.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("raw"));
    return done;
}

const QString kPlayed = QStringLiteral("great-lakes"); // its matches are long

/// Saves a real match, finished if it is Great Lakes. Returns its number.
qint64 keepReal(const QString& folder, const QString& game, QByteArray* record = nullptr) {
    Store store(folder);
    auto table = openQuick(planOf(game, 1, 2, 4, Level::Minnow));
    Journal journal(store, *table);
    if (game == kPlayed && !playOut(*table, 9)) return 0;
    for (int decisions = 0;
         decisions < 8 && untilWaitingFor(*table) && table->waitingFor() == WaitingFor::Person; ++decisions)
        table->play(table->choices().front().id);
    if (record) *record = table->record();
    return journal.match();
}

/// Returns the offset of `bytes` in the content, or -1 if it is not unique.
qint64 onlyPlaceOf(const QByteArray& bytes, const QByteArray& content) {
    const qint64 at = content.indexOf(bytes);
    return content.indexOf(bytes, at + 1) < 0 ? at : -1;
}

} // namespace

class RemainsTest : public QObject {
    Q_OBJECT

  private slots:
    void recoversSeatsFromResumeState() {
        QTemporaryDir folder;
        QByteArray record;
        const qint64 match = keepReal(folder.path(), QStringLiteral("rainbow-fish"), &record);
        QVERIFY(damage(folder, {QStringLiteral("DELETE FROM seats WHERE seat <> 1")}));
        Store store(folder.path());
        QCOMPARE(store.resumable().size(), 1);
        const auto stored = store.resume(match);
        QVERIFY(stored);
        QCOMPARE(stored->line.seats, planOf(QStringLiteral("rainbow-fish"), 1, 2, 4, Level::Minnow).seats);
        QString error;
        const auto table =
            Table::resume(stored->record, ResumeState::fromText(stored->resumeState).value(), &error);
        QVERIFY2(table, qPrintable(error));
        QCOMPARE(table->record(), record);
    }

    void recoversResultByReplay() {
        QTemporaryDir folder;
        keepReal(folder.path(), kPlayed);
        MatchResult before;
        {
            Store store(folder.path());
            before = store.history().front().result;
        }
        QVERIFY(damage(folder, {QStringLiteral("DELETE FROM seats")}));
        Store store(folder.path());
        QCOMPARE(store.history().size(), 1);
        QCOMPARE(store.history().front().result, before);
        QVERIFY(!store.notice().contains(QStringLiteral("lost")));
    }

    void listsMatchWithoutRecord() {
        QTemporaryDir folder;
        keepReal(folder.path(), kPlayed);
        MatchResult before;
        {
            Store store(folder.path());
            before = store.history().front().result;
        }
        QVERIFY(damage(folder, {QStringLiteral("UPDATE matches SET record = x'00a5a5', situation = x'ff'")}));
        Store store(folder.path());
        QCOMPARE(store.history().size(), 1);
        QCOMPARE(store.history().front().result, before);
        QCOMPARE(store.history().front().game, kPlayed);
    }

    void savesStepsUpToLastGoodOne() {
        for (const QString& loss :
             {QStringLiteral("DELETE FROM steps WHERE number = 7"),
              QStringLiteral("UPDATE steps SET step = x'7b2273656174223a' WHERE number = 7")}) {
            QTemporaryDir folder;
            const qint64 match = keepReal(folder.path(), QStringLiteral("rainbow-fish"));
            QVERIFY(damage(folder, {loss}));
            Store store(folder.path());
            QVERIFY2(store.notice().contains(QStringLiteral("lost their last moves")),
                     qPrintable(store.notice()));
            const auto stored = store.resume(match);
            QVERIFY(stored);
            QCOMPARE(goodStepsOf(stored->record), 7);
            QString error;
            const auto table =
                Table::resume(stored->record, ResumeState::fromText(stored->resumeState).value(), &error);
            QVERIFY2(table, qPrintable(error));
            Journal journal(store, *table, match);
            table->setTableRules(quick());
            QVERIFY(untilWaitingFor(*table));
            QVERIFY(table->play(table->choices().front().id)); // the match can continue
            QVERIFY(untilWaitingFor(*table));
            QCOMPARE(goodStepsOf(store.read(match)->record), table->steps());
        }
    }

    void openingIsLost() {
        QTemporaryDir folder;
        {
            Store store(folder.path());
            keepOne(store, 30, false);
            keepOne(store, 40, false);
        }
        QVERIFY(damage(folder, {QStringLiteral("DELETE FROM matches WHERE id = 1")}));
        Store store(folder.path());
        QCOMPARE(store.resumable().size(), 1);
        QVERIFY2(store.notice().contains(QStringLiteral("1 game")), qPrintable(store.notice()));
        QVERIFY2(store.notice().contains(QStringLiteral("can't be resumed or watched")),
                 qPrintable(store.notice()));
    }

    void recoversFinishedMatchFromTexts() {
        QTemporaryDir folder;
        QByteArray record;
        const qint64 match = keepReal(folder.path(), kPlayed, &record);
        MatchResult before;
        {
            Store store(folder.path());
            before = store.history().front().result;
        }
        QVERIFY(damage(folder, {QStringLiteral("DELETE FROM matches")}));
        Store store(folder.path());
        QCOMPARE(store.history().size(), 1);
        QCOMPARE(store.history().front().result.seats, before.seats);
        QCOMPARE(goodStepsOf(store.read(match)->record), goodStepsOf(record));
        QVERIFY2(!store.notice().contains(QStringLiteral("lost")), qPrintable(store.notice()));
    }

    void savesDamagedBlobUpToLastGoodStep() {
        QTemporaryDir folder;
        const qint64 match = keepReal(folder.path(), kPlayed);
        QByteArray blob;
        Database(databaseIn(folder.path()))
            .query(QStringLiteral("SELECT texts FROM archive"), {}, [&](const QVariantList& row) {
                blob = row[0].toByteArray();
                return false;
            });
        const auto whole = textsOf(blob);
        QVERIFY(whole && whole->steps.size() > 100);
        qsizetype last = 0;
        for (qsizetype at = 10; at < blob.size(); at += 13) {
            QByteArray damaged = blob;
            damaged[at] = char(~damaged[at]);
            const auto left = readableTexts(damaged);
            // The opening comes first; it and the code table fill most of the start of the blob.
            if (!left) {
                QVERIFY2(at < 1000, qPrintable(QString::number(at)));
                continue;
            }
            last = left->steps.size();
            QVERIFY(last <= whole->steps.size());
            if (left->opening != whole->opening) continue; // the opening is damaged
            const qsizetype good = qsizetype(std::mismatch(left->steps.begin(), left->steps.end(),
                                                           whole->steps.begin(), whole->steps.end())
                                                 .first -
                                             left->steps.begin());
            // At least two thirds of the steps before the damage, estimated by their share of the blob.
            QVERIFY2(good >= (at - 1000) * whole->steps.size() / blob.size() * 2 / 3,
                     qPrintable(QStringLiteral("byte %1 of %2: %3 steps of %4")
                                    .arg(at)
                                    .arg(blob.size())
                                    .arg(good)
                                    .arg(whole->steps.size())));
        }
        QVERIFY(last > whole->steps.size() * 9 / 10);
        // SQLite either notices the damage when opening, or only when the match is read.
        for (const bool metBySqlite : {false, true}) {
            QByteArray damaged = blob;
            damaged[blob.size() / 2] = char(~damaged[blob.size() / 2]);
            const auto left = readableTexts(damaged);
            QVERIFY(left && left->steps.size() > 20);
            QVERIFY(inDatabase(folder.path(), QStringLiteral("UPDATE archive SET texts = ?"), {damaged}));
            if (metBySqlite) QVERIFY(damage(folder, {}));
            Store store(folder.path());
            QSignalSpy rescued(&store, &Store::rescued);
            for (int times = 0; times < 2; ++times) {
                const auto stored = store.read(match);
                QVERIFY(stored);
                QCOMPARE(stored->steps, left->steps);
                QString error;
                QVERIFY2(Replay::open(stored->record, stored->line.seats, kNoSeat, &error),
                         qPrintable(error));
            }
            QCOMPARE(store.history().size(), 1);
            QCOMPARE(rescued.size(), metBySqlite ? 0 : 1); // one message
            const QString words = metBySqlite ? store.notice() : rescued[0][0].toString();
            QVERIFY2(words.contains(QStringLiteral("lost their last moves")), qPrintable(words));
        }
    }

    void deletedMatchesStayDeleted() {
        QTemporaryDir folder;
        {
            Store store(folder.path());
            for (int i = 0; i < 20; ++i)
                keepOne(store, 200, true);
            QVERIFY(store.removeHistory());
            keepOne(store, 10, true);
        }
        QVERIFY(damage(folder, {}));
        Store store(folder.path());
        QCOMPARE(store.history().size(), 1);
        QCOMPARE(store.history().front().moves, 10);
        QVERIFY2(!store.notice().contains(QStringLiteral("too little")), qPrintable(store.notice()));
    }

    void repairsNumberOfStep() {
        QTemporaryDir folder;
        {
            Store store(folder.path());
            keepOne(store, 30, false);
        }
        QByteArray step;
        Database(databaseIn(folder.path()))
            .query(QStringLiteral("SELECT step FROM steps WHERE number = 12"), {},
                   [&](const QVariantList& row) {
                       step = row[0].toByteArray();
                       return false;
                   });
        QVERIFY(!step.isEmpty());
        // The step's row: header types, then match (1 needs no byte), number, step.
        QByteArray content = contentOf(databaseIn(folder.path()));
        const qint64 at = onlyPlaceOf(step, content);
        QVERIFY(at > 0);
        QCOMPARE(content[at - 1], char(12));
        overwrite(databaseIn(folder.path()), at - 1, "\x63");
        QVERIFY(damage(folder, {}));
        Store store(folder.path());
        QCOMPARE(goodStepsOf(store.resume(1)->record), 30);
        QVERIFY2(!store.notice().contains(QStringLiteral("lost")), qPrintable(store.notice()));
    }

    void killDuringSalvageLosesNothing() {
        QTemporaryDir folder;
        {
            Store store(folder.path());
            keepOne(store, 30, true);
        }
        // Killed while salvaging: the partial file is discarded.
        QVERIFY(damage(folder, {}));
        const QString half = folder.filePath(QStringLiteral("tacklebox-saved.db"));
        writeAll(half, "half of a file");
        {
            Store store(folder.path());
            QCOMPARE(store.history().size(), 1);
        }
        // Killed after the damaged file was set aside: the salvaged file only needs to be renamed.
        QVERIFY(QFile::rename(databaseIn(folder.path()), half));
        Store store(folder.path());
        QVERIFY2(store.notice().isEmpty(), qPrintable(store.notice()));
        QCOMPARE(store.history().size(), 1);
    }

    void secondProgramUsesSalvageOfFirst() {
        QTemporaryDir folder;
        auto one = std::make_unique<Store>(folder.path()), other = std::make_unique<Store>(folder.path());
        for (int i = 0; i < 60; ++i)
            keepOne(*one, 300, true);
        const auto meet = [](Store& store) {
            for (const MatchSummary& line : store.history())
                store.read(line.id);
            return store.history().size();
        };
        QFile file(databaseIn(folder.path()));
        QVERIFY(inDatabase(folder.path(), QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        overwrite(databaseIn(folder.path()), file.size() / 2 / 4096 * 4096, QByteArray(4096, char(0xa5)));
#ifdef Q_OS_WIN
        // While another program has the file open it cannot be set aside: a message says so, and games on
        // sound pages stay readable. The next program that has the file alone salvages them.
        QSignalSpy failed(one.get(), &Store::failed);
        meet(*one);
        QVERIFY2(!failed.isEmpty(), "it continues with a damaged file and reports nothing");
        QCOMPARE(setAsideIn(folder.path()).size(), 0);
        one.reset();
        other.reset();
        one = std::make_unique<Store>(folder.path());
#else
        QCOMPARE(meet(*one), 60);
        QCOMPARE(meet(*other), 60);
#endif
        QTRY_COMPARE(meet(*one), 60);
        QCOMPARE(setAsideIn(folder.path()).size(), 1);
    }
};

TACKLEBOX_QTEST(RemainsTest)
#include "remains_test.moc"
