#include "model/games/twistedfish/conditions.h"
#include "model/games/twistedfish/gameflow.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

void openMoment(State& state, Log& log) {
    const Seat turn = state.status.turn;
    setStatus(state, {Phase::Turn, turn, playersToActAtOpenMoment(state, turn)}, log);
}

/// Continues after the draw. Skips phase Drawn if the player can only end the turn.
void goOnAfterDraw(State& state, Log& log) {
    state.drawn = true;
    if (!canDoSomethingAfterDraw(state)) return endTurn(state, false, log);
    setStatus(state, {Phase::Drawn, state.status.turn, SeatSet::of(state.status.turn)}, log);
}

/// Returns to the phase in which an open-moment Zinger or a lay was played.
void resume(State& state, Log& log) {
    state.drawn ? goOnAfterDraw(state, log) : openMoment(state, log);
}

void made(Seat seat, const Move& move, Log& log) {
    log.add(MoveMade<Move>{seat, move});
}
/// For moves that decline: others would learn cards of the seat from them.
void madeUnseen(Seat seat, const Move& move, Log& log) {
    log.add(MoveMade<Move>{seat, move, SeatSet::of(seat), SeatSet::of(seat)});
}

/// Plays a Zinger from the hand onto the discard pile.
void playZinger(State& state, Seat seat, Card zinger, Log& log) {
    state.quiet = false;
    state.hands[seat].remove(zinger);
    state.discard.putOnTop(zinger);
    log.moved(zinger, handOf(seat), kDiscard);
}

// ---- asking ----

/// Starts the answer. A new ask forgets the card won before (T-39).
void beginAnswer(State& state, const Asked& asked, Log& log) {
    state.won = kNoCard;
    setStatus(state, {Phase::Answer, state.status.turn, SeatSet::of(asked.target), asked}, log);
}

void goFishing(State& state, Log& log) {
    if (state.pond.empty()) return endTurn(state, false, log); // T-13
    const Seat seat = state.status.turn;
    const Asked& asked = state.status.asked;
    const Card card = state.pond.draw();
    state.hands[seat].add(card);
    // T-12: after a Net, any card of its fish counts as fished for.
    const bool caught = asked.isNet() ? isFish(card) && fishOf(card) == asked.fish : card == asked.card;
    if (!caught) {
        log.moved(card, kPond, handOf(seat), SeatSet::of(seat)); // T-14
        return goOnAfterDraw(state, log);
    }
    log.moved(card, kPond, handOf(seat)); // T-11
    log.add(Said{seat, Saying::GotWhatIFishedFor});
    log.add(Shown{seat, card});
    if (state.options.value[kOptionFishedCardGoesOut]) state.won = card;
    openMoment(state, log);
}

void miss(State& state, Log& log) {
    const Seat seat = state.status.turn;
    if (state.status.asked.isNet() && state.options.value[kOptionNetEndsTurn])
        return goOnAfterDraw(state, log);
    if (!state.hands[seat].has(kTwoFistedFisherman) || !holdsFish(state, seat)) return goFishing(state, log);
    setStatus(state, {Phase::Miss, seat, SeatSet::of(seat), state.status.asked}, log);
}

void hit(State& state, Card card, Log& log) {
    const Asked asked = state.status.asked;
    state.hands[asked.target].remove(card);
    state.hands[asked.by].add(card);
    // T-26: the others learn only the fish of a Net's catch.
    log.moved(card, handOf(asked.target), handOf(asked.by),
              asked.isNet() ? SeatSet::of(asked.by).with(asked.target) : kAllSeats);
    state.won = card;
    if (asked.isNet() && state.options.value[kOptionNetEndsTurn]) return goOnAfterDraw(state, log);
    openMoment(state, log);
}

void ask(State& state, Seat seat, const Move& move, Log& log) {
    made(seat, move, log);
    beginAnswer(state, {seat, move.target, fishOf(move.card), move.card}, log);
}

void answer(State& state, Seat seat, const Move& move, Log& log) {
    made(seat, move, log);
    const Asked& asked = state.status.asked;
    const CardSet fitting =
        state.hands[seat] & (asked.isNet() ? kCardsOf[asked.fish] : CardSet::of(asked.card));
    if (fitting.empty()) {
        log.add(Said{seat, Saying::GoFishing});
        return miss(state, log);
    }
    if (fitting.size() == 1) return hit(state, fitting.first(), log);
    setStatus(state, {Phase::Give, state.status.turn, SeatSet::of(seat), asked}, log);
}

void give(State& state, Seat seat, const Move& move, Log& log) {
    madeUnseen(seat, move, log);
    hit(state, move.card, log);
}

void goFish(State& state, Seat seat, const Move& move, Log& log) {
    if (state.status.phase == Phase::Miss) {
        madeUnseen(seat, move, log);
        return goFishing(state, log);
    }
    made(seat, move, log);
    const Card card = state.pond.draw();
    state.hands[seat].add(card);
    log.moved(card, kPond, handOf(seat), SeatSet::of(seat));
    endTurn(state, false, log); // T-18
}

void deadInTheWater(State& state, Seat seat, const Move& move, Log& log) {
    made(seat, move, log);
    log.add(Said{seat, Saying::DeadInTheWater});
    endTurn(state, true, log);
}

// ---- laying ----

/// T-39: the card won by this ask is in the player's basket, and laying has emptied the hand.
bool goesOut(const State& state, Seat seat) {
    if (seat != state.status.turn || state.won == kNoCard || !state.hands[seat].empty()) return false;
    for (const Basket& basket : state.baskets)
        if (basket.owner == seat && basket.cards().has(state.won)) return true;
    return false;
}

void afterLaying(State& state, Seat seat, Log& log) {
    state.quiet = false;
    if (goesOut(state, seat)) return endRound(state, Ending::WentOut, log);
    if (state.baskets.size() == kFishes) return endRound(state, Ending::AllBaskets, log); // T-42
    resume(state, log);
}

/// Lays all cards of the fish in hand, with the Diver if there are only four.
void layBasket(State& state, Seat seat, Fish fish, Log& log) {
    Basket basket{seat, fish};
    CardSet cards = state.hands[seat] & kCardsOf[fish];
    if (cards.size() < kColours) cards.add(kDeadScubaDiver);
    for (const Card card : cards) {
        basket.add(card);
        log.moved(card, handOf(seat), basketsOf(seat));
    }
    state.hands[seat] -= cards;
    state.baskets.add(basket);
    afterLaying(state, seat, log);
}

void addSixth(State& state, Seat seat, const Move& move, Log& log) {
    made(seat, move, log);
    for (Basket& basket : state.baskets) {
        if (!basket.diver) continue;
        const Card card = sixthCard(basket);
        state.hands[seat].remove(card);
        basket.add(card);
        basket.diver = false;
        state.discard.putOnTop(kDeadScubaDiver);
        log.moved(card, handOf(seat), basketsOf(seat));
        log.moved(kDeadScubaDiver, basketsOf(seat), kDiscard);
    }
    afterLaying(state, seat, log);
}

// ---- Zingers ----

/// Resolves a Zinger that nobody stopped.
void takeEffect(State& state, const Aimed& aimed, Log& log) {
    switch (aimed.zinger) {
    case kNoFishing: return miss(state, log);
    case kTheNet:
    case kTheLure: return beginAnswer(state, state.status.asked, log);
    default: break;
    }
    state.pendingChance = aimed.zinger == kGameWarden ? PendingChance::WardenPull : PendingChance::BoatPull;
    state.pulling = aimed;
    setStatus(state, {state.drawn ? Phase::Drawn : Phase::Turn, state.status.turn, {}}, log);
}

/// Aims a Zinger at a seat, which may stop it with Divine Intervention (T-29).
void aim(State& state, const Aimed& aimed, const Asked& asked, Log& log) {
    playZinger(state, aimed.by, aimed.zinger, log);
    if (state.hands[aimed.target].has(kDivineIntervention))
        return setStatus(state, {Phase::Zinger, state.status.turn, SeatSet::of(aimed.target), asked, aimed},
                         log);
    if (aimed.zinger == kTheNet || aimed.zinger == kTheLure) return beginAnswer(state, asked, log);
    takeEffect(state, aimed, log);
}

void twoFistedFisherman(State& state, Seat seat, const Move& move, Log& log) {
    made(seat, move, log);
    playZinger(state, seat, kTwoFistedFisherman, log);
    setStatus(state, {Phase::Again, seat, SeatSet::of(seat), state.status.asked}, log);
}

void divineIntervention(State& state, Seat seat, const Move& move, Log& log) {
    made(seat, move, log);
    const Aimed aimed = state.status.aimed;
    playZinger(state, seat, kDivineIntervention, log);
    if (move.keep) {
        state.discard.removeAt(state.discard.size() - 2); // the Zinger is below Divine Intervention
        state.hands[seat].add(aimed.zinger);
        log.moved(aimed.zinger, kDiscard, handOf(seat));
    }
    if (aimed.zinger == kNoFishing) return beginAnswer(state, state.status.asked, log); // T-32
    resume(state, log);                                                                 // T-31
}

void allow(State& state, Seat seat, const Move& move, Log& log) {
    madeUnseen(seat, move, log);
    takeEffect(state, state.status.aimed, log);
}

void unload(State& state, Seat seat, const Move& move, Log& log) {
    made(seat, move, log);
    playZinger(state, seat, kDivineIntervention, log);
    endTurn(state, false, log);
}

} // namespace

void TwistedFish::apply(State& state, Seat seat, const Move& move, Log& log) {
    const Asked& asked = state.status.asked;
    switch (move.kind) {
    case MoveKind::Ask: return ask(state, seat, move, log);
    case MoveKind::Lay:
    case MoveKind::DeadScubaDiver: made(seat, move, log); return layBasket(state, seat, move.fish, log);
    case MoveKind::AddSixth: return addSixth(state, seat, move, log);
    case MoveKind::TheNet:
        made(seat, move, log);
        return aim(state, {kTheNet, seat, move.target}, {seat, move.target, move.fish, kNoFace}, log);
    case MoveKind::TheLure:
        made(seat, move, log);
        return aim(state, {kTheLure, seat, move.target}, {seat, move.target, fishOf(move.card), move.card},
                   log);
    case MoveKind::Unload: return unload(state, seat, move, log);
    case MoveKind::GoFish: return goFish(state, seat, move, log);
    case MoveKind::DeadInTheWater: return deadInTheWater(state, seat, move, log);
    case MoveKind::GameWarden:
        made(seat, move, log);
        return aim(state, {kGameWarden, seat, move.target}, {}, log);
    case MoveKind::GlassBottomBoat:
        made(seat, move, log);
        return aim(state, {kGlassBottomBoat, seat, move.target}, {}, log);
    case MoveKind::DivineIntervention: return divineIntervention(state, seat, move, log);
    case MoveKind::Allow: return allow(state, seat, move, log);
    case MoveKind::Answer: return answer(state, seat, move, log);
    case MoveKind::NoFishing:
        made(seat, move, log);
        return aim(state, {kNoFishing, seat, asked.by}, asked, log);
    case MoveKind::Give: return give(state, seat, move, log);
    case MoveKind::TwoFistedFisherman: return twoFistedFisherman(state, seat, move, log);
    case MoveKind::EndTurn: madeUnseen(seat, move, log); return endTurn(state, false, log);
    }
}

Chance TwistedFish::chance(const State& state) {
    switch (state.pendingChance) {
    case PendingChance::Nothing: break;
    case PendingChance::WardenPull:
    case PendingChance::BoatPull:
        return {.kind = ChanceKind::Pull,
                .from = state.pulling.target,
                .cards = state.hands[state.pulling.target]};
    case PendingChance::PondShuffle:
        return {.kind = ChanceKind::Shuffle, .pile = PileKind::Pond, .cards = state.pond.asSet()};
    case PendingChance::Deal: return {.kind = ChanceKind::Deal};
    }
    return {};
}

Chance TwistedFish::chanceSeenBy(const State& state, Seat viewer) {
    const Status& status = state.status;
    const bool mayPull = status.aimed.zinger == kGameWarden || status.aimed.zinger == kGlassBottomBoat;
    const bool concerned = viewer == kOmniscient || viewer == status.turn || viewer == status.aimed.target;
    if (status.phase == Phase::Zinger && state.drawn && mayPull && !concerned)
        return {.kind = ChanceKind::Pull};
    return chance(state);
}

void TwistedFish::applyChance(State& state, const Outcome<Layout>& outcome, Log& log) {
    const PendingChance pending = state.pendingChance;
    const Aimed pulling = state.pulling;
    state.pendingChance = PendingChance::Nothing;
    state.pulling = {};
    switch (pending) {
    case PendingChance::Nothing: return;
    case PendingChance::WardenPull: // T-22, T-23
        state.hands[pulling.target].remove(outcome.card);
        state.pond.putOnTop(outcome.card);
        log.moved(outcome.card, handOf(pulling.target), kPond, SeatSet::of(pulling.target));
        state.pendingChance =
            PendingChance::PondShuffle; // the pond was not empty, so it has at least two cards now
        return;
    case PendingChance::BoatPull:
        log.add(
            Peeked{pulling.by, pulling.target, outcome.card, SeatSet::of(pulling.by).with(pulling.target)});
        return resume(state, log);
    case PendingChance::PondShuffle:
        state.pond.assign(outcome.order);
        log.shuffled(PileKind::Pond, state.pond);
        return resume(state, log);
    case PendingChance::Deal: return dealNext(state, outcome.layout, log);
    }
}

} // namespace tacklebox
