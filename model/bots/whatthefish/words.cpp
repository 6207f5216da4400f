#include "model/games/words.h"
#include "model/bots/botwords.h"
#include "model/bots/reasonwords.h"
#include "model/bots/whatthefish/motive.h"

#include <cmath>

namespace tacklebox {

using namespace whatthefish;

namespace {

bool aboutFish(const Fact& fact) {
    return fact.card == kNoFace;
}

Phrase holds(const Fact& fact, const Phrase& who, const Phrase& card) {
    if (fact.kind == FactKind::HoldsSome || aboutFish(fact))
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 holds a FISH."), {who});
    if (fact.count > 1) return Phrase(QT_TRANSLATE_NOOP("Words", "%1 holds %2 twice."), {who, card});
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1 holds %2."), {who, card});
}

Phrase lacks(const Fact& fact, const Phrase& who) {
    if (fact.count == 0) return Phrase(QT_TRANSLATE_NOOP("Words", "%1 holds no FISH."), {who});
    return Phrase::counted(
        fact.count, QT_TRANSLATE_NOOP("Words", "%1 held no FISH; %n card has come since that may be one."),
        QT_TRANSLATE_N_NOOP("Words", "%1 held no FISH; %n cards have come since that may be one."), {who});
}

/// What is done and why, without numbers.
Phrase motiveWords(Motive motive, const Phrase& who, const Phrase& target) {
    switch (motive) {
    case Motive::None: return {};
    case Motive::SwimFree:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 hopes that the fish swims free."), {who});
    case Motive::SaveFish:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 saves the fish and raises what an attack must exceed."),
                      {who});
    case Motive::LetItSwim:
        return Phrase(
            QT_TRANSLATE_NOOP("Words", "%1 lets the fish swim on and keeps the cards for its defence."),
            {who});
    case Motive::GiveUp:
        return Phrase(
            QT_TRANSLATE_NOOP("Words", "%1 has nothing better against the attack and gives the fish up."),
            {who});
    case Motive::StopFish:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 attacks with enough to put the fish in danger."), {who});
    case Motive::Wear:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 begins an attack that others can complete."), {who});
    case Motive::LeaveToOthers:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 keeps the KILLs and leaves the fish to the others."),
                      {who});
    case Motive::NoAttack:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has no KILL and leaves the fish to the others."), {who});
    case Motive::AwaitAnswer:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The fish is in danger already; %1 waits for the answer."),
                      {who});
    case Motive::WaitAndSee:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 waits for the others to dive."), {who});
    case Motive::NewHand: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 wants a fresh hand."), {who});
    case Motive::LeastGift:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 gives the FISH that is worth least."), {who});
    case Motive::Rob:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Two cards more for %1 are two less for %2."),
                      {who, target});
    case Motive::BetterHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The hand of %2 is worth more to %1 than the own."),
                      {who, target});
    case Motive::Look:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 wants to know what %2 holds."), {who, target});
    case Motive::WantFish: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 wants a FISH of %2."), {who, target});
    case Motive::Stir:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 takes a card out of the hand of %2."), {who, target});
    case Motive::RaiseDead:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 wants that FISH to dive with."), {who});
    case Motive::EndSwim:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 ends the swim before the fish is free."), {who});
    case Motive::UndoForOwn:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 undoes what happened to the own fish."), {who});
    case Motive::UndoAgainst:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 undoes what helped the fish."), {who});
    case Motive::Undo:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 wants that undone, and its cards frozen."), {who});
    }
    return {};
}

/// The chance that it works, in words for what it is to bring.
Phrase chanceWords(Motive motive, double likely) {
    switch (aimOf(motive)) {
    case Aim::None: break;
    case Aim::Free:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The fish is %1 % likely to get free."), {percent(likely)});
    case Aim::Stop:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The fish is %1 % likely to be stopped."),
                      {percent(likely)});
    case Aim::Fish:
        return Phrase(QT_TRANSLATE_NOOP("Words", "A FISH is there with a chance of %1 %."),
                      {percent(likely)});
    }
    return {};
}

Phrase winWords(double share) {
    return Phrase(QT_TRANSLATE_NOOP("Words", "A win is then %1 % likely."), {percent(share)});
}

} // namespace

template <>
Phrase BotWords<WhatTheFish>::subject(const Fact& fact) {
    if (aboutFish(fact)) return QT_TRANSLATE_NOOP("Words", "FISH");
    return Words<WhatTheFish>::card(fact.card);
}

template <>
Phrase BotWords<WhatTheFish>::fact(const Fact& fact, const Names& names) {
    const Phrase who = names.of(fact.seat);
    if (fact.kind == FactKind::Lacks) return lacks(fact, who);
    return holds(fact, who, subject(fact));
}

template <>
Phrase BotWords<WhatTheFish>::rationale(const Rationale& rationale, Seat seat, const Move& move,
                                        const Names& names) {
    if (rationale.motive >= kMotives) return {};
    const Motive motive = Motive(rationale.motive);
    Phrase words = motiveWords(motive, names.of(seat), names.of(move.target));
    if (words.empty()) return {};
    if (rationale.clue) words = inARow(BotWords::fact(*rationale.clue, names), words);
    if (rationale.likely) words = inARow(words, chanceWords(motive, *rationale.likely));
    if (rationale.expected) words = inARow(words, winWords(*rationale.expected));
    return words;
}

} // namespace tacklebox
