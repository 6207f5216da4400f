// The purpose of a bot's move in Go Fish.
#pragma once

#include "model/engine/namearray.h"

#include <cstdint>

namespace tacklebox::gofish {

enum class Motive : std::uint8_t {
    None,         ///< forced
    Ask,          ///< to get cards of a rank
    CompleteBook, ///< to get the missing cards of a book
};
/// Names in the line protocol.
inline constexpr const char* kMotiveNames[] = {"none", "ask", "complete-book"};
static_assert(namesEvery<Motive>(kMotiveNames));

} // namespace tacklebox::gofish
