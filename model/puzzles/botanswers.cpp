#include "model/puzzles/botanswers.h"

#include "model/engine/random.h"

namespace tacklebox {

std::optional<AnyChoice> botAnswer(Level level, const AnyMatch& match, Seat seat, AnswerPurpose purpose,
                                   int number, int effort) {
    if (match.chanceIsDue() || !match.playersToAct().has(seat)) return std::nullopt;
    constexpr std::uint64_t kNumbers = 1000; // maximum for each purpose
    const std::uint64_t place = Random::forStep(~match.setup().seed, std::uint64_t(match.steps())).next();
    const std::uint64_t which = std::uint64_t(purpose) * kNumbers + std::uint64_t(number);
    const auto bot = match.game().makeBot(level, seat, Random::forStep(place, which).next());
    match.showEvents(*bot, seat, 0, match.events());
    return match.ask(*bot, seat, {.mustMove = true, .effort = effort});
}

int timesFound(Level level, const AnyMatch& match, Seat seat, const AnyMove& move, int tries) {
    int found = 0;
    for (int number = 0; number < tries; ++number) {
        const auto choice = botAnswer(level, match, seat, AnswerPurpose::Grade, number);
        found += choice && choice->move == move;
    }
    return found;
}

std::vector<Fact> factsKnownTo(Seat seat, const AnyMatch& match) {
    const auto known = match.game().makeInformationState(seat);
    for (int number = 0; number < match.events(); ++number)
        if (const auto event = match.seen(seat, number)) known->see(*event);
    return known->facts();
}

} // namespace tacklebox
