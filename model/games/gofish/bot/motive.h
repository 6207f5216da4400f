// What a bot's move in Go Fish is for.
#pragma once

#include <cstdint>

namespace tacklebox::gofish {

enum class Motive : std::uint8_t {
    None,         ///< forced
    Ask,          ///< hopes for cards of a rank
    CompleteBook, ///< hopes for the cards that are missing for a book
};

} // namespace tacklebox::gofish
