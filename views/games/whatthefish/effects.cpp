#include "views/games/whatthefish/parts.h"

namespace tacklebox {

using namespace whatthefishview;

namespace {

/// The effects of WTF cards, in the order of their faces.
constexpr const char* kWtfLines[] = {
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "Two random cards change hands."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "Two players swap their hands."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "A look at a whole hand."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "The player you choose gives up a FISH."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "A random card moves from one hand to another."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "A FISH comes back from the discard pile."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "The swim ends: the fish is neither free nor dead."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "The last action is undone."),
};
static_assert(std::size(kWtfLines) == WhatTheFish::kFaces - kMuggerCroc);

} // namespace

/// A Flint Flush is announced in the middle, before the hand is shown.
EffectSpec WhatTheFishPresenter::flushEffect(Seat seat) const {
    return {.kind = EffectKind::Call,
            .until = shownUpTo() + 1,
            .title = tr("Flint Flush"),
            .line =
                say({seat}, {QT_TRANSLATE_NOOP("Words", "No FISH: %1 shows the hand and draws a new one."),
                             QT_TRANSLATE_NOOP("Words", "No FISH: you show your hand and draw a new one.")}),
            .seat = seat};
}

EffectSpec WhatTheFishPresenter::effectSpec() const {
    const int first = firstCard(); // a move is reported together with its card
    if (const auto event = first < game().events() ? game().seen(first) : nullptr; event) {
        const auto* made = std::get_if<SeenMove<Move>>(&event->content());
        if (made && made->move.kind == MoveKind::Flush) return flushEffect(made->seat);
    }
    const auto moved = movedAt(first);
    if (!moved || moved->from.kind != PileKind::Hand || moved->to.kind != PileKind::Discard ||
        moved->face < kMuggerCroc || moved->face >= WhatTheFish::kFaces)
        return {};
    const auto made = moveBefore(first);
    if (!made || made->seat != moved->from.seat || made->move.kind < MoveKind::MuggerCroc)
        return {}; // it is only thrown away
    QString line = tr(kWtfLines[moved->face - kMuggerCroc]);
    if (const Seat last = shown().status.last.seat; moved->face == kBenFranklin && last < shown().match.seats)
        line = say({last}, {QT_TRANSLATE_NOOP("Words", "What %1 did last is undone."),
                            QT_TRANSLATE_NOOP("Words", "What you did last is undone.")});
    return {.kind = EffectKind::Enter,
            .until = first + 1,
            .title = asSentence(cardWords(moved->face)),
            .line = line,
            .seat = moved->from.seat};
}

} // namespace tacklebox
