// The motives of WTF (What the Fish!) bots, and phrases for their facts and reasons.
#pragma once

#include "model/bots/botwords.h"
#include "model/bots/reasonwords.h"
#include "model/engine/namearray.h"
#include "model/games/whatthefish/bot/policy.h"

namespace tacklebox {

namespace whatthefish {

enum class Motive : std::uint8_t {
    None,
    SwimFree,      ///< a dive that may win
    SaveFish,      ///< PROTECTIONs for its own fish
    LetItSwim,     ///< passes during its own swim
    GiveUp,        ///< belly up: saving the fish is not worthwhile
    StopFish,      ///< enough KILLs to endanger another's fish
    Wear,          ///< too few KILLs; others may add theirs
    LeaveToOthers, ///< passes although the fish is not endangered
    AwaitAnswer,   ///< passes while another's fish is endangered
    WaitAndSee,    ///< passes in open water
    NewHand,       ///< a flush
    LeastGift,     ///< gives the least valuable FISH
    Rob,           ///< Mugger Croc
    BetterHand,    ///< Snapper Snatch
    Look,          ///< Mrs. Crabite
    WantFish,      ///< WTF Tax
    Stir,          ///< Communist Manifesto
    RaiseDead,     ///< The Elvis Effect
    EndSwim,       ///< Beaver Buddha
    UndoForOwn,    ///< Ben Franklin for its own fish
    UndoAgainst,   ///< Ben Franklin against another's fish
    Undo,          ///< Ben Franklin otherwise
    NoAttack,      ///< like LeaveToOthers, without a KILL
};

/// Passes while another's fish is swimming and not endangered.
constexpr bool leavesToOthers(Motive motive) {
    return motive == Motive::LeaveToOthers || motive == Motive::NoAttack;
}

/// The event that makes the move a success. Rationale::likely is its probability.
enum class Aim : std::uint8_t {
    None, ///< no uncertainty, or no specific event
    Free, ///< the swim ends with the fish free
    Stop, ///< the swim ends in another way
    Fish, ///< the target of the Tax has a FISH
};

Motive motiveOf(const Move& move, const PolicyInput& input);
Aim aimOf(Motive motive);

} // namespace whatthefish

template <>
struct BotWords<WhatTheFish> : UsualBotWords<WhatTheFish> {
    /// Names in the line protocol.
    static constexpr const char* kMotives[] = {
        "none",     "swim-free",       "save-fish",    "let-it-swim",  "give-up",  "stop-fish",
        "wear",     "leave-to-others", "await-answer", "wait-and-see", "new-hand", "least-gift",
        "rob",      "better-hand",     "look",         "want-fish",    "stir",     "raise-dead",
        "end-swim", "undo-for-own",    "undo-against", "undo",         "no-attack"};
    static_assert(namesEvery<whatthefish::Motive>(kMotives));
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase motive(const Rationale& rationale, Seat seat, const Move& move, const Names& names);
    static Phrase expected(double expected, Seat seat, const Names& names) {
        return winWords(expected, seat, names);
    }
};

} // namespace tacklebox
