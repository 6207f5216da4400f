#include "model/games/twistedfish/words.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

/// Reason for refusing a move in the wrong phase: by the decision that the phase requires or, before an ask,
/// by the purpose of the move.
Phrase notInThisPhase(Phase phase, MoveKind kind) {
    switch (phase) {
    case Phase::Zinger:
        return QT_TRANSLATE_NOOP("Words",
                                 "First decide: stop the Zinger with Divine Intervention, or let it happen?");
    case Phase::Answer:
        return QT_TRANSLATE_NOOP("Words", "You have to answer before you can do anything else.");
    case Phase::Give: return QT_TRANSLATE_NOOP("Words", "First choose the card you give to the Net.");
    case Phase::Miss:
        return QT_TRANSLATE_NOOP("Words", "Your ask missed. Go fish, or play Two Fisted Fisherman.");
    case Phase::Again:
        return QT_TRANSLATE_NOOP("Words", "Two Fisted Fisherman lets you ask again, nothing else.");
    case Phase::Drawn:
        return QT_TRANSLATE_NOOP("Words",
                                 "You've already asked. Lay a basket, play a Zinger or end your turn.");
    default: break;
    }
    switch (kind) {
    case MoveKind::DivineIntervention:
    case MoveKind::Allow: return QT_TRANSLATE_NOOP("Words", "Nobody has played a Zinger against you.");
    case MoveKind::Answer:
    case MoveKind::NoFishing:
    case MoveKind::Give: return QT_TRANSLATE_NOOP("Words", "Nobody is asking you for a card.");
    case MoveKind::TwoFistedFisherman:
        return QT_TRANSLATE_NOOP("Words",
                                 "You can only play Two Fisted Fisherman right after an ask that missed.");
    default: return QT_TRANSLATE_NOOP("Words", "You can't end your turn before asking.");
    }
}

Phrase ownReasonWords(const Refusal& refusal, const Names& names) {
    const Fish fish = Fish(refusal.first);
    switch (refusal.reason.own<OwnReason>()) {
    case OwnReason::NotYourTurn:
        return Phrase(QT_TRANSLATE_NOOP("Words", "It's %1's turn. You can only play a Game Warden, a Glass "
                                                 "Bottom Boat or a Dead Scuba Diver."),
                      {names.of(refusal.seat)});
    case OwnReason::OnlyFishAskedFor:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You can only ask for a fish, not %1."),
                      {cardWords(refusal.face)});
    case OwnReason::MustAsk:
        return QT_TRANSLATE_NOOP("Words", "You have a fish, so you must ask someone for a card.");
    case OwnReason::PondIsEmpty: return QT_TRANSLATE_NOOP("Words", "The pond is empty, so you can't fish.");
    case OwnReason::BasketNotFull:
        return Phrase::counted(
            refusal.second,
            QT_TRANSLATE_NOOP("Words", "You have %n card of the %1 basket. You need all five."),
            QT_TRANSLATE_N_NOOP("Words", "You have %n cards of the %1 basket. You need all five."),
            {fishWords(fish)});
    case OwnReason::NoDiverBasket:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You have no %1 basket with the Dead Scuba Diver in it."),
                      {fishWords(fish)});
    case OwnReason::LiesInBasket:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You can't lure %1 out of a basket."),
                      {cardWords(refusal.face)});
    case OwnReason::TooLateToUnload:
        return QT_TRANSLATE_NOOP(
            "Words", "All other Zingers are used up, so it's too late to unload Divine Intervention.");
    case OwnReason::WardenNeedsPond:
        return QT_TRANSLATE_NOOP("Words", "The pond is empty, so you can't play the Game Warden.");
    case OwnReason::DiverNeedsFour:
        return Phrase::counted(
            refusal.second,
            QT_TRANSLATE_NOOP("Words",
                              "You have %n card of the %1 basket. The Dead Scuba Diver needs exactly four."),
            QT_TRANSLATE_N_NOOP(
                "Words", "You have %n cards of the %1 basket. The Dead Scuba Diver needs exactly four."),
            {fishWords(fish)});
    case OwnReason::NotTheFishNetted:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The Net wants a card of the %1 basket. Give one of those."),
                      {fishWords(fish)});
    }
    return {};
}

} // namespace

Phrase Words<TwistedFish>::refusal(const Refusal& refusal, const Names& names) {
    if (refusal.reason.isOwn()) return ownReasonWords(refusal, names);
    switch (refusal.reason.shared()) {
    case Reason::NotInThisPhase: return notInThisPhase(Phase(refusal.first), MoveKind(refusal.second));
    case Reason::HoldsNoneOfKind:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You have no %1, so you can't ask for one."),
                      {fishWords(Fish(refusal.first))});
    default: return UsualWords::refusal(refusal, names);
    }
}

Phrase Words<TwistedFish>::move(const Move& move, const Names& names) {
    const Phrase fish = fishWords(move.fish);
    switch (move.kind) {
    case MoveKind::Ask: return UsualWords::move(move, names);
    case MoveKind::Lay: return Phrase(QT_TRANSLATE_NOOP("Words", "Lay the %1 basket"), {fish});
    case MoveKind::AddSixth:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Put the missing card into the %1 basket"), {fish});
    case MoveKind::TheNet:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Cast the Net at %1 for any %2"),
                      {names.of(move.target), fish});
    case MoveKind::TheLure:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Play the Lure: ask %1 for %2"),
                      {names.of(move.target), cardWords(move.card)});
    case MoveKind::Unload: return QT_TRANSLATE_NOOP("Words", "Unload Divine Intervention and end your turn");
    case MoveKind::GoFish: return QT_TRANSLATE_NOOP("Words", "Go fish");
    case MoveKind::DeadInTheWater: return QT_TRANSLATE_NOOP("Words", "Pass, dead in the water");
    case MoveKind::GameWarden:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Send the Game Warden to %1"), {names.of(move.target)});
    case MoveKind::GlassBottomBoat:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Take the Glass Bottom Boat to %1"),
                      {names.of(move.target)});
    case MoveKind::DeadScubaDiver:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Lay the %1 basket with the Dead Scuba Diver"), {fish});
    case MoveKind::DivineIntervention:
        return move.keep ? QT_TRANSLATE_NOOP("Words", "Stop it with Divine Intervention and take the Zinger")
                         : QT_TRANSLATE_NOOP("Words", "Stop it with Divine Intervention");
    case MoveKind::Allow: return QT_TRANSLATE_NOOP("Words", "Let it happen");
    case MoveKind::Answer: return QT_TRANSLATE_NOOP("Words", "Answer without No Fishing");
    case MoveKind::NoFishing: return QT_TRANSLATE_NOOP("Words", "Play No Fishing");
    case MoveKind::Give: return Phrase(QT_TRANSLATE_NOOP("Words", "Give %1"), {cardWords(move.card)});
    case MoveKind::TwoFistedFisherman:
        return QT_TRANSLATE_NOOP("Words", "Play Two Fisted Fisherman and ask again");
    case MoveKind::EndTurn: return QT_TRANSLATE_NOOP("Words", "End your turn");
    }
    return {};
}

Phrase Words<TwistedFish>::event(const SeenMove<Move>& made, const Names& names) {
    const Move& move = made.move;
    switch (move.kind) {
    case MoveKind::Ask: return UsualWords::event(made, names);
    case MoveKind::Lay:
        return names.counted(kColours * valueOf(move.fish), {made.seat},
                             {{QT_TRANSLATE_NOOP("Words", "%1 lays the %2 basket, %n point."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 lays the %2 basket, %n points.")},
                              {QT_TRANSLATE_NOOP("Words", "You lay the %2 basket, %n point."),
                               QT_TRANSLATE_N_NOOP("Words", "You lay the %2 basket, %n points.")}},
                             {fishWords(move.fish)});
    case MoveKind::AddSixth:
        return names.phrase(
            made.seat,
            QT_TRANSLATE_NOOP("Words", "%1 puts the missing card into the %2 basket; the Diver leaves."),
            QT_TRANSLATE_NOOP("Words", "You put the missing card into the %2 basket; the Diver leaves."),
            {fishWords(move.fish)});
    case MoveKind::TheNet:
        return names.phrase({made.seat, move.target},
                            {QT_TRANSLATE_NOOP("Words", "%1 casts the Net at %2 for any %3."),
                             QT_TRANSLATE_NOOP("Words", "You cast the Net at %2 for any %3."),
                             QT_TRANSLATE_NOOP("Words", "%1 casts the Net at you for any %3.")},
                            {fishWords(move.fish)});
    case MoveKind::TheLure:
        return names.phrase({made.seat, move.target},
                            {QT_TRANSLATE_NOOP("Words", "%1 plays the Lure and asks %2 for %3."),
                             QT_TRANSLATE_NOOP("Words", "You play the Lure and ask %2 for %3."),
                             QT_TRANSLATE_NOOP("Words", "%1 plays the Lure and asks you for %3.")},
                            {cardWords(move.card)});
    case MoveKind::Unload:
        return names.phrase(
            made.seat, QT_TRANSLATE_NOOP("Words", "%1 unloads Divine Intervention; that ends the turn."),
            QT_TRANSLATE_NOOP("Words", "You unload Divine Intervention; that ends your turn."));
    case MoveKind::DeadInTheWater:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 is dead in the water and passes."),
                            QT_TRANSLATE_NOOP("Words", "You are dead in the water and pass."));
    case MoveKind::GameWarden:
        return names.phrase({made.seat, move.target},
                            {QT_TRANSLATE_NOOP("Words", "%1 sends the Game Warden to %2."),
                             QT_TRANSLATE_NOOP("Words", "You send the Game Warden to %2."),
                             QT_TRANSLATE_NOOP("Words", "%1 sends the Game Warden to you.")});
    case MoveKind::GlassBottomBoat:
        return names.phrase({made.seat, move.target},
                            {QT_TRANSLATE_NOOP("Words", "%1 visits %2 in the Glass Bottom Boat."),
                             QT_TRANSLATE_NOOP("Words", "You visit %2 in the Glass Bottom Boat."),
                             QT_TRANSLATE_NOOP("Words", "%1 visits you in the Glass Bottom Boat.")});
    case MoveKind::DeadScubaDiver:
        return names.counted(
            (kColours - 1) * valueOf(move.fish), {made.seat},
            {{QT_TRANSLATE_NOOP("Words", "%1 lays the %2 basket with the Dead Scuba Diver, %n point."),
              QT_TRANSLATE_N_NOOP("Words", "%1 lays the %2 basket with the Dead Scuba Diver, %n points.")},
             {QT_TRANSLATE_NOOP("Words", "You lay the %2 basket with the Dead Scuba Diver, %n point."),
              QT_TRANSLATE_N_NOOP("Words", "You lay the %2 basket with the Dead Scuba Diver, %n points.")}},
            {fishWords(move.fish)});
    case MoveKind::DivineIntervention:
        if (move.keep)
            return names.phrase(
                made.seat,
                QT_TRANSLATE_NOOP("Words", "%1 stops it with Divine Intervention and keeps the Zinger."),
                QT_TRANSLATE_NOOP("Words", "You stop it with Divine Intervention and keep the Zinger."));
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 stops it with Divine Intervention."),
                            QT_TRANSLATE_NOOP("Words", "You stop it with Divine Intervention."));
    case MoveKind::Allow:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 lets it happen."),
                            QT_TRANSLATE_NOOP("Words", "You let it happen."));
    case MoveKind::NoFishing:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 plays No Fishing."),
                            QT_TRANSLATE_NOOP("Words", "You play No Fishing."));
    case MoveKind::TwoFistedFisherman:
        return names.phrase(made.seat,
                            QT_TRANSLATE_NOOP("Words", "%1 plays Two Fisted Fisherman and asks again."),
                            QT_TRANSLATE_NOOP("Words", "You play Two Fisted Fisherman and ask again."));
    case MoveKind::GoFish: // the following events tell the rest
    case MoveKind::Answer:
    case MoveKind::Give:
    case MoveKind::EndTurn: return {};
    }
    return {};
}

Phrase Words<TwistedFish>::event(const Moved& moved, const Names& names) {
    const Phrase card = cardWords(moved.face);
    if (moved.to.kind == PileKind::Pond)
        return names.phrase(moved.from.seat,
                            QT_TRANSLATE_NOOP("Words", "%2 from %1's hand goes into the pond."),
                            QT_TRANSLATE_NOOP("Words", "%2 from your hand goes into the pond."), {card});
    if (moved.to.kind != PileKind::Hand) return {}; // reported by the move
    if (moved.from.kind == PileKind::Hand) return UsualWords::event(moved, names);
    if (moved.from.kind != PileKind::Pond) return {}; // the stopped Zinger; reported by the move
    return names.phrase(moved.to.seat, QT_TRANSLATE_NOOP("Words", "%1 fishes %2."),
                        QT_TRANSLATE_NOOP("Words", "You fish %2."), {card});
}

Phrase Words<TwistedFish>::event(const Said& said, const Names& names) {
    // Other events report the rest.
    return said.saying == Saying::GoFishing ? UsualWords::event(said, names) : Phrase();
}

Phrase Words<TwistedFish>::event(const Shown& shown, const Names& names) {
    return names.phrase(shown.seat, QT_TRANSLATE_NOOP("Words", "%1 shows %2: a hit!"),
                        QT_TRANSLATE_NOOP("Words", "You show it: a hit!"), {cardWords(shown.face)});
}

Phrase Words<TwistedFish>::event(const SeenShuffle&, const Names&) {
    return QT_TRANSLATE_NOOP("Words", "The pond is shuffled.");
}

Phrase Words<TwistedFish>::event(const Scored& scored, const Names& names) {
    const Phrase totals = totalsWords(scored, names);
    if (scored.out == kNoSeat)
        return Phrase(QT_TRANSLATE_NOOP("Words", "Nobody can play on. Points: %1."), {totals});
    return names.phrase(scored.out, QT_TRANSLATE_NOOP("Words", "%1 goes out. Points: %2."),
                        QT_TRANSLATE_NOOP("Words", "You go out. Points: %2."), {totals});
}

Phrase Words<TwistedFish>::matchEnd(const Scored& scored, const Over& over, const Names& names) {
    const Phrase end = UsualWords::matchEnd(scored, over, names);
    if (scored.out == kNoSeat)
        return Phrase::sentences(QT_TRANSLATE_NOOP("Words", "Nobody can play on."), end);
    return Phrase::sentences(names.phrase(scored.out, QT_TRANSLATE_NOOP("Words", "%1 goes out."),
                                          QT_TRANSLATE_NOOP("Words", "You go out.")),
                             end);
}

Phrase Words<TwistedFish>::laid(int count) {
    return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "a basket laid"),
                           QT_TRANSLATE_N_NOOP("Words", "%n baskets laid"));
}

Phrase Words<TwistedFish>::aloud(const SeenMove<Move>& made, const Names& names) {
    const Move& move = made.move;
    switch (move.kind) {
    case MoveKind::Ask:
    case MoveKind::TheLure:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, any %2?"),
                      {names.of(move.target), pluralCardWords(move.card)});
    case MoveKind::TheNet:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, any %2 at all?"),
                      {names.of(move.target), pluralFishWords(move.fish)});
    case MoveKind::Lay:
    case MoveKind::DeadScubaDiver:
        return Phrase(QT_TRANSLATE_NOOP("Words", "A basket of %1!"), {pluralFishWords(move.fish)});
    case MoveKind::GameWarden:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, throw one back!"), {names.of(move.target)});
    case MoveKind::GlassBottomBoat:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, let me have a look!"), {names.of(move.target)});
    case MoveKind::DivineIntervention: return QT_TRANSLATE_NOOP("Words", "Not today.");
    case MoveKind::NoFishing: return QT_TRANSLATE_NOOP("Words", "No fishing here!");
    case MoveKind::TwoFistedFisherman: return QT_TRANSLATE_NOOP("Words", "Not so fast: one more ask!");
    case MoveKind::AddSixth: return QT_TRANSLATE_NOOP("Words", "Here's the missing one!");
    case MoveKind::Unload: return QT_TRANSLATE_NOOP("Words", "I can do without that one.");
    case MoveKind::DeadInTheWater: return QT_TRANSLATE_NOOP("Words", "I'm dead in the water: I pass.");
    case MoveKind::Allow: return QT_TRANSLATE_NOOP("Words", "Let it happen.");
    default: return {};
    }
}

Question Words<TwistedFish>::question(const Move& move) {
    switch (move.kind) {
    case MoveKind::Ask: return {.target = move.target, .subject = cardWords(move.card), .card = move.card};
    case MoveKind::TheLure:
        return {
            .target = move.target, .subject = cardWords(move.card), .card = move.card, .ownSentence = true};
    case MoveKind::TheNet:
        return {.target = move.target, .subject = fishWords(move.fish), .ownSentence = true};
    default: return {};
    }
}

} // namespace tacklebox
