#include "model/store/gamesfile.h"

#include "model/store/matchrows.h"
#include "model/table/privatefiles.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kSomeMillis = 15;  ///< too short to notice
constexpr int kMostAtOnce = 200; ///< number of matches

QString words(const DatabaseError& error) {
    switch (error.kind) {
    case DatabaseErrorKind::Full: return QCoreApplication::translate("PrivateFiles", "the disk is full");
    case DatabaseErrorKind::ReadOnly:
        return QCoreApplication::translate("PrivateFiles", "you don't have permission to write there");
    case DatabaseErrorKind::Locked: return GamesImport::tr("another program is using it");
    default: return error.text;
    }
}

bool isDatabase(const QString& file) {
    constexpr char kMagic[] = "SQLite format 3"; // including the zero byte
    QFile read(file);
    return read.open(QIODevice::ReadOnly) && read.read(sizeof kMagic) == QByteArray(kMagic, sizeof kMagic);
}

/// True if `first` is a prefix of `steps`.
bool beginsWith(const QList<QByteArray>& steps, const QList<QByteArray>& first) {
    return first.size() <= steps.size() && std::equal(first.begin(), first.end(), steps.begin());
}

/// The archived blob of a finished match, which saves compressing it again.
QByteArray archived(Database& database, qint64 match) {
    QByteArray blob;
    database.query(QStringLiteral("SELECT texts FROM archive WHERE match = ?"), {match},
                   [&](const QVariantList& row) {
                       blob = row[0].toByteArray();
                       return false;
                   });
    return blob;
}

/// Writes a match in the store's form, with id `place` unless that is 0.
void write(Database& into, qint64 place, qint64 sequence, const StoredMatch& match, const QByteArray& blob) {
    const MatchSummary& line = match.line;
    const MatchResult& result = line.result;
    into.query(
        QStringLiteral("INSERT INTO matches (id, game, begun, played, finished, record, situation, endings, "
                       "hints, taken_back, minds, moves, what_if, form, sequence, uuid) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {place ? QVariant(place) : QVariant(QMetaType(QMetaType::LongLong)), line.game, textOf(line.begun),
         textOf(line.played), line.finished, scrambled(match.opening), scrambled(match.resumeState),
         result.endings.join(u' '), result.help.hints, result.help.takenBack, result.help.knowledgeShown,
         line.finished ? match.steps.size() : 0, line.whatIf, int(MatchForm::Scrambled), sequence,
         line.uuid.toRfc4122()});
    const qint64 id = into.lastId();
    for (qsizetype seat = 0; seat < line.seats.size(); ++seat) {
        const SeatPlan& plan = line.seats[seat];
        const SeatResult of = result.seats.value(seat);
        into.query(QStringLiteral("INSERT INTO seats (match, seat, name, person, level, score, won, chain) "
                                  "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
                   {id, seat, plan.name, plan.person, QString::fromUtf8(name(plan.level).data()), of.score,
                    of.won, of.longestChain});
    }
    if (line.finished) {
        putIntoArchive(into, id, blob);
        return;
    }
    for (qsizetype number = 0; number < match.steps.size(); ++number)
        into.query(QStringLiteral("INSERT INTO steps (match, number, step) VALUES (?, ?, ?)"),
                   {id, number, scrambled(match.steps[number])});
}

} // namespace

const char* const kGamesFileSuffix = ".tacklebox-games";

bool exportGames(const QString& store, const QString& file, QString* error) {
    const auto refuse = [&](const QString& why) {
        *error = GamesImport::tr("Can't write \"%1\": %2. Nothing is lost; try another folder.")
                     .arg(QDir::toNativeSeparators(file), why);
        return false;
    };
    if (QFileInfo(file).isDir()) return refuse(QCoreApplication::translate("PrivateFiles", "it's a folder"));
    if (QFileInfo(file).absoluteDir() == QFileInfo(store).absoluteDir())
        return refuse(GamesImport::tr("Tacklebox stores your games in that folder"));
    const QString part = file + QStringLiteral(".part");
    QFile::remove(part);
    try {
        beginPrivately(part);
        Database(store).query(QStringLiteral("VACUUM INTO ?"), {part});
    } catch (const DatabaseError& exception) {
        QFile::remove(part);
        return refuse(words({withDisk(exception.kind, file), exception.text}));
    }
    const QString hindrance = moveIntoPlace(part, file);
    if (hindrance.isEmpty()) return true;
    QFile::remove(part);
    return refuse(hindrance);
}

std::unique_ptr<GamesImport> GamesImport::open(const QString& file, QString* error,
                                               const SalvageProgress& goOn) {
    const QString shown = QDir::toNativeSeparators(file);
    const auto refuse = [&](const QString& why) {
        *error = why.arg(shown);
        return nullptr;
    };
    const QFileInfo info(file);
    if (!info.exists()) return refuse(tr("The file \"%1\" doesn't exist."));
    if (!info.isFile()) return refuse(tr("\"%1\" isn't a Tacklebox games file."));
    if (!info.isReadable()) return refuse(tr("Can't read \"%1\"."));
    if (!isDatabase(file))
        return refuse(info.suffix() == QLatin1String("tacklebox")
                          ? tr("\"%1\" is a single game. Open it with \"Open a recorded game\".")
                          : tr("\"%1\" isn't a Tacklebox games file."));
    if (const int version = versionIn(file).value_or(0);
        version > Database::version() && version <= Database::kLastThinkableVersion)
        return refuse(tr("\"%1\" was written by a newer version of Tacklebox."));
    std::unique_ptr<GamesImport> games(new GamesImport);
    bool stopped = false;
    try {
        Database read(games->databaseOfGames());
        read.query(QStringLiteral("PRAGMA synchronous = OFF")); // a temporary file need not survive a crash
        const Salvaged saved = salvage(file, read, [&](int percent) {
            stopped = goOn && !goOn(percent);
            return !stopped;
        });
        if (stopped) return nullptr;
        games->m_result.truncated = saved.truncated;
        games->m_result.lost = saved.lost;
        games->m_matches = linesOf(read);
        if (saved.matches == 0 && versionIn(file).value_or(0) == 0)
            return refuse(tr("\"%1\" is damaged or isn't a Tacklebox games file."));
    } catch (const DatabaseError& exception) {
        *error = tr("Can't read \"%1\": %2.").arg(shown, words(exception));
        return nullptr;
    }
    if (games->m_matches.isEmpty()) return refuse(tr("\"%1\" contains no games."));
    return games;
}

Database& GamesImport::from() {
    if (!m_from) m_from = std::make_unique<Database>(databaseOfGames());
    return *m_from;
}

QList<GamesImport::Line> GamesImport::linesOf(Database& database) {
    QList<Line> lines;
    database.query(
        QStringLiteral("SELECT id, sequence, game, begun, played FROM matches ORDER BY sequence, played, id"),
        {}, [&](const QVariantList& row) {
            lines.append({row[0].toLongLong(), row[1].toLongLong(),
                          row[2].toString() + u'\n' + textOf(timeOf(row[3].toString())),
                          textOf(timeOf(row[4].toString()))});
            return true;
        });
    return lines;
}

void GamesImport::readStore(Database& into) {
    if (m_storeRead) return;
    for (const Line& line : linesOf(into)) {
        m_known.insert(line.key, line.id);
        m_sequenceByPlayed[line.played] = std::max(m_sequenceByPlayed.value(line.played), line.sequence);
    }
    qint64 latest = 0;
    for (qint64& sequence : m_sequenceByPlayed)
        sequence = latest = std::max(latest, sequence);
    m_storeRead = true;
}

qint64 GamesImport::sequenceFor(const Line& line) const {
    if (m_sequenceByPlayed.isEmpty()) return line.sequence;
    const auto after = m_sequenceByPlayed.upperBound(line.played);
    return after == m_sequenceByPlayed.begin() ? 0 : *std::prev(after);
}

std::optional<qint64> GamesImport::placeFor(const StoredMatch& match, const QString& key, Database& into,
                                            const IsPlayed& isPlayed) const {
    for (const qint64 id : m_known.values(key)) {
        const auto there = readMatch(into, id);
        if (!there || there->opening != match.opening) continue;
        const bool goesOn = beginsWith(match.steps, there->steps) && !there->line.finished &&
                            !match.truncated &&
                            (match.steps.size() > there->steps.size() || match.line.finished);
        if (!goesOn && (match.truncated || beginsWith(there->steps, match.steps))) return std::nullopt;
        if (!goesOn) continue; // continued differently in both
        QString run;
        into.query(QStringLiteral("SELECT run FROM matches WHERE id = ?"), {id},
                   [&](const QVariantList& row) {
                       run = row[0].toString();
                       return false;
                   });
        if (isPlayed(run)) return std::nullopt;
        return id;
    }
    return 0;
}

void GamesImport::take(const Line& line, Database& into, const IsPlayed& isPlayed, ImportedGames* result) {
    std::optional<StoredMatch> match;
    QByteArray blob;
    try {
        match = readMatch(from(), line.id);
        if (match) blob = archived(from(), line.id);
    } catch (const DatabaseError&) { // error in the file, not in the store
        match.reset();
    }
    if (!match || match->opening.isEmpty()) {
        ++result->lost;
        return;
    }
    if (const qsizetype gap = match->steps.indexOf(QByteArray()); gap >= 0) {
        match->steps.resize(gap);
        match->truncated = true;
    }
    const auto place = placeFor(*match, line.key, into, isPlayed);
    if (!place) {
        ++result->known;
        return;
    }
    if (match->line.finished && (match->truncated || blob.isEmpty()))
        blob = blobOf({match->opening, match->resumeState, match->steps});
    if (*place) {
        // salvage() invents a UUID for files of versions without UUIDs, so keep the stored one.
        match->line.uuid = linesWhere(into, QStringLiteral("id = ?"), {*place}).value(0).uuid;
        into.query(QStringLiteral("DELETE FROM matches WHERE id = ?"), {*place});
    }
    write(into, *place, std::max(m_lastSequence, sequenceFor(line)), *match, blob);
    ++(*place ? result->continued : result->added);
    result->truncated += match->truncated;
}

void GamesImport::takeSome(Database& into, const IsPlayed& isPlayed) {
    QElapsedTimer took;
    took.start();
    int next = m_next;
    ImportedGames result = m_result;
    const qint64 lastSequence = m_lastSequence;
    try {
        into.transaction([&] {
            readStore(into);
            const auto mayGoOn = [&] { // at least one match, however slow the disk is
                return next == m_next || (next - m_next < kMostAtOnce && took.elapsed() < kSomeMillis);
            };
            for (; next < games() && mayGoOn(); ++next) {
                take(m_matches[next], into, isPlayed, &result);
                m_lastSequence = std::max(m_lastSequence, sequenceFor(m_matches[next]));
            }
        });
    } catch (const DatabaseError&) {
        m_lastSequence = lastSequence;
        throw;
    }
    m_next = next;
    m_result = result;
}

} // namespace tacklebox
