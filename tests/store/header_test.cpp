// Impossible values in the database header. The program still starts, sets the file aside, salvages its games
// and reports that.
#include "tests/support/damage.h"
#include "tests/support/qttest.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kVersionAt = 60; ///< offset of user_version, 4 bytes big-endian

/// Creates a store with two finished matches and an unfinished one.
void fill(const QString& folder) {
    Store store(folder);
    keepOne(store, 30, true);
    keepOne(store, 40, true);
    keepOne(store, 50, false);
}

/// Opens the store and expects all matches of fill() and a message.
void holdsAllThatWasSaved(const QString& folder) {
    Store store(folder);
    QVERIFY2(store.isOpen(), qPrintable(store.notice()));
    QVERIFY2(store.notice().contains(QStringLiteral("damaged")), qPrintable(store.notice()));
    QVERIFY2(store.notice().contains(QStringLiteral("3 game")), qPrintable(store.notice()));
    QCOMPARE(setAsideIn(folder).size(), 1);
    const QList<MatchSummary> history = store.history();
    QCOMPARE(history.size(), 2);
    QCOMPARE(history[0].moves + history[1].moves, 70);
    const QList<MatchSummary> resumable = store.resumable();
    QCOMPARE(resumable.size(), 1);
    QCOMPARE(goodStepsOf(store.read(resumable[0].id)->record), 50);
}

} // namespace

class HeaderTest : public QObject {
    Q_OBJECT

  private slots:
    void salvagesNegativeVersion() {
        QTemporaryDir folder;
        fill(folder.path());
        flip(databaseIn(folder.path()), kVersionAt, 0x80);
        holdsAllThatWasSaved(folder.path());
    }

    void salvagesVersionOlderThanTables() {
        for (const int version : {0, 1}) { // the first schema migrations fail, as their tables exist
            QTemporaryDir folder;
            fill(folder.path());
            overwrite(databaseIn(folder.path()), kVersionAt, QByteArray("\0\0\0", 3) + char(version));
            holdsAllThatWasSaved(folder.path());
        }
    }

    void salvagesImpossibleVersion() {
        QTemporaryDir folder;
        fill(folder.path());
        flip(databaseIn(folder.path()), kVersionAt, 0x40);
        holdsAllThatWasSaved(folder.path());
    }

    /// Flips bits of the header fields that the program sets.
    void salvagesFlippedHeaderBits() {
        QTemporaryDir sound;
        fill(sound.path());
        const QByteArray content = contentOf(databaseIn(sound.path()));
        for (const int byte : {60, 61, 62, 63, 68, 69, 70, 71})
            for (int bit = 0; bit < 8; ++bit) {
                QTemporaryDir folder;
                writeAll(databaseIn(folder.path()), content);
                flip(databaseIn(folder.path()), byte, 1 << bit);
                Store store(folder.path());
                QVERIFY2(store.isOpen(), qPrintable(store.notice()));
                QCOMPARE(store.history().size() + store.resumable().size(), 3);
            }
    }

    void readsLogBesideEmptyFile() {
        QTemporaryDir sound, folder;
        {
            Store store(sound.path());
            keepOne(store, 30, true);
            // The state while the program runs: all content is still in the log.
            writeAll(databaseIn(folder.path()), {});
            writeAll(databaseIn(folder.path()) + QStringLiteral("-wal"),
                     contentOf(databaseIn(sound.path()) + QStringLiteral("-wal")));
        }
        Store store(folder.path());
        QVERIFY2(store.notice().contains(QStringLiteral("damaged")), qPrintable(store.notice()));
        QCOMPARE(store.history().size(), 1);
        QCOMPARE(goodStepsOf(store.read(store.history()[0].id)->record), 30);
    }
};

TACKLEBOX_QTEST(HeaderTest)
#include "header_test.moc"
