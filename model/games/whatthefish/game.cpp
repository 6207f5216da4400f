// Registers WTF (What the Fish!) as an AnyGame.
#include "model/games/whatthefish/bot/informationstate.h"
#include "model/games/whatthefish/bot/words.h"
#include "model/games/whatthefish/json.h"
#include "model/games/whatthefish/tabletraits.h"
#include "model/games/whatthefish/words.h"
#include "model/host/makeanygame.h"

TACKLEBOX_MAKE_ANY_GAME(WhatTheFish)
