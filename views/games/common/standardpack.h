// How the standard pack of 52 looks and what its cards are called on labels.
#pragma once

#include "model/games/packs/standardcards.h"
#include "views/theme/cardart.h"

namespace tacklebox {

/// A card of the pack as the deck in force draws it (theme::choice()); kHidden (and anything that is no card
/// of it) gives the back of that game, by its id.
CardArt standardArt(Face face, const QString& game);
/// One character: spade, heart, diamond, club.
QString suitSign(packs::Suit suit);
/// "A", "2" ... "K".
QString rankLabel(packs::Rank rank);

} // namespace tacklebox
