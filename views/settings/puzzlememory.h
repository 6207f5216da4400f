// Which puzzles a person has solved, and whether he wants to see how long he takes: kept between two
// evenings.
#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace tacklebox {

/// The ids of the puzzles of that game that were solved, the first one first.
QStringList solvedPuzzles(const QSettings& store, const QString& game);
/// From now on that puzzle counts as solved.
void keepSolved(QSettings& store, const QString& game, const QString& puzzle);

/// Whether the time is shown while one thinks; it is not until one wants it.
bool puzzlesTimed(const QSettings& store);
void keepPuzzlesTimed(QSettings& store, bool timed);

} // namespace tacklebox
