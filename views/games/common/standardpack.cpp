#include "views/games/common/standardpack.h"

#include "views/games/common/cardfiles.h"

namespace tacklebox {

CardArt standardArt(Face face, const QString& game) {
    if (face >= packs::kStandardFaces) return backArt(game);
    return {cardFile("standard", packs::standardName(face)), {}, {}};
}

QString suitSign(packs::Suit suit) {
    static constexpr char16_t kSigns[] = {0x2660, 0x2665, 0x2666, 0x2663};
    return QString(QChar(kSigns[suit]));
}

QString rankLabel(packs::Rank rank) {
    const std::string_view name = packs::rankName(rank);
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

} // namespace tacklebox
