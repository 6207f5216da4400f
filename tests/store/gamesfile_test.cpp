// Export and import of all games, including round trips and files that are not exports.
#include "model/store/gamesfile.h"

#include "model/store/matchrows.h"
#include "model/store/store.h"
#include "model/table/privatefiles.h"
#include "tests/support/oldstore.h"
#include "tests/support/pastgames.h"
#include "tests/support/qttest.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const QByteArray kResumeState = "{\"undone\":0}";

QByteArray step(int number) {
    return "{\"seat\":0,\"move\":{\"kind\":\"ask\",\"number\":" + QByteArray::number(number) + "}}";
}

QList<QByteArray> steps(int count) {
    QList<QByteArray> list;
    for (int number = 0; number < count; ++number)
        list.append(step(number));
    return list;
}

qint64 begun(Store& store, const QByteArray& deal, int moves) {
    const qint64 match =
        store.begin({QStringLiteral("rainbow-fish"),
                     "{\"format\":1,\"deal\":\"" + deal + "\"}",
                     kResumeState,
                     {{QStringLiteral("Ana"), true}, {QStringLiteral("Pim"), false, Level::Shark}}});
    store.setSteps(match, 0, steps(moves), kResumeState);
    return match;
}

const MatchResult kResult = {{{31, true, 4}, {12, false, 1}}, {QStringLiteral("all-played")}, {2, 1, true}};

qint64 finished(Store& store, const QByteArray& deal, int moves) {
    const qint64 match = begun(store, deal, moves);
    store.finish(match, kResult);
    return match;
}

/// Returns the visible content of all matches, in the store's order.
QStringList all(Store& store) {
    QStringList texts;
    for (const QList<MatchSummary>& lines : {store.unfinished(), store.history()})
        for (const MatchSummary& line : lines) {
            const auto stored = store.read(line.id);
            QStringList text{line.game,
                             line.begun.toString(Qt::ISODateWithMs),
                             line.played.toString(Qt::ISODateWithMs),
                             QString::number(line.finished),
                             QString::number(line.moves),
                             line.result.endings.join(u' '),
                             QString::number(line.result.help.hints),
                             QString::number(line.result.help.takenBack),
                             QString::number(line.result.help.knowledgeShown),
                             QString::number(line.whatIf),
                             QString::fromUtf8(stored ? stored->record : "?"),
                             QString::fromUtf8(stored ? stored->resumeState : "?")};
            for (qsizetype seat = 0; seat < line.seats.size(); ++seat) {
                const SeatResult result = line.result.seats.value(seat);
                text += {line.seats[seat].name,
                         QString::number(line.seats[seat].person),
                         QString::number(int(line.seats[seat].level)),
                         QString::number(result.score),
                         QString::number(result.won),
                         QString::number(result.longestChain)};
            }
            texts.append(text.join(u'|'));
        }
    return texts;
}

/// The result of an import, or its error.
struct Taken {
    ImportedGames games;
    QString error;
    int calls = 0;
};

Taken taken(const QString& file, Store& store) {
    Taken outcome;
    const auto import = GamesImport::open(file, &outcome.error);
    if (!import) return outcome;
    while (!import->atEnd()) {
        ++outcome.calls;
        if (!store.importSome(*import)) {
            outcome.error = QStringLiteral("the store");
            break;
        }
    }
    outcome.games = import->result();
    return outcome;
}

} // namespace

class GamesFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_files;
    QString file(const char* name) const { return m_files.filePath(QLatin1String(name)); }

    bool write(const QString& name, const QByteArray& content) {
        QFile out(name);
        return out.open(QIODevice::WriteOnly) && out.write(content) == content.size();
    }

  private slots:
    void importsEverythingIntoEmptyStore() {
        QTemporaryDir here, there;
        const QString games = file("all.tacklebox-games");
        QStringList before;
        {
            Store store(here.path());
            for (int i = 0; i < 30; ++i)
                finished(store, "red-" + QByteArray::number(i), i);
            begun(store, "blue-1", 3);
            begun(store, "blue-2", 0);
            // The clock was set back during these matches.
            QVERIFY(inDatabase(here.path(), QStringLiteral("UPDATE matches SET played = "
                                                           "'2020-01-01T12:00:00.000Z' WHERE id = 17")));
            QVERIFY(inDatabase(here.path(), QStringLiteral("UPDATE matches SET what_if = 1 WHERE id = 5")));
            before = all(store);
            QCOMPARE(before.size(), 32);
            QString error;
            QVERIFY2(store.exportGames(games, &error), qPrintable(error));
        }
        const QString own = here.filePath(QStringLiteral("own"));
        beginPrivately(own);
        QCOMPARE(QFile::permissions(games), QFile::permissions(own));
        Store store(there.path());
        const Taken outcome = taken(games, store);
        QVERIFY2(outcome.error.isEmpty(), qPrintable(outcome.error));
        QCOMPARE(outcome.games, (ImportedGames{.added = 32}));
        QCOMPARE(all(store), before);
        // An unfinished match can be resumed there.
        QCOMPARE(store.resumable().size(), 2);
        QVERIFY(store.resume(store.resumable().front().id));
    }

    void importsNothingTwice() {
        QTemporaryDir here;
        const QString games = file("twice.tacklebox-games");
        Store store(here.path());
        finished(store, "red-1", 7);
        begun(store, "red-2", 2);
        QString error;
        QVERIFY2(store.exportGames(games, &error), qPrintable(error));
        const QStringList before = all(store);
        for (int again = 0; again < 2; ++again) {
            QCOMPARE(taken(games, store).games, (ImportedGames{.known = 2}));
            QCOMPARE(all(store), before);
        }
    }

    void importContinuesMatchPlayedElsewhere() {
        QTemporaryDir here, there;
        const QString out = file("out.tacklebox-games"), back = file("back.tacklebox-games");
        QString error;
        Store home(here.path());
        const qint64 ended = begun(home, "red-1", 2), longer = begun(home, "red-2", 2),
                     behind = begun(home, "red-3", 2);
        for (const qint64 match : {ended, longer, behind})
            home.release(match);
        const QUuid uuid = home.read(ended)->line.uuid;
        QVERIFY(!uuid.isNull());
        QVERIFY(home.exportGames(out, &error));
        home.setSteps(behind, 2, {step(2), step(3)}, kResumeState); // continues at home too
        QStringList asPlayed;
        {
            Store journey(there.path());
            QCOMPARE(taken(out, journey).games.added, 3);
            for (const MatchSummary& line : journey.unfinished()) {
                QVERIFY(journey.resume(line.id));
                journey.setSteps(line.id, 2, {step(2)}, kResumeState);
                if (journey.read(line.id)->record.contains("red-1")) journey.finish(line.id, kResult);
                journey.release(line.id);
            }
            QVERIFY(journey.exportGames(back, &error));
        }
        QCOMPARE(taken(back, home).games, (ImportedGames{.continued = 2, .known = 1}));
        QCOMPARE(home.read(ended)->steps, steps(3));
        QVERIFY(home.read(ended)->line.finished);
        QCOMPARE(home.read(ended)->line.result, kResult);
        QCOMPARE(home.read(ended)->line.uuid, uuid);
        QCOMPARE(home.read(longer)->steps, steps(3));
        QCOMPARE(home.read(behind)->steps, steps(4));
        QCOMPARE(home.unfinished().size(), 2);
    }

    void importKeepsBothVersionsOfMatch() {
        QTemporaryDir here;
        const QString games = file("fork.tacklebox-games");
        QString error;
        Store store(here.path());
        const qint64 match = begun(store, "red-1", 5);
        store.release(match);
        QVERIFY(store.exportGames(games, &error));
        store.setSteps(match, 3, {step(8)}, kResumeState); // undone, then played differently
        QCOMPARE(taken(games, store).games, (ImportedGames{.added = 1}));
        QCOMPARE(store.unfinished().size(), 2);
        QCOMPARE(store.read(match)->steps, steps(3) << step(8));
        QCOMPARE(taken(games, store).games, (ImportedGames{.known = 1}));
        // Both copies are the same match and count once.
        for (const MatchSummary& line : store.unfinished())
            QVERIFY(store.finish(line.id, kResult));
        QCOMPARE(store.history().size(), 2);
        QCOMPARE(store.results().results.size(), 1);
    }

    void importLeavesOpenMatchAlone() {
        QTemporaryDir here;
        const QString games = file("played.tacklebox-games");
        QString error;
        Store store(here.path());
        const qint64 match = begun(store, "red-1", 5);
        QVERIFY(store.exportGames(games, &error));
        store.setSteps(match, 2, {}, kResumeState); // undone; the match is open here
        QCOMPARE(taken(games, store).games, (ImportedGames{.known = 1}));
        QCOMPARE(store.read(match)->steps, steps(2));
        store.release(match);
        QCOMPARE(taken(games, store).games, (ImportedGames{.continued = 1}));
        QCOMPARE(store.read(match)->steps, steps(5));
    }

    void importSortsMatchesByDate() {
        QTemporaryDir here, there;
        const QString games = file("days.tacklebox-games");
        QString error;
        const auto playedOn = [](const QTemporaryDir& folder, qint64 match, int day) {
            const QString time = QStringLiteral("2026-01-%1T12:00:00.000Z").arg(day, 2, 10, QLatin1Char('0'));
            return inDatabase(folder.path(), QStringLiteral("UPDATE matches SET played = ? WHERE id = ?"),
                              {time, match});
        };
        {
            Store other(there.path());
            for (const int day : {2, 4, 9})
                QVERIFY(playedOn(there, finished(other, "red-" + QByteArray::number(day), 1), day));
            QVERIFY(other.exportGames(games, &error));
        }
        Store store(here.path());
        for (const int day : {1, 3, 5})
            QVERIFY(playedOn(here, finished(store, "red-" + QByteArray::number(day), 1), day));
        QCOMPARE(taken(games, store).games.added, 3);
        QList<int> days;
        for (const MatchSummary& line : store.history())
            days.append(line.played.date().day());
        QCOMPARE(days, (QList<int>{9, 5, 4, 3, 2, 1}));
        // A newly finished match comes first.
        const qint64 next = finished(store, "red-next", 1);
        QCOMPARE(store.history().front().id, next);
    }

    void importsOlderVersion() {
        QTemporaryDir old, here;
        {
            OldStore store(old.path());
            store.add({QStringLiteral("rainbow-fish"),
                       QDateTime({2026, 1, 1}, {12, 0}, kUtc),
                       {{QStringLiteral("Ana"), true}},
                       {{{3, true, 1}}, {}, {}},
                       "{\"format\":1,\"deal\":\"red-3\"}",
                       steps(4)});
        }
        const QString asKept = QDir(old.path()).filePath(QStringLiteral("tacklebox.db"));
        const auto bytes = [&] {
            QFile read(asKept);
            return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
        };
        const QByteArray before = bytes();
        Store store(here.path());
        const Taken outcome = taken(asKept, store);
        QVERIFY2(outcome.error.isEmpty(), qPrintable(outcome.error));
        QCOMPARE(outcome.games, (ImportedGames{.added = 1}));
        QCOMPARE(store.read(store.history().front().id)->steps, steps(4));
        QVERIFY(!store.history().front().uuid.isNull());
        QCOMPARE(bytes(), before); // importing does not change the file
    }

    void importsReadablePartOfDamagedFile() {
        QTemporaryDir here, there;
        const QString games = file("damaged.tacklebox-games");
        QString error;
        {
            Store other(there.path());
            for (int i = 0; i < 60; ++i)
                finished(other, "red-" + QByteArray::number(i), 40);
            QVERIFY(other.exportGames(games, &error));
        }
        QFile cut(games);
        QVERIFY(cut.open(QIODevice::ReadWrite));
        QVERIFY(cut.resize(cut.size() - 4096));
        cut.close();
        Store store(here.path());
        const Taken outcome = taken(games, store);
        QVERIFY2(outcome.error.isEmpty(), qPrintable(outcome.error));
        QVERIFY2(outcome.games.added > 40, qPrintable(QString::number(outcome.games.added)));
        QCOMPARE(store.history().size(), outcome.games.added);
        QVERIFY(store.notice().isEmpty());
    }

    void rejectsOtherFiles() {
        QTemporaryDir here;
        Store store(here.path());
        finished(store, "red-1", 1);
        const QStringList before = all(store);
        QVERIFY(write(file("empty.tacklebox-games"), {}));
        QVERIFY(write(file("picture.png"), "\x89PNG\r\n\x1a\n and so on, more than a hundred bytes of it"));
        QVERIFY(write(file("one.tacklebox"), "{\"format\":1}"));
        QVERIFY(write(file("magic.tacklebox-games"),
                      QByteArray("SQLite format 3\0", 16) + QByteArray(9000, 'x')));
        for (const QString& name : {file("missing.tacklebox-games"), file("empty.tacklebox-games"),
                                    file("picture.png"), file("one.tacklebox"), file("magic.tacklebox-games"),
                                    m_files.path(), QStringLiteral("/dev/zero")}) {
            const Taken outcome = taken(name, store);
            QVERIFY2(outcome.error.contains(QDir::toNativeSeparators(name)),
                     qPrintable(name + u' ' + outcome.error));
            QVERIFY2(outcome.error.endsWith(u'.') && !outcome.error.contains(u'%'),
                     qPrintable(outcome.error));
        }
        QVERIFY(taken(file("one.tacklebox"), store).error.contains(QLatin1String("single game")));
        QCOMPARE(all(store), before);
    }

    void rejectsNewerVersion() {
        QTemporaryDir here, there;
        const QString games = file("newer.tacklebox-games");
        QString error;
        {
            Store other(there.path());
            finished(other, "red-1", 1);
            QVERIFY(other.exportGames(games, &error));
        }
        {
            Database later(games);
            later.query(QStringLiteral("CREATE TABLE fish (name TEXT)"));
            later.query(QStringLiteral("PRAGMA user_version = %1").arg(Database::version() + 1));
        }
        Store store(here.path());
        QVERIFY(taken(games, store).error.contains(QLatin1String("newer version")));
    }

    void failedExportKeepsOldFile() {
        QTemporaryDir here;
        Store store(here.path());
        finished(store, "red-1", 1);
        QString error;
        QVERIFY(!store.exportGames(file("no/such/folder.tacklebox-games"), &error));
        QVERIFY2(error.contains(QLatin1String("folder.tacklebox-games")), qPrintable(error));
        // An export must not overwrite the program's own files.
        QVERIFY(!store.exportGames(QDir(here.path()).filePath(QStringLiteral("tacklebox.db")), &error));
        QCOMPARE(store.history().size(), 1);
        // It replaces an older export and leaves no other file.
        QTemporaryDir target;
        const QString games = target.filePath(QStringLiteral("mine.tacklebox-games"));
        QVERIFY(write(games, "older"));
        QVERIFY(store.exportGames(games, &error));
        QVERIFY(GamesImport::open(games, &error));
        QCOMPARE(QDir(target.path()).entryList(QDir::Files),
                 QStringList{QStringLiteral("mine.tacklebox-games")});
    }

    void importContinuesAfterFullDisk() {
        QTemporaryDir here, there;
        const QString games = file("full.tacklebox-games");
        QString error;
        {
            Store other(there.path());
            for (int i = 0; i < 50; ++i)
                finished(other, "red-" + QByteArray::number(i), 30);
            QVERIFY(other.exportGames(games, &error));
        }
        Store store(here.path());
        store.limitSizeForTests();
        const auto import = GamesImport::open(games, &error);
        QVERIFY(import);
        while (!import->atEnd() && store.importSome(*import)) {
        }
        QVERIFY(!import->atEnd()); // some may have fitted
        QCOMPARE(import->result().added, import->done());
        store.limitSizeForTests(false);
        while (!import->atEnd())
            QVERIFY(store.importSome(*import)); // continues after the last imported game
        QCOMPARE(import->result(), (ImportedGames{.added = 50}));
        QCOMPARE(store.history().size(), 50);
    }
};

TACKLEBOX_QTEST(GamesFileTest)
#include "gamesfile_test.moc"
