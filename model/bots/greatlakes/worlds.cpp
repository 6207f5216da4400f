#include "model/bots/greatlakes/worlds.h"

namespace tacklebox {

using namespace greatlakes;

namespace {

constexpr int kOut = kMostPlayers;    ///< the place of cards that a laid-out game leaves out
constexpr float kLeastWeight = 1e-3f; ///< nobody plays so surely that a card is out of the question

/// The position as far as the viewer sees it; hidden cards are left out.
State seenPosition(const View& view) {
    State state{};
    state.match = view.match;
    state.options = standardOptions(GreatLakes::kOptions);
    state.status = view.status;
    state.chosen.fill(kNoCard);
    state.kept.fill(kNoCard);
    state.fished = view.fished;
    for (int i = view.lake.size() - 1; i >= 0; --i)
        state.lake.putOnTop(view.lake[i]);
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        for (const Face face : view.hands[seat])
            if (face != kHidden) state.hands[seat].add(face);
        for (const Face face : view.caught[seat]) {
            state.caught[seat].add(face);
            state.catches.add(face);
        }
        if (view.chosen[seat] != kNoFace && view.chosen[seat] != kHidden)
            state.chosen[seat] = view.chosen[seat];
        if (view.kept[seat] != kNoFace) state.kept[seat] = view.kept[seat];
    }
    return state;
}

/// A game as the whole table sees it, with one hand that holds the card in question alone.
Outline publicOutline(const Knowledge<GreatLakes>::Round& round, int seats, int rounds) {
    Outline game;
    game.seats = std::uint8_t(seats);
    game.rounds = std::uint8_t(rounds);
    game.wholeGame = std::uint8_t(kDeckSize / seats);
    game.shown = round.seen.low();
    game.lake = round.lake;
    game.fished = round.fished;
    return game;
}

/// e to the leaning of a player of whose hand nothing else is known.
float attraction(Outline game, Seat seat, Card card) {
    game.hands[seat] = bitOf(card);
    return likelihood(usualHabits().leaning(Sight(game, seat), card));
}

} // namespace

Worlds<GreatLakes>::Worlds(const Knowledge<GreatLakes>& known)
    : m_base(seenPosition(known.view())), m_viewer(known.viewer()) {
    const View& view = known.view();
    const CardSet unseen = known.unseen();
    for (const Card card : unseen)
        m_unseen.add(card);
    m_room[kOut] = m_unseen.size();
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        if (seat == m_viewer) continue;
        if (view.chosen[seat] == kHidden) m_hiddenChoice.add(seat);
        m_room[seat] = view.hands[seat].size() + m_hiddenChoice.has(seat);
        m_room[kOut] -= m_room[seat];
    }
    for (Weights& weights : m_weights)
        weights.fill(1);
    const auto& rounds = known.rounds();
    const int left = view.hands[0].size() + (view.chosen[0] != kNoFace);
    for (std::size_t i = 0; i < rounds.size(); ++i)
        judgeRound(rounds[i], left + int(rounds.size() - i));
    if (!m_hiddenChoice.empty()) judgeChoice();
}

/// Everybody could have chosen what he still holds, and did not: the more it attracted, the less likely.
void Worlds<GreatLakes>::judgeRound(const Knowledge<GreatLakes>::Round& round, int rounds) {
    const int seats = m_base.match.seats;
    const Outline game = publicOutline(round, seats, rounds);
    for (Seat seat = 0; seat < seats; ++seat) {
        if (m_room[seat] == 0 || round.cards[seat] == kNoCard) continue;
        Weights attractions{};
        float all = 0;
        for (const Card card : m_unseen)
            all += attractions[card] = attraction(game, seat, card);
        const float others =
            attraction(game, seat, round.cards[seat]) + all / float(m_unseen.size()) * float(rounds - 2);
        for (const Card card : m_unseen)
            m_weights[seat][card] =
                std::max(kLeastWeight, m_weights[seat][card] * others / (others + attractions[card]));
    }
}

void Worlds<GreatLakes>::judgeChoice() {
    Knowledge<GreatLakes>::Round now;
    for (const Card card : m_base.lake)
        ++now.lake[packs::suitOf(card)];
    now.seen = m_base.lake.asSet();
    for (Seat seat = 0; seat < m_base.match.seats; ++seat) {
        now.seen |= m_base.caught[seat];
        for (const packs::Suit suit : m_base.fished[seat])
            now.fished[seat] |= std::uint8_t(1u << suit);
    }
    for (const Seat seat : m_hiddenChoice) {
        const Outline game = publicOutline(now, m_base.match.seats, m_room[seat]);
        for (const Card card : m_unseen)
            m_choice[seat][card] = attraction(game, seat, card);
    }
}

void Worlds<GreatLakes>::sample(Random& random, State& world) {
    world = m_base;
    deal(random, world);
    for (const Seat seat : m_hiddenChoice) {
        world.chosen[seat] = drawChosen(seat, world.hands[seat], random);
        world.hands[seat].remove(world.chosen[seat]);
    }
}

/// Card by card, in any order, to those who have room for it.
void Worlds<GreatLakes>::deal(Random& random, State& world) {
    std::array<int, kMostPlayers + 1> room = m_room;
    random.shuffle(m_unseen);
    for (const Card card : m_unseen) {
        std::array<float, kMostPlayers + 1> upTo;
        float total = 0;
        for (int place = 0; place <= kOut; ++place)
            upTo[place] = total += float(room[place]) * m_weights[place][card];
        const float point = float(random.unit()) * total;
        int place = 0;
        while (place < kOut && (upTo[place] <= point || room[place] == 0))
            ++place;
        while (room[place] == 0) // the point was rounded up to the very end
            --place;
        --room[place];
        if (place != kOut) world.hands[place].add(card);
    }
}

double Worlds<GreatLakes>::count() const {
    double deals = 1;
    int left = m_unseen.size();
    for (const int room : m_room)
        for (int taken = 0; taken < room; ++taken)
            deals *= double(left--) / double(taken + 1);
    return deals;
}

void Worlds<GreatLakes>::each(const std::function<void(const State&, double)>& visit) const {
    auto room = m_room;
    State world = m_base;
    dealOn(0, room, world, 1, visit);
}

void Worlds<GreatLakes>::dealOn(int next, std::array<int, kMostPlayers + 1>& room, State& world,
                                double weight, const std::function<void(const State&, double)>& visit) const {
    if (next == m_unseen.size()) return visit(world, weight);
    const Card card = m_unseen[next];
    for (int place = 0; place <= kOut; ++place) {
        if (room[place] == 0) continue;
        --room[place];
        if (place != kOut) world.hands[place].add(card);
        dealOn(next + 1, room, world, weight * double(m_weights[place][card]), visit);
        if (place != kOut) world.hands[place].remove(card);
        ++room[place];
    }
}

Card Worlds<GreatLakes>::drawChosen(Seat seat, CardSet hand, Random& random) const {
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

Outline greatlakes::outlineOf(const State& position) {
    Outline game;
    game.seats = position.match.seats;
    game.dealer = position.match.dealer;
    game.wholeGame = std::uint8_t(kDeckSize / game.seats);
    CardSet shown = position.lake.asSet();
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
