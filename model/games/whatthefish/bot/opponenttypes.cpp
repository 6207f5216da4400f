#include "model/games/whatthefish/bot/opponenttypes.h"

#include "model/games/whatthefish/bot/levels.h"

namespace tacklebox::whatthefish {

PolicyInput inputOf(const State& state, Seat seat) {
    PolicyInput input;
    input.seat = seat;
    input.status = &state.status;
    input.hand = state.now.hands[seat];
    input.discard = state.now.discard.asSet();
    input.open = input.discard;
    for (const Card card : state.now.played)
        input.open.add(card);
    for (const Frozen& frozen : state.now.frozen)
        input.open.add(frozen.card);
    for (Seat other = 0; other < state.match.seats; ++other)
        input.cards[other] = std::uint8_t(state.now.hands[other].size());
    input.drawPile = std::uint8_t(state.now.draw.size());
    input.flushes = state.now.flushes[seat];
    return input;
}

namespace {

const Skill& skillOf(OpponentType type) {
    static const std::array<Skill, 3> skills{whatthefish::skillOf(Level::Minnow),
                                             whatthefish::skillOf(Level::Perch),
                                             whatthefish::skillOf(Level::Pike)};
    return skills[type == OpponentType::Minnow ? 0 : type == OpponentType::Perch ? 1 : 2];
}

Move policyMoveOf(OpponentType type, const State& state, Seat seat) {
    const Skill& skill = skillOf(type);
    PolicyInput input = inputOf(state, seat);
    if (!skill.countsCards) input.open = {};
    return policyMove(input, skill.policy);
}

/// Preference of eager players for a kind of move.
int eagerness(MoveKind kind) {
    switch (kind) {
    case MoveKind::Protect: return 3;
    case MoveKind::Kill: return 2;
    case MoveKind::Dive: return 1;
    default: return 0;
    }
}

/// True if the moves have cards with equal count and sum.
bool sameCards(const Move& one, const Move& other) {
    int difference = 0;
    for (const Face face : one.cards)
        difference += face;
    for (const Face face : other.cards)
        difference -= face;
    return one.cards.size() == other.cards.size() && difference == 0;
}

} // namespace

SeatTypes sampleTypes(const Opponents& types, Seat self, Random& random) {
    SeatTypes drawn = types.sample(random);
    drawn[self] = std::uint8_t(OpponentType::Skilled);
    return drawn;
}

Move TypePolicy::decide(OpponentType type, const State& state, Seat seat, Random& random) {
    if (type > OpponentType::Eager) return policyMoveOf(type, state, seat);
    m_moves.clear();
    WhatTheFish::legalMoves(state, seat, m_moves);
    if (type == OpponentType::AnyMove) return m_moves[random.below(m_moves.size())];
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

Opponents::TypeWeights TypePolicy::likelihoods(const State& state, Seat seat, const Move& move) {
    // Probabilities of the move that a type prescribes, of another of its kind, and of any move.
    constexpr double kAsSaid = 0.75, kSameKind = 0.17, kAnyMove = 1 - kAsSaid - kSameKind;
    constexpr double kMasterAsSaid = 0.5, kMasterSameKind = 0.3,
                     kMasterAnyMove = 1 - kMasterAsSaid - kMasterSameKind;
    constexpr double kNotListed = 0.2; ///< likelihood ratio of several KILLs at once to a single one
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
    Opponents::TypeWeights likelihoods{};
    likelihoods[std::size_t(OpponentType::AnyMove)] = any;
    likelihoods[std::size_t(OpponentType::Eager)] =
        eagerness(move.kind) == most ? (listed ? 1 : kNotListed) / liked : 0;
    for (const OpponentType type : {OpponentType::Minnow, OpponentType::Perch, OpponentType::Skilled}) {
        const Move said = policyMoveOf(type, state, seat);
        const bool kind = said.kind == move.kind, exactly = kind && sameCards(said, move);
        const double alike = kind ? 1.0 / std::max(1, ofKind) : 0;
        likelihoods[std::size_t(type)] = kAsSaid * exactly + kSameKind * alike + kAnyMove * any;
        if (type == OpponentType::Skilled)
            likelihoods[std::size_t(OpponentType::Master)] =
                kMasterAsSaid * exactly + kMasterSameKind * alike + kMasterAnyMove * any;
    }
    return likelihoods;
}

namespace {

/// Exchanges cards so that the hand has those of a move. Returns false if that is impossible. The hand of
/// `viewer` stays unchanged.
class Imagined {
  public:
    Imagined(State& determinization, Seat viewer, Seat seat, Random& random)
        : m_determinization(determinization), m_viewer(viewer), m_seat(seat), m_random(random) {}

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
    CardSet& hand() { return m_determinization.now.hands[m_seat]; }

    bool fetch(Face face) {
        const CardSet held = (hand() & cardsWithFace(face)) - m_shown;
        if (!held.empty()) {
            m_shown.add(held.first());
            return true;
        }
        for (const Card card : cardsWithFace(face) - m_shown)
            if (exchange(card, hand() - m_shown)) {
                m_shown.add(card);
                return true;
            }
        return false;
    }

    /// Exchanges one of `out` for a card of the draw pile or another hidden hand.
    bool exchange(Card in, CardSet out) {
        if (out.empty()) return false;
        const Card away = out.nth(m_random.below(out.size()));
        for (int i = 0; i < m_determinization.now.draw.size(); ++i)
            if (m_determinization.now.draw[i] == in) {
                m_determinization.now.draw[i] = away;
                return swapIn(in, away);
            }
        for (Seat other = 0; other < m_determinization.match.seats; ++other)
            if (other != m_viewer && other != m_seat && m_determinization.now.hands[other].has(in)) {
                m_determinization.now.hands[other].remove(in);
                m_determinization.now.hands[other].add(away);
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
            for (int i = 0; i < m_determinization.now.draw.size(); ++i)
                if (!kFish.has(m_determinization.now.draw[i])) others.add(m_determinization.now.draw[i]);
            if (others.empty()) return false;
            exchange(others[m_random.below(others.size())], CardSet::of(card));
        }
        return true;
    }

    State& m_determinization;
    Seat m_viewer, m_seat;
    Random& m_random;
    CardSet m_shown;
};

} // namespace

void learn(Opponents& types, const InformationState<WhatTheFish>& known, Seat seat, const Move& move,
           Random& random, TypePolicy& policy) {
    // Successive passes with the same hand are correlated, so they weigh less.
    constexpr double kWeight = 1, kWeightOfPass = 0.5;
    constexpr int kDeterminizations = 10;
    if (move.kind == MoveKind::Give || known.observation().status.phase == Phase::Flush) return;
    Opponents::TypeWeights sums{};
    Determinizer<WhatTheFish> determinizer(known, handDoubtsOf(types));
    State determinization;
    for (int i = 0; i < kDeterminizations; ++i) {
        determinizer.sample(random, determinization);
        if (!Imagined(determinization, known.viewer(), seat, random).holds(move)) continue;
        const Opponents::TypeWeights likelihoods = policy.likelihoods(determinization, seat, move);
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            sums[type] += likelihoods[type];
    }
    types[seat].take(sums, move.kind == MoveKind::Pass ? kWeightOfPass : kWeight);
}

SeatHandDoubts handDoubtsOf(const Opponents& types) {
    SeatHandDoubts handDoubts;
    for (Seat seat = 0; seat < kMostPlayers; ++seat) {
        const double careless = types[seat][std::size_t(OpponentType::AnyMove)];
        const double eager = types[seat][std::size_t(OpponentType::Eager)];
        handDoubts[seat] = {1 - careless - eager, eager, careless};
    }
    return handDoubts;
}

} // namespace tacklebox::whatthefish
