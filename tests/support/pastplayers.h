// Players and days for tests of past matches and statistics.
#pragma once

#include "model/store/matchrows.h"
#include "tests/support/pastgames.h"

#include <QTemporaryDir>

namespace tacklebox::testing {

inline const SeatPlan kAna{QStringLiteral("Ana"), true}, kBen{QStringLiteral("Ben"), true},
    kPim{QStringLiteral("Pim"), false, Level::Pike}, kMia{QStringLiteral("Mia"), false, Level::Minnow};

inline QDateTime day(int day) {
    return {QDate(2026, 3, day), QTime(12, 0), kUtc};
}

/// A store of past matches in a temporary folder.
struct PastStore {
    QTemporaryDir folder;
    Store store{folder.path()};

    /// Saves a match played on that day and returns its number.
    qint64 add(int on, const char* game, const QList<SeatPlan>& seats, const MatchResult& result,
               int steps = 1) {
        const qint64 match = keep(
            store, {QString::fromLatin1(game), day(on), seats, result, {}, QList<QByteArray>(steps, "{}")});
        playedAt(folder.path(), match, day(on));
        return match;
    }
};

} // namespace tacklebox::testing
