#include "model/store/database.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUuid>

#include <span>

namespace tacklebox {

namespace {

/// "Tbox", so that no other program's database is taken for ours.
constexpr int kApplicationId = 0x54626f78;
constexpr int kBusyMillis = 2000;

// Every version of the schema is what the one before it becomes by its statements. Never change one that has
// been released; add another.
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
// How long a finished match was, so that a list of thousands need not count all their steps.
constexpr const char* kSecond[] = {
    "ALTER TABLE matches ADD COLUMN moves INTEGER NOT NULL DEFAULT 0",
    "UPDATE matches SET moves = (SELECT COUNT(*) FROM steps WHERE match = matches.id) WHERE finished = 1",
};
constexpr const char* kWhatIf[] = {
    "ALTER TABLE matches ADD COLUMN what_if INTEGER NOT NULL DEFAULT 0",
};
constexpr std::span<const char* const> kMigrations[] = {kFirst, kSecond, kWhatIf};

DatabaseFault faultOf(const QSqlError& error) {
    // The lowest byte of SQLite's result codes.
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case 5:                                  // BUSY
    case 6: return DatabaseFault::Locked;    // LOCKED
    case 8:                                  // READONLY
    case 14:                                 // CANTOPEN
    case 23: return DatabaseFault::ReadOnly; // AUTH
    case 11:                                 // CORRUPT
    case 26: return DatabaseFault::Broken;   // NOTADB
    case 13: return DatabaseFault::Full;     // FULL
    default: return DatabaseFault::Other;
    }
}

[[noreturn]] void fail(const QSqlError& error) {
    throw DatabaseError{faultOf(error), error.text()};
}

} // namespace

int Database::version() {
    return int(std::size(kMigrations));
}

Database::Database(const QString& file)
    : m_connection(QUuid::createUuid().toString()),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection)) {
    m_database.setDatabaseName(file);
    m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyMillis));
    try {
        if (!m_database.open()) fail(m_database.lastError());
        migrate();
    } catch (const DatabaseError&) {
        m_database = {};
        QSqlDatabase::removeDatabase(m_connection);
        throw;
    }
}

Database::Database(const QString& file, Reading)
    : m_connection(QUuid::createUuid().toString()),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection)) {
    m_database.setDatabaseName(file);
    m_database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
}

std::unique_ptr<Database> Database::forReading(const QString& file) {
    std::unique_ptr<Database> database(new Database(file, Reading{}));
    if (!database->m_database.open()) fail(database->m_database.lastError());
    return database;
}

Database::~Database() {
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

void Database::query(const QString& statement, const QVariantList& values, const Row& row) {
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(statement)) fail(query.lastError());
    for (const QVariant& value : values) {
        // A null string would be bound as NULL; to everybody else it is an empty text.
        const bool emptyText = value.typeId() == QMetaType::QString && value.toString().isNull();
        query.addBindValue(emptyText ? QVariant(QStringLiteral("")) : value);
    }
    if (!query.exec()) fail(query.lastError());
    m_lastId = query.lastInsertId().toLongLong();
    m_changed = query.numRowsAffected();
    if (!row) return;
    const int columns = query.record().count();
    while (query.next()) {
        QVariantList read;
        for (int column = 0; column < columns; ++column)
            read.append(query.value(column));
        if (!row(read)) return;
    }
    if (query.lastError().isValid()) fail(query.lastError());
}

void Database::inOneGo(const std::function<void()>& work) {
    query(QStringLiteral("BEGIN IMMEDIATE"));
    try {
        work();
        query(QStringLiteral("COMMIT"));
    } catch (const DatabaseError&) {
        QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK"));
        throw;
    }
}

void Database::checkHealth() {
    QString health;
    query(QStringLiteral("PRAGMA quick_check(1)"), {}, [&](const QVariantList& row) {
        health = row[0].toString();
        return true;
    });
    if (health != QLatin1String("ok")) throw DatabaseError{DatabaseFault::Broken, health};
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
    if (number("user_version") > version())
        throw DatabaseError{DatabaseFault::Newer, QString::number(number("user_version"))};
    const int application = number("application_id");
    const bool empty = number("schema_version") == 0;
    if (application != kApplicationId && !empty)
        throw DatabaseError{DatabaseFault::Broken, QStringLiteral("another program's database")};
    query(QStringLiteral("PRAGMA journal_mode = WAL"));
    // A killed program loses nothing by this; only the machine's own end could take the last moves.
    query(QStringLiteral("PRAGMA synchronous = NORMAL"));
    query(QStringLiteral("PRAGMA foreign_keys = ON"));
    inOneGo([&] {
        // Read again: another program may have been quicker.
        for (int step = number("user_version"); step < version(); ++step)
            for (const char* statement : kMigrations[step])
                query(QLatin1String(statement));
        query(QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId));
        query(QStringLiteral("PRAGMA user_version = %1").arg(version()));
    });
}

} // namespace tacklebox
