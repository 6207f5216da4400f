#include "model/games/platinumfish/bot/informationstate.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace platinumfish;
using packs::Rank;

namespace {

KnownHand emptyHand() {
    KnownHand hand;
    hand.likelihoodRatio.fill(1.0f);
    hand.source.fill(Source::Counted);
    return hand;
}

/// Removes one card of that face. Returns false if there is none.
bool takeOff(List<Face, kDeckSize>& shown, Face face) {
    for (int i = 0; i < shown.size(); ++i) {
        if (shown[i] != face) continue;
        shown.removeAt(i);
        return true;
    }
    return false;
}

} // namespace

RankSet KnownHand::shownRanks() const {
    RankSet ranks = 0;
    for (const Face face : shown)
        ranks |= rankBit(packs::rankOf(face));
    return ranks;
}

// ---- Events ----

void InformationState<PlatinumFish>::see(const SeenEvent<PlatinumFish>& event) {
    std::visit([this](const auto& content) { saw(content); }, event.content());
    PlatinumFish::applyEvent(m_observation, event);
}

void InformationState<PlatinumFish>::saw(const SeenDeal<PlatinumFish>& deal) {
    constexpr double kForgotten = 0.2;
    Opponents types = m_types;
    types.fade(kForgotten);
    *this = InformationState(m_viewer);
    m_types = types;
    for (Seat seat = 0; seat < kMostPlayers; ++seat) {
        m_hands[seat] = emptyHand();
        if (isOther(seat)) m_hands[seat].hidden = deal.observation.hands[seat].size();
        for (const Rank rank : deal.observation.matches[seat]) {
            m_laid.add({seat, rank});
            m_laidUnseen[rank] += 2;
        }
    }
}

void InformationState<PlatinumFish>::saw(const SeenMove<Move>& made) {
    m_made = made;
    switch (made.move.kind) {
    case MoveKind::Draw:
        learnFromDraw(made.seat);
        m_searcher = kNoSeat;
        return;
    case MoveKind::TakeDiscard:
    case MoveKind::Shuffle: m_searcher = kNoSeat; return;
    case MoveKind::Take:
        m_searcher = made.seat;
        m_takePending = true;
        return;
    case MoveKind::Ask: learn(made.seat, made.move.rank, kAsks); return;
    case MoveKind::Decline:
    case MoveKind::MatchDiscard:
    case MoveKind::Done: return;
    }
}

void InformationState<PlatinumFish>::saw(const Moved& moved) {
    if (moved.from.kind == PileKind::Deck) onLeftDeck(moved);
    if (moved.from.kind == PileKind::Hand) onLeftHand(moved);
    if (moved.to.kind == PileKind::Hand) onReachedHand(moved);
    if (moved.to.kind != PileKind::Matches) return;
    ++m_laidFaces[moved.face];
    if (m_observation.firstOfPair != kNoFace) m_laid.add({moved.to.seat, packs::rankOf(moved.face)});
}

void InformationState<PlatinumFish>::onLeftDeck(const Moved& moved) {
    const bool searched = m_playing && m_observation.status.phase == Phase::Take;
    for (Search& search : m_searches) {
        if (!searched) ++search.drawn;
        if (moved.face != kHidden && packs::rankOf(moved.face) == search.rank) ++search.copiesGone;
    }
    if (moved.face == kHidden) {
        for (Presence& presence : m_presence)
            presence.mayHold.add(moved.to.seat);
        m_hands[moved.to.seat].lacks |= m_gone;
        return;
    }
    const Rank rank = packs::rankOf(moved.face);
    m_presence[rank].known = false;
    if (searched) m_searches.add({.rank = rank});
    // A player who discards a drawn card could not match it (P-08). The first discard is nobody's.
    if (m_playing && moved.to.kind == PileKind::Discard) lacks(m_made.seat, rank, Source::Moved);
}

void InformationState<PlatinumFish>::onLeftHand(const Moved& moved) {
    const Seat seat = moved.from.seat;
    if (!isOther(seat)) return;
    const Rank rank = packs::rankOf(moved.face);
    KnownHand& hand = m_hands[seat];
    const bool hidden = !takeOff(hand.shown, moved.face);
    if (hidden) revealed(seat, rank);
    if (moved.to.kind == PileKind::Hand) {
        lacks(seat, rank, Source::Moved); // a hand never holds two of a rank
    } else if (m_observation.firstOfPair == kNoFace) {
        m_halfHidden = hidden;
    } else if (hidden && m_halfHidden) {
        hand.least[rank] = moved.face; // a pair of a new hand: its first two of the rank (P-04)
    }
    if (hand.size() == 0) emptied(seat);
}

void InformationState<PlatinumFish>::onReachedHand(const Moved& moved) {
    const Seat seat = moved.to.seat;
    m_halfHidden = false;
    if (moved.face == kHidden || !isOther(seat)) {
        if (m_playing && moved.from.kind == PileKind::Deck && m_observation.status.phase != Phase::Take) {
            m_fresh = seat;
            m_newHandUnresolved = isOther(seat);
        }
        if (isOther(seat)) ++m_hands[seat].hidden;
        return;
    }
    // If it matches, the matching card is laid next: no hidden card of the rank is left.
    m_hands[seat].shown.add(moved.face);
    lacks(seat, packs::rankOf(moved.face), Source::Moved);
}

/// A hidden card has been seen.
void InformationState<PlatinumFish>::revealed(Seat seat, Rank rank) {
    KnownHand& hand = m_hands[seat];
    --hand.hidden;
    if (hasRank(hand.oneOf, rank)) hand.oneOf = 0;
    if (m_presence[rank].mayHold.has(seat)) m_presence[rank].known = false;
}

void InformationState<PlatinumFish>::lacks(Seat seat, Rank rank, Source source) {
    if (!isOther(seat)) return;
    KnownHand& hand = m_hands[seat];
    hand.lacks |= rankBit(rank);
    hand.evidence[rank] = std::uint16_t(m_turn);
    hand.source[rank] = source;
}

void InformationState<PlatinumFish>::emptied(Seat seat) {
    m_hands[seat] = emptyHand();
    for (Presence& presence : m_presence)
        presence.mayHold.remove(seat);
}

void InformationState<PlatinumFish>::saw(const Said& said) {
    const Rank asked = m_made.move.rank;
    lacks(said.seat, asked, Source::Denied);
}

void InformationState<PlatinumFish>::saw(const Rolled&) {
    learnFromTake();
    if (m_newHandUnresolved) newHandIsDealt(false);
}

void InformationState<PlatinumFish>::saw(const SeenStatus<Status>& seen) {
    const Status& now = seen.now;
    learnFromTake();
    if (now.turn != m_observation.status.turn || (!m_playing && !now.playersToAct.empty())) ++m_turn;
    if (!now.playersToAct.empty() || now.phase == Phase::Wait) m_playing = true;
    if (m_newHandUnresolved && now.phase != Phase::Over) newHandIsDealt(now.phase == Phase::Wait);
    const RankSet rolled = now.dice[1] ? ranksRolled(now.dice[0], now.dice[1]) : RankSet(0);
    if (now.phase == Phase::Ask) m_gone |= rolled;
    if (now.phase == Phase::Take && now.turn == m_viewer) {
        m_gone |= RankSet(rolled & ~now.choices);
        for (Rank rank = 0; rank < packs::kRanks; ++rank)
            if (hasRank(now.choices, rank)) m_presence[rank] = {true, SeatSet()};
    }
}

void InformationState<PlatinumFish>::saw(const SeenShuffle&) {
    for (Search& search : m_searches)
        search.inOrder = false;
}

/// All see whether the seat with the new hand is asked about the discard pile: exactly if a rank on it
/// matches (P-18).
void InformationState<PlatinumFish>::newHandIsDealt(bool mayMatch) {
    m_newHandUnresolved = false;
    if (mayMatch) {
        m_hands[m_fresh].oneOf = discardRanks();
        return;
    }
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        if (hasRank(discardRanks(), rank) && m_hands[m_fresh].size() > 0) lacks(m_fresh, rank, Source::Shown);
}

// ---- Inference from choices ----

/// Takes in a player's choice about a rank. Updates the type if it is known whether the hand has the rank,
/// else the likelihood ratio of the hidden cards.
void InformationState<PlatinumFish>::learn(Seat seat, Rank rank, const TypeLikelihood& likelihood) {
    if (!isOther(seat)) { // own type
        m_types[seat].take(hasRank(ownRanks(), rank) ? likelihood.having : likelihood.lacking);
        return;
    }
    KnownHand& hand = m_hands[seat];
    const bool has = hasRank(hand.shownRanks(), rank);
    if (has || hand.hidden == 0 || hasRank(hand.lacks, rank)) {
        m_types[seat].take(has ? likelihood.having : likelihood.lacking);
        return;
    }
    const auto mean = [&](const TypeWeights& likely) {
        return m_types[seat].mean([&](std::size_t type) { return likely[type]; });
    };
    hand.likelihoodRatio[rank] *= float(mean(likelihood.having) / mean(likelihood.lacking));
}

void InformationState<PlatinumFish>::learnFromDraw(Seat seat) {
    if (!m_observation.discard.empty()) learn(seat, packs::rankOf(m_observation.discard[0]), kDraws);
}

/// A player who takes an unmatched rank is unlikely to hold another rolled rank that was in the deck, unless
/// they take any.
void InformationState<PlatinumFish>::learnFromTake() {
    if (!m_takePending) return;
    m_takePending = false;
    const Seat seat = m_made.seat;
    if (!isOther(seat)) return;
    KnownHand& hand = m_hands[seat];
    const Status& status = m_observation.status;
    if (!status.dice[1] || !hasRank(hand.shownRanks(), m_made.move.rank)) return;
    int hidden = m_observation.deck.size();
    for (Seat other = 0; other < seats(); ++other)
        if (isOther(other)) hidden += m_hands[other].hidden;
    const double elsewhere = hidden == 0 ? 1.0 : 1.0 - double(m_observation.deck.size()) / hidden;
    const RankSet rolled = ranksRolled(status.dice[0], status.dice[1]);
    const UnseenCards left = unseen();
    for (Rank rank = 0; rank < packs::kRanks; ++rank) {
        if (!hasRank(rolled, rank) || rank == m_made.move.rank) continue;
        const double gone = hasRank(m_gone, rank) ? 1.0 : std::pow(elsewhere, left.ofRank[rank]);
        TypeLikelihood likelihood = kTakesNoMatch;
        for (double& likely : likelihood.having)
            likely = std::min(1.0, likely + gone);
        learn(seat, rank, likelihood);
    }
}

// ---- Deductions ----

RankSet InformationState<PlatinumFish>::discardRanks() const {
    const bool topOnly = m_observation.options.value[kDiscardAfterRefill] == kTopDiscard;
    const int within = topOnly ? std::min(1, m_observation.discard.size()) : m_observation.discard.size();
    RankSet ranks = 0;
    for (int depth = 0; depth < within; ++depth)
        ranks |= rankBit(packs::rankOf(m_observation.discard[depth]));
    return ranks;
}

RankSet InformationState<PlatinumFish>::ranksWithOneInHand(Seat seat) const {
    if (m_observation.status.phase == Phase::Wait && seat == m_fresh) return discardRanks();
    return m_hands[seat].oneOf;
}

RankSet InformationState<PlatinumFish>::ranksWithOneInDeck() const {
    const Status& status = m_observation.status;
    if (status.phase != Phase::Take || status.turn == m_viewer) return 0;
    return ranksRolled(status.dice[0], status.dice[1]);
}

RankSet InformationState<PlatinumFish>::ownRanks() const {
    RankSet ranks = 0;
    if (m_viewer < seats())
        for (const Face face : m_observation.hands[m_viewer])
            ranks |= rankBit(packs::rankOf(face));
    return ranks;
}

UnseenCards InformationState<PlatinumFish>::unseen() const {
    constexpr std::int8_t kCopiesOfFace = 2;
    UnseenCards unseen;
    unseen.ofFace.fill(kCopiesOfFace);
    const auto takeOut = [&](const auto& faces) {
        for (const Face face : faces)
            if (face != kHidden) --unseen.ofFace[face];
    };
    takeOut(m_observation.discard);
    if (m_viewer < seats()) takeOut(m_observation.hands[m_viewer]);
    for (const KnownHand& hand : m_hands)
        takeOut(hand.shown);
    for (Face face = 0; face < packs::kStandardFaces; ++face) {
        unseen.ofFace[face] = std::int8_t(unseen.ofFace[face] - m_laidFaces[face]);
        std::int8_t& ofRank = unseen.ofRank[packs::rankOf(face)];
        ofRank = std::int8_t(ofRank + unseen.ofFace[face]);
    }
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        unseen.ofRank[rank] = std::int8_t(unseen.ofRank[rank] - m_laidUnseen[rank]);
    return unseen;
}

} // namespace tacklebox
