// Describes each card's effect in one sentence.
#include "model/games/gofish/words.h"

namespace tacklebox::gofish {

Phrase effectWords(Face face) {
    if (face >= packs::kStandardFaces) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "Four %1 make a book, worth 1 point. It's laid for you."),
                  {packs::ranksWords(packs::rankOf(face))});
}

} // namespace tacklebox::gofish
