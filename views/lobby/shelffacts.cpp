#include "views/lobby/shelffacts.h"

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

/// The state of that deal according to these matches, of which later ones must come first.
DayDeal dayDealAmong(Store& store, const QList<MatchSummary>& matches, const TablePlan& plan,
                     const QDate& today) {
    DayDeal deal;
    for (const MatchSummary& match : matches) {
        const bool begun = match.game == plan.game && match.begun.toLocalTime().date() == today;
        if (!begun || match.whatIf || match.damage || !isSeatedAsOfDay(match, plan.seats)) continue;
        if (deal.state == DayDeal::State::Played && !match.finished) continue;
        if (!isDealtAs(store.opening(match.id), plan)) continue;
        deal = {match.finished ? DayDeal::State::Played : DayDeal::State::Begun, match};
    }
    return deal;
}

} // namespace

bool isSeatedAsOfDay(const MatchSummary& match, const QList<SeatPlan>& seats) {
    return std::equal(match.seats.begin(), match.seats.end(), seats.begin(), seats.end(),
                      [](const SeatPlan& a, const SeatPlan& b) {
                          return a.person == b.person && (a.person || a.level == b.level);
                      });
}

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
        const TablePlan plan = planOfDay(game.id, now.date());
        facts.today.insert(game.id, dayDealAmong(store, unfinished + finished, plan, now.date()));
    }
    return facts;
}

} // namespace tacklebox
