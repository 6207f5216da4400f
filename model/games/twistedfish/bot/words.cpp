#include "model/games/twistedfish/bot/words.h"

#include "model/bots/reasonwords.h"
#include "model/games/twistedfish/bot/motive.h"
#include "model/games/twistedfish/words.h"

#include <cmath>

namespace tacklebox {

using namespace twistedfish;

namespace {

Phrase askedAgo(const Fact& fact, const Names& names) {
    const Phrase fish = fishWords(fact.topic);
    if (fact.turnsAgo == 0)
        return names.say({fact.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 has asked for a %2 in this turn."),
                          QT_TRANSLATE_NOOP("Words", "You have asked for a %2 in this turn.")},
                         {fish});
    return names.sayCounted(fact.turnsAgo, {fact.seat},
                            {{QT_TRANSLATE_NOOP("Words", "%1 asked for a %2 one turn ago."),
                              QT_TRANSLATE_N_NOOP("Words", "%1 asked for a %2 %n turns ago.")},
                             {QT_TRANSLATE_NOOP("Words", "You asked for a %2 one turn ago."),
                              QT_TRANSLATE_N_NOOP("Words", "You asked for a %2 %n turns ago.")}},
                            {fish});
}

Phrase holdsCard(const Fact& fact, const Names& names, const Phrase& card) {
    switch (fact.source) {
    case Source::Moved:
        return names.say({fact.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 was seen taking %2 and still holds it."),
                          QT_TRANSLATE_NOOP("Words", "You were seen taking %2 and still hold it.")},
                         {card});
    case Source::Shown:
        return names.say({fact.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 has shown %2 and still holds it."),
                          QT_TRANSLATE_NOOP("Words", "You have shown %2 and still hold it.")},
                         {card});
    default:
        return names.say({fact.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 surely holds %2."),
                          QT_TRANSLATE_NOOP("Words", "You surely hold %2.")},
                         {card});
    }
}

Phrase lacksCard(const Fact& fact, const Names& names, const Phrase& card) {
    if (fact.count == 0)
        return names.say({fact.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 does not hold %2."),
                          QT_TRANSLATE_NOOP("Words", "You do not hold %2.")},
                         {card});
    return names.sayCounted(
        fact.count, {fact.seat},
        {{QT_TRANSLATE_NOOP("Words", "%1 did not hold %2, but has drawn %n card since."),
          QT_TRANSLATE_N_NOOP("Words", "%1 did not hold %2, but has drawn %n cards since.")},
         {QT_TRANSLATE_NOOP("Words", "You did not hold %2, but have drawn %n card since."),
          QT_TRANSLATE_N_NOOP("Words", "You did not hold %2, but have drawn %n cards since.")}},
        {card});
}

/// Probability of a hit, for moves that ask.
Phrase chance(const Rationale& rationale) {
    if (!rationale.likely) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "A hit is %1 % likely."), {percent(*rationale.likely)});
}

Phrase pointsWords(double expected, Seat seat, const Names& names) {
    return names.sayCounted(
        int(std::lround(expected)), {seat},
        {{QT_TRANSLATE_NOOP("Words", "%1 would end this deal with about one point."),
          QT_TRANSLATE_N_NOOP("Words", "%1 would end this deal with about %n points.")},
         {QT_TRANSLATE_NOOP("Words", "You would end this deal with about one point."),
          QT_TRANSLATE_N_NOOP("Words", "You would end this deal with about %n points.")}});
}

/// From this probability on the words are stronger.
constexpr double kVeryLikely = 0.75;

Phrase motiveWords(Motive motive, Seat seat, const Move& move, std::optional<double> likely,
                   const Names& names) {
    const Phrase card = cardWords(move.card);
    switch (motive) {
    case Motive::None: return {};
    case Motive::LayBasket: return QT_TRANSLATE_NOOP("Words", "A basket that is laid is safe for good.");
    case Motive::TakeKnown:
        return names.say({move.target},
                         {QT_TRANSLATE_NOOP("Words", "%1 surely holds %2."),
                          QT_TRANSLATE_NOOP("Words", "You surely hold %2.")},
                         {card});
    case Motive::TryForCard:
        if (likely && *likely < kHardlyLikely) return unlikelyWords(move.target, card, names);
        if (likely && *likely >= kVeryLikely)
            return names.say({move.target},
                             {QT_TRANSLATE_NOOP("Words", "%1 very probably holds %2."),
                              QT_TRANSLATE_NOOP("Words", "You very probably hold %2.")},
                             {card});
        return mayHoldWords(move.target, card, names);
    case Motive::CastNet:
        return names.say(
            {move.target},
            {QT_TRANSLATE_NOOP("Words", "The Net takes any %2 that %1 holds, whatever its colour."),
             QT_TRANSLATE_NOOP("Words", "The Net takes any %2 that you hold, whatever its colour.")},
            {fishWords(move.fish)});
    case Motive::CastLure:
        return names.say({move.target},
                         {QT_TRANSLATE_NOOP("Words", "The Lure may win %2 from %1."),
                          QT_TRANSLATE_NOOP("Words", "The Lure may win %2 from you.")},
                         {card});
    case Motive::WinSixth:
        return Phrase(QT_TRANSLATE_NOOP("Words", "With %1 the Diver could leave his basket."), {card});
    case Motive::UseDiver:
        return QT_TRANSLATE_NOOP("Words", "With the Diver the basket lies safe now, without its fifth card.");
    case Motive::Look:
        return names.say(
            {move.target},
            {QT_TRANSLATE_NOOP("Words",
                               "The Boat shows a card of %1, and left in hand it would cost points."),
             QT_TRANSLATE_NOOP("Words",
                               "The Boat shows one of your cards, and left in hand it would cost points.")});
    case Motive::SendWarden:
        return names.say({move.target}, {QT_TRANSLATE_NOOP("Words", "%1 can do with a card less."),
                                         QT_TRANSLATE_NOOP("Words", "You can do with a card less.")});
    case Motive::GetRidOf:
        return QT_TRANSLATE_NOOP("Words", "Divine Intervention would cost points if the deal ended now.");
    case Motive::Draw: return QT_TRANSLATE_NOOP("Words", "The pond may give a useful card.");
    case Motive::Pass: return {};
    case Motive::Answer:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 keeps No Fishing for another ask."),
                                  QT_TRANSLATE_NOOP("Words", "You keep No Fishing for another ask.")});
    case Motive::AskInVain:
        return Phrase(
            QT_TRANSLATE_NOOP("Words",
                              "%1 lies in a basket, where no ask can win it; but there has to be an ask."),
            {card});
    case Motive::Protect:
        return QT_TRANSLATE_NOOP("Words", "The card asked for is worth more than keeping No Fishing.");
    case Motive::Bluff:
        return names.say(
            {seat}, {QT_TRANSLATE_NOOP("Words", "%1 does not hold what was asked for; nobody can know."),
                     QT_TRANSLATE_NOOP("Words", "You do not hold what was asked for; nobody can know.")});
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

std::string_view BotWords<TwistedFish>::kind(const Rationale& rationale) {
    return kMotiveNames[rationale.motive];
}

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

Phrase BotWords<TwistedFish>::rationale(const Rationale& rationale, Seat seat, const Move& move,
                                        const Names& names) {
    const Motive motive = Motive(rationale.motive);
    Phrase why = motiveWords(motive, seat, move, rationale.likely, names);
    if (rationale.clue && (motive == Motive::TakeKnown || motive == Motive::TryForCard))
        why = fact(*rationale.clue, names);
    why = Phrase::sentences(why, chance(rationale));
    if (why.empty() || !rationale.expected) return why;
    return Phrase::sentences(why, pointsWords(*rationale.expected, seat, names));
}

} // namespace tacklebox
