// The type-erased Go Fish.
#include "model/games/gofish/bot/informationstate.h"
#include "model/games/gofish/bot/words.h"
#include "model/games/gofish/json.h"
#include "model/games/gofish/tabletraits.h"
#include "model/games/gofish/words.h"
#include "model/host/makeanygame.h"

TACKLEBOX_MAKE_ANY_GAME(GoFish)
