#include "views/games/whatthefish/presenter.h"

#include "views/games/whatthefish/parts.h"

namespace tacklebox {

using namespace whatthefishview;

QString WhatTheFishPresenter::accessibleText(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const CardPicture& card = zone.cards[std::size_t(index)];
    if (card.face == kHidden) return tr("A card, face down.");
    QString words = asLabel(whatthefish::cardWords(card.face));
    const bool grouped = card.group >= 0 && card.group < int(zone.groups.size());
    if (grouped && (zone.place == kSwimming || zone.place == kFrozen))
        words =
            tr("%1, %2", "a card, and whose it is").arg(words, zone.groups[std::size_t(card.group)].title);
    return words;
}

bool WhatTheFishPresenter::isSpecial(Face face) const {
    return face < WhatTheFish::kFaces && kindOf(face) == CardKind::Wtf;
}

QString WhatTheFishPresenter::rulesAnchor(Face face) const {
    QString card = QStringLiteral("fish");
    if (face < WhatTheFish::kFaces) {
        switch (kindOf(face)) {
        case CardKind::Fish: break;
        case CardKind::Kill: card = QStringLiteral("kill"); break;
        case CardKind::Protection: card = QStringLiteral("protection"); break;
        case CardKind::Wtf: {
            const std::string_view name = whatthefish::faceName(face);
            card = QString::fromLatin1(name);
        }
        }
    }
    return QStringLiteral("what-the-fish#card-") + card;
}

} // namespace tacklebox
