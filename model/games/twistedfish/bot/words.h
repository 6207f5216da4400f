// Phrases for facts and reasons of Twisted Fish bots.
#pragma once

#include "model/bots/botwords.h"
#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox {

template <>
struct BotWords<TwistedFish> {
    static std::string_view kind(const Rationale& rationale);
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase rationale(const Rationale& rationale, Seat seat, const TwistedFish::Move& move,
                            const Names& names);
};

} // namespace tacklebox
