// Phrases for facts and reasons of WTF (What the Fish!) bots.
#pragma once

#include "model/bots/botwords.h"
#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox {

template <>
struct BotWords<WhatTheFish> {
    static std::string_view kind(const Rationale& rationale);
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase rationale(const Rationale& rationale, Seat seat, const WhatTheFish::Move& move,
                            const Names& names);
};

} // namespace tacklebox
