#include "views/games/rainbowfish/cards.h"

#include "model/games/rainbowfish/rainbowfish.h"
#include "views/games/common/cardfiles.h"

namespace tacklebox {

CardArt rainbowFishArt(Face face) {
    if (face >= rainbowfish::kColorDeckFaces) return backArt(QStringLiteral("rainbow-fish"));
    return {cardFile("rainbow-fish", rainbowfish::faceNamedInDeck(face)), {}, {}};
}

} // namespace tacklebox
