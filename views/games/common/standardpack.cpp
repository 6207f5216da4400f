#include "views/games/common/standardpack.h"

#include "views/games/common/cardfiles.h"
#include "views/theme/theme.h"

namespace tacklebox {

namespace {
constexpr double kLargeLetters = 1.5; ///< text size from which cards get large indexes
} // namespace

CardArt standardArt(Face face, const QString& game) {
    if (face >= packs::kStandardFaces) return backArt(game);
    theme::DeckStyle deck = theme::choice().deck;
    deck.largeIndex = deck.largeIndex || theme::textFactor() >= kLargeLetters;
    return {.file = cardFile("standard", packs::standardName(face)),
            .plate = {},
            .plateLine = {},
            .deckStyle = theme::deckStyleKey(deck)};
}

QString suitSign(packs::Suit suit) {
    static constexpr char16_t kSigns[] = {0x2660, 0x2665, 0x2666, 0x2663};
    return QString(QChar(kSigns[suit]));
}

QString rankLabel(packs::Rank rank) {
    const std::string_view name = packs::rankName(rank);
    return QString::fromLatin1(name);
}

QStringList rankLabels() {
    QStringList labels;
    for (packs::Rank rank = 0; rank < packs::kRanks; ++rank)
        labels << rankLabel(rank);
    return labels;
}

} // namespace tacklebox
