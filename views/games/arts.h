// How the cards of each deck look: their files, and what is written on their plates in the player's language.
#pragma once

#include "model/engine/cards.h"
#include "views/scene/picture.h"

namespace tacklebox {

/// The back that the cards of a game share, by the game's id.
CardArt backArt(const char* game);
/// A card of each deck; kHidden (and anything that is no card of it) gives the back.
CardArt twistedFishArt(Face face);
CardArt rainbowFishArt(Face face);
CardArt whatTheFishArt(Face face);
/// The standard pack serves two games, whose ids tell their backs apart.
CardArt standardArt(Face face, const char* game);

/// A Twisted Fish card's name as a title: "Whale", "The Net".
QString twistedFishTitle(Face face);
/// A fish as a title: "Card shark".
QString twistedFishKind(int fish);

} // namespace tacklebox
