// Every game, for code that treats them alike and names their types: tests and benches. All else is written
// over AnyGame (model/host/anygame.h).
#pragma once

#include "model/games/every/game.h"
#include "model/games/list.h"

#include <string_view>

namespace tacklebox {

/// Calls `action.template operator()<G>()` for each game G, in the order of the project's list of games.
template <class Action>
void forEachGame(Action action) {
#define TACKLEBOX_CALL(G) action.template operator()<G>();
    TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_CALL)
#undef TACKLEBOX_CALL
}

/// Calls `action` for the game with that id; false if there is none.
template <class Action>
bool withGame(std::string_view id, Action action) {
    bool found = false;
    forEachGame([&]<class G>() {
        if (G::kId != id) return;
        found = true;
        action.template operator()<G>();
    });
    return found;
}

} // namespace tacklebox
