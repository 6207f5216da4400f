// How events are played that are more than cards that change place.
#include "views/games/platinumfish/parts.h"

namespace tacklebox {

using namespace platinumfishview;

std::vector<int> PlatinumFishPresenter::diceNotes() const {
    return {kFirstDie, kFirstDie + 1};
}

Staging PlatinumFishPresenter::staging() const {
    if (auto pairs = laying(PlaceKind::Matches)) {
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
    const auto moved = movedAt(shownUpTo());
    if (!moved || moved->from.kind != PlaceKind::Deck || moved->to.kind != PlaceKind::Hand ||
        moved->face >= packs::kStandardFaces)
        return {};
    const auto made = moveBefore(shownUpTo());
    if (!made || made->move.kind != MoveKind::Take) return {};
    Staging search{.piece = SetPiece::Search, .seat = moved->to.seat};
    search.title = asSentence(packs::cardWords(moved->face));
    const auto next = movedAt(shownUpTo() + 1); // what pairs is laid at once
    const bool pairs = next && next->from == moved->to && next->to.kind == PlaceKind::Matches;
    search.line = pairs ? tr("It makes a pair.") : tr("No pair: that ends the turn.");
    return search;
}

} // namespace tacklebox
