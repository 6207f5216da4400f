// What happens: the deal, every move in the order of the rule page, and what follows from it.
#include "model/games/whatthefish/steps.h"

namespace tacklebox {

using namespace whatthefish;
using Log = EventLog<WhatTheFish>;

namespace {

constexpr Place kDraw{PlaceKind::Draw}, kDiscard{PlaceKind::Discard}, kSwim{PlaceKind::Swim},
    kFrozen{PlaceKind::Frozen};

/// Among equal-looking cards those first in deck order are used.
Card cardInHand(const State& state, Seat seat, Face face) {
    return (state.now.hands[seat] & cardsLike(face)).first();
}
CardSet fishOf(const State& state, Seat seat) {
    return state.now.hands[seat] & kFish;
}
Card highest(CardSet fish) {
    return fish.nth(fish.size() - 1);
}
bool alike(CardSet fish) {
    return faceOf(fish.first()) == faceOf(highest(fish));
}

// ---- the course of the game: who may act, and what happens when nobody does ----

void freedom(State& state, Log& log);
void showHands(State& state, Log& log);

/// Lets everybody act who has not passed; resolves the position when the passes leave nothing open (W-01).
void goOn(State& state, Log& log) {
    const Swim& swim = state.now.swim;
    const SeatSet everybody = SeatSet::all(state.match.seats);
    SeatSet couldAct;
    for (const Seat seat : everybody)
        if (!state.status.passed.has(seat)) couldAct.add(seat);
    state.status.phase = swim.any() ? Phase::Swim : Phase::Open;
    state.status.waiting = couldAct;
    if (swim.any()) {
        if (!swim.endangered() && couldAct.without(swim.seat).empty()) freedom(state, log);
    } else if (couldAct.empty()) {
        showHands(state, log);
    }
}

/// Passes no longer count, and round the table the seat after the actor's comes first.
void countAction(State& state, Seat actor) {
    state.status.passed = {};
    state.status.first = leftOf(actor, state.match.seats);
}

/// An action that Ben Franklin can undo begins.
void beginAction(State& state, Seat seat, MoveKind kind) {
    state.before = state.now;
    state.status.last = {seat, kind};
    countAction(state, seat);
}

/// The action is done: everybody may act again.
void endAction(State& state, Seat actor, Log& log) {
    countAction(state, actor);
    goOn(state, log);
}

void waitForChance(State& state, Due due) {
    state.due = due;
    state.status.waiting = {};
}

/// The end of a game: its winner has a point, kNoSeat where nobody can win it. A match ends only by a win.
void endGame(State& state, Seat winner, Ending ending, Log& log) {
    MatchScore& match = state.match;
    match.last = {.ending = std::uint8_t(ending), .any = true};
    if (winner != kNoSeat) {
        match.last.points[winner] = 1;
        ++match.scores[winner];
    }
    log.add(Scored{match.last.points, match.scores, kNoSeat, match.seats, match.last.ending});
    if (state.status.phase != Phase::Flush) state.status.phase = Phase::Open;
    state.status.passed = {};
    state.status.waiting = {};
    state.status.last = {};
    if (winner == kNoSeat || match.scores[winner] < state.options.value[0])
        return waitForChance(state, {Due::Kind::Deal});
    match.over = true;
    match.winners = SeatSet::of(winner);
    state.status.phase = Phase::Over;
    log.add(Over{match.winners});
}

/// However a swim ends: its cards go onto the discard pile as they were played, what is frozen returns.
void endSwim(State& state, Log& log) {
    Waters& now = state.now;
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

/// W-19: no opponent can or will kill the fish.
void freedom(State& state, Log& log) {
    const Seat owner = state.now.swim.seat;
    endSwim(state, log);
    endGame(state, owner, Ending::FishFreed, log);
}

// ---- FISH that must dive (W-05, W-06, W-07) and the end after 40 swims (W-42) ----

void dive(State& state, Seat seat, Card card, Log& log) {
    Waters& now = state.now;
    now.hands[seat].remove(card);
    now.played.add(card);
    log.moved(faceOf(card), handOf(seat), kSwim);
    now.swim = {.seat = seat, .fish = faceOf(card), .bar = std::uint8_t(valueOf(faceOf(card)))};
    ++now.swims;
    now.flushes.fill(0);
}

/// The highest FISH must dive, or wins at once where the last swim is over.
void mustDive(State& state, Seat seat, Log& log) {
    state.status.last = {};
    if (state.now.swims >= kMostSwims) return endGame(state, seat, Ending::FortySwims, log);
    dive(state, seat, highest(fishOf(state, seat)), log);
    endAction(state, seat, log);
}

/// Asks the seat at `place` of the order to flush, or the next that would draw a card. After the last of them
/// the round begins anew, unless no FISH can be drawn any more.
void askToFlush(State& state, int place, Log& log) {
    for (;; ++place) {
        if (place == state.match.seats) {
            if (!(state.now.draw.asSet() | state.now.discard.asSet()).intersects(kFish))
                return endGame(state, kNoSeat, Ending::NoFishLeft, log);
            place = 0;
        }
        const Seat seat = inOrder(state.status, place);
        if (!drawsByFlushing(state.now, seat)) continue;
        state.status.waiting = SeatSet::of(seat);
        return;
    }
}

void afterForcedFlush(State& state, Seat seat, Log& log) {
    if (!fishOf(state, seat).empty()) return mustDive(state, seat, log);
    const int seats = state.match.seats;
    askToFlush(state, (seat + seats - state.status.first) % seats + 1, log);
}

/// All hands are shown; the highest FISH must dive, of equal ones the first in order. Without any, all must
/// flush.
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

/// Open water after a swim; `first` begins the order round the table.
void openWater(State& state, Seat first, Log& log) {
    state.status.first = first;
    state.status.phase = Phase::Open;
    if (state.now.swims >= kMostSwims) return showHands(state, log);
    goOn(state, log);
}

// ---- drawing ----

/// The new draw pile, drawn from the cards that shuffleable() gives (W-22).
void reshuffle(State& state, const Pile<kMostCards>& order, Log& log) {
    Waters& now = state.now;
    for (int depth = 0; depth < now.discard.size(); ++depth)
        log.moved(faceOf(now.discard.fromTop(depth)), kDiscard, kDraw);
    now.discard.clear();
    List<Card, 53> stays;
    for (const Card card : now.played) {
        if (kProtections.has(card))
            log.moved(faceOf(card), kSwim, kDraw); // W-23: its number stays in force
        else
            stays.add(card);
    }
    now.played = stays;
    for (const Card card : order)
        now.draw.add(card);
    log.shuffled(PlaceKind::Draw, now.draw);
}

/// Draws what is left to draw. A draw pile that runs out is made anew at once, which is a chance step unless
/// there is only one card to shuffle.
void goOnDrawing(State& state, Log& log) {
    Waters& now = state.now;
    const Seat seat = state.due.to;
    for (;;) {
        if (now.draw.empty()) {
            const CardSet cards = shuffleable(now);
            if (cards.empty()) break; // W-24
            if (cards.size() > 1) {
                state.due.kind = Due::Kind::Shuffle;
                return waitForChance(state, state.due);
            }
            Pile<kMostCards> single;
            single.add(cards.first());
            reshuffle(state, single, log);
        }
        if (state.due.left == 0) break;
        --state.due.left;
        const Card card = now.draw.draw();
        now.hands[seat].add(card);
        log.moved(faceOf(card), kDraw, handOf(seat), SeatSet::of(seat));
    }
    state.due = {};
    if (state.status.phase == Phase::Flush)
        afterForcedFlush(state, seat, log);
    else
        endAction(state, seat, log);
}

/// The hand is shown, goes under the discard pile and is replaced (W-25, W-26, W-28).
void flush(State& state, Seat seat, Log& log) {
    Waters& now = state.now;
    for (const Card card : now.hands[seat])
        log.add(Shown{seat, faceOf(card)});
    for (const Card card : now.hands[seat]) {
        now.discard.putUnder(card);
        log.moved(faceOf(card), handOf(seat), kDiscard);
    }
    now.hands[seat] = {};
    state.due.to = seat;
    state.due.left = std::uint8_t(handSize(state.match.seats));
    goOnDrawing(state, log);
}

// ---- the swim ----

void putInto(State& state, Seat seat, const NamedCards& cards, Log& log) {
    for (const Face face : cards) {
        const Card card = cardInHand(state, seat, face);
        state.now.hands[seat].remove(card);
        state.now.played.add(card);
        log.moved(face, handOf(seat), kSwim);
    }
}

int sumOf(const NamedCards& cards) {
    int sum = 0;
    for (const Face face : cards)
        sum += valueOf(face);
    return sum;
}

void kill(State& state, Seat seat, const NamedCards& cards, Log& log) {
    putInto(state, seat, cards, log);
    state.now.swim.attack = std::uint8_t(state.now.swim.attack + sumOf(cards)); // W-13, W-14
    endAction(state, seat, log);
}

void protect(State& state, Seat seat, const NamedCards& cards, Log& log) {
    putInto(state, seat, cards, log);
    state.now.swim.bar = std::uint8_t(sumOf(cards)); // W-11, W-12
    state.now.swim.attack = 0;
    endAction(state, seat, log);
}

void bellyUp(State& state, Seat seat, Log& log) {
    log.add(Said{seat, Saying::BellyUp});
    endSwim(state, log);
    state.status.last = {};
    openWater(state, leftOf(seat, state.match.seats), log); // W-04: the owner last
}

// ---- WTF cards ----

void handOver(State& state, Seat from, Seat to, Card card, Log& log) {
    state.now.hands[from].remove(card);
    state.now.hands[to].add(card);
    log.moved(faceOf(card), handOf(from), handOf(to), SeatSet::of(from).with(to));
}

/// A WTF card lies under the discard pile from the moment it is played; no effect can touch it there (W-29,
/// W-39).
void putWtfUnder(State& state, Seat seat, MoveKind kind, Log& log) {
    const Card card = cardInHand(state, seat, wtfOf(kind));
    state.now.hands[seat].remove(card);
    state.now.discard.putUnder(card);
    log.moved(faceOf(card), handOf(seat), kDiscard);
}

void pull(State& state, Seat from, Seat to, int cards) {
    waitForChance(state, {Due::Kind::Pull, from, to, std::uint8_t(cards)});
}

void muggerCroc(State& state, Seat seat, Seat target) {
    pull(state, target, seat, std::min(2, state.now.hands[target].size())); // W-30
}

void snapperSnatch(State& state, Seat seat, Seat target, Log& log) {
    const CardSet mine = state.now.hands[seat], his = state.now.hands[target];
    for (const Card card : mine)
        handOver(state, seat, target, card, log);
    for (const Card card : his)
        handOver(state, target, seat, card, log);
    endAction(state, seat, log);
}

void mrsCrabite(State& state, Seat seat, Seat target, Log& log) {
    for (const Card card : state.now.hands[target])
        log.add(Peeked{seat, target, faceOf(card), SeatSet::of(seat).with(target)});
    endAction(state, seat, log);
}

void wtfTax(State& state, Seat seat, Seat target, Log& log) {
    const CardSet fish = fishOf(state, target);
    if (!fish.empty() && !alike(fish)) {
        state.status.phase = Phase::Tax;
        state.status.waiting = SeatSet::of(target);
        return;
    }
    if (fish.empty())
        log.add(Said{target, Saying::NoneToGive});
    else
        handOver(state, target, seat, fish.first(), log); // W-33: nothing to choose
    endAction(state, seat, log);
}

void give(State& state, Seat seat, Face face, Log& log) {
    const Seat taxer = state.status.last.seat;
    handOver(state, seat, taxer, cardInHand(state, seat, face), log);
    endAction(state, taxer, log);
}

void benFranklin(State& state, Seat seat, Log& log) {
    const LastAction undone = state.status.last;
    undoLastAction(state, log);
    state.status.last = {};
    // After an undone FISH the order is that of open water: its player is asked last.
    endAction(state, undone.kind == MoveKind::Dive ? undone.seat : seat, log);
}

/// Of equal FISH in the pile the one nearest the top.
void elvisEffect(State& state, Seat seat, Face face, Log& log) {
    Waters& now = state.now;
    int at = now.discard.size() - 1;
    while (faceOf(now.discard[at]) != face)
        --at;
    now.hands[seat].add(now.discard[at]);
    now.discard.removeAt(at);
    log.moved(face, kDiscard, handOf(seat));
    endAction(state, seat, log);
}

void beaverBuddha(State& state, Seat seat, Log& log) {
    endSwim(state, log);
    openWater(state, leftOf(seat, state.match.seats), log); // W-04, W-36
}

void playWtf(State& state, Seat seat, const Move& move, Log& log) {
    if (move.kind == MoveKind::BenFranklin) return benFranklin(state, seat, log);
    beginAction(state, seat, move.kind);
    putWtfUnder(state, seat, move.kind, log);
    switch (move.kind) {
    case MoveKind::MuggerCroc: return muggerCroc(state, seat, move.target);
    case MoveKind::SnapperSnatch: return snapperSnatch(state, seat, move.target, log);
    case MoveKind::MrsCrabite: return mrsCrabite(state, seat, move.target, log);
    case MoveKind::WtfTax: return wtfTax(state, seat, move.target, log);
    case MoveKind::CommunistManifesto: return pull(state, move.target, move.to, 1);
    case MoveKind::ElvisEffect: return elvisEffect(state, seat, move.cards[0], log);
    default: return beaverBuddha(state, seat, log);
    }
}

// ---- the deal ----

/// The usual deal: one card at a time, from the dealer's left.
void dealHands(State& state, Log& log) {
    for (int each = handSize(state.match.seats); each > 0; --each) {
        Seat seat = state.match.dealer;
        for (int i = 0; i < state.match.seats; ++i) {
            seat = leftOf(seat, state.match.seats);
            const Card card = state.now.draw.draw();
            state.now.hands[seat].add(card);
            log.moved(faceOf(card), kDraw, handOf(seat), SeatSet::of(seat));
        }
    }
}

void deal(State& state, const Layout& layout, Log& log) {
    state.now = {};
    state.now.draw = layout.draw;
    state.now.discard = layout.discard;
    if (layout.handsGiven) state.now.hands = layout.hands;
    state.due = {};
    state.status = {};
    state.status.seats = state.match.seats;
    state.status.first = leftOf(state.match.dealer, state.match.seats); // W-02
    state.status.waiting = SeatSet::all(state.match.seats);
    log.dealt(state);
    if (!layout.handsGiven) dealHands(state, log);
}

/// The swim and the dives are told with the status; tells it, if anything in it has changed.
void tellStatus(State& state, const Status& before, Log& log) {
    state.status.swim = state.now.swim;
    state.status.swims = state.now.swims;
    if (!(state.status == before)) log.add(StatusChanged<Status>{before, state.status});
}

} // namespace

std::span<const Card> WhatTheFish::deck(const Options&) {
    static constexpr auto kDeck = [] {
        std::array<Card, kDeckSize> cards{};
        for (int i = 0; i < kDeckSize; ++i)
            cards[i] = Card(i);
        return cards;
    }();
    return kDeck;
}

Layout WhatTheFish::shuffled(const Options& options, int, Random& random) {
    Layout layout;
    for (const Card card : deck(options))
        layout.draw.add(card);
    random.shuffle(layout.draw);
    return layout;
}

const char* WhatTheFish::fault(const Options& options, int seats, const Layout& layout) {
    if (!layout.handsGiven && layout.draw.size() < seats * handSize(seats))
        return "The draw pile is too small to deal every seat its hand.";
    for (int seat = 0; seat < seats; ++seat)
        if (layout.scores[seat] >= options.value[0])
            return "A seat has won as many games as the match asks for: it would be over already.";
    return nullptr;
}

void WhatTheFish::open(State& state, const Options& options, int seats, Seat dealer, const Layout& layout,
                       Log& log) {
    state = State{};
    state.options = options;
    state.match.seats = std::uint8_t(seats);
    state.match.dealer = dealer;
    state.match.scores = layout.scores;
    deal(state, layout, log);
}

void WhatTheFish::apply(State& state, Seat seat, const Move& move, Log& log) {
    const Status before = state.status;
    const bool forced = before.phase == Phase::Flush;
    const SeatSet inFull =
        move.kind == MoveKind::Give ? SeatSet::of(seat).with(before.last.seat) : kAllSeats; // W-33
    log.add(MoveMade<Move>{seat, move, inFull});
    switch (move.kind) {
    case MoveKind::Dive:
        beginAction(state, seat, move.kind);
        dive(state, seat, cardInHand(state, seat, move.cards[0]), log);
        endAction(state, seat, log);
        break;
    case MoveKind::Kill:
        beginAction(state, seat, move.kind);
        kill(state, seat, move.cards, log);
        break;
    case MoveKind::Protect:
        beginAction(state, seat, move.kind);
        protect(state, seat, move.cards, log);
        break;
    case MoveKind::BellyUp: bellyUp(state, seat, log); break;
    case MoveKind::Flush:
        if (!forced) {
            beginAction(state, seat, move.kind);
            ++state.now.flushes[seat];
        }
        flush(state, seat, log);
        break;
    case MoveKind::Pass:
        state.status.passed.add(seat);
        goOn(state, log);
        break;
    case MoveKind::Give: give(state, seat, move.cards[0], log); break;
    default: playWtf(state, seat, move, log); break;
    }
    tellStatus(state, before, log);
}

Chance WhatTheFish::chance(const State& state) {
    switch (state.due.kind) {
    case Due::Kind::None: break;
    case Due::Kind::Pull:
        return {.kind = ChanceKind::Pull, .from = state.due.from, .cards = state.now.hands[state.due.from]};
    case Due::Kind::Shuffle:
        return {.kind = ChanceKind::Shuffle, .pile = PlaceKind::Draw, .cards = shuffleable(state.now)};
    case Due::Kind::Deal: return {.kind = ChanceKind::Deal};
    }
    return {};
}

void WhatTheFish::applyChance(State& state, const Outcome<Layout>& outcome, Log& log) {
    const Status before = state.status;
    switch (state.due.kind) {
    case Due::Kind::None: return;
    case Due::Kind::Pull:
        handOver(state, state.due.from, state.due.to, outcome.card, log);
        if (--state.due.left > 0) return;
        state.due = {};
        endAction(state, state.status.last.seat, log);
        break;
    case Due::Kind::Shuffle:
        state.due.kind = Due::Kind::None;
        reshuffle(state, outcome.order, log);
        goOnDrawing(state, log);
        break;
    case Due::Kind::Deal:
        ++state.match.round;
        state.match.dealer = leftOf(state.match.dealer, state.match.seats);
        return deal(state, outcome.layout, log);
    }
    tellStatus(state, before, log);
}

Move WhatTheFish::censor(const Move& move) {
    Move censored = move;
    for (Face& face : censored.cards)
        face = kHidden;
    return censored;
}

} // namespace tacklebox
