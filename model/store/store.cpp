#include "model/store/store.h"

#include "model/store/database.h"
#include "model/store/gamesfile.h"
#include "model/store/matchrows.h"
#include "model/store/salvage.h"
#include "model/store/upkeep.h"
#include "model/table/privatefiles.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QStorageInfo>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kEmptyLockMillis = 5000;
constexpr int kRescueMillis = 20'000; ///< that another program may take to save what can be read
// Trying again: what is played must not be felt to wait for it.
constexpr int kRetryMillis = 3'000; ///< from one try to the next while nothing is asked of the store
constexpr int kRetryBusyMillis = 50;
constexpr int kTryShare = 20; ///< a try that took a while is followed by so many such whiles without
constexpr qint64 kLongestWait = 30'000;    ///< but not by more milliseconds than these
constexpr qint64 kRoomWanted = 256 * 1024; ///< bytes on the disk; with fewer it would soon be full again

QString now() {
    return textOf(QDateTime::currentDateTimeUtc());
}
/// What a person is told when nothing can be kept.
QString words(const DatabaseError& error, const QString& file) {
    const QString shown = QDir::toNativeSeparators(file);
    QString what;
    switch (error.fault) {
    case DatabaseFault::Newer:
        what = Store::tr("\"%1\" was written by a newer version of this program.").arg(shown);
        break;
    case DatabaseFault::Locked: what = Store::tr("\"%1\" is locked by another program.").arg(shown); break;
    case DatabaseFault::ReadOnly: what = Store::tr("\"%1\" cannot be written.").arg(shown); break;
    case DatabaseFault::Full:
        what = Store::tr("There is no room left on the disk of \"%1\".").arg(shown);
        break;
    default: what = Store::tr("\"%1\" cannot be used (%2).").arg(shown, error.text);
    }
    return what + u' ' +
           (error.fault == DatabaseFault::Newer
                ? Store::tr("You can play on, but games and statistics are not kept.")
                : Store::tr(
                      "You can play on. Nothing is kept now; what you play is kept as soon as that works "
                      "again."));
}

/// True unless a step is missing before number `first`; steps are kept without gaps.
bool hasStepBefore(Database& database, qint64 match, int first) {
    bool has = first == 0;
    database.query(QStringLiteral("SELECT 1 FROM steps WHERE match = ? AND number = ?"), {match, first - 1},
                   [&](const QVariantList&) { return has = true; });
    return has;
}

/// The run that an unfinished match has last been played in, empty if none plays it; nothing if there is no
/// such match.
std::optional<QString> runOf(Database& database, qint64 match) {
    std::optional<QString> run;
    database.query(QStringLiteral("SELECT run FROM matches WHERE id = ? AND finished = 0"), {match},
                   [&](const QVariantList& row) {
                       run = row[0].toString();
                       return true;
                   });
    return run;
}

} // namespace

Store::Store(QObject* parent) : QObject(parent) {}

Store::Store(const QString& folder, QObject* parent)
    : QObject(parent), m_file(QDir(folder).filePath(QStringLiteral("tacklebox.db"))),
      m_runsFolder(QDir(folder).filePath(QStringLiteral("running"))) {
    m_retry.setInterval(kRetryMillis);
    connect(&m_retry, &QTimer::timeout, this, [this] { tryAgain(); });
    try {
        m_notice = open(Database::kBusyMillis);
    } catch (const DatabaseError& error) {
        m_notice = stop(error);
    }
}

QString Store::open(int busyMillis) {
    if (m_limited) throw DatabaseError{DatabaseFault::Full, {}};
    const QString folder = QFileInfo(m_file).path();
    if (!makePrivateFolder(folder) || !makePrivateFolder(m_runsFolder))
        throw DatabaseError{DatabaseFault::ReadOnly, {}};
    for (const QFileInfo& kept : QDir(folder).entryInfoList({QStringLiteral("tacklebox*.db*")}, QDir::Files))
        makePrivate(kept.filePath());
    // A program that ended in the middle of rescue() had all but this done.
    if (!QFileInfo::exists(m_file) && QFileInfo::exists(savedFile())) QFile::rename(savedFile(), m_file);
    QString notice;
    try {
        m_database = std::make_unique<Database>(m_file, busyMillis);
    } catch (const DatabaseError& error) {
        if (error.fault != DatabaseFault::Broken || m_rescued) throw;
        notice = rescue();
    }
    if (m_runLock) return notice;
    // Locks whose programs are gone have said what they had to.
    m_database->inOneGo([this] {
        for (const QFileInfo& lock :
             QDir(m_runsFolder).entryInfoList({QStringLiteral("*.lock")}, QDir::Files))
            if (!isRunning(lock.completeBaseName())) m_suspicious = true;
    });
    beginRun();
    return notice;
}

QString Store::stop(DatabaseError error) {
    m_upkeep.reset();
    m_database.reset();
    const QStorageInfo disk(QFileInfo(m_file).path());
    const bool mayBeFull = error.fault == DatabaseFault::ReadOnly || error.fault == DatabaseFault::Other;
    if (mayBeFull && disk.isValid() && !disk.isReadOnly() && disk.bytesAvailable() < kRoomWanted / 4)
        error.fault = DatabaseFault::Full;
    m_hopeless = error.fault == DatabaseFault::Newer;
    if (!m_hopeless) m_retry.start();
    m_failing = true;
    return words(error, m_file);
}

bool Store::tryAgain(Effort effort) {
    if (m_database || !mayKeepAgain() || m_trying) return keeps();
    const qint64 wait = std::min(kTryShare * m_tryMillis, kLongestWait);
    if (effort == Effort::Little && m_sinceTry.isValid() && m_sinceTry.elapsed() < wait) return false;
    QElapsedTimer took;
    took.start();
    m_trying = true;
    try {
        const QStorageInfo disk(QFileInfo(m_file).path());
        if (disk.isValid() && !disk.isReadOnly() && disk.bytesAvailable() < kRoomWanted)
            throw DatabaseError{DatabaseFault::Full, {}};
        const QString told = open(kRetryBusyMillis);
        if (!told.isEmpty()) emit rescued(told);
        m_database->tryToWrite();
        if (keepWaiting()) emit catchUp();
        if (m_database) m_database->waitFor(Database::kBusyMillis);
    } catch (const DatabaseError& error) {
        stop(error);
    }
    m_trying = false;
    m_tryMillis = took.elapsed();
    m_sinceTry.start();
    if (!keeps()) return false;
    m_failing = false;
    m_retry.stop();
    emit wellAgain(tr("Your games are kept again, with all that you have played meanwhile."));
    return true;
}

void Store::keepLater(const UnkeptMatch& match) {
    if (mayKeepAgain()) m_waiting.append(match);
}

bool Store::keepWaiting() {
    for (; !m_waiting.isEmpty(); m_waiting.removeFirst()) {
        UnkeptMatch& one = m_waiting.front();
        if (one.match == 0 || !takeUpAgain(one.match)) one.match = keeps() ? begin(one.opening) : one.match;
        if (!keeps() || !setSteps(one.match, 0, one.steps, one.opening.resumeState)) return keeps();
        if (!(one.result ? finish(one.match, *one.result) : lay(one.match))) return keeps();
        attempt([&one](Database& database) {
            database.query(QStringLiteral("UPDATE matches SET played = ? WHERE id = ?"),
                           {textOf(one.played), one.match});
            return true;
        });
    }
    return true;
}

QString Store::rescue() {
    m_upkeep.reset();
    m_database.reset();
    QLockFile rescuing(QDir(QFileInfo(m_file).path()).filePath(QStringLiteral("rescue.lock")));
    rescuing.setStaleLockTime(0);
    if (!rescuing.tryLock(m_failing ? 0 : kRescueMillis)) throw DatabaseError{DatabaseFault::Locked, {}};
    try { // another program may have been quicker
        m_database = std::make_unique<Database>(m_file);
        m_database->checkHealth();
        return {};
    } catch (const DatabaseError& error) {
        m_database.reset();
        if (error.fault != DatabaseFault::Broken) throw;
    }
    // The damaged file keeps its place until all that can be read of it lies in another: whatever happens
    // meanwhile, a full disk or a kill, the next attempt finds it.
    for (const char* part : {"", "-wal", "-shm", "-journal"})
        QFile::remove(savedFile() + QLatin1String(part));
    Salvaged saved;
    try {
        Database into(savedFile());
        saved = salvage(m_file, into);
    } catch (const DatabaseError&) {
        QFile::remove(savedFile());
        throw;
    }
    const QString aside = setAside(m_file);
    // The folder can be written to. Windows gives no file another name while another program has it open;
    // that one can, when it meets the damage, and here it is tried again.
    if (aside.isEmpty()) throw DatabaseError{DatabaseFault::Locked, {}};
    if (!QFile::rename(savedFile(), m_file)) throw DatabaseError{DatabaseFault::ReadOnly, {}};
    m_database = std::make_unique<Database>(m_file);
    m_rescued = true;
    QStringList told{tr("The file with your games was damaged. It now lies beside the new one as \"%1\".")
                         .arg(QFileInfo(aside).fileName()),
                     saved.matches > 0 ? tr("%n game(s) could be saved from it.", nullptr, saved.matches)
                                       : tr("Nothing could be read from it.")};
    if (saved.cut > 0) told += tr("Of %n game(s) the last moves are lost.", nullptr, saved.cut);
    if (saved.lost > 0)
        told += tr("Of %n game(s) more too little is left to go on with or to watch.", nullptr, saved.lost);
    return told.join(u' ');
}

QString Store::savedFile() const {
    return QDir(QFileInfo(m_file).path()).filePath(QStringLiteral("tacklebox-saved.db"));
}

Store::~Store() {
    blockSignals(true); // whoever listens may be half gone
    m_upkeep.reset();
    if (!tryAgain(Effort::Once)) return;
    attempt([this](Database& database) {
        database.query(QStringLiteral("UPDATE matches SET run = NULL WHERE run = ?"), {m_run});
        return true;
    });
    if (!keeps() || m_hurried) return;
    try {
        bool alone = false;
        m_database->inOneGo([&] { alone = aloneHere(); });
        if (alone && Upkeep::canMakeSmall(*m_database, m_file)) Upkeep::makeSmall(*m_database);
    } catch (const DatabaseError&) { // the file is as it was; another time
    }
}

void Store::beginUpkeep() {
    if (!m_database || tidies()) return;
    m_upkeep = std::make_unique<UpkeepThread>(m_file, std::exchange(m_suspicious, false));
    connect(
        m_upkeep.get(), &UpkeepThread::damaged, this,
        [this] {
            attempt([this](Database&) {
                if (!m_rescued) throw DatabaseError{DatabaseFault::Broken, {}};
                return true;
            });
        },
        Qt::QueuedConnection);
    m_upkeep->begin();
}

bool Store::tidies() const {
    return m_upkeep && m_upkeep->isRunning();
}

void Store::settle() {
    m_hurried = true;
    attempt([](Database& database) {
        database.query(QStringLiteral("PRAGMA wal_checkpoint(PASSIVE)"), {},
                       [](const QVariantList&) { return true; });
        return true;
    });
}

bool Store::aloneHere() const {
    for (const QFileInfo& lock : QDir(m_runsFolder).entryInfoList({QStringLiteral("*.lock")}, QDir::Files))
        if (lock.completeBaseName() != m_run && isRunning(lock.completeBaseName())) return false;
    return true;
}

bool Store::keeps() const {
    return m_database != nullptr;
}

void Store::beginRun() {
    m_run = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_runLock = std::make_unique<QLockFile>(QDir(m_runsFolder).filePath(m_run + QStringLiteral(".lock")));
    m_runLock->setStaleLockTime(0); // a lock is as old as its program
    if (!m_runLock->tryLock(0)) throw DatabaseError{DatabaseFault::ReadOnly, {}};
    makePrivate(m_runLock->fileName());
}

bool Store::attempt(const std::function<bool(Database&)>& work) {
    if (!m_database && !tryAgain()) return false;
    try {
        try {
            return work(*m_database);
        } catch (const DatabaseError& error) {
            if (error.fault != DatabaseFault::Broken || m_rescued) throw;
            const QString what = rescue();
            if (!what.isEmpty()) emit rescued(what);
            return work(*m_database);
        }
    } catch (const DatabaseError& error) {
        const bool known = m_failing;
        const QString what = stop(error);
        if (!known) emit failed(what);
        return false;
    }
}

qint64 Store::begin(const MatchOpening& opening) {
    qint64 match = 0;
    const bool kept = attempt([&](Database& database) {
        database.inOneGo([&] {
            const QString time = opening.begun.isValid() ? textOf(opening.begun) : now();
            database.query(QStringLiteral("INSERT INTO matches (game, begun, played, run, record, situation, "
                                          "what_if, form, sequence) VALUES (?, ?, ?, ?, ?, ?, ?, ?, %1)")
                               .arg(QLatin1String(kNextSequence)),
                           {opening.game, time, time, m_run, scrambled(opening.record),
                            scrambled(opening.resumeState), opening.whatIf, int(MatchForm::Scrambled)});
            match = database.lastId();
            addSeats(database, match, opening.seats);
        });
        return true;
    });
    return kept ? match : 0;
}

bool Store::setSteps(qint64 match, int first, const QList<QByteArray>& steps, const QByteArray& resumeState) {
    return attempt([&](Database& database) {
        bool fits = false;
        database.inOneGo([&] {
            if (!hasStepBefore(database, match, first)) return;
            database.query(
                QStringLiteral("UPDATE matches SET situation = ?, played = ?, sequence = %1 WHERE id = ?")
                    .arg(QLatin1String(kNextSequence)),
                {scrambled(resumeState), now(), match});
            fits = database.changed() > 0;
            if (!fits) return;
            database.query(QStringLiteral("DELETE FROM steps WHERE match = ? AND number >= ?"),
                           {match, first});
            for (int i = 0; i < steps.size(); ++i)
                database.query(QStringLiteral("INSERT INTO steps (match, number, step) VALUES (?, ?, ?)"),
                               {match, first + i, scrambled(steps[i])});
        });
        return fits;
    });
}

bool Store::setResumeState(qint64 match, const QByteArray& resumeState) {
    return attempt([&](Database& database) {
        database.query(QStringLiteral("UPDATE matches SET situation = ? WHERE id = ?"),
                       {scrambled(resumeState), match});
        return database.changed() > 0;
    });
}

bool Store::finish(qint64 match, const MatchResult& result) {
    return attempt([&](Database& database) {
        database.inOneGo([&] {
            const auto texts = readTexts(database, match);
            database.query(
                QStringLiteral("UPDATE matches SET finished = 1, run = NULL, endings = ?, hints = ?, "
                               "taken_back = ?, minds = ?, moves = ?, sequence = %1 WHERE id = ?")
                    .arg(QLatin1String(kNextSequence)),
                {result.endings.join(u' '), result.help.hints, result.help.takenBack,
                 result.help.knowledgeShown, texts ? texts->steps.size() : 0, match});
            for (int seat = 0; seat < result.seats.size(); ++seat) {
                const SeatResult& of = result.seats[seat];
                database.query(
                    QStringLiteral(
                        "UPDATE seats SET score = ?, won = ?, chain = ? WHERE match = ? AND seat = ?"),
                    {of.score, of.won, of.longestChain, match, seat});
            }
            if (texts) putIntoArchive(database, match, blobOf(*texts));
        });
        return true;
    });
}

bool Store::takeUpAgain(qint64 match) {
    return attempt([&](Database& database) {
        bool there = false;
        database.inOneGo([&] {
            if (!takeOutOfArchive(database, match)) return;
            database.query(
                QStringLiteral("UPDATE matches SET finished = 0, run = ?, sequence = %1 WHERE id = ?")
                    .arg(QLatin1String(kNextSequence)),
                {m_run, match});
            there = database.changed() > 0;
        });
        return there;
    });
}

bool Store::forget(qint64 match) {
    return attempt([&](Database& database) {
        bool gone = false;
        database.inOneGo([&] {
            const auto run = runOf(database, match);
            if (!run || (*run != m_run && isRunning(*run))) return;
            database.query(QStringLiteral("DELETE FROM matches WHERE id = ?"), {match});
            gone = true;
        });
        return gone;
    });
}

bool Store::lay(qint64 match) {
    return attempt([&](Database& database) {
        database.query(QStringLiteral("UPDATE matches SET run = NULL WHERE id = ? AND run = ?"),
                       {match, m_run});
        return true;
    });
}

bool Store::isRunning(const QString& run) const {
    if (run.isEmpty()) return false;
    if (run == m_run) return true;
    const QString file = QDir(m_runsFolder).filePath(run + QStringLiteral(".lock"));
    if (!QFileInfo::exists(file)) return false;
    QLockFile lock(file);
    // Its program writes into it who it is as soon as it has made it. One that does not say so was cut off by
    // the end of the machine.
    qint64 process = 0;
    QString host, program;
    lock.setStaleLockTime(lock.getLockInfo(&process, &host, &program) ? 0 : kEmptyLockMillis);
    return !lock.tryLock(0);
}

QList<MatchLine> Store::unfinished() {
    QList<MatchLine> lines;
    attempt([&](Database& database) {
        database.inOneGo([&] {
            lines = linesWhere(database, QStringLiteral("finished = 0"));
            QHash<qint64, qsizetype> places;
            for (qsizetype i = 0; i < lines.size(); ++i)
                places.insert(lines[i].id, i);
            QHash<QString, Played> runs{{QString(), Played::ByNobody}, {m_run, Played::Here}};
            database.query(QStringLiteral("SELECT id, run, situation FROM matches WHERE finished = 0"), {},
                           [&](const QVariantList& row) {
                               MatchLine& line = lines[places.value(row[0].toLongLong())];
                               const QString run = row[1].toString();
                               if (!runs.contains(run))
                                   runs.insert(run, isRunning(run) ? Played::Elsewhere : Played::ByNobody);
                               line.byWhom = runs[run];
                               const auto resumeState =
                                   ResumeState::fromText(unscrambled(row[2].toByteArray()));
                               if (!resumeState) return true;
                               line.progress = resumeState->progress;
                               line.damage = resumeState->damage;
                               return true;
                           });
        });
        return true;
    });
    std::stable_partition(lines.begin(), lines.end(), [](const MatchLine& line) { return !line.damage; });
    return lines;
}

QList<MatchLine> Store::resumable() {
    QList<MatchLine> lines = unfinished();
    lines.removeIf([](const MatchLine& line) { return line.byWhom != Played::ByNobody; });
    return lines;
}

std::optional<StoredMatch> Store::resume(qint64 match) {
    std::optional<StoredMatch> stored;
    attempt([&](Database& database) {
        database.inOneGo([&] {
            const auto run = runOf(database, match);
            if (!run || isRunning(*run)) return;
            database.query(QStringLiteral("UPDATE matches SET run = ? WHERE id = ?"), {m_run, match});
            stored = readMatch(database, match);
        });
        return true;
    });
    return stored;
}

QList<MatchLine> Store::history() {
    QList<MatchLine> lines;
    attempt([&](Database& database) {
        lines = linesWhere(database, QStringLiteral("finished = 1"));
        return true;
    });
    return lines;
}

QList<qint64> Store::past(const PastSelection& selection) {
    QList<qint64> matches;
    attempt([&](Database& database) {
        matches = pastMatches(database, selection);
        return true;
    });
    return matches;
}

QList<MatchLine> Store::lines(const QList<qint64>& matches) {
    QList<MatchLine> lines;
    attempt([&](Database& database) {
        lines = linesOf(database, matches);
        return true;
    });
    return lines;
}

QByteArray Store::table() {
    QByteArray table;
    attempt([&](Database& database) {
        table = pastTable(database);
        return true;
    });
    return table;
}

PastSummary Store::summary() {
    PastSummary summary;
    attempt([&](Database& database) {
        summary = pastSummary(database);
        return true;
    });
    return summary;
}

PastResults Store::results() {
    PastResults results;
    attempt([&](Database& database) {
        results = pastResults(database);
        return true;
    });
    return results;
}

std::optional<StoredMatch> Store::read(qint64 match) {
    std::optional<StoredMatch> stored;
    attempt([&](Database& database) {
        stored = readMatch(database, match);
        return true;
    });
    if (stored && stored->cut && !m_toldCut.contains(match)) { // are there more signs of it?
        m_toldCut.insert(match);
        m_suspicious = true;
        beginUpkeep();
        if (!stored->record.isEmpty()) emit rescued(tr("Of %n game(s) the last moves are lost.", nullptr, 1));
    }
    return stored;
}

QByteArray Store::opening(qint64 match) {
    QByteArray opening;
    attempt([&](Database& database) {
        if (const auto texts = readTexts(database, match)) opening = texts->opening;
        return true;
    });
    return opening;
}

bool Store::forgetHistory() {
    return attempt([&](Database& database) {
        database.query(QStringLiteral("DELETE FROM matches WHERE finished = 1"));
        return true;
    });
}

bool Store::exportGames(const QString& file, QString* fault) {
    if (tryAgain()) return tacklebox::exportGames(m_file, file, fault);
    *fault = tr("Your games cannot be read now, so there is nothing to write into a file.");
    return false;
}

bool Store::importSome(GamesImport& import) {
    const auto runs = [this](const QString& run) { return isRunning(run); };
    return attempt([&](Database& database) {
        import.takeSome(database, runs);
        return true;
    });
}

void Store::limitSizeForTests(bool limited) {
    m_limited = limited;
    if (limited)
        attempt([](Database& database) {
            database.query(QStringLiteral("PRAGMA max_page_count = 1"));
            return true;
        });
}

} // namespace tacklebox

#include "moc_store.cpp"
