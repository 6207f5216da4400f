#pragma once

#include "model/engine/cards.h"
#include "views/theme/cardart.h"

namespace tacklebox {

/// kHidden, and faces outside the deck, give the back.
CardArt twistedFishArt(Face face);
/// The name of a card as a title: "Whale", "The Net".
QString twistedFishTitle(Face face);
/// A fish as a title: "Card shark".
QString twistedFishKind(int fish);

} // namespace tacklebox
