// Registers Rainbow Fish as an AnyGame.
#include "model/games/rainbowfish/bot/informationstate.h"
#include "model/games/rainbowfish/bot/words.h"
#include "model/games/rainbowfish/json.h"
#include "model/games/rainbowfish/tabletraits.h"
#include "model/games/rainbowfish/words.h"
#include "model/host/makeanygame.h"

TACKLEBOX_MAKE_ANY_GAME(RainbowFish)
