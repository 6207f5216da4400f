#pragma once

#include "model/games/packs/standardcards.h"
#include "views/theme/cardart.h"

namespace tacklebox {

/// Returns the art of a card of the standard pack in the chosen deck (theme::choice()). kHidden, and faces
/// outside the pack, give the back of the game with that id.
CardArt standardArt(Face face, const QString& game);
/// One character: spade, heart, diamond, club.
QString suitSign(packs::Suit suit);
/// "A", "2" ... "K".
QString rankLabel(packs::Rank rank);
QStringList rankLabels();

} // namespace tacklebox
