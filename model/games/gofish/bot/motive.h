// What a bot's move in Go Fish is for.
#pragma once

#include "model/engine/namearray.h"

#include <cstdint>

namespace tacklebox::gofish {

enum class Motive : std::uint8_t {
    None,         ///< forced
    Ask,          ///< hopes for cards of a rank
    CompleteBook, ///< hopes for the cards that are missing for a book
};
/// The words of the line protocol for them.
inline constexpr const char* kMotiveNames[] = {"none", "ask", "complete-book"};
static_assert(namesEvery<Motive>(kMotiveNames));

} // namespace tacklebox::gofish
