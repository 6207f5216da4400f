// The operations on stored matches. storeopening.cpp opens the file.
#include "model/store/store.h"

#include "model/store/database.h"
#include "model/store/gamesfile.h"
#include "model/store/matchrows.h"

#include <algorithm>

namespace tacklebox {

namespace {

QString now() {
    return textOf(QDateTime::currentDateTimeUtc());
}

/// True if the step before index `first` exists, or `first` is 0; steps are stored without gaps.
bool hasStepBefore(Database& database, qint64 match, int first) {
    bool found = first == 0;
    database.query(QStringLiteral("SELECT 1 FROM steps WHERE match = ? AND number = ?"), {match, first - 1},
                   [&](const QVariantList&) { return found = true; });
    return found;
}

/// The id of the run that is playing an unfinished match, or empty; nullopt if there is no such match.
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

// ---- unfinished matches ----

qint64 Store::begin(const MatchOpening& opening) {
    qint64 match = 0;
    const bool isStored = attempt([&](Database& database) {
        database.transaction([&] {
            const QString time = opening.begun.isValid() ? textOf(opening.begun) : now();
            database.query(
                QStringLiteral("INSERT INTO matches (game, begun, played, run, record, situation, "
                               "what_if, form, uuid, sequence) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, %1)")
                    .arg(QLatin1String(kNextSequence)),
                {opening.game, time, time, m_run, scrambled(opening.record), scrambled(opening.resumeState),
                 opening.whatIf, int(MatchForm::Scrambled), opening.uuid.toRfc4122()});
            match = database.lastId();
            addSeats(database, match, opening.seats);
        });
        return true;
    });
    return isStored ? match : 0;
}

bool Store::setSteps(qint64 match, int first, const QList<QByteArray>& steps, const QByteArray& resumeState) {
    return attempt([&](Database& database) {
        bool isStored = false;
        database.transaction([&] {
            if (!hasStepBefore(database, match, first)) return;
            database.query(
                QStringLiteral("UPDATE matches SET situation = ?, played = ?, sequence = %1 WHERE id = ?")
                    .arg(QLatin1String(kNextSequence)),
                {scrambled(resumeState), now(), match});
            isStored = database.changed() > 0;
            if (!isStored) return;
            database.query(QStringLiteral("DELETE FROM steps WHERE match = ? AND number >= ?"),
                           {match, first});
            for (int i = 0; i < steps.size(); ++i)
                database.query(QStringLiteral("INSERT INTO steps (match, number, step) VALUES (?, ?, ?)"),
                               {match, first + i, scrambled(steps[i])});
        });
        return isStored;
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
        database.transaction([&] {
            const auto texts = readTexts(database, match);
            database.query(
                QStringLiteral("UPDATE matches SET finished = 1, run = NULL, endings = ?, hints = ?, "
                               "taken_back = ?, minds = ?, moves = ?, sequence = %1 WHERE id = ?")
                    .arg(QLatin1String(kNextSequence)),
                {result.endings.join(u' '), result.help.hints, result.help.takenBack,
                 result.help.knowledgeShown, texts ? texts->steps.size() : 0, match});
            for (int seat = 0; seat < result.seats.size(); ++seat) {
                const SeatResult& seatResult = result.seats[seat];
                database.query(
                    QStringLiteral(
                        "UPDATE seats SET score = ?, won = ?, chain = ? WHERE match = ? AND seat = ?"),
                    {seatResult.score, seatResult.won, seatResult.longestChain, match, seat});
            }
            if (texts) putIntoArchive(database, match, blobOf(*texts));
        });
        return true;
    });
}

bool Store::reopen(qint64 match) {
    return attempt([&](Database& database) {
        bool isReopened = false;
        database.transaction([&] {
            if (!convertToUnfinished(database, match)) return;
            database.query(
                QStringLiteral("UPDATE matches SET finished = 0, run = ?, sequence = %1 WHERE id = ?")
                    .arg(QLatin1String(kNextSequence)),
                {m_run, match});
            isReopened = database.changed() > 0;
        });
        return isReopened;
    });
}

bool Store::remove(qint64 match) {
    return attempt([&](Database& database) {
        bool isRemoved = false;
        database.transaction([&] {
            const auto run = runOf(database, match);
            if (!run || (*run != m_run && isRunning(*run))) return;
            database.query(QStringLiteral("DELETE FROM matches WHERE id = ?"), {match});
            isRemoved = true;
        });
        return isRemoved;
    });
}

bool Store::release(qint64 match) {
    return attempt([&](Database& database) {
        database.query(QStringLiteral("UPDATE matches SET run = NULL WHERE id = ? AND run = ?"),
                       {match, m_run});
        return true;
    });
}

QList<MatchSummary> Store::unfinished() {
    QList<MatchSummary> lines;
    attempt([&](Database& database) {
        database.transaction([&] {
            lines = linesWhere(database, QStringLiteral("finished = 0"));
            QHash<qint64, qsizetype> indices; // by id
            for (qsizetype i = 0; i < lines.size(); ++i)
                indices.insert(lines[i].id, i);
            QHash<QString, PlayedBy> playedBy{{QString(), PlayedBy::Nobody}, {m_run, PlayedBy::ThisProgram}};
            database.query(
                QStringLiteral("SELECT id, run, situation FROM matches WHERE finished = 0"), {},
                [&](const QVariantList& row) {
                    MatchSummary& line = lines[indices.value(row[0].toLongLong())];
                    const QString run = row[1].toString();
                    if (!playedBy.contains(run))
                        playedBy.insert(run, isRunning(run) ? PlayedBy::OtherProgram : PlayedBy::Nobody);
                    line.playedBy = playedBy[run];
                    const auto resumeState = ResumeState::fromText(unscrambled(row[2].toByteArray()));
                    if (!resumeState) return true;
                    line.progress = resumeState->progress;
                    line.damage = resumeState->damage;
                    return true;
                });
        });
        return true;
    });
    std::stable_partition(lines.begin(), lines.end(), [](const MatchSummary& line) { return !line.damage; });
    return lines;
}

QList<MatchSummary> Store::resumable() {
    QList<MatchSummary> lines = unfinished();
    lines.removeIf([](const MatchSummary& line) { return line.playedBy != PlayedBy::Nobody; });
    return lines;
}

bool Store::isPlayedHere(qint64 match) {
    return attempt([&](Database& database) { return runOf(database, match) == m_run; });
}

std::optional<StoredMatch> Store::resume(qint64 match) {
    std::optional<StoredMatch> stored;
    attempt([&](Database& database) {
        database.transaction([&] {
            const auto run = runOf(database, match);
            if (!run || isRunning(*run)) return;
            database.query(QStringLiteral("UPDATE matches SET run = ? WHERE id = ?"), {m_run, match});
            stored = readMatch(database, match);
        });
        return true;
    });
    return stored;
}

// ---- finished matches ----

QList<MatchSummary> Store::history() {
    QList<MatchSummary> lines;
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

QList<MatchSummary> Store::lines(const QList<qint64>& matches) {
    QList<MatchSummary> lines;
    attempt([&](Database& database) {
        lines = linesOf(database, matches);
        return true;
    });
    return lines;
}

QByteArray Store::historyCsv() {
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
    if (stored && stored->truncated && !m_reportedTruncated.contains(match)) {
        m_reportedTruncated.insert(match);
        m_mayBeDamaged = true;
        beginUpkeep(); // checks the whole file
        if (!stored->record.isEmpty()) emit rescued(tr("%n game(s) lost their last moves.", nullptr, 1));
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

bool Store::removeHistory() {
    return attempt([&](Database& database) {
        database.query(QStringLiteral("DELETE FROM matches WHERE finished = 1"));
        return true;
    });
}

// ---- all games in one file ----

bool Store::exportGames(const QString& file, QString* error) {
    if (attempt([](Database&) { return true; })) return tacklebox::exportGames(m_file, file, error);
    *error = tr("Your games can't be read right now, so there's nothing to export.");
    return false;
}

bool Store::importSome(GamesImport& import) {
    const auto isRunning = [this](const QString& run) { return this->isRunning(run); };
    return attempt([&](Database& database) {
        import.takeSome(database, isRunning);
        return true;
    });
}

} // namespace tacklebox

#include "moc_store.cpp"
