// What one match changes in the statistics of the person who played it.
#pragma once

#include "model/store/statistics.h"

#include <QString>

namespace tacklebox {

/// In one or two sentences to that person: first match, best score, wins in a row, wins in all. `results` are
/// all that are kept, `match` the number of the one that has just ended, `title` the game's. Empty where it
/// is not among them, or several persons played it.
QString newsOfMatch(const QList<PersonalResult>& results, qint64 match, const QString& title);

} // namespace tacklebox
