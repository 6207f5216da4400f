// Legal moves, and reasons for refusals.
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox {

using namespace rainbowfish;

SeatSet rainbowfish::opponentsWithCards(const State& state, Seat seat) {
    const SeatSet others = SeatSet::all(state.match.seats).without(seat);
    if (!state.hole.empty()) return others; // an empty hand is refilled at once
    SeatSet holders;
    for (const Seat other : others)
        if (!state.hands[other].empty()) holders.add(other);
    return holders;
}

SeatSet rainbowfish::opponentsToAsk(const State& state, Seat seat) {
    const SeatSet holders = opponentsWithCards(state, seat);
    return holders.empty() ? SeatSet::all(state.match.seats).without(seat) : holders;
}

namespace {

using Moves = MoveList<Move>;

/// Asks by number and set of opponents, lowest seat first. Precomputed, because most legal moves are asks.
using AskRow = std::array<Move, kMostPlayers>;
constexpr auto kAsks = [] {
    std::array<std::array<AskRow, 1 << kMostPlayers>, kNumbers> asks{};
    for (Number number = 0; number < kNumbers; ++number)
        for (int bits = 0; bits < 1 << kMostPlayers; ++bits) {
            int count = 0;
            for (Seat target = 0; target < kMostPlayers; ++target)
                if (bits >> target & 1)
                    asks[number][bits][count++] = {.kind = MoveKind::Ask, .target = target, .number = number};
        }
    return asks;
}();

void addAsks(Moves& moves, NumberSet numbers, SeatSet targets) {
    const int count = targets.size();
    for (const Number number : numbers)
        moves.addFirst(count, kAsks[number][targets.bits()]);
}

/// Adds one move of this kind for each different face among `cards`.
void addNamed(Moves& moves, MoveKind kind, CardSet cards) {
    Face last = kNoFace;
    for (const Card card : cards) {
        const Face face = faceOfCard(card);
        if (face != last) moves.add({.kind = kind, .card = face});
        last = face;
    }
}

void addSets(Moves& moves, NumberSet sets) {
    for (const Number number : sets)
        moves.add({.kind = MoveKind::Lay, .number = number});
}

/// Adds a move for each opponent and colour.
void addColors(Moves& moves, MoveKind kind, SeatSet targets) {
    for (const Seat target : targets)
        for (Color color = 0; color < kColors; ++color)
            moves.add({.kind = kind, .target = target, .color = color});
}

void addSpecials(Moves& moves, CardSet hand, bool holeEmpty, SeatSet holders) {
    if (!holeEmpty)
        for (Color color = 0; color < kColors; ++color)
            moves.addIf(hand.intersects(cardsOfFace(drawTwoOf(color))),
                        {.kind = MoveKind::DrawTwo, .card = drawTwoOf(color)});
    if (holders.empty() || !hand.intersects(kTakingByColor)) return;
    if (hand.intersects(cardsOfFace(kWild))) addColors(moves, MoveKind::Wild, holders);
    if (hand.intersects(cardsOfFace(kWildDrawFour))) moves.add({.kind = MoveKind::WildDrawFour});
    for (const MoveKind kind : {MoveKind::DownpourOne, MoveKind::DownpourTwo})
        if (hand.intersects(cardsOfFace(kind == MoveKind::DownpourOne ? kDownpourOne : kDownpourTwo)))
            for (Color color = 0; color < kColors; ++color)
                moves.add({.kind = kind, .color = color});
}

/// Moves for a hand of special cards, none of which can be played for its effect.
void addLastResort(Moves& moves, CardSet hand, bool holeEmpty) {
    if (!holeEmpty) return moves.add({.kind = MoveKind::Draw});
    if (!hand.intersects(kTakingByColor)) return moves.add({.kind = MoveKind::LaySpecial});
    addNamed(moves, MoveKind::DiscardWild, hand & kTakingByColor);
}

void addTurn(const State& state, Seat seat, Moves& moves) {
    const CardSet hand = state.hands[seat];
    const SeatSet holders = opponentsWithCards(state, seat);
    const NumbersByColor byColor = numbersByColor(hand);
    const NumberSet numbers = numbersIn(byColor);
    if (!numbers.empty()) {
        addAsks(moves, numbers, holders.empty() ? opponentsToAsk(state, seat) : holders);
        addSets(moves, setsIn(byColor));
    }
    const int movesBefore = moves.size();
    addSpecials(moves, hand, state.hole.empty(), holders);
    if (numbers.empty() && moves.size() == movesBefore) addLastResort(moves, hand, state.hole.empty());
}

// ---- refusals ----

bool holds(CardSet hand, Face face) {
    return hand.intersects(cardsOfFace(face));
}
bool holdsNumbers(CardSet hand) {
    return !numbersIn(numbersByColor(hand)).empty();
}

Refusal refuse(ReasonCode reason, const Move& move) {
    return {.reason = reason, .first = std::int16_t(move.kind)};
}

/// Checks that the hand has the named card and that it is one of `suitable`. If no card is named, any
/// suitable card will do.
Refusal checkNamed(CardSet hand, const Move& move, CardSet suitable) {
    if (move.card == kNoFace)
        return hand.intersects(suitable) ? Refusal{} : refuse(OwnReason::SpecialNotInHand, move);
    if (!suitable.intersects(cardsOfFace(move.card)))
        return {.reason = OwnReason::WrongSpecial, .face = move.card, .first = std::int16_t(move.kind)};
    if (!holds(hand, move.card)) return {.reason = Reason::NotInHand, .face = move.card};
    return {};
}

Refusal checkAsk(const State& state, Seat seat, const Move& move) {
    if (move.target == seat) return {.reason = Reason::NotYourself};
    if (!state.hands[seat].intersects(cardsOfNumber(move.number)))
        return {.reason = Reason::HoldsNoneOfKind, .first = move.number};
    if (!opponentsToAsk(state, seat).has(move.target))
        return {.reason = Reason::EmptyHand, .seat = move.target};
    return {};
}

Refusal checkLay(CardSet hand, const Move& move) {
    const int held = (hand & cardsOfNumber(move.number)).size();
    if (held < kSetSize)
        return {.reason = OwnReason::NoFourOfNumber, .first = move.number, .second = std::int16_t(held)};
    if (move.card != kNoFace)
        return {.reason = OwnReason::NotOfThatNumber, .face = move.card, .first = move.number};
    if (!move.cards.any()) return {};
    for (Color color = 0; color < kColors; ++color) {
        const Face face = numberFace(move.number, color);
        if (move.cards.of(color) > (hand & cardsOfFace(face)).size())
            return {.reason = OwnReason::MoreThanInHand, .face = face};
    }
    if (move.cards.total() != kSetSize) return {.reason = OwnReason::SetIsFourCards, .first = move.number};
    return {};
}

/// Checks the target of a wild card.
Refusal checkTarget(const State& state, Seat seat, const Move& move) {
    const SeatSet holders = opponentsWithCards(state, seat);
    if (move.target == seat) return {.reason = Reason::NotYourself};
    if (holders.empty()) return refuse(OwnReason::NobodyHoldsCards, move);
    if (!holders.has(move.target)) return {.reason = Reason::EmptyHand, .seat = move.target};
    return {};
}

Refusal checkTurn(const State& state, Seat seat, const Move& move) {
    const CardSet hand = state.hands[seat];
    switch (move.kind) {
    case MoveKind::Ask: return checkAsk(state, seat, move);
    case MoveKind::Lay: return checkLay(hand, move);
    case MoveKind::DrawTwo:
        if (const Refusal refusal = checkNamed(hand, move, kDrawTwos)) return refusal;
        if (state.hole.empty()) return refuse(OwnReason::HoleIsEmpty, move);
        return {};
    case MoveKind::Wild:
        if (!holds(hand, kWild)) return refuse(OwnReason::SpecialNotInHand, move);
        return checkTarget(state, seat, move);
    case MoveKind::WildDrawFour:
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo: {
        const Face face = move.kind == MoveKind::WildDrawFour  ? kWildDrawFour
                          : move.kind == MoveKind::DownpourOne ? kDownpourOne
                                                               : kDownpourTwo;
        if (!holds(hand, face)) return refuse(OwnReason::SpecialNotInHand, move);
        if (opponentsWithCards(state, seat).empty()) return refuse(OwnReason::NobodyHoldsCards, move);
        return {};
    }
    case MoveKind::Draw:
        if (holdsNumbers(hand)) return {.reason = OwnReason::HoldsNumberCards};
        if (state.hole.empty()) return refuse(OwnReason::HoleIsEmpty, move);
        if (hand.intersects(kDrawTwos | kTakingByColor)) return {.reason = OwnReason::MustPlaySpecial};
        return {};
    case MoveKind::LaySpecial:
        if (holdsNumbers(hand)) return {.reason = OwnReason::HoldsNumberCards};
        if (!state.hole.empty()) return {.reason = OwnReason::HoleNotEmpty};
        if (hand.intersects(kTakingByColor)) return {.reason = OwnReason::MustPlaySpecial};
        return {};
    case MoveKind::DiscardWild:
        if (const Refusal refusal = checkNamed(hand, move, kTakingByColor)) return refusal;
        if (holdsNumbers(hand)) return {.reason = OwnReason::HoldsNumberCards};
        if (!opponentsWithCards(state, seat).empty()) return {.reason = OwnReason::WildHasEffect};
        return {};
    case MoveKind::Reverse:
    case MoveKind::Skip: return refuse(OwnReason::OnlyWhenAsked, move);
    case MoveKind::WarMachine: return {.reason = OwnReason::NotInOwnTurn};
    case MoveKind::Name:
    case MoveKind::Answer:
    case MoveKind::Allow:
    case MoveKind::Done: break;
    }
    return {.reason = Reason::NotInThisPhase, .first = std::int16_t(Phase::Turn)};
}

} // namespace

void RainbowFish::legalMoves(const State& state, Seat seat, MoveList<Move>& moves) {
    if (!state.status.playersToAct.has(seat)) return;
    const CardSet hand = state.hands[seat];
    switch (state.status.phase) {
    case Phase::Turn: return addTurn(state, seat, moves);
    case Phase::NameColor: return addColors(moves, MoveKind::Name, opponentsWithCards(state, seat));
    case Phase::Answer:
        moves.add({.kind = MoveKind::Answer});
        addNamed(moves, MoveKind::Reverse, hand & kReverses);
        return addNamed(moves, MoveKind::Skip, hand & kSkips);
    case Phase::Block: moves.add({.kind = MoveKind::WarMachine}); return moves.add({.kind = MoveKind::Allow});
    case Phase::Lay: addSets(moves, setsIn(numbersByColor(hand))); return moves.add({.kind = MoveKind::Done});
    case Phase::Wait:
    case Phase::Over: return;
    }
}

Refusal RainbowFish::check(const State& state, Seat seat, const Move& move) {
    if (!state.status.playersToAct.has(seat)) return {.reason = Reason::NotYourMove};
    switch (state.status.phase) {
    case Phase::Turn: return checkTurn(state, seat, move);
    case Phase::NameColor:
        if (move.kind == MoveKind::Name) return checkTarget(state, seat, move);
        break;
    case Phase::Answer:
        if (move.kind == MoveKind::Answer) return {};
        if (move.kind == MoveKind::Reverse) return checkNamed(state.hands[seat], move, kReverses);
        if (move.kind == MoveKind::Skip) return checkNamed(state.hands[seat], move, kSkips);
        break;
    case Phase::Block:
        if (move.kind == MoveKind::WarMachine || move.kind == MoveKind::Allow) return {};
        break;
    case Phase::Lay:
        if (move.kind == MoveKind::Lay) return checkLay(state.hands[seat], move);
        if (move.kind == MoveKind::Done) return {};
        break;
    case Phase::Wait:
    case Phase::Over: break;
    }
    return {.reason = Reason::NotInThisPhase, .first = std::int16_t(state.status.phase)};
}

} // namespace tacklebox
