#include "model/table/dealcodes.h"

#include "model/table/words.h"
#include "model/wire/record.h"

namespace tacklebox {

QString dealCodeOf(const AnyMatch& match) {
    const AnyGame& game = match.game();
    AnySetup drawn = match.setup();
    if (drawn.chance == ChanceMode::Ask) return {};
    drawn.layout = game.drawnLayout(drawn.seed, drawn.options, drawn.seats);
    if (openingJson(*game.opened(drawn)) != openingJson(match)) return {};
    return QString::fromStdString(
        dealCode({std::string(game.id), drawn.options, drawn.seats, drawn.seed, drawn.dealer}));
}

std::optional<TablePlan> planOfDealCode(const QString& text, QString* fault) {
    Phrase why;
    const std::optional<Deal> deal = readDealCode(text.toStdString(), why);
    if (!deal) {
        *fault = inWords(why);
        return std::nullopt;
    }
    TablePlan plan;
    plan.game = QString::fromStdString(deal->game);
    plan.seats = usualSeats(deal->seats);
    plan.dealer = deal->dealer;
    plan.options = deal->options;
    plan.seed = deal->seed;
    return plan;
}

} // namespace tacklebox
