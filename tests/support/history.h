// The judge of sampled worlds: a world is possible if some history that the rules allow leads to it and looks
// to the seat exactly like what it saw.
#pragma once

#include "model/engine/match.h"
#include "model/games/games.h"

#include <string>
#include <vector>

namespace tacklebox::testing {

/// A first deal of a match from its opening to a position.
template <class G>
struct History {
    Setup<G> setup; ///< layout with every card placed, seats, dealer and options; seed and chance mode mean
                    ///< nothing
    std::vector<Step<G>> steps; ///< moves of all seats, unseen ones too, and all chance outcomes, in order
};

/// A history that leads to `world` and that `seat` would have seen as `seen`: all events of its stream from
/// the SeenDeal of the first deal on. Specialised in tests/games/<game>, in the file
/// called history, for a game whose histories have to be looked for; where there is but one, the game's test
/// of worlds makes it. It is made from the rules alone: nothing of the bots may be used, as this judges them.
/// If there is none it returns anything.
template <class G>
History<G> historyOf(const std::vector<SeenEvent<G>>& seen, Seat seat, const typename G::State& world);

#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    History<G> historyOf<G>(const std::vector<SeenEvent<G>>& seen, Seat seat, const G::State& world);
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
#undef TACKLEBOX_DECLARE

/// What `seat` saw of a log.
template <class G>
std::vector<SeenEvent<G>> streamOf(Seat seat, const EventLog<G>& log) {
    std::vector<SeenEvent<G>> stream;
    for (int number = 0; number < log.size(); ++number)
        if (auto event = SeenEvent<G>::seenBy(seat, log, number)) stream.push_back(std::move(*event));
    return stream;
}

/// True if `seat` saw exactly `seen` of the log.
template <class G>
bool looksLike(const std::vector<SeenEvent<G>>& seen, Seat seat, const EventLog<G>& log) {
    std::size_t at = 0;
    for (int number = 0; number < log.size(); ++number) {
        const auto event = SeenEvent<G>::seenBy(seat, log, number);
        if (event && (at == seen.size() || !(*event == seen[at++]))) return false;
    }
    return at == seen.size();
}

/// Null, or why that cannot come out of what is due.
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

/// Nothing, or why `history` is none that the rules allow, that `seat` sees as `seen`, and that leads to
/// `world`. Whoever proposed it: if nothing is wrong with it, `world` is possible.
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

/// Nothing, or why `world` cannot be what lies behind what `seat` has seen, as far as historyOf() can find it
/// out.
template <class G>
std::string worldFault(const std::vector<SeenEvent<G>>& seen, Seat seat, const typename G::State& world) {
    return historyFault(historyOf<G>(seen, seat, world), seen, seat, world);
}

} // namespace tacklebox::testing
