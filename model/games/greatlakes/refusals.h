// Why The Great Lakes Fish-Out refuses a move, beside the reasons that several games have
// (model/engine/refusal.h).
#pragma once

#include "model/engine/refusal.h"

namespace tacklebox::greatlakes {

/// One for each rule that a move can break; `seat`, `first` and `second` are fields of the Refusal.
enum class OwnReason : std::uint8_t {
    ChoiceStands, ///< a card has been chosen, and a choice once made stands
    ChooseFirst,  ///< to keep or to stock comes after everybody has chosen
};

} // namespace tacklebox::greatlakes
