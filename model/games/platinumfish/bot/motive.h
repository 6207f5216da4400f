// The purpose of a bot's move in Platinum Fish.
#pragma once

#include "model/engine/namearray.h"

#include <cstdint>

namespace tacklebox::platinumfish {

/// Rationale::motive. `likely` is set for Draw and Ask if uncertain.
enum class Motive : std::uint8_t {
    None,
    SureMatch,   ///< a sure match
    HarderMatch, ///< the one of several matches hardest to make later
    Draw,        ///< the top of the deck may match
    Keep,        ///< no match: a card that will be easy to match
    KeepLiked,   ///< no match: a card that a beginner likes
    Ask,         ///< the target may hold a matching card
    TakeAway,    ///< the target may hold the card; it would not match
    AskNobody,   ///< a hit is impossible, or would do more harm than good
    Shuffle,     ///< after a search, a rank of the own hand is low in the deck
    LeaveRest,   ///< leaves the rest of the discard pile
};
/// Names in the line protocol.
inline constexpr const char* kMotiveNames[] = {"none",       "sure-match", "harder-match", "draw",
                                               "keep",       "keep-liked", "ask",          "take-away",
                                               "ask-nobody", "shuffle",    "leave-rest"};
static_assert(namesEvery<Motive>(kMotiveNames));

} // namespace tacklebox::platinumfish
