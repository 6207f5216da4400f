// Registers Twisted Fish as an AnyGame.
#include "model/games/twistedfish/bot/informationstate.h"
#include "model/games/twistedfish/bot/words.h"
#include "model/games/twistedfish/json.h"
#include "model/games/twistedfish/tabletraits.h"
#include "model/games/twistedfish/words.h"
#include "model/host/makeanygame.h"

TACKLEBOX_MAKE_ANY_GAME(TwistedFish)
