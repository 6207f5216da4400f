// What bots know in Twisted Fish and why they moved, in words.
#include "model/games/twistedfish/words.h"
#include "model/bots/botwords.h"
#include "model/bots/reasonwords.h"
#include "model/bots/twistedfish/motive.h"

#include <cmath>

namespace tacklebox {

using namespace twistedfish;

namespace {

Phrase askedAgo(const Fact& fact, const Phrase& who, const Phrase& fish) {
    if (fact.turnsAgo == 0)
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has asked for a %2 in this turn."), {who, fish});
    return Phrase::counted(fact.turnsAgo, QT_TRANSLATE_NOOP("Words", "%1 asked for a %2 one turn ago."),
                           QT_TRANSLATE_N_NOOP("Words", "%1 asked for a %2 %n turns ago."), {who, fish});
}

Phrase holdsCard(const Fact& fact, const Phrase& who, const Phrase& card) {
    switch (fact.source) {
    case Source::Moved:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 was seen taking %2 and still holds it."), {who, card});
    case Source::Shown:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has shown %2 and still holds it."), {who, card});
    default: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 surely holds %2."), {who, card});
    }
}

Phrase lacksCard(const Fact& fact, const Phrase& who, const Phrase& card) {
    if (fact.count == 0) return Phrase(QT_TRANSLATE_NOOP("Words", "%1 does not hold %2."), {who, card});
    return Phrase::counted(
        fact.count, QT_TRANSLATE_NOOP("Words", "%1 did not hold %2, but has drawn %n card since."),
        QT_TRANSLATE_N_NOOP("Words", "%1 did not hold %2, but has drawn %n cards since."), {who, card});
}

/// How likely a hit was, for a move that asks for something.
Phrase chance(const Rationale& rationale) {
    if (!rationale.likely) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "A hit is %1 % likely."), {percent(*rationale.likely)});
}

Phrase pointsWords(double expected) {
    const int points = int(std::lround(expected));
    return Phrase::counted(
        points, QT_TRANSLATE_NOOP("Words", "It leads to about one point by the end of the hand."),
        QT_TRANSLATE_N_NOOP("Words", "It leads to about %n points by the end of the hand."));
}

Phrase motiveWords(Motive motive, const Phrase& seat, const Move& move, const Names& names) {
    const Phrase target = names.of(move.target);
    const Phrase card = cardWords(move.card);
    switch (motive) {
    case Motive::None: return {};
    case Motive::LayBasket: return QT_TRANSLATE_NOOP("Words", "A basket that is laid is safe for good.");
    case Motive::TakeKnown: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 surely holds %2."), {target, card});
    case Motive::TryForCard: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 may hold %2."), {target, card});
    case Motive::CastNet:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The Net takes any %2 that %1 holds, whatever its colour."),
                      {target, fishWords(move.fish)});
    case Motive::CastLure:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The Lure may win %2 from %1."), {target, card});
    case Motive::WinSixth:
        return Phrase(QT_TRANSLATE_NOOP("Words", "With %1 the Diver could leave his basket."), {card});
    case Motive::UseDiver:
        return QT_TRANSLATE_NOOP("Words", "With the Diver the basket lies safe now, without its fifth card.");
    case Motive::Look:
        return Phrase(QT_TRANSLATE_NOOP("Words",
                                        "The Boat shows a card of %1, and left in hand it would cost "
                                        "points."),
                      {target});
    case Motive::SendWarden:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 can do with a card less."), {target});
    case Motive::GetRidOf:
        return QT_TRANSLATE_NOOP("Words", "Divine Intervention would cost points if the hand ended now.");
    case Motive::Draw: return QT_TRANSLATE_NOOP("Words", "The pond may give a useful card.");
    case Motive::Pass:
    case Motive::Answer: return {};
    case Motive::Protect:
        return QT_TRANSLATE_NOOP("Words", "The card asked for is worth more than keeping No Fishing.");
    case Motive::Bluff:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 does not hold what was asked for; nobody can know."),
                      {seat});
    case Motive::GiveLeast: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 is missed least."), {card});
    case Motive::Stop: return QT_TRANSLATE_NOOP("Words", "That Zinger would have done harm.");
    case Motive::LetHappen:
        return QT_TRANSLATE_NOOP("Words", "Divine Intervention is kept for something worse.");
    case Motive::AskAgain: return QT_TRANSLATE_NOOP("Words", "A second ask may still hit.");
    case Motive::KeepZinger: return QT_TRANSLATE_NOOP("Words", "There may come a better moment for it.");
    }
    return {};
}

} // namespace

template <>
Phrase BotWords<TwistedFish>::subject(const Fact& fact) {
    if (fact.card != kNoFace) return cardWords(fact.card);
    //: A kind of fish as a kind of card, "whale cards"
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1 cards"), {fishWords(fact.topic)});
}

template <>
Phrase BotWords<TwistedFish>::fact(const Fact& fact, const Names& names) {
    const Phrase who = names.of(fact.seat);
    if (fact.kind == FactKind::HoldsSome) return askedAgo(fact, who, fishWords(fact.topic));
    const Phrase card = subject(fact);
    return fact.kind == FactKind::Holds ? holdsCard(fact, who, card) : lacksCard(fact, who, card);
}

template <>
Phrase BotWords<TwistedFish>::rationale(const Rationale& rationale, Seat seat, const Move& move,
                                        const Names& names) {
    const Motive motive = Motive(rationale.motive);
    Phrase why = motiveWords(motive, names.of(seat), move, names);
    if (rationale.clue && (motive == Motive::TakeKnown || motive == Motive::TryForCard))
        why = fact(*rationale.clue, names);
    why = inARow(why, chance(rationale));
    if (why.empty() || !rationale.expected) return why;
    return inARow(why, pointsWords(*rationale.expected));
}

} // namespace tacklebox
