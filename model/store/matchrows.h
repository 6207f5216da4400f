// The rows of matches in the database, whichever way their texts are kept (matchblob.h). All functions throw
// DatabaseError.
#pragma once

#include "model/store/matchblob.h"
#include "model/store/storedmatch.h"

#include <QTimeZone>
#include <QVariantList>

#include <optional>

namespace tacklebox {

class Database;

/// SQL for the number of what happens next: one more than that of all before, whatever the clock says. Column
/// `sequence` of `matches` has it for the last thing that happened in a match; 0 for those that versions up
/// to schema 3 kept, which are older than all others and among themselves in the order of their clock.
extern const char* const kNextSequence;
/// SQL that orders matches by what came last, that first.
extern const char* const kLatestFirst;

/// UTC as QDateTime takes it: Qt 6.4 knows only the first spelling, and newer ones warn of it.
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
inline constexpr Qt::TimeSpec kUtc = Qt::UTC;
#else
inline constexpr QTimeZone::Initialization kUtc = QTimeZone::UTC;
#endif

/// A time as the database has it, and back; no valid time where the text is none.
QString textOf(const QDateTime& time);
QDateTime timeOf(const QString& text);

void addSeats(Database& database, qint64 match, const QList<SeatPlan>& seats);

/// The matches for which `condition` (SQL, with `?` for `values`) holds, the one played last first. Two
/// queries, however many they are.
QList<MatchLine> linesWhere(Database& database, const QString& condition, const QVariantList& values = {});

/// A match with its record whole, or as far as it can be read where its blob is damaged (StoredMatch::cut).
/// Nothing if there is no such match.
std::optional<StoredMatch> readMatch(Database& database, qint64 match);
/// The texts of a match, whatever its form, with an empty step where some are missing; nothing if its blob is
/// damaged.
std::optional<MatchTexts> readTexts(Database& database, qint64 match);

/// Puts a match's texts, which `blob` holds, into the archive. Within a transaction.
void putIntoArchive(Database& database, qint64 match, const QByteArray& blob);
/// Writes a match's texts, whatever its form, as those of one under way. Within a transaction. False if its
/// blob is damaged; then nothing has changed.
bool takeOutOfArchive(Database& database, qint64 match);

} // namespace tacklebox
