#pragma once

#include "model/engine/cards.h"
#include "views/theme/cardart.h"

namespace tacklebox {

/// kHidden, and faces outside the deck, give the back.
CardArt whatTheFishArt(Face face);

} // namespace tacklebox
