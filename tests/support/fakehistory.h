// Made-up past matches: played by bots, then given other players and results.
#pragma once

#include "tests/support/pastgames.h"
#include "tests/table/tablesupport.h"

namespace tacklebox::testing {

/// Plays matches of all games at tables of two to four, `eachTable` for each table size; bots of `level`
/// against one person who moves at random.
inline QList<PastGame> playedGames(int eachTable, Level level) {
    QList<PastGame> played;
    for (const QString& game : kGames)
        for (const int seats : {2, 3, 4})
            for (int number = 0; number < eachTable; ++number) {
                const TablePlan plan = planOf(game, 1, seats - 1, quint64(seats + 10 * number), level);
                QString error;
                if (!Table::open(plan, &error)) continue; // too few seats for this game
                auto table = openQuick(plan);
                if (!playOut(*table, quint64(5 + number))) continue;
                PastGame past{game, {}, plan.seats, {}, table->opening(), {}, table->resumeState().toText()};
                for (int step = 0; step < table->steps(); ++step)
                    past.steps.append(table->step(step));
                past.result.endings = table->endings();
                for (int seat = 0; seat < seats; ++seat)
                    past.result.seats.append(
                        {table->score().scores[std::size_t(seat)], false, table->longestChain(Seat(seat))});
                played.append(past);
            }
    return played;
}

/// Replaces players and result. People who play more against weaker bots win more often.
inline void makeUp(PastGame& past, Random& random) {
    static constexpr const char* kBots[] = {"Nick", "Cleo", "Pim", "Wanda", "Otto", "Mia", "Sven"};
    static constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};
    past.seats[0] = {random.below(6) == 0 ? QStringLiteral("Ben") : QStringLiteral("Ana"), true};
    int strongest = 0;
    for (int seat = 1; seat < past.seats.size(); ++seat) {
        const int level = random.below(4);
        strongest = std::max(strongest, level);
        past.seats[seat] = {QString::fromLatin1(kBots[(random.below(7) + seat) % 7]), false, kLevels[level]};
    }
    if (past.seats.size() > 2 && random.below(9) == 0) past.seats[1] = {QStringLiteral("Käthe"), true};
    int best = -1000;
    for (SeatResult& seat : past.result.seats) {
        seat.score += random.below(std::max(4, std::abs(seat.score) / 3 + 1)) -
                      (&seat == &past.result.seats[0] ? strongest : 1);
        best = std::max(best, seat.score);
    }
    for (SeatResult& seat : past.result.seats)
        seat.won = seat.score == best;
    if (random.below(4) == 0) past.result.help = {random.below(4), random.below(3), random.below(3) == 0};
}

} // namespace tacklebox::testing
