#include "model/games/gofish/words.h"

namespace tacklebox {

Phrase Words<GoFish>::effect(Face face) {
    if (face >= packs::kStandardFaces) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "Four %1 make a book, worth 1 point. It's laid for you."),
                  {packs::ranksWords(packs::rankOf(face))});
}

Phrase Words<GoFish>::refusal(const Refusal& refusal, const Names& names) {
    switch (refusal.reason.shared()) {
    case Reason::NotYourself:
        return QT_TRANSLATE_NOOP("Words", "You can't ask yourself. Choose another player.");
    case Reason::HoldsNoneOfKind:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You have no %1, so you can't ask for them."),
                      {packs::ranksWords(packs::Rank(refusal.first))});
    case Reason::EmptyHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has no cards to ask for."), {names.of(refusal.seat)});
    default: return UsualWords::refusal(refusal, names);
    }
}

/// Reports a book on the last of its four cards.
Phrase Words<GoFish>::event(const Moved& moved, const Names& names) {
    if (moved.to.kind != PileKind::Books) return UsualWords::event(moved, names);
    if (packs::suitOf(moved.face) != packs::kSuits - 1) return {};
    return names.phrase(moved.to.seat, QT_TRANSLATE_NOOP("Words", "%1 lays a book of %2."),
                        QT_TRANSLATE_NOOP("Words", "You lay a book of %2."),
                        {packs::ranksWords(packs::rankOf(moved.face))});
}

Phrase Words<GoFish>::event(const Scored& scored, const Names& names) {
    return Phrase(QT_TRANSLATE_NOOP("Words", "Books: %1."), {totalsWords(scored, names)});
}

Phrase Words<GoFish>::aloud(const Moved& moved, const Names&) {
    if (moved.to.kind != PileKind::Books) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1!"), {packs::ranksWords(packs::rankOf(moved.face))});
}

Phrase Words<GoFish>::laid(int count) {
    return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "a book laid"),
                           QT_TRANSLATE_N_NOOP("Words", "%n books laid"));
}

Phrase Words<GoFish>::matchEnd(const Scored& scored, const Over& over, const Names& names) {
    return matchEndWords(scored, over,
                         Phrase::counted(winningTotal(scored, over),
                                         QT_TRANSLATE_NOOP("Words", "with %n book"),
                                         QT_TRANSLATE_N_NOOP("Words", "with %n books")),
                         names);
}

} // namespace tacklebox
