// Effects of cards, in a sentence each.
#include "model/games/whatthefish/words.h"

namespace tacklebox::whatthefish {

Phrase effectWords(Face face) {
    if (face >= WhatTheFish::kFaces) return {};
    const Phrase value = kindOf(face) == CardKind::Wtf ? Phrase() : Phrase::number(valueOf(face));
    switch (kindOf(face)) {
    case CardKind::Fish:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Dive with it in open water: only KILLs of more than %1 "
                                                 "together put it in danger."),
                      {value});
    case CardKind::Kill:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Adds %1 to the attack on another's fish, which is in "
                                                 "danger as soon as the attack is more than its bar."),
                      {value});
    case CardKind::Protection:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Brings %1 against the attack when your fish is in danger: "
                                                 "all that you play together must be more."),
                      {value});
    case CardKind::Wtf: break;
    }
    switch (face) {
    case kMuggerCroc:
        return QT_TRANSLATE_NOOP("Words", "Takes 2 random cards from the hand of a player of your choice.");
    case kSnapperSnatch:
        return QT_TRANSLATE_NOOP("Words", "Swaps your hand for the hand of a player of your choice.");
    case kMrsCrabite:
        return QT_TRANSLATE_NOOP("Words", "You alone see the whole hand of a player of your choice.");
    case kWtfTax:
        return QT_TRANSLATE_NOOP("Words", "A player of your choice must give you one FISH and chooses which; "
                                          "who has none gives nothing, and all know it.");
    case kCommunistManifesto:
        return QT_TRANSLATE_NOOP("Words",
                                 "Moves one random card from the hand of a player to the hand of "
                                 "another, neither of them yours; with two players it comes to you.");
    case kElvisEffect:
        return QT_TRANSLATE_NOOP("Words",
                                 "Takes a FISH of your choice from the discard pile into your hand.");
    case kBeaverBuddha:
        return QT_TRANSLATE_NOOP("Words", "Ends the swim: the fish is neither free nor dead, and all its "
                                          "cards go onto the discard pile.");
    default:
        return QT_TRANSLATE_NOOP("Words", "Undoes the last action; the undone cards are frozen until a swim "
                                          "has ended, then they go back to their player.");
    }
}

} // namespace tacklebox::whatthefish
