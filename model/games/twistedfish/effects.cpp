// The effect of each card, in one or two sentences.
#include "model/games/twistedfish/words.h"

namespace tacklebox {

using namespace twistedfish;

Phrase Words<TwistedFish>::effect(Face face) {
    if (face >= kDeckSize) return {};
    if (isFish(face)) {
        const int value = valueOf(fishOf(face));
        return Phrase(
            QT_TRANSLATE_NOOP(
                "Words",
                "All five colours make a basket worth %1. Left in hand at the end, this card costs %2."),
            {Phrase::number(value * kColours), Phrase::number(value)});
    }
    switch (face) {
    case kGameWarden:
        return QT_TRANSLATE_NOOP(
            "Words",
            "Shuffle a random card from a player's hand into the pond. Only that player knows which card.");
    case kDeadScubaDiver:
        return QT_TRANSLATE_NOOP(
            "Words",
            "Lay exactly four cards of a fish as a basket, with the Diver as the fifth. The Diver counts 0.");
    case kNoFishing:
        return QT_TRANSLATE_NOOP(
            "Words",
            "When someone asks you: the ask is a miss, and nobody learns whether you have the card.");
    case kGlassBottomBoat:
        return QT_TRANSLATE_NOOP(
            "Words", "See a random card from a player's hand. Only the two of you know which card.");
    case kTheNet:
        return QT_TRANSLATE_NOOP("Words", "Instead of an ask: name a player and a fish you have. If they "
                                          "have any, they choose one card to give you.");
    case kTwoFistedFisherman:
        return QT_TRANSLATE_NOOP("Words", "After a miss, before you fish: ask again, for a fish you have.");
    case kTheLure:
        return QT_TRANSLATE_NOOP(
            "Words",
            "Instead of an ask: ask for any card that isn't in a basket, even of a fish you don't have.");
    default: // kDivineIntervention
        return QT_TRANSLATE_NOOP("Words", "Stop a Zinger played against you and keep it if you like. Or "
                                          "discard this card instead of asking, which ends your turn.");
    }
}

} // namespace tacklebox
