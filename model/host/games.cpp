#include "model/host/anygame.h"

#include <algorithm>
#include <array>

namespace tacklebox {

std::span<const AnyGame* const> allGames() {
#define TACKLEBOX_NAME(G) &anyGame<G>(),
    static const std::array kGames{TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_NAME)};
#undef TACKLEBOX_NAME
    return kGames;
}

const AnyGame* gameNamed(std::string_view id) {
    const auto games = allGames();
    const auto found =
        std::find_if(games.begin(), games.end(), [id](const AnyGame* game) { return game->id == id; });
    return found == games.end() ? nullptr : *found;
}

} // namespace tacklebox
