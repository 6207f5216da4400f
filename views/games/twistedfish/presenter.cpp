#include "views/games/twistedfish/presenter.h"

#include "views/games/twistedfish/parts.h"

namespace tacklebox {

using namespace twistedfishview;

CardArt TwistedFishPresenter::makeArt(Face face) const {
    return twistedFishArt(face);
}

QString TwistedFishPresenter::accessibleText(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const CardPicture& card = zone.cards[std::size_t(index)];
    if (card.face >= kDeckSize) return tr("A hidden card.");
    const QString name = asSentence(cardWords(card.face));
    if (card.dashed) return tr("%1 is missing here.").arg(name);
    if (!isFish(card.face)) {
        if (zone.arrangement != Arrangement::Hand) return tr("%1.").arg(name);
        return tr("%1. A Zinger; still in hand at the end it costs %n point(s).", nullptr, kZingerCost)
            .arg(name);
    }
    const int value = valueOf(fishOf(card.face));
    if (zone.arrangement != Arrangement::Hand) return tr("%1. %n point(s).", nullptr, value).arg(name);
    const auto held = std::count_if(zone.cards.begin(), zone.cards.end(),
                                    [&](const CardPicture& other) { return other.group == card.group; });
    const QString form = me() == you() ? tr("%1. %n point(s). You hold %2 of 5.", nullptr, value)
                                       : tr("%1. %n point(s). %2 of 5 in this hand.", nullptr, value);
    return form.arg(name).arg(held);
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
