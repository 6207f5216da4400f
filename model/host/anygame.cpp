#include "model/host/anygame.h"

#include <algorithm>

namespace tacklebox {

const AnyGame* gameNamed(std::string_view id) {
    const auto games = allGames();
    const auto found = std::ranges::find(games, id, &AnyGame::id);
    return found == games.end() ? nullptr : *found;
}

} // namespace tacklebox
