// Why a WTF player moves as it does.
#pragma once

#include "model/engine/namearray.h"
#include "model/games/whatthefish/bot/policy.h"

namespace tacklebox::whatthefish {

enum class Motive : std::uint8_t {
    None,
    SwimFree,      ///< a dive that may get through
    SaveFish,      ///< PROTECTIONs for its own fish
    LetItSwim,     ///< passes while its own fish is on its way
    GiveUp,        ///< belly up: nothing is worth saving it with
    StopFish,      ///< KILLs enough to endanger another's fish
    Wear,          ///< KILLs that fall short: others may add theirs
    LeaveToOthers, ///< passes, though the fish is not in danger yet
    AwaitAnswer,   ///< passes while another's fish is endangered
    WaitAndSee,    ///< passes in open water
    NewHand,       ///< a flush
    LeastGift,     ///< gives the FISH that is worth least
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
    NoAttack,      ///< as LeaveToOthers, having no KILL
};
/// The words of the line protocol for them.
inline constexpr const char* kMotiveNames[] = {
    "none",     "swim-free",       "save-fish",    "let-it-swim",  "give-up",  "stop-fish",
    "wear",     "leave-to-others", "await-answer", "wait-and-see", "new-hand", "least-gift",
    "rob",      "better-hand",     "look",         "want-fish",    "stir",     "raise-dead",
    "end-swim", "undo-for-own",    "undo-against", "undo",         "no-attack"};
static_assert(namesEvery<Motive>(kMotiveNames));
inline constexpr int kMotives = int(kEnumerators<Motive>);

/// Passes while another's fish is on its way and not in danger.
constexpr bool leavesToOthers(Motive motive) {
    return motive == Motive::LeaveToOthers || motive == Motive::NoAttack;
}

/// What must come true for the move to have brought what it is for: Rationale::likely is the odds of it.
enum class Aim : std::uint8_t {
    None, ///< nothing to doubt, or nothing in particular
    Free, ///< the swim under way, or begun by the move, ends with the fish's freedom
    Stop, ///< it ends in any other way
    Fish, ///< the hand that the Tax is for holds a FISH
};

Motive motiveOf(const Move& move, const Observation& observation);
Aim aimOf(Motive motive);

} // namespace tacklebox::whatthefish
