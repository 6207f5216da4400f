// Checks sampled determinizations. One is possible if some legal history leads to it and looks to the seat
// exactly like what it has seen.
#pragma once

#include "model/engine/match.h"
#include "model/games/games.h"

#include <string>
#include <vector>

namespace tacklebox::testing {

/// The first deal of a match, from its start to a position.
template <class G>
struct History {
    Setup<G> setup;             ///< places every card; seed and chance mode are unused
    std::vector<Step<G>> steps; ///< moves of all seats, unseen ones too, and all chance outcomes
};

/// Returns a history that leads to `world` and that `seat` would have seen as `seen`, all events since the
/// SeenDeal of the first deal; anything if there is none. Specialised in tests/games/<game>, in the file
/// history or in the test that needs it. It uses the rules only, not the bots, because it judges them.
template <class G>
History<G> historyOf(const std::vector<SeenEvent<G>>& seen, Seat seat, const typename G::State& world);

#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    History<G> historyOf<G>(const std::vector<SeenEvent<G>>& seen, Seat seat, const G::State& world);
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
#undef TACKLEBOX_DECLARE

/// Returns what `seat` saw of a log.
template <class G>
std::vector<SeenEvent<G>> streamOf(Seat seat, const EventLog<G>& log) {
    std::vector<SeenEvent<G>> stream;
    for (int number = 0; number < log.size(); ++number)
        if (auto event = SeenEvent<G>::seenBy(seat, log, number)) stream.push_back(std::move(*event));
    return stream;
}

/// True if `seat` saw exactly `seen`.
template <class G>
bool looksLike(const std::vector<SeenEvent<G>>& seen, Seat seat, const EventLog<G>& log) {
    std::size_t at = 0;
    for (int number = 0; number < log.size(); ++number) {
        const auto event = SeenEvent<G>::seenBy(seat, log, number);
        if (event && (at == seen.size() || !(*event == seen[at++]))) return false;
    }
    return at == seen.size();
}

/// Returns why `outcome` is impossible for `due`, or null.
template <class Layout>
const char* outcomeFault(const Chance& due, const Outcome<Layout>& outcome) {
    if (due.kind != outcome.kind) return "a chance step that is not due";
    if (due.kind == ChanceKind::Pull && !due.cards.has(outcome.card)) return "a pull of a card not there";
    if (due.kind == ChanceKind::Roll && (outcome.dice[1] != 0) != (due.dice == 2))
        return "a roll of another number of dice";
    if (due.kind != ChanceKind::Shuffle) return nullptr;
    CardSet shuffled;
    for (const Card card : outcome.order)
        shuffled.add(card);
    const bool same = shuffled == due.cards && outcome.order.size() == due.cards.size();
    return same ? nullptr : "a shuffle of other cards";
}

/// Returns why `history` is illegal, looks different to `seat`, or does not lead to `world`; empty if it
/// proves that `world` is possible.
template <class G>
std::string historyFault(const History<G>& history, const std::vector<SeenEvent<G>>& seen, Seat seat,
                         const typename G::State& world) {
    if (const char* fault = G::fault(history.setup.options, history.setup.seats, history.setup.layout))
        return std::string("its opening cannot be: ") + fault;
    auto match = Match<G>::opened(history.setup);
    int number = 0;
    for (const Step<G>& step : history.steps) {
        ++number;
        const std::string where = " (step " + std::to_string(number) + ")";
        if (const auto* made = std::get_if<MoveStep<G>>(&step)) {
            if (match.chanceIsDue()) return "a move where chance is due" + where;
            if (!G::waiting(match.state()).has(made->seat)) return "a move of a seat that has none" + where;
            if (match.replayMove(made->seat, made->move)) return "an illegal move" + where;
            continue;
        }
        const auto& outcome = std::get<Outcome<typename G::Layout>>(step);
        const Chance due = G::chance(match.state());
        if (const char* fault = outcomeFault(due, outcome)) return fault + where;
        match.replayChance(outcome);
    }
    if (!looksLike(seen, seat, match.log())) return "its history looks otherwise to the seat";
    if (!(G::view(match.state(), kEverybody) == G::view(world, kEverybody)))
        return "its history leads to another position";
    return {};
}

/// Returns why `world` contradicts what `seat` has seen, or an empty string. Relies on historyOf() to find a
/// history.
template <class G>
std::string worldFault(const std::vector<SeenEvent<G>>& seen, Seat seat, const typename G::State& world) {
    return historyFault(historyOf<G>(seen, seat, world), seen, seat, world);
}

} // namespace tacklebox::testing
