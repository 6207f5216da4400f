#include "model/table/plan.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace tacklebox {

namespace {

/// The default names of people in every language of the program: the first, and the following ones by number.
/// Names are stored in the language of the time.
constexpr const char* kGuests[] = {"Guest", "Gast"};
constexpr const char* kNumbered[] = {"Player %1", "Spieler %1"};

QString guestName() {
    return QCoreApplication::translate("Seats", "Guest", "name of a person at the table who has given none");
}

bool isGuest(const QString& name) {
    return std::any_of(std::begin(kGuests), std::end(kGuests),
                       [&](const char* guest) { return name == QLatin1String(guest); });
}

/// 2 for "Player 2" in any language; 0 for other names.
int numberIn(const QString& name) {
    for (const char* numbered : kNumbered)
        for (int number = 2; number <= kMostSeats; ++number)
            if (name == QString::fromLatin1(numbered).arg(number)) return number;
    return 0;
}

} // namespace

QString usualPersonName(int number) {
    if (number > 1)
        return QCoreApplication::translate("Seats", "Player %1",
                                           "name of a further person at the table who has given none")
            .arg(number);
    for (const char* variable : {"USER", "USERNAME"}) {
        const QString name = qEnvironmentVariable(variable).trimmed();
        if (name.isEmpty() || name == QLatin1String("root") || name.size() > 20) continue;
        return name.left(1).toUpper() + name.mid(1);
    }
    return guestName();
}

QString personNameOf(const QString& kept) {
    if (isGuest(kept)) return guestName();
    const int number = numberIn(kept);
    return number > 0 ? usualPersonName(number) : kept;
}

bool isNoName(const QString& name) {
    return isGuest(name);
}

QStringList keptNamesOf(const QString& person) {
    QStringList names;
    if (isGuest(person)) {
        for (const char* guest : kGuests)
            names << QLatin1String(guest);
    } else if (const int number = numberIn(person); number > 0) {
        for (const char* numbered : kNumbered)
            names << QString::fromLatin1(numbered).arg(number);
    } else {
        names << person;
    }
    return names;
}

const QStringList& regulars() {
    static const QStringList kNames{QStringLiteral("Ada"), QStringLiteral("Ben"), QStringLiteral("Cleo"),
                                    QStringLiteral("Dan"), QStringLiteral("Eve"), QStringLiteral("Finn"),
                                    QStringLiteral("Gus"), QStringLiteral("Hal")};
    return kNames;
}

QString usualBotName(int number) {
    return regulars()[number % regulars().size()];
}

void keepNamesApart(QList<SeatPlan>& seats) {
    const auto taken = [&seats](const QString& name, bool byPersons) {
        return std::any_of(seats.cbegin(), seats.cend(), [&](const SeatPlan& seat) {
            return (seat.person || !byPersons) && seat.name.compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    for (SeatPlan& seat : seats) {
        if (seat.person || !regulars().contains(seat.name, Qt::CaseInsensitive) || !taken(seat.name, true))
            continue;
        const auto free = std::find_if(regulars().cbegin(), regulars().cend(),
                                       [&](const QString& name) { return !taken(name, false); });
        if (free == regulars().cend()) return; // all regulars are in use
        seat.name = *free;
        seat.face.clear();
    }
}

QList<SeatPlan> usualSeats(int seats) {
    QList<SeatPlan> plans;
    if (seats > 0) plans.append({.name = usualPersonName(), .person = true});
    for (int bot = 0; plans.size() < seats; ++bot)
        if (const QString name = usualBotName(bot); plans.isEmpty() || name != plans.front().name)
            plans.append({.name = name, .person = false, .level = Level::Perch});
    return plans;
}

KnownLevels knownLevelsOf(const QList<SeatPlan>& seats) {
    KnownLevels known;
    for (qsizetype seat = 0; seat < seats.size(); ++seat)
        if (!seats[seat].person) known[std::size_t(seat)] = seats[seat].level;
    return known;
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
