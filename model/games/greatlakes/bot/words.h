// Phrases for facts and reasons of Great Lakes bots.
#pragma once

#include "model/bots/botwords.h"
#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox {

template <>
struct BotWords<GreatLakes> {
    static std::string_view kind(const Rationale& rationale);
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase rationale(const Rationale& rationale, Seat seat, const GreatLakes::Move& move,
                            const Names& names);
};

} // namespace tacklebox
