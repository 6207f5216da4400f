// The games of a test.
#pragma once

#include "model/games/games.h"
#include "model/host/anygame.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

namespace tacklebox::testing {

/// Returns the games that are not drafts, for tests of what only finished games have: a lesson, notes,
/// puzzles, rules pages, art, golden pictures and numbers in tables. All other tests run for drafts too.
inline std::span<const AnyGame* const> finishedGames() {
#define TACKLEBOX_NAME(G) &anyGame<G>(),
    static const std::vector<const AnyGame*> games{TACKLEBOX_FOR_EACH_FINISHED_GAME(TACKLEBOX_NAME)};
#undef TACKLEBOX_NAME
    return games;
}

inline bool isFinished(const AnyGame& game) {
    return std::ranges::find(finishedGames(), &game) != finishedGames().end();
}

inline std::vector<std::string_view> gameIds(std::span<const AnyGame* const> games = allGames()) {
    std::vector<std::string_view> ids;
    for (const AnyGame* game : games)
        ids.push_back(game->id);
    return ids;
}

} // namespace tacklebox::testing
