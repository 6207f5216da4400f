#include "model/games/whatthefish/bot/words.h"

#include "model/bots/reasonwords.h"
#include "model/games/whatthefish/bot/motive.h"
#include "model/games/whatthefish/words.h"

#include <cmath>

namespace tacklebox {

using namespace whatthefish;

namespace {

bool aboutFish(const Fact& fact) {
    return fact.card == kNoFace;
}

Phrase holds(const Fact& fact, const Names& names, const Phrase& card) {
    if (fact.kind == FactKind::HoldsSome || aboutFish(fact))
        return names.say({fact.seat}, {QT_TRANSLATE_NOOP("Words", "%1 holds a FISH."),
                                       QT_TRANSLATE_NOOP("Words", "You hold a FISH.")});
    if (fact.count > 1)
        return names.say({fact.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 holds %2 twice."),
                          QT_TRANSLATE_NOOP("Words", "You hold %2 twice.")},
                         {card});
    return names.say({fact.seat},
                     {QT_TRANSLATE_NOOP("Words", "%1 holds %2."), QT_TRANSLATE_NOOP("Words", "You hold %2.")},
                     {card});
}

Phrase lacks(const Fact& fact, const Names& names) {
    if (fact.count == 0)
        return names.say({fact.seat}, {QT_TRANSLATE_NOOP("Words", "%1 holds no FISH."),
                                       QT_TRANSLATE_NOOP("Words", "You hold no FISH.")});
    return names.sayCounted(
        fact.count, {fact.seat},
        {{QT_TRANSLATE_NOOP("Words", "%1 held no FISH; %n card has come since that may be one."),
          QT_TRANSLATE_N_NOOP("Words", "%1 held no FISH; %n cards have come since that may be one.")},
         {QT_TRANSLATE_NOOP("Words", "You held no FISH; %n card has come since that may be one."),
          QT_TRANSLATE_N_NOOP("Words", "You held no FISH; %n cards have come since that may be one.")}});
}

/// Purpose of the move, without probabilities.
Phrase motiveWords(Motive motive, Seat seat, Seat target, const Names& names) {
    switch (motive) {
    case Motive::None: return {};
    case Motive::SwimFree:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 hopes that the fish swims free."),
                                  QT_TRANSLATE_NOOP("Words", "You hope that your fish swims free.")});
    case Motive::SaveFish:
        return names.say(
            {seat}, {QT_TRANSLATE_NOOP("Words", "%1 saves the fish and raises what an attack must exceed."),
                     QT_TRANSLATE_NOOP("Words", "You save your fish and raise what an attack must exceed.")});
    case Motive::LetItSwim:
        return names.say(
            {seat},
            {QT_TRANSLATE_NOOP("Words", "%1 lets the fish swim on and keeps the cards for its defence."),
             QT_TRANSLATE_NOOP("Words", "You let your fish swim on and keep the cards for its defence.")});
    case Motive::GiveUp:
        return names.say(
            {seat},
            {QT_TRANSLATE_NOOP("Words", "%1 has nothing better against the attack and gives the fish up."),
             QT_TRANSLATE_NOOP("Words",
                               "You have nothing better against the attack and give your fish up.")});
    case Motive::StopFish:
        return names.say({seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 attacks with enough to put the fish in danger."),
                          QT_TRANSLATE_NOOP("Words", "You attack with enough to put the fish in danger.")});
    case Motive::Wear:
        return names.say(
            {seat}, {QT_TRANSLATE_NOOP("Words", "%1 begins an attack that further KILLs can complete."),
                     QT_TRANSLATE_NOOP("Words", "You begin an attack that further KILLs can complete.")});
    case Motive::LeaveToOthers:
        return names.say(
            {seat},
            {QT_TRANSLATE_NOOP("Words", "%1 saves an attack for later and lets the fish swim for now."),
             QT_TRANSLATE_NOOP("Words", "You save an attack for later and let the fish swim for now.")});
    case Motive::NoAttack:
        return names.say({seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 has no KILL and lets the fish swim for now."),
                          QT_TRANSLATE_NOOP("Words", "You have no KILL and let the fish swim for now.")});
    case Motive::AwaitAnswer:
        return names.say(
            {seat}, {QT_TRANSLATE_NOOP("Words", "The fish is in danger already; %1 waits for the answer."),
                     QT_TRANSLATE_NOOP("Words", "The fish is in danger already; you wait for the answer.")});
    case Motive::WaitAndSee:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 waits for somebody else to dive."),
                                  QT_TRANSLATE_NOOP("Words", "You wait for somebody else to dive.")});
    case Motive::NewHand:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 wants a fresh hand."),
                                  QT_TRANSLATE_NOOP("Words", "You want a fresh hand.")});
    case Motive::LeastGift:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 gives the FISH that is worth least."),
                                  QT_TRANSLATE_NOOP("Words", "You give the FISH that is worth least.")});
    case Motive::Rob:
        return names.say({seat, target},
                         {QT_TRANSLATE_NOOP("Words", "Two cards more for %1 are two less for %2."),
                          QT_TRANSLATE_NOOP("Words", "Two cards more for you are two less for %2."),
                          QT_TRANSLATE_NOOP("Words", "Two cards more for %1 are two less for you.")});
    case Motive::BetterHand:
        return names.say({seat, target}, {QT_TRANSLATE_NOOP("Words", "%1 would rather have %2's hand."),
                                          QT_TRANSLATE_NOOP("Words", "You would rather have %2's hand."),
                                          QT_TRANSLATE_NOOP("Words", "%1 would rather have your hand.")});
    case Motive::Look:
        return names.say({seat, target}, {QT_TRANSLATE_NOOP("Words", "%1 wants to know what %2 holds."),
                                          QT_TRANSLATE_NOOP("Words", "You want to know what %2 holds."),
                                          QT_TRANSLATE_NOOP("Words", "%1 wants to know what you hold.")});
    case Motive::WantFish:
        return names.say({seat, target}, {QT_TRANSLATE_NOOP("Words", "%1 wants a FISH of %2."),
                                          QT_TRANSLATE_NOOP("Words", "You want a FISH of %2."),
                                          QT_TRANSLATE_NOOP("Words", "%1 wants a FISH of yours.")});
    case Motive::Stir:
        return names.say({seat, target}, {QT_TRANSLATE_NOOP("Words", "%1 takes a card out of %2's hand."),
                                          QT_TRANSLATE_NOOP("Words", "You take a card out of %2's hand."),
                                          QT_TRANSLATE_NOOP("Words", "%1 takes a card out of your hand.")});
    case Motive::RaiseDead:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 wants that FISH to dive with."),
                                  QT_TRANSLATE_NOOP("Words", "You want that FISH to dive with.")});
    case Motive::EndSwim:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 ends the swim before the fish is free."),
                                  QT_TRANSLATE_NOOP("Words", "You end the swim before the fish is free.")});
    case Motive::UndoForOwn:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 undoes that to save the fish."),
                                  QT_TRANSLATE_NOOP("Words", "You undo that to save your fish.")});
    case Motive::UndoAgainst:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 undoes what helped the fish."),
                                  QT_TRANSLATE_NOOP("Words", "You undo what helped the fish.")});
    case Motive::Undo:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 wants that undone, and its cards frozen."),
                                  QT_TRANSLATE_NOOP("Words", "You want that undone, and its cards frozen.")});
    }
    return {};
}

/// Probability of success, by the aim of the motive.
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

Phrase winWords(double share, Seat seat, const Names& names) {
    return names.say(
        {seat},
        {QT_TRANSLATE_NOOP("Words", "Whatever comes of it, %1 will win this game with a chance of %2."),
         QT_TRANSLATE_NOOP("Words", "Whatever comes of it, you win this game with a chance of %2.")},
        {percentSigned(share)});
}

} // namespace

std::string_view BotWords<WhatTheFish>::kind(const Rationale& rationale) {
    return kMotiveNames[rationale.motive];
}

Phrase BotWords<WhatTheFish>::subject(const Fact& fact) {
    if (aboutFish(fact)) return QT_TRANSLATE_NOOP("Words", "FISH");
    return Words<WhatTheFish>::card(fact.card);
}

Phrase BotWords<WhatTheFish>::fact(const Fact& fact, const Names& names) {
    if (fact.kind == FactKind::Lacks) return lacks(fact, names);
    return holds(fact, names, subject(fact));
}

Phrase BotWords<WhatTheFish>::rationale(const Rationale& rationale, Seat seat, const Move& move,
                                        const Names& names) {
    if (rationale.motive >= kMotives) return {};
    const Motive motive = Motive(rationale.motive);
    Phrase words = motiveWords(motive, seat, move.target, names);
    if (words.empty()) return {};
    if (rationale.clue) words = Phrase::sentences(BotWords::fact(*rationale.clue, names), words);
    if (rationale.likely) words = Phrase::sentences(words, chanceWords(motive, *rationale.likely));
    if (rationale.expected) words = Phrase::sentences(words, winWords(*rationale.expected, seat, names));
    return words;
}

} // namespace tacklebox
