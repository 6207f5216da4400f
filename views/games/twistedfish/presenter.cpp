#include "views/games/twistedfish/presenter.h"

#include "views/games/twistedfish/parts.h"

namespace tacklebox {

using namespace twistedfishview;

QString TwistedFishPresenter::accessibleText(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const CardPicture& card = zone.cards[std::size_t(index)];
    if (card.face >= kDeckSize) return tr("A hidden card.");
    const QString name = asLabel(cardWords(card.face));
    if (card.dashed) return tr("%1 is missing here.").arg(name);
    if (!isFish(card.face)) {
        return zone.arrangement == Arrangement::Hand ? tr("%1, Zinger", "a card").arg(name) : name;
    }
    if (zone.arrangement != Arrangement::Hand) return name;
    const auto held = std::count_if(zone.cards.begin(), zone.cards.end(),
                                    [&](const CardPicture& other) { return other.group == card.group; });
    std::vector<Phrase> missing;
    for (int colour = 0; colour < kColours; ++colour)
        if (std::ranges::none_of(zone.cards, [&](const CardPicture& other) {
                return other.group == card.group && colourOf(other.face) == colour;
            }))
            missing.push_back(Phrase::verbatim(colourWords(optionColour(colour)).toStdString()));
    if (missing.empty()) return tr("%1, all 5", "a card of a fish of which the hand holds all").arg(name);
    //: A card, how many of its fish are in the hand, and the colours of the others
    return tr("%1, %2 of 5, missing %3").arg(name).arg(held).arg(inWords(Phrase::listed(missing)));
}

bool TwistedFishPresenter::isSpecial(Face face) const {
    return face < kDeckSize && !isFish(face);
}

QString TwistedFishPresenter::rulesAnchor(Face face) const {
    if (face >= kDeckSize) return QStringLiteral("twisted-fish");
    if (isFish(face)) return QStringLiteral("twisted-fish#card-fish");
    const std::string_view name = cardName(face);
    return QStringLiteral("twisted-fish#card-") + QLatin1String(name);
}

} // namespace tacklebox
