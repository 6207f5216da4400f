// The list of the five games, for code that names each of them.
#pragma once

namespace tacklebox {

struct TwistedFish;
struct WhatTheFish;
struct PlatinumFish;
struct RainbowFish;
struct GreatLakes;

} // namespace tacklebox

/// X(G) for each game G, in the order of the project's list of games. A template whose specialisations stand
/// in .cpp files, one a game, declares them with it: without a declaration before their use a program is
/// ill-formed.
#define TACKLEBOX_FOR_EACH_GAME(X) X(TwistedFish) X(WhatTheFish) X(PlatinumFish) X(RainbowFish) X(GreatLakes)
