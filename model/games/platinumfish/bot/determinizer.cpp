#include "model/games/platinumfish/bot/determinizer.h"

namespace tacklebox {

using namespace platinumfish;
using packs::Rank;

Determinizer<PlatinumFish>::Determinizer(const InformationState<PlatinumFish>& known, HandOdds odds)
    : m_odds(std::move(odds)), m_types(known.types()) {
    placeSeen(known);
    for (Rank rank = 0; rank < packs::kRanks; ++rank) {
        m_laidUnseen[rank] = std::uint8_t(known.laidUnseen(rank));
        for (Seat seat = 0; seat < known.seats(); ++seat)
            if (seat != known.viewer())
                m_claims[rank].add({seat, CardSet::range(0, 2 * known.hand(seat).least[rank])});
        std::sort(m_claims[rank].begin(), m_claims[rank].end(),
                  [](const Claim& a, const Claim& b) { return a.tooEarly.size() > b.tooEarly.size(); });
    }
    for (const Search& search : known.searches())
        if (search.inOrder) m_taken.add({search.rank, double(search.drawn)});
}

void Determinizer<PlatinumFish>::placeSeen(const InformationState<PlatinumFish>& known) {
    const Observation& observation = known.observation();
    std::array<int, packs::kStandardFaces> placed{};
    const auto copyOf = [&](Face face) { return Card(2 * face + placed[face]++); };
    m_seen = State{};
    m_seen.match = observation.match;
    m_seen.options = observation.options;
    m_seen.status = observation.status;
    m_seen.searcher = known.searcher();
    if (observation.status.phase == Phase::Wait) {
        m_seen.status.phase = Phase::Refill;
        m_seen.status.refillSeat = known.refilling();
        m_seen.status.playersToAct = SeatSet::of(known.refilling());
    }
    // Pairs from a new hand were the first of their rank, so they get the lower copies.
    for (const LaidMatch& laid : known.laid())
        m_seen.matches.add(laid);
    for (Face face = 0; face < packs::kStandardFaces; ++face)
        for (int copy = 0; copy < known.laidOf(face); ++copy)
            m_seen.matched.add(copyOf(face));
    for (int depth = observation.discard.size() - 1; depth >= 0; --depth)
        m_seen.discard.putOnTop(copyOf(observation.discard[depth]));
    for (Seat seat = 0; seat < known.seats(); ++seat) {
        if (seat == known.viewer())
            for (const Face face : observation.hands[seat])
                m_seen.hands[seat].add(copyOf(face));
        else
            for (const Face face : known.hand(seat).shown)
                m_seen.hands[seat].add(copyOf(face));
    }
    for (Face face = 0; face < packs::kStandardFaces; ++face)
        while (placed[face] < 2)
            m_unseen[packs::rankOf(face)].add(copyOf(face));
}

void Determinizer<PlatinumFish>::sample(Random& random, State& determinization) const {
    std::array<SeatSet, packs::kRanks> holders{};
    m_odds.sample(random, holders);
    determinization = m_seen;
    for (Rank rank = 0; rank < packs::kRanks; ++rank) {
        CardSet cards = m_unseen[rank];
        const auto take = [&](CardSet tooEarly) {
            const CardSet allowed = cards - tooEarly;
            const Card card = allowed.nth(random.below(allowed.size()));
            cards.remove(card);
            return card;
        };
        for (const Claim& claim : m_claims[rank])
            if (holders[rank].has(claim.seat)) determinization.hands[claim.seat].add(take(claim.tooEarly));
        for (int laid = m_laidUnseen[rank]; laid > 0; --laid)
            determinization.matched.add(take({}));
        for (const Card card : cards)
            determinization.deck.add(card);
    }
    random.shuffle(determinization.deck);
    if (!m_taken.empty()) sampleOrder(random, determinization);
    Status& status = determinization.status;
    if (status.phase != Phase::Take) return;
    status.choices =
        RankSet(ranksRolled(status.dice[0], status.dice[1]) & ranksIn(determinization.deck.asSet()));
}

/// Gives every card of the deck a random position between 0 and 1. The taken cards of a searched rank get
/// positions too, before the others, unless draws have passed them since (see HandOdds::chanceOnTop).
void Determinizer<PlatinumFish>::sampleOrder(Random& random, State& determinization) const {
    const int size = determinization.deck.size();
    std::array<int, packs::kRanks> copies{}, taken{};
    for (const Card card : determinization.deck)
        ++copies[rankOf(card)];
    for (const Taken& search : m_taken) {
        const double before = (size + 1.0) / (copies[search.rank] + 1);
        taken[search.rank] += random.unit() * (search.drawn + before) >= search.drawn;
    }
    struct Placed {
        double place;
        Card card;
    };
    std::array<Placed, kDeckSize> placed;
    for (int i = 0; i < size; ++i)
        placed[std::size_t(i)] = {random.unit(), determinization.deck[i]};
    for (Rank rank = 0; rank < packs::kRanks; ++rank) {
        for (; taken[rank] > 0; --taken[rank]) {
            // One more position; the first one of the rank is the taken card's.
            double extra = random.unit();
            Placed* first = nullptr;
            for (Placed* at = placed.data(); at < placed.data() + size; ++at)
                if (rankOf(at->card) == rank && (!first || at->place < first->place)) first = at;
            if (first && first->place < extra) first->place = extra;
        }
    }
    std::sort(placed.begin(), placed.begin() + size,
              [](const Placed& a, const Placed& b) { return a.place > b.place; });
    for (int i = 0; i < size; ++i)
        determinization.deck[i] = placed[std::size_t(i)].card;
}

} // namespace tacklebox
