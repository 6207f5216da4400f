// How the cards look: their files, and what is written on their plates in the player's language.
#pragma once

#include "model/engine/cards.h"
#include "views/theme/cardart.h"

namespace tacklebox {

/// kHidden (and anything that is no card of the deck) gives the back.
CardArt rainbowFishArt(Face face);

} // namespace tacklebox
