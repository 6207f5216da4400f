#include "views/games/platinumfish/parts.h"

namespace tacklebox {

using namespace platinumfishview;

std::vector<int> PlatinumFishPresenter::diceNotes() const {
    return {kFirstDie, kFirstDie + 1};
}

bool PlatinumFishPresenter::isOfRoll(const NotePicture& note) const {
    return note.id >= kFirstDie; // dice, their sum, and the ranks that they name
}

/// The call for a shuffle: its effect, and the player who wants it, are shown at the deck.
EffectSpec PlatinumFishPresenter::shuffleEffect() const {
    const int first = shownUpTo();
    const auto event = first < game().events() ? game().seen(first) : nullptr;
    const auto* made = event ? std::get_if<SeenMove<Move>>(&event->content()) : nullptr;
    if (!made || made->move.kind != MoveKind::Shuffle) return {};
    EffectSpec call{.kind = EffectKind::Call, .until = first + 1, .seat = made->seat};
    for (int number = first + 1; number < game().events(); ++number) {
        const auto next = game().seen(number);
        if (next && std::holds_alternative<SeenMove<Move>>(next->content())) break;
        if (next && std::holds_alternative<SeenShuffle>(next->content())) {
            call.until = number + 1;
            break;
        }
    }
    call.title = tr("The deck is shuffled");
    call.line =
        say({made->seat}, {QT_TRANSLATE_NOOP("Words", "%1 wants other cards on top, after the search."),
                           QT_TRANSLATE_NOOP("Words", "You want other cards on top, after the search.")});
    return call;
}

/// Returns true if the next card is the one that was searched for, not one for a new hand, which follows a
/// roll (P-17).
bool PlatinumFishPresenter::isSearched() const {
    for (int number = shownUpTo() - 1; number >= 0; --number) {
        const auto event = game().seen(number);
        if (!event) continue;
        if (const auto* made = std::get_if<SeenMove<Move>>(&event->content()))
            return made->move.kind == MoveKind::Take;
        if (std::holds_alternative<Rolled>(event->content()) ||
            std::holds_alternative<Moved>(event->content()))
            return false;
    }
    return false;
}

EffectSpec PlatinumFishPresenter::effectSpec() const {
    if (auto pairs = laying(PileKind::Matches)) {
        const int first = firstCard();
        const auto moved = movedAt(first);
        const int count = (pairs->until - first) / 2;
        pairs->points = count;
        if (count > 1)
            pairs->title = tr("%n pairs!", nullptr, count);
        else if (moved->face < packs::kStandardFaces)
            pairs->title = tr("%1!", "\"Sevens!\": a pair")
                               .arg(asSentence(packs::ranksWords(packs::rankOf(moved->face))));
        return *pairs;
    }
    if (EffectSpec called = shuffleEffect(); called.kind != EffectKind::None) return called;
    const auto moved = movedAt(shownUpTo());
    if (!moved || moved->from.kind != PileKind::Deck || moved->to.kind != PileKind::Hand ||
        moved->face >= packs::kStandardFaces)
        return {};
    if (!isSearched()) return {};
    EffectSpec search{.kind = EffectKind::Search, .seat = moved->to.seat};
    search.title = asSentence(packs::cardWords(moved->face));
    const auto next = movedAt(shownUpTo() + 1); // pairs are laid at once
    const bool pairs = next && next->from == moved->to && next->to.kind == PileKind::Matches;
    const bool last = shown().deck.size() == 1; // P-23
    search.line = pairs && last ? tr("It makes a pair, and the deck is empty: that ends the round.")
                  : pairs       ? tr("It makes a pair.")
                  : last        ? tr("It was the deck's last card: that ends the round.")
                                : tr("No pair: that ends the turn.");
    return search;
}

} // namespace tacklebox
