#include "views/dialogs/lastplans.h"

#include "model/engine/namearray.h"
#include "views/games/games.h"
#include "views/settings/values.h"

#include <QSettings>

namespace tacklebox {

namespace {

// Files store enum values by name, so that a later version may reorder them.
constexpr const char* kTempos[] = {"round", "live"};
static_assert(namesEvery<Tempo>(kTempos));

} // namespace

TablePlan firstPlan(const QString& game) {
    TablePlan plan;
    plan.game = game;
    const GameInfo* info = gameInfo(game);
    if (!info) return plan;
    plan.options = standardOptions(info->options);
    plan.seats = usualSeats(qBound(info->leastSeats, 4, info->mostSeats));
    return plan;
}

TablePlan shortPlan(const QString& game) {
    TablePlan plan = firstPlan(game);
    const GameInfo* info = gameInfo(game);
    for (std::size_t i = 0; info && i < info->options.size(); ++i)
        for (const std::string_view length : {"target", "games", "wins"})
            if (info->options[i].name == length) plan.options.value[i] = std::int16_t(info->options[i].least);
    return plan;
}

std::optional<TablePlan> lastPlan(const QSettings& store, const QString& game) {
    const GameInfo* info = gameInfo(game);
    if (!info) return std::nullopt;
    const QString at = QStringLiteral("tables/") + game + u'/';
    const int seats =
        numberWithin(store.value(at + QStringLiteral("seats")), info->leastSeats, info->mostSeats)
            .value_or(0);
    if (seats == 0) return std::nullopt;
    TablePlan plan;
    plan.game = game;
    for (int i = 0; i < seats; ++i) {
        const QString of = at + QStringLiteral("seat%1/").arg(i);
        SeatPlan seat;
        seat.name = store.value(of + QStringLiteral("name")).toString().left(40);
        seat.person = flagOf(store.value(of + QStringLiteral("person"))).value_or(false);
        seat.level = levelNamed(store.value(of + QStringLiteral("level")).toString().toStdString())
                         .value_or(Level::Perch);
        if (seat.name.isEmpty()) return std::nullopt; // incomplete
        if (const QString face = store.value(of + QStringLiteral("face")).toString();
            regulars().contains(face, Qt::CaseInsensitive))
            seat.face = face.toLower();
        if (seat.person) seat.name = personNameOf(seat.name);
        plan.seats.append(seat);
    }
    keepNamesApart(plan.seats);
    for (std::size_t i = 0; i < info->options.size(); ++i) {
        const OptionSpec& option = info->options[i];
        const QVariant saved = store.value(at + QStringLiteral("option-") + QString::fromLatin1(option.name));
        plan.options.value[i] =
            std::int16_t(numberWithin(saved, option.least, option.most).value_or(option.standard));
    }
    const int dealer =
        numberWithin(store.value(at + QStringLiteral("dealer")), 0, int(plan.seats.size()) - 1).value_or(-1);
    if (dealer >= 0) plan.dealer = Seat(dealer);
    plan.tempo =
        valueNamed<Tempo>(store.value(at + QStringLiteral("tempo")), kTempos).value_or(Tempo::RoundTheTable);
    int people = 0;
    for (const SeatPlan& seat : plan.seats)
        people += seat.person;
    if (people != 1 || !info->live) plan.tempo = Tempo::RoundTheTable;
    return plan;
}

void savePlan(QSettings& store, const TablePlan& plan) {
    const GameInfo* info = gameInfo(plan.game);
    if (!info) return;
    const QString at = QStringLiteral("tables/") + plan.game;
    store.remove(at);
    store.beginGroup(at);
    store.setValue(QStringLiteral("seats"), int(plan.seats.size()));
    for (int i = 0; i < plan.seats.size(); ++i) {
        const SeatPlan& seat = plan.seats[i];
        const QString of = QStringLiteral("seat%1/").arg(i);
        store.setValue(of + QStringLiteral("name"), seat.name);
        store.setValue(of + QStringLiteral("person"),
                       seat.person ? QStringLiteral("true") : QStringLiteral("false"));
        if (!seat.face.isEmpty()) store.setValue(of + QStringLiteral("face"), seat.face);
        const std::string_view level = name(seat.level);
        store.setValue(of + QStringLiteral("level"), QString::fromLatin1(level));
    }
    for (std::size_t i = 0; i < info->options.size(); ++i) {
        const std::string_view option = info->options[i].name;
        store.setValue(QStringLiteral("option-") + QString::fromLatin1(option), int(plan.options.value[i]));
    }
    if (plan.dealer) store.setValue(QStringLiteral("dealer"), int(*plan.dealer));
    store.setValue(QStringLiteral("tempo"), QLatin1String(kTempos[int(plan.tempo)]));
    store.endGroup();
}

} // namespace tacklebox
