#include "model/games/whatthefish/bot/words.h"

#include "model/games/whatthefish/words.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

bool aboutFish(const Fact& fact) {
    return fact.card == kNoFace;
}

Phrase holds(const Fact& fact, const Names& names, const Phrase& card) {
    if (fact.kind == FactKind::HoldsSome || aboutFish(fact))
        return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 has a FISH."),
                            QT_TRANSLATE_NOOP("Words", "You have a FISH."));
    if (fact.count > 1)
        return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 has two copies of %2."),
                            QT_TRANSLATE_NOOP("Words", "You have two copies of %2."), {card});
    return hasWords(fact.seat, card, names);
}

Phrase lacks(const Fact& fact, const Names& names) {
    if (fact.count == 0)
        return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 has no FISH."),
                            QT_TRANSLATE_NOOP("Words", "You have no FISH."));
    return names.counted(fact.count, {fact.seat},
                         {{QT_TRANSLATE_NOOP("Words", "%1 had no FISH, but has drawn %n card since."),
                           QT_TRANSLATE_N_NOOP("Words", "%1 had no FISH, but has drawn %n cards since.")},
                          {QT_TRANSLATE_NOOP("Words", "You had no FISH, but have drawn %n card since."),
                           QT_TRANSLATE_N_NOOP("Words", "You had no FISH, but have drawn %n cards since.")}});
}

/// Purpose of the move, without probabilities.
Phrase motiveWords(Motive motive, Seat seat, Seat target, const Names& names) {
    switch (motive) {
    case Motive::None: return {};
    case Motive::SwimFree:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 hopes the fish swims free."),
                            QT_TRANSLATE_NOOP("Words", "You hope your fish swims free."));
    case Motive::SaveFish:
        return names.phrase(
            seat,
            QT_TRANSLATE_NOOP("Words", "%1 saves the fish and raises the total the next attack must beat."),
            QT_TRANSLATE_NOOP("Words", "You save your fish and raise the total the next attack must beat."));
    case Motive::LetItSwim:
        return names.phrase(
            seat,
            QT_TRANSLATE_NOOP("Words", "%1 lets the fish swim and saves the cards to protect it later."),
            QT_TRANSLATE_NOOP("Words", "You let your fish swim and save the cards to protect it later."));
    case Motive::GiveUp:
        return names.phrase(seat,
                            QT_TRANSLATE_NOOP("Words", "%1 can't stop the attack and gives up the fish."),
                            QT_TRANSLATE_NOOP("Words", "You can't stop the attack, so give up your fish."));
    case Motive::StopFish:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 attacks with enough to endanger the fish."),
                            QT_TRANSLATE_NOOP("Words", "You attack with enough to endanger the fish."));
    case Motive::Wear:
        return names.phrase(seat,
                            QT_TRANSLATE_NOOP("Words", "%1 starts an attack that more KILLs can finish."),
                            QT_TRANSLATE_NOOP("Words", "You start an attack that more KILLs can finish."));
    case Motive::LeaveToOthers:
        return names.phrase(
            seat, QT_TRANSLATE_NOOP("Words", "%1 holds back an attack and lets the fish swim for now."),
            QT_TRANSLATE_NOOP("Words", "Save your attack for later and let the fish swim for now."));
    case Motive::NoAttack:
        return names.phrase(seat,
                            QT_TRANSLATE_NOOP("Words", "%1 has no KILL and lets the fish swim for now."),
                            QT_TRANSLATE_NOOP("Words", "You have no KILL and let the fish swim for now."));
    case Motive::AwaitAnswer:
        return names.phrase(
            seat, QT_TRANSLATE_NOOP("Words", "The fish is already in danger; %1 waits for the response."),
            QT_TRANSLATE_NOOP("Words", "The fish is already in danger; you wait for the response."));
    case Motive::WaitAndSee:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 waits for someone else to dive."),
                            QT_TRANSLATE_NOOP("Words", "You wait for someone else to dive."));
    case Motive::NewHand:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 wants a fresh hand."),
                            QT_TRANSLATE_NOOP("Words", "You want a fresh hand."));
    case Motive::LeastGift:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 gives away the lowest FISH."),
                            QT_TRANSLATE_NOOP("Words", "You give away your lowest FISH."));
    case Motive::Rob:
        return names.phrase({seat, target},
                            {QT_TRANSLATE_NOOP("Words", "%1 gets two more cards, and %2 has two fewer."),
                             QT_TRANSLATE_NOOP("Words", "You get two more cards, and %2 has two fewer."),
                             QT_TRANSLATE_NOOP("Words", "%1 gets two more cards, and you have two fewer.")});
    case Motive::BetterHand:
        return names.phrase({seat, target}, {QT_TRANSLATE_NOOP("Words", "%1 would rather have %2's hand."),
                                             QT_TRANSLATE_NOOP("Words", "You would rather have %2's hand."),
                                             QT_TRANSLATE_NOOP("Words", "%1 would rather have your hand.")});
    case Motive::Look:
        return names.phrase({seat, target}, {QT_TRANSLATE_NOOP("Words", "%1 wants to see %2's cards."),
                                             QT_TRANSLATE_NOOP("Words", "You want to see %2's cards."),
                                             QT_TRANSLATE_NOOP("Words", "%1 wants to see your cards.")});
    case Motive::WantFish:
        return names.phrase({seat, target}, {QT_TRANSLATE_NOOP("Words", "%1 wants one of %2's FISH."),
                                             QT_TRANSLATE_NOOP("Words", "You want one of %2's FISH."),
                                             QT_TRANSLATE_NOOP("Words", "%1 wants one of your FISH.")});
    case Motive::Stir:
        return names.phrase({seat, target}, {QT_TRANSLATE_NOOP("Words", "%1 takes a card from %2's hand."),
                                             QT_TRANSLATE_NOOP("Words", "You take a card from %2's hand."),
                                             QT_TRANSLATE_NOOP("Words", "%1 takes a card from your hand.")});
    case Motive::RaiseDead:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 wants that FISH to dive with."),
                            QT_TRANSLATE_NOOP("Words", "You want that FISH to dive with."));
    case Motive::EndSwim:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 ends the swim before the fish gets free."),
                            QT_TRANSLATE_NOOP("Words", "You end the swim before the fish gets free."));
    case Motive::UndoForOwn:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 undoes that to save the fish."),
                            QT_TRANSLATE_NOOP("Words", "You undo that to save your fish."));
    case Motive::UndoAgainst:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 undoes a move that helped the fish."),
                            QT_TRANSLATE_NOOP("Words", "You undo a move that helped the fish."));
    case Motive::Undo:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 wants that undone and its cards frozen."),
                            QT_TRANSLATE_NOOP("Words", "You want that undone and its cards frozen."));
    }
    return {};
}

/// Probability of success, by the aim of the motive.
Phrase chanceWords(Motive motive, double likely) {
    switch (aimOf(motive)) {
    case Aim::None: break;
    case Aim::Free:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1% chance that the fish gets free."), {percent(likely)});
    case Aim::Stop:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1% chance of stopping the fish."), {percent(likely)});
    case Aim::Fish:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1% chance of a FISH there."), {percent(likely)});
    }
    return {};
}

} // namespace

Phrase BotWords<WhatTheFish>::subject(const Fact& fact) {
    if (aboutFish(fact)) return QT_TRANSLATE_NOOP("Words", "FISH");
    return Words<WhatTheFish>::card(fact.card);
}

Phrase BotWords<WhatTheFish>::fact(const Fact& fact, const Names& names) {
    if (fact.kind == FactKind::Lacks) return lacks(fact, names);
    return holds(fact, names, subject(fact));
}

Phrase BotWords<WhatTheFish>::motive(const Rationale& rationale, Seat seat, const Move& move,
                                     const Names& names) {
    const Motive motive = Motive(rationale.motive);
    Phrase words = motiveWords(motive, seat, move.target, names);
    if (words.empty()) return {};
    if (rationale.clue) words = Phrase::sentences(fact(*rationale.clue, names), words);
    return rationale.likely ? Phrase::sentences(words, chanceWords(motive, *rationale.likely)) : words;
}

} // namespace tacklebox
