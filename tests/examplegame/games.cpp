// The list of games of the tests in this folder: it takes the place of model/host/games.cpp.
#include "model/games/list.h"
#include "model/host/anygame.h"
#include "tests/examplegame/oldmaid.h"

#include <array>

namespace tacklebox {

std::span<const AnyGame* const> allGames() {
#define TACKLEBOX_NAME(G) &anyGame<G>(),
    static const std::array kGames{TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_NAME) & anyGame<OldMaid>()};
#undef TACKLEBOX_NAME
    return kGames;
}

} // namespace tacklebox
