// Where the pictures of cards lie among the resources.
#pragma once

#include "views/theme/cardart.h"

#include <string_view>

namespace tacklebox {

/// ":/cards/DECK/CARD.svg".
QString cardFile(const char* deck, std::string_view card);
/// The back that the cards of a game share, by the game's id.
CardArt backArt(const QString& game);

} // namespace tacklebox
