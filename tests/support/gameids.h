// The ids of all games.
#pragma once

#include "model/games/games.h"
#include "model/host/anygame.h"

#include <string_view>
#include <vector>

namespace tacklebox::testing {

inline std::vector<std::string_view> gameIds() {
    std::vector<std::string_view> ids;
    for (const AnyGame* game : allGames())
        ids.push_back(game->id);
    return ids;
}

} // namespace tacklebox::testing
