// Effects of cards, in a sentence each.
#include "model/games/rainbowfish/words.h"

namespace tacklebox::rainbowfish {

Phrase effectWords(Face face) {
    if (face >= kColorDeckFaces) return {};
    if (isNumber(face)) {
        const Number number = numberOf(face);
        return Phrase::counted(
            pointsFor(number), QT_TRANSLATE_NOOP("Words", "Four %1 make a set of %n point."),
            QT_TRANSLATE_N_NOOP("Words", "Four %1 make a set of %n points."), {numbersWords(number)});
    }
    if (isSkip(face))
        return QT_TRANSLATE_NOOP("Words", "When somebody asks you for a number that you hold: you keep your "
                                          "cards, and the asker goes fishing.");
    if (isReverse(face))
        return QT_TRANSLATE_NOOP("Words", "When somebody asks you for a number that you hold: you take all "
                                          "the asker's cards of it, and that turn ends.");
    if (isDrawTwo(face))
        return QT_TRANSLATE_NOOP("Words",
                                 "In your turn, before an ask: draw 2 cards from the Hole and go on.");
    switch (face) {
    case kWild:
        return QT_TRANSLATE_NOOP("Words",
                                 "In your turn, before an ask: name a colour and a player, who gives "
                                 "you all cards of it; if there are none, you go fishing.");
    case kWildDrawFour:
        return QT_TRANSLATE_NOOP("Words", "In your turn, before an ask: draw 4 cards, then name a colour and "
                                          "a player, who gives you all cards of it.");
    case kDownpourOne:
        return QT_TRANSLATE_NOOP("Words", "In your turn, before an ask: draw 1 card and name a colour, and "
                                          "all the others give you their cards of it.");
    case kDownpourTwo:
        return QT_TRANSLATE_NOOP("Words", "In your turn, before an ask: draw 2 cards and name a colour, and "
                                          "all the others give you their cards of it.");
    default:
        return QT_TRANSLATE_NOOP("Words", "When another player plays a Draw 2 or a Wild Draw 4: it does "
                                          "nothing, that turn ends, and you draw its 2 or 4 cards.");
    }
}

} // namespace tacklebox::rainbowfish
