// The database rows of matches, independent of their form (matchblob.h). All functions throw DatabaseError.
#pragma once

#include "model/store/matchblob.h"
#include "model/store/storedmatch.h"

#include <QTimeZone>
#include <QVariantList>

#include <optional>

namespace tacklebox {

class Database;

/// SQL for the next sequence number, one more than the highest, independent of the clock. Column `sequence`
/// of `matches` has the number of the match's last change. It is 0 for matches stored up to schema 3, which
/// precede all others in the order of their times.
extern const char* const kNextSequence;
/// SQL for ordering matches by their last change, latest first.
extern const char* const kLatestFirst;

/// UTC for QDateTime: Qt 6.4 has only the first spelling, and later versions warn about it.
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
inline constexpr Qt::TimeSpec kUtc = Qt::UTC;
#else
inline constexpr QTimeZone::Initialization kUtc = QTimeZone::UTC;
#endif

/// Converts times of the database. An invalid text gives an invalid time.
QString textOf(const QDateTime& time);
QDateTime timeOf(const QString& text);

void addSeats(Database& database, qint64 match, const QList<SeatPlan>& seats);

/// The matches that satisfy the SQL `condition`, with `?` for `values`, last played first. Needs two queries
/// for any number of matches.
QList<MatchSummary> linesWhere(Database& database, const QString& condition, const QVariantList& values = {});

/// Reads a match. If its blob is damaged, the readable part (StoredMatch::truncated). nullopt if it does not
/// exist.
std::optional<StoredMatch> readMatch(Database& database, qint64 match);
/// The texts of a match in any form; empty steps where some are missing. nullopt if its blob is damaged.
std::optional<MatchTexts> readTexts(Database& database, qint64 match);

/// Moves the match to the archive as `blob`. Call within a transaction.
void putIntoArchive(Database& database, qint64 match, const QByteArray& blob);
/// Converts a match in any form to an unfinished one. Call within a transaction. Returns false and changes
/// nothing if its blob is damaged.
bool convertToUnfinished(Database& database, qint64 match);

} // namespace tacklebox
