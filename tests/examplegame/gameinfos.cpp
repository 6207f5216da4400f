// The window's list of games of the tests in this folder: it takes the place of views/games/list.cpp.
#include "model/games/list.h"
#include "tests/examplegame/oldmaid.h"
#include "views/games/games.h"

namespace tacklebox {

#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    GameInfo gameInfoOf<G>();
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
TACKLEBOX_DECLARE(OldMaid)
#undef TACKLEBOX_DECLARE

const QList<GameInfo>& gameInfos() {
#define TACKLEBOX_INFO(G) gameInfoOf<G>(),
    static const QList<GameInfo> games{TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_INFO) gameInfoOf<OldMaid>()};
#undef TACKLEBOX_INFO
    return games;
}

} // namespace tacklebox
