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
/// Fewer free pages are left for the next matches.
constexpr qint64 kFewPages = 256;
constexpr int kRowsAtOnce = 200;
constexpr int kLockedMillis = 500; ///< delay before retrying on a locked file
constexpr int kMostLocked = 20;

/// The tables with their keys.
struct Read {
    const char* table;
    const char* match;
    const char* number; ///< null if a match has one row
};
constexpr Read kTables[] = {{"matches", "id", nullptr},
                            {"archive", "match", nullptr},
                            {"seats", "match", "seat"},
                            {"steps", "match", "number"}};

qint64 number(Database& database, const QString& statement) {
    qint64 value = 0;
    database.query(statement, {}, [&](const QVariantList& row) {
        value = row[0].toLongLong();
        return true;
    });
    return value;
}

qint64 pragma(Database& database, const char* name) {
    return number(database, QStringLiteral("PRAGMA ") + QLatin1String(name));
}

constexpr int kIncremental = 2; ///< PRAGMA auto_vacuum

} // namespace

bool Upkeep::archiveNext() {
    // Finished matches become blobs. Compress before the transaction.
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
    // Unfinished matches become scrambled, even during play: each value describes its own encoding.
    m_database.query(
        QStringLiteral("SELECT id FROM matches WHERE finished = 0 AND form < 1 AND form < 2 AND id > ? "
                       "ORDER BY id LIMIT 1"),
        {m_afterOpen}, [&](const QVariantList& row) {
            match = row[0].toLongLong();
            return true;
        });
    if (match == 0) return false;
    m_afterOpen = match;
    m_database.transaction([&] {
        bool open = false;
        m_database.query(QStringLiteral("SELECT 1 FROM matches WHERE id = ? AND finished = 0"), {match},
                         [&](const QVariantList&) { return open = true; });
        if (open) takeOutOfArchive(m_database, match);
    });
    return true;
}

bool Upkeep::incrementalVacuum() {
    if (pragma(m_database, "auto_vacuum") != kIncremental) return false;
    const qint64 idle = pragma(m_database, "freelist_count");
    if (idle < kFewPages || idle < pragma(m_database, "page_count") / 8) return false;
    m_database.query(QStringLiteral("PRAGMA incremental_vacuum(%1)").arg(kPagesAtOnce), {},
                     [](const QVariantList&) { return true; });
    return true;
}

bool Upkeep::readNext() {
    if (m_table == int(std::size(kTables))) {
        for (const char* index : {"matches_in_order"})
            number(
                m_database,
                QStringLiteral("SELECT COUNT(played) FROM matches INDEXED BY %1").arg(QLatin1String(index)));
        return false;
    }
    const Read& read = kTables[m_table];
    int rows = 0;
    const auto look = [&](const QVariantList& row) {
        ++rows;
        m_afterMatch = row[0].toLongLong();
        if (read.number) m_afterNumber = row[1].toLongLong();
        return true;
    };
    const QLatin1String table(read.table), match(read.match);
    if (read.number)
        m_database.query(QStringLiteral("SELECT * FROM %1 WHERE (%2, %3) > (?, ?) ORDER BY %2, %3 LIMIT %4")
                             .arg(table, match, QLatin1String(read.number))
                             .arg(kRowsAtOnce),
                         {m_afterMatch, m_afterNumber}, look);
    else
        m_database.query(QStringLiteral("SELECT * FROM %1 WHERE %2 > ? ORDER BY %2 LIMIT %3")
                             .arg(table, match)
                             .arg(kRowsAtOnce),
                         {m_afterMatch}, look);
    if (rows == 0) {
        ++m_table;
        m_afterMatch = m_afterNumber = -1;
    }
    return true;
}

void Upkeep::checkLists() {
    QString health;
    m_database.query(QStringLiteral("PRAGMA integrity_check(matches)"), {}, [&](const QVariantList& row) {
        health = row[0].toString();
        return false;
    });
    if (health != QLatin1String("ok")) throw DatabaseError{DatabaseFault::Broken, health};
}

bool Upkeep::canVacuum(Database& database, const QString& file) {
    if (pragma(database, "auto_vacuum") == kIncremental) return false;
    if (number(database,
               QStringLiteral("SELECT COUNT(*) FROM (SELECT 1 FROM matches WHERE finished = 1 AND form < 2 "
                              "LIMIT 1)")) > 0)
        return false;
    const qint64 stays =
        (pragma(database, "page_count") - pragma(database, "freelist_count")) * pragma(database, "page_size");
    // One copy in a temporary file and one in the journal.
    constexpr qint64 kSpare = 16 * 1024 * 1024;
    const QStorageInfo disk(QFileInfo(file).absolutePath());
    return !disk.isValid() || disk.bytesAvailable() > 2 * stays + kSpare;
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
    // Makes the thread's work visible. QThread::wait() guarantees this, but the thread sanitizer does not
    // know it.
    (void)m_ended.load();
}

void UpkeepThread::begin() {
    m_thread->start();
}

bool UpkeepThread::isRunning() const {
    return m_thread->isRunning();
}

bool UpkeepThread::goOn(const std::function<bool()>& step) {
    QElapsedTimer took;
    int locked = 0;
    for (bool more = true; more;) {
        if (m_stop) return false;
        took.start();
        try {
            more = step();
            locked = 0;
        } catch (const DatabaseError& error) {
            if (error.fault != DatabaseFault::Locked || ++locked > kMostLocked) throw;
            QThread::msleep(kLockedMillis);
            continue;
        }
        // Rest as long as the step took, so the disk and processor are half free.
        if (more)
            QThread::usleep(std::min<unsigned long>(100'000, (unsigned long)(took.nsecsElapsed() / 1000)));
    }
    return true;
}

void UpkeepThread::work(const QString& file, bool suspicious) {
    try {
        Database database(file);
        Upkeep upkeep(database);
        if (!goOn([&] {
                upkeep.checkLists();
                return false;
            }))
            return;
        if (suspicious && !goOn([&] { return upkeep.readNext(); })) return;
        if (!goOn([&] { return upkeep.archiveNext(); })) return;
        goOn([&] { return upkeep.incrementalVacuum(); });
    } catch (const DatabaseError& error) {
        // A full disk or another error: the next start retries. Storing matches reports errors that matter to
        // the user.
        if (error.fault == DatabaseFault::Broken) emit damaged();
    }
}

} // namespace tacklebox

#include "moc_upkeep.cpp"
