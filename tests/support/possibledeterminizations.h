// Compares sampled determinizations with all possible ones, in small deals: plays every arrangement of the
// hidden cards and keeps the positions that agree with what a seat has seen.
#pragma once

#include "model/bots/informationstate.h"
#include "model/json/eventsjson.h"
#include "tests/support/environment.h"
#include "tests/support/streams.h"

#include <gtest/gtest.h>

#include <map>

namespace tacklebox::testing {

/// The functions that the test needs from a game:
///
/// - `static Setup<G> setup(Seat viewer, Random&)`: a deal with few cards that the viewer cannot see, and all
///   cards in the game
/// - `static auto* pile(Layout&)`: the face-down pile; nullptr if the game has none
/// - `static std::string hidden(const State&)`: everything hidden except hands, as a key
/// - `static Move pick(const MoveList<Move>&, Random&)`: optional; chooses a move
template <class G>
struct SmallDeals;

/// Deals `hidden` cards at random to the other hands and the pile, if there is one. Returns the other cards.
template <class G>
std::vector<Card> dealHidden(Setup<G>& setup, Seat viewer, std::vector<Card> cards, int hidden,
                             Random& random) {
    random.shuffle(cards);
    auto* pile = SmallDeals<G>::pile(setup.layout);
    for (Seat seat = 0; seat < setup.seats; ++seat)
        for (int more = seat == viewer ? 0 : 1 + random.below(5); more > 0 && hidden > (pile ? 1 : 0);
             --more, --hidden) {
            setup.layout.hands[seat].add(cards.back());
            cards.pop_back();
        }
    for (; pile && hidden > 0; --hidden) {
        pile->putOnTop(cards.back());
        cards.pop_back();
    }
    return cards;
}

/// All positions that agree with what `viewer` has seen of a match.
template <class G>
class PossibleDeterminizations {
  public:
    using State = typename G::State;

    PossibleDeterminizations(const Setup<G>& setup, Seat viewer) : m_opening(setup), m_viewer(viewer) {}

    /// Processes new events of the log.
    void update(const EventLog<G>& log) {
        m_seen.clear();
        for (; m_nextEvent < log.size(); ++m_nextEvent)
            if (auto event = SeenEvent<G>::seenBy(m_viewer, log, m_nextEvent))
                m_seen.push_back(std::move(*event));
        if (m_seen.empty()) return;
        const auto before = std::move(m_arrived);
        m_arrived.clear();
        m_determinizations.clear();
        if (before.empty()) return open();
        for (const State& state : before)
            goOn(state, 0);
    }

    const std::vector<State>& determinizations() const { return m_determinizations; }
    /// True if a step had too many outcomes to try them all.
    bool tooMany() const { return m_tooMany || m_arrived.size() > kMostArrived; }

  private:
    static constexpr int kMostShuffled = 4;
    static constexpr std::size_t kMostArrived = 20'000;

    /// Starts from every arrangement of the cards that the viewer cannot see.
    void open() {
        Setup<G> setup = m_opening;
        CardSet hidden;
        std::vector<Seat> slots; ///< the owner of each hidden card; kNoSeat for the pile
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            CardSet& hand = setup.layout.hands[seat];
            if (seat == m_viewer) continue;
            hidden |= hand;
            slots.insert(slots.end(), std::size_t(hand.size()), seat);
            hand = {};
        }
        if (auto* pile = SmallDeals<G>::pile(setup.layout)) {
            hidden |= pile->asSet();
            slots.insert(slots.end(), std::size_t(pile->size()), kNoSeat);
            pile->clear();
        }
        arrange(setup, hidden, slots, 0, 0);
    }

    /// Fills the slots from `at` on with the remaining cards, the faces of a hand in order.
    void arrange(const Setup<G>& setup, CardSet left, const std::vector<Seat>& slots, std::size_t at,
                 int leastFace) {
        if (at == slots.size()) return play(setup);
        const bool sameHand = at > 0 && slots[at] != kNoSeat && slots[at] == slots[at - 1];
        int last = sameHand ? leastFace - 1 : -1;
        for (const Card card : left) {
            const int face = G::faceOf(card);
            if (face <= last) continue; // equal faces are adjacent
            last = face;
            Setup<G> next = setup;
            if (slots[at] == kNoSeat)
                SmallDeals<G>::pile(next.layout)->putOnTop(card);
            else
                next.layout.hands[slots[at]].add(card);
            CardSet others = left;
            others.remove(card);
            arrange(next, others, slots, at + 1, face);
        }
    }

    void play(const Setup<G>& setup) {
        if (G::validationError(setup.options, setup.seats, setup.layout)) return;
        State state;
        m_log.clear();
        G::newInitialState(state, setup.options, setup.seats, setup.dealer, setup.layout, m_log);
        arrive(state, 0);
    }

    /// Continues after a step that has written m_log, if the viewer saw m_seen from index `at` on.
    void arrive(const State& state, std::size_t at) {
        const std::size_t before = at;
        for (int number = 0; number < m_log.size(); ++number) {
            const auto event = SeenEvent<G>::seenBy(m_viewer, m_log, number);
            if (event && (at == m_seen.size() || !(*event == m_seen[at++]))) return;
        }
        if (at == m_seen.size() && before < at) m_arrived.push_back(state);
        goOn(state, at);
    }

    /// Tries every next step; the viewer has seen `at` events of m_seen.
    void goOn(const State& state, std::size_t at) {
        const Chance due = G::chance(state);
        if (due.kind == ChanceKind::Deal || tooMany()) return;
        const auto decide = [&](const Outcome<typename G::Layout>& outcome) {
            State next = state;
            m_log.clear();
            G::applyChance(next, outcome, m_log);
            arrive(next, at);
        };
        if (due.kind != ChanceKind::None) return eachOutcome(due, decide);
        if (at == m_seen.size()) m_determinizations.push_back(state);
        for (const Seat seat : G::playersToAct(state)) {
            m_moves.clear();
            G::legalMoves(state, seat, m_moves);
            const std::vector<typename G::Move> moves(m_moves.begin(), m_moves.end());
            for (const auto& move : moves) {
                if (seat == m_viewer && !isSeen(move, at)) continue;
                State next = state;
                m_log.clear();
                G::apply(next, seat, move, m_log);
                arrive(next, at);
            }
        }
    }

    /// True if the viewer's next event is that move of their own.
    bool isSeen(const typename G::Move& move, std::size_t at) const {
        if (at == m_seen.size()) return false;
        const auto* made = std::get_if<SeenMove<typename G::Move>>(&m_seen[at].content());
        return made && made->seat == m_viewer && made->move == move;
    }

    template <class Decide>
    void eachOutcome(const Chance& due, Decide decide) {
        Outcome<typename G::Layout> outcome;
        outcome.kind = due.kind;
        switch (due.kind) {
        case ChanceKind::Pull:
            for (const Card card : due.cards) {
                outcome.card = card;
                decide(outcome);
            }
            break;
        case ChanceKind::Roll:
            for (std::uint8_t one = 1; one <= 6; ++one)
                for (std::uint8_t other = 1; other <= (due.dice == 2 ? 6 : 1); ++other) {
                    outcome.dice[0] = one;
                    outcome.dice[1] = due.dice == 2 ? other : 0;
                    decide(outcome);
                }
            break;
        case ChanceKind::Shuffle: {
            m_tooMany = m_tooMany || due.cards.size() > kMostShuffled;
            if (m_tooMany) return;
            const auto byFace = [](Card a, Card b) { return G::faceOf(a) < G::faceOf(b); };
            std::vector<Card> order;
            for (const Card card : due.cards)
                order.push_back(card);
            do {
                outcome.order.clear();
                for (const Card card : order)
                    outcome.order.add(card);
                decide(outcome);
            } while (std::next_permutation(order.begin(), order.end(), byFace));
            break;
        }
        default: break;
        }
    }

    Setup<G> m_opening;
    Seat m_viewer;
    int m_nextEvent = 0;
    std::vector<SeenEvent<G>> m_seen;      ///< new events
    std::vector<State> m_arrived;          ///< positions right after the last of them
    std::vector<State> m_determinizations; ///< all positions that the viewer cannot tell apart now
    bool m_tooMany = false;
    EventLog<G> m_log; ///< events of one step
    MoveList<typename G::Move> m_moves;
};

/// Returns faces as text for keys.
template <class G, class Cards>
std::string facesOf(const Cards& cards) {
    std::string text;
    for (const Card card : cards)
        text += char(G::faceOf(card));
    return text + '|';
}

/// Returns all hidden cards of a position as a key.
template <class G>
std::string keyOf(const typename G::State& state) {
    std::string key;
    for (const FaceList& hand : G::observation(state, kOmniscient).hands)
        key.append(hand.begin(), hand.end()) += '|';
    return key + SmallDeals<G>::hidden(state);
}

/// Plays random small deals until TACKLEBOX_WORLDS or `positions` positions are checked. Every sampled
/// determinization must be possible; if at most `few` are possible, all of them must be sampled.
template <class G>
void testAllDeterminizations(int positions, std::size_t few = 24) {
    constexpr std::size_t kMostDeterminizations = 1500;
    constexpr int kMostMoves = 30, kSamples = 12, kTries = 6000;
    const std::uint64_t wanted = fromEnvironment("TACKLEBOX_WORLDS", std::uint64_t(positions));
    std::uint64_t judged = 0, complete = 0;
    MoveList<typename G::Move> moves;
    for (std::uint64_t seed = fromEnvironment("TACKLEBOX_SEED", 1); judged < wanted; ++seed) {
        SCOPED_TRACE("repeat it with TACKLEBOX_WORLDS=1 TACKLEBOX_SEED=" + std::to_string(seed));
        Random random = Random::forStep(seed, 1005);
        const Seat viewer = Seat(random.below(G::kLeastSeats));
        auto setup = SmallDeals<G>::setup(viewer, random);
        setup.seed = seed;
        if (G::validationError(setup.options, setup.seats, setup.layout)) continue;
        Match<G> match(setup);
        PossibleDeterminizations<G> possible(setup, viewer);
        InformationState<G> known(viewer);
        for (int step = 0, nextEvent = 0; step < kMostMoves; ++step) {
            for (; nextEvent < match.log().size(); ++nextEvent)
                if (const auto event = SeenEvent<G>::seenBy(viewer, match.log(), nextEvent))
                    known.see(*event);
            possible.update(match.log());
            if (match.over() || match.state().match.round > 1 || possible.tooMany()) break;
            if (possible.determinizations().size() <= kMostDeterminizations) {
                std::map<std::string, int> sampled;
                for (const auto& determinization : possible.determinizations())
                    sampled[keyOf<G>(determinization)] = 0;
                ASSERT_TRUE(sampled.contains(keyOf<G>(match.state()))) << "the true position is missing";
                Determinizer<G> sampler(known);
                ASSERT_TRUE(sampler.found());
                ++judged;
                std::size_t missing = sampled.size() <= few ? sampled.size() : 0;
                complete += missing > 1;
                typename G::State determinization;
                for (int i = 0; i < kSamples || (missing > 0 && i < kTries); ++i) {
                    sampler.sample(random, determinization);
                    ASSERT_TRUE(G::observation(determinization, viewer) == known.observation());
                    const auto found = sampled.find(keyOf<G>(determinization));
                    ASSERT_NE(found, sampled.end())
                        << "seat " << int(viewer) << " after " << step << " moves samples what cannot be: "
                        << observationJson<G>(G::observation(determinization, kOmniscient));
                    if (sampled.size() <= few && found->second++ == 0) --missing;
                }
                for (const auto& one : possible.determinizations())
                    ASSERT_TRUE(missing == 0 || sampled[keyOf<G>(one)] > 0)
                        << "seat " << int(viewer) << " after " << step << " moves never samples "
                        << observationJson<G>(G::observation(one, kOmniscient));
            }
            SeatSet playersToAct = G::playersToAct(match.state());
            for (int skip = random.below(playersToAct.size()); skip > 0; --skip)
                playersToAct.remove(playersToAct.first());
            moves.clear();
            G::legalMoves(match.state(), playersToAct.first(), moves);
            auto move = moves[random.below(moves.size())];
            if constexpr (requires { SmallDeals<G>::pick(moves, random); })
                move = SmallDeals<G>::pick(moves, random);
            ASSERT_FALSE(match.move(playersToAct.first(), move));
        }
    }
    std::printf("%llu positions judged, %llu of them with all their determinizations\n",
                static_cast<unsigned long long>(judged), static_cast<unsigned long long>(complete));
}

} // namespace tacklebox::testing
