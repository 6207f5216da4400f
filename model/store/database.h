// The SQLite file itself: opening, its schema, and queries that say clearly what went wrong.
#pragma once

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>

namespace tacklebox {

/// What keeps a database from being used.
enum class DatabaseFault {
    None,
    Broken,   ///< no database, or a damaged one
    Newer,    ///< written by a later version of the program
    Locked,   ///< another program holds it
    ReadOnly, ///< the file or its folder cannot be written, or not be made
    Full,     ///< no room on the disk
    Other,
};

/// What is behind a fault at that file, as its disk tells it: SQLite may only say that writing has failed.
DatabaseFault withDisk(DatabaseFault fault, const QString& file);

/// A query has failed. Thrown within model/store only.
struct DatabaseError {
    DatabaseFault fault;
    QString text; ///< as SQLite says it
};

class Database {
  public:
    /// "Tbox", so that no other program's database is taken for ours.
    static constexpr quint32 kApplicationId = 0x54626f78;
    /// The schema's version that this program writes.
    static int version();
    /// The schema's versions are counted; none will ever be beyond this.
    static constexpr int kLastThinkableVersion = 9'999;

    static constexpr int kBusyMillis = 2000;
    /// Opens the file, made if it is missing, and brings its schema up to date. Throws DatabaseError; an
    /// existing file is then unchanged. Where another program holds it, all that is done here waits up to
    /// `busyMillis`.
    explicit Database(const QString& file, int busyMillis = kBusyMillis);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs one statement with its values for the `?`s; calls `row` for each row of the answer until it
    /// returns false. Throws DatabaseError.
    using Row = std::function<bool(const QVariantList& values)>;
    void query(const QString& statement, const QVariantList& values = {}, const Row& row = {});
    /// The number of the row that the last INSERT made.
    qint64 lastId() const { return m_lastId; }
    /// The rows that the last statement changed.
    int changed() const { return m_changed; }
    void waitFor(int busyMillis);
    /// Throws if nothing can be written now.
    void tryToWrite();
    /// Reads the whole file, and whether its indexes name what is in its tables; throws Broken if it is
    /// damaged.
    void checkHealth();
    /// All of it, or, if it throws, nothing.
    void inOneGo(const std::function<void()>& work);

  private:
    void migrate();
    /// The statements that make its tables and indexes.
    QStringList schema();

    QString m_connection;
    QSqlDatabase m_database;
    QHash<QString, QSqlQuery> m_prepared; ///< statements with values, until they are run again
    qint64 m_lastId = 0;
    int m_changed = 0;
};

} // namespace tacklebox
