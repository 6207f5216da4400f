// The stored matches, unfinished and finished, in an SQLite database in the user's data folder.
#pragma once

#include "model/store/past.h"
#include "model/store/salvage.h"
#include "model/store/storedmatch.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QLockFile;

namespace tacklebox {

class Database;
class GamesImport;
class UpkeepThread;
struct DatabaseError;

/// Stores matches. Disk errors never stop a game: the user learns about them from notice() or failed(), and
/// the store then behaves as an empty one and discards what it is given. It retries on calls and every few
/// seconds, with little effort. After a success it emits retry(), so that callers store what is missing,
/// and then recovered(). This covers full disks, locked files and read-only folders; a newer version's file
/// is not retried.
///
/// Several programs may use the database at the same time. Each execution is a *run*, with an id and a lock
/// file. A match of a run whose lock is free was left by a crash.
class Store : public QObject {
    Q_OBJECT

  public:
    /// Opens or creates "tacklebox.db" in `folder`. Renames a damaged database and recovers its readable
    /// matches, now or when the damage is found. Leaves a newer, locked or read-only database unchanged and
    /// stores nothing. Only the user can read the folder and its files (privatefiles.h).
    /// Meanwhile reports how much is recovered to `progress`, whose result is ignored.
    explicit Store(const QString& folder, const SalvageProgress& progress = {}, QObject* parent = nullptr);
    /// A store that stores nothing, for windows without a user.
    explicit Store(QObject* parent = nullptr);
    ~Store() override;

    bool isOpen() const;
    /// Starts the background work (upkeep.h) unless it is running. Call it after the window has opened. If
    /// the file may be damaged (a crash, or an unreadable blob), first reads all of it.
    void beginUpkeep();
    /// True while the background work is running.
    bool isBusy() const;
    /// Prepares for termination at any moment, such as the end of a session: writes everything into the file
    /// and makes the destructor fast.
    void checkpoint();
    /// False if storing can never work again: without a folder, or with a newer version's file.
    bool mayRecover() const { return !m_file.isEmpty() && !m_cannotRecover; }
    /// Limits the effort of a retry.
    enum class Effort {
        Little, ///< only some time after the last retry
        Once,   ///< now, because there may be no other chance
    };
    /// Retries after a failure. Returns true if the store works.
    bool tryAgain(Effort effort = Effort::Little);
    /// Stores a match that could not be stored, once the store works again.
    void storeLater(const UnstoredMatch& match);
    /// Whole sentences about problems on opening; empty if there were none.
    const QString& notice() const { return m_notice; }

    // ---- unfinished matches ----
    /// Stores a new match. Returns its id, or 0 if it is not stored.
    qint64 begin(const MatchOpening& opening);
    /// Replaces all steps from index `first` on by `steps`. Returns false and changes nothing if that fails,
    /// also if the match or the step before `first` no longer exists.
    bool setSteps(qint64 match, int first, const QList<QByteArray>& steps, const QByteArray& resumeState);
    bool setResumeState(qint64 match, const QByteArray& resumeState);
    /// Marks the match as finished and stores its result.
    bool finish(qint64 match, const MatchResult& result);
    /// Reopens a finished match after an undo. Returns false if it was removed or is unreadable.
    bool reopen(qint64 match);
    /// Deletes an unfinished match. Returns false and changes nothing if another program is playing it or it
    /// does not exist.
    bool remove(qint64 match);
    /// Releases a match from this run, so that it can be resumed.
    bool release(qint64 match);
    /// All unfinished matches, last played first (independent of the clock); those found damaged last.
    QList<MatchSummary> unfinished();
    /// The unfinished matches that nobody is playing.
    QList<MatchSummary> resumable();
    /// True if this run is playing the match.
    bool isPlayedHere(qint64 match);
    /// Takes over a resumable match; nullopt if another program was faster.
    std::optional<StoredMatch> resume(qint64 match);

    // ---- finished matches ----
    /// All finished matches, latest first. Use past() and lines() for thousands.
    QList<MatchSummary> history();
    /// The ids of the selected matches, in order.
    QList<qint64> past(const PastSelection& selection = {});
    /// The lines of `matches` in the same order, without deleted ones.
    QList<MatchSummary> lines(const QList<qint64>& matches);
    /// All finished matches as CSV with headings.
    QByteArray historyCsv();
    PastSummary summary();
    PastResults results();
    std::optional<StoredMatch> read(qint64 match);
    /// The record of a match without its steps; empty if it does not exist or is unreadable.
    QByteArray opening(qint64 match);
    /// Deletes all finished matches and their statistics.
    bool removeHistory();

    // ---- all games in one file (gamesfile.h) ----
    /// Writes all matches to `file`. On failure returns false with a sentence in *error and leaves `file`
    /// unchanged.
    bool exportGames(const QString& file, QString* error);
    /// Imports some more games; call until import.atEnd(). Returns false if the store cannot write, after
    /// emitting failed(); games imported before stay.
    bool importSome(GamesImport& import);

    /// Simulates a full disk.
    void limitSizeForTests(bool limited = true);

  signals:
    /// Storing has failed until recovered(), for the reason `why`, in whole sentences.
    void failed(const QString& why);
    /// Storing works again; listeners should store what is missing.
    void retry();
    /// Everything is stored again; whole sentences.
    void recovered(const QString& what);
    /// The database was damaged and has been replaced by its readable part. Emitted once; also once for each
    /// match that read() finds truncated.
    void rescued(const QString& what);
    /// Another file has replaced the database. A match without isPlayedHere() in it is a different one.
    void replaced();

  private:
    bool attempt(const std::function<bool(Database&)>& work);
    /// Opens the file, recovers it if damaged and starts this program's run, if necessary. Returns a message
    /// for the user, or an empty text. Throws DatabaseError.
    QString open(int busyMillis, const SalvageProgress& progress = {});
    /// Stops storing and emits failed() unless already known. Returns the message for the user.
    QString stop(DatabaseError error);
    /// Stores the matches of storeLater(). Returns false if one could not be stored.
    bool storePending();
    /// Renames the damaged file and starts a new one with its readable part. Returns a message for the user;
    /// empty if another program has already done so.
    QString rescue(const SalvageProgress& progress = {});
    /// Locks savedFile() for this program. Throws DatabaseError if another program holds the lock for long.
    std::unique_ptr<QLockFile> lockForRescue() const;
    /// The readable part of a damaged or unlinked file, before it replaces m_file.
    QString savedFile() const;
    /// Opens or creates the database.
    void connectToFile(int busyMillis);
    /// Checks that the open database still is the file of that name. Rewrites a deleted file and informs the
    /// user. Returns false if another file is there, after opening it; the pending operation must not be
    /// applied to it. Throws DatabaseError; m_unlinked then waits for the next try.
    bool findFileAgain();
    /// Replaces a missing file by savedFile() or m_unlinked, and closes m_unlinked. Returns a message for the
    /// user, or an empty text. On failure throws DatabaseError and keeps m_unlinked open.
    QString restoreFile();
    /// Copies m_unlinked to savedFile(). Returns false if it is damaged. Throws DatabaseError.
    bool copyUnlinked();
    /// Emits replaced() and returns true if restoreFile() has found another file.
    bool reportIfReplaced();
    void beginRun();
    /// Creates the lock file of this run.
    void lockRun();
    /// True if the program of that run is alive. Call during a write transaction: the check briefly takes a
    /// free lock, which another checking program would mistake for a live one.
    bool isRunning(const QString& run) const;
    /// True if no other program uses the store. Call it like isRunning().
    bool isOnlyRun() const;

    std::unique_ptr<Database> m_database; ///< null: nothing is stored
    /// The database of a deleted file, until it is written again; closing it would lose the data.
    std::unique_ptr<Database> m_unlinked;
    bool m_isReplaced = false; ///< replaced() is pending
    /// Ids of the database and its log (platform::fileId()).
    std::optional<std::pair<unsigned long long, unsigned long long>> m_fileId, m_logId;
    std::unique_ptr<QLockFile> m_runLock;
    std::unique_ptr<UpkeepThread> m_upkeep;
    bool m_rescued = false;
    QSet<qint64> m_reportedTruncated; ///< matches that read() has reported as damaged
    bool m_mayBeDamaged = false;      ///< the file; a reason to read all of it
    bool m_checkpointed = false;      ///< checkpoint() was called
    bool m_failing = false;           ///< the user knows that storing fails
    bool m_trying = false, m_limited = false;
    bool m_cannotRecover = false; ///< retrying is pointless
    QElapsedTimer m_sinceTry;     ///< since the last failed try
    qint64 m_tryMillis = 0;       ///< duration of that try
    QTimer m_retry;
    QList<UnstoredMatch> m_pending; ///< of storeLater()
    QString m_file, m_runsFolder, m_run, m_notice;
};

} // namespace tacklebox
