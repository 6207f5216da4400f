#include "model/games/twistedfish/conditions.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

using Moves = MoveList<Move>;

/// Calls `aim` for each other seat.
template <class Aim>
void atEachOther(const State& state, Seat seat, Aim aim) {
    for (Seat target = 0; target < state.match.seats; ++target)
        if (target != seat) aim(target);
}

/// Asks for each seat and fish, in all colours. A table, as most legal moves are asks.
constexpr auto kAsks = [] {
    std::array<std::array<std::array<Move, kColours>, kFishes>, kMostPlayers> asks{};
    for (Seat target = 0; target < kMostPlayers; ++target)
        for (Fish fish = 0; fish < kFishes; ++fish)
            for (int colour = 0; colour < kColours; ++colour)
                asks[target][fish][colour] = {MoveKind::Ask, target, cardOf(fish, colour)};
    return asks;
}();

/// T-05: any colour, including own and laid cards. T-06: any target, even with an empty hand.
void addAsks(const State& state, Seat seat, Moves& moves) {
    const FishSet held = countFish(state.hands[seat]).held;
    atEachOther(state, seat, [&](Seat target) {
        for (const Fish fish : held)
            moves.addFirst(kColours, kAsks[target][fish]);
    });
}

void addLays(const State& state, Seat seat, Moves& moves) {
    for (const Fish fish : countFish(state.hands[seat]).five)
        moves.add({.kind = MoveKind::Lay, .fish = fish});
}

void addSixth(const State& state, Seat seat, Moves& moves) {
    const Basket* basket = diverBasket(state);
    if (basket && basket->owner == seat && state.hands[seat].has(sixthCard(*basket)))
        moves.add({.kind = MoveKind::AddSixth, .fish = basket->fish});
}

void addNet(const State& state, Seat seat, Moves& moves) {
    if (!state.hands[seat].has(kTheNet)) return;
    const FishSet held = countFish(state.hands[seat]).held;
    atEachOther(state, seat, [&](Seat target) {
        for (const Fish fish : held)
            moves.add({.kind = MoveKind::TheNet, .target = target, .fish = fish});
    });
}

void addLure(const State& state, Seat seat, Moves& moves) {
    if (!state.hands[seat].has(kTheLure)) return;
    const CardSet lurable = kAllFish - laidCards(state); // T-07
    atEachOther(state, seat, [&](Seat target) {
        for (const Card card : lurable)
            moves.add({MoveKind::TheLure, target, card});
    });
}

void addOpenMomentZingers(const State& state, Seat seat, Moves& moves) {
    const CardSet hand = state.hands[seat];
    if (!hand.intersects(kOpenMomentZingers)) return;
    const auto addAimed = [&](MoveKind kind) {
        atEachOther(state, seat, [&](Seat target) {
            if (!state.hands[target].empty()) moves.add({kind, target});
        });
    };
    if (hand.has(kGameWarden) && !state.pond.empty()) addAimed(MoveKind::GameWarden);
    if (hand.has(kGlassBottomBoat)) addAimed(MoveKind::GlassBottomBoat);
    if (hand.has(kDeadScubaDiver))
        for (const Fish fish : countFish(hand).four)
            moves.add({.kind = MoveKind::DeadScubaDiver, .fish = fish});
}

void addTurnMoves(const State& state, Seat seat, Moves& moves) {
    addAsks(state, seat, moves);
    addLays(state, seat, moves);
    addSixth(state, seat, moves);
    addNet(state, seat, moves);
    addLure(state, seat, moves);
    if (state.hands[seat].has(kDivineIntervention) && canStillUnload(state)) moves.add({MoveKind::Unload});
    if (holdsFish(state, seat)) return; // T-08
    if (!state.pond.empty()) moves.add({MoveKind::GoFish});
    moves.add({MoveKind::DeadInTheWater});
}

// ---- refusals ----

Refusal refuse(ReasonCode reason) {
    return {.reason = reason};
}
Refusal refuseCard(ReasonCode reason, Card card) {
    return {.reason = reason, .face = card};
}
Refusal refuseFish(ReasonCode reason, Fish fish, int count = 0) {
    return {.reason = reason, .first = fish, .second = std::int16_t(count)};
}

/// True if the phase allows moves of this kind.
bool belongsTo(Phase phase, MoveKind kind) {
    switch (kind) {
    case MoveKind::Ask: return phase == Phase::Turn || phase == Phase::Again;
    case MoveKind::AddSixth:
    case MoveKind::TheNet:
    case MoveKind::TheLure:
    case MoveKind::Unload:
    case MoveKind::DeadInTheWater: return phase == Phase::Turn;
    case MoveKind::GoFish: return phase == Phase::Turn || phase == Phase::Miss;
    case MoveKind::Lay:
    case MoveKind::GameWarden:
    case MoveKind::GlassBottomBoat:
    case MoveKind::DeadScubaDiver: return phase == Phase::Turn || phase == Phase::Drawn;
    case MoveKind::DivineIntervention:
    case MoveKind::Allow: return phase == Phase::Zinger;
    case MoveKind::Answer:
    case MoveKind::NoFishing: return phase == Phase::Answer;
    case MoveKind::Give: return phase == Phase::Give;
    case MoveKind::TwoFistedFisherman: return phase == Phase::Miss;
    case MoveKind::EndTurn: return phase == Phase::Drawn;
    }
    return false;
}

bool isOpenMomentZinger(MoveKind kind) {
    return kind == MoveKind::GameWarden || kind == MoveKind::GlassBottomBoat ||
           kind == MoveKind::DeadScubaDiver;
}

Refusal checkAsk(const State& state, Seat seat, const Move& move) {
    if (move.target == seat) return refuse(Reason::NotYourself);
    if (!isFish(move.card)) return refuseCard(OwnReason::OnlyFishAskedFor, move.card);
    if (countOf(state, seat, fishOf(move.card)) == 0)
        return refuseFish(Reason::HoldsNoneOfKind, fishOf(move.card));
    return {};
}

Refusal checkLay(const State& state, Seat seat, const Move& move) {
    const int count = countOf(state, seat, move.fish);
    return count == kColours ? Refusal{} : refuseFish(OwnReason::BasketNotFull, move.fish, count);
}

Refusal checkSixth(const State& state, Seat seat, const Move& move) {
    const Basket* basket = diverBasket(state);
    if (!basket || basket->owner != seat || basket->fish != move.fish)
        return refuseFish(OwnReason::NoDiverBasket, move.fish);
    if (!state.hands[seat].has(sixthCard(*basket))) return refuseCard(Reason::NotInHand, sixthCard(*basket));
    return {};
}

Refusal checkNet(const State& state, Seat seat, const Move& move) {
    if (!state.hands[seat].has(kTheNet)) return refuseCard(Reason::NotInHand, kTheNet);
    if (move.target == seat) return refuse(Reason::NotYourself);
    if (countOf(state, seat, move.fish) == 0) return refuseFish(Reason::HoldsNoneOfKind, move.fish);
    return {};
}

Refusal checkLure(const State& state, Seat seat, const Move& move) {
    if (!state.hands[seat].has(kTheLure)) return refuseCard(Reason::NotInHand, kTheLure);
    if (move.target == seat) return refuse(Reason::NotYourself);
    if (!isFish(move.card)) return refuseCard(OwnReason::OnlyFishAskedFor, move.card);
    if (laidCards(state).has(move.card)) return refuseCard(OwnReason::LiesInBasket, move.card);
    return {};
}

Refusal checkUnload(const State& state, Seat seat) {
    if (!state.hands[seat].has(kDivineIntervention))
        return refuseCard(Reason::NotInHand, kDivineIntervention);
    return canStillUnload(state) ? Refusal{} : refuse(OwnReason::TooLateToUnload);
}

Refusal checkPull(const State& state, Seat seat, const Move& move, Card zinger) {
    if (!state.hands[seat].has(zinger)) return refuseCard(Reason::NotInHand, zinger);
    if (move.target == seat) return refuse(Reason::NotYourself);
    if (zinger == kGameWarden && state.pond.empty()) return refuse(OwnReason::WardenNeedsPond);
    if (state.hands[move.target].empty()) return {.reason = Reason::EmptyHand, .seat = move.target};
    return {};
}

Refusal checkDiver(const State& state, Seat seat, const Move& move) {
    if (!state.hands[seat].has(kDeadScubaDiver)) return refuseCard(Reason::NotInHand, kDeadScubaDiver);
    const int count = countOf(state, seat, move.fish);
    return count == kColours - 1 ? Refusal{} : refuseFish(OwnReason::DiverNeedsFour, move.fish, count);
}

Refusal checkGive(const State& state, Seat seat, const Move& move) {
    const Fish wanted = state.status.asked.fish;
    if (!isFish(move.card) || fishOf(move.card) != wanted)
        return refuseFish(OwnReason::NotTheFishNetted, wanted);
    return state.hands[seat].has(move.card) ? Refusal{} : refuseCard(Reason::NotInHand, move.card);
}

} // namespace

void TwistedFish::legalMoves(const State& state, Seat seat, MoveList<Move>& moves) {
    if (!state.status.playersToAct.has(seat)) return;
    switch (state.status.phase) {
    case Phase::Turn:
        if (seat == state.status.turn) addTurnMoves(state, seat, moves);
        return addOpenMomentZingers(state, seat, moves);
    case Phase::Zinger:
        moves.add({.kind = MoveKind::DivineIntervention, .keep = true});
        moves.add({.kind = MoveKind::DivineIntervention, .keep = false});
        return moves.add({MoveKind::Allow});
    case Phase::Answer:
        moves.add({MoveKind::Answer});
        if (state.hands[seat].has(kNoFishing)) moves.add({MoveKind::NoFishing});
        return;
    case Phase::Give:
        for (const Card card : state.hands[seat] & kCardsOf[state.status.asked.fish])
            moves.add({.kind = MoveKind::Give, .card = card});
        return;
    case Phase::Miss: moves.add({MoveKind::GoFish}); return moves.add({MoveKind::TwoFistedFisherman});
    case Phase::Again: return addAsks(state, seat, moves);
    case Phase::Drawn:
        addLays(state, seat, moves);
        addOpenMomentZingers(state, seat, moves);
        return moves.add({MoveKind::EndTurn});
    case Phase::Over:
    case Phase::Wait: return;
    }
}

Refusal TwistedFish::check(const State& state, Seat seat, const Move& move) {
    if (!state.status.playersToAct.has(seat)) return refuse(Reason::NotYourMove);
    const Phase phase = state.status.phase;
    if (phase == Phase::Turn && seat != state.status.turn && !isOpenMomentZinger(move.kind))
        return {.reason = OwnReason::NotYourTurn, .seat = state.status.turn};
    if (!belongsTo(phase, move.kind))
        return {.reason = Reason::NotInThisPhase,
                .first = std::int16_t(phase),
                .second = std::int16_t(move.kind)};
    switch (move.kind) {
    case MoveKind::Ask: return checkAsk(state, seat, move);
    case MoveKind::Lay: return checkLay(state, seat, move);
    case MoveKind::AddSixth: return checkSixth(state, seat, move);
    case MoveKind::TheNet: return checkNet(state, seat, move);
    case MoveKind::TheLure: return checkLure(state, seat, move);
    case MoveKind::Unload: return checkUnload(state, seat);
    case MoveKind::GoFish:
        if (phase == Phase::Miss) return {};
        if (holdsFish(state, seat)) return refuse(OwnReason::MustAsk);
        return state.pond.empty() ? refuse(OwnReason::PondIsEmpty) : Refusal{};
    case MoveKind::DeadInTheWater: return holdsFish(state, seat) ? refuse(OwnReason::MustAsk) : Refusal{};
    case MoveKind::GameWarden: return checkPull(state, seat, move, kGameWarden);
    case MoveKind::GlassBottomBoat: return checkPull(state, seat, move, kGlassBottomBoat);
    case MoveKind::DeadScubaDiver: return checkDiver(state, seat, move);
    case MoveKind::NoFishing:
        return state.hands[seat].has(kNoFishing) ? Refusal{} : refuseCard(Reason::NotInHand, kNoFishing);
    case MoveKind::Give: return checkGive(state, seat, move);
    case MoveKind::DivineIntervention:
    case MoveKind::Allow:
    case MoveKind::Answer:
    case MoveKind::TwoFistedFisherman:
    case MoveKind::EndTurn: return {}; // the phase guarantees that these are legal
    }
    return {};
}

} // namespace tacklebox
