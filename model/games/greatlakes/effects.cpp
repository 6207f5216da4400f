// Describes each card's effect in one sentence.
#include "model/games/greatlakes/words.h"

namespace tacklebox::greatlakes {

Phrase effectWords(Face face) {
    if (face >= packs::kStandardFaces) return {};
    const Phrase suit = packs::suitWords(packs::suitOf(face));
    const packs::Rank rank = packs::rankOf(face);
    if (rank == packs::kAce)
        return Phrase(QT_TRANSLATE_NOOP("Words",
                                        "The lowest of the %1; but it is 14, the highest, when "
                                        "another plays their jack, queen or king in the same round."),
                      {suit});
    if (rank >= packs::kJack)
        return Phrase(QT_TRANSLATE_NOOP("Words",
                                        "The highest of the %1 in a round is kept and may fish them "
                                        "out of the lake, a point a card; but the ace beats this one."),
                      {suit});
    return Phrase(QT_TRANSLATE_NOOP("Words", "The highest of the %1 in a round is kept and may fish them out "
                                             "of the lake, a point a card; the others go into the lake."),
                  {suit});
}

} // namespace tacklebox::greatlakes
