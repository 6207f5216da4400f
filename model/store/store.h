// What is kept of all matches, in one SQLite database in the user's data folder: the journal of matches under
// way, and the history of finished ones.
#pragma once

#include "model/store/storedmatch.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QLockFile;

namespace tacklebox {

class Database;

/// Nothing that goes wrong with the disk stops a game: what cannot be kept is told once, by notice() at the
/// start or failed() later, and the store then answers as an empty one and forgets what it is given.
///
/// Several programs may use one database at the same time. Each has a run of its own, known by a lock file;
/// matches of a run whose lock is free were left by a program that ended without a word.
class Store : public QObject {
    Q_OBJECT

  public:
    /// Opens "tacklebox.db" in `folder`, made if it is missing. A database that is broken is set aside under
    /// another name and what can be read of it is taken over, now or when the damage is met; after a program
    /// that ended without a word it is looked for now. One that is newer, locked or not to be written is left
    /// alone, and nothing is kept.
    explicit Store(const QString& folder, QObject* parent = nullptr);
    /// A store that keeps nothing, for trials.
    explicit Store(QObject* parent = nullptr);
    ~Store() override;

    bool keeps() const;
    /// What a person should know of how opening went, in whole sentences; empty if all is well.
    const QString& notice() const { return m_notice; }

    // ---- matches under way ----
    /// Begins to keep a match; its number, 0 if it is not kept.
    qint64 begin(const MatchOpening& opening);
    /// Keeps that the steps from number `first` (0 the first of the match) on are now these, and no others
    /// after them. All of it is kept, or nothing.
    bool setSteps(qint64 match, int first, const QList<QByteArray>& steps, const QByteArray& situation);
    bool setSituation(qint64 match, const QByteArray& situation);
    /// The match is over. It is a finished one from now on.
    bool finish(qint64 match, const MatchResult& result);
    /// It goes on after all: a decision was taken back after the end. False if it has been forgotten since.
    bool takeUpAgain(qint64 match);
    /// The person does not want to go on with it: it goes, with all its steps.
    bool forget(qint64 match);
    /// This run does not play it any more, but it may be gone on with.
    bool lay(qint64 match);
    /// Matches under way that nobody plays now, the one played last first.
    QList<MatchLine> resumable();
    /// Takes a resumable match over into this run; nothing if another program was quicker.
    std::optional<StoredMatch> resume(qint64 match);

    // ---- finished ones ----
    QList<MatchLine> history();
    std::optional<StoredMatch> read(qint64 match);
    /// Forgets all finished matches and what was counted of them; those under way stay.
    bool forgetHistory();

    /// Lets the file grow no more, as a full disk would.
    void limitSizeForTests();

  signals:
    /// From now on nothing is kept; why, in whole sentences. Told once.
    void failed(const QString& why);
    /// The database turned out to be damaged, and was set aside; what could be saved of it is there. Told
    /// once.
    void rescued(const QString& what);

  private:
    bool attempt(const std::function<bool(Database&)>& work);
    /// Sets the damaged file aside and begins a new one with what can be read of it; what to tell a person.
    QString rescue();
    void beginRun();
    /// True if the program of that run still lives.
    bool isRunning(const QString& run) const;

    std::unique_ptr<Database> m_database; ///< null: nothing is kept
    std::unique_ptr<QLockFile> m_runLock;
    bool m_rescued = false;
    QString m_file, m_runsFolder, m_run, m_notice;
};

} // namespace tacklebox
