#include "model/table/plan.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace tacklebox {

namespace {

/// "Guest" in every language that the program speaks; names are kept in the language of their day.
constexpr const char* kGuests[] = {"Guest", "Gast"};

QString guestName() {
    return QCoreApplication::translate("Seats", "Guest", "name of a person at the table who has given none");
}

bool isGuest(const QString& name) {
    return std::any_of(std::begin(kGuests), std::end(kGuests),
                       [&](const char* guest) { return name == QLatin1String(guest); });
}

} // namespace

QString usualPersonName() {
    for (const char* variable : {"USER", "USERNAME"}) {
        const QString name = qEnvironmentVariable(variable).trimmed();
        if (name.isEmpty() || name == QLatin1String("root") || name.size() > 20) continue;
        return name.left(1).toUpper() + name.mid(1);
    }
    return guestName();
}

QString personNameOf(const QString& kept) {
    return isGuest(kept) ? guestName() : kept;
}

QStringList keptNamesOf(const QString& person) {
    if (!isGuest(person)) return {person};
    QStringList names;
    for (const char* guest : kGuests)
        names << QLatin1String(guest);
    return names;
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
