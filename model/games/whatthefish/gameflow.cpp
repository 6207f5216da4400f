// Flow of a game: acting, passing, and the ends of swims, draws and games.
#include "model/games/whatthefish/steps.h"

#include "model/engine/matchshell.h"

namespace tacklebox::whatthefish {

CardSet fishOf(const State& state, Seat seat) {
    return state.now.hands[seat] & kFish;
}

Card highest(CardSet fish) {
    return fish.nth(fish.size() - 1);
}

int sumOf(const NamedCards& cards) {
    int sum = 0;
    for (const Face face : cards)
        sum += valueOf(face);
    return sum;
}

namespace {

// ---- FISH that must dive (W-05, W-06, W-07) and the end after 40 swims (W-42) ----

/// The seat's highest FISH dives. After forty swims, the seat wins instead (W-42).
void mustDive(State& state, Seat seat, Log& log) {
    state.status.last = {};
    if (state.now.swims >= kMostSwims) return endGame(state, seat, Ending::FortySwims, log);
    dive(state, seat, highest(fishOf(state, seat)), log);
    endAction(state, seat, log);
}

/// Asks the next seat to flush, starting at `place` of the order and skipping seats that would draw nothing.
/// Each time the order ends, starts again at place 0, or ends the game if neither pile has a FISH (W-07).
void askToFlush(State& state, int place, Log& log) {
    for (;; ++place) {
        if (place == state.match.seats) {
            if (!(state.now.draw.asSet() | state.now.discard.asSet()).intersects(kFish))
                return endGame(state, kNoSeat, Ending::NoFishLeft, log);
            place = 0;
        }
        const Seat seat = inOrder(state.status, place);
        if (!drawsByFlushing(state.now, seat)) continue;
        state.status.playersToAct = SeatSet::of(seat);
        return;
    }
}

void afterForcedFlush(State& state, Seat seat, Log& log) {
    if (!fishOf(state, seat).empty()) return mustDive(state, seat, log);
    const int seats = state.match.seats;
    const int place = (seat + seats - state.status.first) % seats;
    askToFlush(state, place + 1, log);
}

/// Shows all hands. The highest FISH must dive; of equal ones, the first in order. If nobody has a FISH, all
/// must flush.
void showHands(State& state, Log& log) {
    Seat diver = kNoSeat;
    int best = 0;
    for (int place = 0; place < state.match.seats; ++place) {
        const Seat seat = inOrder(state.status, place);
        for (const Card card : state.now.hands[seat])
            log.add(Shown{seat, faceOf(card)});
        const CardSet fish = fishOf(state, seat);
        if (fish.empty()) {
            log.add(Said{seat, Saying::NoFish});
        } else if (valueOf(faceOf(highest(fish))) > best) {
            best = valueOf(faceOf(highest(fish)));
            diver = seat;
        }
    }
    state.status.passed = {};
    if (diver != kNoSeat) return mustDive(state, diver, log);
    state.status.last = {};
    state.status.phase = Phase::Flush;
    askToFlush(state, 0, log);
}

/// W-19: every opponent has passed, so the fish swims free and its owner wins.
void swimFree(State& state, Log& log) {
    const Seat owner = state.now.swim.seat;
    endSwim(state, log);
    endGame(state, owner, Ending::FishFreed, log);
}

/// Clears the passes. The order now begins at the left of the actor.
void resetPasses(State& state, Seat actor) {
    state.status.passed = {};
    state.status.first = leftOf(actor, state.match.seats);
}

/// Copies state.now to state.before. Clears `frozen` instead of copying an empty one, as its fixed capacity
/// is a third of the bytes.
void saveForUndo(State& state) {
    const Position& now = state.now;
    Position& before = state.before;
    before.hands = now.hands;
    before.draw = now.draw;
    before.discard = now.discard;
    before.played = now.played;
    before.swim = now.swim;
    before.swims = now.swims;
    before.flushes = now.flushes;
    if (now.frozen.empty())
        before.frozen.clear();
    else
        before.frozen = now.frozen;
}

} // namespace

// ---- acting ----

void continueGame(State& state, Log& log) {
    const Swim& swim = state.now.swim;
    const SeatSet couldAct = SeatSet::all(state.match.seats) - state.status.passed;
    state.status.phase = swim.any() ? Phase::Swim : Phase::Open;
    state.status.playersToAct = couldAct;
    if (swim.any()) {
        if (!swim.endangered() && couldAct.without(swim.seat).empty()) swimFree(state, log);
    } else if (couldAct.empty()) {
        showHands(state, log);
    }
}

void beginAction(State& state, Seat seat, MoveKind kind) {
    saveForUndo(state);
    state.status.last = {seat, kind};
    resetPasses(state, seat);
}

void endAction(State& state, Seat actor, Log& log) {
    resetPasses(state, actor);
    continueGame(state, log);
}

void waitForChance(State& state, PendingChance pending) {
    state.pendingChance = pending;
    state.status.playersToAct = {};
}

// ---- swims and games ----

void dive(State& state, Seat seat, Card card, Log& log) {
    Position& now = state.now;
    now.hands[seat].remove(card);
    now.played.add(card);
    log.moved(faceOf(card), handOf(seat), kSwim);
    now.swim = {.seat = seat, .fish = faceOf(card), .bar = std::uint8_t(valueOf(faceOf(card)))};
    ++now.swims;
    now.flushes.fill(0);
}

void endSwim(State& state, Log& log) {
    Position& now = state.now;
    for (const Card card : now.played) {
        now.discard.putOnTop(card);
        log.moved(faceOf(card), kSwim, kDiscard);
    }
    now.played.clear();
    now.swim = {};
    for (const Frozen& frozen : now.frozen) {
        now.hands[frozen.seat].add(frozen.card);
        log.moved(faceOf(frozen.card), kFrozen, handOf(frozen.seat));
    }
    now.frozen.clear();
    state.status.passed = {};
}

void beginOpenWater(State& state, Seat first, Log& log) {
    state.status.first = first;
    state.status.phase = Phase::Open;
    if (state.now.swims >= kMostSwims) return showHands(state, log);
    continueGame(state, log);
}

void endGame(State& state, Seat winner, Ending ending, Log& log) {
    MatchScore& match = state.match;
    DealResult game{.ending = std::uint8_t(ending)};
    if (winner != kNoSeat) game.points[winner] = 1;
    scoreDeal(match, game, log);
    if (state.status.phase != Phase::Flush) state.status.phase = Phase::Open;
    state.status.passed = {};
    state.status.playersToAct = {};
    state.status.last = {};
    const int winsNeeded = state.options.value[0];
    if (winner == kNoSeat || match.scores[winner] < winsNeeded)
        return waitForChance(state, {PendingChance::Kind::Deal});
    match.over = true;
    match.winners = SeatSet::of(winner);
    state.status.phase = Phase::Over;
    log.add(Over{match.winners});
}

// ---- drawing ----

CardSet shuffleable(const Position& position) {
    CardSet cards = position.discard.asSet();
    for (const Card card : position.played)
        if (kProtections.has(card)) cards.add(card);
    return cards;
}

bool drawsByFlushing(const Position& position, Seat seat) {
    return !position.draw.empty() || !position.hands[seat].empty() || !shuffleable(position).empty();
}

void reshuffle(State& state, const Pile<kMostCards>& order, Log& log) {
    Position& now = state.now;
    for (int depth = 0; depth < now.discard.size(); ++depth)
        log.moved(faceOf(now.discard.fromTop(depth)), kDiscard, kDraw);
    now.discard.clear();
    decltype(now.played) staying;
    for (const Card card : now.played) {
        if (kProtections.has(card))
            log.moved(faceOf(card), kSwim, kDraw); // W-23: its number still holds
        else
            staying.add(card);
    }
    now.played = staying;
    for (const Card card : order)
        now.draw.add(card);
    log.shuffled(PileKind::Draw, now.draw);
}

void continueDrawing(State& state, Log& log) {
    Position& now = state.now;
    const Seat seat = state.pendingChance.to;
    for (;;) {
        if (now.draw.empty()) {
            const CardSet cards = shuffleable(now);
            if (cards.empty()) break; // W-24
            if (cards.size() > 1) {
                state.pendingChance.kind = PendingChance::Kind::Shuffle;
                return waitForChance(state, state.pendingChance);
            }
            Pile<kMostCards> single;
            single.add(cards.first());
            reshuffle(state, single, log);
        }
        if (state.pendingChance.left == 0) break;
        --state.pendingChance.left;
        const Card card = now.draw.draw();
        now.hands[seat].add(card);
        log.moved(faceOf(card), kDraw, handOf(seat), SeatSet::of(seat));
    }
    state.pendingChance = {};
    if (state.status.phase == Phase::Flush)
        afterForcedFlush(state, seat, log);
    else
        endAction(state, seat, log);
}

} // namespace tacklebox::whatthefish
