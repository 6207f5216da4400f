// Effects of moves, one function each, and the deal. gameflow.cpp has their consequences.
#include "model/games/whatthefish/steps.h"

#include "model/engine/matchshell.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

/// The first card of the face in hand, in deck order.
Card cardInHand(const State& state, Seat seat, Face face) {
    return (state.now.hands[seat] & cardsWithFace(face)).first();
}
bool haveEqualValues(CardSet fish) {
    return faceOf(fish.first()) == faceOf(highest(fish));
}

// ---- the swim ----

void playIntoSwim(State& state, Seat seat, const NamedCards& cards, Log& log) {
    for (const Face face : cards) {
        const Card card = cardInHand(state, seat, face);
        state.now.hands[seat].remove(card);
        state.now.played.add(card);
        log.moved(face, handOf(seat), kSwim);
    }
}

void kill(State& state, Seat seat, const NamedCards& cards, Log& log) {
    playIntoSwim(state, seat, cards, log);
    state.now.swim.attack = std::uint8_t(state.now.swim.attack + sumOf(cards)); // W-13, W-14
    endAction(state, seat, log);
}

void protect(State& state, Seat seat, const NamedCards& cards, Log& log) {
    playIntoSwim(state, seat, cards, log);
    state.now.swim.bar = std::uint8_t(sumOf(cards)); // W-11, W-12
    state.now.swim.attack = 0;
    endAction(state, seat, log);
}

void bellyUp(State& state, Seat seat, Log& log) {
    log.add(Said{seat, Saying::BellyUp});
    endSwim(state, log);
    state.status.last = {};
    beginOpenWater(state, leftOf(seat, state.match.seats), log); // W-04: the owner last
}

// ---- Flint Flush ----

/// Shows the hand, puts it under the discard pile and draws a new one (W-25, W-26, W-28).
void flush(State& state, Seat seat, Log& log) {
    Position& now = state.now;
    for (const Card card : now.hands[seat])
        log.add(Shown{seat, faceOf(card)});
    for (const Card card : now.hands[seat])
        log.moved(faceOf(card), handOf(seat), kDiscard);
    now.discard.putAllUnder(now.hands[seat]);
    now.hands[seat] = {};
    // continueDrawing() draws the cards and waits for chance only if it must shuffle.
    state.pendingChance.to = seat;
    state.pendingChance.left = std::uint8_t(handSize(state.match.seats));
    continueDrawing(state, log);
}

// ---- WTF cards ----

void handOver(State& state, Seat from, Seat to, Card card, Log& log) {
    state.now.hands[from].remove(card);
    state.now.hands[to].add(card);
    log.moved(faceOf(card), handOf(from), handOf(to), SeatSet::of(from).with(to));
}

/// Puts a WTF card under the discard pile before its effect, so the effect cannot move it (W-29, W-39).
void putWtfUnder(State& state, Seat seat, MoveKind kind, Log& log) {
    const Card card = cardInHand(state, seat, wtfOf(kind));
    state.now.hands[seat].remove(card);
    state.now.discard.putUnder(card);
    log.moved(faceOf(card), handOf(seat), kDiscard);
}

/// Gives `to` some random cards from the hand of `from`, each by a chance step. applyChance() then ends the
/// action.
void pull(State& state, Seat from, Seat to, int cards) {
    waitForChance(state, {PendingChance::Kind::Pull, from, to, std::uint8_t(cards)});
}

void muggerCroc(State& state, Seat seat, Seat target) {
    pull(state, target, seat, std::min(2, state.now.hands[target].size())); // W-30
}

void snapperSnatch(State& state, Seat seat, Seat target, Log& log) {
    const CardSet mine = state.now.hands[seat], theirs = state.now.hands[target];
    for (const Card card : mine)
        handOver(state, seat, target, card, log);
    for (const Card card : theirs)
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
    if (!fish.empty() && !haveEqualValues(fish)) {
        state.status.phase = Phase::Tax;
        state.status.playersToAct = SeatSet::of(target);
        return;
    }
    if (fish.empty())
        log.add(Said{target, Saying::NoneToGive});
    else
        handOver(state, target, seat, fish.first(), log); // W-33: no choice
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
    // After an undone dive, the diver comes last, as in open water.
    endAction(state, undone.kind == MoveKind::Dive ? undone.seat : seat, log);
}

/// Takes the FISH with this face that is nearest the top of the discard pile.
void elvisEffect(State& state, Seat seat, Face face, Log& log) {
    Position& now = state.now;
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
    beginOpenWater(state, leftOf(seat, state.match.seats), log); // W-04, W-36
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

/// Deals one card at a time, from the dealer's left.
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
    Position& now = state.now;
    now.hands = layout.hands; // empty unless given
    now.draw = layout.draw;
    now.discard = layout.discard;
    now.played.clear();
    now.frozen.clear();
    now.swim = {};
    now.swims = 0;
    now.flushes.fill(0);
    state.pendingChance = {};
    state.status = {};
    state.status.seats = state.match.seats;
    state.status.first = leftOf(state.match.dealer, state.match.seats); // W-02
    state.status.playersToAct = SeatSet::all(state.match.seats);
    log.dealt(state);
    if (!layout.hasHands) dealHands(state, log);
}

/// Copies the swim into the status, and logs the status if it has changed.
void updateStatus(State& state, const Status& before, Log& log) {
    state.status.swim = state.now.swim;
    state.status.swims = state.now.swims;
    if (!(state.status == before)) log.statusChanged(before, state.status);
}

} // namespace

std::span<const Card> WhatTheFish::deck(const Options&) {
    return kCardsInOrder<kDeckSize>;
}

Layout WhatTheFish::shuffled(const Options&, int, Random& random) {
    static constexpr auto kInOrder = [] {
        Pile<kDeckSize> pile;
        pile.assignInOrder(CardSet::range(0, kDeckSize));
        return pile;
    }();
    Layout layout;
    layout.draw = kInOrder;
    random.shuffle(layout.draw);
    return layout;
}

const char* WhatTheFish::validationError(const Options& options, int seats, const Layout& layout) {
    if (!layout.hasHands && layout.draw.size() < seats * handSize(seats))
        return "The draw pile is too small to deal every seat its hand.";
    for (int seat = 0; seat < seats; ++seat)
        if (layout.scores[seat] >= options.value[0])
            return "A seat has won enough games, so the match would already be over.";
    return nullptr;
}

void WhatTheFish::newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                  const Layout& layout, Log& log) {
    state.options = options;
    state.match = newMatch(seats, dealer, layout.scores);
    deal(state, layout, log);
}

void WhatTheFish::apply(State& state, Seat seat, const Move& move, Log& log) {
    const Status before = state.status;
    const bool forced = before.phase == Phase::Flush;
    const SeatSet visibleTo =
        move.kind == MoveKind::Give ? SeatSet::of(seat).with(before.last.seat) : kAllSeats; // W-33
    log.moveMade(seat, move, visibleTo);
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
        continueGame(state, log);
        break;
    case MoveKind::Give: give(state, seat, move.cards[0], log); break;
    default: playWtf(state, seat, move, log); break;
    }
    updateStatus(state, before, log);
}

Chance WhatTheFish::chance(const State& state) {
    switch (state.pendingChance.kind) {
    case PendingChance::Kind::None: break;
    case PendingChance::Kind::Pull:
        return {.kind = ChanceKind::Pull,
                .from = state.pendingChance.from,
                .cards = state.now.hands[state.pendingChance.from]};
    case PendingChance::Kind::Shuffle:
        return {.kind = ChanceKind::Shuffle, .pile = PileKind::Draw, .cards = shuffleable(state.now)};
    case PendingChance::Kind::Deal: return {.kind = ChanceKind::Deal};
    }
    return {};
}

void WhatTheFish::applyChance(State& state, const Outcome<Layout>& outcome, Log& log) {
    const Status before = state.status;
    switch (state.pendingChance.kind) {
    case PendingChance::Kind::None: return;
    case PendingChance::Kind::Pull:
        handOver(state, state.pendingChance.from, state.pendingChance.to, outcome.card, log);
        if (--state.pendingChance.left > 0) return;
        state.pendingChance = {};
        endAction(state, state.status.last.seat, log);
        break;
    case PendingChance::Kind::Shuffle:
        state.pendingChance.kind = PendingChance::Kind::None;
        reshuffle(state, outcome.order, log);
        continueDrawing(state, log);
        break;
    case PendingChance::Kind::Deal: beginNextDeal(state.match); return deal(state, outcome.layout, log);
    }
    updateStatus(state, before, log);
}

Move WhatTheFish::censor(const Move& move) {
    Move censored = move;
    for (Face& face : censored.cards)
        face = kHidden;
    return censored;
}

} // namespace tacklebox
