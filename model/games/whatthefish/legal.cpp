// Legal moves, and reasons for refusals.
#include "model/games/whatthefish/steps.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

bool isOwner(const State& state, Seat seat) {
    return state.now.swim.seat == seat;
}
bool holds(const State& state, Seat seat, Face face) {
    return state.now.hands[seat].intersects(cardsWithFace(face));
}

// ---- checks, in the order of the rules page ----

/// Checks that the seat holds all these cards and that they are of this kind.
Refusal checkCards(const State& state, Seat seat, const NamedCards& cards, CardKind kind,
                   ReasonCode wrongKind) {
    for (const Face face : cards)
        if (kindOf(face) != kind) return {.reason = wrongKind, .face = face};
    for (const Face face : cards) {
        const int held = (state.now.hands[seat] & cardsWithFace(face)).size();
        if (held == 0) return {.reason = Reason::NotInHand, .face = face};
        if (std::count(cards.begin(), cards.end(), face) > held)
            return {.reason = OwnReason::HoldsOnlyOne, .face = face};
    }
    return {};
}

Refusal checkDive(const State& state, Seat seat, const Move& move) {
    if (state.now.swim.any())
        return {.reason = OwnReason::FishSwimsAlready, .seat = state.now.swim.seat}; // W-08
    return checkCards(state, seat, move.cards, CardKind::Fish, OwnReason::NotAFish);
}

Refusal checkKill(const State& state, Seat seat, const Move& move) {
    if (!state.now.swim.any()) return {.reason = OwnReason::NoFishSwims};
    if (isOwner(state, seat)) return {.reason = OwnReason::OwnFish}; // W-18
    return checkCards(state, seat, move.cards, CardKind::Kill, OwnReason::NotAKill);
}

/// Protect and BellyUp: the seat must own an endangered fish.
Refusal checkEndangeredOwner(const State& state, Seat seat) {
    if (!state.now.swim.any()) return {.reason = OwnReason::NoFishSwims};
    if (!isOwner(state, seat)) return {.reason = OwnReason::NotYourFish, .seat = state.now.swim.seat}; // W-17
    if (!state.now.swim.endangered()) return {.reason = OwnReason::NotEndangered};                     // W-15
    return {};
}

Refusal checkProtect(const State& state, Seat seat, const Move& move) {
    if (const Refusal refusal = checkEndangeredOwner(state, seat)) return refusal;
    if (const Refusal refusal =
            checkCards(state, seat, move.cards, CardKind::Protection, OwnReason::NotAProtection))
        return refusal;
    if (sumOf(move.cards) <= state.now.swim.attack) // W-16
        return {.reason = OwnReason::FallsShort,
                .first = std::int16_t(sumOf(move.cards)),
                .second = state.now.swim.attack};
    return {};
}

bool mayPass(const State& state, Seat seat) {
    return !(isOwner(state, seat) && state.now.swim.endangered());
}
Refusal checkPass(const State& state, Seat seat) {
    return mayPass(state, seat) ? Refusal{} : Refusal{.reason = OwnReason::CannotPassEndangered};
}

bool mayFlush(const State& state, Seat seat) {
    return !state.now.hands[seat].intersects(kFish) && state.now.flushes[seat] < kMostFlushes &&
           drawsByFlushing(state.now, seat);
}
Refusal checkFlush(const State& state, Seat seat) {
    if (state.now.hands[seat].intersects(kFish)) return {.reason = OwnReason::HoldsFish}; // W-25
    if (state.now.flushes[seat] >= kMostFlushes)
        return {.reason = OwnReason::FlushedTooOften, .first = kMostFlushes};
    if (!drawsByFlushing(state.now, seat)) return {.reason = OwnReason::DrawsNothing};
    return {};
}

Refusal checkTarget(const State& state, Seat seat, Seat target, bool needsCard) {
    if (target == seat) return {.reason = Reason::NotYourself};
    if (needsCard && state.now.hands[target].empty())
        return {.reason = Reason::EmptyHand, .seat = target};
    return {};
}

/// W-34: from an opponent (`target`) to another (`to`); for two players, from the opponent to the player.
Refusal checkManifesto(const State& state, Seat seat, const Move& move) {
    if (state.match.seats == 2) {
        if (move.target == seat || move.to != seat) return {.reason = OwnReason::ManifestoForTwo};
    } else if (move.target == seat || move.to == seat || move.target == move.to) {
        return {.reason = OwnReason::ManifestoForOthers};
    }
    return checkTarget(state, seat, move.target, true);
}

Refusal checkElvis(const State& state, const Move& move) {
    const Face face = move.cards[0];
    if (kindOf(face) != CardKind::Fish) return {.reason = OwnReason::NotAFish, .face = face};
    if (!state.now.discard.asSet().intersects(cardsWithFace(face)))
        return {.reason = OwnReason::NotInDiscard, .face = face};
    return {};
}

Refusal checkWtf(const State& state, Seat seat, const Move& move) {
    if (!holds(state, seat, wtfOf(move.kind))) return {.reason = Reason::NotInHand, .face = wtfOf(move.kind)};
    switch (move.kind) {
    case MoveKind::MuggerCroc:
    case MoveKind::MrsCrabite:
    case MoveKind::WtfTax: return checkTarget(state, seat, move.target, true);
    case MoveKind::SnapperSnatch:
        return checkTarget(state, seat, move.target, false); // W-31: empty hands count too
    case MoveKind::CommunistManifesto: return checkManifesto(state, seat, move);
    case MoveKind::ElvisEffect: return checkElvis(state, move);
    case MoveKind::BeaverBuddha:
        return state.now.swim.any() ? Refusal{} : Refusal{.reason = OwnReason::NoFishSwims};
    default: // BenFranklin
        return state.status.last.any() ? Refusal{} : Refusal{.reason = OwnReason::NothingToUndo};
    }
}

// ---- lists ----

using Moves = MoveList<Move>;

/// A move without cards. Sets the unused entries too, as constants must be initialized completely.
constexpr Move withoutCards(MoveKind kind, Seat target = kNoSeat, Seat to = kNoSeat) {
    Move move{kind, target, to};
    while (move.cards.size() < kMostNamed)
        move.cards.add(kNoFace);
    move.cards.clear();
    return move;
}
/// 26 moves with one card each: `first`, `first` + 1 ... The two cards of a face give equal moves.
constexpr std::array<Move, 26> movesWithOneCard(MoveKind kind, Card first) {
    std::array<Move, 26> moves{};
    for (Card card = 0; card < 26; ++card) {
        moves[card] = withoutCards(kind);
        moves[card].cards.add(faceOf(Card(first + card)));
    }
    return moves;
}
constexpr Move kFlush = withoutCards(MoveKind::Flush), kPass = withoutCards(MoveKind::Pass),
               kBellyUp = withoutCards(MoveKind::BellyUp), kBuddha = withoutCards(MoveKind::BeaverBuddha),
               kFranklinMove = withoutCards(MoveKind::BenFranklin);
constexpr auto kDives = movesWithOneCard(MoveKind::Dive, 0),
               kSingleKills = movesWithOneCard(MoveKind::Kill, 26),
               kGifts = movesWithOneCard(MoveKind::Give, 0),
               kElvisEffects = movesWithOneCard(MoveKind::ElvisEffect, 0);

/// Selects one card of each face. `cards` is a bit set of 26 cards, two of each face; the result has only
/// even bits: the index of the lower card of each face.
constexpr std::uint64_t oneOfEachFace(std::uint64_t cards) {
    return (cards | cards >> 1) & 0x1555555;
}
std::uint64_t fishFaces(CardSet cards) {
    return oneOfEachFace((cards & kFish).low());
}
std::uint64_t killFaces(CardSet cards) {
    return oneOfEachFace((cards & kKills).low() >> 26);
}

/// Finds all minimal sets of PROTECTIONs that exceed the attack. Adds cards by descending value, so a set is
/// minimal if its sum falls short without the last card.
class ProtectionFinder {
  public:
    ProtectionFinder(CardSet hand, int attack, Moves& moves) : m_attack(attack), m_moves(moves) {
        // Bits 2n - 2 and 2n - 1: the two PROTECTIONs with value n.
        const std::uint64_t cards = (hand & kProtections).low() >> 52 | (hand & kProtections).high() << 12;
        for (int value = 1; value <= kValues; ++value) {
            m_countOf[value] = std::uint8_t((cards >> (2 * value - 2) & 1) + (cards >> (2 * value - 1) & 1));
            m_sumUpTo[value] = m_sumUpTo[value - 1] + value * m_countOf[value];
        }
    }
    void find() { addCards(kValues, m_countOf[kValues], 0); }

  private:
    /// Extends m_chosen, whose values add up to `sum`, by at most `left` cards of value `highest` and by
    /// lower cards. Returns when all remaining cards together are not enough.
    void addCards(int highest, int left, int sum) {
        for (int value = highest; value > 0; --value, left = m_countOf[value]) {
            if (sum + m_sumUpTo[value - 1] + value * left <= m_attack) return;
            if (left == 0) continue;
            m_chosen.add(protectionOf(value));
            if (sum + value > m_attack)
                addMove();
            else
                addCards(value, left - 1, sum + value);
            m_chosen.removeAt(m_chosen.size() - 1);
        }
    }
    void addMove() {
        Move move{MoveKind::Protect};
        for (int i = m_chosen.size(); i > 0; --i)
            move.cards.add(m_chosen[i - 1]);
        m_moves.add(move);
    }

    int m_attack;
    Moves& m_moves;
    std::array<std::uint8_t, kValues + 1> m_countOf{}; ///< held cards by value
    std::array<int, kValues + 1> m_sumUpTo{};          ///< of all held cards with this value or less
    NamedCards m_chosen;
};

/// WTF moves with only a target: MuggerCroc, SnapperSnatch, MrsCrabite, WtfTax. One row of targets for each.
constexpr int kTargetedKinds = 4;
constexpr auto kTargetedMoves = [] {
    std::array<Move, kTargetedKinds * kMostPlayers> moves{};
    for (int kind = 0; kind < kTargetedKinds; ++kind)
        for (Seat target = 0; target < kMostPlayers; ++target)
            moves[std::size_t(kind * kMostPlayers + target)] =
                withoutCards(MoveKind(int(MoveKind::MuggerCroc) + kind), target);
    return moves;
}();
/// Communist Manifestos by the seats that lose and receive the card.
constexpr auto kManifestos = [] {
    std::array<std::array<Move, kMostPlayers>, kMostPlayers> moves{};
    for (Seat from = 0; from < kMostPlayers; ++from)
        for (Seat to = 0; to < kMostPlayers; ++to)
            moves[from][to] = withoutCards(MoveKind::CommunistManifesto, from, to);
    return moves;
}();

/// The WTF faces in a hand, for holdsWtf(). Bit 2n is set for one or two cards with the face kMuggerCroc + n.
std::uint64_t wtfFaces(CardSet hand) {
    constexpr int kFirst = 2 * kMuggerCroc - 64;
    const std::uint64_t cards = hand.high() >> kFirst;
    return (cards | cards >> 1) & 0x5555;
}
bool holdsWtf(std::uint64_t faces, MoveKind kind) {
    return faces >> (2 * (int(kind) - int(MoveKind::MuggerCroc))) & 1;
}

void addWtfMoves(const State& state, Seat seat, Moves& moves) {
    const std::uint64_t held = wtfFaces(state.now.hands[seat]);
    if (held == 0) return;
    const SeatSet others = SeatSet::all(state.match.seats).without(seat);
    SeatSet withCards;
    for (const Seat other : others)
        if (!state.now.hands[other].empty()) withCards.add(other);
    // Bits are indices into kTargetedMoves. Without branches, as a CPU cannot predict hands.
    std::uint64_t targeted = 0;
    for (int row = 0; row < kTargetedKinds; ++row) {
        const MoveKind kind = MoveKind(int(MoveKind::MuggerCroc) + row);
        const SeatSet targets = kind == MoveKind::SnapperSnatch ? others : withCards; // W-31, X-07
        targeted |= std::uint64_t(holdsWtf(held, kind)) * targets.bits() << (row * kMostPlayers);
    }
    moves.addEach(targeted, kTargetedMoves);
    if (holdsWtf(held, MoveKind::CommunistManifesto))
        for (const Seat from : withCards) { // W-34
            const SeatSet to = state.match.seats == 2 ? SeatSet::of(seat) : others.without(from);
            moves.addEach(to.bits(), kManifestos[from]);
        }
    if (holdsWtf(held, MoveKind::ElvisEffect))
        moves.addEach(fishFaces(state.now.discard.asSet()), kElvisEffects);
    moves.addIf(holdsWtf(held, MoveKind::BeaverBuddha) && state.now.swim.any(), kBuddha);
    moves.addIf(holdsWtf(held, MoveKind::BenFranklin) && state.status.last.any(), kFranklinMove);
}

} // namespace

void WhatTheFish::legalMoves(const State& state, Seat seat, MoveList<Move>& moves) {
    if (!state.status.playersToAct.has(seat)) return;
    const CardSet hand = state.now.hands[seat];
    if (state.status.phase == Phase::Tax) return moves.addEach(fishFaces(hand), kGifts);
    if (state.status.phase == Phase::Flush) return moves.add(kFlush);

    const Swim& swim = state.now.swim;
    if (!swim.any()) {
        moves.addEach(fishFaces(hand), kDives);
    } else if (!isOwner(state, seat)) {
        moves.addEach(killFaces(hand), kSingleKills);
    } else if (swim.endangered()) {
        ProtectionFinder(hand, swim.attack, moves).find();
        moves.add(kBellyUp);
    }
    moves.addIf(mayFlush(state, seat), kFlush);
    addWtfMoves(state, seat, moves);
    moves.addIf(mayPass(state, seat), kPass);
}

Refusal WhatTheFish::check(const State& state, Seat seat, const Move& move) {
    if (!state.status.playersToAct.has(seat)) return {.reason = Reason::NotYourMove};
    if (state.status.phase == Phase::Tax) {
        if (move.kind != MoveKind::Give)
            return {.reason = OwnReason::GiveFirst, .seat = state.status.last.seat};
        return checkCards(state, seat, move.cards, CardKind::Fish, OwnReason::NotAFish);
    }
    if (state.status.phase == Phase::Flush)
        return move.kind == MoveKind::Flush ? Refusal{} : Refusal{.reason = OwnReason::MustFlush};
    switch (move.kind) {
    case MoveKind::Dive: return checkDive(state, seat, move);
    case MoveKind::Kill: return checkKill(state, seat, move);
    case MoveKind::Protect: return checkProtect(state, seat, move);
    case MoveKind::BellyUp: return checkEndangeredOwner(state, seat);
    case MoveKind::Flush: return checkFlush(state, seat);
    case MoveKind::Pass: return checkPass(state, seat);
    case MoveKind::Give: return {.reason = OwnReason::NobodyTaxesYou};
    default: return checkWtf(state, seat, move);
    }
}

} // namespace tacklebox
