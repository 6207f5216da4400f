// The games whose bots know and explain themselves; tables of the others show nothing of it.
#pragma once

#include "model/bots/botwords.h"
#include "model/bots/knowledge.h"

#if __has_include("model/bots/twistedfish/knowledge.h") && __has_include("model/bots/twistedfish/words.cpp")
#include "model/bots/twistedfish/knowledge.h"
#define TACKLEBOX_KNOWS_TWISTEDFISH true
#else
#define TACKLEBOX_KNOWS_TWISTEDFISH false
#endif
#if __has_include("model/bots/whatthefish/knowledge.h") && __has_include("model/bots/whatthefish/words.cpp")
#include "model/bots/whatthefish/knowledge.h"
#define TACKLEBOX_KNOWS_WHATTHEFISH true
#else
#define TACKLEBOX_KNOWS_WHATTHEFISH false
#endif
#if __has_include("model/bots/platinumfish/knowledge.h") && __has_include("model/bots/platinumfish/words.cpp")
#include "model/bots/platinumfish/knowledge.h"
#define TACKLEBOX_KNOWS_PLATINUMFISH true
#else
#define TACKLEBOX_KNOWS_PLATINUMFISH false
#endif
#if __has_include("model/bots/rainbowfish/knowledge.h") && __has_include("model/bots/rainbowfish/words.cpp")
#include "model/bots/rainbowfish/knowledge.h"
#define TACKLEBOX_KNOWS_RAINBOWFISH true
#else
#define TACKLEBOX_KNOWS_RAINBOWFISH false
#endif
#if __has_include("model/bots/greatlakes/knowledge.h") && __has_include("model/bots/greatlakes/words.cpp")
#include "model/bots/greatlakes/knowledge.h"
#define TACKLEBOX_KNOWS_GREATLAKES true
#else
#define TACKLEBOX_KNOWS_GREATLAKES false
#endif

namespace tacklebox {

/// True if the game has its Knowledge and its BotWords.
template <class G>
inline constexpr bool kKnowsGame = false;
template <>
inline constexpr bool kKnowsGame<TwistedFish> = TACKLEBOX_KNOWS_TWISTEDFISH;
template <>
inline constexpr bool kKnowsGame<WhatTheFish> = TACKLEBOX_KNOWS_WHATTHEFISH;
template <>
inline constexpr bool kKnowsGame<PlatinumFish> = TACKLEBOX_KNOWS_PLATINUMFISH;
template <>
inline constexpr bool kKnowsGame<RainbowFish> = TACKLEBOX_KNOWS_RAINBOWFISH;
template <>
inline constexpr bool kKnowsGame<GreatLakes> = TACKLEBOX_KNOWS_GREATLAKES;

} // namespace tacklebox
