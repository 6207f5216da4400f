// Who has played, and when, in the tests of past games and statistics.
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

/// A store of past games in a folder of its own.
struct PastStore {
    QTemporaryDir folder;
    Store store{folder.path()};

    /// Keeps a match that was played on that day; its number.
    qint64 add(int on, const char* game, const QList<SeatPlan>& seats, const MatchResult& result,
               int steps = 1) {
        const qint64 match = keep(
            store, {QString::fromLatin1(game), day(on), seats, result, {}, QList<QByteArray>(steps, "{}")});
        playedAt(folder.path(), match, day(on));
        return match;
    }
};

} // namespace tacklebox::testing
