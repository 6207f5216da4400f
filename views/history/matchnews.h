#pragma once

#include "model/store/statistics.h"

#include <QString>

namespace tacklebox {

/// Tells the player in one or two sentences what a match changes in their statistics: first match, best
/// score, streak, total wins. `results` are all stored ones, `match` the id of the match that has ended,
/// `title` the name of the game. Returns an empty string if the match is not stored or had several human
/// players.
QString newsOfMatch(const QList<PersonalResult>& results, qint64 match, const QString& title);

} // namespace tacklebox
