// What is done to the database beside the window: old matches are brought into their small form, room that is
// free in the file is returned to the disk, and after a sign of damage all of it is read.
#pragma once

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>

class QThread;

namespace tacklebox {

class Database;

/// The parts of the work. Each does a little in one short transaction and answers whether there is more of
/// it, so that it can end anywhere, by a kill too, goes on where it was, and keeps nobody waiting who plays,
/// in this program or another. All throw DatabaseError.
class Upkeep {
  public:
    explicit Upkeep(Database& database) : m_database(database) {}

    /// Looks whether the lists of matches show all of them, which takes a moment even with many; throws
    /// Broken if not. Where an index is damaged but can be read, nobody would miss what it does not name.
    void checkLists();
    /// Brings one match that an older version kept into the form of this one (matchblob.h).
    bool packNext();
    /// Returns some free pages, where there are many, from the end of the file to the disk.
    bool returnRoom();
    /// Reads a part of the tables that are left; throws Broken where one cannot be read.
    bool readNext();

    /// True if a file that an older version made can be made smaller once, by writing all of it anew
    /// (makeSmall()): nothing is left to pack, and the disk has room for it.
    static bool canMakeSmall(Database& database, const QString& file);
    /// Writes the file anew without its free pages; from then on returnRoom() can return them. It takes a
    /// second for each hundred megabytes that stay, in which nobody else can write. A kill leaves the file as
    /// it was.
    static void makeSmall(Database& database);

  private:
    Database& m_database;
    qint64 m_afterFinished = 0, m_afterOpen = 0; ///< the last matches that were looked at
    int m_table = 0;                             ///< that readNext() reads, in the order of its list
    qint64 m_afterMatch = -1;                    ///< of that table
    qint64 m_afterNumber = -1;
};

/// A thread of low demands with a connection of its own that does the work, then ends.
class UpkeepThread : public QObject {
    Q_OBJECT

  public:
    /// Will work on `file`, whose schema is up to date. `suspicious`: begins by reading everything.
    UpkeepThread(const QString& file, bool suspicious, QObject* parent = nullptr);
    /// Stops after the step under way.
    ~UpkeepThread() override;

    /// Starts the thread; once. Whoever wants to hear of damage is connected by then.
    void begin();
    bool isRunning() const;

  signals:
    /// The file is damaged; nothing is done to it any more.
    void damaged();

  private:
    void work(const QString& file, bool suspicious);
    /// Runs `step` until it answers false, resting between; false if it was stopped.
    bool goOn(const std::function<bool()>& step);

    std::atomic<bool> m_stop = false;
    std::atomic<bool> m_ended = false; ///< set by the thread as the last thing it does
    std::unique_ptr<QThread> m_thread;
};

} // namespace tacklebox
