#include "model/games/greatlakes/bot/determinizer.h"

#include <cmath>

namespace tacklebox {

using namespace greatlakes;

namespace {

constexpr int kOut = kMostPlayers;    ///< index of cards out of the game
constexpr float kLeastWeight = 1e-3f; ///< no type rules out a card

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

/// Scales attractions to a mean of 1.
std::array<float, kDeckSize> againstMean(const std::array<float, kDeckSize>& attraction, CardSet cards) {
    std::array<float, kDeckSize> shares{};
    float sum = 0;
    for (const Card card : cards)
        sum += attraction[card];
    for (const Card card : cards)
        shares[card] = attraction[card] * float(cards.size()) / sum;
    return shares;
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
        // The viewer remembers which suits were caught, but not which cards.
        for (const CardSet& caught : m_base.caught)
            for (const Card card : caught)
                m_surelyHeld -= suitSet(packs::suitOf(card));
    }
    m_room[kOut] = m_unseen.size();
    for (Seat seat = 0; seat < observation.match.seats; ++seat) {
        if (seat == m_viewer) continue;
        if (observation.chosen[seat] == kHidden) m_hiddenChoice.add(seat);
        m_room[seat] = hidden.held[seat];
        m_room[kOut] -= m_room[seat];
    }
    for (Weights& weights : m_weights)
        weights.fill(1);
    if (memory < OpponentPolicy::kWholeMemory) judgeForgotten();
    for (Seat seat = 0; seat < observation.match.seats; ++seat) {
        if (m_room[seat] == 0) continue;
        const Weights weights = known.learner().notChosenWeights(hidden, seat, m_opponents[seat]);
        for (const Card card : hidden.cards)
            m_weights[seat][card] = std::max(kLeastWeight, weights[card]);
    }
    if (!m_hiddenChoice.empty()) judgeChoice(known);
}

/// Weights forgotten cards for having been played: all but random players play high cards late.
void Determinizer<GreatLakes>::judgeForgotten() {
    constexpr Opponents::Shares kLaterARank{0, 0, 0.05, 0.08, 0.13, 0.13}; // in log odds
    double later = 0;
    for (Seat seat = 0; seat < m_base.match.seats; ++seat)
        if (seat != m_viewer)
            later += m_opponents[seat].mean([&](std::size_t type) { return kLaterARank[type]; }) /
                     (m_base.match.seats - 1);
    for (const Card card : m_unseen) {
        const packs::Rank rank = packs::rankOf(card);
        const int height = rank == packs::kAce ? packs::kRanks : rank;
        m_weights[kOut][card] = m_surelyHeld.has(card) ? 0 : float(std::exp(-later * height));
    }
}

void Determinizer<GreatLakes>::judgeChoice(const InformationState<GreatLakes>& known) {
    const CardSet unseen = known.unseen();
    for (const Seat seat : m_hiddenChoice) {
        const Attractions attractions =
            OpponentLearner::attractions(known.table(m_room[seat]), known.recalledByType(), seat, unseen);
        m_choice[seat].fill(0);
        for (std::size_t type = 0; type < kOpponentTypes; ++type) {
            const auto shares = againstMean(attractions[type], unseen);
            for (const Card card : unseen)
                m_choice[seat][card] += float(m_opponents[seat][type]) * shares[card];
        }
    }
}

void Determinizer<GreatLakes>::sample(Random& random, State& determinization) {
    determinization = m_base;
    deal(random, determinization);
    for (const Seat seat : m_hiddenChoice) {
        determinization.chosen[seat] = drawChosen(seat, determinization.hands[seat], random);
        determinization.hands[seat].remove(determinization.chosen[seat]);
    }
}

/// Deals cards in random order to seats with room; first those certainly in some hand.
void Determinizer<GreatLakes>::deal(Random& random, State& determinization) {
    std::array<int, kMostPlayers + 1> room = m_room;
    random.shuffle(m_unseen);
    std::partition(m_unseen.begin(), m_unseen.end(), [&](Card card) { return m_surelyHeld.has(card); });
    for (const Card card : m_unseen) {
        std::array<float, kMostPlayers + 1> upTo;
        float total = 0;
        for (int place = 0; place <= kOut; ++place)
            upTo[place] = total += float(room[place]) * m_weights[place][card];
        const float point = float(random.unit()) * total;
        int place = 0;
        while (place < kOut && (upTo[place] <= point || room[place] == 0))
            ++place;
        while (room[place] == 0) // the point was rounded up to the end
            --place;
        --room[place];
        if (place != kOut) determinization.hands[place].add(card);
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

void Determinizer<GreatLakes>::each(const std::function<void(const State&, double)>& visit) const {
    auto room = m_room;
    State determinization = m_base;
    dealOn(0, room, determinization, 1, visit);
}

void Determinizer<GreatLakes>::dealOn(int next, std::array<int, kMostPlayers + 1>& room,
                                      State& determinization, double weight,
                                      const std::function<void(const State&, double)>& visit) const {
    if (next == m_unseen.size()) return visit(determinization, weight);
    const Card card = m_unseen[next];
    for (int place = 0; place <= kOut; ++place) {
        if (room[place] == 0) continue;
        --room[place];
        if (place != kOut) determinization.hands[place].add(card);
        dealOn(next + 1, room, determinization, weight * double(m_weights[place][card]), visit);
        if (place != kOut) determinization.hands[place].remove(card);
        ++room[place];
    }
}

Card Determinizer<GreatLakes>::drawChosen(Seat seat, CardSet hand, Random& random) const {
    float total = 0;
    for (const Card card : hand)
        total += m_choice[seat][card];
    float point = float(random.unit()) * total;
    Card last = kNoCard;
    for (const Card card : hand) {
        last = card;
        if ((point -= m_choice[seat][card]) < 0) break;
    }
    return last;
}

CompactState greatlakes::compactStateOf(const State& position) {
    CompactState game;
    game.seats = position.match.seats;
    game.dealer = position.match.dealer;
    game.wholeGame = std::uint8_t(kDeckSize / game.seats);
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
