#include "model/store/upkeep.h"

#include "model/store/database.h"
#include "model/store/matchrows.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QStorageInfo>
#include <QThread>

#include <algorithm>
#include <iterator>

namespace tacklebox {

namespace {

constexpr int kPagesAtOnce = 64;
/// Number of free pages that the file keeps for new matches.
constexpr qint64 kSparePages = 256;
constexpr int kRowsAtOnce = 200;
constexpr int kLockedRetryMillis = 500; ///< delay before retrying on a locked file
constexpr int kMostRetries = 20;

/// A table and the columns of its key.
struct KeyedTable {
    const char* name;
    const char* match;  ///< column with the match's id
    const char* number; ///< column that numbers a match's rows; null if a match has one row
};
constexpr KeyedTable kTables[] = {{"matches", "id", nullptr},
                                  {"archive", "match", nullptr},
                                  {"seats", "match", "seat"},
                                  {"steps", "match", "number"}};

/// Returns the number that a query selects.
qint64 queryNumber(Database& database, const QString& statement) {
    qint64 value = 0;
    database.query(statement, {}, [&](const QVariantList& row) {
        value = row[0].toLongLong();
        return true;
    });
    return value;
}

qint64 pragma(Database& database, const char* name) {
    return queryNumber(database, QStringLiteral("PRAGMA ") + QLatin1String(name));
}

constexpr int kIncremental = 2; ///< value of PRAGMA auto_vacuum

} // namespace

bool Upkeep::archiveNext() {
    // Finished matches become blobs (matchblob.h). Compress before the transaction to keep it short.
    qint64 match = 0;
    QVariantList before;
    m_database.query(
        QStringLiteral("SELECT id, sequence, played FROM matches WHERE finished = 1 AND form < 2 AND "
                       "id > ? ORDER BY id LIMIT 1"),
        {m_afterFinished}, [&](const QVariantList& row) {
            match = row[0].toLongLong();
            before = row;
            return true;
        });
    if (match != 0) {
        m_afterFinished = match;
        const auto texts = readTexts(m_database, match);
        if (!texts) return true;
        const QByteArray blob = blobOf(*texts);
        m_database.transaction([&] {
            bool same = false;
            m_database.query(
                QStringLiteral("SELECT 1 FROM matches WHERE id = ? AND sequence = ? AND played = ? AND "
                               "finished = 1 AND form < 2"),
                before, [&](const QVariantList&) { return same = true; });
            if (same) putIntoArchive(m_database, match, blob);
        });
        return true;
    }
    // Texts of unfinished matches are scrambled (matchblob.h). A match may be in play meanwhile, because each
    // value describes its own encoding. `form < 2` lets SQLite use the partial index matches_to_pack.
    m_database.query(
        QStringLiteral("SELECT id FROM matches WHERE finished = 0 AND form < 1 AND form < 2 AND id > ? "
                       "ORDER BY id LIMIT 1"),
        {m_afterUnfinished}, [&](const QVariantList& row) {
            match = row[0].toLongLong();
            return true;
        });
    if (match == 0) return false;
    m_afterUnfinished = match;
    m_database.transaction([&] {
        bool unfinished = false;
        m_database.query(QStringLiteral("SELECT 1 FROM matches WHERE id = ? AND finished = 0"), {match},
                         [&](const QVariantList&) { return unfinished = true; });
        if (unfinished) convertToUnfinished(m_database, match);
    });
    return true;
}

bool Upkeep::incrementalVacuum() {
    if (pragma(m_database, "auto_vacuum") != kIncremental) return false;
    const qint64 freePages = pragma(m_database, "freelist_count");
    if (freePages < kSparePages || freePages < pragma(m_database, "page_count") / 8) return false;
    m_database.query(QStringLiteral("PRAGMA incremental_vacuum(%1)").arg(kPagesAtOnce), {},
                     [](const QVariantList&) { return true; });
    return true;
}

bool Upkeep::readNext() {
    if (m_table == int(std::size(kTables))) {
        // Reads the whole index.
        queryNumber(m_database,
                    QStringLiteral("SELECT COUNT(played) FROM matches INDEXED BY matches_in_order"));
        return false;
    }
    const KeyedTable& table = kTables[m_table];
    int rows = 0;
    const auto onRow = [&](const QVariantList& row) {
        ++rows;
        m_afterMatch = row[0].toLongLong();
        if (table.number) m_afterNumber = row[1].toLongLong();
        return true;
    };
    const QLatin1String name(table.name), match(table.match);
    if (table.number)
        m_database.query(QStringLiteral("SELECT * FROM %1 WHERE (%2, %3) > (?, ?) ORDER BY %2, %3 LIMIT %4")
                             .arg(name, match, QLatin1String(table.number))
                             .arg(kRowsAtOnce),
                         {m_afterMatch, m_afterNumber}, onRow);
    else
        m_database.query(QStringLiteral("SELECT * FROM %1 WHERE %2 > ? ORDER BY %2 LIMIT %3")
                             .arg(name, match)
                             .arg(kRowsAtOnce),
                         {m_afterMatch}, onRow);
    if (rows == 0) {
        ++m_table;
        m_afterMatch = m_afterNumber = -1;
    }
    return true;
}

void Upkeep::checkIndexes() {
    QString health;
    m_database.query(QStringLiteral("PRAGMA integrity_check(matches)"), {}, [&](const QVariantList& row) {
        health = row[0].toString();
        return false;
    });
    if (health != QLatin1String("ok")) throw DatabaseError{DatabaseErrorKind::Broken, health};
}

bool Upkeep::canVacuum(Database& database, const QString& file) {
    if (pragma(database, "auto_vacuum") == kIncremental) return false;
    if (queryNumber(
            database,
            QStringLiteral("SELECT COUNT(*) FROM (SELECT 1 FROM matches WHERE finished = 1 AND form < 2 "
                           "LIMIT 1)")) > 0)
        return false;
    const qint64 usedBytes =
        (pragma(database, "page_count") - pragma(database, "freelist_count")) * pragma(database, "page_size");
    // VACUUM writes one copy to a temporary file and one to the journal.
    constexpr qint64 kReserveBytes = 16 * 1024 * 1024;
    const QStorageInfo disk(QFileInfo(file).absolutePath());
    return !disk.isValid() || disk.bytesAvailable() > 2 * usedBytes + kReserveBytes;
}

void Upkeep::vacuum(Database& database) {
    database.query(QStringLiteral("PRAGMA auto_vacuum = INCREMENTAL"));
    database.query(QStringLiteral("VACUUM"));
}

UpkeepThread::UpkeepThread(const QString& file, bool suspicious, QObject* parent)
    : QObject(parent), m_thread(QThread::create([this, file, suspicious] {
          work(file, suspicious);
          m_ended = true;
      })) {}

UpkeepThread::~UpkeepThread() {
    m_stop = true;
    m_thread->wait();
    // Synchronizes with the thread's last write. QThread::wait() does so too, but the thread sanitizer does
    // not know it.
    (void)m_ended.load();
}

void UpkeepThread::begin() {
    m_thread->start();
}

bool UpkeepThread::isRunning() const {
    return m_thread->isRunning();
}

bool UpkeepThread::goOn(const std::function<bool()>& step) {
    QElapsedTimer timer;
    int retries = 0;
    for (bool more = true; more;) {
        if (m_stop) return false;
        timer.start();
        try {
            more = step();
            retries = 0;
        } catch (const DatabaseError& error) {
            if (error.kind != DatabaseErrorKind::Locked || ++retries > kMostRetries) throw;
            QThread::msleep(kLockedRetryMillis);
            continue;
        }
        // Rest as long as the step took, to leave half of the disk's and the processor's time to others.
        if (more)
            QThread::usleep(std::min<unsigned long>(100'000, (unsigned long)(timer.nsecsElapsed() / 1000)));
    }
    return true;
}

void UpkeepThread::work(const QString& file, bool suspicious) {
    try {
        Database database(file);
        Upkeep upkeep(database);
        if (!goOn([&] {
                upkeep.checkIndexes();
                return false;
            }))
            return;
        if (suspicious && !goOn([&] { return upkeep.readNext(); })) return;
        if (!goOn([&] { return upkeep.archiveNext(); })) return;
        goOn([&] { return upkeep.incrementalVacuum(); });
    } catch (const DatabaseError& error) {
        // A full disk or another error: the next start retries. Errors that matter to the user also occur,
        // and are reported, when a match is stored.
        if (error.kind == DatabaseErrorKind::Broken) emit damaged();
    }
}

} // namespace tacklebox

#include "moc_upkeep.cpp"
