// The policy of every game at a table, for code that treats the games alike.
#pragma once

#include "model/games/games.h"
#include "model/games/greatlakes/policy.h"
#include "model/games/platinumfish/policy.h"
#include "model/games/rainbowfish/policy.h"
#include "model/games/twistedfish/policy.h"
#include "model/games/whatthefish/policy.h"
