// Background work on the database: archives old matches, returns free pages to the disk, and checks the whole
// file after signs of damage.
#pragma once

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>

class QThread;

namespace tacklebox {

class Database;

/// The steps of the work. Each runs a short transaction and returns true if more work is left, so it can be
/// interrupted anywhere, even by a kill, and does not delay play. All throw DatabaseError.
class Upkeep {
  public:
    explicit Upkeep(Database& database) : m_database(database) {}

    /// Checks quickly whether the indexes for the lists contain all matches; throws Broken if not. Needed
    /// because matches missing from a readable but damaged index would go unnoticed.
    void checkIndexes();
    /// Converts one match to the current form (matchblob.h).
    bool archiveNext();
    /// If there are many free pages, returns some at the end of the file to the disk.
    bool incrementalVacuum();
    /// Reads the next part of the tables. Throws Broken if it is unreadable.
    bool readNext();

    /// True if a file from an older version should be compacted by vacuum(): all matches are converted,
    /// and the disk has room.
    static bool canVacuum(Database& database, const QString& file);
    /// Rewrites the file without free pages; later incrementalVacuum() works on it. Takes a second per
    /// hundred megabytes, during which nobody else can write. A kill leaves the file unchanged.
    static void vacuum(Database& database);

  private:
    Database& m_database;
    qint64 m_afterFinished = 0, m_afterUnfinished = 0; ///< the last matches examined
    int m_table = 0;                                   ///< index of the table that readNext() reads
    qint64 m_afterMatch = -1;                          ///< last match read in that table
    qint64 m_afterNumber = -1;
};

/// A low-priority thread with a separate connection, which does the work and ends.
class UpkeepThread : public QObject {
    Q_OBJECT

  public:
    /// Works on `file`, whose schema must be current. If `suspicious`, first reads the whole file.
    UpkeepThread(const QString& file, bool suspicious, QObject* parent = nullptr);
    /// Stops after the current step.
    ~UpkeepThread() override;

    /// Starts the thread. Call once, after connecting to damaged().
    void begin();
    bool isRunning() const;

  signals:
    /// The file is damaged; the work has stopped.
    void damaged();

  private:
    void work(const QString& file, bool suspicious);
    /// Runs `step` with pauses until it returns false. Returns false if it was stopped.
    bool goOn(const std::function<bool()>& step);

    std::atomic<bool> m_stop = false;
    std::atomic<bool> m_ended = false; ///< the thread's last write
    std::unique_ptr<QThread> m_thread;
};

} // namespace tacklebox
