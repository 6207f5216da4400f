// Refusal reasons of The Great Lakes Fish-Out, besides the shared ones (model/engine/refusal.h).
#pragma once

#include "model/engine/refusal.h"

namespace tacklebox::greatlakes {

/// One for each rule that a move can break.
enum class OwnReason : std::uint8_t {
    ChoiceIsFinal, ///< a choice cannot be changed
    ChooseFirst,   ///< keeping comes after everybody has chosen
};

} // namespace tacklebox::greatlakes
