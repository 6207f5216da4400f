#include "model/games/twistedfish/words.h"

#include "model/engine/matchwords.h"
#include "model/games/twistedfish/refusals.h"

namespace tacklebox::twistedfish {

namespace {

/// Reason for refusing a move in the wrong phase: by the decision that the phase requires or, before an ask,
/// by the purpose of the move.
Phrase notInThisPhase(Phase phase, MoveKind kind) {
    switch (phase) {
    case Phase::Zinger:
        return QT_TRANSLATE_NOOP("Words",
                                 "First decide: stop the Zinger with Divine Intervention, or let it happen.");
    case Phase::Answer: return QT_TRANSLATE_NOOP("Words", "First answer the player who asks you.");
    case Phase::Give: return QT_TRANSLATE_NOOP("Words", "First choose the card that you give to the Net.");
    case Phase::Miss:
        return QT_TRANSLATE_NOOP("Words", "That ask was a miss: go fish, or play Two Fisted Fisherman.");
    case Phase::Again:
        return QT_TRANSLATE_NOOP("Words", "Two Fisted Fisherman gives you one more ask, and only an ask.");
    case Phase::Drawn:
        return QT_TRANSLATE_NOOP(
            "Words", "You have had your ask: you may still lay a basket or play a Zinger that fits, "
                     "or end your turn.");
    default: break;
    }
    switch (kind) {
    case MoveKind::DivineIntervention:
    case MoveKind::Allow: return QT_TRANSLATE_NOOP("Words", "No Zinger is aimed at you.");
    case MoveKind::Answer:
    case MoveKind::NoFishing:
    case MoveKind::Give: return QT_TRANSLATE_NOOP("Words", "Nobody asks you for a card now.");
    case MoveKind::TwoFistedFisherman:
        return QT_TRANSLATE_NOOP("Words", "Two Fisted Fisherman is played right after an ask that missed.");
    default: return QT_TRANSLATE_NOOP("Words", "Your turn does not end like that: you have not asked yet.");
    }
}

} // namespace

namespace {

Phrase ownReasonWords(const Refusal& refusal, const Names& names) {
    const Fish fish = Fish(refusal.first);
    switch (refusal.reason.own<OwnReason>()) {
    case OwnReason::NotYourTurn:
        return Phrase(QT_TRANSLATE_NOOP("Words",
                                        "It is the turn of %1; you can only play a Game Warden, a Glass "
                                        "Bottom Boat or a Dead Scuba Diver now."),
                      {names.of(refusal.seat)});
    case OwnReason::OnlyFishAskedFor:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You can only ask for a fish, not for %1."),
                      {cardWords(refusal.face)});
    case OwnReason::MustAsk:
        return QT_TRANSLATE_NOOP("Words", "You hold a fish, so you have to ask somebody for a card.");
    case OwnReason::PondIsEmpty:
        return QT_TRANSLATE_NOOP("Words", "The pond is empty: there is nothing to fish for.");
    case OwnReason::BasketNotFull:
        return Phrase::counted(
            refusal.second,
            QT_TRANSLATE_NOOP("Words", "You hold %n card of the %1 basket; it takes all five."),
            QT_TRANSLATE_N_NOOP("Words", "You hold %n cards of the %1 basket; it takes all five."),
            {fishWords(fish)});
    case OwnReason::NoDiverBasket:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You have no %1 basket with the Dead Scuba Diver in it."),
                      {fishWords(fish)});
    case OwnReason::LiesInBasket:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Nobody can lure %1 out of its basket."),
                      {cardWords(refusal.face)});
    case OwnReason::TooLateToUnload:
        return QT_TRANSLATE_NOOP(
            "Words", "All other Zingers are used up: it is too late to unload Divine Intervention.");
    case OwnReason::WardenNeedsPond:
        return QT_TRANSLATE_NOOP("Words", "The Game Warden needs a pond, and the pond is empty.");
    case OwnReason::DiverNeedsFour:
        return Phrase::counted(
            refusal.second,
            QT_TRANSLATE_NOOP("Words",
                              "You hold %n card of the %1 basket; the Dead Scuba Diver needs exactly four."),
            QT_TRANSLATE_N_NOOP(
                "Words", "You hold %n cards of the %1 basket; the Dead Scuba Diver needs exactly four."),
            {fishWords(fish)});
    case OwnReason::NotTheFishNetted:
        return Phrase(
            QT_TRANSLATE_NOOP("Words", "The Net was cast for a card of the %1 basket; give one of those."),
            {fishWords(fish)});
    }
    return {};
}

} // namespace

Phrase refusalWords(const Refusal& refusal, const Names& names) {
    if (refusal.reason.isOwn()) return ownReasonWords(refusal, names);
    const Fish fish = Fish(refusal.first);
    switch (refusal.reason.shared()) {
    case Reason::NotYourMove: return QT_TRANSLATE_NOOP("Words", "It is not for you to move now.");
    case Reason::NotInThisPhase: return notInThisPhase(Phase(refusal.first), MoveKind(refusal.second));
    case Reason::NotYourself: return QT_TRANSLATE_NOOP("Words", "That is you: choose another player.");
    case Reason::EmptyHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "There is no card in %1's hand."), {names.of(refusal.seat)});
    case Reason::NotInHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You do not hold %1."), {cardWords(refusal.face)});
    case Reason::HoldsNoneOfKind:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You hold no %1, so you cannot ask for one."),
                      {fishWords(fish)});
    default: return {};
    }
}

Phrase moveWords(const Move& move, const Names& names) {
    const Phrase fish = fishWords(move.fish);
    switch (move.kind) {
    case MoveKind::Ask:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Ask %1 for %2"),
                      {names.of(move.target), cardWords(move.card)});
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

namespace {

struct Teller {
    const Names& names;

    Phrase operator()(const SeenDeal<TwistedFish>& deal) const {
        return dealWords(deal.view.match.dealer, deal.view.match.round, names);
    }
    Phrase operator()(const SeenMove<Move>& made) const {
        const Move& move = made.move;
        switch (move.kind) {
        case MoveKind::Ask:
            return names.say({made.seat, move.target},
                             {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3."),
                              QT_TRANSLATE_NOOP("Words", "You ask %2 for %3."),
                              QT_TRANSLATE_NOOP("Words", "%1 asks you for %3.")},
                             {cardWords(move.card)});
        case MoveKind::Lay:
            return names.sayCounted(kColours * valueOf(move.fish), {made.seat},
                                    {{QT_TRANSLATE_NOOP("Words", "%1 lays the %2 basket, %n point."),
                                      QT_TRANSLATE_N_NOOP("Words", "%1 lays the %2 basket, %n points.")},
                                     {QT_TRANSLATE_NOOP("Words", "You lay the %2 basket, %n point."),
                                      QT_TRANSLATE_N_NOOP("Words", "You lay the %2 basket, %n points.")}},
                                    {fishWords(move.fish)});
        case MoveKind::AddSixth:
            return names.say(
                {made.seat},
                {QT_TRANSLATE_NOOP("Words", "%1 puts the missing card into the %2 basket; the Diver leaves."),
                 QT_TRANSLATE_NOOP("Words",
                                   "You put the missing card into the %2 basket; the Diver leaves.")},
                {fishWords(move.fish)});
        case MoveKind::TheNet:
            return names.say({made.seat, move.target},
                             {QT_TRANSLATE_NOOP("Words", "%1 casts the Net at %2 for any %3."),
                              QT_TRANSLATE_NOOP("Words", "You cast the Net at %2 for any %3."),
                              QT_TRANSLATE_NOOP("Words", "%1 casts the Net at you for any %3.")},
                             {fishWords(move.fish)});
        case MoveKind::TheLure:
            return names.say({made.seat, move.target},
                             {QT_TRANSLATE_NOOP("Words", "%1 plays the Lure and asks %2 for %3."),
                              QT_TRANSLATE_NOOP("Words", "You play the Lure and ask %2 for %3."),
                              QT_TRANSLATE_NOOP("Words", "%1 plays the Lure and asks you for %3.")},
                             {cardWords(move.card)});
        case MoveKind::Unload:
            return names.say(
                {made.seat},
                {QT_TRANSLATE_NOOP("Words", "%1 unloads Divine Intervention; that ends the turn."),
                 QT_TRANSLATE_NOOP("Words", "You unload Divine Intervention; that ends your turn.")});
        case MoveKind::GoFish:
            return names.say({made.seat}, {QT_TRANSLATE_NOOP("Words", "%1 goes fishing."),
                                           QT_TRANSLATE_NOOP("Words", "You go fishing.")});
        case MoveKind::DeadInTheWater:
            return names.say({made.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 is dead in the water and passes."),
                              QT_TRANSLATE_NOOP("Words", "You are dead in the water and pass.")});
        case MoveKind::GameWarden:
            return names.say({made.seat, move.target},
                             {QT_TRANSLATE_NOOP("Words", "%1 sends the Game Warden to %2."),
                              QT_TRANSLATE_NOOP("Words", "You send the Game Warden to %2."),
                              QT_TRANSLATE_NOOP("Words", "%1 sends the Game Warden to you.")});
        case MoveKind::GlassBottomBoat:
            return names.say({made.seat, move.target},
                             {QT_TRANSLATE_NOOP("Words", "%1 takes the Glass Bottom Boat to %2."),
                              QT_TRANSLATE_NOOP("Words", "You take the Glass Bottom Boat to %2."),
                              QT_TRANSLATE_NOOP("Words", "%1 takes the Glass Bottom Boat to you.")});
        case MoveKind::DeadScubaDiver:
            return names.say({made.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 lays the %2 basket with the Dead Scuba Diver."),
                              QT_TRANSLATE_NOOP("Words", "You lay the %2 basket with the Dead Scuba Diver.")},
                             {fishWords(move.fish)});
        case MoveKind::DivineIntervention:
            if (move.keep)
                return names.say(
                    {made.seat},
                    {QT_TRANSLATE_NOOP("Words", "%1 stops it with Divine Intervention and keeps the Zinger."),
                     QT_TRANSLATE_NOOP("Words",
                                       "You stop it with Divine Intervention and keep the Zinger.")});
            return names.say({made.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 stops it with Divine Intervention."),
                              QT_TRANSLATE_NOOP("Words", "You stop it with Divine Intervention.")});
        case MoveKind::Allow:
            return names.say({made.seat}, {QT_TRANSLATE_NOOP("Words", "%1 lets it happen."),
                                           QT_TRANSLATE_NOOP("Words", "You let it happen.")});
        case MoveKind::NoFishing:
            return names.say({made.seat}, {QT_TRANSLATE_NOOP("Words", "%1 plays No Fishing."),
                                           QT_TRANSLATE_NOOP("Words", "You play No Fishing.")});
        case MoveKind::TwoFistedFisherman:
            return names.say({made.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 plays Two Fisted Fisherman and asks again."),
                              QT_TRANSLATE_NOOP("Words", "You play Two Fisted Fisherman and ask again.")});
        case MoveKind::Answer: // the following events show the answer
        case MoveKind::Give:
        case MoveKind::EndTurn: return {};
        }
        return {};
    }
    Phrase operator()(const Moved& moved) const {
        const Phrase card = cardWords(moved.face);
        if (moved.to.kind == PlaceKind::Pond)
            return names.say({moved.from.seat},
                             {QT_TRANSLATE_NOOP("Words", "From %1's hand, %2 goes back into the pond."),
                              QT_TRANSLATE_NOOP("Words", "From your hand, %2 goes back into the pond.")},
                             {card});
        if (moved.to.kind != PlaceKind::Hand) return {}; // reported by the move
        switch (moved.from.kind) {
        case PlaceKind::Hand:
            return names.say({moved.from.seat, moved.to.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 gives %3 to %2."),
                              QT_TRANSLATE_NOOP("Words", "You give %3 to %2."),
                              QT_TRANSLATE_NOOP("Words", "%1 gives you %3.")},
                             {card});
        case PlaceKind::Pond:
            return names.say(
                {moved.to.seat},
                {QT_TRANSLATE_NOOP("Words", "%1 fishes %2."), QT_TRANSLATE_NOOP("Words", "You fish %2.")},
                {card});
        default: return {}; // the stopped Zinger; reported by the move
        }
    }
    Phrase operator()(const Said& said) const {
        if (said.saying != Saying::GoFishing) return {}; // reported by other events
        return names.say({said.seat}, {QT_TRANSLATE_NOOP("Words", "%1 says: Go fish!"),
                                       QT_TRANSLATE_NOOP("Words", "You say: Go fish!")});
    }
    Phrase operator()(const Peeked& peeked) const {
        return names.say({peeked.by, peeked.owner},
                         {QT_TRANSLATE_NOOP("Words", "%1 sees %3 in %2's hand."),
                          QT_TRANSLATE_NOOP("Words", "You see %3 in %2's hand."),
                          QT_TRANSLATE_NOOP("Words", "%1 sees %3 in your hand.")},
                         {cardWords(peeked.face)});
    }
    Phrase operator()(const Shown& shown) const {
        return names.say({shown.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 shows %2: a hit!"),
                          QT_TRANSLATE_NOOP("Words", "You show it: a hit!")},
                         {cardWords(shown.face)});
    }
    Phrase operator()(const SeenShuffle&) const {
        return QT_TRANSLATE_NOOP("Words", "The pond is shuffled.");
    }
    Phrase operator()(const Scored& scored) const {
        const Phrase totals = totalsWords(scored, names);
        if (scored.out == kNoSeat)
            return Phrase(QT_TRANSLATE_NOOP("Words", "Nobody can go on. Points: %1."), {totals});
        return names.say({scored.out},
                         {QT_TRANSLATE_NOOP("Words", "%1 goes out. Points: %2."),
                          QT_TRANSLATE_NOOP("Words", "You go out. Points: %2.")},
                         {totals});
    }
    Phrase operator()(const Over& over) const { return winnersWords(over, names); }
    template <class Silent>
    Phrase operator()(const Silent&) const {
        return {};
    }
};

} // namespace

Phrase eventWords(const SeenEvent<TwistedFish>& event, const Names& names) {
    return std::visit(Teller{names}, event.content());
}

Phrase aloudWords(const SeenEvent<TwistedFish>& event, const Names& names) {
    const auto* made = std::get_if<SeenMove<Move>>(&event.content());
    if (!made) return {};
    const Move& move = made->move;
    switch (move.kind) {
    case MoveKind::Ask:
    case MoveKind::TheLure:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, any %2?"),
                      {names.of(move.target), manyCardsWords(move.card)});
    case MoveKind::TheNet:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, any %2 at all?"),
                      {names.of(move.target), manyFishWords(move.fish)});
    case MoveKind::Lay:
    case MoveKind::DeadScubaDiver:
        return Phrase(QT_TRANSLATE_NOOP("Words", "A basket of %1!"), {manyFishWords(move.fish)});
    case MoveKind::GameWarden:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, throw one back!"), {names.of(move.target)});
    case MoveKind::GlassBottomBoat:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, let me have a look!"), {names.of(move.target)});
    case MoveKind::DivineIntervention: return QT_TRANSLATE_NOOP("Words", "Not today.");
    case MoveKind::NoFishing: return QT_TRANSLATE_NOOP("Words", "No fishing here!");
    case MoveKind::TwoFistedFisherman: return QT_TRANSLATE_NOOP("Words", "Not so fast: one more ask!");
    case MoveKind::AddSixth: return QT_TRANSLATE_NOOP("Words", "Here is the missing one!");
    case MoveKind::Unload: return QT_TRANSLATE_NOOP("Words", "I can do without that one.");
    case MoveKind::DeadInTheWater: return QT_TRANSLATE_NOOP("Words", "I am dead in the water: I pass.");
    case MoveKind::Allow: return QT_TRANSLATE_NOOP("Words", "I let it happen.");
    default: return {};
    }
}

Question questionOf(const Move& move) {
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

} // namespace tacklebox::twistedfish
