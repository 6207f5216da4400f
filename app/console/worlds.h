// The sampled worlds of every game that has them.
#pragma once

#include "model/bots/knowledge.h"
#include "model/games/games.h"
#include "model/games/greatlakes/bot/worlds.h"
#include "model/games/platinumfish/bot/worlds.h"
#include "model/games/rainbowfish/bot/worlds.h"
#include "model/games/twistedfish/bot/worlds.h"
#include "model/games/whatthefish/bot/worlds.h"
