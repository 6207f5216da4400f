// The games that a test of all games goes through: all, or those that TACKLEBOX_PLAYED names by their folders
// where nothing else has changed (tests/unchanged.py).
#pragma once

#include "model/games/games.h"
#include "model/host/anygame.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace tacklebox::testing {

/// Whether the game with that id is gone through. Its folder has the id's letters alone.
inline bool isPlayed(std::string_view id) {
    const char* named = std::getenv("TACKLEBOX_PLAYED");
    if (named == nullptr || *named == '\0') return true;
    std::string folder(id);
    std::erase(folder, '-');
    return ("," + std::string(named) + ",").find("," + folder + ",") != std::string::npos;
}

/// forEachGame (model/games/games.h) for those that are gone through.
template <class Action>
void forEachPlayedGame(Action action) {
    forEachGame([&]<class G>() {
        if (isPlayed(G::kId)) action.template operator()<G>();
    });
}

/// The ids of those that are gone through.
inline std::vector<std::string_view> playedIds() {
    std::vector<std::string_view> ids;
    forEachPlayedGame([&]<class G>() { ids.push_back(G::kId); });
    return ids;
}

/// allGames() (model/host/anygame.h), but those that are gone through.
inline std::vector<const AnyGame*> playedAnyGames() {
    std::vector<const AnyGame*> played;
    for (const AnyGame* game : allGames())
        if (isPlayed(game->id)) played.push_back(game);
    return played;
}

} // namespace tacklebox::testing
