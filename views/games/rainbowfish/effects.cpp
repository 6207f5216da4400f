#include "views/games/rainbowfish/parts.h"

namespace tacklebox {

using namespace rainbowfishview;

namespace {

constexpr QColor kColourOf[] = {QColor(0xd8, 0x3a, 0x34), QColor(0xf2, 0xb9, 0x0f), QColor(0x3f, 0x9b, 0x4e),
                                QColor(0x2e, 0x7f, 0xc4)};

QColor colourOf(Color color) {
    return color < kColors ? kColourOf[color] : QColor();
}

} // namespace

/// Returns the effect of a special card.
EffectSpec RainbowFishPresenter::specialEffect(const SeenMove<Move>& made) const {
    EffectSpec spec{.kind = EffectKind::Enter, .seat = made.seat};
    const Move& move = made.move;
    switch (move.kind) {
    case MoveKind::Reverse:
        spec.kind = EffectKind::Reverse;
        spec.seat = shown().status.turn;
        spec.title = tr("Reverse!");
        spec.line = tr("Whoever asked gives the cards instead.");
        break;
    case MoveKind::Skip:
        spec.kind = EffectKind::Skip;
        spec.seat = shown().status.turn;
        spec.title = tr("Skip!");
        spec.line = shown().hole.empty() ? tr("No cards are given, and the hole is empty.")
                                         : tr("No cards are given: go fishing.");
        break;
    case MoveKind::Wild:
        spec.kind = EffectKind::Colour;
        spec.title = tr("Wild!");
        spec.colour = colourOf(move.color);
        spec.line = takesWords(move);
        break;
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo:
        spec.kind = EffectKind::Downpour;
        spec.title = tr("Downpour!");
        spec.colour = colourOf(move.color);
        spec.line = move.kind == MoveKind::DownpourOne ? tr("One card from the hole.")
                                                       : tr("Two cards from the hole.");
        if (move.color < kColors)
            spec.line += QLatin1Char(' ') + say({made.seat},
                                                //: a colour: "All red cards to Ben!"
                                                {QT_TRANSLATE_NOOP("Words", "all %2 to %1!"),
                                                 QT_TRANSLATE_NOOP("Words", "all %2 to you!")},
                                                {colorsWords(move.color)});
        break;
    case MoveKind::WarMachine:
        spec.kind = EffectKind::Stop;
        spec.title = tr("War Machine!");
        spec.seat = shown().status.turn;
        if (!shown().discard.empty()) spec.stopped = shown().discard[0];
        spec.line = tr("Stopped: the War Machine's player draws the cards.");
        break;
    case MoveKind::DrawTwo:
        spec.title = tr("Draw 2!");
        spec.line = tr("Two cards from the hole.");
        break;
    case MoveKind::WildDrawFour:
        spec.title = tr("Wild Draw 4!");
        spec.line = tr("Four cards from the hole, then a colour.");
        break;
    default: return {};
    }
    return spec;
}

/// "All red cards from Ben".
QString RainbowFishPresenter::takesWords(const Move& move) const {
    if (move.color >= kColors || move.target >= shown().match.seats) return {};
    return say(
        {move.target},
        //: a colour: "All red cards from Ben!"
        {QT_TRANSLATE_NOOP("Words", "all %2 from %1!"), QT_TRANSLATE_NOOP("Words", "all %2 from you!")},
        {colorsWords(move.color)});
}

EffectSpec RainbowFishPresenter::effectSpec() const {
    const int next = shownUpTo(), first = firstCard();
    if (next >= game().events()) return {};
    if (auto set = laying(PileKind::Sets, 1)) { // a Special Set may be one card
        const auto moved = movedAt(first);
        const bool numbers = isKnown(moved->face) && isNumber(moved->face);
        set->points = pointsFor(numbers ? numberOf(moved->face) : kSpecialSet);
        if (isKnown(moved->face))
            set->title =
                numbers ? tr("%1!", "\"Sevens!\": a set").arg(asSentence(numbersWords(numberOf(moved->face))))
                        : tr("A Special Set!");
        return *set;
    }
    const auto moved = movedAt(first);
    const auto made = moveBefore(moved ? first : next + 1);
    if (!made) return {};
    if (moved && moved->to.kind == PileKind::Discard && isKnown(moved->face)) {
        EffectSpec spec = specialEffect(*made);
        if (spec.kind != EffectKind::None) spec.until = first + 1;
        return spec;
    }
    const bool pours = made->move.kind == MoveKind::DownpourOne || made->move.kind == MoveKind::DownpourTwo;
    if (pours && moved && moved->from.kind == PileKind::Hand && moved->to == handOf(made->seat))
        return {.kind = EffectKind::Pour, .seat = made->seat};
    const auto event = game().seen(next);
    if (made->move.kind != MoveKind::Name || !event ||
        !std::holds_alternative<SeenMove<Move>>(event->content()))
        return {};
    EffectSpec named{.kind = EffectKind::Colour, .seat = made->move.target};
    named.title = takesWords(made->move);
    named.colour = colourOf(made->move.color);
    return named;
}

} // namespace tacklebox
