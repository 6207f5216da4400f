#include "model/store/database.h"

#include "model/table/privatefiles.h"

#include <QFileInfo>
#include <QScopeGuard>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStorageInfo>
#include <QUuid>

#include <span>

namespace tacklebox {

namespace {

// Each schema version is the previous one plus its statements. Never change a released version; add another.
// Column `situation` has the resume state, and `minds` Help::knowledgeShown.
constexpr const char* kFirst[] = {
    "CREATE TABLE matches (id INTEGER PRIMARY KEY, game TEXT NOT NULL, begun TEXT NOT NULL,"
    " played TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0, run TEXT, record BLOB NOT NULL,"
    " situation BLOB NOT NULL, endings TEXT NOT NULL DEFAULT '', hints INTEGER NOT NULL DEFAULT 0,"
    " taken_back INTEGER NOT NULL DEFAULT 0, minds INTEGER NOT NULL DEFAULT 0)",
    "CREATE TABLE steps (match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, number INTEGER NOT "
    "NULL,"
    " step BLOB NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID",
    "CREATE TABLE seats (match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, seat INTEGER NOT NULL,"
    " name TEXT NOT NULL, person INTEGER NOT NULL, level TEXT NOT NULL, score INTEGER NOT NULL DEFAULT 0,"
    " won INTEGER NOT NULL DEFAULT 0, chain INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, seat)) WITHOUT "
    "ROWID",
};
// Stores the length of finished matches, so that long lists need not count steps.
constexpr const char* kSecond[] = {
    "ALTER TABLE matches ADD COLUMN moves INTEGER NOT NULL DEFAULT 0",
    "UPDATE matches SET moves = (SELECT COUNT(*) FROM steps WHERE match = matches.id) WHERE finished = 1",
};
constexpr const char* kWhatIf[] = {
    "ALTER TABLE matches ADD COLUMN what_if INTEGER NOT NULL DEFAULT 0",
};
// Finished matches become one blob each, next to small rows (matchblob.h); a background thread converts old
// ones. Matches are ordered by their last change (kNextSequence).
constexpr const char* kSmall[] = {
    "ALTER TABLE matches ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN form INTEGER NOT NULL DEFAULT 0",
    // One statement in two lines.
    ("CREATE TABLE archive (match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE, "
     "texts BLOB NOT NULL)"),
    "CREATE INDEX matches_in_order ON matches (finished, sequence, played)",
    "CREATE INDEX matches_to_pack ON matches (finished) WHERE form < 2",
};
// The id of a match in files too (Table::uuid()), in 16 bytes. Matches finished earlier have none.
constexpr const char* kUuid[] = {
    "ALTER TABLE matches ADD COLUMN uuid BLOB NOT NULL DEFAULT x''",
    "UPDATE matches SET uuid = randomblob(16) WHERE finished = 0",
};
constexpr std::span<const char* const> kMigrations[] = {kFirst, kSecond, kWhatIf, kSmall, kUuid};

DatabaseErrorKind kindOf(const QSqlError& error) {
    // The lowest byte is SQLite's primary result code.
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case 5:                                      // BUSY
    case 6: return DatabaseErrorKind::Locked;    // LOCKED
    case 8:                                      // READONLY
    case 14:                                     // CANTOPEN
    case 23: return DatabaseErrorKind::ReadOnly; // AUTH
    case 11:                                     // CORRUPT
    case 26: return DatabaseErrorKind::Broken;   // NOTADB
    case 13: return DatabaseErrorKind::Full;     // FULL
    default: return DatabaseErrorKind::Other;
    }
}

/// Minimum free bytes for writing.
constexpr qint64 kLeastRoom = 64 * 1024;
constexpr qsizetype kMostPrepared = 40;

/// Qt binds a null string or blob as NULL; the schema needs an empty one.
QVariant notNull(const QVariant& value) {
    if (value.typeId() == QMetaType::QString && value.toString().isNull()) return QStringLiteral("");
    if (value.typeId() == QMetaType::QByteArray && value.toByteArray().isNull()) return QByteArray("");
    return value;
}

[[noreturn]] void fail(const QSqlError& error) {
    throw DatabaseError{kindOf(error), error.text()};
}

/// Classifies a failed preparation. All statements are valid for our schema, so SQLITE_ERROR means that a
/// table or column is missing or duplicated: the file does not have its stated version.
[[noreturn]] void failPreparing(const QSqlError& error) {
    constexpr int kSenseless = 1; // SQLITE_ERROR
    const bool senseless = error.nativeErrorCode().toInt() == kSenseless;
    throw DatabaseError{senseless ? DatabaseErrorKind::Broken : kindOf(error), error.text()};
}

const QString kInMemory = QStringLiteral(":memory:");

/// SQLite silently deletes the log of an empty file, with all data in it.
bool hasLostItsLog(const QString& file) {
    return QFileInfo(file).size() == 0 && QFileInfo(file + QStringLiteral("-wal")).size() > 0;
}

} // namespace

DatabaseErrorKind withDisk(DatabaseErrorKind kind, const QString& file) {
    if (kind != DatabaseErrorKind::ReadOnly && kind != DatabaseErrorKind::Other) return kind;
    const QStorageInfo disk(QFileInfo(file).path());
    if (!disk.isValid()) return kind;
    if (disk.isReadOnly()) return DatabaseErrorKind::ReadOnly;
    return disk.bytesAvailable() < kLeastRoom ? DatabaseErrorKind::Full : kind;
}

int Database::version() {
    return int(std::size(kMigrations));
}

Database::Database(const QString& file, int busyMillis)
    : m_connection(QUuid::createUuid().toString()),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection)) {
    m_database.setDatabaseName(file);
    m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyMillis));
    try {
        if (hasLostItsLog(file))
            throw DatabaseError{DatabaseErrorKind::Broken, QStringLiteral("only the log is left")};
        if (file != kInMemory) beginPrivately(file); // SQLite copies the mode to the files beside it
        if (!m_database.open()) fail(m_database.lastError());
        migrate();
    } catch (...) {
        m_prepared.clear();
        m_database = {};
        QSqlDatabase::removeDatabase(m_connection);
        throw;
    }
}

Database::~Database() {
    m_prepared.clear();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

void Database::query(const QString& statement, const QVariantList& values, const Row& row) {
    // Remove the statement from the cache while it runs: `row` may run the same statement again.
    const bool kept = m_prepared.contains(statement);
    QSqlQuery query = kept ? m_prepared.take(statement) : QSqlQuery(m_database);
    query.setForwardOnly(true);
    if (!kept && !query.prepare(statement)) failPreparing(query.lastError());
    for (qsizetype place = 0; place < values.size(); ++place)
        query.bindValue(int(place), notNull(values[place]));
    // For a cached statement, SQLite may detect a missing table only here.
    if (!query.exec()) kept ? failPreparing(query.lastError()) : fail(query.lastError());
    m_lastId = query.lastInsertId().toLongLong();
    m_changed = query.numRowsAffected();
    if (row) {
        const int columns = query.record().count();
        QVariantList read(columns);
        bool wanted = true;
        while (wanted && query.next()) {
            for (int column = 0; column < columns; ++column)
                read[column] = query.value(column);
            wanted = row(read);
        }
        if (wanted && query.lastError().isValid()) fail(query.lastError());
    }
    if (values.isEmpty()) return; // not cached: run rarely
    query.finish();
    if (m_prepared.size() >= kMostPrepared) m_prepared.clear(); // lists have a statement per filter
    m_prepared.emplace(statement, std::move(query));
}

void Database::transaction(const std::function<void()>& work) {
    query(QStringLiteral("BEGIN IMMEDIATE"));
    auto rollback = qScopeGuard([this] { QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK")); });
    work();
    query(QStringLiteral("COMMIT"));
    rollback.dismiss();
}

void Database::waitFor(int busyMillis) {
    query(QStringLiteral("PRAGMA busy_timeout = %1").arg(busyMillis));
}

void Database::tryToWrite() {
    transaction([this] { query(QStringLiteral("PRAGMA user_version = %1").arg(version())); });
}

void Database::checkHealth() {
    QString health;
    query(QStringLiteral("PRAGMA integrity_check(1)"), {}, [&](const QVariantList& row) {
        health = row[0].toString();
        return true;
    });
    if (health != QLatin1String("ok")) throw DatabaseError{DatabaseErrorKind::Broken, health};
}

QStringList Database::schema() {
    QStringList statements;
    query(QStringLiteral("SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name"),
          {}, [&](const QVariantList& row) {
              statements << row[0].toString();
              return true;
          });
    return statements;
}

void Database::migrate() {
    const auto number = [this](const char* pragma) {
        int value = 0;
        query(QStringLiteral("PRAGMA ") + QLatin1String(pragma), {}, [&](const QVariantList& row) {
            value = row[0].toInt();
            return true;
        });
        return value;
    };
    const int found = number("user_version");
    if (found < 0 || found > kLastThinkableVersion)
        throw DatabaseError{DatabaseErrorKind::Broken, QStringLiteral("version %1").arg(found)};
    if (found > version()) {
        // A later version has other tables. If the tables are ours, the version number is damaged.
        const bool ours = schema() == Database(kInMemory).schema();
        throw DatabaseError{ours ? DatabaseErrorKind::Broken : DatabaseErrorKind::Newer,
                            QStringLiteral("version %1").arg(found)};
    }
    const int application = number("application_id");
    const bool empty = number("schema_version") == 0;
    if (application != int(kApplicationId) && !empty)
        throw DatabaseError{DatabaseErrorKind::Broken, QStringLiteral("another program's database")};
    // Do not run anything from a foreign file; a view in place of a table could be endless.
    query(QStringLiteral("PRAGMA trusted_schema = OFF"));
    query(
        QStringLiteral("SELECT 1 FROM sqlite_master WHERE type NOT IN ('table', 'index')"), {},
        [](const QVariantList&) -> bool {
            throw DatabaseError{DatabaseErrorKind::Broken, QStringLiteral("views or triggers in the schema")};
        });
    // Must precede the first write; allows returning free pages to the disk in small steps.
    if (empty) query(QStringLiteral("PRAGMA auto_vacuum = INCREMENTAL"));
    query(QStringLiteral("PRAGMA journal_mode = WAL"));
    // Safe if the program is killed; only a crash of the computer can lose the last moves.
    query(QStringLiteral("PRAGMA synchronous = NORMAL"));
    query(QStringLiteral("PRAGMA foreign_keys = ON"));
    if (number("user_version") == version() && application == int(kApplicationId)) return; // up to date
    transaction([&] {
        // Read the version again, because another program may have migrated the file meanwhile.
        for (int step = number("user_version"); step < version(); ++step)
            for (const char* statement : kMigrations[step])
                query(QLatin1String(statement));
        query(QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId));
        query(QStringLiteral("PRAGMA user_version = %1").arg(version()));
    });
}

} // namespace tacklebox
