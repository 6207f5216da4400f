// The sampled worlds of every game that has them.
#pragma once

#include "model/bots/greatlakes/worlds.h"
#include "model/bots/knowledge.h"
#include "model/bots/platinumfish/worlds.h"
#include "model/bots/rainbowfish/worlds.h"
#include "model/bots/twistedfish/worlds.h"
#include "model/bots/whatthefish/worlds.h"
#include "model/games/games.h"
