// Phrases for facts and reasons of Platinum Fish bots.
#pragma once

#include "model/bots/botwords.h"
#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox {

template <>
struct BotWords<PlatinumFish> {
    static std::string_view kind(const Rationale& rationale);
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase rationale(const Rationale& rationale, Seat seat, const PlatinumFish::Move& move,
                            const Names& names);
};

} // namespace tacklebox
