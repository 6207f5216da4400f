#include "views/games/gofish/presenter.h"

#include "views/games/gofish/parts.h"

namespace tacklebox {

using namespace gofishview;

GoFishPresenter::GoFishPresenter(GameTable<GoFish> table) : PresenterOf(table) {
    restoreEvents();
}

void GoFishPresenter::follow(const SeenEvent<GoFish>& event) {
    if (const auto* deal = std::get_if<SeenDeal<GoFish>>(&event.content())) {
        m_askedFor.fill(kNoRank);
        m_newestAsk = {};
        m_newestAsker = kNoSeat;
        m_inBooks = {};
        for (const Book& book : deal->observation.books) // only a hand-made position begins with books
            m_inBooks |= cardsOfRank(book.rank);
    } else if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) {
        m_askedFor[made->seat] = made->move.rank;
        m_newestAsk = made->move;
        m_newestAsker = made->seat;
    } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
        if (moved->to.kind == PileKind::Books) m_inBooks.add(moved->face);
    }
}

void GoFishPresenter::restoreEvents() {
    m_askedFor.fill(kNoRank);
    int first = shownUpTo();
    while (first > 0) {
        const auto event = game().seen(--first);
        if (event && std::holds_alternative<SeenDeal<GoFish>>(event->content())) break;
    }
    for (; first < shownUpTo(); ++first)
        if (const auto event = game().seen(first)) follow(*event);
}

void GoFishPresenter::restart(int number) {
    PresenterOf::restart(number);
    restoreEvents();
}

void GoFishPresenter::advance() {
    if (const auto event = game().seen(shownUpTo())) follow(*event);
    PresenterOf::advance();
}

QString GoFishPresenter::accessibleText(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const CardPicture& card = zone.cards[std::size_t(index)];
    if (!isKnown(card.face)) return tr("A hidden card.");
    const QString name = asLabel(packs::cardWords(card.face));
    if (zone.arrangement != Arrangement::Hand) return name;
    const auto held = std::count_if(zone.cards.begin(), zone.cards.end(),
                                    [&](const CardPicture& other) { return other.group == card.group; });
    if (held == 1) return tr("%1, the only one", "a card, and no other of its rank").arg(name);
    //: A card and its rank in the plural: "five of hearts, one of 2 fives"
    return tr("%1, one of %2 %3").arg(name).arg(held).arg(ranks(packs::rankOf(card.face)));
}

QString GoFishPresenter::rulesAnchor(Face face) const {
    return isKnown(face) ? QStringLiteral("go-fish#card-any") : QStringLiteral("go-fish");
}

} // namespace tacklebox
