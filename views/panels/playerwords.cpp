#include "views/panels/playerwords.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

/// Translation context.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

} // namespace

QString levelTitle(Level level) {
    switch (level) {
    case Level::Random: return Say::tr("At random");
    case Level::Minnow: return Say::tr("Minnow");
    case Level::Perch: return Say::tr("Perch");
    case Level::Pike: return Say::tr("Pike");
    case Level::Shark: return Say::tr("Shark");
    }
    return {};
}

QString levelLine(Level level, bool live) {
    switch (level) {
    case Level::Random: return Say::tr("Makes random legal moves.");
    case Level::Minnow:
        return live
                   ? Say::tr(
                         "A beginner with a short memory and rough judgement. Live: slow, about two seconds.")
                   : Say::tr("A beginner with a short memory and rough judgement.");
    case Level::Perch:
        return live ? Say::tr("A casual player who remembers recent turns. Live: as quick as most people.")
                    : Say::tr("A casual player who remembers recent turns.");
    case Level::Pike:
        return live ? Say::tr("A skilled player who forgets nothing and knows the odds. Live: quick, about a "
                              "second.")
                    : Say::tr("A skilled player who forgets nothing and knows the odds.");
    case Level::Shark:
        return live ? Say::tr("An expert who misses nothing and thinks ahead. Live: often under a second.")
                    : Say::tr("An expert who misses nothing and thinks ahead.");
    }
    return {};
}

QString seatTitle(const TablePlan& plan, Seat seat, Seat you) {
    if (seat == you && you != kNoSeat) return Say::tr("You");
    if (seat < plan.seats.size() && !plan.seats[seat].name.isEmpty()) return plan.seats[seat].name;
    return Say::tr("Player %1").arg(seat + 1);
}

QString listed(const QStringList& names) {
    if (names.size() < 2) return names.join(QString());
    return Say::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(Say::tr(", ")), names.last());
}

} // namespace tacklebox
