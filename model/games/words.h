// Cards, moves, events and refusals of every game in words, for code that names their types.
#pragma once

#include "model/games/every/words.h"
#include "model/games/games.h"
