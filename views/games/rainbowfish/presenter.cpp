#include "views/games/rainbowfish/presenter.h"

#include "views/games/rainbowfish/parts.h"

namespace tacklebox {

using namespace rainbowfishview;

RainbowFishPresenter::RainbowFishPresenter(GameTable<RainbowFish> table) : PresenterOf(table) {
    restoreEvents();
}

void RainbowFishPresenter::follow(const SeenEvent<RainbowFish>& event) {
    if (const auto* deal = std::get_if<SeenDeal<RainbowFish>>(&event.content())) {
        m_askedFor.fill(kNoNumber);
        m_laid.clear();
        for (const LaidSet& set : deal->observation.sets) { // only a hand-made position begins with sets
            Laid laid{set.seat, set.number, {}};
            for (Color color = 0; color < kColors && set.number < kNumbers; ++color)
                laid.faces.push_back(numberFace(set.number, color));
            m_laid.push_back(laid);
        }
    } else if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) {
        if (made->move.kind == MoveKind::Ask) m_askedFor[made->seat] = made->move.number;
        if (made->move.kind == MoveKind::Lay) m_laid.push_back({made->seat, made->move.number, {}});
        if (made->move.kind == MoveKind::LaySpecial) m_laid.push_back({made->seat, kSpecialSet, {}});
    } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
        if (moved->to.kind == PileKind::Sets && !m_laid.empty()) m_laid.back().faces.push_back(moved->face);
    }
}

void RainbowFishPresenter::restoreEvents() {
    m_laid.clear();
    m_askedFor.fill(kNoNumber);
    int first = shownUpTo();
    while (first > 0) {
        const auto event = game().seen(--first);
        if (event && std::holds_alternative<SeenDeal<RainbowFish>>(event->content())) break;
    }
    for (; first < shownUpTo(); ++first)
        if (const auto event = game().seen(first)) follow(*event);
}

void RainbowFishPresenter::restart(int number) {
    PresenterOf::restart(number);
    restoreEvents();
}

void RainbowFishPresenter::advance() {
    if (const auto event = game().seen(shownUpTo())) follow(*event);
    PresenterOf::advance();
}

QString RainbowFishPresenter::accessibleText(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const CardPicture& card = zone.cards[std::size_t(index)];
    if (!isKnown(card.face)) return tr("A hidden card.");
    const QString name = asLabel(cardWords(card.face));
    if (zone.arrangement != Arrangement::Hand || !isNumber(card.face)) return name;
    const auto held = std::count_if(zone.cards.begin(), zone.cards.end(),
                                    [&](const CardPicture& other) { return other.group == card.group; });
    if (!card.tag.isEmpty()) return tr("%1, left over from a set", "a card").arg(name);
    if (held == 1) return tr("%1, the only one", "a card, and no other of its number").arg(name);
    //: A card and its number in the plural: "red 5, one of 2 fives"
    return tr("%1, one of %2 %3").arg(name).arg(held).arg(inWords(numbersWords(numberOf(card.face))));
}

bool RainbowFishPresenter::isSpecial(Face face) const {
    return isKnown(face) && !isNumber(face);
}

QString RainbowFishPresenter::rulesAnchor(Face face) const {
    if (!isKnown(face)) return QStringLiteral("rainbow-fish");
    const char* card = "number";
    if (isSkip(face)) card = "skip";
    if (isReverse(face)) card = "reverse";
    if (isDrawTwo(face)) card = "draw-2";
    switch (face) {
    case kWild: card = "wild"; break;
    case kWildDrawFour: card = "wild-draw-4"; break;
    case kDownpourOne: card = "downpour-1"; break;
    case kDownpourTwo: card = "downpour-2"; break;
    case kWarMachine: card = "war-machine"; break;
    default: break;
    }
    return QStringLiteral("rainbow-fish#card-") + QLatin1String(card);
}

} // namespace tacklebox
