// The type-erased Platinum Fish.
#include "model/games/platinumfish/bot/informationstate.h"
#include "model/games/platinumfish/bot/words.h"
#include "model/games/platinumfish/json.h"
#include "model/games/platinumfish/tabletraits.h"
#include "model/games/platinumfish/words.h"
#include "model/host/makeanygame.h"

TACKLEBOX_MAKE_ANY_GAME(PlatinumFish)
