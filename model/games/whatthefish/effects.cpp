// The effect of each card, in one or two sentences.
#include "model/games/whatthefish/words.h"

namespace tacklebox {

using namespace whatthefish;

Phrase Words<WhatTheFish>::effect(Face face) {
    if (face >= WhatTheFish::kFaces) return {};
    const Phrase value = kindOf(face) == CardKind::Wtf ? Phrase() : Phrase::number(valueOf(face));
    switch (kindOf(face)) {
    case CardKind::Fish:
        return Phrase(
            QT_TRANSLATE_NOOP("Words", "Dive with it in open water. The attack must beat %1 to endanger it."),
            {value});
    case CardKind::Kill:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Add %1 to the attack on another player's fish. The fish is "
                                                 "in danger once the attack beats its bar."),
                      {value});
    case CardKind::Protection:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Add %1 against the attack when your fish is in danger. "
                                                 "Your PROTECTION cards together must beat the attack."),
                      {value});
    case CardKind::Wtf: break;
    }
    switch (face) {
    case kMuggerCroc: return QT_TRANSLATE_NOOP("Words", "Take 2 random cards from a player of your choice.");
    case kSnapperSnatch: return QT_TRANSLATE_NOOP("Words", "Swap your hand with a player of your choice.");
    case kMrsCrabite:
        return QT_TRANSLATE_NOOP("Words",
                                 "Look at the hand of a player of your choice. Nobody else sees it.");
    case kWtfTax:
        return QT_TRANSLATE_NOOP("Words", "A player of your choice must give you a FISH. They choose which; "
                                          "if they have none, everyone learns it.");
    case kCommunistManifesto:
        return QT_TRANSLATE_NOOP(
            "Words",
            "Move a random card from one opponent to another. With two players, you take it yourself.");
    case kElvisEffect: return QT_TRANSLATE_NOOP("Words", "Take a FISH of your choice from the discard pile.");
    case kBeaverBuddha:
        return QT_TRANSLATE_NOOP(
            "Words",
            "End the swim. The fish is neither free nor dead, and all its cards go to the discard pile.");
    default:
        return QT_TRANSLATE_NOOP("Words", "Undo the last action. Its cards are frozen until a swim ends, "
                                          "then they go back to their player.");
    }
}

} // namespace tacklebox
