#include "model/store/store.h"

#include "model/store/database.h"
#include "model/store/salvage.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QLockFile>
#include <QUuid>

namespace tacklebox {

namespace {

QString now() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
}
QDateTime when(const QVariant& text) {
    return QDateTime::fromString(text.toString(), Qt::ISODateWithMs);
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
    return what + u' ' + Store::tr("You can play on, but games and statistics are not kept.");
}

void addSeats(Database& database, qint64 match, const QList<SeatPlan>& seats) {
    for (int seat = 0; seat < seats.size(); ++seat)
        database.query(
            QStringLiteral("INSERT INTO seats (match, seat, name, person, level) VALUES (?, ?, ?, ?, ?)"),
            {match, seat, seats[seat].name, seats[seat].person,
             QString::fromUtf8(name(seats[seat].level).data())});
}

constexpr char kLine[] =
    "SELECT id, game, begun, played, finished, endings, hints, taken_back, minds, moves, what_if "
    "FROM matches WHERE ";

MatchLine lineOf(const QVariantList& row) {
    MatchLine line;
    line.id = row[0].toLongLong();
    line.game = row[1].toString();
    line.begun = when(row[2]);
    line.played = when(row[3]);
    line.finished = row[4].toBool();
    line.result.endings = row[5].toString().split(u' ', Qt::SkipEmptyParts);
    line.result.help = {row[6].toInt(), row[7].toInt(), row[8].toBool()};
    line.moves = row[9].toInt();
    line.whatIf = row[10].toBool();
    return line;
}

/// The matches for which `condition` holds, the one played last first. Two queries, however many they are.
QList<MatchLine> linesWhere(Database& database, const QString& condition) {
    QList<MatchLine> lines;
    QHash<qint64, qsizetype> places;
    database.query(QLatin1String(kLine) + condition + QStringLiteral(" ORDER BY played DESC, id DESC"), {},
                   [&](const QVariantList& row) {
                       places.insert(row[0].toLongLong(), lines.size());
                       lines.append(lineOf(row));
                       return true;
                   });
    database.query(QStringLiteral("SELECT match, name, person, level, score, won, chain FROM seats WHERE "
                                  "match IN (SELECT id FROM matches WHERE %1) ORDER BY match, seat")
                       .arg(condition),
                   {}, [&](const QVariantList& row) {
                       const auto place = places.constFind(row[0].toLongLong());
                       if (place == places.constEnd()) return true; // another program has just added it
                       lines[*place].seats.append(
                           {row[1].toString(), row[2].toBool(),
                            levelNamed(row[3].toString().toStdString()).value_or(Level::Perch)});
                       lines[*place].result.seats.append({row[4].toInt(), row[5].toBool(), row[6].toInt()});
                       return true;
                   });
    return lines;
}

/// The opening of a record with its steps put in.
QByteArray withSteps(QByteArray record, const QList<QByteArray>& steps) {
    const qsizetype end = record.lastIndexOf('}');
    record.truncate(end);
    return record + ",\"steps\":[" + steps.join(',') + "]}";
}

std::optional<StoredMatch> readMatch(Database& database, qint64 match) {
    std::optional<StoredMatch> stored;
    const QList<MatchLine> lines = linesWhere(database, QStringLiteral("id = %1").arg(match));
    if (lines.isEmpty()) return stored;
    stored.emplace();
    stored->line = lines.front();
    QList<QByteArray> steps;
    database.query(QStringLiteral("SELECT step FROM steps WHERE match = ? ORDER BY number"), {match},
                   [&](const QVariantList& row) {
                       steps.append(row[0].toByteArray());
                       return true;
                   });
    database.query(QStringLiteral("SELECT record, situation FROM matches WHERE id = ?"), {match},
                   [&](const QVariantList& row) {
                       stored->record = withSteps(row[0].toByteArray(), steps);
                       stored->situation = row[1].toByteArray();
                       return true;
                   });
    return stored;
}

} // namespace

Store::Store(QObject* parent) : QObject(parent) {}

Store::Store(const QString& folder, QObject* parent)
    : QObject(parent), m_file(QDir(folder).filePath(QStringLiteral("tacklebox.db"))),
      m_runsFolder(QDir(folder).filePath(QStringLiteral("running"))) {
    try {
        if (!QDir().mkpath(m_runsFolder)) throw DatabaseError{DatabaseFault::ReadOnly, {}};
        const bool endedBadly = !QDir(m_runsFolder).isEmpty(QDir::Files);
        try {
            m_database = std::make_unique<Database>(m_file);
            if (endedBadly) m_database->checkHealth();
        } catch (const DatabaseError& error) {
            if (error.fault != DatabaseFault::Broken) throw;
            m_notice = rescue();
        }
        // Locks whose programs are gone have said what they had to.
        for (const QFileInfo& lock :
             QDir(m_runsFolder).entryInfoList({QStringLiteral("*.lock")}, QDir::Files))
            isRunning(lock.completeBaseName());
        beginRun();
    } catch (const DatabaseError& error) {
        m_database.reset();
        m_notice = words(error, m_file);
    }
}

QString Store::rescue() {
    m_rescued = true;
    m_database.reset();
    const QString aside = setAside(m_file);
    if (aside.isEmpty()) throw DatabaseError{DatabaseFault::ReadOnly, {}};
    m_database = std::make_unique<Database>(m_file);
    const int saved = salvage(aside, *m_database);
    return tr("The file with your games was damaged. It now lies beside the new one as \"%1\".")
               .arg(QFileInfo(aside).fileName()) +
           u' ' +
           (saved > 0 ? tr("%n game(s) could be saved from it.", nullptr, saved)
                      : tr("Nothing could be read from it."));
}

Store::~Store() {
    if (keeps())
        attempt([this](Database& database) {
            database.query(QStringLiteral("UPDATE matches SET run = NULL WHERE run = ?"), {m_run});
            return true;
        });
}

bool Store::keeps() const {
    return m_database != nullptr;
}

void Store::beginRun() {
    m_run = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_runLock = std::make_unique<QLockFile>(QDir(m_runsFolder).filePath(m_run + QStringLiteral(".lock")));
    m_runLock->setStaleLockTime(0); // a lock is as old as its program
    if (!m_runLock->tryLock(0)) throw DatabaseError{DatabaseFault::ReadOnly, {}};
}

bool Store::attempt(const std::function<bool(Database&)>& work) {
    if (!m_database) return false;
    try {
        try {
            return work(*m_database);
        } catch (const DatabaseError& error) {
            if (error.fault != DatabaseFault::Broken || m_rescued) throw;
            const QString what = rescue();
            emit rescued(what);
            return work(*m_database);
        }
    } catch (const DatabaseError& error) {
        m_database.reset();
        emit failed(words(error, m_file));
        return false;
    }
}

qint64 Store::begin(const MatchOpening& opening) {
    qint64 match = 0;
    const bool kept = attempt([&](Database& database) {
        database.inOneGo([&] {
            const QString time = now();
            database.query(
                QStringLiteral("INSERT INTO matches (game, begun, played, run, record, situation, "
                               "what_if) VALUES (?, ?, ?, ?, ?, ?, ?)"),
                {opening.game, time, time, m_run, opening.record, opening.situation, opening.whatIf});
            match = database.lastId();
            addSeats(database, match, opening.seats);
        });
        return true;
    });
    return kept ? match : 0;
}

bool Store::setSteps(qint64 match, int first, const QList<QByteArray>& steps, const QByteArray& situation) {
    return attempt([&](Database& database) {
        database.inOneGo([&] {
            database.query(QStringLiteral("DELETE FROM steps WHERE match = ? AND number >= ?"),
                           {match, first});
            for (int i = 0; i < steps.size(); ++i)
                database.query(QStringLiteral("INSERT INTO steps (match, number, step) VALUES (?, ?, ?)"),
                               {match, first + i, steps[i]});
            database.query(QStringLiteral("UPDATE matches SET situation = ?, played = ? WHERE id = ?"),
                           {situation, now(), match});
        });
        return true;
    });
}

bool Store::setSituation(qint64 match, const QByteArray& situation) {
    return attempt([&](Database& database) {
        database.query(QStringLiteral("UPDATE matches SET situation = ? WHERE id = ?"), {situation, match});
        return true;
    });
}

bool Store::finish(qint64 match, const MatchResult& result) {
    return attempt([&](Database& database) {
        database.inOneGo([&] {
            database.query(
                QStringLiteral(
                    "UPDATE matches SET finished = 1, run = NULL, endings = ?, hints = ?, "
                    "taken_back = ?, minds = ?, moves = (SELECT COUNT(*) FROM steps WHERE match = ?) "
                    "WHERE id = ?"),
                {result.endings.join(u' '), result.help.hints, result.help.takenBack, result.help.minds,
                 match, match});
            for (int seat = 0; seat < result.seats.size(); ++seat) {
                const SeatResult& of = result.seats[seat];
                database.query(
                    QStringLiteral(
                        "UPDATE seats SET score = ?, won = ?, chain = ? WHERE match = ? AND seat = ?"),
                    {of.score, of.won, of.longestChain, match, seat});
            }
        });
        return true;
    });
}

bool Store::takeUpAgain(qint64 match) {
    return attempt([&](Database& database) {
        database.query(QStringLiteral("UPDATE matches SET finished = 0, run = ? WHERE id = ?"),
                       {m_run, match});
        return database.changed() > 0;
    });
}

bool Store::forget(qint64 match) {
    return attempt([&](Database& database) {
        database.query(QStringLiteral("DELETE FROM matches WHERE id = ?"), {match});
        return true;
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
    lock.setStaleLockTime(0);
    return !lock.tryLock(0);
}

QList<MatchLine> Store::resumable() {
    QList<MatchLine> lines;
    attempt([&](Database& database) {
        QList<QPair<qint64, QString>> runs;
        database.query(QStringLiteral("SELECT id, run FROM matches WHERE finished = 0"), {},
                       [&](const QVariantList& row) {
                           runs.append({row[0].toLongLong(), row[1].toString()});
                           return true;
                       });
        for (const MatchLine& line : linesWhere(database, QStringLiteral("finished = 0")))
            for (const auto& [id, run] : runs)
                if (id == line.id && !isRunning(run)) lines.append(line);
        return true;
    });
    return lines;
}

std::optional<StoredMatch> Store::resume(qint64 match) {
    std::optional<StoredMatch> stored;
    attempt([&](Database& database) {
        database.inOneGo([&] {
            QString run;
            bool there = false;
            database.query(QStringLiteral("SELECT run FROM matches WHERE id = ? AND finished = 0"), {match},
                           [&](const QVariantList& row) {
                               run = row[0].toString();
                               there = true;
                               return true;
                           });
            if (!there || isRunning(run)) return;
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

std::optional<StoredMatch> Store::read(qint64 match) {
    std::optional<StoredMatch> stored;
    attempt([&](Database& database) {
        stored = readMatch(database, match);
        return true;
    });
    return stored;
}

bool Store::forgetHistory() {
    return attempt([&](Database& database) {
        database.query(QStringLiteral("DELETE FROM matches WHERE finished = 1"));
        return true;
    });
}

void Store::limitSizeForTests() {
    attempt([](Database& database) {
        database.query(QStringLiteral("PRAGMA max_page_count = 1"));
        return true;
    });
}

} // namespace tacklebox
