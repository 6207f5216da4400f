// Who plays, and when, in the made-up evenings of the tests of past games and statistics.
#pragma once

#include "tests/support/pastgames.h"

namespace tacklebox::testing {

inline const SeatPlan kAna{QStringLiteral("Ana"), true}, kBen{QStringLiteral("Ben"), true},
    kPim{QStringLiteral("Pim"), false, Level::Pike}, kMia{QStringLiteral("Mia"), false, Level::Minnow};

inline QDateTime day(int day) {
    return {QDate(2026, 3, day), QTime(12, 0), Qt::UTC};
}

} // namespace tacklebox::testing
