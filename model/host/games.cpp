// The list of games, alone in its file: the tests of the example game link another.
#include "model/games/list.h"
#include "model/host/anygame.h"

#include <array>

namespace tacklebox {

std::span<const AnyGame* const> allGames() {
#define TACKLEBOX_NAME(G) &anyGame<G>(),
    static const std::array kGames{TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_NAME)};
#undef TACKLEBOX_NAME
    return kGames;
}

} // namespace tacklebox
