// Opening the store's file, failures, retries and recovery, and the programs that use it. store.cpp has the
// matches.
#include "model/store/store.h"

#include "model/platform/safefile.h"
#include "model/store/database.h"
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
constexpr int kRescueMillis = 20'000; ///< maximum time for another program's recovery
// Retries must not delay play noticeably.
constexpr int kRetryMillis = 3'000; ///< interval of retries without calls
constexpr int kRetryBusyMillis = 50;
constexpr int kTryShare = 20;              ///< after a try, wait this many times its duration
constexpr qint64 kLongestWait = 30'000;    ///< but at most this many milliseconds
constexpr qint64 kRoomWanted = 256 * 1024; ///< free bytes for resuming, so that the disk stays usable

/// The message for the user when nothing can be stored.
QString words(const DatabaseError& error, const QString& file) {
    const QString shown = QDir::toNativeSeparators(file);
    QString what;
    switch (error.kind) {
    case DatabaseErrorKind::Newer:
        what = Store::tr("\"%1\" was written by a newer version of Tacklebox.").arg(shown);
        break;
    case DatabaseErrorKind::Locked:
        what = Store::tr("\"%1\" is in use by another program.").arg(shown);
        break;
    case DatabaseErrorKind::ReadOnly: what = Store::tr("Can't write \"%1\".").arg(shown); break;
    case DatabaseErrorKind::Full: what = Store::tr("The disk with \"%1\" is full.").arg(shown); break;
    default: what = Store::tr("Can't use \"%1\" (%2).").arg(shown, error.text);
    }
    return what + u' ' +
           (error.kind == DatabaseErrorKind::Newer
                ? Store::tr("You can play, but games and statistics won't be saved.")
                : Store::tr("You can play on. Your games will be saved as soon as that works again."));
}

const QString kLog = QStringLiteral("-wal"); ///< suffix of SQLite's write-ahead log

std::optional<platform::FileId> idOf(const QString& file) {
    return platform::fileId(QFileInfo(file).filesystemFilePath());
}

/// Removes a database and its companion files.
void removeDatabase(const QString& file) {
    for (const char* part : {"", "-wal", "-shm", "-journal"})
        QFile::remove(file + QLatin1String(part));
}

} // namespace

Store::Store(QObject* parent) : QObject(parent) {}

Store::Store(const QString& folder, const SalvageProgress& progress, QObject* parent)
    : QObject(parent), m_file(QDir(folder).filePath(QStringLiteral("tacklebox.db"))),
      m_runsFolder(QDir(folder).filePath(QStringLiteral("running"))) {
    m_retry.setInterval(kRetryMillis);
    connect(&m_retry, &QTimer::timeout, this, [this] { tryAgain(); });
    try {
        m_notice = open(Database::kBusyMillis, progress);
    } catch (const DatabaseError& error) {
        m_notice = stop(error);
    }
}

QString Store::open(int busyMillis, const SalvageProgress& progress) {
    if (m_limited) throw DatabaseError{DatabaseErrorKind::Full, {}};
    const QString folder = QFileInfo(m_file).path();
    if (!makePrivateFolder(folder) || !makePrivateFolder(m_runsFolder))
        throw DatabaseError{DatabaseErrorKind::ReadOnly, {}};
    for (const QFileInfo& kept : QDir(folder).entryInfoList({QStringLiteral("tacklebox*.db*")}, QDir::Files))
        makePrivate(kept.filePath());
    QString notice = restoreFile();
    try {
        connectToFile(busyMillis);
    } catch (const DatabaseError& error) {
        if (error.kind != DatabaseErrorKind::Broken || m_rescued) throw;
        notice = rescue(progress);
    }
    if (m_runLock) {
        if (!QFileInfo::exists(m_runLock->fileName())) lockRun(); // deleted with the folder
        return notice;
    }
    // A lock file without a living program was left by a crash, so the file may be damaged. The check deletes
    // the lock, so this is found only once.
    m_database->transaction([this] {
        for (const QFileInfo& lock :
             QDir(m_runsFolder).entryInfoList({QStringLiteral("*.lock")}, QDir::Files))
            if (!isRunning(lock.completeBaseName())) m_mayBeDamaged = true;
    });
    beginRun();
    return notice;
}

void Store::connectToFile(int busyMillis) {
    m_database = std::make_unique<Database>(m_file, busyMillis);
    m_fileId = idOf(m_file);
    m_logId = idOf(m_file + kLog);
}

bool Store::findFileAgain() {
    if (idOf(m_file) == m_fileId) return true;
    m_upkeep.reset();
    m_unlinked = std::move(m_database);
    const QString notice = open(Database::kBusyMillis);
    if (!notice.isEmpty()) emit rescued(notice);
    return !reportIfReplaced();
}

QString Store::restoreFile() {
    if (!m_unlinked && (QFileInfo::exists(m_file) || !QFileInfo::exists(savedFile()))) return {};
    const auto lock = lockForRescue();
    const bool isMissing = !QFileInfo::exists(m_file); // another program may have been faster
    const bool wasUnlinked = m_unlinked != nullptr;
    const bool isCopied = isMissing && wasUnlinked && copyUnlinked();
    const bool isBack = idOf(m_file) == m_fileId;
    m_unlinked.reset();
    // SQLite would use the old file's log for the new one.
    if (wasUnlinked && !isBack && (isCopied || (m_logId && idOf(m_file + kLog) == m_logId)))
        for (const char* part : {"-wal", "-shm"})
            QFile::remove(m_file + QLatin1String(part));
    // Saved just now, or by a program that ended during rescue().
    if (isMissing && QFileInfo::exists(savedFile()) && !QFile::rename(savedFile(), m_file))
        throw DatabaseError{DatabaseErrorKind::ReadOnly, {}};
    if (!wasUnlinked || isBack) return {};
    m_isReplaced = !isMissing;
    if (m_isReplaced)
        return tr(
            "Another program replaced the file with your games. Your games are now saved in the new file.");
    return isCopied
               ? tr("The file with your games was deleted. Tacklebox has restored it with all your games.")
               : tr("The file with your games was deleted. Tacklebox has started a new one.");
}

bool Store::copyUnlinked() {
    removeDatabase(savedFile());
    try {
        beginPrivately(savedFile());
        m_unlinked->query(QStringLiteral("VACUUM INTO ?"), {savedFile()});
        return true;
    } catch (const DatabaseError& error) {
        removeDatabase(savedFile());
        if (error.kind != DatabaseErrorKind::Broken) throw;
        return false;
    }
}

bool Store::reportIfReplaced() {
    if (!std::exchange(m_isReplaced, false)) return false;
    for (UnstoredMatch& one : m_pending)
        if (!isPlayedHere(one.match)) one.match = 0;
    emit replaced();
    return true;
}

QString Store::stop(DatabaseError error) {
    m_upkeep.reset();
    m_database.reset();
    error.kind = withDisk(error.kind, m_file);
    m_cannotRecover = error.kind == DatabaseErrorKind::Newer;
    if (!m_cannotRecover) m_retry.start();
    m_failing = true;
    return words(error, m_file);
}

bool Store::tryAgain(Effort effort) {
    if (m_database || !mayRecover() || m_trying) return isOpen();
    const qint64 wait = std::min(kTryShare * m_tryMillis, kLongestWait);
    if (effort == Effort::Little && m_sinceTry.isValid() && m_sinceTry.elapsed() < wait) return false;
    QElapsedTimer took;
    took.start();
    m_trying = true;
    try {
        const QStorageInfo disk(QFileInfo(m_file).path());
        if (disk.isValid() && !disk.isReadOnly() && disk.bytesAvailable() < kRoomWanted)
            throw DatabaseError{DatabaseErrorKind::Full, {}};
        const QString notice = open(kRetryBusyMillis);
        if (!notice.isEmpty()) emit rescued(notice);
        m_database->tryToWrite();
        reportIfReplaced();
        if (storePending()) emit retry();
        if (m_database) m_database->waitFor(Database::kBusyMillis);
    } catch (const DatabaseError& error) {
        stop(error);
    }
    m_trying = false;
    m_tryMillis = took.elapsed();
    m_sinceTry.start();
    if (!isOpen()) return false;
    m_failing = false;
    m_retry.stop();
    emit recovered(tr("Your games are being saved again, including everything you played in the meantime."));
    return true;
}

void Store::storeLater(const UnstoredMatch& match) {
    if (mayRecover()) m_pending.append(match);
}

bool Store::storePending() {
    for (; !m_pending.isEmpty(); m_pending.removeFirst()) {
        UnstoredMatch& one = m_pending.front();
        if (one.match == 0 || !reopen(one.match)) one.match = isOpen() ? begin(one.opening) : one.match;
        if (!isOpen() || !setSteps(one.match, 0, one.steps, one.opening.resumeState)) return isOpen();
        if (!(one.result ? finish(one.match, *one.result) : release(one.match))) return isOpen();
        attempt([&one](Database& database) {
            database.query(QStringLiteral("UPDATE matches SET played = ? WHERE id = ?"),
                           {textOf(one.played), one.match});
            return true;
        });
    }
    return true;
}

QString Store::rescue(const SalvageProgress& progress) {
    m_upkeep.reset();
    m_database.reset();
    const auto lock = lockForRescue();
    try { // another program may have been faster
        connectToFile(Database::kBusyMillis);
        m_database->checkHealth();
        return {};
    } catch (const DatabaseError& error) {
        m_database.reset();
        if (error.kind != DatabaseErrorKind::Broken) throw;
    }
    // Keep the damaged file until its readable part is saved. If anything fails before, a full disk or a
    // kill, the next attempt finds it.
    removeDatabase(savedFile());
    Salvaged saved;
    try {
        Database into(savedFile());
        saved = salvage(m_file, into, [&](int percent) {
            if (progress) progress(percent);
            return true;
        });
    } catch (const DatabaseError&) {
        QFile::remove(savedFile());
        throw;
    }
    const QString newName = setAside(m_file);
    // The folder is writable, but Windows cannot rename a file that another program has open. That program
    // can when it finds the damage; here we retry later.
    if (newName.isEmpty()) throw DatabaseError{DatabaseErrorKind::Locked, {}};
    if (!QFile::rename(savedFile(), m_file)) throw DatabaseError{DatabaseErrorKind::ReadOnly, {}};
    connectToFile(Database::kBusyMillis);
    m_rescued = true;
    QStringList notice{tr("The file with your games was damaged. It has been renamed to \"%1\".")
                           .arg(QFileInfo(newName).fileName()),
                       saved.matches > 0 ? tr("%n game(s) could be rescued.", nullptr, saved.matches)
                                         : tr("No games could be rescued.")};
    if (saved.truncated > 0) notice += tr("%n game(s) lost their last moves.", nullptr, saved.truncated);
    if (saved.lost > 0) notice += tr("%n more game(s) can't be resumed or watched.", nullptr, saved.lost);
    return notice.join(u' ');
}

std::unique_ptr<QLockFile> Store::lockForRescue() const {
    auto lock =
        std::make_unique<QLockFile>(QDir(QFileInfo(m_file).path()).filePath(QStringLiteral("rescue.lock")));
    lock->setStaleLockTime(0);
    if (lock->tryLock(m_failing ? 0 : kRescueMillis)) return lock;
    const bool isHeld = lock->error() == QLockFile::LockFailedError;
    throw DatabaseError{isHeld ? DatabaseErrorKind::Locked : DatabaseErrorKind::ReadOnly, {}};
}

QString Store::savedFile() const {
    return QDir(QFileInfo(m_file).path()).filePath(QStringLiteral("tacklebox-saved.db"));
}

Store::~Store() {
    blockSignals(true); // listeners may be partly destroyed
    m_upkeep.reset();
    if (!tryAgain(Effort::Once)) return;
    attempt([this](Database& database) {
        database.query(QStringLiteral("UPDATE matches SET run = NULL WHERE run = ?"), {m_run});
        return true;
    });
    if (!isOpen() || m_checkpointed) return;
    try {
        bool isOnly = false;
        m_database->transaction([&] { isOnly = isOnlyRun(); });
        if (isOnly && Upkeep::canVacuum(*m_database, m_file)) Upkeep::vacuum(*m_database);
    } catch (const DatabaseError&) { // unchanged; the next time
    }
}

void Store::beginUpkeep() {
    if (!m_database || isBusy()) return;
    m_upkeep = std::make_unique<UpkeepThread>(m_file, std::exchange(m_mayBeDamaged, false));
    connect(
        m_upkeep.get(), &UpkeepThread::damaged, this,
        [this] {
            attempt([this](Database&) {
                if (!m_rescued) throw DatabaseError{DatabaseErrorKind::Broken, {}};
                return true;
            });
        },
        Qt::QueuedConnection);
    m_upkeep->begin();
}

bool Store::isBusy() const {
    return m_upkeep && m_upkeep->isRunning();
}

void Store::checkpoint() {
    m_checkpointed = true;
    attempt([](Database& database) {
        database.query(QStringLiteral("PRAGMA wal_checkpoint(PASSIVE)"), {},
                       [](const QVariantList&) { return true; });
        return true;
    });
}

bool Store::isOnlyRun() const {
    for (const QFileInfo& lock : QDir(m_runsFolder).entryInfoList({QStringLiteral("*.lock")}, QDir::Files))
        if (lock.completeBaseName() != m_run && isRunning(lock.completeBaseName())) return false;
    return true;
}

bool Store::isOpen() const {
    return m_database != nullptr;
}

void Store::beginRun() {
    m_run = QUuid::createUuid().toString(QUuid::WithoutBraces);
    lockRun();
}

void Store::lockRun() {
    m_runLock.reset();
    m_runLock = std::make_unique<QLockFile>(QDir(m_runsFolder).filePath(m_run + QStringLiteral(".lock")));
    m_runLock->setStaleLockTime(0); // a lock never becomes stale by age
    if (!m_runLock->tryLock(0)) throw DatabaseError{DatabaseErrorKind::ReadOnly, {}};
    makePrivate(m_runLock->fileName());
}

bool Store::attempt(const std::function<bool(Database&)>& work) {
    if (!m_database && !tryAgain()) return false;
    try {
        try {
            return findFileAgain() && work(*m_database);
        } catch (const DatabaseError& error) {
            if (error.kind != DatabaseErrorKind::Broken || m_rescued) throw;
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

bool Store::isRunning(const QString& run) const {
    if (run.isEmpty()) return false;
    if (run == m_run) return true;
    const QString file = QDir(m_runsFolder).filePath(run + QStringLiteral(".lock"));
    if (!QFileInfo::exists(file)) return false;
    QLockFile lock(file);
    // Qt writes the process id into the lock right after creating it. A lock without an id was left by a
    // crash of the computer.
    qint64 process = 0;
    QString host, program;
    lock.setStaleLockTime(lock.getLockInfo(&process, &host, &program) ? 0 : kEmptyLockMillis);
    return !lock.tryLock(0);
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
