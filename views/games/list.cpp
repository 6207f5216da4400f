// The list of games, alone in its file: the tests of the example game link another.
#include "model/games/list.h"
#include "views/games/games.h"

namespace tacklebox {

#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    GameInfo gameInfoOf<G>();
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
#undef TACKLEBOX_DECLARE

const QList<GameInfo>& gameInfos() {
#define TACKLEBOX_INFO(G) gameInfoOf<G>(),
    static const QList<GameInfo> games{TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_INFO)};
#undef TACKLEBOX_INFO
    return games;
}

} // namespace tacklebox
