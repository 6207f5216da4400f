#include "views/games/platinumfish/presenter.h"

#include "views/games/platinumfish/parts.h"

namespace tacklebox {

using namespace platinumfishview;

PlatinumFishPresenter::PlatinumFishPresenter(GameTable<PlatinumFish> table) : PresenterOf(table) {
    followFromStart();
}

void PlatinumFishPresenter::followTable(const SeenEvent<PlatinumFish>& event) {
    if (const auto* deal = std::get_if<SeenDeal<PlatinumFish>>(&event.content())) {
        for (Seat seat = 0; seat < kMostPlayers; ++seat) {
            m_laid[seat].clear();
            for (const Rank rank : deal->observation.matches[seat])
                for (const packs::Suit suit : {packs::Suit(0), packs::Suit(1)}) // suits never matter (P-03)
                    m_laid[seat].push_back(packs::faceOf(rank, suit));
        }
    } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
        if (moved->to.kind == PileKind::Matches) m_laid[moved->to.seat].push_back(moved->face);
    }
}

void PlatinumFishPresenter::followFromStart() {
    for (int number = 0; number < shownUpTo(); ++number)
        if (const auto event = game().seen(number)) followTable(*event);
}

void PlatinumFishPresenter::restart(int number) {
    PresenterOf::restart(number);
    followFromStart();
}

void PlatinumFishPresenter::advance() {
    if (const auto event = game().seen(shownUpTo())) followTable(*event);
    PresenterOf::advance();
}

QString PlatinumFishPresenter::accessibleText(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const Face face = zone.cards[std::size_t(index)].face;
    if (face == kHidden) return tr("A card, face down.");
    QString words = asLabel(packs::cardWords(face));
    if (zone.place == kDiscard && index == 0 && !zone.caption.isEmpty())
        words += QStringLiteral(". ") + zone.caption;
    if (zone.place == handOf(me()) && !shown().discard.empty() &&
        packs::rankOf(shown().discard[0]) == packs::rankOf(face))
        words = tr("%1, pairs with the discard pile", "a card").arg(words);
    return words;
}

QString PlatinumFishPresenter::rulesAnchor(Face) const {
    return QStringLiteral("platinum-fish#card-any");
}

} // namespace tacklebox
