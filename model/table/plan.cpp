#include "model/table/plan.h"

#include <QCoreApplication>

namespace tacklebox {

QString usualPersonName() {
    for (const char* variable : {"USER", "USERNAME"}) {
        const QString name = qEnvironmentVariable(variable).trimmed();
        if (name.isEmpty() || name == QLatin1String("root") || name.size() > 20) continue;
        return name.left(1).toUpper() + name.mid(1);
    }
    return QCoreApplication::translate("Seats", "Guest", "name of a person at the table who has given none");
}

QString usualBotName(int number) {
    static constexpr const char* kNames[] = {"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"};
    return QString::fromLatin1(kNames[std::size_t(number) % std::size(kNames)]);
}

QList<SeatPlan> usualSeats(int seats) {
    QList<SeatPlan> plans;
    if (seats > 0) plans.append({.name = usualPersonName(), .person = true});
    for (int bot = 0; plans.size() < seats; ++bot)
        if (const QString name = usualBotName(bot); plans.isEmpty() || name != plans.front().name)
            plans.append({.name = name, .person = false, .level = Level::Perch});
    return plans;
}

Seat onlyPersonOf(const QList<SeatPlan>& seats) {
    Seat only = kNoSeat;
    for (qsizetype seat = 0; seat < seats.size(); ++seat) {
        if (!seats[seat].person) continue;
        if (only != kNoSeat) return kNoSeat;
        only = Seat(seat);
    }
    return only;
}

} // namespace tacklebox
