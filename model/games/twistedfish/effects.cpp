// Effects of cards, in a sentence each.
#include "model/games/twistedfish/words.h"

namespace tacklebox::twistedfish {

Phrase effectWords(Face face) {
    if (face >= kDeckSize) return {};
    if (isFish(face)) {
        const int value = valueOf(fishOf(face));
        return Phrase(QT_TRANSLATE_NOOP("Words", "All five colours make a basket worth %1; left in hand "
                                                 "at the end, this card costs %2."),
                      {Phrase::number(value * kColours), Phrase::number(value)});
    }
    switch (face) {
    case kGameWarden:
        return QT_TRANSLATE_NOOP("Words", "A random card of a player of your choice goes into the pond, "
                                          "which is shuffled; only that player knows which.");
    case kDeadScubaDiver:
        return QT_TRANSLATE_NOOP("Words", "Lays exactly four cards of a fish from your hand as a basket and "
                                          "stands in for the fifth; it counts 0.");
    case kNoFishing:
        return QT_TRANSLATE_NOOP("Words", "When somebody asks you: the ask is a miss, and nobody learns "
                                          "whether you have the card.");
    case kGlassBottomBoat:
        return QT_TRANSLATE_NOOP("Words", "You see one random card of a player of your choice; only the two "
                                          "of you know which.");
    case kTheNet:
        return QT_TRANSLATE_NOOP("Words", "Instead of an ask: name a player and a fish that you hold; who "
                                          "has some of it gives you one card, and chooses which.");
    case kTwoFistedFisherman:
        return QT_TRANSLATE_NOOP("Words", "After a miss, before you fish: ask once more, as always with a "
                                          "fish that you hold.");
    case kTheLure:
        return QT_TRANSLATE_NOOP("Words", "Instead of an ask: ask for any fish card that lies in no basket, "
                                          "even of a fish that you do not hold.");
    default:
        return QT_TRANSLATE_NOOP("Words", "Stops a Zinger that is aimed at you, and you may take that one "
                                          "into your hand; or throw it away instead of asking, which ends "
                                          "your turn.");
    }
}

} // namespace tacklebox::twistedfish
