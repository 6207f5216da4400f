#include "views/games/greatlakes/presenter.h"

#include "views/games/greatlakes/parts.h"

namespace tacklebox {

using namespace greatlakesview;

GreatLakesPresenter::GreatLakesPresenter(GameTable<GreatLakes> table) : PresenterOf(table) {
    findReveal();
}

void GreatLakesPresenter::followReveal(const SeenEvent<GreatLakes>& event) {
    const auto forget = [this] {
        m_revealed = {};
        m_turnedUp.fill(kNoFace);
    };
    if (std::holds_alternative<SeenDeal<GreatLakes>>(event.content())) return forget();
    if (const auto* status = std::get_if<SeenStatus<Status>>(&event.content())) {
        if (status->now.phase == Phase::Choose && status->now.playersToAct.size() == shown().match.seats)
            forget();
    } else if (const auto* turned = std::get_if<Shown>(&event.content())) {
        m_revealed.add(turned->face);
        m_turnedUp[turned->seat] = turned->face;
    } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
        if (moved->from.kind == PileKind::Chosen) m_turnedUp[moved->from.seat] = kNoFace;
    }
}

void GreatLakesPresenter::findReveal() {
    m_revealed = {};
    m_turnedUp.fill(kNoFace);
    int first = shownUpTo();
    while (first > 0) {
        const auto event = game().seen(--first);
        if (!event) continue;
        if (std::holds_alternative<SeenDeal<GreatLakes>>(event->content())) break;
        const auto* status = std::get_if<SeenStatus<Status>>(&event->content());
        if (status && status->now.phase == Phase::Choose &&
            status->now.playersToAct.size() == shown().match.seats)
            break;
    }
    for (; first < shownUpTo(); ++first)
        if (const auto event = game().seen(first)) followReveal(*event);
}

void GreatLakesPresenter::restart(int number) {
    PresenterOf::restart(number);
    findReveal();
}

void GreatLakesPresenter::advance() {
    if (const auto event = game().seen(shownUpTo())) followReveal(*event);
    PresenterOf::advance();
}

QString GreatLakesPresenter::accessibleText(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const CardPicture& card = zone.cards[std::size_t(index)];
    if (card.face == kHidden) return tr("A card, face down.");
    QString words = asLabel(packs::cardWords(card.face));
    if (!card.tag.isEmpty()) words = tr("%1, worth 14 in this round", "an ace").arg(words);
    if (zone.place != handOf(me())) return words;
    const Suit suit = packs::suitOf(card.face);
    if (hasFished(shown(), me(), suit)) return tr("%1, suit closed", "a card").arg(words);
    const int count = inLake(shown(), suit);
    return count ? tr("%1, %n in the lake", "a card, and how many of its suit", count).arg(words)
                 : tr("%1, none in the lake", "a card, and its suit").arg(words);
}

bool GreatLakesPresenter::isSpecial(Face face) const {
    return face < packs::kStandardFaces && packs::rankOf(face) == packs::kAce;
}

QString GreatLakesPresenter::rulesAnchor(Face face) const {
    QString card = QStringLiteral("any");
    if (face < packs::kStandardFaces) {
        const packs::Rank rank = packs::rankOf(face);
        if (rank == packs::kAce) card = QStringLiteral("ace");
        if (rank >= packs::kJack) card = QStringLiteral("court");
    }
    return QStringLiteral("great-lakes#card-") + card;
}

} // namespace tacklebox
