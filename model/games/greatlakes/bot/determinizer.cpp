#include "model/games/greatlakes/bot/determinizer.h"

#include <cmath>

namespace tacklebox {

using namespace greatlakes;

namespace {

constexpr int kNoHand = kMostPlayers; ///< index of the cards in no hand: caught and forgotten, or not dealt
constexpr float kLeastWeight = 1e-3f; ///< positive, because any player may hold any card

/// The position as seen by the viewer, without hidden cards.
State seenPosition(const Observation& observation) {
    State state{};
    state.match = observation.match;
    state.options = standardOptions(GreatLakes::kOptions);
    state.status = observation.status;
    state.chosen.fill(kNoCard);
    state.kept.fill(kNoCard);
    state.fished = observation.fished;
    for (int i = observation.lake.size() - 1; i >= 0; --i)
        state.lake.putOnTop(observation.lake[i]);
    for (Seat seat = 0; seat < observation.match.seats; ++seat) {
        for (const Face face : observation.hands[seat])
            if (face != kHidden) state.hands[seat].add(face);
        for (const Face face : observation.caught[seat]) {
            state.caught[seat].add(face);
            state.catches.add(face);
        }
        if (observation.chosen[seat] != kNoFace && observation.chosen[seat] != kHidden)
            state.chosen[seat] = observation.chosen[seat];
        if (observation.kept[seat] != kNoFace) state.kept[seat] = observation.kept[seat];
    }
    return state;
}

/// Scales the attractions (opponentlearner.h) of these cards to a mean of 1.
std::array<float, kDeckSize> scaledToMeanOne(const std::array<float, kDeckSize>& attraction, CardSet cards) {
    std::array<float, kDeckSize> scaled{};
    float sum = 0;
    for (const Card card : cards)
        sum += attraction[card];
    for (const Card card : cards)
        scaled[card] = attraction[card] * float(cards.size()) / sum;
    return scaled;
}

} // namespace

Determinizer<GreatLakes>::Determinizer(const InformationState<GreatLakes>& known, int memory)
    : m_base(seenPosition(known.observation())), m_viewer(known.viewer()), m_opponents(known.types()) {
    const Observation& observation = known.observation();
    const Hidden hidden = known.hidden();
    for (const Card card : hidden.cards)
        m_unseen.add(card);
    m_surelyHeld = hidden.cards;
    if (memory < OpponentPolicy::kWholeMemory) {
        const CardBits recalled = known.recalled(memory);
        for (const Card card : known.shown())
            if (!(recalled & bitOf(card))) m_unseen.add(card);
        // The viewer remembers which suits were caught, but not which cards. So any card of these suits may
        // have been caught.
        for (const CardSet& caught : m_base.caught)
            for (const Card card : caught)
                m_surelyHeld -= suitSet(packs::suitOf(card));
    }
    m_room[kNoHand] = m_unseen.size();
    for (Seat seat = 0; seat < observation.match.seats; ++seat) {
        if (seat == m_viewer) continue;
        if (observation.chosen[seat] == kHidden) m_faceDownChoices.add(seat);
        m_room[seat] = hidden.held[seat];
        m_room[kNoHand] -= m_room[seat];
    }
    for (Weights& weights : m_weights)
        weights.fill(1);
    if (memory < OpponentPolicy::kWholeMemory) weighForgotten();
    for (Seat seat = 0; seat < observation.match.seats; ++seat) {
        if (m_room[seat] == 0) continue;
        const Weights weights = known.learner().notChosenWeights(hidden, seat, m_opponents[seat]);
        for (const Card card : hidden.cards)
            m_weights[seat][card] = std::max(kLeastWeight, weights[card]);
    }
    if (!m_faceDownChoices.empty()) weighChoices(known);
}

/// Sets how likely each unseen card was played and forgotten. All types except the random ones prefer to play
/// low cards first, so low cards are more likely.
void Determinizer<GreatLakes>::weighForgotten() {
    /// The preference of each type for playing the lower of two neighbouring ranks first, in log odds.
    constexpr Opponents::TypeWeights kDelayPerRank{0, 0, 0.05, 0.08, 0.13, 0.13};
    double delay = 0;
    for (Seat seat = 0; seat < m_base.match.seats; ++seat)
        if (seat != m_viewer)
            delay += m_opponents[seat].mean([&](std::size_t type) { return kDelayPerRank[type]; }) /
                     (m_base.match.seats - 1);
    for (const Card card : m_unseen) {
        const packs::Rank rank = packs::rankOf(card);
        const int strength = rank == packs::kAce ? packs::kRanks : rank;
        m_weights[kNoHand][card] = m_surelyHeld.has(card) ? 0 : float(std::exp(-delay * strength));
    }
}

/// Sets how likely each seat with a face-down choice has chosen each card.
void Determinizer<GreatLakes>::weighChoices(const InformationState<GreatLakes>& known) {
    const CardSet unseen = known.unseen();
    for (const Seat seat : m_faceDownChoices) {
        const Attractions attractions =
            OpponentLearner::attractions(known.table(m_room[seat]), known.recalledByType(), seat, unseen);
        m_choiceWeights[seat].fill(0);
        for (std::size_t type = 0; type < kOpponentTypes; ++type) {
            const auto scaled = scaledToMeanOne(attractions[type], unseen);
            for (const Card card : unseen)
                m_choiceWeights[seat][card] += float(m_opponents[seat][type]) * scaled[card];
        }
    }
}

void Determinizer<GreatLakes>::sample(Random& random, State& determinization) {
    determinization = m_base;
    deal(random, determinization);
    for (const Seat seat : m_faceDownChoices) {
        determinization.chosen[seat] = sampleChoice(seat, determinization.hands[seat], random);
        determinization.hands[seat].remove(determinization.chosen[seat]);
    }
}

/// Deals the unseen cards in random order, but first those certainly in some hand, while there is still room.
void Determinizer<GreatLakes>::deal(Random& random, State& determinization) {
    std::array<int, kMostPlayers + 1> room = m_room;
    random.shuffle(m_unseen);
    std::partition(m_unseen.begin(), m_unseen.end(), [&](Card card) { return m_surelyHeld.has(card); });
    for (const Card card : m_unseen) {
        std::array<float, kMostPlayers + 1> cumulative;
        float total = 0;
        for (int place = 0; place <= kNoHand; ++place)
            cumulative[place] = total += float(room[place]) * m_weights[place][card];
        const float point = float(random.unit()) * total;
        int place = 0;
        while (place < kNoHand && (cumulative[place] <= point || room[place] == 0))
            ++place;
        while (room[place] == 0) // rounding can put the point at the end
            --place;
        --room[place];
        if (place != kNoHand) determinization.hands[place].add(card);
    }
}

double Determinizer<GreatLakes>::count() const {
    double deals = 1;
    int left = m_unseen.size();
    for (const int room : m_room)
        for (int taken = 0; taken < room; ++taken)
            deals *= double(left--) / double(taken + 1);
    return deals;
}

void Determinizer<GreatLakes>::forEachDeal(const std::function<void(const State&, double)>& visit) const {
    auto room = m_room;
    State determinization = m_base;
    visitDeals(0, room, determinization, 1, visit);
}

void Determinizer<GreatLakes>::visitDeals(int next, std::array<int, kMostPlayers + 1>& room,
                                          State& determinization, double weight,
                                          const std::function<void(const State&, double)>& visit) const {
    if (next == m_unseen.size()) return visit(determinization, weight);
    const Card card = m_unseen[next];
    for (int place = 0; place <= kNoHand; ++place) {
        if (room[place] == 0) continue;
        --room[place];
        if (place != kNoHand) determinization.hands[place].add(card);
        visitDeals(next + 1, room, determinization, weight * double(m_weights[place][card]), visit);
        if (place != kNoHand) determinization.hands[place].remove(card);
        ++room[place];
    }
}

Card Determinizer<GreatLakes>::sampleChoice(Seat seat, CardSet hand, Random& random) const {
    float total = 0;
    for (const Card card : hand)
        total += m_choiceWeights[seat][card];
    float point = float(random.unit()) * total;
    Card last = kNoCard;
    for (const Card card : hand) {
        last = card;
        if ((point -= m_choiceWeights[seat][card]) < 0) break;
    }
    return last;
}

CompactState greatlakes::compactStateOf(const State& position) {
    CompactState game;
    game.seats = position.match.seats;
    game.dealer = position.match.dealer;
    game.roundsInGame = std::uint8_t(kDeckSize / game.seats);
    CardSet shown = position.lake.asSet();
    game.lakeCards = shown.low();
    for (const Card card : position.lake)
        ++game.lake[packs::suitOf(card)];
    for (Seat seat = 0; seat < game.seats; ++seat) {
        game.hands[seat] = position.hands[seat].low();
        if (position.chosen[seat] != kNoCard) game.hands[seat] |= bitOf(position.chosen[seat]);
        if (position.kept[seat] != kNoCard) shown.add(position.kept[seat]);
        game.caught[seat] = std::uint8_t(position.caught[seat].size());
        shown |= position.caught[seat];
        for (const packs::Suit suit : position.fished[seat])
            game.fished[seat] |= std::uint8_t(1u << suit);
    }
    game.shown = shown.low();
    game.rounds = std::uint8_t(countOnes(game.hands[0]));
    return game;
}

} // namespace tacklebox
