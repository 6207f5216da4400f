// The sampled worlds of every game that has them.
#pragma once

#include "model/bots/greatlakes/worlds.h"
#include "model/bots/knowledge.h"
#include "model/bots/platinumfish/worlds.h"
#include "model/bots/rainbowfish/worlds.h"
#include "model/bots/whatthefish/worlds.h"
#include "model/games/games.h"

#if __has_include("model/bots/twistedfish/worlds.h")
#include "model/bots/twistedfish/worlds.h"
#endif

namespace tacklebox::console {

/// True for a game whose worlds can be sampled; the others are left out wherever worlds are used.
template <class G>
concept HasWorlds = KnowledgeOf<G> && WorldsOf<G>;

} // namespace tacklebox::console
