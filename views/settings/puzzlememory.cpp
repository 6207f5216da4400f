#include "views/settings/puzzlememory.h"

#include "views/settings/values.h"

#include <QSettings>

namespace tacklebox {

namespace {

QString solvedKey(const QString& game) {
    return QStringLiteral("puzzles/solved-") + game;
}
const QString kTimedKey = QStringLiteral("puzzles/timed");

} // namespace

QStringList solvedPuzzles(const QSettings& store, const QString& game) {
    return store.value(solvedKey(game)).toStringList();
}

void saveSolved(QSettings& store, const QString& game, const QString& puzzle) {
    QStringList solved = solvedPuzzles(store, game);
    if (solved.contains(puzzle)) return;
    store.setValue(solvedKey(game), solved << puzzle);
}

bool puzzlesTimed(const QSettings& store) {
    return flagOf(store.value(kTimedKey)).value_or(false);
}

void keepPuzzlesTimed(QSettings& store, bool timed) {
    store.setValue(kTimedKey, timed ? QStringLiteral("true") : QStringLiteral("false"));
}

} // namespace tacklebox
