// Malicious databases, as an imported file or in place of the program's own.
#include "model/engine/random.h"
#include "model/store/gamesfile.h"
#include "model/store/matchblob.h"
#include "tests/support/damage.h"
#include "tests/support/pastgames.h"
#include "tests/support/qttest.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr quint32 kPageBytes = 4096;

QByteArray number(quint32 value) {
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

/// Updates the checksum of a write-ahead log over big-endian words.
void add(const QByteArray& data, quint32 (&sum)[2]) {
    for (qsizetype at = 0; at < data.size(); at += 8) {
        sum[0] += qFromBigEndian<quint32>(data.constData() + at) + sum[1];
        sum[1] += qFromBigEndian<quint32>(data.constData() + at + 4) + sum[0];
    }
}

/// A valid log of one frame that claims a database of `pages` pages.
QByteArray logOf(quint32 page, const QByteArray& content, quint32 pages) {
    quint32 sum[2] = {0, 0};
    QByteArray log =
        number(0x377f0683) + number(3007000) + number(kPageBytes) + number(0) + number(17) + number(19);
    add(log, sum);
    log += number(sum[0]) + number(sum[1]);
    const QByteArray frame = number(page) + number(pages);
    add(frame, sum);
    add(content, sum);
    return log + frame + number(17) + number(19) + number(sum[0]) + number(sum[1]) + content;
}

/// A file of games, damaged so that SQLite rejects it.
QByteArray damagedGames() {
    QTemporaryDir folder;
    {
        Store store(folder.path());
        for (int i = 0; i < 5; ++i)
            keepOne(store, 10, true);
    }
    QByteArray content = contentOf(databaseIn(folder.path()));
    content.replace(kPageBytes, 8, QByteArray(8, '\xff'));
    return content;
}

/// Returns the number of games that an import finds.
int gamesIn(const QString& file) {
    QString error;
    const auto import = GamesImport::open(file, &error);
    return import ? import->games() : 0;
}

} // namespace

class CraftedTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

  private slots:
    void cleanup() {
        for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files))
            QFile::remove(m_folder.filePath(name));
    }

    void ignoresLogThatClaimsTooManyPages_data() {
        QTest::addColumn<quint32>("pages");
        for (const quint32 pages : {0xffffffffu, 0xfffffffeu, 0x80000000u, 100'000u})
            QTest::newRow(qPrintable(QString::number(pages))) << pages;
    }
    void ignoresLogThatClaimsTooManyPages() {
        QFETCH(quint32, pages);
        const QByteArray games = damagedGames(), log = logOf(1, games.left(kPageBytes), pages);
        const QString sent = path("sent.tacklebox-games");
        writeAll(sent, games);
        const int found = gamesIn(sent);
        QVERIFY(found > 0);
        writeAll(sent + QStringLiteral("-wal"), log);
        QCOMPARE(gamesIn(sent), found);
        // As the log of the program's own database.
        QTemporaryDir own;
        writeAll(databaseIn(own.path()), games);
        writeAll(databaseIn(own.path()) + QStringLiteral("-wal"), log);
        Store store(own.path());
        QVERIFY2(store.isOpen(), qPrintable(store.notice()));
        QCOMPARE(store.history().size() + store.unfinished().size(), found);
    }

    void refusesViewInPlaceOfTable() {
        QTemporaryDir own;
        {
            Store store(own.path());
            const qint64 match = store.begin({QStringLiteral("go-fish"), "{\"format\":1}", "{}", {{}, {}}});
            store.finish(match, {}); // without its row the game is unknown
        }
        for (const char* statement :
             {"DROP TABLE matches",
              "CREATE VIEW matches AS WITH RECURSIVE endless(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM "
              "endless) SELECT id, 'go-fish' AS game, '' AS begun, '' AS played, 1 AS finished, NULL AS run, "
              "x'' AS record, x'' AS situation, '' AS endings, 0 AS hints, 0 AS taken_back, 0 AS minds, 0 AS "
              "moves, 0 AS what_if, id AS sequence, 2 AS form FROM endless"})
            QVERIFY(inDatabase(own.path(), QLatin1String(statement)));
        const QString sent = path("view.tacklebox-games");
        QVERIFY(QFile::copy(databaseIn(own.path()), sent));
        QCOMPARE(gamesIn(sent), 0);
        Store store(own.path());
        QVERIFY(store.isOpen());
        QCOMPARE(setAsideIn(own.path()).size(), 1);
        QCOMPARE(store.history().size(), 0);
    }

    void doesNotRunTriggers() {
        QTemporaryDir own;
        {
            Store store(own.path());
            keepOne(store, 3, true);
        }
        QVERIFY(inDatabase(own.path(), QStringLiteral("CREATE TRIGGER thief AFTER INSERT ON matches BEGIN "
                                                      "DELETE FROM matches; END")));
        Store store(own.path());
        QCOMPARE(setAsideIn(own.path()).size(), 1);
        QCOMPARE(store.history().size(), 1);
        keepOne(store, 3, true);
        QCOMPARE(store.history().size(), 2);
    }

    void limitsSizeOfUnpackedBlob() {
        const QByteArray longText = "{\"long\":\"" + QByteArray(8 * kLongestMatch, 'x') + "\"}";
        const QByteArray blob = blobOf({"{\"format\":1}", "{}", {longText}});
        QVERIFY(blob.size() < kLongestMatch / 10);
        QVERIFY(!textsOf(blob));
        const auto left = textsLeftOf(blob);
        QVERIFY(left);
        QCOMPARE(left->opening, QByteArray("{\"format\":1}"));
        QVERIFY(left->steps.isEmpty());
        // The claimed length does not matter.
        QByteArray modest = blob;
        modest.replace(4, 4, number(100));
        QVERIFY(!textsOf(modest));
        const QByteArray many = blobOf({"{}", "{}", QList<QByteArray>(1'000'000, QByteArray())});
        QVERIFY(!textsOf(many));
        QVERIFY(textsLeftOf(many)->steps.size() <= 100'000);
    }

    void canCancelImportOfHugeFile() {
        const QString sent = path("huge.tacklebox-games");
        writeAll(sent, damagedGames());
        QFile file(sent);
        QVERIFY(file.open(QIODevice::ReadWrite));
        if (!file.resize(qint64(4) << 30)) QSKIP("this disk has no files with holes");
        file.close();
        QString error;
        int asked = 0;
        const auto import =
            GamesImport::open(sent, &error, [&](int percent) { return percent < 1 && ++asked > 0; });
        QVERIFY(!import);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QVERIFY(asked > 0);
    }

    /// Reads a file of games with random bytes flipped; reading must terminate.
    void readsFileWithRandomBytesChanged() {
        const QByteArray games = damagedGames();
        const QString sent = path("changed.tacklebox-games");
        Random random(43);
        for (int file = 0; file < 40; ++file) {
            QByteArray changed = games;
            for (int byte = 0; byte < 200; ++byte)
                changed[random.below(int(changed.size()))] = char(random.below(256));
            writeAll(sent, changed.replace(0, 16, games.left(16)));
            QVERIFY(gamesIn(sent) <= 100);
        }
    }
};

TACKLEBOX_QTEST(CraftedTest)
#include "crafted_test.moc"
