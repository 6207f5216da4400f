#include "views/games/greatlakes/parts.h"

namespace tacklebox {

using namespace greatlakesview;

/// All cards are turned up at once. Then the highest of each suit stays, and the others fall into the lake.
EffectSpec GreatLakesPresenter::revealEffect() const {
    const int first = shownUpTo();
    CardSet revealed;
    std::array<Face, kMostPlayers> cards{};
    int number = first, shownCards = 0;
    for (; number < game().events(); ++number) {
        const auto event = game().seen(number);
        const auto* turned = event ? std::get_if<Shown>(&event->content()) : nullptr;
        if (!turned || turned->seat >= kMostPlayers) break;
        revealed.add(turned->face);
        cards[turned->seat] = turned->face;
        ++shownCards;
    }
    EffectSpec reveal{.kind = EffectKind::Reveal};
    reveal.until = movesUntil(number, [](const Moved& moved) { return moved.from.kind == PileKind::Chosen; });
    if (shownCards < shown().match.seats || reveal.until - number != shownCards) return {};
    std::array<int, packs::kSuits> turns{};
    int turn = 0;
    for (Suit suit = 0; suit < packs::kSuits; ++suit) { // in the order of the columns of the lake
        turns[suit] = turn;
        for (const Card card : revealed)
            if (packs::suitOf(card) == suit) {
                ++turn;
                break;
            }
    }
    for (; number < reveal.until; ++number) {
        const auto moved = movedAt(number);
        const Face face = moved->face;
        const Suit suit = packs::suitOf(face);
        const bool ace = packs::rankOf(face) == packs::kAce, wins = moved->to.kind == PileKind::Kept;
        Verdict verdict{.whose = moved->from.seat == you() ? tr("You", "whose card it is")
                                                           : nameOf(game(), moved->from.seat),
                        .turn = turns[suit],
                        .wins = wins};
        if (ace && wins && valueInRound(face, revealed) > packs::kRanks) {
            verdict.leaps = true;
            verdict.tag = QStringLiteral("14");
        }
        for (const Card other : revealed)
            verdict.bows |= !wins && packs::rankOf(face) >= packs::kJack && packs::suitOf(other) == suit &&
                            packs::rankOf(other) == packs::kAce;
        reveal.verdicts.push_back(verdict);
    }
    return reveal;
}

/// Kept cards leave player by player. Players who have already fished out the suit are not asked: the effect
/// explains why the card goes (G-16).
EffectSpec GreatLakesPresenter::stockEffect(const Moved& moved) const {
    const int first = shownUpTo();
    const auto before = first > 0 ? game().seen(first - 1) : nullptr;
    const auto* made = before ? std::get_if<SeenMove<Move>>(&before->content()) : nullptr;
    if (made && made->seat == moved.from.seat) return {.until = first + 1};
    EffectSpec unasked{.kind = EffectKind::Enter, .until = first + 1, .seat = moved.from.seat};
    unasked.title = asSentence(packs::cardWords(moved.face));
    unasked.line =
        say({moved.from.seat}, {QT_TRANSLATE_NOOP("Words", "%1 has fished that suit out before."),
                                QT_TRANSLATE_NOOP("Words", "You have fished that suit out before.")});
    return unasked;
}

EffectSpec GreatLakesPresenter::effectSpec() const {
    const int first = shownUpTo();
    if (first >= game().events()) return {};
    const auto event = game().seen(first);
    if (const auto stocked = movedAt(first);
        stocked && stocked->from.kind == PileKind::Kept && stocked->to.kind == PileKind::Lake)
        return stockEffect(*stocked);
    if (event && std::holds_alternative<Shown>(event->content())) return revealEffect();
    const bool decides = event && std::holds_alternative<SeenMove<Move>>(event->content());
    const int cards = decides ? first + 1 : first; // "Fished out!" comes when the cards have come up
    const auto moved = movedAt(cards);
    if (!moved || moved->to.kind != PileKind::Caught) return {};
    EffectSpec haul{.kind = EffectKind::Haul, .seat = moved->to.seat};
    haul.until = movesUntil(cards, [&](const Moved& other) { return other.to == moved->to; });
    haul.points = haul.until - cards;
    haul.title = suitCount(packs::suitOf(moved->face), haul.points); // the bubble says "Fished out!"
    return haul;
}

} // namespace tacklebox
