#include "views/games/rainbowfish/cards.h"

#include "model/games/rainbowfish/rainbowfish.h"
#include "views/games/common/cardfiles.h"
#include "views/theme/theme.h"

namespace tacklebox {

CardArt rainbowFishArt(Face face) {
    if (face >= rainbowfish::kColorDeckFaces) return backArt(QStringLiteral("rainbow-fish"));
    return {.file = cardFile("rainbow-fish", rainbowfish::deckFaceName(face)),
            .plate = {},
            .plateLine = {},
            .fontScale = theme::textFactor()};
}

} // namespace tacklebox
