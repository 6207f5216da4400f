// Remembers, across sessions, the solved puzzles and the option to show the time.
#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace tacklebox {

/// Ids of the solved puzzles of that game, in the order they were solved.
QStringList solvedPuzzles(const QSettings& store, const QString& game);
/// Marks a puzzle as solved.
void saveSolved(QSettings& store, const QString& game, const QString& puzzle);

/// True if the puzzle shows a clock. Off by default.
bool puzzlesTimed(const QSettings& store);
void keepPuzzlesTimed(QSettings& store, bool timed);

} // namespace tacklebox
