#include "model/games/twistedfish/bot/words.h"

#include "model/bots/reasonwords.h"
#include "model/games/twistedfish/words.h"

#include <cmath>

namespace tacklebox {

using namespace twistedfish;

namespace {

Phrase askedAgo(const Fact& fact, const Names& names) {
    const Phrase fish = fishWords(fact.topic);
    if (fact.turnsAgo == 0)
        return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 asked for a %2 this turn."),
                            QT_TRANSLATE_NOOP("Words", "You asked for a %2 this turn."), {fish});
    return names.counted(fact.turnsAgo, {fact.seat},
                         {{QT_TRANSLATE_NOOP("Words", "%1 asked for a %2 one turn ago."),
                           QT_TRANSLATE_N_NOOP("Words", "%1 asked for a %2 %n turns ago.")},
                          {QT_TRANSLATE_NOOP("Words", "You asked for a %2 one turn ago."),
                           QT_TRANSLATE_N_NOOP("Words", "You asked for a %2 %n turns ago.")}},
                         {fish});
}

Phrase holdsCard(const Fact& fact, const Names& names, const Phrase& card) {
    switch (fact.source) {
    case Source::Moved:
        return names.phrase(
            fact.seat, QT_TRANSLATE_NOOP("Words", "Everyone saw %1 take %2, and %1 still has it."),
            QT_TRANSLATE_NOOP("Words", "Everyone saw you take %2, and you still have it."), {card});
    case Source::Shown:
        return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 has shown %2 and still has it."),
                            QT_TRANSLATE_NOOP("Words", "You have shown %2 and still have it."), {card});
    default: return surelyHasWords(fact.seat, card, names);
    }
}

Phrase lacksCard(const Fact& fact, const Names& names, const Phrase& card) {
    if (fact.count == 0)
        return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 doesn't have %2."),
                            QT_TRANSLATE_NOOP("Words", "You don't have %2."), {card});
    return names.counted(
        fact.count, {fact.seat},
        {{QT_TRANSLATE_NOOP("Words", "%1 didn't have %2, but has drawn %n card since."),
          QT_TRANSLATE_N_NOOP("Words", "%1 didn't have %2, but has drawn %n cards since.")},
         {QT_TRANSLATE_NOOP("Words", "You didn't have %2, but have drawn %n card since."),
          QT_TRANSLATE_N_NOOP("Words", "You didn't have %2, but have drawn %n cards since.")}},
        {card});
}

/// Probability of a hit, for moves that ask.
Phrase chance(const Rationale& rationale) {
    if (!rationale.likely) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1% chance of a hit."), {percent(*rationale.likely)});
}

/// From this probability on the words are stronger.
constexpr double kVeryLikely = 0.75;

Phrase motiveWords(Motive motive, Seat seat, const Move& move, std::optional<double> likely,
                   const Names& names) {
    const Phrase card = cardWords(move.card);
    switch (motive) {
    case Motive::None: return {};
    case Motive::LayBasket: return QT_TRANSLATE_NOOP("Words", "A basket on the table is safe for good.");
    case Motive::TakeKnown: return surelyHasWords(move.target, card, names);
    case Motive::TryForCard:
        if (likely && *likely < kHardlyLikely) return unlikelyWords(move.target, card, names);
        if (likely && *likely >= kVeryLikely)
            return names.phrase(move.target, QT_TRANSLATE_NOOP("Words", "%1 very likely has %2."),
                                QT_TRANSLATE_NOOP("Words", "You very likely have %2."), {card});
        return mayHoldWords(move.target, card, names);
    case Motive::CastNet:
        return names.phrase(move.target,
                            QT_TRANSLATE_NOOP("Words", "The Net takes any %2 from %1, whatever the colour."),
                            QT_TRANSLATE_NOOP("Words", "The Net takes any %2 from you, whatever the colour."),
                            {fishWords(move.fish)});
    case Motive::CastLure:
        return names.phrase(move.target, QT_TRANSLATE_NOOP("Words", "The Lure may win %2 from %1."),
                            QT_TRANSLATE_NOOP("Words", "The Lure may win %2 from you."), {card});
    case Motive::WinSixth:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 could take the Diver's place in the basket."), {card});
    case Motive::UseDiver:
        return QT_TRANSLATE_NOOP("Words", "The Diver makes the basket safe now, without its fifth card.");
    case Motive::Look:
        return names.phrase(
            move.target,
            QT_TRANSLATE_NOOP("Words",
                              "The Boat shows one of %1's cards, and would cost points if left in hand."),
            QT_TRANSLATE_NOOP("Words",
                              "The Boat shows one of your cards, and would cost points if left in hand."));
    case Motive::SendWarden:
        return names.phrase(move.target, QT_TRANSLATE_NOOP("Words", "%1 can spare a card."),
                            QT_TRANSLATE_NOOP("Words", "You can spare a card."));
    case Motive::GetRidOf:
        return QT_TRANSLATE_NOOP("Words", "Divine Intervention would cost points if the round ended now.");
    case Motive::Draw: return QT_TRANSLATE_NOOP("Words", "The pond may give a useful card.");
    case Motive::Pass: return {};
    case Motive::Answer:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 keeps No Fishing for another ask."),
                            QT_TRANSLATE_NOOP("Words", "You keep No Fishing for another ask."));
    case Motive::AskInVain:
        return Phrase(
            QT_TRANSLATE_NOOP("Words",
                              "%1 is in a basket, so this ask can't succeed; but one ask is compulsory."),
            {card});
    case Motive::Protect:
        return QT_TRANSLATE_NOOP("Words", "The card is worth more than keeping No Fishing.");
    case Motive::Bluff:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 doesn't have it, but nobody can tell."),
                            QT_TRANSLATE_NOOP("Words", "You don't have it, but nobody can tell."));
    case Motive::GiveLeast: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 will be missed least."), {card});
    case Motive::Stop: return QT_TRANSLATE_NOOP("Words", "That Zinger would have hurt.");
    case Motive::LetHappen:
        return QT_TRANSLATE_NOOP("Words", "Better to save Divine Intervention for something worse.");
    case Motive::AskAgain: return QT_TRANSLATE_NOOP("Words", "A second ask may still hit.");
    case Motive::KeepZinger: return QT_TRANSLATE_NOOP("Words", "There may be a better moment for it.");
    }
    return {};
}

} // namespace

Phrase BotWords<TwistedFish>::subject(const Fact& fact) {
    if (fact.card != kNoFace) return cardWords(fact.card);
    //: A kind of fish as a kind of card, "whale cards"
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1 cards"), {fishWords(fact.topic)});
}

Phrase BotWords<TwistedFish>::fact(const Fact& fact, const Names& names) {
    if (fact.kind == FactKind::HoldsSome) return askedAgo(fact, names);
    const Phrase card = subject(fact);
    return fact.kind == FactKind::Holds ? holdsCard(fact, names, card) : lacksCard(fact, names, card);
}

Phrase BotWords<TwistedFish>::motive(const Rationale& rationale, Seat seat, const Move& move,
                                     const Names& names) {
    const Motive motive = Motive(rationale.motive);
    Phrase why = motiveWords(motive, seat, move, rationale.likely, names);
    if (rationale.clue && (motive == Motive::TakeKnown || motive == Motive::TryForCard))
        why = fact(*rationale.clue, names);
    return Phrase::sentences(why, chance(rationale));
}

Phrase BotWords<TwistedFish>::expected(double expected, Seat seat, const Names& names) {
    return names.counted(
        int(std::lround(expected)), {seat},
        {{QT_TRANSLATE_NOOP("Words", "Expected score for %1 this round: about one point."),
          QT_TRANSLATE_N_NOOP("Words", "Expected score for %1 this round: about %n points.")},
         {QT_TRANSLATE_NOOP("Words", "Your expected score this round: about one point."),
          QT_TRANSLATE_N_NOOP("Words", "Your expected score this round: about %n points.")}});
}

} // namespace tacklebox
