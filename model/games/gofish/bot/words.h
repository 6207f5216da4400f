// Phrases for facts and reasons of Go Fish bots.
#pragma once

#include "model/bots/botwords.h"
#include "model/games/gofish/gofish.h"

namespace tacklebox {

template <>
struct BotWords<GoFish> {
    static std::string_view kind(const Rationale& rationale);
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase rationale(const Rationale& rationale, Seat seat, const GoFish::Move& move,
                            const Names& names);
};

} // namespace tacklebox
