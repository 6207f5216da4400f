// How the cards look: their files, and what is written on their plates in the player's language.
#pragma once

#include "model/engine/cards.h"
#include "views/theme/cardart.h"

namespace tacklebox {

/// kHidden (and anything that is no card of the deck) gives the back.
CardArt twistedFishArt(Face face);
/// A card's name as a title: "Whale", "The Net".
QString twistedFishTitle(Face face);
/// A fish as a title: "Card shark".
QString twistedFishKind(int fish);

} // namespace tacklebox
