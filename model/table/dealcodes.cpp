#include "model/table/dealcodes.h"

#include "model/table/words.h"

namespace tacklebox {

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
