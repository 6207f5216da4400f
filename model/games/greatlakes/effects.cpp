// Describes each card's effect in one sentence.
#include "model/games/greatlakes/words.h"

namespace tacklebox::greatlakes {

Phrase effectWords(Face face) {
    if (face >= packs::kStandardFaces) return {};
    const Phrase suit = packs::suitWords(packs::suitOf(face));
    const packs::Rank rank = packs::rankOf(face);
    if (rank == packs::kAce)
        return Phrase(QT_TRANSLATE_NOOP(
                          "Words", "The lowest of the %1, unless another player plays their jack, queen or "
                                   "king in the same round: then the ace counts 14 and beats them all."),
                      {suit});
    if (rank >= packs::kJack)
        return Phrase(QT_TRANSLATE_NOOP("Words", "The highest of the %1 in a round may fish out the lake, 1 "
                                                 "point a card. The ace beats this card."),
                      {suit});
    return Phrase(QT_TRANSLATE_NOOP("Words", "The highest of the %1 in a round may fish out the lake, 1 "
                                             "point a card. The others go into the lake."),
                  {suit});
}

} // namespace tacklebox::greatlakes
