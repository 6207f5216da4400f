// The type-erased Great Lakes Fish-Out.
#include "model/games/greatlakes/bot/informationstate.h"
#include "model/games/greatlakes/bot/words.h"
#include "model/games/greatlakes/json.h"
#include "model/games/greatlakes/tabletraits.h"
#include "model/games/greatlakes/words.h"
#include "model/host/makeanygame.h"

TACKLEBOX_MAKE_ANY_GAME(GreatLakes)
