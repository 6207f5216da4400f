// The motives of Rainbow Fish bots, and phrases for their facts and reasons.
#pragma once

#include "model/bots/botwords.h"
#include "model/engine/namearray.h"
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox {

namespace rainbowfish {

enum class Motive : std::uint8_t {
    None,        ///< forced
    Ask,         ///< may get cards of a number
    CompleteSet, ///< may get the missing cards of a set
    LaySet,
    DrawMore,   ///< more cards for more asks
    TakeColor,  ///< may get many cards of a colour
    TurnTables, ///< takes the asker's cards instead of giving
    KeepCards,  ///< refuses the asker
    Give,       ///< gives the cards, and saves the reaction
    StopCard,
    LetPass, ///< keeps the War Machine
    SpecialSet,
    HoldBack, ///< keeps a set in hand to ask for its number again
};

} // namespace rainbowfish

template <>
struct BotWords<RainbowFish> : UsualBotWords<RainbowFish> {
    /// Names in the line protocol.
    static constexpr const char* kMotives[] = {
        "none",       "ask",  "complete-set", "lay-set",  "draw-more",   "take-color", "turn-tables",
        "keep-cards", "give", "stop-card",    "let-pass", "special-set", "hold-back"};
    static_assert(namesEvery<rainbowfish::Motive>(kMotives));
    // Players ask for numbers (HandActs). A number is its own topic.
    static std::uint8_t topicOf(Face face) {
        return rainbowfish::isNumber(face) ? rainbowfish::numberOf(face) : Fact::kNoTopic;
    }
    static std::uint8_t topicAsked(const Move& move) {
        return move.kind == rainbowfish::MoveKind::Ask ? move.number : Fact::kNoTopic;
    }
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase motive(const Rationale& rationale, Seat seat, const Move& move, const Names& names);
    static Phrase expected(double expected, Seat seat, const Names& names);
};

} // namespace tacklebox
