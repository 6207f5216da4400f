#include "model/games/platinumfish/bot/handodds.h"

namespace tacklebox::platinumfish {

using packs::Rank;

HandOdds::HandOdds(const InformationState<PlatinumFish>& known, TypeEvidence evidence)
    : m_known(known), m_unseen(known.unseen()), m_typeEvidence(evidence) {
    listPlaces();
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        listShares(rank);
    weigh();
    takeChances();
}

void HandOdds::listPlaces() {
    int stride = 1;
    for (Seat seat = 0; seat < m_known.seats(); ++seat) {
        const int hidden = m_known.hand(seat).hidden;
        if (seat == m_known.viewer() || hidden == 0) continue;
        m_places.push_back({seat, hidden, stride});
        m_start += std::size_t(hidden * stride);
        stride *= hidden + 1;
    }
    const auto need = [&](Seat seat, RankSet ranks) {
        if (!ranks) return;
        m_needs.push_back({seat, ranks, stride});
        m_end += std::size_t(stride);
        stride *= 2;
    };
    for (const HiddenCards& place : m_places)
        need(place.seat, m_known.ranksWithOneInHand(place.seat));
    need(kNoSeat, m_known.ranksWithOneInDeck());

    m_states = std::size_t(stride);
    m_open.resize(m_states);
    m_settled.resize(m_states);
    for (std::size_t state = 0; state < m_states; ++state) {
        for (std::size_t i = 0; i < m_places.size(); ++i)
            if (int(state) / m_places[i].stride % (m_places[i].cards + 1)) m_open[state] |= 1u << i;
        for (std::size_t i = 0; i < m_needs.size(); ++i)
            if (int(state) / m_needs[i].stride % 2) m_settled[state] |= 1u << i;
    }
}

void HandOdds::listShares(Rank rank) {
    for (unsigned places = 0; places < 1u << m_places.size(); ++places) {
        Share share{.seats = {}, .places = places, .settles = 0, .step = 0, .left = 0, .weight = 0};
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            if (!(places >> i & 1)) continue;
            share.seats.add(m_places[i].seat);
            share.step += m_places[i].stride;
        }
        share.left = m_unseen.ofRank[rank] - share.seats.size();
        for (std::size_t i = 0; i < m_needs.size(); ++i) {
            const bool comes = m_needs[i].seat == kNoSeat ? share.left > 0 : share.seats.has(m_needs[i].seat);
            if (comes && hasRank(m_needs[i].ranks, rank)) share.settles |= 1u << i;
        }
        share.weight = weightOf(rank, share.seats);
        if (share.weight > 0) m_shares[rank].push_back(share);
    }
}

double HandOdds::weightOf(Rank rank, SeatSet seats) const {
    const int left = m_unseen.ofRank[rank] - seats.size();
    if (left < 0 || (left > 0 && hasRank(m_known.goneFromDeck(), rank))) return 0;
    const Presence& presence = m_known.presence(rank);
    if (presence.known && left == 0 && (presence.mayHold & seats).empty()) return 0;
    double weight = waysToDeal(rank, seats);
    // A search takes one certain copy of its rank, so its likelihood is inverse to the number of copies then
    // in the deck.
    for (const Search& search : m_known.searches())
        if (search.rank == rank) weight /= left + search.copiesGone;
    for (const Seat seat : seats) {
        if (hasRank(m_known.hand(seat).lacks, rank)) return 0;
        if (m_typeEvidence == TypeEvidence::Counted) weight *= m_known.hand(seat).likelihoodRatio[rank];
    }
    return weight;
}

/// Number of ways to give each of the seats a different unseen card of the rank, not too early in deck order
/// (P-04).
double HandOdds::waysToDeal(Rank rank, SeatSet seats) const {
    List<int, kMostPlayers> choices;
    for (const Seat seat : seats) {
        int cards = 0;
        for (packs::Suit suit = 0; suit < packs::kSuits; ++suit)
            if (const Face face = packs::faceOf(rank, suit); face >= m_known.hand(seat).least[rank])
                cards += m_unseen.ofFace[face];
        choices.add(cards);
    }
    // The allowed sets are nested, so the strictest seat chooses first.
    std::sort(choices.begin(), choices.end());
    double ways = 1;
    for (int i = 0; i < choices.size(); ++i)
        ways *= std::max(0, choices[i] - i);
    // Cards of the rank that were laid unseen may be any of those left.
    const int left = m_unseen.ofRank[rank] - seats.size();
    for (int laid = 1; laid <= m_known.laidUnseen(rank); ++laid)
        ways *= left + laid;
    return ways;
}

std::size_t HandOdds::next(std::size_t state, const Share& share) const {
    std::size_t after = state - std::size_t(share.step);
    const unsigned settled = share.settles & ~unsigned(m_settled[state]);
    for (std::size_t i = 0; settled >> i; ++i)
        if (settled >> i & 1) after += std::size_t(m_needs[i].stride);
    return after;
}

void HandOdds::weigh() {
    m_completions.assign((packs::kRanks + 1) * m_states, 0.0);
    m_completions[packs::kRanks * m_states + m_end] = 1;
    for (int rank = packs::kRanks - 1; rank >= 0; --rank) {
        const double* after = completions(rank + 1);
        double* now = m_completions.data() + std::size_t(rank) * m_states;
        for (const Share& share : m_shares[std::size_t(rank)])
            for (std::size_t state = 0; state < m_states; ++state)
                if (fits(state, share)) now[state] += share.weight * after[next(state, share)];
    }
}

void HandOdds::takeChances() {
    std::vector<double> reached(m_states, 0.0), reachedNext(m_states);
    reached[m_start] = 1;
    const double all = completions(0)[m_start];
    double onTop = 0;
    for (Rank rank = 0; rank < packs::kRanks; ++rank) {
        std::fill(reachedNext.begin(), reachedNext.end(), 0.0);
        for (const Share& share : m_shares[rank]) {
            double chance = 0;
            for (std::size_t state = 0; state < m_states; ++state) {
                if (reached[state] == 0 || !fits(state, share)) continue;
                const std::size_t after = next(state, share);
                reachedNext[after] += reached[state] * share.weight;
                chance += reached[state] * share.weight * completions(rank + 1)[after] / all;
            }
            for (const Seat seat : share.seats)
                m_chances[seat][rank] += chance;
            m_inDeck[rank] += chance * share.left;
            m_onTop[rank] += chance * topChance(rank, share.left);
        }
        onTop += m_onTop[rank];
        std::swap(reached, reachedNext);
    }
    for (double& chance : m_onTop)
        chance = onTop > 0 ? chance / onTop : 0;
}

/// Unnormalized probability that one of `copies` cards of a rank is on top. Model: each card has a random
/// position from 0 (top at the search) to 1. The taken card was the first of its rank, so the others are
/// distributed like one card more, without the first. Once draws have passed that first position, the others
/// may be anywhere below.
double HandOdds::topChance(Rank rank, int copies) const {
    const double deck = m_known.observation().deck.size();
    if (copies == 0 || deck == 0) return 0;
    double chance = copies / deck;
    int taken = 0;
    for (const Search& search : m_known.searches()) {
        if (!search.inOrder || search.rank != rank) continue;
        ++taken;
        const double passed = search.drawn / (search.drawn + (deck + 1) / (copies + 1));
        chance *= passed + (1 - passed) * (copies + taken) / (deck + taken);
    }
    return chance;
}

double HandOdds::chanceToHold(Seat seat, Rank rank) const {
    return hasRank(m_known.hand(seat).shownRanks(), rank) ? 1.0 : m_chances[seat][rank];
}

double HandOdds::chanceOnTopShuffled(Rank rank) const {
    const int deck = m_known.observation().deck.size();
    return deck == 0 ? 0 : m_inDeck[rank] / deck;
}

void HandOdds::sample(Random& random, std::array<SeatSet, packs::kRanks>& holders) const {
    std::size_t state = m_start;
    for (Rank rank = 0; rank < packs::kRanks; ++rank) {
        const double* after = completions(rank + 1);
        double pick = random.unit() * completions(rank)[state];
        const Share* chosen = nullptr;
        for (const Share& share : m_shares[rank]) {
            if (!fits(state, share)) continue;
            const double weight = share.weight * after[next(state, share)];
            if (weight == 0) continue;
            chosen = &share;
            pick -= weight;
            if (pick < 0) break;
        }
        if (!chosen) return; // no consistent assignment: impossible observations
        holders[rank] = chosen->seats;
        state = next(state, *chosen);
    }
}

} // namespace tacklebox::platinumfish
