// What a move of Platinum Fish is for.
#pragma once

#include "model/engine/namearray.h"

#include <cstdint>

namespace tacklebox::platinumfish {

/// Rationale::motive of this game. `likely` is said of Draw and Ask, unless it is certain.
enum class Motive : std::uint8_t {
    None,
    SureMatch,   ///< it makes a match, whatever lies hidden
    HarderMatch, ///< of several matches the one that would be the hardest to make later
    Draw,        ///< the top of the deck may match
    Keep,        ///< nothing matches: a card that will be easy to match
    KeepLiked,   ///< nothing matches: a card that looks worth having, to a beginner
    Ask,         ///< he may hold what matches
    TakeAway,    ///< he may hold it; there is no match in it
    AskNobody,   ///< a hit is out of the question, or would do more harm than good
    Shuffle,     ///< a search has left a rank low in the deck that the caller holds
    LeaveRest,   ///< nothing more is wanted from the discard pile
};
/// The words of the line protocol for them.
inline constexpr const char* kMotiveNames[] = {"none",       "sure-match", "harder-match", "draw",
                                               "keep",       "keep-liked", "ask",          "take-away",
                                               "ask-nobody", "shuffle",    "leave-rest"};
static_assert(namesEvery<Motive>(kMotiveNames));

} // namespace tacklebox::platinumfish
