// The SQLite file: opening, schema and queries with error classification.
#pragma once

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>

namespace tacklebox {

/// Reasons why a database cannot be used.
enum class DatabaseErrorKind {
    None,
    Broken,   ///< damaged, or not a database
    Newer,    ///< written by a later version of the program
    Locked,   ///< locked by another program
    ReadOnly, ///< the file or folder cannot be written or created
    Full,     ///< disk full
    Other,
};

/// Refines an error kind by the state of the disk, because SQLite may only report that writing failed.
DatabaseErrorKind withDisk(DatabaseErrorKind kind, const QString& file);

/// A failed query. Never leaves model/store.
struct DatabaseError {
    DatabaseErrorKind kind;
    QString text; ///< message of SQLite
};

class Database {
  public:
    /// "Tbox"; distinguishes our databases from those of other programs.
    static constexpr quint32 kApplicationId = 0x54626f78;
    /// The schema version that this program writes.
    static int version();
    /// Upper bound of plausible schema versions, which are counted from 1.
    static constexpr int kLastThinkableVersion = 9'999;

    static constexpr int kBusyMillis = 2000;
    /// Opens or creates the file and migrates its schema. Throws DatabaseError and leaves an existing file
    /// unchanged on failure. Waits up to `busyMillis` for a locked file.
    explicit Database(const QString& file, int busyMillis = kBusyMillis);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs a statement with `values` bound to its `?`s. Calls `row` for each result row until it returns
    /// false. Throws DatabaseError.
    using Row = std::function<bool(const QVariantList& values)>;
    void query(const QString& statement, const QVariantList& values = {}, const Row& row = {});
    /// Row id of the last INSERT.
    qint64 lastId() const { return m_lastId; }
    /// Number of rows changed by the last statement.
    int changed() const { return m_changed; }
    void waitFor(int busyMillis);
    /// Throws if the database cannot be written now.
    void tryToWrite();
    /// Checks the whole file, including the consistency of indexes. Throws Broken if it is damaged.
    void checkHealth();
    /// Runs `work` in a transaction, which is rolled back if `work` throws.
    void transaction(const std::function<void()>& work);

  private:
    void migrate();
    /// The SQL of its tables and indexes.
    QStringList schema();

    QString m_connection;
    QSqlDatabase m_database;
    QHash<QString, QSqlQuery> m_prepared; ///< reusable statements with parameters
    qint64 m_lastId = 0;
    int m_changed = 0;
};

} // namespace tacklebox
