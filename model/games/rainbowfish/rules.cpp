#include "model/games/rainbowfish/rainbowfish.h"

#include "model/engine/matchshell.h"

namespace tacklebox {

using namespace rainbowfish;
using Log = EventLog<RainbowFish>;

namespace {

constexpr PileId kHole{PileKind::Hole};
constexpr PileId kDiscard{PileKind::Discard};

constexpr PileId setsOf(Seat seat) {
    return {PileKind::Sets, seat};
}

/// Sets the phase, with only the player on turn to move.
void setPhase(State& state, Phase phase, Log& log) {
    setStatus(state, {phase, state.status.turn, SeatSet::of(state.status.turn)}, log);
}

/// Draws up to `count` cards from the hole. Only `seat` sees them.
void draw(State& state, Seat seat, int count, Log& log) {
    for (; count > 0 && !state.hole.empty(); --count) {
        const Card card = state.hole.draw();
        state.hands[seat].add(card);
        log.moved(faceOfCard(card), kHole, handOf(seat), SeatSet::of(seat));
    }
}

/// Moves cards from hand to hand, face up.
void give(State& state, Seat from, Seat to, CardSet cards, Log& log) {
    state.hands[from] -= cards;
    state.hands[to] |= cards;
    state.quiet = false;
    if (!log.recording()) return;
    for (const Card card : cards)
        log.moved(faceOfCard(card), handOf(from), handOf(to));
}

/// Discards the first of `cards` in the hand, in deck order.
void discardFirst(State& state, Seat seat, CardSet cards, Log& log) {
    const Card card = (state.hands[seat] & cards).first();
    state.hands[seat].remove(card);
    state.discard.putOnTop(card);
    state.quiet = false;
    log.moved(faceOfCard(card), handOf(seat), kDiscard);
}

/// Discards the named card, or the first of `otherwise` if none is named.
void discardNamed(State& state, Seat seat, Face named, CardSet otherwise, Log& log) {
    discardFirst(state, seat, named == kNoFace ? otherwise : cardsOfFace(named), log);
}

void laySet(State& state, Seat seat, Number set, CardSet cards, Log& log) {
    state.hands[seat] -= cards;
    state.laid |= cards;
    state.sets.add({seat, set});
    state.quiet = false;
    if (!log.recording()) return;
    for (const Card card : cards)
        log.moved(faceOfCard(card), handOf(seat), setsOf(seat));
}

/// Empty hands draw three cards each, clockwise from the left of the player on turn, who draws last.
/// With an empty hole they are out.
void refillEmptyHands(State& state, Log& log) {
    if (state.hole.empty()) return;
    Seat seat = state.status.turn;
    for (int i = 0; i < state.match.seats; ++i) {
        seat = leftOf(seat, state.match.seats);
        if (state.hands[seat].empty()) draw(state, seat, kRefillSize, log);
    }
}

// ---- end of a deal ----

void endDeal(State& state, Ending ending, Log& log) {
    DealResult deal{.ending = std::uint8_t(ending)};
    for (const LaidSet& set : state.sets)
        deal.points[set.seat] = std::int16_t(deal.points[set.seat] + pointsFor(set.number));
    scoreDeal(state.match, deal, log);
    if (state.match.round < state.options.value[1]) {
        state.dealDue = true;
        setStatus(state, {Phase::Turn, state.status.turn, {}}, log);
        return;
    }
    endMatch(state, leaders(state.match.scores, state.match.seats), {Phase::Over, kNoSeat, {}}, log);
}

// ---- turn order ----

/// Returns the next seat clockwise that has cards, possibly `seat` itself, or kNoSeat if no seat has cards.
Seat nextWithCards(const State& state, Seat seat) {
    for (int i = 0; i < state.match.seats; ++i) {
        seat = leftOf(seat, state.match.seats);
        if (!state.hands[seat].empty()) return seat;
    }
    return kNoSeat;
}

void beginTurn(State& state, Seat seat, Log& log) {
    state.quiet = state.hole.empty();
    setStatus(state, {Phase::Turn, seat, SeatSet::of(seat)}, log);
}

/// Passes the turn to the left, or ends the deal.
void pass(State& state, Log& log) {
    const Seat next = nextWithCards(state, state.status.turn);
    state.quietTurns = state.quiet ? std::uint8_t(state.quietTurns + 1) : 0;
    if (next == kNoSeat) return endDeal(state, Ending::AllPlayed, log);
    if (state.quietTurns == kQuietTurnsPerSeat * state.match.seats) return endDeal(state, Ending::Quiet, log);
    beginTurn(state, next, log);
}

/// Offers the player on turn a last chance to lay sets, then passes the turn.
void endTurn(State& state, Log& log) {
    if (setsIn(numbersByColor(state.hands[state.status.turn])).empty())
        pass(state, log);
    else
        setPhase(state, Phase::Lay, log);
}

/// Continues the turn, or ends it if the player is out.
void continueTurn(State& state, Log& log) {
    if (state.hands[state.status.turn].empty())
        endTurn(state, log);
    else
        setPhase(state, Phase::Turn, log);
}

/// Draws the top card of the hole. If it is one of `askedFor`, shows it and continues the turn.
/// With an empty hole the turn ends.
void goFishing(State& state, CardSet askedFor, Log& log) {
    if (state.hole.empty()) return endTurn(state, log);
    const Seat seat = state.status.turn;
    const Card card = state.hole.draw();
    state.hands[seat].add(card);
    const bool caught = askedFor.has(card);
    log.moved(faceOfCard(card), kHole, handOf(seat), caught ? kAllSeats : SeatSet::of(seat));
    if (!caught) return endTurn(state, log);
    log.add(Said{seat, Saying::GotWhatIFishedFor});
    continueTurn(state, log);
}

// ---- moves in one's own turn ----

/// The player asked gives all cards of the number.
void giveNumber(State& state, Seat target, Number number, Log& log) {
    give(state, target, state.status.turn, state.hands[target] & cardsOfNumber(number), log);
    if (state.hands[target].empty()) refillEmptyHands(state, log);
    continueTurn(state, log);
}

void ask(State& state, Seat seat, const Move& move, Log& log) {
    const CardSet hand = state.hands[move.target];
    if (!hand.intersects(cardsOfNumber(move.number))) {
        log.add(Said{move.target, Saying::GoFishing});
        return goFishing(state, cardsOfNumber(move.number), log);
    }
    // Only a player with the number can react.
    if (hand.intersects(kReactions))
        return setStatus(state, {Phase::Answer, seat, SeatSet::of(move.target), move.target, move.number},
                         log);
    giveNumber(state, move.target, move.number, log);
}

/// Returns the cards that a Lay names, or the first four of the number in deck order.
CardSet cardsToLay(CardSet hand, const Move& move) {
    CardSet cards;
    if (move.cards.any()) {
        for (Color color = 0; color < kColors; ++color) {
            CardSet held = hand & cardsOfFace(numberFace(move.number, color));
            for (int left = move.cards.of(color); left > 0; --left) {
                cards.add(held.first());
                held.remove(held.first());
            }
        }
        return cards;
    }
    CardSet held = hand & cardsOfNumber(move.number);
    for (int left = kSetSize; left > 0; --left) {
        cards.add(held.first());
        held.remove(held.first());
    }
    return cards;
}

void lay(State& state, Seat seat, const Move& move, Log& log) {
    laySet(state, seat, move.number, cardsToLay(state.hands[seat], move), log);
    if (state.hands[seat].empty()) refillEmptyHands(state, log);
    if (state.status.phase == Phase::Turn) return continueTurn(state, log);
    if (setsIn(numbersByColor(state.hands[seat])).empty()) pass(state, log);
}

/// Number of cards that a draw-2 or wild-draw-4 draws, also for the player who stops it.
int drawnBy(Face card) {
    return card == kWildDrawFour ? 4 : 2;
}

/// Resolves a draw-2 or wild-draw-4 that nobody stopped.
void carryOut(State& state, Log& log) {
    draw(state, state.status.turn, drawnBy(state.blockable), log);
    if (state.blockable == kWildDrawFour) return setPhase(state, Phase::NameColor, log);
    continueTurn(state, log);
}

/// Offers the next holder of a War Machine clockwise after `seat` to stop the card. Resolves the card if
/// there is none.
void offerBlock(State& state, Seat seat, Log& log) {
    const Seat turn = state.status.turn;
    while ((seat = leftOf(seat, state.match.seats)) != turn)
        if (state.hands[seat].intersects(kWarMachineCards))
            return setStatus(state, {Phase::Block, turn, SeatSet::of(seat)}, log);
    carryOut(state, log);
}

void playBlockable(State& state, Seat seat, Face card, Log& log) {
    state.blockable = card;
    offerBlock(state, seat, log);
}

/// The target gives all cards of the colour. Without any, the player goes fishing for the colour (R-29 ...
///
void takeColor(State& state, Seat seat, const Move& move, Log& log) {
    const CardSet taken = state.hands[move.target] & cardsOfColor(move.color);
    if (taken.empty()) {
        log.add(Said{move.target, Saying::NoneToGive});
        return goFishing(state, cardsOfColor(move.color), log);
    }
    give(state, move.target, seat, taken, log);
    if (state.hands[move.target].empty()) refillEmptyHands(state, log);
    continueTurn(state, log);
}

/// All opponents give their cards of the colour, then emptied hands draw. The player goes fishing only if
/// nobody had any.
void downpour(State& state, Seat seat, const Move& move, Log& log) {
    const bool one = move.kind == MoveKind::DownpourOne;
    discardFirst(state, seat, cardsOfFace(one ? kDownpourOne : kDownpourTwo), log);
    draw(state, seat, one ? 1 : 2, log);
    bool any = false;
    for (Seat from = leftOf(seat, state.match.seats); from != seat; from = leftOf(from, state.match.seats)) {
        const CardSet taken = state.hands[from] & cardsOfColor(move.color);
        if (taken.empty()) continue;
        any = true;
        give(state, from, seat, taken, log);
    }
    if (!any) return goFishing(state, cardsOfColor(move.color), log);
    refillEmptyHands(state, log);
    continueTurn(state, log);
}

// ---- moves in others' turns ----

/// The player asked takes the asker's cards of the number and may lay sets. The turn passes to the
/// left of the asker.
void reverse(State& state, Seat seat, const Move& move, Log& log) {
    const Seat asker = state.status.turn;
    const CardSet taken = state.hands[asker] & cardsOfNumber(state.status.number);
    discardNamed(state, seat, move.card, kReverses, log);
    give(state, asker, seat, taken, log);
    if (state.hands[asker].empty()) refillEmptyHands(state, log);
    if (setsIn(numbersByColor(state.hands[seat])).empty()) return pass(state, log);
    setStatus(state, {Phase::Lay, asker, SeatSet::of(seat)}, log);
}

/// The player asked keeps the cards; the asker goes fishing.
void skip(State& state, Seat seat, const Move& move, Log& log) {
    const CardSet askedFor = cardsOfNumber(state.status.number);
    discardNamed(state, seat, move.card, kSkips, log);
    goFishing(state, askedFor, log);
}

/// The card has no effect, the player who stopped it draws its cards, and the turn ends.
void stopCard(State& state, Seat seat, Log& log) {
    discardFirst(state, seat, kWarMachineCards, log);
    draw(state, seat, drawnBy(state.blockable), log);
    refillEmptyHands(state, log);
    endTurn(state, log);
}

// ---- dealing ----

/// Deals seven cards each, one at a time from the dealer's left, as long as the hole has cards.
void dealHands(State& state, Log& log) {
    Seat seat = state.match.dealer;
    for (int left = kHandSize * state.match.seats; left > 0; --left) {
        seat = leftOf(seat, state.match.seats);
        draw(state, seat, 1, log);
    }
}

void deal(State& state, const Layout& layout, Log& log) {
    const Seat first = leftOf(state.match.dealer, state.match.seats);
    state.hands = layout.hands;
    state.hole = layout.hole;
    state.discard = layout.discard;
    state.sets = layout.sets;
    state.laid = layout.laid;
    state.quietTurns = 0;
    state.blockable = kNoFace;
    state.dealDue = false;
    state.status = {Phase::Turn, first, SeatSet::of(first)};
    log.dealt(state);
    if (!layout.hasHands) dealHands(state, log);
    refillEmptyHands(state, log);
    beginTurn(state, state.hands[first].empty() ? nextWithCards(state, first) : first, log);
}

} // namespace

void RainbowFish::newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                  const Layout& layout, Log& log) {
    beginMatch(state, options, seats, dealer, layout);
    deal(state, layout, log);
}

void RainbowFish::apply(State& state, Seat seat, const Move& move, Log& log) {
    // Declining stays secret: it would reveal that the hand allowed a choice.
    const bool declines =
        move.kind == MoveKind::Answer || move.kind == MoveKind::Allow || move.kind == MoveKind::Done;
    log.add(MoveMade<Move>{seat, move, kAllSeats, declines ? SeatSet::of(seat) : kAllSeats});
    switch (move.kind) {
    case MoveKind::Ask: return ask(state, seat, move, log);
    case MoveKind::Lay: return lay(state, seat, move, log);
    case MoveKind::DrawTwo:
        discardNamed(state, seat, move.card, kDrawTwos, log);
        return playBlockable(state, seat, drawTwoOf(0), log);
    case MoveKind::Wild:
        discardFirst(state, seat, cardsOfFace(kWild), log);
        return takeColor(state, seat, move, log);
    case MoveKind::WildDrawFour:
        discardFirst(state, seat, cardsOfFace(kWildDrawFour), log);
        return playBlockable(state, seat, kWildDrawFour, log);
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo: return downpour(state, seat, move, log);
    case MoveKind::Draw:
        draw(state, seat, 1, log);
        return endTurn(state, log);
    case MoveKind::LaySpecial:
        laySet(state, seat, kSpecialSet, state.hands[seat], log);
        return endTurn(state, log);
    case MoveKind::DiscardWild:
        discardFirst(state, seat, cardsOfFace(move.card), log);
        return continueTurn(state, log);
    case MoveKind::Name: return takeColor(state, seat, move, log);
    case MoveKind::Answer: return giveNumber(state, seat, state.status.number, log);
    case MoveKind::Reverse: return reverse(state, seat, move, log);
    case MoveKind::Skip: return skip(state, seat, move, log);
    case MoveKind::WarMachine: return stopCard(state, seat, log);
    case MoveKind::Allow: return offerBlock(state, seat, log);
    case MoveKind::Done: return pass(state, log);
    }
}

Chance RainbowFish::chance(const State& state) {
    return {.kind = state.dealDue ? ChanceKind::Deal : ChanceKind::None};
}

void RainbowFish::applyChance(State& state, const Outcome<Layout>& outcome, Log& log) {
    beginNextDeal(state.match);
    deal(state, outcome.layout, log);
}

} // namespace tacklebox
