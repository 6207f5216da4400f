#pragma once

#include "views/theme/cardart.h"

#include <string_view>

namespace tacklebox {

/// Returns ":/cards/DECK/CARD.svg".
QString cardFile(const char* deck, std::string_view card);
/// Returns the card back of a game. `game` is its id.
CardArt backArt(const QString& game);

} // namespace tacklebox
