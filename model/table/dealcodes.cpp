#include "model/table/dealcodes.h"

#include "model/json/optionsjson.h"
#include "model/table/words.h"
#include "model/wire/record.h"

#include <algorithm>
#include <string>

namespace tacklebox {

namespace {

/// A table for the deal, with the usual players.
TablePlan planOf(const Deal& deal) {
    TablePlan plan;
    plan.game = QString::fromStdString(deal.game);
    plan.seats = usualSeats(deal.seats);
    plan.dealer = deal.dealer;
    plan.options = deal.options;
    plan.seed = deal.seed;
    return plan;
}

} // namespace

QString dealCodeOf(const AnyMatch& match) {
    const AnyGame& game = match.game();
    AnySetup drawn = match.setup();
    if (drawn.chance == ChanceMode::Ask) return {};
    drawn.layout = game.drawnLayout(drawn.seed, drawn.options, drawn.seats);
    if (openingJson(*game.opened(drawn)) != openingJson(match)) return {};
    return QString::fromStdString(
        dealCode({std::string(game.id), drawn.options, drawn.seats, drawn.seed, drawn.dealer}));
}

std::optional<TablePlan> planOfDealCode(const QString& text, QString* error) {
    Phrase why;
    const std::optional<Deal> deal = readDealCode(text.toStdString(), why);
    if (!deal) {
        *error = inWords(why);
        return std::nullopt;
    }
    return planOf(*deal);
}

TablePlan planOfDay(const QString& game, const QDate& day) {
    return planOf(dealOfDay(game.toStdString(), day.year(), day.month(), day.day()));
}

bool isSeatedAs(const QList<SeatPlan>& seats, const TablePlan& ofDay) {
    return std::equal(seats.begin(), seats.end(), ofDay.seats.begin(), ofDay.seats.end(),
                      [](const SeatPlan& a, const SeatPlan& b) {
                          return a.person == b.person && (a.person || a.level == b.level);
                      });
}

bool isDealtAs(const QByteArray& opening, const TablePlan& plan) {
    const AnyGame* game = gameNamed(plan.game.toStdString());
    if (!game || !plan.seed || !plan.dealer) return false;
    const Json record = Json::parse(opening.begin(), opening.end(), nullptr, false);
    if (!record.is_object()) return false;
    const Json wanted = {{"game", game->id},
                         {"seats", int(plan.seats.size())},
                         {"dealer", int(*plan.dealer)},
                         {"options", optionsJson(game->options, plan.options)},
                         {"chance", "auto"},
                         {"seed", std::to_string(*plan.seed)}};
    return std::all_of(wanted.items().begin(), wanted.items().end(), [&record](const auto& item) {
        const auto found = record.find(item.key());
        return found != record.end() && *found == item.value();
    });
}

} // namespace tacklebox
