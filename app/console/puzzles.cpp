#include "app/console/puzzleminer.h"
#include "app/console/series.h"
#include "app/console/support.h"
#include "model/host/host.h"
#include "model/json/json.h"
#include "model/puzzles/puzzlewords.h"

#include "model/engine/sentence.h"

#include <iostream>

namespace tacklebox::console {

namespace {

/// The number of seats in match `number`: alternately three and four, within the game's limits.
int seatsOf(const AnyGame& game, int number) {
    return std::clamp(3 + number % 2, game.leastSeats, game.mostSeats);
}

/// Searches the first deal of a match between Pikes and one Perch.
std::vector<Puzzle> minedFrom(const AnyGame& game, const PuzzlesRequest& request, int number) {
    const Seating seating{number, seatsOf(game, number)};
    const AnySetup setup = setupOfMatch(game, request.seed, standardOptions(game.options), seating);
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        bots.push_back(game.makeBot(seating.playerAt(seat) == 0 ? Level::Perch : Level::Pike, seat,
                                    botSeed(setup.seed, seat)));
    AnyHost host(game.begin(setup), std::move(bots));
    PuzzleMiner miner;
    for (;;) {
        const auto before = host.match().copy();
        if (!host.botsMove() || host.match().score().round > 1) break;
        miner.examine(*before, host.lastBotMove()->seat);
    }
    return miner.take();
}

/// Reports a found puzzle on standard error.
void print(const Puzzle& puzzle) {
    const Names names = Names{}.to(puzzle.seat);
    std::cerr << puzzle.id << ", " << puzzle.stars << " of " << kMostStars
              << " stars: " << sentence(questionWords(puzzle, names)) << " - "
              << sentence(choiceWords(puzzle, puzzle.choices[puzzle.answer], names)) << ". "
              << sentence(reasonWords(puzzle, names)) << "\n";
}

} // namespace

int puzzles(const PuzzlesRequest& request) {
    const AnyGame& game = requireGame(request.game);
    std::vector<Puzzle> found;
    for (int number = 0; number < request.games; ++number)
        for (Puzzle& puzzle : minedFrom(game, request, number)) {
            print(puzzle);
            found.push_back(std::move(puzzle));
        }
    const std::vector<Puzzle> chosen = variedPuzzles(std::move(found), request.most);
    // One puzzle per line keeps diffs small.
    std::cout << "{\"format\":1,\"puzzles\":[";
    for (std::size_t i = 0; i < chosen.size(); ++i)
        std::cout << (i ? ",\n" : "\n") << puzzleJson(chosen[i]).dump();
    std::cout << "\n]}\n";
    return 0;
}

} // namespace tacklebox::console
