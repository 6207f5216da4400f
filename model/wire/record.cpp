#include "model/wire/record.h"

#include "model/json/codec.h"
#include "model/json/optionsjson.h"

namespace tacklebox {

Json openingJson(const AnyMatch& match) {
    const AnySetup& setup = match.setup();
    return {{"format", kRecordFormat},
            {"game", match.game().id},
            {"seats", setup.seats},
            {"dealer", int(setup.dealer)},
            {"options", optionsJson(match.game().options, setup.options)},
            {"deal", match.game().layoutJson(setup.layout, match.shape())},
            {"chance", setup.chance == ChanceMode::Auto ? "auto" : "ask"},
            {"seed", std::to_string(setup.seed)}};
}

Json stepJson(const AnyMatch& match, int number) {
    const AnyStep step = match.step(number);
    if (step.isMove()) return {{"seat", int(step.seat)}, {"move", match.game().moveJson(step.move)}};
    return {{"chance", match.game().outcomeJson(step.outcome, match.shape())}};
}

Json recordJson(const AnyMatch& match) {
    Json record = openingJson(match);
    Json& steps = record["steps"] = Json::array();
    for (int number = 0; number < match.steps(); ++number)
        steps.push_back(stepJson(match, number));
    return record;
}

} // namespace tacklebox
