// Facts about hands in Platinum Fish.
#include "model/games/platinumfish/bot/informationstate.h"

namespace tacklebox {

using namespace platinumfish;
using packs::Rank;

namespace {

/// Ranks that each hand's hidden cards surely or possibly have. A relaxation: it may miss a deduction, but
/// never rules out a possible deal.
struct HiddenRanks {
    const InformationState<PlatinumFish>& known;
    const UnseenCards unseen = known.unseen();
    std::array<RankSet, kMostPlayers> sure{}, possible{};
    bool changed = false;

    explicit HiddenRanks(const InformationState<PlatinumFish>& informationState) : known(informationState) {
        for (Seat seat = 0; seat < known.seats(); ++seat)
            possible[seat] = startWith(seat);
        do {
            changed = false;
            for (Seat seat = 0; seat < known.seats(); ++seat)
                narrowHand(seat);
            for (Rank rank = 0; rank < packs::kRanks; ++rank)
                narrowRank(rank);
        } while (changed);
    }

    RankSet startWith(Seat seat) const {
        RankSet ranks = 0;
        const KnownHand& hand = known.hand(seat);
        if (seat == known.viewer() || hand.hidden == 0) return 0;
        for (packs::Suit suit = 0; suit < packs::kSuits; ++suit)
            for (Rank rank = 0; rank < packs::kRanks; ++rank)
                if (const Face face = packs::faceOf(rank, suit);
                    face >= hand.least[rank] && unseen.ofFace[face] > 0)
                    ranks |= rankBit(rank);
        return RankSet(ranks & ~hand.lacks);
    }
    void narrowHand(Seat seat) {
        const int hidden = known.hand(seat).hidden;
        const RankSet some = known.ranksWithOneInHand(seat) & possible[seat];
        if (std::popcount(possible[seat]) == hidden) hold(seat, possible[seat]);
        if (std::popcount(some) == 1) hold(seat, some);
        if (std::popcount(sure[seat]) == hidden) allow(seat, sure[seat]);
    }
    void narrowRank(Rank rank) {
        const RankSet bit = rankBit(rank);
        SeatSet holders, candidates;
        for (Seat seat = 0; seat < known.seats(); ++seat) {
            if (sure[seat] & bit) holders.add(seat);
            if (possible[seat] & bit) candidates.add(seat);
        }
        if (holders.size() == unseen.ofRank[rank])
            for (const Seat seat : candidates)
                if (!holders.has(seat)) allow(seat, RankSet(possible[seat] & ~bit));
        if (!hasRank(known.goneFromDeck(), rank)) return;
        if (candidates.size() == unseen.ofRank[rank])
            for (const Seat seat : candidates)
                hold(seat, bit);
        const SeatSet mayHold = known.presence(rank).mayHold & candidates;
        if (known.presence(rank).known && mayHold.size() == 1) hold(mayHold.first(), bit);
    }
    void hold(Seat seat, RankSet ranks) {
        changed = changed || (ranks & ~sure[seat]);
        sure[seat] |= ranks;
    }
    void allow(Seat seat, RankSet ranks) {
        changed = changed || (possible[seat] & ~ranks);
        possible[seat] &= ranks;
    }
};

} // namespace

std::vector<Fact> InformationState<PlatinumFish>::facts() const {
    std::vector<Fact> facts;
    const HiddenRanks hidden(*this);
    for (Seat seat = 0; seat < seats(); ++seat)
        if (isOther(seat)) addFacts(seat, hidden.sure[seat], hidden.possible[seat], hidden.unseen, facts);
    return facts;
}

void InformationState<PlatinumFish>::addFacts(Seat seat, RankSet sure, RankSet possible,
                                              const UnseenCards& unseen, std::vector<Fact>& facts) const {
    const KnownHand& hand = m_hands[seat];
    const RankSet shown = hand.shownRanks();
    for (Rank rank = 0; rank < packs::kRanks; ++rank) {
        Fact fact{.seat = seat, .topic = rank};
        const auto evidenceOf = [&] {
            fact.source = hand.source[rank];
            if (fact.source != Source::Counted) fact.turnsAgo = std::uint16_t(m_turn - hand.evidence[rank]);
        };
        if (hasRank(shown, rank)) {
            evidenceOf();
        } else if (hasRank(sure, rank)) {
            fact.source = Source::Counted;
        } else if (hand.hidden > 0 && !hasRank(possible, rank) && unseen.ofRank[rank] > 0) {
            fact.kind = FactKind::Lacks;
            fact.count = 0;
            evidenceOf();
            if (!hasRank(hand.lacks, rank)) fact.source = Source::Counted;
        } else {
            continue;
        }
        facts.push_back(fact);
    }
}

} // namespace tacklebox
