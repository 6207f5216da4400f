// The effect of each card, in one or two sentences.
#include "model/games/rainbowfish/words.h"

namespace tacklebox {

using namespace rainbowfish;

Phrase Words<RainbowFish>::effect(Face face) {
    if (face >= kColorDeckFaces) return {};
    if (isNumber(face)) {
        const Number number = numberOf(face);
        return Phrase::counted(
            pointsFor(number), QT_TRANSLATE_NOOP("Words", "Four %1 make a set worth %n point."),
            QT_TRANSLATE_N_NOOP("Words", "Four %1 make a set worth %n points."), {numbersWords(number)});
    }
    if (isSkip(face))
        return QT_TRANSLATE_NOOP(
            "Words",
            "When someone asks you for a number you have: you keep your cards, and they go fishing.");
    if (isReverse(face))
        return QT_TRANSLATE_NOOP("Words", "When someone asks you for a number you have: they give you all "
                                          "their cards of it instead, and their turn ends.");
    if (isDrawTwo(face))
        return QT_TRANSLATE_NOOP("Words",
                                 "On your turn, before an ask: draw 2 cards, then continue your turn.");
    switch (face) {
    case kWild:
        return QT_TRANSLATE_NOOP("Words",
                                 "On your turn, before an ask: name a colour and a player. They give you all "
                                 "their cards of it. If they have none, you go fishing.");
    case kWildDrawFour:
        return QT_TRANSLATE_NOOP("Words", "On your turn, before an ask: draw 4 cards, then name a colour and "
                                          "a player. They give you all their cards of it.");
    case kDownpourOne:
        return QT_TRANSLATE_NOOP("Words", "On your turn, before an ask: draw 1 card and name a colour. "
                                          "Everyone gives you all their cards of it.");
    case kDownpourTwo:
        return QT_TRANSLATE_NOOP("Words", "On your turn, before an ask: draw 2 cards and name a colour. "
                                          "Everyone gives you all their cards of it.");
    default:
        return QT_TRANSLATE_NOOP("Words", "When another player plays a Draw 2 or Wild Draw 4: stop the card, "
                                          "end their turn and draw its 2 or 4 cards yourself.");
    }
}

} // namespace tacklebox
