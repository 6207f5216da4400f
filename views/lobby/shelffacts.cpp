#include "views/lobby/shelffacts.h"

#include "model/store/dayresults.h"
#include "model/store/store.h"
#include "model/table/dealcodes.h"
#include "views/games/games.h"

#include <algorithm>

namespace tacklebox {

namespace {

bool tellsOfAPerson(const MatchSummary& match) {
    const bool person =
        std::any_of(match.seats.begin(), match.seats.end(), [](const SeatPlan& seat) { return seat.person; });
    return person && !match.whatIf && match.seats.size() == match.result.seats.size();
}

} // namespace

const MatchSummary* ShelfFacts::unfinishedOf(const QString& game) const {
    if (here && here->game == game) return &*here;
    const MatchSummary* found = nullptr;
    for (const MatchSummary& match : unfinished) {
        if (match.game != game) continue;
        if (match.playedBy == PlayedBy::Nobody && !match.damage) return &match;
        if (!found) found = &match;
    }
    return found;
}

bool ShelfFacts::hasPlayed(const QString& game) const {
    return last.contains(game) || unfinishedOf(game);
}

ShelfFacts factsOf(Store& store, const QDateTime& now) {
    ShelfFacts facts;
    facts.now = now;
    const QList<MatchSummary> unfinished = store.unfinished();
    for (const MatchSummary& match : unfinished)
        if (match.playedBy == PlayedBy::ThisProgram)
            facts.here = match;
        else
            facts.unfinished.append(match);
    std::stable_partition(facts.unfinished.begin(), facts.unfinished.end(),
                          [](const MatchSummary& match) { return match.playedBy == PlayedBy::Nobody; });
    std::stable_partition(facts.unfinished.begin(), facts.unfinished.end(), [](const MatchSummary& match) {
        return match.playedBy != PlayedBy::OtherProgram && !match.damage;
    });

    using State = PastSelection::State;
    const QList<MatchSummary> finished =
        store.lines(store.past({.state = State::Finished, .most = kLatelyMost}));
    for (const MatchSummary& match : finished) {
        if (!tellsOfAPerson(match)) continue;
        facts.lately.append(match);
        if (!facts.last.contains(match.game)) facts.last.insert(match.game, match);
    }
    facts.all = finished.size() < kLatelyMost;
    for (const GameInfo& game : gameInfos()) {
        if (!facts.all && !facts.last.contains(game.id)) {
            const QList<qint64> numbers =
                store.past({.game = game.id, .state = State::Finished, .most = kLatelyMost});
            for (const MatchSummary& match : store.lines(numbers))
                if (tellsOfAPerson(match) && !facts.last.contains(game.id)) facts.last.insert(game.id, match);
        }
    }
    const auto isDealt = [&store](const MatchSummary& match, const TablePlan& plan) {
        return isDealtAs(store.opening(match.id), plan);
    };
    for (const MatchSummary& match : unfinished) {
        const auto plan = planOfItsDay(match);
        if (plan && match.begun.toLocalTime().date() == now.date() && isDealt(match, *plan))
            facts.today.insert(match.game, {DayDeal::State::Begun, match});
    }
    QList<MatchSummary> all = unfinished + finished;
    std::reverse(all.begin(), all.end());
    for (const DayResult& result : dayResultsAmong(all, now.date(), now.date(), isDealt))
        facts.today.insert(result.match.game, {DayDeal::State::Played, result.match});
    return facts;
}

} // namespace tacklebox
