// The motives of Go Fish bots, and phrases for their facts and reasons.
#pragma once

#include "model/bots/botwords.h"
#include "model/engine/namearray.h"
#include "model/games/gofish/gofish.h"

namespace tacklebox {

namespace gofish {

enum class Motive : std::uint8_t {
    None,         ///< forced
    Ask,          ///< to get cards of a rank
    CompleteBook, ///< to get the missing cards of a book
};

} // namespace gofish

template <>
struct BotWords<GoFish> : UsualBotWords<GoFish> {
    /// Names in the line protocol.
    static constexpr const char* kMotives[] = {"none", "ask", "complete-book"};
    static_assert(namesEvery<gofish::Motive>(kMotives));
    // Players ask for ranks (HandActs).
    static std::uint8_t topicOf(Face face) { return packs::rankOf(face); }
    static std::uint8_t topicAsked(const Move& move) { return move.rank; }
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase motive(const Rationale& rationale, Seat seat, const Move& move, const Names& names);
    static Phrase expected(double expected, Seat seat, const Names& names);
};

} // namespace tacklebox
