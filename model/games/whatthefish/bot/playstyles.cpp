#include "model/games/whatthefish/bot/ways.h"

#include "model/games/whatthefish/bot/levels.h"

namespace tacklebox::whatthefish {

Sight sightOf(const State& state, Seat seat) {
    Sight sight;
    sight.seat = seat;
    sight.status = &state.status;
    sight.hand = state.now.hands[seat];
    sight.discard = state.now.discard.asSet();
    sight.open = sight.discard;
    for (const Card card : state.now.played)
        sight.open.add(card);
    for (const Frozen& frozen : state.now.frozen)
        sight.open.add(frozen.card);
    for (Seat other = 0; other < state.match.seats; ++other)
        sight.cards[other] = std::uint8_t(state.now.hands[other].size());
    sight.drawPile = std::uint8_t(state.now.draw.size());
    sight.flushes = state.now.flushes[seat];
    return sight;
}

namespace {

const Skill& skillOf(Way way) {
    static const std::array<Skill, 3> skills{whatthefish::skillOf(Level::Minnow),
                                             whatthefish::skillOf(Level::Perch),
                                             whatthefish::skillOf(Level::Pike)};
    return skills[way == Way::Minnow ? 0 : way == Way::Perch ? 1 : 2];
}

Move judged(Way way, const State& state, Seat seat) {
    const Skill& skill = skillOf(way);
    Sight sight = sightOf(state, seat);
    if (!skill.countsCards) sight.open = {};
    return judge(sight, skill.manner);
}

/// How much somebody eager likes a kind of move.
int eagerness(MoveKind kind) {
    switch (kind) {
    case MoveKind::Protect: return 3;
    case MoveKind::Kill: return 2;
    case MoveKind::Dive: return 1;
    default: return 0;
    }
}

/// Cards of the same values, in number and sum; the same card taken or given.
bool sameCards(const Move& one, const Move& other) {
    int difference = 0;
    for (const Face face : one.cards)
        difference += face;
    for (const Face face : other.cards)
        difference -= face;
    return one.cards.size() == other.cards.size() && difference == 0;
}

} // namespace

WayOfSeat drawWays(const Ways& ways, Seat self, Random& random) {
    WayOfSeat drawn = ways.draw(random);
    drawn[self] = std::uint8_t(Way::Skilled);
    return drawn;
}

Move Decider::decide(Way way, const State& state, Seat seat, Random& random) {
    if (way > Way::Eager) return judged(way, state, seat);
    m_moves.clear();
    WhatTheFish::legalMoves(state, seat, m_moves);
    if (way == Way::AnyMove) return m_moves[random.below(m_moves.size())];
    int most = 0, count = 0;
    Move best = m_moves[0];
    for (const Move& move : m_moves) {
        const int eager = eagerness(move.kind);
        if (eager < most) continue;
        count = eager > most ? 1 : count + 1;
        most = eager;
        if (random.below(count) == 0) best = move;
    }
    return best;
}

Ways::Shares Decider::likelihoods(const State& state, Seat seat, const Move& move) {
    // How often somebody makes just the move that his way of playing says, one of the same kind, any move.
    constexpr double kAsSaid = 0.75, kSameKind = 0.17, kAnyMove = 1 - kAsSaid - kSameKind;
    constexpr double kMasterAsSaid = 0.5, kMasterSameKind = 0.3,
                     kMasterAnyMove = 1 - kMasterAsSaid - kMasterSameKind;
    constexpr double kNotListed = 0.2; ///< several KILLs at once, against one of them
    m_moves.clear();
    WhatTheFish::legalMoves(state, seat, m_moves);
    int ofKind = 0, liked = 0, most = 0;
    bool listed = false;
    for (const Move& other : m_moves) {
        ofKind += other.kind == move.kind;
        listed = listed || (other.kind == move.kind && sameCards(other, move));
        const int eager = eagerness(other.kind);
        if (eager > most) liked = 0;
        most = std::max(most, eager);
        liked += eager == most;
    }
    const double any = (listed ? 1 : kNotListed) / m_moves.size();
    Ways::Shares shares{};
    shares[std::size_t(Way::AnyMove)] = any;
    shares[std::size_t(Way::Eager)] = eagerness(move.kind) == most ? (listed ? 1 : kNotListed) / liked : 0;
    for (const Way way : {Way::Minnow, Way::Perch, Way::Skilled}) {
        const Move said = judged(way, state, seat);
        const bool kind = said.kind == move.kind, exactly = kind && sameCards(said, move);
        const double alike = kind ? 1.0 / std::max(1, ofKind) : 0;
        shares[std::size_t(way)] = kAsSaid * exactly + kSameKind * alike + kAnyMove * any;
        if (way == Way::Skilled)
            shares[std::size_t(Way::Master)] =
                kMasterAsSaid * exactly + kMasterSameKind * alike + kMasterAnyMove * any;
    }
    return shares;
}

namespace {

/// Puts the cards that the move shows into the hand, in exchange for others of it; false if they cannot have
/// been there. The hand of `viewer` stays as it is.
class Imagined {
  public:
    Imagined(State& world, Seat viewer, Seat seat, Random& random)
        : m_world(world), m_viewer(viewer), m_seat(seat), m_random(random) {}

    bool holds(const Move& move) {
        if (isWtf(move.kind)) return fetch(wtfOf(move.kind));
        switch (move.kind) {
        case MoveKind::Dive:
        case MoveKind::Kill:
        case MoveKind::Protect:
            for (const Face face : move.cards)
                if (!fetch(face)) return false;
            return true;
        case MoveKind::Flush: return dropFish();
        default: return true;
        }
    }

  private:
    CardSet& hand() { return m_world.now.hands[m_seat]; }

    bool fetch(Face face) {
        const CardSet held = (hand() & cardsLike(face)) - m_shown;
        if (!held.empty()) {
            m_shown.add(held.first());
            return true;
        }
        for (const Card card : cardsLike(face) - m_shown)
            if (exchange(card, hand() - m_shown)) {
                m_shown.add(card);
                return true;
            }
        return false;
    }

    /// Any card of the draw pile or another hidden hand comes in for one of `out`.
    bool exchange(Card in, CardSet out) {
        if (out.empty()) return false;
        const Card away = out.nth(m_random.below(out.size()));
        for (int i = 0; i < m_world.now.draw.size(); ++i)
            if (m_world.now.draw[i] == in) {
                m_world.now.draw[i] = away;
                return swapIn(in, away);
            }
        for (Seat other = 0; other < m_world.match.seats; ++other)
            if (other != m_viewer && other != m_seat && m_world.now.hands[other].has(in)) {
                m_world.now.hands[other].remove(in);
                m_world.now.hands[other].add(away);
                return swapIn(in, away);
            }
        return false;
    }
    bool swapIn(Card in, Card away) {
        hand().remove(away);
        hand().add(in);
        return true;
    }

    bool dropFish() {
        const CardSet fish = hand() & kFish;
        for (const Card card : fish) {
            List<Card, kDeckSize> others;
            for (int i = 0; i < m_world.now.draw.size(); ++i)
                if (!kFish.has(m_world.now.draw[i])) others.add(m_world.now.draw[i]);
            if (others.empty()) return false;
            exchange(others[m_random.below(others.size())], CardSet::of(card));
        }
        return true;
    }

    State& m_world;
    Seat m_viewer, m_seat;
    Random& m_random;
    CardSet m_shown;
};

} // namespace

void learn(Ways& ways, const Knowledge<WhatTheFish>& known, Seat seat, const Move& move, Random& random,
           Decider& decider) {
    // A hand that passes once passes again: such decisions hang together.
    constexpr double kWeight = 1, kWeightOfPass = 0.5;
    constexpr int kWorlds = 10;
    if (move.kind == MoveKind::Give || known.view().status.phase == Phase::Flush) return;
    Ways::Shares sums{};
    Worlds<WhatTheFish> worlds(known, tempersOf(ways));
    State world;
    for (int i = 0; i < kWorlds; ++i) {
        worlds.sample(random, world);
        if (!Imagined(world, known.viewer(), seat, random).holds(move)) continue;
        const Ways::Shares shares = decider.likelihoods(world, seat, move);
        for (std::size_t way = 0; way < kWays; ++way)
            sums[way] += shares[way];
    }
    ways[seat].take(sums, move.kind == MoveKind::Pass ? kWeightOfPass : kWeight);
}

Tempers tempersOf(const Ways& ways) {
    Tempers tempers;
    for (Seat seat = 0; seat < kMostPlayers; ++seat) {
        const double careless = ways[seat][std::size_t(Way::AnyMove)];
        const double eager = ways[seat][std::size_t(Way::Eager)];
        tempers[seat] = {1 - careless - eager, eager, careless};
    }
    return tempers;
}

} // namespace tacklebox::whatthefish
