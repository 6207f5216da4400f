// Describes each card's effect in one sentence.
#include "model/games/platinumfish/words.h"

namespace tacklebox::platinumfish {

Phrase effectWords(Face face) {
    if (face >= packs::kStandardFaces) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "Two %1 make a pair, which is laid for you. Most pairs wins."),
                  {packs::ranksWords(packs::rankOf(face))});
}

} // namespace tacklebox::platinumfish
