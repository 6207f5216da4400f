// The motives of Great Lakes bots, and phrases for their facts and reasons.
#pragma once

#include "model/bots/botwords.h"
#include "model/engine/namearray.h"
#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox {

namespace greatlakes {

/// Rationale::motive, with the meaning of `likely` and `clue`.
enum class Motive : std::uint8_t {
    None,
    Win,   ///< to be highest and fish the suit. likely: being highest. clue: a card that cannot beat it any
           ///< longer
    Deny,  ///< the same, to keep others from fishing the suit
    Spare, ///< the card needed least
    Fish,  ///< taking the suit now is worth it
    LastChance, ///< the suit could never be fished later
    Wait        ///< stocks the lake. likely: fishing more of the suit later than now
};

} // namespace greatlakes

template <>
struct BotWords<GreatLakes> : UsualBotWords<GreatLakes> {
    /// Names in the line protocol.
    static constexpr const char* kMotives[] = {"none", "win", "deny", "spare", "fish", "last-chance", "wait"};
    static_assert(namesEvery<greatlakes::Motive>(kMotives));
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase motive(const Rationale& rationale, Seat seat, const Move& move, const Names& names);
    static Phrase expected(double expected, Seat seat, const Names& names);
};

} // namespace tacklebox
