#include "model/games/gofish/bot/determinizer.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace tacklebox {

using namespace gofish;

namespace {

constexpr int kAll = std::numeric_limits<int>::max();

constexpr std::uint64_t bit(std::size_t number) {
    return std::uint64_t(1) << number;
}

} // namespace

/// The chain for anneal().
struct Determinizer<GoFish>::Annealing {
    Determinizer& sampler;

    int violations() const { return sampler.m_violations; }
    void setPenalty(double penalty) { sampler.m_penalty = penalty; }
    void propose(Random& random) { sampler.step(random, Aim::FirstDeal); }
    void restart(Random&) {}
};

Determinizer<GoFish>::Determinizer(const InformationState<GoFish>& informationState, const Deadline& deadline,
                                   const TypeWeights& types)
    : m_informationState(informationState), m_slots(informationState.slots().size()), m_types(types) {
    constexpr int kFirstSteps = 400, kMostSteps = 200'000;
    // Finite, so that the chain can leave local minima by accepting another violation.
    static constexpr double kPenalties[] = {2.8};
    Random random(1);
    begin();
    // An empty position means that the knowledge fits no deal.
    if (std::ranges::find(m_faces, kNoFace) != m_faces.end()) return;
    Annealing annealing{*this};
    StepLimit limit(kMostSteps, deadline);
    m_found =
        m_violations == 0 || (m_slots > 0 && anneal(annealing, {kPenalties, kMostSteps}, limit, random));
    if (!m_found) return;
    for (Seat seat = 0; seat < informationState.seats(); ++seat)
        m_asks[seat] = likelihoodOfAsks(seat);
    advance(random, kFirstSteps);
}

/// Assigns each card to a position so that all constraints on single cards hold.
void Determinizer<GoFish>::begin() {
    const auto slots = m_informationState.slots();
    const CardSet hidden = m_informationState.neverSeen();
    const Observation& observation = m_informationState.observation();
    m_base.match = observation.match;
    m_base.options = observation.options;
    m_base.status = observation.status;
    m_base.cardMoved = m_informationState.cardMoved();
    m_base.quietTurns = std::uint8_t(m_informationState.quietTurns());
    m_base.books = observation.books;
    for (Seat seat = 0; seat < observation.match.seats; ++seat)
        m_base.hands[seat] = m_informationState.known(seat);

    m_allowed.assign(m_slots, 0);
    CardSet movable = hidden;
    for (Face face = 0; face < packs::kStandardFaces; ++face) {
        const Rank rank = packs::rankOf(face);
        Slots allowed = m_informationState.slotsBefore(face);
        if (hidden.has(face)) {
            for (std::size_t slot = 0; slot < m_slots; ++slot)
                if (!slots[slot].barred.has(rank)) allowed |= bit(slot);
        } else if (allowed) {
            movable.add(face);
        }
        for (std::size_t slot = 0; slot < m_slots; ++slot)
            if (allowed & bit(slot)) m_allowed[slot] |= bit(face);
    }

    // Place cards seen later first: they must be in one of the slots that they left. A card displaced by
    // match() moves to another slot.
    m_faces.assign(std::size_t(movable.size()), kNoFace);
    m_at.fill(m_faces.size());
    for (const Card face : movable - hidden) {
        std::uint64_t visited = 0;
        match(face, visited);
    }
    for (const Card face : hidden) {
        std::uint64_t visited = 0;
        match(face, visited);
    }
    std::size_t place = m_slots;
    for (const Card face : hidden)
        if (m_at[face] == m_faces.size()) {
            while (place < m_faces.size() && m_faces[place] != kNoFace)
                ++place;
            if (place < m_faces.size()) set({place, face});
        }
    for (Seat seat = 0; seat < observation.match.seats; ++seat) {
        if (seat == m_informationState.viewer()) continue;
        Slots own = 0;
        for (std::size_t slot = 0; slot < m_slots; ++slot)
            if (slots[slot].seat == seat) own |= bit(slot);
        for (Rank rank = 0; rank < packs::kRanks; ++rank) {
            const CardSet cards = cardsOfRank(rank);
            const CardSet unseen = cards & hidden;
            if (unseen.empty() || !(unseen | m_informationState.known(seat)).contains(cards)) continue;
            m_unbooked.push_back({rank, own});
            m_unbookedSize.push_back(std::uint8_t(unseen.size()));
        }
    }
    m_violations = violations(kAll);
}

/// Finds a slot for a card by an augmenting path (Kuhn's algorithm).
bool Determinizer<GoFish>::match(Face face, std::uint64_t& visited) {
    for (std::size_t slot = 0; slot < m_slots; ++slot) {
        if (!(m_allowed[slot] & bit(face)) || (visited & bit(slot))) continue;
        visited |= bit(slot);
        const Face there = m_faces[slot];
        if (there != kNoFace && !match(there, visited)) continue;
        set({slot, face});
        return true;
    }
    return false;
}

void Determinizer<GoFish>::set(const Assignment& assignment) {
    const Face before = m_faces[assignment.at];
    m_faces[assignment.at] = assignment.face;
    m_at[assignment.face] = assignment.at;
    if (assignment.at >= m_slots) return;
    if (before != kNoFace) {
        m_ofRank[packs::rankOf(before)] &= ~bit(assignment.at);
        m_stillThere[packs::rankOf(before)] &= ~bit(assignment.at);
    }
    const Rank rank = packs::rankOf(assignment.face);
    m_ofRank[rank] |= bit(assignment.at);
    if (m_informationState.neverSeen().has(assignment.face)) m_stillThere[rank] |= bit(assignment.at);
}

bool Determinizer<GoFish>::allowed(const Assignment& assignment) const {
    if (assignment.at >= m_slots) return m_informationState.neverSeen().has(assignment.face);
    return (m_allowed[assignment.at] & bit(assignment.face)) != 0;
}

/// Counts violated constraints, up to `most`.
int Determinizer<GoFish>::violations(int most) const {
    int violations = 0;
    for (const Need& need : m_informationState.needs()) {
        violations += !(m_ofRank[need.rank] & need.slots);
        if (violations >= most) return violations;
    }
    for (std::size_t i = 0; i < m_unbooked.size() && violations < most; ++i)
        violations += countOnes(m_stillThere[m_unbooked[i].rank] & m_unbooked[i].slots) == m_unbookedSize[i];
    return violations;
}

/// Likelihood of the seat's asks in the current deal, averaged over the types.
double Determinizer<GoFish>::likelihoodOfAsks(Seat seat) const {
    const TypeWeights likelihoods = likelihoodsOfAsks(m_informationState.history(seat), m_faces.data());
    double sum = 0;
    for (std::size_t type = 0; type < kOpponentTypes; ++type)
        sum += m_types[type] * likelihoods[type];
    return sum;
}

/// Decides whether to keep the exchange just made, which leaves that number of violations.
bool Determinizer<GoFish>::accepts(std::span<const Assignment> places, int violations, Random& random,
                                   Aim aim) {
    if (aim == Aim::FirstDeal) return metropolisAcceptsLog(-m_penalty * (violations - m_violations), random);
    if (violations > 0) return false;
    SeatSet changed;
    for (const Assignment& assignment : places)
        if (assignment.at < m_slots) changed.add(m_informationState.slots()[assignment.at].seat);
    double gain = 1;
    std::array<double, kMostPlayers> asks{};
    for (const Seat seat : changed) {
        asks[seat] = likelihoodOfAsks(seat);
        gain *= asks[seat] / m_asks[seat];
    }
    if (gain < 1 && !metropolisAccepts(std::pow(gain, kTrust), random)) return false;
    for (const Seat seat : changed)
        m_asks[seat] = asks[seat];
    return true;
}

/// Exchanges cards among these positions if allowed and accepted.
void Determinizer<GoFish>::put(std::span<const Assignment> places, Random& random, Aim aim) {
    std::array<Face, 3> before;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!allowed(places[i])) return;
        before[i] = m_faces[places[i].at];
    }
    const auto ofRank = m_ofRank, stillThere = m_stillThere;
    for (const Assignment& assignment : places)
        set(assignment);
    // After the first deal, one violation is enough to refuse.
    const int now = violations(aim == Aim::FirstDeal ? kAll : 1);
    if (accepts(places, now, random, aim)) {
        m_violations = now;
        return;
    }
    m_ofRank = ofRank;
    m_stillThere = stillThere;
    for (std::size_t i = 0; i < places.size(); ++i) {
        m_faces[places[i].at] = before[i];
        m_at[before[i]] = places[i].at;
    }
}

/// Proposes to exchange two cards, or to rotate three.
void Determinizer<GoFish>::step(Random& random, Aim aim) {
    const std::size_t a = std::size_t(random.below(int(m_slots)));
    const std::size_t b = std::size_t(random.below(int(m_faces.size())));
    if (a == b) return;
    if (random.below(4)) {
        const Assignment places[] = {{a, m_faces[b]}, {b, m_faces[a]}};
        return put(places, random, aim);
    }
    const std::size_t c = std::size_t(random.below(int(m_faces.size())));
    if (a == c || b == c) return;
    const Assignment places[] = {{a, m_faces[b]}, {b, m_faces[c]}, {c, m_faces[a]}};
    put(places, random, aim);
}

void Determinizer<GoFish>::advance(Random& random, int steps) {
    if (m_slots == 0) return;
    while (steps-- > 0)
        step(random, Aim::NextDeal);
}

CardSet Determinizer<GoFish>::hand(Seat seat) const {
    CardSet hand = m_base.hands[seat];
    const auto slots = m_informationState.slots();
    for (std::size_t slot = 0; slot < m_slots; ++slot)
        if (slots[slot].seat == seat && m_informationState.neverSeen().has(m_faces[slot]))
            hand.add(m_faces[slot]);
    return hand;
}

void Determinizer<GoFish>::sample(Random& random, State& determinization) {
    constexpr int kStepsBetween = 20;
    advance(random, kStepsBetween);
    // Cards outside the slots are in the pond or out of the game, in any order.
    for (std::size_t left = m_faces.size(); left > m_slots + 1; --left) {
        const std::size_t other = m_slots + std::size_t(random.below(int(left - m_slots)));
        std::swap(m_faces[left - 1], m_faces[other]);
        m_at[m_faces[left - 1]] = left - 1;
        m_at[m_faces[other]] = other;
    }
    determinization = m_base;
    const auto slots = m_informationState.slots();
    for (std::size_t slot = 0; slot < m_slots; ++slot)
        if (m_informationState.neverSeen().has(m_faces[slot]))
            determinization.hands[slots[slot].seat].add(m_faces[slot]);
    for (int depth = m_informationState.observation().pond.size(); depth-- > 0;)
        determinization.pond.putOnTop(m_faces[m_slots + std::size_t(depth)]);
}

} // namespace tacklebox
