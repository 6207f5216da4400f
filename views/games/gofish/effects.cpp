#include "views/games/gofish/parts.h"

namespace tacklebox {

using namespace gofishview;

EffectSpec GoFishPresenter::effectSpec() const {
    auto book = laying(PileKind::Books);
    if (!book) return {};
    const auto moved = movedAt(firstCard());
    if (isKnown(moved->face))
        book->title =
            tr("%1!", "\"Sevens!\": a book").arg(asSentence(packs::ranksWords(packs::rankOf(moved->face))));
    return *book;
}

} // namespace tacklebox
