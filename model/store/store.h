// What is kept of all matches, in one SQLite database in the user's data folder: the journal of matches under
// way, and the history of finished ones.
#pragma once

#include "model/store/past.h"
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

/// Nothing that goes wrong with the disk stops a game. What cannot be kept is told once, by notice() at the
/// start or failed() later; the store then answers as an empty one and keeps nothing that it is given. It
/// tries again whenever something is asked of it, but spends little time on that, and every few seconds. Once
/// it works catchUp() asks for what could not be kept; when all of it is, wellAgain() is told. So it is with
/// a full disk, a file that another program holds, a folder that cannot be written; a newer version's file is
/// not tried again.
///
/// Several programs may use one database at the same time. Each has a run of its own, known by a lock file;
/// matches of a run whose lock is free were left by a program that ended without a word.
class Store : public QObject {
    Q_OBJECT

  public:
    /// Opens "tacklebox.db" in `folder`, made if it is missing. A database that is broken is set aside under
    /// another name and what can be read of it is taken over, now or when the damage is met. One that is
    /// newer, locked or not to be written is left alone, and nothing is kept. Folder and files are the user's
    /// own (privatefiles.h).
    explicit Store(const QString& folder, QObject* parent = nullptr);
    /// A store that keeps nothing, for a window that no person uses.
    explicit Store(QObject* parent = nullptr);
    ~Store() override;

    bool keeps() const;
    /// Begins what is done beside the window (upkeep.h), where it does not run yet: call it once the window
    /// is there. After a sign of damage all of the file is read first: a program that ended without a word,
    /// or a match whose blob cannot be read.
    void beginUpkeep();
    /// True while that goes on.
    bool tidies() const;
    /// The program may be ended at any moment, as at the end of a session: everything is put into the file
    /// itself, and the store's own end will be quick.
    void settle();
    /// False where keeping can never work again: in a store that keeps nothing, or with a newer version's
    /// file.
    bool mayKeepAgain() const { return !m_file.isEmpty() && !m_hopeless; }
    /// How a try is bounded in what it costs.
    enum class Effort {
        Little, ///< not too soon after the last one
        Once,   ///< now, for there may be no other
    };
    /// Where keeping has failed, tries whether it works again. Answers whether the store keeps matches now.
    bool tryAgain(Effort effort = Effort::Little);
    /// A match that is left while the store does not keep: kept when it works again.
    void keepLater(const UnkeptMatch& match);
    /// What a person should know of how opening went, in whole sentences; empty if all is well.
    const QString& notice() const { return m_notice; }

    // ---- matches under way ----
    /// Begins to keep a match; its number, 0 if it is not kept.
    qint64 begin(const MatchOpening& opening);
    /// Keeps that the steps from number `first` (0 the first of the match) on are now these, and no others
    /// after them. All of it is kept, or nothing: also where the match, or the step before the first, is not
    /// there any more.
    bool setSteps(qint64 match, int first, const QList<QByteArray>& steps, const QByteArray& resumeState);
    bool setResumeState(qint64 match, const QByteArray& resumeState);
    /// The match is over. It is a finished one from now on.
    bool finish(qint64 match, const MatchResult& result);
    /// It goes on after all: a decision was taken back after the end. False if it has been forgotten since,
    /// or what was kept of it cannot be read.
    bool takeUpAgain(qint64 match);
    /// The person gives up an unfinished match: it goes, with all its steps. False, and nothing changes, if
    /// another program plays it now or it is not there any more.
    bool forget(qint64 match);
    /// This run does not play it any more, but it may be gone on with.
    bool lay(qint64 match);
    /// All unfinished matches, the one played last first, whatever the clock said; those that have been
    /// refused stand behind all others.
    QList<MatchLine> unfinished();
    /// Those of them that nobody plays now.
    QList<MatchLine> resumable();
    /// True if this run plays the match with that number.
    bool isPlayedHere(qint64 match);
    /// Takes a resumable match over into this run; nothing if another program was quicker.
    std::optional<StoredMatch> resume(qint64 match);

    // ---- finished ones ----
    /// All of them, the one that came last first. For thousands take past() and lines().
    QList<MatchLine> history();
    /// The numbers of those that are wanted, in their order.
    QList<qint64> past(const PastSelection& selection = {});
    /// Their lines, in the same order; what is gone meanwhile is left out.
    QList<MatchLine> lines(const QList<qint64>& matches);
    /// All as comma-separated values, with headings.
    QByteArray table();
    PastSummary summary();
    PastResults results();
    std::optional<StoredMatch> read(qint64 match);
    /// The record of that match, finished or not, without its steps; empty if it is gone or cannot be read.
    QByteArray opening(qint64 match);
    /// Forgets all finished matches and what was counted of them; those under way stay.
    bool forgetHistory();

    // ---- all games in one file (gamesfile.h) ----
    /// Writes all matches into `file`. False with a sentence in *fault if that cannot be done; then `file` is
    /// as it was.
    bool exportGames(const QString& file, QString* fault);
    /// Takes some more games over; to be called until import.atEnd(). False if nothing can be kept now; then
    /// what was taken over so far stays, and failed() has been told.
    bool importSome(GamesImport& import);

    /// Lets the file grow no more, as a full disk would, or again.
    void limitSizeForTests(bool limited = true);

  signals:
    /// From now on nothing is kept, until wellAgain(); why, in whole sentences.
    void failed(const QString& why);
    /// It works again: whoever has something that could not be kept keeps it now.
    void catchUp();
    /// All is kept again, also what could not be; in whole sentences.
    void wellAgain(const QString& what);
    /// The database turned out to be damaged, and was set aside; what could be saved of it is there. Told
    /// once. Also once of each match of which read() finds the end damaged.
    void rescued(const QString& what);
    /// Another file has taken the place of the database. What isPlayedHere() does not know in it is not the
    /// match that it was.
    void replaced();

  private:
    bool attempt(const std::function<bool(Database&)>& work);
    /// Opens the file, saves what can be read of a damaged one, and begins this program's run where it has
    /// none; what to tell a person, if anything. Throws DatabaseError.
    QString open(int busyMillis);
    /// Keeping does not work; told unless it is known. The words for a person.
    QString stop(DatabaseError error);
    /// What waits for it is kept. False if something could not be.
    bool keepWaiting();
    /// Sets the damaged file aside and begins a new one with what can be read of it; what to tell a person,
    /// nothing if another program has done it meanwhile.
    QString rescue();
    /// Holds savedFile() for this program alone. Throws DatabaseError if another one has it for long.
    std::unique_ptr<QLockFile> lockForRescue() const;
    /// What can be read of a damaged or unlinked file, until it takes the place of m_file.
    QString savedFile() const;
    /// Opens the database, which may be made by it.
    void connectToFile(int busyMillis);
    /// Sees to it that the open database is the file of that name. If the file was deleted meanwhile it is
    /// written again, and a person is told. False where another file is there now, which has been opened:
    /// what was to be done is not for that one. Throws DatabaseError; m_unlinked then waits for the next try.
    bool findFileAgain();
    /// Puts what was saved of a missing file, or m_unlinked, in its place, and closes m_unlinked. Returns
    /// what to tell a person, if anything. Throws DatabaseError if that can't be done now; m_unlinked stays
    /// open.
    QString restoreFile();
    /// Copies m_unlinked to savedFile(). Returns false if it is damaged. Throws DatabaseError.
    bool copyUnlinked();
    /// Emits replaced() and returns true if restoreFile() has found another file in the old one's place.
    bool tellIfReplaced();
    void beginRun();
    /// Shows other programs that this run goes on.
    void lockRun();
    /// True if the program of that run still lives. To be asked while the database is being written to
    /// (Database::inOneGo()): asking takes a free lock for a moment, which another program that asks at the
    /// same time would take for a living one.
    bool isRunning(const QString& run) const;
    /// True if no other program uses the store; to be asked as isRunning() is.
    bool aloneHere() const;

    std::unique_ptr<Database> m_database; ///< null: nothing is kept
    /// The database whose file was deleted, until it is written again: closing it would lose all of it.
    std::unique_ptr<Database> m_unlinked;
    bool m_isReplaced = false; ///< replaced() is to be emitted
    /// Of the database and its log (platform::fileId()).
    std::optional<std::pair<unsigned long long, unsigned long long>> m_fileId, m_logId;
    std::unique_ptr<QLockFile> m_runLock;
    std::unique_ptr<UpkeepThread> m_upkeep;
    bool m_rescued = false;
    QSet<qint64> m_toldCut;    ///< matches whose damage has been met by read()
    bool m_suspicious = false; ///< the file may be damaged
    bool m_hurried = false;    ///< settle() was called
    bool m_failing = false;    ///< a person knows that nothing is kept
    bool m_trying = false, m_limited = false;
    bool m_hopeless = false;  ///< trying again is of no use
    QElapsedTimer m_sinceTry; ///< since the last one, which failed
    qint64 m_tryMillis = 0;   ///< what that cost
    QTimer m_retry;
    QList<UnkeptMatch> m_waiting;
    QString m_file, m_runsFolder, m_run, m_notice;
};

} // namespace tacklebox
