// The motives of Twisted Fish bots, and phrases for their facts and reasons.
#pragma once

#include "model/bots/botwords.h"
#include "model/engine/namearray.h"
#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox {

namespace twistedfish {

enum class Motive : std::uint8_t {
    None,
    LayBasket,  ///< laid cards are safe
    TakeKnown,  ///< the target certainly holds the card
    TryForCard, ///< the target may hold the card
    CastNet,    ///< the target may hold some of the fish
    CastLure,   ///< the target may hold the card, but the player may not ask for its fish
    WinSixth,   ///< takes the card that the Diver replaces
    UseDiver,   ///< lays four of a fish now instead of five later
    Look,       ///< plays the Glass Bottom Boat for information, and because keeping it would cost points
    SendWarden, ///< takes a card from the leader
    GetRidOf,   ///< unloads Divine Intervention, because keeping it would cost points
    Draw,       ///< draws a card from the pond
    Pass,       ///< can do nothing else
    Answer,     ///< answers truthfully
    Protect,    ///< plays No Fishing, because the card is worth more than the Zinger
    Bluff,      ///< plays No Fishing without having the card
    GiveLeast,  ///< gives the least useful card
    Stop,       ///< plays Divine Intervention against a Zinger
    LetHappen,  ///< keeps Divine Intervention for a worse Zinger
    AskAgain,   ///< plays the Two Fisted Fisherman
    KeepZinger, ///< waits for a better moment
    AskInVain,  ///< the card is in a basket, but the player must ask
};

} // namespace twistedfish

template <>
struct BotWords<TwistedFish> : UsualBotWords<TwistedFish> {
    /// Names in the line protocol.
    static constexpr const char* kMotives[] = {
        "none",       "lay-basket", "take-known",  "try-for-card", "cast-net",   "cast-lure",
        "win-sixth",  "use-diver",  "look",        "send-warden",  "get-rid-of", "draw",
        "pass",       "answer",     "protect",     "bluff",        "give-least", "stop",
        "let-happen", "ask-again",  "keep-zinger", "ask-in-vain"};
    static_assert(namesEvery<twistedfish::Motive>(kMotives));
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase motive(const Rationale& rationale, Seat seat, const Move& move, const Names& names);
    static Phrase expected(double expected, Seat seat, const Names& names);
};

} // namespace tacklebox
