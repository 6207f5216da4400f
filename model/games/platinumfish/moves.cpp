#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox {

using namespace platinumfish;
using packs::Rank;

namespace {

/// The phase in which a move is made.
Phase phaseOf(MoveKind kind) {
    switch (kind) {
    case MoveKind::Draw:
    case MoveKind::TakeDiscard:
    case MoveKind::Shuffle: return Phase::Draw;
    case MoveKind::Take: return Phase::Take;
    case MoveKind::Ask:
    case MoveKind::Decline: return Phase::Ask;
    case MoveKind::MatchDiscard:
    case MoveKind::Done: return Phase::Refill;
    }
    return Phase::Over;
}

/// Refusal of a move that belongs to another phase.
ReasonCode insteadIn(Phase phase) {
    switch (phase) {
    case Phase::Draw: return OwnReason::DrawComesFirst;
    case Phase::Take: return OwnReason::TakeFromDeckFirst;
    case Phase::Ask: return OwnReason::AskOrDecline;
    case Phase::Refill: return OwnReason::MatchNewHandFirst;
    case Phase::Wait:
    case Phase::Over: break;
    }
    return Reason::NotYourMove;
}

bool holdsRankOf(const State& state, Seat seat, Face face) {
    return hasRank(ranksIn(state.hands[seat]), packs::rankOf(face));
}

Refusal checkTakeDiscard(const State& state, Seat seat) {
    if (state.discard.empty()) return {.reason = OwnReason::DiscardPileEmpty};
    const Face top = PlatinumFish::faceOf(state.discard.top());
    if (!holdsRankOf(state, seat, top)) return {.reason = OwnReason::DiscardMatchesNothing, .face = top};
    return {};
}

Refusal checkTake(const State& state, Rank rank) {
    const Status& status = state.status;
    if (hasRank(status.choices, rank)) return {};
    const bool rolled = hasRank(ranksRolled(status.dice[0], status.dice[1]), rank);
    return {.reason = rolled ? OwnReason::RankNotInDeck : OwnReason::RankNotRolled, .first = rank};
}

Refusal checkAsk(const State& state, Seat seat, Seat target) {
    if (target == seat) return {.reason = Reason::NotYourself};
    if (state.hands[target].empty()) return {.reason = Reason::EmptyHand, .seat = target};
    return {};
}

Refusal checkMatchDiscard(const State& state, Seat seat, Face face) {
    bool lies = false;
    for (const Card card : state.discard)
        lies = lies || PlatinumFish::faceOf(card) == face;
    if (!lies) return {.reason = OwnReason::NotOnDiscardPile, .face = face};
    if (!holdsRankOf(state, seat, face)) return {.reason = OwnReason::DiscardMatchesNothing, .face = face};
    if (state.options.value[kDiscardAfterRefill] == kTopDiscard &&
        PlatinumFish::faceOf(state.discard.top()) != face)
        return {.reason = OwnReason::OnlyTopOfDiscard, .face = face};
    return {};
}

constexpr auto kTakes = [] {
    std::array<Move, packs::kRanks> takes{};
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        takes[rank] = {.kind = MoveKind::Take, .rank = rank};
    return takes;
}();
constexpr auto kAsks = [] {
    std::array<std::array<Move, packs::kRanks>, kMostPlayers> asks{};
    for (Seat target = 0; target < kMostPlayers; ++target)
        for (Rank rank = 0; rank < packs::kRanks; ++rank)
            asks[target][rank] = {MoveKind::Ask, target, rank};
    return asks;
}();

} // namespace

RankSet platinumfish::ranksIn(CardSet cards) {
    RankSet ranks = 0;
    for (const Card card : cards)
        ranks = RankSet(ranks | kRankBitOf[card]);
    return ranks;
}

CardSet platinumfish::discardMatches(const State& state, Seat seat) {
    const RankSet ranks = ranksIn(state.hands[seat]);
    const bool topOnly = state.options.value[kDiscardAfterRefill] == kTopDiscard;
    const int within = topOnly ? std::min(1, state.discard.size()) : state.discard.size();
    CardSet matches;
    for (int depth = 0; depth < within; ++depth) {
        const Card card = state.discard.fromTop(depth);
        if (hasRank(ranks, rankOf(card))) matches.add(card);
    }
    return matches;
}

void PlatinumFish::legalMoves(const State& state, Seat seat, MoveList<Move>& moves) {
    const Status& status = state.status;
    if (!status.playersToAct.has(seat)) return;
    switch (status.phase) {
    case Phase::Draw:
        if (seat == status.turn) {
            moves.add({MoveKind::Draw});
            if (!state.discard.empty() &&
                state.hands[seat].intersects(kCardsOfRank[rankOf(state.discard.top())]))
                moves.add({MoveKind::TakeDiscard});
        }
        if (state.searcher != kNoSeat) moves.add({MoveKind::Shuffle});
        return;
    case Phase::Take: moves.addEach(status.choices, kTakes); return;
    case Phase::Ask:
        for (Seat target = 0; target < state.match.seats; ++target)
            if (target != seat && !state.hands[target].empty()) moves.addFirst(packs::kRanks, kAsks[target]);
        moves.add({MoveKind::Decline});
        return;
    case Phase::Refill: {
        Face before = kNoFace;
        for (const Card card : discardMatches(state, seat)) {
            if (PlatinumFish::faceOf(card) != before)
                moves.add({.kind = MoveKind::MatchDiscard, .card = PlatinumFish::faceOf(card)});
            before = PlatinumFish::faceOf(card);
        }
        moves.add({MoveKind::Done});
        return;
    }
    case Phase::Wait:
    case Phase::Over: return;
    }
}

Refusal PlatinumFish::check(const State& state, Seat seat, const Move& move) {
    const Status& status = state.status;
    if (!status.playersToAct.has(seat)) return {.reason = Reason::NotYourMove};
    if (status.phase == Phase::Draw && seat != status.turn && move.kind != MoveKind::Shuffle)
        return {.reason = OwnReason::OnlyCallForShuffle, .seat = status.turn};
    if (phaseOf(move.kind) != status.phase) return {.reason = insteadIn(status.phase)};
    switch (move.kind) {
    case MoveKind::TakeDiscard: return checkTakeDiscard(state, seat);
    case MoveKind::Shuffle:
        // The searcher is never among the waiting seats in this phase.
        if (state.searcher == kNoSeat) return {.reason = OwnReason::NoSearchToShuffleAfter};
        return {};
    case MoveKind::Take: return checkTake(state, move.rank);
    case MoveKind::Ask: return checkAsk(state, seat, move.target);
    case MoveKind::MatchDiscard: return checkMatchDiscard(state, seat, move.card);
    case MoveKind::Draw:
    case MoveKind::Decline:
    case MoveKind::Done: return {};
    }
    return {};
}

} // namespace tacklebox
